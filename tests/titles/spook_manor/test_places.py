"""SM-4.4 Phase 1B: monsters change places."""

from __future__ import annotations

from itertools import product

import pytest

from salotto.kernel.play import Refused
from salotto.titles.spook_manor.cards import COLOURS, FREE, Seated
from salotto.titles.spook_manor.monsters import goals_of, movable
from salotto.titles.spook_manor.monsters import move as move_monster
from salotto.titles.spook_manor.state import Manor, Phase
from tests.each import for_each
from tests.kit.player import answer, question, told, why_not
from tests.titles.spook_manor.positions import a_manor, spaces
from tests.titles.spook_manor.tables import Table, a_game, a_restless_manor, build, commit, move

PURPLE, RED, GREEN, ORANGE = COLOURS.values()


def moving(manor: Manor, *others: Manor) -> Table:
    """A table in phase 1B."""
    return a_game(manor, *others, phase=Phase.PLACES)


def seated(play: Table, seat: int = 0) -> list[Seated]:
    return play.state.manors[seat].seated


def goals(play: Table, monster: str, seat: int = 0) -> set[str]:
    """Where a seat may move a monster, as it is asked."""
    answer(play, seat, monster)
    asked = question(play, seat)
    assert asked.prompt == "sm-move-where"
    play.undo(seat)
    return set(asked.keys)


# 4.4.1 to 4.4.3 Who may go where


def test_a_monster_moves_from_the_foyer_to_a_room_and_back() -> None:  # SM-4.4.1
    play = moving(a_restless_manor())
    move(play, 0, "waiting:green", "space:goblin-card-nook:1")
    assert seated(play) == [spaces(None, "green")]
    assert play.state.manors[0].waiting == [0, 0, 0, 0]
    move(play, 0, "space:goblin-card-nook:1", "foyer")
    assert seated(play) == [spaces(None, None)]
    assert play.state.manors[0].waiting == [0, 0, 1, 0]


def test_a_monster_moves_to_another_room_and_to_another_space_of_its_room() -> None:  # SM-4.4.1
    play = moving(
        a_manor(
            columns={0: ["goblin-card-nook"], 1: ["goblin-banquet-hall"]},
            seated={"goblin-card-nook": ["green", None]},
        )
    )
    move(play, 0, "space:goblin-card-nook:0", "space:goblin-card-nook:1")
    assert seated(play) == [spaces(None, "green"), spaces(None, None, None)]
    move(play, 0, "space:goblin-card-nook:1", "space:goblin-banquet-hall:2")
    assert seated(play) == [spaces(None, None), spaces(None, None, "green")]


def test_any_number_of_monsters_may_move_any_number_of_times() -> None:  # SM-4.4.1
    play = moving(a_manor(columns={0: ["goblin-banquet-hall"]}, waiting={"green": 2, "red": 1}))
    for _ in range(10):
        move(play, 0, "waiting:green", "space:goblin-banquet-hall:0")
        move(play, 0, "space:goblin-banquet-hall:0", "foyer")
    for space, colour in enumerate(("green", "red", "green")):
        move(play, 0, f"waiting:{colour}", f"space:goblin-banquet-hall:{space}")
    assert seated(play) == [spaces("green", "red", "green")]


def test_moving_nothing_is_allowed() -> None:  # SM-4.4.1
    play = moving(a_restless_manor())
    answer(play, 0, "done")
    assert play.state.manors[0].waiting == [0, 0, 1, 0]
    assert play.state.round == 2


@pytest.mark.parametrize(
    ("hall", "guests", "free"),
    [
        ("phantom-grand-ballroom", ["purple", "green", None, None], {2, 3}),  # it is not its own twin
        ("goblin-clubroom", ["green", None, None], {1, 2}),
        ("goblin-dance-alcove", ["green", None], {1}),
    ],
)
def test_a_moving_monster_is_first_taken_off_its_old_place(
    hall: str, guests: list[str | None], free: set[int]
) -> None:  # SM-4.4.1
    play = moving(a_manor(columns={0: [hall]}, seated={hall: guests}))
    standing = guests.index("green")
    assert goals(play, f"space:{hall}:{standing}") == {"foyer", *(f"space:{hall}:{space}" for space in free)}


def test_the_room_placed_and_the_monster_invited_this_round_take_part() -> None:  # SM-4.4.2
    play = a_game(hands=[["goblin-card-nook"]])
    build(play, 0, "goblin-card-nook", 0, 1)
    commit(play, 1)
    move(play, 0, "waiting:green", "space:goblin-card-nook:0")
    assert seated(play) == [spaces("green", None)]


