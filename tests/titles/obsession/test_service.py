"""Who serves whom (OB-4.5, OB-8, OB-9.9, OB-17)."""

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import CARD_ICONS, SERVANT, SERVANTS, TILE_ICONS, Servant, demand_of
from salotto.titles.obsession.service import (
    BRUSHING_ROOM,
    HOUSEKEEPERS_ROOM,
    IMPOSSIBLE,
    Staff,
    ways_to_serve,
    with_stand_ins,
)
from tests.kit.player import can, choices, do
from tests.titles.obsession.positions import a_game, a_house, counts, me, staff


def ways(tile: str, cards: str, available: str, rooms: int = 0, resting: str = "") -> list[str]:
    """All sets of servants that can serve these icons."""
    demand = demand_of(servants(tile), TILE_ICONS) + demand_of(servants(cards), CARD_ICONS)
    found = ways_to_serve(demand, tuple(counts(available)), tuple(counts(resting)), rooms)
    return [staff(list(used)) for used, _ in found]


def servants(words: str) -> Iterable[Servant]:
    return [SERVANT[word] for word in words.split()]


def test_the_housekeeper_serves_a_lady_only_when_no_maid_is_left() -> None:  # OB-8.3
    two = "ladys-maid ladys-maid"
    assert ways("butler", two, "butler ladys-maid housekeeper") == ["butler housekeeper ladys-maid"]
    assert ways("butler", two, "butler ladys-maid ladys-maid housekeeper") == ["butler ladys-maid ladys-maid"]
    assert ways("housekeeper", two, "ladys-maid housekeeper") == []


def test_the_underbutler_serves_at_any_time_and_a_footman_only_when_no_valet_is_left() -> None:
    # OB-8.4, OB-8.5
    hands = "valet footman footman underbutler"
    assert ways("", "valet valet", hands) == ["underbutler valet"]
    assert sorted(ways("", "valet valet", hands, BRUSHING_ROOM)) == ["underbutler valet", "valet footman"]


def test_one_servant_serves_one_icon() -> None:  # OB-4.5.4
    assert ways("footman", "footman", "footman") == []


def test_the_hall_boy_serves_as_butler_on_cards_only() -> None:  # OB-17.9
    assert ways("", "butler", "hall-boy") == ["hall-boy"]
    assert ways("butler", "", "hall-boy") == []


def test_the_head_housemaid_serves_on_tiles_with_the_housekeepers_room() -> None:  # OB-17.11, OB-24.8
    assert ways("", "housekeeper", "head-housemaid") == ["head-housemaid"]
    assert ways("housekeeper", "", "head-housemaid") == []
    assert ways("housekeeper", "", "head-housemaid", HOUSEKEEPERS_ROOM) == ["head-housemaid"]
    assert sorted(ways("", "ladys-maid", "ladys-maid head-housemaid", HOUSEKEEPERS_ROOM)) == [
        "head-housemaid",
        "ladys-maid",
    ]


NUMBERS = st.tuples(*[st.integers(0, 2)] * len(SERVANTS))
SHOWN = st.lists(st.sampled_from(SERVANTS[:1] + SERVANTS[2:7]), max_size=5)


@given(SHOWN, SHOWN, NUMBERS, NUMBERS, st.integers(0, 3))
def test_whoever_is_quickly_found_is_who_can_serve_at_all(  # OB-4.5.1, OB-8
    tile: list[Servant],
    cards: list[Servant],
    available: tuple[int, ...],
    resting: tuple[int, ...],
    rooms: int,
) -> None:
    demand = demand_of(tile, TILE_ICONS) + demand_of(cards, CARD_ICONS)
    there = [one + other for one, other in zip(available, resting, strict=True)]
    everything = with_stand_ins(demand, available, there, rooms)
    found = Staff(available, resting, rooms).ways_to_serve(demand)
    assert {used for used, _ in found} == everything
    assert found == ways_to_serve(demand, available, resting, rooms)


def test_no_guest_asks_for_a_cook() -> None:  # OB-17.6: so nobody misses one who is placed
    assert not [card for card in BOX.gentry if Servant.COOK in card.service]


def test_resting_servants_are_counted_as_help() -> None:  # OB-6.3
    demand = demand_of([SERVANT["butler"], SERVANT["footman"]], TILE_ICONS)
    none, resting = tuple(counts("")), tuple(counts("butler footman"))
    assert Staff(none, resting, 0).least_help(demand) == 2
    assert Staff(none, none, 0).least_help(demand) == IMPOSSIBLE


def test_the_servants_quarters_lend_one_resting_servant() -> None:  # OB-9.9
    house = a_house(tiles="front-parlour", available="", quarters="housekeeper", hand="york-lord york-lady")
    assert not can(a_game(a_house(**vars(house) | {"tiles": "front-parlour"})), "host:front-parlour")
    house.tiles = "front-parlour servants-quarters"
    play = do(a_game(house), "host:front-parlour", "favour:dismiss:1")
    assert (me(play).reputation, staff(me(play).placed)) == (2, "housekeeper")


def test_different_servants_are_one_question() -> None:  # OB-4.5.1
    house = a_house(tiles="private-study", available="butler underbutler", hand="york-lord york-daughter")
    play = do(a_game(house), "host:private-study")
    assert choices(play) == ["serve:butler", "serve:underbutler"]
