"""What there is on a table of Viscounts, for those who learn from it (see `salotto.kit.encoding`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

from salotto.kernel.zones import Zone
from salotto.kit.answers import Answers, all_keys, all_of, keys_in
from salotto.kit.encoding import Each, Encoding, Inside, Known, Planned, Row, Thing, Things
from salotto.kit.features import (
    Bits,
    ByColour,
    Count,
    Counts,
    Flag,
    Flags,
    Part,
    Seats,
    Size,
    Who,
    Word,
)
from salotto.kit.goods import mixes, payments
from salotto.titles.viscounts.actions import BUILDING_COSTS, WORKER_COSTS
from salotto.titles.viscounts.board import PLACES, POSITIONS, SPOTS
from salotto.titles.viscounts.box import BOX, SCRIPTS
from salotto.titles.viscounts.cards import ACTIONS, GOODS, ICONS, Change, Mod
from salotto.titles.viscounts.castle import BUMPS, SHIFTS
from salotto.titles.viscounts.gains import FLIP_DEBT, FLIP_DEED, PAY_INSTEAD
from salotto.titles.viscounts.rules import RULES
from salotto.titles.viscounts.state import NOBODY, Carried, Player, Stage, ViscountsState

FOLK = (*BOX.starting, *BOX.heroes, *BOX.townsfolk)


def player_parts() -> list[Part]:
    """VW-1.1, VW-1.5 A player: all of a deck is known, but not what of it is in the hand."""
    return [
        Counts("goods", GOODS, 20),
        Count("unpaid", 12),
        Count("paid", 12),
        Count("acquired", 12),
        Count("approved", 12),
        Count("corruption", 7),
        Count("virtue", 7),
        Word("place", range(PLACES), of=lambda player: None if player.place == NOBODY else player.place),
        Count("supply", 20),
        Count("aside", 10),
        Bits("emptied", [slot.key for slot in BOX.slots]),
        Row("row", FOLK, 3),
        Counts("icons", ICONS, 9),
        Known("hand", FOLK, 8),
        Known("draw", FOLK, 24),
        Things("deck", FOLK, of=hidden),
        Things("discard", FOLK, of=lambda player: player.discard.cards),
        Things("manuscripts", BOX.manuscripts),
        Things("bonuses", (*BOX.cleric_bonus, BOX.castle_leader)),
        Thing("hero", BOX.heroes, of=lambda player: player.pair and player.pair.hero),
        Thing("card", BOX.player_cards, of=lambda player: player.pair and player.pair.card),
        Row("summaries", BOX.summaries, 4),
        Things("perks", BOX.advantages.values()),
    ]


def hidden(player: Player) -> list[object]:
    """VW-1.1 Hand and Draw Pile together."""
    return [*player.hand.cards, *player.draw.cards]


def tops(name: str, things: Sequence[Any], piles: Callable[[Any], list[Zone[Any]]]) -> list[Part]:
    """VW-3.3, VW-3.4 Of each pile the card on top, and how many there are."""
    return [
        Row(f"{name} on top", things, POSITIONS, of=lambda state: [top(pile) for pile in piles(state)]),
        Counts(f"{name} left", range(POSITIONS), 15, of=lambda state: [len(pile) for pile in piles(state)]),
    ]


def top(pile: Zone[Any]) -> Any:
    """The card on top of a pile."""
    return pile.cards[-1] if pile.cards else None


def unseen_schemes(state: ViscountsState) -> list[object]:
    """VW-10.2.3 What of the Rival's Draw Pile has been seen, in no order."""
    rival = state.rival
    if rival is None:
        return []
    return [card for card in rival.draw.cards if card.deck == "starting" or card.key in rival.shown]


BOARD = (
    Row("segments", BOX.segments, POSITIONS),
    Row("sections", BOX.sections, POSITIONS),
    Row("exchanges", BOX.exchanges.values(), PLACES),
)


def summaries_laid_out(state: ViscountsState) -> list[Any]:
    """VW-11.2.2 The Summaries that are still to be chosen."""
    return state.summaries.cards if state.setting.summaries_chosen else []


def tomes_of(carried: Carried) -> list[str]:
    """TS-7 The Tomes of all seats, one seat after the other."""
    return [tome for tomes in carried.tomes for tome in tomes]


def dismissed(state: ViscountsState) -> str | None:
    """VW-6.1.8 The key of the Townsfolk dismissed for the running action."""
    return state.dismissed or None