def test_distance_and_position_do_not_matter() -> None:  # SM-4.4.3
    far = {-1: ["trophy-room", "goblin-clubroom"], 0: ["dusty-library"], 2: ["creaky-kitchen"]}
    top = {3: ["cobweb-study"] * 2 + ["mouldy-bathroom"] * 2 + ["goblin-card-nook"]}
    play = moving(a_manor(columns={**far, **top}, seated={"goblin-clubroom": ["green", None, None]}))
    assert {"space:goblin-card-nook:0", "space:goblin-card-nook:1"} <= goals(play, "space:goblin-clubroom:0")


# 4.4.4 to 4.4.9 What a room allows


def test_a_space_holds_one_monster() -> None:  # SM-4.4.4
    play = moving(
        a_manor(
            columns={0: ["goblin-banquet-hall"]},
            seated={"goblin-banquet-hall": ["red", None, None]},
            waiting={"green": 1},
        )
    )
    answer(play, 0, "waiting:green")
    assert why_not(play, "space:goblin-banquet-hall:0") == "SM-4.4.4"
    assert question(play).keys == ["space:goblin-banquet-hall:1", "space:goblin-banquet-hall:2"]


def test_a_coloured_space_takes_its_colour_only() -> None:  # SM-4.4.5, EX-8
    both = {0: ["vampire-card-nook"], 1: ["phantom-banquet-hall"]}
    play = moving(a_manor(columns=both, waiting={"purple": 1, "red": 1}))
    nook = {"space:vampire-card-nook:0", "space:vampire-card-nook:1"}
    assert goals(play, "waiting:red") >= nook
    answer(play, 0, "waiting:purple")
    for space in nook:
        assert why_not(play, space) == "SM-4.4.5"


def test_different_colours_only() -> None:  # SM-4.4.6, SM-4.4.9, EX-9
    play = moving(
        a_manor(
            columns={0: ["phantom-grand-ballroom"], 1: ["goblin-banquet-hall"]},
            seated={"phantom-grand-ballroom": ["purple", "green", None, None]},
            waiting={"green": 1, "orange": 1},
        )
    )
    free = {"space:phantom-grand-ballroom:2", "space:phantom-grand-ballroom:3"}
    assert goals(play, "waiting:orange") >= free
    answer(play, 0, "waiting:green")
    for space in free:
        assert why_not(play, space) == "SM-4.4.6"


def test_different_colours_covers_the_coloured_space_too() -> None:  # SM-4.4.6
    play = moving(
        a_manor(
            columns={0: ["vampire-masquerade-room"], 1: ["goblin-banquet-hall"]},
            seated={"vampire-masquerade-room": [None, "red", None]},
            waiting={"red": 1},
        )
    )
    answer(play, 0, "waiting:red")
    assert why_not(play, "space:vampire-masquerade-room:0") == "SM-4.4.6"


def test_same_colour_only_until_the_room_is_empty_again() -> None:  # SM-4.4.7, SM-4.4.1, EX-10
    play = moving(
        a_manor(
            columns={0: ["goblin-clubroom"], 1: ["goblin-banquet-hall"]},
            seated={"goblin-clubroom": ["orange", None, None]},
            waiting={"green": 1},
        )
    )
    answer(play, 0, "waiting:green")
    assert why_not(play, "space:goblin-clubroom:1") == "SM-4.4.7"
    play.undo(0)
    move(play, 0, "space:goblin-clubroom:0", "foyer")
    move(play, 0, "waiting:green", "space:goblin-clubroom:1")
    assert seated(play)[0] == spaces(None, "green", None)


@pytest.mark.parametrize("standing", [0, 1, 2])
def test_same_colour_wherever_the_guest_stands(standing: int) -> None:  # SM-4.4.7
    guests = ["orange" if space == standing else None for space in range(3)]
    play = moving(
        a_manor(
            columns={0: ["goblin-clubroom"], 1: ["goblin-banquet-hall"]},
            seated={"goblin-clubroom": guests},
            waiting={"green": 1, "orange": 1},
        )
    )
    free = {f"space:goblin-clubroom:{space}" for space in range(3) if space != standing}
    assert goals(play, "waiting:orange") >= free
    answer(play, 0, "waiting:green")
    assert {why_not(play, space) for space in free} == {"SM-4.4.7"}


@for_each("standing, twin", [(0, 1), (1, 0), (2, 3), (3, 2)])
def test_each_space_has_one_twin(standing: int, twin: int) -> None:  # SM-4.4.8
    play = moving(
        a_manor(
            columns={0: ["phantom-waltz-hall"], 1: ["goblin-banquet-hall"]}, waiting={"red": 1, "green": 1}
        )
    )
    move(play, 0, "waiting:red", f"space:phantom-waltz-hall:{standing}")
    answer(play, 0, "waiting:green")
    assert why_not(play, f"space:phantom-waltz-hall:{twin}") == "SM-4.4.8"
    other_pair = {f"space:phantom-waltz-hall:{space}" for space in range(4) if space not in (standing, twin)}
    assert other_pair <= set(question(play).keys)


