"""Walls, by themselves; `test_undo` shows them in play."""

import pytest

from salotto.kernel.walls import CLOSED, Walls


def walls(players: int = 3) -> Walls:
    return Walls([0] * players, ["start"] * players)


def test_at_first_nothing_holds() -> None:
    assert [walls().hold(seat, 0) for seat in range(3)] == [None] * 3


def test_a_wall_holds_what_came_before_it() -> None:
    mine = walls()
    mine.build(4, "chance")
    assert [mine.hold(1, at) for at in (3, 4, 5)] == ["chance", None, None]


def test_who_speaks_binds_who_spoke_before() -> None:
    mine = walls()
    mine.answer_alone(0, 0)
    mine.answer_alone(0, 1)
    assert mine.hold(0, 0) is None
    mine.answer_alone(2, 2)
    assert mine.hold(0, 1) == "others"
    assert mine.hold(2, 2) is None


def test_a_wall_in_one_lane_binds_one_seat_until_the_phase_is_settled() -> None:
    mine = walls()
    mine.open(0)
    mine.answered = 0b001
    mine.build(1, "reveal", 2)
    assert mine.hold(0, 0) is None
    assert mine.hold(2, 0) == "reveal"
    mine.close(1)
    assert mine.hold(0, 0) == "reveal"
    assert mine.at == [1, 1, 1]


def test_a_phase_of_several_answers_is_settled_for_all() -> None:
    mine = walls()
    mine.open(0)
    mine.answered = 0b101
    mine.close(7)
    assert [mine.hold(seat, 6) for seat in range(3)] == ["others"] * 3
    assert (mine.group, mine.answered) == (CLOSED, 0)


def test_a_phase_of_one_voice_binds_only_those_before() -> None:
    mine = walls()
    mine.answer_alone(0, 0)
    mine.open(1)
    mine.answered = 0b010
    mine.close(3)
    assert mine.hold(0, 0) == "others"
    assert mine.hold(1, 1) is None
    assert mine.last_seat == 1


def test_a_phase_goes_on_until_it_is_closed() -> None:
    mine = walls()
    mine.open(2)
    mine.open(5)
    assert mine.group == 2


@pytest.mark.parametrize(("answered", "why"), [(0b001, None), (0b011, "others")])
def test_behind_the_start_of_a_phase_other_answers_hold(answered: int, why: str | None) -> None:
    mine = walls()
    mine.open(3)
    mine.answered = answered
    assert mine.hold(0, 2) == why
    assert mine.hold(0, 3) is None


def test_the_floor_is_as_far_back_as_anybody_can_go() -> None:
    mine = walls()
    mine.build(4, "chance")
    assert mine.floor() == 4
    mine.open(6)
    mine.build(8, "reveal", 1)
    assert mine.floor() == 4
    for seat in range(3):
        mine.build(9, "reveal", seat)
    assert mine.floor() == 6


def test_a_copy_is_independent() -> None:
    mine = walls()
    twin = mine.copy()
    assert twin == mine
    twin.build(3, "chance", 1)
    twin.open(1)
    assert mine == walls()
