"""A toy worker-placement game that is made of the kit: goods, a row of huts, workers, a track, a rival.

In turn everybody sends a worker to a free place: goods, the steeple, or a hut from the row, whose effects
come at once. Then the rival turns up an order. After four rounds huts, steps and gold count.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path

from salotto.kernel.decisions import Rule, choose, tell
from salotto.kernel.title import Mode, Modules, Phrase, Scorecard, Table, Title
from salotto.kit.agenda import Agenda, PlannedRules, Rules, task
from salotto.kit.components import Keyed, Printed
from salotto.kit.content import Shelf, by_key, written
from salotto.kit.effects import Effect, Times, Vocabulary
from salotto.kit.goods import amounts_from, pay, payments, ways_to_pay
from salotto.kit.naming import NameTable
from salotto.kit.pieces import Deck, Row
from salotto.kit.refusals import Why
from salotto.kit.views import PlainViews

ROUNDS, WORKERS, ROW, STEEPLE = 4, 3, 4, 8
OCCUPIED, TOO_DEAR = Why("V-2", "toy-why-occupied"), Why("V-3", "toy-why-too-dear")
EFFECTS = Vocabulary("toy")

Good = IntEnum("Good", ("WOOD", "STONE", "GOLD"), start=0)
GOODS = ("wood", "stone", "gold")


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    what: Good
    n: int = field(default=1, metadata=written(least=1))


@dataclass(frozen=True, slots=True)
class Climb(Times):
    """Steps up the steeple."""


@dataclass(frozen=True, slots=True)
class Build(Effect):
    """A hut of the row."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Hut(Printed):
    cost: tuple[int, int, int]
    any: int = 0  # goods of any kind beside
    vp: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Order(Keyed):
    builds: bool


@dataclass(slots=True)
class Villager:
    seat: int
    goods: list[int] = field(default_factory=lambda: [1, 1, 0])
    steps: int = 0
    huts: list[Hut] = field(default_factory=list)

    def copy(self) -> Villager:
        return Villager(self.seat, self.goods.copy(), self.steps, self.huts.copy())


@dataclass(slots=True)
class Village:
    """A whole table; the last of the players is the rival."""

    players: list[Villager]
    row: Row[Hut] = field(default_factory=lambda: Row(ROW))
    orders: Deck[Order] = field(default_factory=Deck)
    places: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(PLACES))  # whose worker
    round: int = 0
    agenda: Agenda = field(default_factory=lambda: Agenda([task("deal")]))

    def copy(self) -> Village:
        players = [player.copy() for player in self.players]
        places, agenda = self.places.copy(), self.agenda.copy()
        return Village(players, self.row.copy(), self.orders.copy(), places, self.round, agenda)


def deal(village: Village) -> Rule[None]:
    """V-1 Huts into a row, orders for the rival."""
    yield from village.orders.shuffle(ORDERS.values())
    yield from village.row.deal(HUTS.values())
    village.agenda.plan(task("round"))


def begin_round(village: Village) -> Rule[None]:
    """V-2 Everybody has three workers, one after the other; the rival comes last."""
    village.round += 1
    village.places = dict.fromkeys(PLACES)
    turns = [task("place", player.seat) for player in village.players[:-1]]
    village.agenda.plan(*turns * WORKERS, task("rival"), *[task("round")] * (village.round < ROUNDS))
    yield tell("toy-round", round=village.round)


def place(village: Village, seat: int) -> Rule[None]:
    """V-2 A worker goes to a free place, which does what it does."""
    villager = village.players[seat]
    reasons = {key: why_not(village, villager, key) for key in PLACES}
    refused = [why.blocks(key) for key, why in reasons.items() if why]
    key = yield from choose(seat, "toy-place", [key for key in PLACES if not reasons[key]], lambda: refused)
    village.places[key] = seat
    yield tell("toy-places", seat, place=key)
    yield from EFFECTS.carry_out([PLACES[key]], village, villager)


def why_not(village: Village, villager: Villager, key: str) -> Why | None:
    """V-2, V-3 Why a worker cannot go to a place; the meadow holds everybody."""
    if village.places[key] is not None and key != MEADOW:
        return OCCUPIED
    return TOO_DEAR if isinstance(PLACES[key], Build) and not affordable(village, villager) else None


