"""What can be hosted, and with whom, against a search that tries everything (OB-4.3.4).

The search below knows the rules only: every set of guests, every servant for every icon. The engine finds the
same by cleverer means.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import (
    CARD_ICONS,
    SERVANT,
    TILE_ICONS,
    Do,
    Gentry,
    Group,
    Servant,
    Side,
    Slot,
)
from salotto.titles.obsession.service import BRUSHING_ROOM, HOUSEKEEPERS_ROOM, ways_to_serve
from tests.kit.player import do
from tests.titles.obsession.positions import UD, House, a_game, a_house, counts, hosts, laid, people, staff

Staff = Counter[str]

TILES = [
    "private-study",
    "main-gazebo",
    "front-parlour",
    "bowling-green",
    "breakfast-room",
    "cabinet-of-curiosities",
    "flower-room",
    "statuary",
    "heritage-suite",
    "queens-suite",
    "renovated-kitchen",
    "south-lawn*",
    "parish-church",
]
HELPING = ["brushing-room", "servants-quarters", "carriage-house", "housekeepers-room", "renovated-kitchen*"]
SERVANTS = [servant.word for servant in Servant]
GUESTS = [
    card.key.removeprefix("gentry:")
    for card in BOX.gentry
    if card.family in ("", "york") and card.set in ("base", "ud")
]
NEEDY = ["mr-nathaniel-poole", "mrs-agatha-lowe", "mr-jonas-threadgill", "mr-alfred-penrose", "york-heir"]
"""Paupers, and people who bring 100: a purse in need of the hall boy."""


@dataclass(frozen=True)
class Hands:
    """Who can still be placed: available, and resting ones, the first of whom may be free (OB-9.9)."""

    available: Staff
    resting: Staff
    free: int
    helped: int = 0

    def placing(self, servant: str, *, by_help: bool) -> Iterator[Hands]:
        """Every way to place one servant of a kind; one of those available is as good as another."""
        if self.available[servant]:
            yield Hands(self.available - Counter([servant]), self.resting, self.free, self.helped)
        if self.resting[servant]:
            left = self.resting - Counter([servant])
            if self.free:
                yield Hands(self.available, left, self.free - 1, self.helped)
            if by_help:
                yield Hands(self.available, left, self.free, self.helped + 1)


def stand_ins(servant: str, on_tile: bool, rooms: set[str]) -> list[str]:
    """OB-8, OB-17 Those who can serve an icon; the last of them only when nobody of the kind is left."""
    maid = ["head-housemaid"] if "housekeepers-room" in rooms else []
    return {
        "butler": ["butler", "underbutler", *([] if on_tile else ["hall-boy"])],
        "housekeeper": ["housekeeper", *(maid if on_tile else ["head-housemaid"])],
        "valet": ["valet", "underbutler"],
        "ladys-maid": ["ladys-maid", *maid],
        "footman": ["footman", "underbutler"],
        "cook": ["cook"],
    }[servant]


LAST_RESORT = {"ladys-maid": "housekeeper", "valet": "footman"}
"""OB-8.3, OB-8.4"""


def served(
    icons: list[tuple[str, bool]], hands: Hands, rooms: set[str], left_over: frozenset[str]
) -> Iterator[Hands]:
    """Every way to serve the icons; `left_over`: kinds of which nobody may stay available."""
    if not icons:
        if not any(hands.available[servant] for servant in left_over):
            yield hands
        return
    (servant, on_tile), *rest = icons
    for who in stand_ins(servant, on_tile, rooms):
        for after in hands.placing(who, by_help=True):
            yield from served(rest, after, rooms, left_over)
    if servant == "ladys-maid" or (servant == "valet" and "brushing-room" in rooms):
        for after in hands.placing(LAST_RESORT[servant], by_help=True):
            yield from served(rest, after, rooms, left_over | {servant})


def welcome(slot: Slot, card: Gentry) -> bool:
    """OB-4.4.1 Whether a person is of the kind that is asked for."""
    return {
        Slot.GENTRY: True,
        Slot.FAMILY: card.group is Group.FAMILY,
        Slot.GENTLEMEN: card.gentleman,
        Slot.LADIES: not card.gentleman,
        Slot.CASUAL: card.group in (Group.STARTER, Group.CASUAL),
        Slot.PRESTIGE: card.group in (Group.PRESTIGE, Group.FAIRCHILD),
    }[slot]


def pounds(guest: Gentry) -> int:
    """What a guest brings at best."""
    found = 0
    for favour in guest.favours:
        if favour.do is Do.MONEY:
            found += favour.n
        elif favour.do is Do.CHOICE:
            found += max(sum(each.n for each in part if each.do is Do.MONEY) for part in favour.of)
    return found


def tile_pounds(side: Side) -> int:
    """What the tile itself brings."""
    return sum(favour.n for favour in side.favours if favour.do is Do.MONEY)


def affordable(house: House, side: Side, guests: Iterable[Gentry], hands: Hands, suite: bool) -> bool:
    """OB-4.6.3, OB-6 Whether help and penalties can be paid, the hall boy's 100 included (OB-17.9)."""
    guests = list(guests)
    twice = 2 if suite else 1
    total = house.money + tile_pounds(side) + sum(map(pounds, guests)) * twice
    reputation = house.reputation - 3 * hands.helped
    if any(pounds(guest) > 0 for guest in guests):
        for boy in ("hall-boy", "underbutler"):
            if next(hands.placing(boy, by_help=False), None):
                total += 100
                break
    return reputation >= 0 and total + 100 * (reputation // 2) >= 0


def plans(house: House, word: str) -> Iterator[frozenset[Gentry]]:
    """OB-4.3.4 The guests of every complete plan for a tile."""
    tile, side = laid(word).tile, laid(word).side
    rooms, level = set(house.tiles.split()), house.reputation // 5 + 1
    suite, heritage = tile.kind == "suite", tile.id == "heritage-suite"
    start = Hands(
        Counter(house.available.split()), Counter(house.quarters.split()), int("servants-quarters" in rooms)
    )
    if tile.rating > level + 1:
        return
    openings = [start] if tile.rating <= level else list(start.placing("useful-man", by_help=False))
    icons = [(servant.word, True) for servant in side.servants]
    for opening in openings:
        for hands, cook, numbers in staged(opening, side, suite, rooms):
            limit = level + 2 if cook else level
            able = [card for card in people(house.hand) if welcome(side.slot, card)]
            for number in numbers:
                for guests in combinations(able, number):
                    grand = sum(card.rating > limit for card in guests)
                    if grand > (2 if side.any_rating else 0):
                        continue
                    needs = [*icons, *((servant.word, False) for card in guests for servant in card.service)]
                    ways = served(needs, hands, rooms, frozenset())
                    if any(affordable(house, side, guests, way, heritage) for way in ways):
                        yield frozenset(guests)


def staged(start: Hands, side: Side, suite: bool, rooms: set[str]) -> Iterator[tuple[Hands, bool, list[int]]]:
    """OB-17.6, OB-24 Cook, kitchen and Carriage House: who is left, is the cook there, how many guests."""
    cooks = [(start, False)]
    if Servant.COOK not in side.servants:
        cooks += [(hands, True) for hands in start.placing("cook", by_help=False)]
    for hands, cook in cooks:
        numbers = [side.guests]
        if cook and not suite and "renovated-kitchen*" in rooms:
            numbers.append(side.guests + 1)
        yield hands, cook, numbers
        if "carriage-house" in rooms and side.slot is not Slot.FAMILY:
            for servant in ("footman", "hall-boy", "underbutler"):
                if hands.available[servant]:
                    left = Hands(
                        hands.available - Counter([servant]), hands.resting, hands.free, hands.helped
                    )
                    more = [] if suite else [number + 1 for number in numbers]
                    fewer = [number - 1 for number in numbers if number > 1]
                    yield left, cook, [*more, *fewer]


@st.composite
def houses(draw: st.DrawFn) -> House:
    """A family in need: few servants, little money, some of the helping rooms."""

    def some(words: list[str], most: int) -> str:
        return " ".join(draw(st.lists(st.sampled_from(words), max_size=most)))

    def different(words: list[str], most: int) -> str:
        return " ".join(draw(st.lists(st.sampled_from(words), max_size=most, unique=True)))

    tile = draw(st.sampled_from(TILES))
    printed = [servant.word for servant in laid(tile).side.servants if draw(st.integers(0, 5))]
    return a_house(
        tiles=f"{tile} {different(HELPING, 3)}",
        hand=different(draw(st.sampled_from([GUESTS, [*NEEDY, *GUESTS[:9]]])), 6) or "york-lord",
        available=" ".join([*printed, some(SERVANTS, 5)]),
        quarters=some(SERVANTS, 2),
        money=100 * draw(st.integers(0, 2)),
        reputation=draw(st.integers(0, 20)),
    )


@given(houses())
@settings(max_examples=150)
def test_the_engine_offers_exactly_what_can_be_carried_out(house: House) -> None:
    # OB-4.3.4, OB-4.4, OB-4.5, OB-8, OB-17.6, OB-17.9, OB-17.18, OB-24.1, OB-24.10
    word = house.tiles.split()[0]
    if word in house.tiles.split()[1:]:
        return
    play = a_game(house, for_hire="", **UD)
    able = list(plans(house, word))
    id = word.removesuffix("*")
    assert (id in hosts(play)) == bool(able)
    if able:
        do(play, f"host:{id}")
        asked = play.decision(0)
        if asked is not None and asked.prompt == "ob-guests":
            offered = {key for key in asked.keys if key.startswith("gentry:")}
            level, modest = house.reputation // 5 + 1, not laid(word).side.any_rating
            grand = {card.key for card in people(house.hand) if modest and card.rating > level}
            assert offered == {card.key for guests in able for card in guests} - grand


# The sets of servants that are offered (OB-4.5.1)


ICONS = ["butler", "housekeeper", "valet", "ladys-maid", "footman", "cook"]
ROOM_BITS = {"brushing-room": BRUSHING_ROOM, "housekeepers-room": HOUSEKEEPERS_ROOM}


@given(
    st.lists(st.tuples(st.sampled_from(ICONS), st.booleans()), max_size=4),
    st.lists(st.sampled_from(SERVANTS[:9]), max_size=6),
    st.lists(st.sampled_from(SERVANTS[:9]), max_size=2),
    st.sets(st.sampled_from(list(ROOM_BITS))),
)
@settings(max_examples=150)
def test_every_set_of_servants_that_can_serve_is_found(
    icons: list[tuple[str, bool]], available: list[str], resting: list[str], rooms: set[str]
) -> None:  # OB-4.5.1, OB-4.5.4, OB-8.3, OB-8.4, OB-8.5, OB-17.9, OB-17.11, OB-24.8
    there = Hands(Counter(available), Counter(resting), 0)
    least: dict[tuple[str, ...], int] = {}
    for left in served(icons, there, rooms, frozenset()):
        used = there.available + there.resting - left.available - left.resting
        key = tuple(sorted(used.elements()))
        least[key] = min(left.helped, least.get(key, left.helped))
    demand = sum((TILE_ICONS if on_tile else CARD_ICONS)[SERVANT[servant]] for servant, on_tile in icons)
    found = ways_to_serve(
        demand,
        tuple(counts(" ".join(available))),
        tuple(counts(" ".join(resting))),
        sum(ROOM_BITS[room] for room in rooms),
    )
    assert {tuple(sorted(staff(list(used)).split())): help for used, help in found} == least
