"""The best arrangement of monsters, compared with trying everything, and the way there (SM-4.4)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from salotto.titles.spook_manor.arrange import (
    best_arrangement,
    fame_of,
    group_of,
    most_entertaining,
    moves_towards,
    row_of,
)
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOURS, FREE, Colour, Seated
from salotto.titles.spook_manor.monsters import FOYER, WAITING, goals_of, movable, move
from salotto.titles.spook_manor.scoring import entertainment, leftover, neighbourhoods, portraits
from salotto.titles.spook_manor.state import Manor
from tests.titles.spook_manor.positions import a_hall, a_manor, best_value, spaces, the_complete_manor

HALLS = [room.entry for room in BOX.rooms if room.hall is not None]
ADMIRERS = sorted({room.entry for room in BOX.rooms if room.portrait and room.portrait.counts_monsters})


def earned(manor: Manor, weight: float = 1.0) -> float:
    """What an arrangement is about."""
    return entertainment(manor) + portraits(manor) + weight * leftover(manor)


def arranged(manor: Manor, goal: list[Seated]) -> Manor:
    """The manor with its monsters in these places and the others in the Foyer."""
    after = manor.copy()
    own = manor.monsters()
    after.seated = goal
    after.waiting = [own[colour] - sum(seated.count(colour) for seated in goal) for colour in Colour]
    assert min(after.waiting) >= 0
    return after


def all_arrangements(manor: Manor, waiting: list[int] | None = None) -> Iterator[Manor]:
    """Every arrangement of the monsters waiting, found by placing them one by one."""
    if waiting is None:
        waiting = [colour for colour, count in enumerate(manor.waiting) for _ in range(count)]
    if not waiting:
        yield manor
        return
    yield from all_arrangements(manor, waiting[1:])
    for goal in goals_of(manor, WAITING[waiting[0]]):
        after = manor.copy()
        move(after, WAITING[waiting[0]], goal)
        yield from all_arrangements(after, waiting[1:])


@st.composite
def small_manors(draw: st.DrawFn) -> Manor:
    """Up to three halls and three monsters, with a portrait of monsters beside two of the halls."""
    halls = draw(st.lists(st.sampled_from(HALLS), max_size=3, unique=True))
    admirer = draw(st.sampled_from(ADMIRERS))
    monsters = draw(st.lists(st.sampled_from(sorted(COLOURS)), max_size=3))
    return a_manor(
        columns={0: [*halls[:1], admirer], 1: halls[1:]},
        waiting={colour: monsters.count(colour) for colour in monsters},
    )


@given(small_manors(), st.sampled_from([0.0, 0.24, 1.0]))
@settings(max_examples=60)
def test_no_arrangement_is_better_than_the_best(manor: Manor, weight: float) -> None:
    best = max(earned(other, weight) for other in all_arrangements(manor))
    goal = best_arrangement(manor, weight)
    assert earned(arranged(manor, goal), weight) == best
    plan = row_of(fame_of(manor, neighbourhoods(manor)), weight).best(group_of(manor.monsters()))
    assert plan.entertainment == entertainment(arranged(manor, goal))
    for other in all_arrangements(manor):  # of equal ones, that in which everybody may stay
        if list(map(sorted, other.seated)) == list(map(sorted, goal)) and earned(other, weight) == best:
            assert best_arrangement(other, weight) == other.seated
    printed_icons = portraits(manor)  # nobody is seated yet
    assert best_value(manor, weight) == pytest.approx(best - printed_icons)


@given(small_manors(), st.data())
@settings(max_examples=60)
def test_every_arrangement_can_be_reached_from_every_other_by_legal_moves(  # SM-4.4.10, SM-4.4.1
    manor: Manor, data: st.DataObject
) -> None:
    arrangements = list(all_arrangements(manor))
    now = data.draw(st.sampled_from(arrangements)).copy()
    goal = data.draw(st.sampled_from(arrangements)).seated
    for _ in range(2 * sum(manor.monsters())):
        step = moves_towards(now, goal)
        if step is None:
            break
        monster, place = step
        assert monster in movable(now)
        assert place in goals_of(now, monster)
        move(now, monster, place)
    assert now.seated == goal
    assert now.monsters() == manor.monsters()  # SM-4.4.11


@given(small_manors(), st.data())
@settings(max_examples=40)
def test_the_best_arrangement_stays_the_same_on_the_way_to_it(manor: Manor, data: st.DataObject) -> None:
    now = data.draw(st.sampled_from(list(all_arrangements(manor)))).copy()
    moves = 0
    while (step := moves_towards(now, best_arrangement(now))) is not None:
        move(now, *step)
        moves += 1
        assert moves <= 2 * sum(manor.monsters())
    assert earned(now) == max(earned(other) for other in all_arrangements(manor))


def test_which_arrangement() -> None:  # EX-17, SM-6.3.2, SM-6.3.4, SM-6.7.1
    manor = a_manor(
        columns={0: ["goblin-dance-alcove"], 1: ["phantom-masquerade-room"]},
        waiting={"green": 2, "red": 1},
    )
    assert best_value(manor) == 4 + 2
    alcove, masquerade = best_arrangement(manor)
    assert alcove == spaces("green", "green")
    assert sorted(masquerade) == sorted(spaces("red", None, None))


def test_no_place() -> None:  # EX-18, SM-4.4.5, SM-4.4.6, SM-6.7.1
    manor = a_manor(
        columns={0: ["vampire-card-nook"], 1: ["phantom-grand-ballroom"]},
        waiting={"purple": 3},
    )
    assert best_value(manor) == 1 - 4
    assert earned(arranged(manor, best_arrangement(manor))) == -3


def test_a_portrait_next_door_decides_where_a_monster_goes() -> None:  # SM-6.4.9
    beside_the_count = ["phantom-party-parlour", "portrait-of-the-vampire-count"]
    manor = a_manor(columns={0: beside_the_count, 1: ["vampire-card-nook"]}, waiting={"red": 1})
    assert best_value(manor) == 1 + 2
    parlour, nook = best_arrangement(manor)
    assert parlour.count(Colour.RED) == 1
    assert nook == spaces(None, None)


def test_a_half_filled_pair_keeps_a_monster_out_of_the_foyer() -> None:  # SM-4.4.8, SM-6.7.1
    manor = a_manor(
        columns={0: ["phantom-card-nook"], 1: ["phantom-dance-alcove"]},
        waiting={"purple": 2, "red": 1, "green": 1},
    )
    assert best_value(manor, 0.0) == 4
    assert best_value(manor, 1.0) == 4 - 1
    nook, alcove = best_arrangement(manor)
    assert nook == spaces("purple", "purple")
    assert alcove.count(FREE) == 1


def test_monsters_already_well_placed_stay_where_they_are() -> None:
    manor = a_manor(
        columns={0: ["vampire-music-room"]},
        seated={"vampire-music-room": [None, "red", None]},
        waiting={"red": 1},
    )
    assert best_arrangement(manor)[0][1] == Colour.RED


def test_the_complete_manor_could_not_be_arranged_better() -> None:  # EX-27
    manor = the_complete_manor()
    assert earned(arranged(manor, best_arrangement(manor))) == earned(manor)


def test_an_exchange_goes_directly_from_room_to_room() -> None:  # EX-12, SM-4.4.1, SM-4.4.5
    manor = a_manor(
        columns={0: ["vampire-banquet-hall"], 1: ["goblin-card-nook"]},
        seated={"vampire-banquet-hall": ["green", "red", None], "goblin-card-nook": ["green", None]},
    )
    goal = [spaces(None, "red", None), spaces("green", "green")]
    banquet, nook = a_hall("vampire-banquet-hall"), a_hall("goblin-card-nook")
    assert moves_towards(manor, goal) == (banquet.spaces[0], nook.spaces[1])
    assert nook.spaces[1] not in goals_of(manor, banquet.spaces[1])
    move(manor, banquet.spaces[0], nook.spaces[1])
    assert manor.seated == goal
    assert moves_towards(manor, goal) is None


def test_two_monsters_change_places_by_way_of_the_foyer() -> None:  # SM-4.4.10
    manor = a_manor(
        columns={0: ["goblin-clubroom"], 1: ["phantom-clubroom"]},
        seated={"goblin-clubroom": ["red", "red", None], "phantom-clubroom": ["green", None, None]},
    )
    first, second = a_hall("goblin-clubroom"), a_hall("phantom-clubroom")
    goal = [spaces("green", None, None), spaces("red", "red", None)]
    moves = []
    while (step := moves_towards(manor, goal)) is not None:
        move(manor, *step)
        moves.append(step)
    assert moves[0] == (first.spaces[0], FOYER)
    assert manor.seated == goal
    assert second.occupied(manor.seated[1]) == second.spaces[:2]


def test_the_most_a_hall_can_score() -> None:
    assert most_entertaining(a_hall("phantom-music-room")) == 11
    assert most_entertaining(a_hall("phantom-banquet-hall")) == 3 * 3
    assert most_entertaining(a_hall("phantom-waltz-hall")) == 11
    assert most_entertaining(a_hall("phantom-grand-ballroom")) == 9


def test_a_manor_without_halls_leaves_everybody_waiting() -> None:  # SM-6.7.1
    manor = a_manor(waiting={"red": 1, "green": 1})
    assert best_arrangement(manor) == []
    assert best_value(manor) == -4
    assert moves_towards(manor, []) is None