def test_the_two_of_a_pair_match_and_the_pairs_are_independent() -> None:  # SM-4.4.8, EX-11
    play = moving(
        a_manor(
            columns={0: ["phantom-waltz-hall"]},
            seated={"phantom-waltz-hall": ["red", None, None, None]},
            waiting={"green": 1, "red": 1},
        )
    )
    assert goals(play, "waiting:red") == {f"space:phantom-waltz-hall:{space}" for space in (1, 2, 3)}
    answer(play, 0, "waiting:green")
    assert why_not(play, "space:phantom-waltz-hall:1") == "SM-4.4.8"
    answer(play, 0, "space:phantom-waltz-hall:3")
    assert seated(play) == [spaces("red", None, None, "green")]  # two half-filled pairs


def test_spaces_may_be_filled_in_any_order_with_gaps() -> None:  # SM-4.4.9
    play = moving(a_manor(columns={0: ["vampire-music-room"]}, waiting={"red": 2}))
    assert goals(play, "waiting:red") == {f"space:vampire-music-room:{space}" for space in (0, 1, 2)}
    move(play, 0, "waiting:red", "space:vampire-music-room:2")
    move(play, 0, "waiting:red", "space:vampire-music-room:0")
    assert seated(play) == [spaces("red", None, "red")]


def test_an_exchange_goes_directly_from_room_to_room() -> None:  # EX-12, SM-4.4.1, SM-4.4.5
    play = moving(
        a_manor(
            columns={0: ["vampire-banquet-hall"], 1: ["goblin-card-nook"]},
            seated={"vampire-banquet-hall": ["green", "red", None], "goblin-card-nook": ["green", None]},
        )
    )
    move(play, 0, "space:vampire-banquet-hall:0", "space:goblin-card-nook:1")
    assert seated(play) == [spaces(None, "red", None), spaces("green", "green")]
    move(play, 0, "space:goblin-card-nook:1", "foyer")
    answer(play, 0, "space:vampire-banquet-hall:1")
    assert why_not(play, "space:goblin-card-nook:1") == "SM-4.4.5"


# 4.4.10 Every legal arrangement


def legal(manor: Manor, arrangement: tuple[Seated, ...]) -> bool:
    """Whether the printed rules allow an arrangement of the own monsters, judged as a whole."""
    guests = [colour for room in arrangement for colour in room if colour != FREE]
    nook, ballroom, alcove = arrangement  # two green spaces; four different; one pair
    return (
        all(guests.count(colour) <= owned for colour, owned in enumerate(manor.monsters()))
        and set(nook) <= {GREEN, FREE}
        and all(ballroom.count(colour) <= 1 for colour in COLOURS.values())
        and (FREE in alcove or alcove[0] == alcove[1])
    )


def reachable(manor: Manor) -> set[tuple[Seated, ...]]:
    """All arrangements to which the offered moves lead, whichever way one goes."""
    found = {tuple(manor.seated)}
    unexplored = [manor]
    while unexplored:
        here = unexplored.pop()
        for monster in movable(here):
            for goal in goals_of(here, monster):
                there = here.copy()
                move_monster(there, monster, goal)
                if tuple(there.seated) not in found:
                    found.add(tuple(there.seated))
                    unexplored.append(there)
    return found


def test_every_legal_arrangement_can_be_reached_and_no_other() -> None:  # SM-4.4.10
    manor = a_manor(
        columns={0: ["goblin-card-nook", "goblin-grand-ballroom"], 1: ["goblin-dance-alcove"]},
        seated={"goblin-card-nook": ["green", "green"], "goblin-dance-alcove": ["red", "red"]},
        waiting={"orange": 1},
    )
    guests = (FREE, RED, GREEN, ORANGE)
    every = product(product(guests, repeat=2), product(guests, repeat=4), product(guests, repeat=2))
    assert reachable(manor) == {arrangement for arrangement in every if legal(manor, arrangement)}


def test_a_monster_no_free_space_would_take_waits_and_people_learn_why() -> None:  # SM-4.4.10
    play = moving(
        a_manor(
            columns={0: ["goblin-card-nook"]},
            seated={"goblin-card-nook": ["green", None]},
            waiting={"red": 1},
        )
    )
    assert question(play).keys == ["space:goblin-card-nook:0", "done"]
    assert why_not(play, "waiting:red") == "SM-4.4.10"


# 4.4.11 to 4.4.15 The limits of the phase


