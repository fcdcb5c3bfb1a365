"""A toy worker-placement game that is made of the kit: goods, a row of huts, workers, a track, a rival.

In turn everybody sends a worker to a free place: goods, the steeple, or a hut from the row, whose effects
come at once. Then the rival turns up an order. After four rounds huts, steps and gold count.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Rule, Step, choose, tell
from salotto.kernel.title import Json, Mode, Outcome, Phrase, Scorecard, Table, Title
from salotto.kernel.zones import Zone, redeal_zones
from salotto.kit.agenda import Agenda, Rules, Task, task
from salotto.kit.components import Keyed, Printed
from salotto.kit.content import Shelf, by_key, written
from salotto.kit.decks import deal_row, next_card, restock, slide
from salotto.kit.effects import Effect, Times, Vocabulary
from salotto.kit.goods import affords, amounts_from, mixes, pay, payments, plus, undominated
from salotto.kit.naming import NameTable
from salotto.kit.refusals import Why

ROUNDS, WORKERS, ROW, STEEPLE = 4, 3, 4, 8
OCCUPIED, TOO_DEAR = Why("V-2", "toy-why-occupied"), Why("V-3", "toy-why-too-dear")
EFFECTS = Vocabulary("toy")


class Good(IntEnum):
    WOOD = 0
    STONE = 1
    GOLD = 2


GOODS = tuple(good.name.lower() for good in Good)


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

    def view(self) -> Json:
        goods = dict(zip(GOODS, self.goods, strict=True))
        return {"goods": goods, "steps": self.steps, "huts": [hut.key for hut in self.huts]}


@dataclass(slots=True)
class Village:
    """A whole table; the last villager is the rival."""

    villagers: list[Villager]
    deck: Zone[Hut] = field(default_factory=Zone)
    row: list[Hut] = field(default_factory=list)
    orders: Zone[Order] = field(default_factory=Zone)
    obeyed: Zone[Order] = field(default_factory=Zone)
    workers: dict[str, int] = field(default_factory=dict)  # the seat on each place
    round: int = 0
    agenda: Agenda = field(default_factory=lambda: Agenda([task("deal")]))

    def copy(self) -> Village:
        return Village(
            [villager.copy() for villager in self.villagers],
            *(self.deck.copy(), self.row.copy(), self.orders.copy(), self.obeyed.copy()),
            *(self.workers.copy(), self.round, self.agenda.copy()),
        )


# The rules


def deal(village: Village) -> Rule[None]:
    """V-1 Huts into a row, orders for the rival."""
    yield from restock(village.deck, Zone(HUTS.values()))
    yield from restock(village.orders, Zone(ORDERS.values()))
    yield from deal_row(village.row, ROW, village.deck)
    village.agenda.plan(task("round"))


def begin_round(village: Village) -> Rule[None]:
    """V-2 Everybody has three workers, one after the other; the rival comes last."""
    village.round += 1
    village.workers.clear()
    seats = range(len(village.villagers) - 1)
    turns: list[Task] = [task("place", seat) for _ in range(WORKERS) for seat in seats]
    village.agenda.plan(*turns, task("rival"), *([task("round")] if village.round < ROUNDS else []))
    yield tell("toy-round", round=village.round)


def place(village: Village, seat: int) -> Rule[None]:
    """V-2 A worker goes to a free place, which does what it does."""
    villager = village.villagers[seat]
    places = [key for key in PLACES if why_not(village, villager, key) is None]
    refused = [why.blocks(key) for key in PLACES if (why := why_not(village, villager, key)) is not None]
    key = yield from choose(seat, "toy-place", places, lambda: refused)
    village.workers[key] = seat
    yield tell("toy-places", seat, place=key)
    yield from EFFECTS.rule(PLACES[key])(village, villager, PLACES[key])


def why_not(village: Village, villager: Villager, key: str) -> Why | None:
    """V-2, V-3 Why a worker cannot go to a place; the meadow holds everybody."""
    if key in village.workers and key != MEADOW:
        return OCCUPIED
    return TOO_DEAR if isinstance(PLACES[key], Build) and not affordable(village, villager) else None


def ways_to_pay(villager: Villager, hut: Hut) -> list[tuple[int, ...]]:
    left = [have - asked for have, asked in zip(villager.goods, hut.cost, strict=True)]
    ways = mixes(left, range(len(Good)), hut.any) if affords(villager.goods, hut.cost) else []
    return undominated(plus(hut.cost, mix) for mix in ways)


def affordable(village: Village, villager: Villager) -> list[Hut]:
    return [hut for hut in village.row if ways_to_pay(villager, hut)]


@EFFECTS.does("build", Build, sign="hut", shows="")
def build(village: Village, villager: Villager, effect: Build) -> Rule[None]:
    """V-3 Choose a hut, pay for it, take it from the row, and do what it does."""
    hut = yield from choose(villager.seat, "toy-build", affordable(village, villager))
    ways = payments(ways_to_pay(villager, hut), GOODS)
    way = yield from choose(villager.seat, "toy-pay", ways, hut=hut.key)
    pay(villager.goods, way.amounts)
    villager.huts.append(slide(village.row, village.row.index(hut)))
    yield from deal_row(village.row, ROW, village.deck)
    yield tell("toy-builds", villager.seat, hut=hut.key, paid=way.key)
    for printed in hut.effects:
        yield from EFFECTS.rule(printed)(village, villager, printed)


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
    rival = village.villagers[-1]
    order = yield from next_card(village.orders, village.obeyed)
    if order is not None and order.builds and village.row:
        rival.huts.append(slide(village.row, 0))
        yield from deal_row(village.row, ROW, village.deck)
        yield tell("toy-builds", rival.seat, hut=rival.huts[-1].key, paid="pay:nothing")
    else:
        yield from climb(village, rival, Climb())
    if order is not None:
        village.obeyed.add(order, -1)


def points(villager: Villager) -> dict[str, int]:
    """V-5 What counts."""
    huts = sum(hut.vp for hut in villager.huts)
    return {"huts": huts, "steeple": villager.steps, "gold": villager.goods[Good.GOLD]}


RULES: Rules = {"deal": deal, "round": begin_round, "place": place, "rival": rival_turn}

# What there is

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
NAMES.says("pay")(
    lambda name: Phrase("toy-payment", dict(zip(GOODS, amounts_from(name, GOODS), strict=True)))
)


class VillageTitle(Title[Village]):
    """The toy as a title."""

    id = "village"
    package = "tests.kit"
    modes = (Mode("base", (1, 2, 3)),)
    categories = ("huts", "steeple", "gold")
    names = NAMES
    state_type = Village

    def begin(self, table: Table) -> Village:
        return Village([Villager(seat) for seat in range(table.players + 1)])

    def next_step(self, state: Village) -> Step | None:
        return state.agenda.step(RULES, state) if state.agenda.next() else None

    def rivals(self, table: Table) -> tuple[str, ...]:
        return ("rival:reeve",)

    def scorecards(self, state: Village) -> list[Scorecard]:
        return [Scorecard(villager.seat, points(villager)) for villager in state.villagers]

    def outcome(self, state: Village) -> Outcome:
        scores = tuple(card.total for card in self.scorecards(state))
        return Outcome(scores, tuple(1 + sum(other > score for other in scores) for score in scores))

    def view(self, state: Village, seat: int | None) -> Json:
        return {
            "round": state.round,
            "places": {key: state.workers.get(key) for key in PLACES},
            "row": [hut.key for hut in state.row],
            "deck": len(state.deck),
            "orders": len(state.orders),
            "players": [villager.view() for villager in state.villagers],
        }

    def redeal(self, state: Village, seat: int | None, chance: Chance) -> None:
        redeal_zones([state.deck], seat, chance)
        redeal_zones([state.orders], seat, chance)


VILLAGE = VillageTitle()