def ways(villager: Villager, hut: Hut) -> list[tuple[int, ...]]:
    return ways_to_pay(villager.goods, hut.cost, range(len(GOODS)), hut.any)


def affordable(village: Village, villager: Villager) -> list[Hut]:
    return [hut for hut in village.row.cards if ways(villager, hut)]


@EFFECTS.does("build", Build, sign="hut", shows="")
def build(village: Village, villager: Villager, effect: Build) -> Rule[None]:
    """V-3 Choose a hut, pay for it, take it from the row, and do what it does."""
    hut = yield from choose(villager.seat, "toy-build", affordable(village, villager))
    way = yield from choose(villager.seat, "toy-pay", payments(ways(villager, hut), GOODS), hut=hut.key)
    pay(villager.goods, way.amounts)
    yield from settle_in(village, villager, hut, way.key)
    yield from EFFECTS.carry_out(hut.effects, village, villager)


def settle_in(village: Village, villager: Villager, hut: Hut, paid: str) -> Rule[None]:
    villager.huts.append(hut)
    yield from village.row.take(hut)
    yield tell("toy-builds", villager.seat, hut=hut.key, paid=paid)


@EFFECTS.does("gain", Gain, sign="")
def gain(village: Village, villager: Villager, effect: Gain) -> Rule[None]:
    villager.goods[effect.what] += effect.n
    yield tell("toy-gains", villager.seat, good=f"good:{GOODS[effect.what]}", n=effect.n)


@EFFECTS.does("climb", Climb, sign="steeple")
def climb(village: Village, villager: Villager, effect: Climb) -> Rule[None]:
    villager.steps = min(STEEPLE, villager.steps + effect.n)
    yield tell("toy-climbs", villager.seat, steps=villager.steps)


def rival_turn(village: Village) -> Rule[None]:
    """V-4 The rival turns up an order: the first hut of the row, or a step."""
    rival = village.players[-1]
    order = yield from village.orders.turn_up()
    if order.builds and village.row.cards:
        yield from settle_in(village, rival, village.row.cards[0], "pay:nothing")
    else:
        yield from climb(village, rival, Climb())


def points(villager: Villager) -> dict[str, int]:
    """V-5 What counts."""
    huts = sum(hut.vp for hut in villager.huts)
    return {"huts": huts, "steeple": villager.steps, "gold": villager.goods[Good.GOLD]}


RULES: Rules = {"deal": deal, "round": begin_round, "place": place, "rival": rival_turn}
HUTS = by_key(Shelf(Path(__file__).parent / "data", vocabulary=EFFECTS).read_all(Hut, "huts.toml", "hut"))
ORDERS = by_key(Order(f"order:{n}", n % 2 == 0) for n in range(6))
MEADOW = "place:meadow"
PLACES: dict[str, Effect] = {
    MEADOW: Gain(Good.WOOD),
    "place:forest": Gain(Good.WOOD, 3),
    "place:quarry": Gain(Good.STONE, 2),
    "place:mine": Gain(Good.GOLD),
    "place:steeple": Climb(2),
    "place:builder": Build(),
}
NAMES = NameTable("toy", {"hut": HUTS, "order": ORDERS})
NAMES.words("place", "good", "rival")


@NAMES.says("pay")
def payment(given: str) -> Phrase:
    return Phrase("toy-payment", dict(zip(GOODS, amounts_from(given, GOODS), strict=True)))


class VillageTitle(Title[Village]):
    """The toy as a title."""

    id = "village"
    package = "tests.kit"
    modes = (Mode("base", (1, 2, 3)),)
    categories = ("huts", "steeple", "gold")
    modules = Modules(PlannedRules(RULES), PlainViews(), NAMES)
    state_type = Village

    def begin(self, table: Table) -> Village:
        return Village([Villager(seat) for seat in range(table.players + 1)])

    def rivals(self, table: Table) -> tuple[str, ...]:
        return ("rival:reeve",)

    def scorecards(self, state: Village) -> list[Scorecard]:
        return [Scorecard(player.seat, points(player)) for player in state.players]


VILLAGE = VillageTitle()
