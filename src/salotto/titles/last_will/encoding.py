"""What there is on a table of Last Will, for those who learn from it (see `salotto.kit.encoding`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from salotto.kernel.zones import Zone
from salotto.kit.answers import Answers, all_keys, all_of, keys_in
from salotto.kit.encoding import Each, Encoding, Known, List, Own, Row, Thing, Things
from salotto.kit.features import Bits, Count, Counts, Flag, Flags, Part, Seats, Who, Word
from salotto.titles.last_will.actions import Verb
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import REGULAR, TYPES, Black, Deck, Extra, Symbol, Way
from salotto.titles.last_will.errands import DEMOTION_HALF, EXTENSION_HALF
from salotto.titles.last_will.helpers import ACTIONS
from salotto.titles.last_will.planning import DECK_KEYS
from salotto.titles.last_will.settings import ERRAND_NAMES, OFFERING
from salotto.titles.last_will.state import LastWillState, Phase, Player

CARDS = tuple(BOX.card.values())
BLACK = tuple(card for card in CARDS if isinstance(card, Black))
PLANS = tuple(BOX.plan.values())
OFFERS = (f"errand:{space.group or space.key.removeprefix('offer:')}" for space in OFFERING)
ERRANDS = tuple(dict.fromkeys((*OFFERS, *ERRAND_NAMES)))
ERRAND_AT = {key: at for at, key in enumerate(ERRANDS)}
FIGURES = 6
"""On an errand space: at least as many as there can be."""
EMPTY: Zone[Any] = Zone()


def player_parts() -> list[Part]:
    """LW-1.1, LW-1.2 A player's board is public, the hand is known to those who have seen its cards."""
    return [
        Count("money", 130, least=-20),
        Known("hand", CARDS, 20),
        Counts("backs", tuple(Deck), 12, of=backs),
        List("board", laid_parts, 16),
        Count("spaces", 16),
        Thing("plan", PLANS),
        Flag("drawn"),
        Count("errand_boys", 6),
        Count("actions", 9),
        Count("white_actions", 6),
        Things("given", CARDS),
        Thing("job", BOX.jobs),
        Bits("covered", range(12)),
        Flag("demoted"),
        Flag("bankrupt"),
        Flag("ready", of=lambda player: player.kept is not None),
        Own(Things("kept", CARDS, of=lambda player: player.kept or ())),
        Count("last_income", 40),
    ]


def laid_parts() -> list[Part]:
    """A card on a board."""
    return [
        Thing("card", BLACK),
        Flags("tokens", range(6), tuple(Symbol)),
        Count("step", 12),
        Flag("used"),
        Count("uses", 4),
    ]


def backs(player: Player) -> list[int]:
    """LW-1.3 The backs of the cards in a hand are seen by all."""
    counts = dict.fromkeys(Deck, 0)
    for card in player.hand.cards:
        counts[card.deck] += 1
    return list(counts.values())


def stack(name: str, piles: Callable[[LastWillState], list[Zone[Any]]]) -> list[Part]:
    """LW-2.4 The regular decks, or their discard piles."""

    def of(at: int) -> Callable[[LastWillState], Zone[Any]]:
        return lambda game: piles(game)[at] if at < len(piles(game)) else EMPTY

    return [Known(f"{name} {deck}", CARDS, 60, of=of(at)) for at, deck in enumerate(REGULAR)]


def crowns(zone: Zone[Any]) -> int:
    """LW-1.4 The crowns on the back of the top card."""
    number: int = zone.cards[-1].crowns if zone.cards else 0
    return number


def figures(game: LastWillState) -> list[int | None]:
    """LW-6.3 The seats on each errand space, in the order in which they came."""
    found: list[int | None] = [None] * (len(ERRANDS) * FIGURES)
    for space, there in zip(game.setting.errands, game.figures, strict=False):
        at = ERRAND_AT[space.key] * FIGURES
        found[at : at + len(there)] = there
    return found


PROMPTS = (
    "lw-act", "lw-animal-where", "lw-animal-which", "lw-block-plan", "lw-buy-as", "lw-choose-plan",
    "lw-choose-will", "lw-companion-as", "lw-companions", "lw-cover", "lw-cover-which", "lw-depreciate-which",
    "lw-discard-more", "lw-draw-from", "lw-draw-more", "lw-draw-one", "lw-errand", "lw-keep", "lw-keep-drawn",
    "lw-keep-start", "lw-make-room", "lw-market", "lw-nuptial-set", "lw-pay-activation", "lw-pay-deal",
    "lw-price",
    "lw-savour", "lw-sell-as", "lw-sell-which", "lw-spend", "lw-spend-opera", "lw-take-which",
    "lw-takings", "lw-token-as", "lw-token-where",
    "lw-which-half",
)  # fmt: skip

NAMES = [card.key.partition(":")[2] for card in CARDS]

ENCODING = Encoding(
    parts=(
        Word("phase", Phase),
        Count("round", 7),
        Who("start"),
        Seats("order", 5),
        Count("turn", 5),
        Count("lap", 4),
        Things("plans", PLANS),
        Things("blocked", PLANS),
        Counts("market", TYPES, 3, least=-3),
        *stack("deck", lambda game: game.decks),
        *stack("pile", lambda game: game.piles),
        Known("special", CARDS, 30),
        Count("special crowns", 3, of=lambda game: crowns(game.special)),
        Known("new_special", CARDS, 30),
        Count("new special crowns", 3, of=lambda game: crowns(game.new_special)),
        Things("wilds", CARDS),
        Row("offers", CARDS, 14),
        Seats("figures", len(ERRANDS) * FIGURES, of=figures),
        Count("extensions", 12),
        Known("box", CARDS, 40),
        Known("aside", CARDS, 8),
        Count("to_keep", 6),
        Seats("track", 12),
        Seats("clocks", 8),
        Who("early"),
        Thing("will", BOX.will.values()),
        Each("players", player_parts),
    ),
    prompts=PROMPTS,
    about={
        "least": 6, "most": 6, "cards": 10, "counts": (4, 9), "boy": 5, "boys": 5, "actions": 9, "white": 6,
        "limit": 12, "placed": (4, 3), "pounds": 12, "cost": 4, "left": 6,
    },
    answers=Answers(
        (
            *keys_in(BOX, "card", "plan", "will"),
            *(f"{verb}:{name}" for verb in Verb for name in NAMES),
            *(line.key for job in BOX.jobs for line in job.lines),
            *ERRANDS,
            *DECK_KEYS,
            *(f"type:{type_}" for type_ in TYPES),
            *(f"companion:{symbol}" for symbol in Symbol),
            *(f"modifier:{value:+d}" for value in range(-3, 4)),
            *map(str, range(-30, 151)),
            DEMOTION_HALF, EXTENSION_HALF, ACTIONS, "end",
        ),
        composed=(each.key for each in all_of(BOX, Way, Extra)),
    ),
    words=("way", "extra", *all_keys(BOX)),
    players=lambda game: game.setting.players,
    seats=5,
)  # fmt: skip