RIVAL = (
    Row("row", BOX.schemes, 3),
    Size("draw", 16),
    Things("discard", BOX.schemes, of=lambda rival: rival.discard.cards),
    Size("future", 12),
)
BARON = (
    Word("place", range(PLACES), of=lambda baron: None if baron.place == NOBODY else baron.place),
    Count("reserve", 20),
    Counts("workers", range(PLACES), 6),
    ByColour("guards", 6, range(PLACES)),
    Flag("defeat"),
)
CARRIED = (
    Who("marker"),
    Flag("passes"),
    Flags("tomes", range(24), tuple(BOX.advantages), of=tomes_of),
)


def every_payment() -> list[str]:
    """VW-6.1.4 Whatever can be given for missing icons."""
    most = max(*BUILDING_COSTS, *WORKER_COSTS, *(manuscript.cost for manuscript in BOX.manuscripts))
    prices = {1, *(mod.per for mod in all_of(BOX, Mod) if mod.kind is Change.SILVER_AS_ICON)}
    ways = [
        (*others, silver * price)
        for icons in range(1, most + 1)
        for *others, silver in mixes([icons] * len(GOODS), range(len(GOODS)), icons)
        for price in sorted(prices)
    ]
    return [payment.key for payment in payments(ways, GOODS)]


PROMPTS = (
    "vw-action", "vw-avoid-debt", "vw-bump", "vw-castle-move", "vw-castle-next", "vw-choose",
    "vw-choose-section", "vw-choose-slot", "vw-choose-spot", "vw-choose-summary", "vw-destroy", "vw-discard",
    "vw-exchanges", "vw-flip", "vw-free-hire", "vw-free-manuscript", "vw-hire", "vw-how-many-workers",
    "vw-link-first", "vw-move", "vw-order", "vw-pay", "vw-play", "vw-rearrange", "vw-resource",
    "vw-summary-top", "vw-take-pair", "vw-whose-worker",
)  # fmt: skip

ENCODING = Encoding(
    parts=(
        Word("stage", Stage),
        Count("round", 30),
        Word("phase", range(8)),
        Count("steps", 9),
        Who("start"),
        Who("current"),
        Count("last_round", 31),
        Planned("agenda", RULES),
        Inside("board", BOARD),
        *tops("townsfolk", BOX.townsfolk, lambda state: state.townsfolk),
        *tops("manuscripts", BOX.manuscripts, lambda state: state.manuscripts),
        Seats("owners", SPOTS),
        Flags("kinds", range(SPOTS), range(3)),
        ByColour("first", 6, range(POSITIONS)),
        ByColour("second", 6, range(POSITIONS)),
        ByColour("third", 12),
        Who("leader"),
        Seats("bonus_owners", 4),
        Count("debts_left", 24),
        Count("deeds_left", 24),
        Things("pairs", BOX.pairs.values()),
        Things("gone", FOLK),
        Things("summaries", BOX.summaries, of=summaries_laid_out),
        Word(
            "dismissed",
            [card.key for card in (*FOLK, *BOX.printed_townsfolk)],
            of=dismissed,
        ),
        Count("reserved", 10),
        Inside("rival", RIVAL),
        Things("schemes seen", BOX.schemes, of=unseen_schemes),
        Inside("baron", BARON),
        Inside("carried", CARRIED),
        Word("intent", range(4), of=lambda state: None if state.intent == NOBODY else state.intent),
        Flag("acted"),
        Who("resolving seat", of=lambda state: state.resolving and state.resolving[0]),
        Word("resolving", SCRIPTS, of=lambda state: state.resolving and state.resolving[1]),
        Count("resolving at", 4, of=lambda state: state.resolving and state.resolving[2]),
        Each("players", player_parts),
    ),
    prompts=PROMPTS,
    about={"steps": 9, "icons": 12, "merchants": 6, "silver": 9, "n": 6},
    words=("pay", *all_keys(BOX), *GOODS),
    answers=Answers(
        (
            *keys_in(
                BOX,
                "townsfolk",
                "start",
                "hero",
                "pair",
                "does",
                "spot",
                "space",
                "slot",
                "manuscript",
                "castle",
                "summary",
            ),
            *(each.key for each in (*SHIFTS.values(), *BUMPS.values())),
            *(f"action:{action}" for action in ACTIONS),
            *(f"dismiss:{action}" for action in ACTIONS),
            *(f"order:{''.join(order)}" for order in permutations("lmr")),
            *(f"good:{good}" for good in GOODS),
            *(f"seat:{seat}" for seat in range(5)),
            *map(str, range(25)),
            FLIP_DEBT,
            FLIP_DEED,
            PAY_INSTEAD,
            "draw-pile",
        ),
        composed=(*every_payment(), *keys_in(BOX, "link")),
        seats={"bump": 3},
    ),
    players=lambda state: state.setting.players,
    seats=4,
    rivals=1,
)
