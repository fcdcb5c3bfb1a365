"""What there is on a table of Architects, for those who learn from it (see `salotto.kit.encoding`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from salotto.kit.answers import Answers, all_keys, keys_in
from salotto.kit.encoding import Each, Encoding, Inside, Known, Own, Planned, Row, Thing, Things
from salotto.kit.features import ByColour, Count, Counts, Flag, Part, Seats, Size, Who, Word
from salotto.titles.architects import guardhouse
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import OPEN, STOREHOUSE, Power
from salotto.titles.architects.coop import CHOSEN, REMOVALS, REMOVE_PRISONER
from salotto.titles.architects.effects import GOOD_NAMES, GOODS, Item
from salotto.titles.architects.guildhall import ADVANCE_PRICES
from salotto.titles.architects.moves import (
    BACK_BARON,
    BACK_BOARD,
    BACK_MARKET,
    BACK_OPEN,
    BACK_PRISON,
    BARON_GROUPS,
    DISMISSALS,
    GROUPS,
    MOVES,
)  # fmt: skip
from salotto.titles.architects.payments import Price, Way, cheaper, ways_to_pay
from salotto.titles.architects.rules import RULES
from salotto.titles.architects.settings import covered
from salotto.titles.architects.state import NOT_YET, ArchitectsState, Baron, Phase, Player
from salotto.titles.architects.storehouse import CARD_BARTERS, printed_on, trade_option

BUILDINGS = tuple(BOX.buildings.values())
APPRENTICES = (*BOX.apprentices.values(), *BOX.sides.values())
MARKETS = tuple(BOX.markets.values())
REWARDS = tuple(BOX.rewards.values())
SCHEMES = tuple(BOX.schemes.values())
INTRIGUES = tuple(BOX.intrigues.values())
REQUESTS = tuple(BOX.requests.values())


def player_parts() -> list[Part]:
    """AW-1.6.1, AW-1.6.2 Hands and drawn cards are known to those who have seen them."""
    return [
        Counts("goods", GOOD_NAMES, 20),
        Count("virtue", 14),
        Count("level", 5),
        Count("debts", 9),
        Count("paid", 9),
        Known("hand", BUILDINGS, 8),
        Things("apprentices", APPRENTICES),
        Things("buildings", BUILDINGS),
        Thing("character", BOX.characters.values()),
        Known("packet", BUILDINGS, 6),
        Flag("ready", of=lambda player: player.pick is not None or player.side is not None),
        Own(Thing("pick", BUILDINGS)),
        Thing("helper", BOX.helpers.values()),
        Own(Thing("side", APPRENTICES)),
    ]


def small_face(state: ArchitectsState) -> str | None:
    """AW-1.6.3 Of the top Small Market card only the Small face is seen."""
    return state.small.cards[-1].small_face if state.small.cards else None


def large_market(state: ArchitectsState) -> Any:
    """AW-4.7 The Large Market card that lies open."""
    return state.large.cards[-1] if state.large.cards else None


def revealed_requests(baron: Baron) -> list[Any]:
    """AW-1.6.5 The Requests that lie face up."""
    return baron.requests.cards[: baron.revealed]


RIVAL = (
    Count("virtue", 14),
    Count("level", 5),
    Count("marble", 12),
    Count("debts", 9),
    Size("schemes", 12),
    Things("discard", SCHEMES, of=lambda rival: rival.discard.cards),
    Size("future", 12),
    Count("fresh", 6),
)
BARON = (
    Size("intrigues", 15),
    Things("discard", INTRIGUES, of=lambda baron: baron.discard.cards),
    Things("resolving", INTRIGUES),
    Size("future", 12),
    Row("requests", REQUESTS, 4, of=revealed_requests),
    Counts("given", range(4), 12),
    Count("revealed", 4),
    Size("events", 8),
    Things("past_events", BOX.events.values()),
    Known("plans", BUILDINGS, 12),
    Flag("forced_end"),
    Count("fresh", 6),
)

PROMPTS = (
    "aw-capture", "aw-cathedral-card", "aw-choose-character", "aw-choose-effect", "aw-choose-side",
    "aw-church", "aw-construct", "aw-crane", "aw-donate", "aw-donate-card", "aw-graveyard", "aw-guard",
    "aw-hand-limit", "aw-hire", "aw-hire-any", "aw-hugo", "aw-judith-cards", "aw-judith-which",
    "aw-keep-opening", "aw-keep-plan", "aw-levy", "aw-library", "aw-make-room", "aw-may-donate",
    "aw-merovech", "aw-overflow", "aw-place", "aw-release-one", "aw-release-some", "aw-remove-worker",
    "aw-reset-order", "aw-draft", "aw-discard-opening",
    "aw-pay-building", "aw-pay-cathedral", "aw-group-virtue", "aw-group-debt", "aw-group-prisoner",
    "aw-group-worker", "aw-group-levy",
    "aw-starting-apprentice", "aw-take-back", "aw-tavern", "aw-trade", "aw-virtue-order",
)  # fmt: skip

ONES = (
    *MOVES.values(), *DISMISSALS.values(), *BACK_OPEN, BACK_PRISON, *BACK_BOARD, *BACK_BARON, *BACK_MARKET,
    *(group for groups in (*GROUPS, *BARON_GROUPS) for group in groups), *CHOSEN, *REMOVALS, REMOVE_PRISONER,
)  # fmt: skip
GUARDED = (
    guardhouse.IMPRISON, guardhouse.RELEASE, guardhouse.BUY_BACK_SILVER, guardhouse.BUY_BACK_DEBT,
    guardhouse.PAY_OFF, *(f"{guardhouse.RELEASE}:{seat}" for seat in range(6)),
)  # fmt: skip
GIVEN = [
    f"give:{item.value}:{to}" for item in Item for to in (*range(5), *(f"request-{n}" for n in range(1, 5)))
]
ITS_EFFECTS = [f"effect:{building.id}:{at}" for building in BUILDINGS for at in range(3)]


def every_way(price: Price) -> Iterator[Way]:
    """AW-4.0.5, AW-10 However a character can pay a price."""
    for character in BOX.characters.values():
        player = Player(0, [price.size] * len(GOODS), character=character)
        replaced = price.size if character.power is Power.CARD_FOR_RESOURCE else 0
        for cheap in cheaper(player, price):
            for cards in range(replaced + 1):
                yield from ways_to_pay(player, cheap, cards)


def every_payment() -> Iterator[str]:
    """AW-5.1, AW-5.2.4 For Buildings and for the Cathedral."""
    for price in (*ADVANCE_PRICES, *(Price(building.price) for building in BUILDINGS)):
        yield from (way.key for way in every_way(price))


def every_trade() -> Iterator[str]:
    """AW-4.2 Printed on a location or a tile, or of an Apprentice."""
    storehouse = OPEN[STOREHOUSE]
    printed = (*printed_on(BOX.locations[f"location:{storehouse}"]), *printed_on(covered(storehouse)))
    for barter in (*printed, *(barter for several in CARD_BARTERS.values() for barter in several)):
        yield from (trade_option(barter, way).key for way in every_way(barter.price))


ENCODING = Encoding(
    parts=(
        ByColour("workers", 20),
        ByColour("at", 8, OPEN),
        ByColour("prison", 12),
        ByColour("captives", 8, turned=True),
        ByColour("removed", 12),
        Seats("market", 3),
        Seats("guildhall", 30),
        Word("phase", Phase),
        Planned("agenda", RULES),
        Who("first"),
        Who("turn"),
        Count("tax", 20),
        Count("resets", 3),
        Count("ending", 6, least=NOT_YET),
        Who("last"),
        Word("small face", sorted({card.small_face for card in MARKETS}), of=small_face),
        Size("small", 10),
        Thing("large face", MARKETS, of=large_market),
        Size("large", 10),
        Size("rewards", 11),
        Things("spent_rewards", REWARDS, of=lambda state: state.spent_rewards.cards),
        Size("pile", 40),
        Row("row", APPRENTICES, 8),
        Counts("coins", range(8), 9),
        Known("plans", BUILDINGS, 43),
        Thing("opponent", BOX.opponents.values(), of=lambda state: state.setting.opponent),
        Inside("rival", RIVAL),
        Thing("baron board", BOX.baron_boards.values(), of=lambda state: state.setting.baron),
        Inside("baron", BARON),
        Each("players", player_parts),
    ),
    prompts=PROMPTS,
    about={
        "final": 1, "left": 8, "price": 8, "workers": 12, "least": 8, "most": 8, "debts": 20, "loss": 6,
        "silver": 12, "n": 8,
    },
    answers=Answers(
        (
            *keys_in(BOX, "apprentice", "building", "character"),
            *(one.key for one in ONES),
            *GUARDED, *GIVEN, *ITS_EFFECTS,
            *map(str, range(25)),
            "done", "destroy", "donate", "debt", "release", "pay",
        ),
        composed=(*every_payment(), *every_trade()),
        seats={"player": 1, "capture": 2, "give": 2, "guard": 2, "back": 2},
    ),
    words=("pay", "trade", *all_keys(BOX), *GOOD_NAMES, "nothing", "card"),
    players=lambda state: state.setting.players,
    seats=5,
    rivals=1,
)  # fmt: skip
