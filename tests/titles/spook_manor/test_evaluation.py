"""What the good player thinks of a manor, term by term, and how well it plays."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from statistics import mean

import pytest

from salotto.kernel.chance import Chance
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.arrange import best_arrangement
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import FREE, Colour, RoomKind, cell
from salotto.titles.spook_manor.evaluation import foyer_value, manor_value
from salotto.titles.spook_manor.monsters import put
from salotto.titles.spook_manor.scoring import total
from salotto.titles.spook_manor.state import Manor, Phase, SpookManorState
from salotto.titles.spook_manor.weights import WEIGHTS, Weights
from tests.each import for_each
from tests.titles.spook_manor.positions import a_foyer, a_manor, a_room, the_complete_manor, with_room

NO_HOPES = Weights(
    leftover_turns=20,
    light_lines=(0.0,) * 5,
    column=0.0,
    neighbour=0.0,
    solitude=0.0,
    reach=WEIGHTS.reach,
    room_to_fill=0.0,
    room_to_fill_most=WEIGHTS.room_to_fill_most,
    monster=0.0,
)


def hope(manor: Manor, turns_left: int, weights: Weights) -> float:
    """What these weights alone add to the score of a manor, in a game of 20 turns."""
    return manor_value(manor, turns_left, 20, weights) - manor_value(manor, turns_left, 20, NO_HOPES)


def of_heights(left: int, right: int) -> Manor:
    """Two columns of chambers, their Foyer cards included."""
    chambers = iter([room.entry for room in BOX.rooms if room.kind is RoomKind.CHAMBER])
    return a_manor(columns={0: list(islice(chambers, left - 1)), 1: list(islice(chambers, right - 1))})


# The score now


def test_without_hopes_a_manor_is_worth_its_points_with_the_best_arrangement() -> None:
    manor = a_manor(columns={0: ["vampire-music-room"]}, waiting={"red": 2})
    assert manor_value(manor, 10, 20, NO_HOPES) == 7
    assert total(manor) == -4


def test_at_the_end_nothing_is_left_to_hope_for() -> None:
    assert manor_value(the_complete_manor(), 0, 20, WEIGHTS) == pytest.approx(103)


def test_waiting_monsters_count_when_the_end_is_near() -> None:
    manor = a_manor(waiting={"red": 2})
    late = replace(NO_HOPES, leftover_turns=2)
    assert [manor_value(manor, turns_left, 20, late) for turns_left in (0, 2, 3)] == [-4, -4, 0]


# The hopes


def test_lines_of_lights_begun() -> None:
    manor = a_manor("foyer-05", "foyer-08")  # red candle, orange candle: one line of two, two of one
    lines = replace(NO_HOPES, light_lines=WEIGHTS.light_lines)
    assert hope(manor, 10, lines) == pytest.approx(0.5 * (2.32 + 2 * 1.96))
    assert hope(manor, 0, lines) == 0


@for_each(
    "heights, turns_left, share",
    [
        ((1, 1), 10, 3 * 1 / 6 + 4 * 1 / 6),
        ((1, 1), 9, 3 * 1 / 6),  # five cards for the first, no time for the second
        ((1, 1), 4, 0),
        ((2, 5), 1, 3 * 5 / 6),
        ((6, 4), 2, 4 * 4 / 6),  # the first is tall already, so this is the second
        ((6, 4), 1, 0),
    ],
)
def test_columns_begun(heights: tuple[int, int], turns_left: int, share: float) -> None:
    begun = replace(NO_HOPES, column=0.91)
    assert hope(of_heights(*heights), turns_left, begun) == pytest.approx(0.91 * share)


def test_empty_cells_are_a_promise_to_most_portraits() -> None:
    manor = a_manor(columns={0: ["portrait-of-the-impresario"]})
    cells = 0.6 + 1.0 + 1.0  # left: one card missing beneath; right and above: none
    assert hope(manor, 10, replace(NO_HOPES, neighbour=0.74)) == pytest.approx(0.5 * 2 * 0.74 * cells)
    assert hope(manor, 10, replace(NO_HOPES, solitude=-2.2)) == 0


def test_empty_cells_that_can_be_filled_are_a_danger_to_portraits_of_empty_cells() -> None:
    floors = ["dusty-library", "creaky-kitchen", "cobweb-study", "portrait-of-the-hermit"]
    manor = a_manor(columns={0: floors})
    cells = 0.15 + 0.15 + 1.0  # left: four cards missing, right: three, above: none
    assert hope(manor, 10, replace(NO_HOPES, solitude=-2.2)) == pytest.approx(0.5 * 2 * -2.2 * cells)
    assert hope(manor, 10, replace(NO_HOPES, neighbour=0.74)) == 0


def test_room_to_fill_in_the_halls() -> None:
    filling = replace(NO_HOPES, room_to_fill=0.15)
    manor = a_manor(columns={0: ["phantom-music-room"]}, waiting={"purple": 1})
    assert hope(manor, 10, filling) == pytest.approx(0.15 * 0.5 * (11 - 3))
    many = {0: ["phantom-music-room", "vampire-music-room"], 1: ["goblin-music-room"]}
    assert hope(a_manor(columns=many), 10, filling) == pytest.approx(0.15 * 0.5 * 30)


def test_every_monster_is_welcome_as_long_as_there_is_time() -> None:
    manor = a_manor(
        columns={0: ["vampire-card-nook"]},
        seated={"vampire-card-nook": ["red", None]},
        waiting={"green": 1},
    )
    assert hope(manor, 5, replace(NO_HOPES, monster=2.77)) == pytest.approx(2 * 2.77 * 0.25)


def test_the_weights_are_those_of_the_good_player() -> None:
    good_player = Weights(
        leftover_turns=2,
        light_lines=(0.0, 1.96, 2.32, 1.30, 0.0),
        column=0.91,
        neighbour=0.74,
        solitude=-2.20,
        reach=(1.0, 0.6, 0.35, 0.15),
        room_to_fill=0.15,
        room_to_fill_most=30.0,
        monster=2.77,
    )
    assert good_player == WEIGHTS


# Choices


def test_a_committed_card_counts_as_placed_with_its_guests() -> None:  # SM-4.2.1, SM-4.3.1
    manor = a_manor(columns={0: ["goblin-card-nook"]})
    committed = manor.copy()
    committed.card, committed.spot = a_room("goblin-suite"), cell(1, 1)
    placed = a_manor(columns={0: ["goblin-card-nook"], 1: ["goblin-suite"]}, waiting={"green": 1})
    assert manor_value(committed, 10, 20, WEIGHTS) == manor_value(placed, 10, 20, WEIGHTS)
    assert manor.waiting == committed.waiting == [0, 0, 0, 0]
    assert len(committed.columns[1]) == 1


def test_a_card_without_a_cell_is_worth_its_best_cell() -> None:
    manor = a_manor(columns={0: ["portrait-of-the-housekeeper"]})
    manor.card = a_room("dusty-library")
    values = {
        spot.key: manor_value(with_room(manor, a_room("dusty-library"), spot), 0, 20, WEIGHTS)
        for spot in manor.open_spots()
    }
    assert manor_value(manor, 0, 20, WEIGHTS) == max(values.values()) == values["spot:0,2"] == 3 + 2
    assert values["spot:-1,0"] == 3


def test_the_foyer_whose_lights_share_a_line_is_preferred() -> None:  # EX-2
    one, other = a_foyer("foyer-05"), a_foyer("foyer-08")
    assert foyer_value(one, other, WEIGHTS) > foyer_value(other, one, WEIGHTS)


def a_house(manor: Manor, round_: int, phase: Phase) -> SpookManorState:
    return SpookManorState("solo", [13, 13, 13, 13], [manor], phase, round_)


def test_a_finished_game_is_worth_its_points() -> None:  # SM-6.1.3
    manor = a_manor(columns={0: ["goblin-card-nook"]}, waiting={"green": 1})
    assert TITLE.adviser.evaluate(a_house(manor, 20, Phase.OVER), 0) == -1
    assert TITLE.adviser.evaluate(a_house(manor, 20, Phase.PLACES), 0) == 1
    manor.done = True
    assert TITLE.adviser.evaluate(a_house(manor, 20, Phase.PLACES), 0) == -1


def test_the_turn_that_is_to_be_played_is_still_to_come() -> None:
    manor = a_manor()
    assert TITLE.adviser.evaluate(a_house(manor, 5, Phase.PLAY), 0) == manor_value(manor, 16, 20, WEIGHTS)
    assert TITLE.adviser.evaluate(a_house(manor, 5, Phase.PLACES), 0) == manor_value(manor, 15, 20, WEIGHTS)
    manor.card, manor.spot = a_room("goblin-suite"), cell(1, 1)
    assert TITLE.adviser.evaluate(a_house(manor, 5, Phase.PLAY), 0) == manor_value(manor, 15, 20, WEIGHTS)


def test_a_foyer_is_valued_as_soon_as_it_is_chosen() -> None:
    manor = Manor(0)
    assert TITLE.adviser.evaluate(a_house(manor, 0, Phase.FOYER), 0) == 0
    left, right = manor.halves = [a_foyer("foyer-05"), a_foyer("foyer-08")]
    assert TITLE.adviser.evaluate(a_house(manor, 0, Phase.FOYER), 0) == foyer_value(left, right, WEIGHTS)


# Strength


def a_solo_game(seed: int) -> Manor:
    """A whole solo game of the good player, with no more engine than the placing of cards (SM-7)."""
    chance, rooms, foyers = Chance("good player", seed), list(BOX.rooms), list(BOX.foyers)
    chance.shuffle(rooms)
    chance.shuffle(foyers)
    manor, one, other = Manor(0), foyers[0], foyers[1]
    manor.lay_foyer(
        *max((one, other), (other, one), key=lambda halves: foyer_value(halves[0], halves[1], WEIGHTS))
    )
    decks = [rooms[:20], rooms[20:40]]
    for turns_left in reversed(range(20)):
        moves = [
            (manor_value(with_room(manor, room, spot), turns_left, 20, WEIGHTS), deck, room, spot)
            for deck in decks
            for room in deck[:2]
            for spot in manor.open_spots()
        ]
        _, deck, room, spot = max(moves, key=lambda move: move[0])
        del deck[:2]
        manor = with_room(manor, room, spot)
    own, manor.seated = manor.monsters(), best_arrangement(manor)
    manor.waiting = [own[c] - sum(seated.count(c) for seated in manor.seated) for c in Colour]
    return manor


def test_the_good_player_reaches_what_the_rulebook_measured() -> None:
    assert mean(total(a_solo_game(seed)) for seed in range(25)) == pytest.approx(88.9, abs=5)


def test_the_best_arrangement_of_a_played_manor_is_legal() -> None:  # SM-4.4.10
    for hall, seated in a_solo_game(0).guests():
        for space in hall.occupied(seated):
            lifted = put(seated, space.index, FREE)
            assert space in hall.openings(lifted, seated[space.index])
