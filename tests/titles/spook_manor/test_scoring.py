"""SM-6 Scoring, with the examples EX-2 and EX-13 to EX-32 as far as they are about points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import FREE, Colour, LightKind, Room, RoomKind
from salotto.titles.spook_manor.scoring import (
    CATEGORIES,
    Points,
    columns,
    entertainment,
    leftover,
    leftover_penalty,
    light_mask,
    light_points,
    lights,
    points,
    portraits,
    printed,
    rank_of,
    ranking,
    total,
)
from salotto.titles.spook_manor.state import Manor
from tests.each import for_each
from tests.titles.spook_manor.positions import a_hall, a_manor, rooms_of, spaces, the_complete_manor

PURPLE, RED, GREEN, ORANGE = Colour
CANDLE, LANTERN, TORCH, CHANDELIER = LightKind


def value(entry: str, *guests: str | None) -> int:
    return a_hall(entry).value(spaces(*guests))


# 6.1 Order


def test_a_complete_manor() -> None:  # EX-27, SM-6.1.1, SM-5.4
    manor = the_complete_manor()
    assert len(rooms_of(manor)) == 20
    assert points(manor) == Points(
        printed=3 + 2 + 2 + 2 + 1 + 1 + 1,
        entertainment=11 + 9 + 2,
        portraits=2 + 2 + 16 + 4 + 4 + 6 + 1,
        lights=(2 + 5 + 9 + 0) + (5 + 5 + 2 + 0),
        columns=7,
        leftover=-1,
    )
    assert total(manor) == points(manor).total == 103


def test_the_score_sheet_has_six_lines_in_order() -> None:  # SM-6.1.1
    assert CATEGORIES == ("printed", "entertainment", "portraits", "lights", "columns", "leftover")


def test_a_total_may_be_negative() -> None:  # SM-6.1.2
    assert total(a_manor(waiting={"red": 4})) == -16


def test_monsters_are_scored_where_they_were_left() -> None:  # EX-32, SM-6.1.3, SM-6.7.1
    manor = a_manor(columns={0: ["goblin-card-nook"]}, waiting={"green": 1})
    assert (entertainment(manor), leftover(manor)) == (0, -1)
    assert manor.seated == [spaces(None, None)]


def test_a_manor_without_a_foyer_is_worth_nothing() -> None:
    manor = Manor(0)
    manor.halves = list(BOX.foyers[:2])  # chosen, not yet revealed
    assert points(manor) == (0, 0, 0, 0, 0, 0)


# 6.2 Printed points


def test_the_printed_points_of_all_cards_are_added() -> None:  # SM-6.2.1
    rooms = {0: ["dusty-library", "goblin-banquet-hall"], -1: ["portrait-of-the-twins"]}
    assert printed(a_manor(columns=rooms)) == 3 + 1 + 2


# 6.3 Entertainment


def test_a_track_gives_the_value_of_the_number_of_monsters_whatever_the_gaps() -> None:  # EX-13, SM-6.3.2
    assert value("vampire-music-room", "red", None, "red") == 7
    assert value("vampire-music-room", "red", "red", "red") == 11


@for_each("room", [room for room in BOX.rooms if room.hall], called=lambda room: room.entry)
def test_a_room_without_monsters_scores_nothing(room: Room) -> None:  # SM-6.3.1
    assert room.hall is not None
    assert room.hall.value((FREE,) * len(room.hall.spaces)) == 0


def test_the_preferred_colour_scores_three_every_other_monster_one() -> None:  # EX-14, SM-6.2.1, SM-6.3.3
    manor = a_manor(
        columns={0: ["goblin-banquet-hall"]},
        seated={"goblin-banquet-hall": ["green", "red", "green"]},
    )
    assert entertainment(manor) == 3 + 1 + 3
    assert printed(manor) == 1


def test_only_complete_pairs_score() -> None:  # EX-15, SM-6.3.4
    assert value("goblin-waltz-hall", "purple", "purple", "orange", None) == 5
    assert value("goblin-waltz-hall", "purple", "purple", "orange", "orange") == 11
    assert value("goblin-waltz-hall", "red", None, "red", None) == 0
    assert value("goblin-dance-alcove", "red", None) == 0
    assert value("goblin-dance-alcove", "red", "red") == 4


def test_monsters_of_different_colours_count_along_the_track() -> None:  # EX-16, SM-6.3.2
    assert value("pumpkin-grand-ballroom", "red", None, "green", "orange") == 5
    assert value("pumpkin-masquerade-room", "orange", "red", "purple") == 9


def test_all_rooms_are_added() -> None:  # SM-6.3.1
    manor = a_manor(
        columns={0: ["phantom-party-parlour"], 1: ["vampire-clubroom"]},
        seated={"phantom-party-parlour": ["red", "green"], "vampire-clubroom": ["green", "green", None]},
    )
    assert entertainment(manor) == 3 + 5


# 6.4 Portraits


def test_empty_cells() -> None:  # EX-19, SM-6.4.3, SM-6.4.4, SM-6.4.5, SM-6.4.6
    manor = a_manor(
        columns={
            -1: ["dusty-library", "portrait-of-the-hermit"],
            0: ["creaky-kitchen"],
            1: ["trophy-room", "portrait-of-the-shy-vampire"],
            2: ["portrait-of-the-lighthouse-keeper"],
        }
    )
    assert portraits(manor) == 2 * 2 + 1 * 3 + 2 * 2


def test_three_empty_cells_are_the_most() -> None:  # SM-6.4.5
    assert portraits(a_manor(columns={0: ["portrait-of-the-hermit"]})) == 3 * 2
    alone_at_the_side = {-1: ["portrait-of-the-hermit"]}
    assert portraits(a_manor(columns=alone_at_the_side)) == 2 * 2


def test_diagonals_do_not_count() -> None:  # SM-6.4.2
    beside = {0: ["portrait-of-the-housekeeper"], 1: ["dusty-library"]}
    aslant = {0: ["portrait-of-the-housekeeper"], 1: ["creaky-kitchen", "dusty-library"], -1: ["trophy-room"]}
    assert portraits(a_manor(columns=beside)) == 2
    assert portraits(a_manor(columns=aslant)) == 2  # the Kitchen; Library and Trophy Room lie diagonally


def test_adjacent_rooms_of_a_kind() -> None:  # EX-20, SM-6.4.7, SM-6.4.8
    manor = a_manor(
        columns={
            -1: ["cobweb-study", "phantom-suite"],
            0: ["portrait-of-the-housekeeper", "goblin-clubroom"],
            1: ["dusty-library"],
        }
    )
    assert portraits(manor) == 2 * 2


def test_a_portrait_counts_adjacent_portraits_but_not_itself() -> None:  # SM-6.4.7, SM-6.4.14
    assert portraits(a_manor(columns={0: ["portrait-of-the-painter"]})) == 0
    both = {0: ["portrait-of-the-painter"], 1: ["portrait-of-the-twins"]}
    assert portraits(a_manor(columns=both)) == 2 + 1


def test_everything_of_a_colour() -> None:  # EX-21, SM-6.4.9, SM-6.4.10
    manor = a_manor(
        columns={
            0: ["trophy-room", "pumpkin-hall-of-glimmers"],
            1: ["goblin-and-pumpkin-room", "portrait-of-the-pumpkin-duchess", "goblin-masquerade-room"],
        },
        seated={"goblin-masquerade-room": ["green", "orange", None]},
    )
    assert portraits(manor) == 2 * (2 + 1 + 1)


def test_printed_spaces_are_no_icons() -> None:  # SM-6.4.10
    beside = {0: ["portrait-of-the-vampire-count"], 1: ["vampire-music-room"]}
    assert portraits(a_manor(columns=beside)) == 0
    full = a_manor(columns=beside, seated={"vampire-music-room": ["red", None, "red"]})
    assert portraits(full) == 2 * 2


def test_monsters_next_door() -> None:  # EX-22, SM-6.3.4, SM-6.4.1, SM-6.4.9, SM-6.4.15
    manor = a_manor(
        columns={
            -1: ["trophy-room", "vampire-waltz-hall"],
            0: ["portrait-of-the-host", "dusty-library"],
            1: ["phantom-party-parlour"],
        },
        seated={
            "vampire-waltz-hall": ["red", "red", "green", None],
            "phantom-party-parlour": ["purple", "orange"],
        },
    )
    assert portraits(manor) == 3 + 2
    assert printed(manor) - 3 - 3 == 1  # the Host, beside Trophy Room and Library
    assert entertainment(manor) == 5 + 3


def test_duplicate_lights_count_for_portraits_but_not_for_lights() -> None:  # EX-23, SM-6.4.11, SM-6.4.12
    manor = a_manor(
        left="foyer-05",
        right="foyer-07",
        columns={
            0: ["phantom-chandelier-landing"],
            1: ["portrait-of-the-glassblower", "vampire-hall-of-glimmers"],
            2: ["dusty-library", "phantom-chandelier-salon"],
        },
    )
    assert portraits(manor) == 2 * 3
    assert lights(manor) == 5 + 5  # SM-6.5.2


def test_monsters_in_the_foyer_never_count_for_portraits() -> None:  # SM-6.4.11
    beside = {0: ["portrait-of-the-host"], 1: ["phantom-party-parlour"]}
    assert portraits(a_manor(columns=beside, waiting={"red": 3})) == 0


def test_one_thing_may_be_counted_by_several_portraits() -> None:  # SM-6.4.13
    manor = a_manor(
        columns={
            -1: ["trophy-room", "portrait-of-the-young-goblin"],
            0: ["goblin-bedroom"],
            1: ["portrait-of-the-goblin-baron"],
        }
    )
    assert portraits(manor) == 1 + 2


def test_icons_of_an_adjacent_portrait_count_its_own_do_not() -> None:  # SM-6.4.14, SM-6.4.15
    shy_alone = {0: ["portrait-of-the-shy-goblin"]}
    with_postman = {0: ["portrait-of-the-shy-goblin"], 1: ["portrait-of-the-postman"]}
    assert portraits(a_manor(columns=shy_alone)) == 3
    assert portraits(a_manor(columns=with_postman)) == 2 + 1


def test_points_printed_on_a_portrait_are_no_part_of_its_count() -> None:  # SM-6.4.1
    manor = a_manor(columns={0: ["portrait-of-the-butler"], 1: ["dusty-library"]})
    assert (portraits(manor), printed(manor)) == (1, 2 + 3)


# 6.5 Lights


def mask(*icons: tuple[LightKind, Colour]) -> int:
    return sum({1 << 4 * kind + colour for kind, colour in icons})


EX_24 = [
    *((CANDLE, PURPLE), (CANDLE, RED), (CANDLE, GREEN)),
    *((LANTERN, RED), (LANTERN, GREEN)),
    *((TORCH, RED), (TORCH, RED)),
    (CHANDELIER, ORANGE),
]


def test_lines_of_lights() -> None:  # EX-24, SM-6.5.2, SM-6.5.3, SM-6.5.4, SM-6.5.5
    assert light_points(mask(*EX_24)) == (5 + 2 + 0 + 0) + (0 + 5 + 2 + 0)
    assert light_points(mask(*EX_24, (CHANDELIER, RED))) == 14 + (9 - 5) + 2


def test_lights_on_the_faces_in_use_and_on_rooms_count() -> None:  # EX-2, SM-1.2, SM-6.5.1, SM-6.5.3
    assert lights(a_manor("foyer-05", "foyer-08")) == 2
    assert lights(a_manor("foyer-08", "foyer-05")) == 0
    manor = a_manor("foyer-08", "foyer-05", {0: ["vampire-candle-closet"]})
    assert light_mask(manor) == mask((CHANDELIER, RED), (LANTERN, ORANGE), (CANDLE, RED))
    assert lights(manor) == 2


@for_each("count, vp", list(enumerate([0, 0, 2, 5, 9])))
def test_a_line_of_lights_by_its_length(count: int, vp: int) -> None:  # SM-6.5.3, SM-6.5.4
    assert light_points(mask(*((TORCH, colour) for colour in list(Colour)[:count]))) == vp
    assert light_points(mask(*((kind, GREEN) for kind in list(LightKind)[:count]))) == vp


def test_all_lights_are_worth_72() -> None:  # SM-6.5.5
    assert light_points(2**16 - 1) == 72


@given(st.integers(0, 2**16 - 1), st.integers(0, 15))
def test_a_further_light_never_costs_points(shown: int, light: int) -> None:
    assert light_points(shown | 1 << light) >= light_points(shown)


# 6.6 Tall columns


def of_heights(*heights: int) -> Manor:
    """A manor with these column heights from left to right; the first two stand on the Foyer."""
    chambers = iter([room.entry for room in BOX.rooms if room.kind is RoomKind.CHAMBER])
    rooms = {x: list(islice(chambers, height - (x < 2))) for x, height in enumerate(heights)}
    return a_manor(columns=rooms)


@for_each(
    "heights, vp",
    [
        ((7, 6, 5, 4), 7),
        ((6, 6, 6, 4), 13),
        ((5, 5, 5, 5, 2), 0),
        ((1, 1, 6), 3),
        ((6, 6, 6, 6), 13),
        ((12, 1), 3),
    ],
)
def test_tall_columns(heights: Sequence[int], vp: int) -> None:  # EX-25, SM-6.6.1, SM-6.6.2, SM-6.6.3
    manor = of_heights(*heights)
    assert [len(column) for column in manor.columns] == list(heights)
    assert columns(manor) == vp


def test_a_column_on_a_foyer_card_needs_five_rooms() -> None:  # EX-25, SM-6.6.1
    five = ["dusty-library", "dusty-library", "creaky-kitchen", "creaky-kitchen", "cobweb-study"]
    assert columns(a_manor(columns={0: five})) == 3
    assert columns(a_manor(columns={-1: five})) == 0
    assert columns(a_manor(columns={-1: [*five, "trophy-room"]})) == 3


# 6.7 Leftover monsters


@for_each(
    "waiting, vp",
    [
        ({}, 0),
        ({"red": 1}, -1),
        ({"red": 1, "green": 1}, -4),
        ({"purple": 3}, -9),
        ({"red": 2, "orange": 2}, -16),
        ({"red": 6}, -16),
    ],
)
def test_leftover_monsters(waiting: dict[str, int], vp: int) -> None:  # EX-26, SM-6.7.1, SM-6.7.2
    assert leftover(a_manor(waiting=waiting)) == vp
    assert leftover_penalty(sum(waiting.values())) == vp


# 6.8 Winner


def sheet(total: int, columns: int, leftover: int) -> Points:
    return Points(total - columns - leftover, 0, 0, 0, columns, leftover)


def test_the_highest_total_wins_and_the_foyer_breaks_ties() -> None:  # EX-28, SM-6.8.1, SM-6.8.2, SM-6.8.4
    anna, bruno, carla = sheet(91, 7, -1), sheet(91, 3, 0), sheet(90, 13, 0)
    assert (anna.total, anna.from_foyer) == (91, 6)
    assert ranking([anna, bruno, carla]) == [1, 2, 3]


def test_equal_on_both_numbers_shares_the_victory() -> None:  # EX-28, SM-6.8.3, SM-6.8.4
    anna, bruno, carla = sheet(91, 7, -4), sheet(91, 3, 0), sheet(90, 13, 0)
    assert ranking([anna, carla, bruno]) == [1, 3, 1]


@for_each(
    "mode, result, rank",
    [
        *(
            ("solo", result, rank)
            for rank, low in enumerate([70, 80, 90, 100, 110], 2)
            for result in (low, low + 9)
        ),
        *(("solo", result, rank) for result, rank in ((69, 1), (-16, 1), (103, 5), (150, 6))),
        *(
            ("solo-big-manor", result, rank)
            for rank, low in enumerate([100, 115, 130, 145, 160], 2)
            for result in (low, low + 14)
        ),
        *(("solo-big-manor", result, rank) for result, rank in ((99, 1), (103, 2), (200, 6))),
    ],
)
def test_the_haunt_o_meter(mode: str, result: int, rank: int) -> None:  # EX-30, SM-7.12, SM-7.15, SM-8.3
    assert rank_of(mode, result).rank == rank


def test_the_names_of_the_ranks() -> None:  # EX-30
    assert rank_of("solo", 103).labels["it"] == "Spaventoso"
    assert rank_of("solo-big-manor", 103).labels["en"] == "Creepy"