def test_a_monster_goes_only_to_the_own_foyer_and_entertainment_rooms() -> None:  # SM-4.4.11
    rooms = {0: ["goblin-card-nook", "trophy-room"], 2: ["portrait-of-the-host", "goblin-hall-of-glimmers"]}
    own = a_manor(columns=rooms, seated={"goblin-card-nook": ["green", None]})
    other = a_manor(columns={0: ["goblin-banquet-hall"]}, waiting={"green": 1})
    play = moving(own, other)
    assert goals(play, "space:goblin-card-nook:0") == {"foyer", "space:goblin-card-nook:1"}
    assert goals(play, "waiting:green", seat=1) == {f"space:goblin-banquet-hall:{n}" for n in range(3)}


def test_monsters_never_return_to_the_supply_and_nothing_else_moves() -> None:  # SM-4.4.11, SM-4.4.12
    play = moving(a_restless_manor())
    before = play.state.copy()
    move(play, 0, "waiting:green", "space:goblin-card-nook:1")
    move(play, 0, "space:goblin-card-nook:1", "foyer")
    assert play.state == before  # the monster is back, so the whole table is as it was
    move(play, 0, "waiting:green", "space:goblin-card-nook:0")
    before.manors[0].waiting, before.manors[0].seated = [0, 0, 0, 0], [spaces("green", None)]
    assert play.state == before  # and otherwise only the monster has moved


def test_monsters_move_in_phase_1b_only() -> None:  # SM-4.4.13
    play = a_game(a_restless_manor(), a_restless_manor())
    monsters = {"waiting:green", "space:goblin-card-nook:0"}
    for _ in range(2):  # not while the card is chosen, nor while the cell is
        assert not monsters & set(question(play).keys)
        with pytest.raises(Refused):
            answer(play, 0, "waiting:green")
        answer(play, 0, question(play).keys[0])
    commit(play, 1)
    answer(play, 0, "done")
    with pytest.raises(Refused):  # nor when done, while the others still move
        answer(play, 0, "waiting:green")
    answer(play, 1, "done")
    assert {decision.prompt for decision in play.pending} == {"sm-play-room"}  # nor in phase 2


def test_an_invited_monster_never_goes_directly_into_a_room() -> None:  # SM-4.4.13
    play = a_game(a_manor(columns={0: ["goblin-card-nook"]}), hands=[["goblin-suite"]])
    build(play, 0, "goblin-suite", 1, 1)
    commit(play, 1)
    assert seated(play) == [spaces(None, None)]
    assert play.state.manors[0].waiting == [0, 0, 1, 0]


def test_moves_are_visible_to_everybody_at_once() -> None:  # SM-4.4.14
    play = moving(a_restless_manor(), a_restless_manor())
    move(play, 0, "waiting:green", "space:goblin-card-nook:1")
    for seat in (0, 1, None):
        assert play.view(seat)["manors"][0]["seated"] == {"room:goblin-card-nook": [None, "green"]}
    assert [line.event.seat for line in told(play, "sm-moves")] == [0]


def test_moves_may_be_taken_back_until_done_and_done_is_final() -> None:  # SM-4.4.14
    play = moving(a_restless_manor(), a_restless_manor())
    answer(play, 0, "waiting:green", "space:goblin-card-nook:1")
    play.undo(0)
    assert question(play).prompt == "sm-move-where"
    answer(play, 0, "space:goblin-card-nook:0")
    play.restart(0)
    assert seated(play) == [spaces(None, None)]
    move(play, 0, "waiting:green", "space:goblin-card-nook:1")
    answer(play, 0, "done")
    with pytest.raises(Refused) as refused:
        play.undo(0)
    assert refused.value.reason == "undo-SM-4.4.14"
    assert play.decision(0) is None
    assert question(play, 1).keys == ["waiting:green", "done"]  # the neighbour is not disturbed


def test_what_one_player_takes_back_leaves_the_moves_of_the_others() -> None:  # SM-4.4.14
    play = moving(a_restless_manor(), a_restless_manor())
    move(play, 0, "waiting:green", "space:goblin-card-nook:0")
    move(play, 1, "waiting:green", "space:goblin-card-nook:1")
    play.restart(0)
    assert seated(play, 0) == [spaces(None, None)]
    assert seated(play, 1) == [spaces(None, "green")]


def test_phase_2_follows_when_all_are_done() -> None:  # SM-4.4.14
    play = moving(a_restless_manor(), a_restless_manor())
    answer(play, 1, "done")
    assert (play.state.phase, play.state.round) == (Phase.PLACES, 1)
    answer(play, 0, "done")
    assert (play.state.phase, play.state.round) == (Phase.PLAY, 2)


def test_a_monster_may_be_left_in_the_foyer_although_a_space_is_free() -> None:  # SM-4.4.15
    play = moving(a_restless_manor())
    assert "done" in question(play).keys
    answer(play, 0, "done")
    assert play.state.manors[0].waiting == [0, 0, 1, 0]
