"""Undo: answer by answer, back to the last barrier, and in a simultaneous step by one seat alone."""

from typing import Any

import pytest

from salotto.kernel.codec import encode
from salotto.kernel.play import Play, Refused, Told
from tests.kernel.stage import ask, on_stage, rolls, said, say, settles, shuffles, tells, turns_up


def refusal(play: Play[Any], seat: int) -> str:
    """Why the seat cannot take anything back."""
    with pytest.raises(Refused) as error:
        play.undo(seat)
    return error.value.reason


# One after the other


def test_an_answer_can_be_taken_back_in_the_middle_of_a_step() -> None:
    play = on_stage((ask(0), ask(0)))
    say(play, "0a")
    play.undo(0)
    assert said(play) == []
    assert play.state.said[0] == []
    say(play, "0b", "0c")
    assert play.state.said[0] == ["b", "c"]


def test_an_answer_can_be_taken_back_over_step_boundaries() -> None:
    play = on_stage(*[(ask(0),)] * 9)
    say(play, *["0a"] * 8)
    for left in range(7, -1, -1):
        play.undo(0)
        assert said(play) == ["0a"] * left
    assert refusal(play, 0) == "undo-start"


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    play = on_stage((ask(0), ask(1)))
    say(play, "0a")
    assert refusal(play, 1) == "undo-start"


@pytest.mark.parametrize(
    ("barrier", "reason"),
    [(rolls(), "chance"), (shuffles(), "chance"), (turns_up(), "reveal"), (settles("ZZ-1.2"), "ZZ-1.2")],
)
def test_nobody_goes_back_behind_a_barrier(barrier: Any, reason: str) -> None:
    play = on_stage((ask(0), barrier, ask(0), ask(0)))
    say(play, "0a", "0b")
    play.undo(0)
    assert refusal(play, 0) == f"undo-{reason}"
    assert said(play) == ["0a"]


def test_nobody_goes_back_behind_a_barrier_in_an_earlier_step() -> None:
    play = on_stage((ask(0), ask(0)), (rolls(),), (ask(0), ask(0)))
    say(play, "0a", "0a", "0b")
    play.undo(0)
    assert refusal(play, 0) == "undo-chance"


def test_nobody_goes_back_behind_another_seats_answer() -> None:
    play = on_stage((ask(0), ask(1), ask(1)))
    say(play, "0a", "1b")
    assert refusal(play, 0) == "undo-others"
    play.undo(1)
    play.undo(0)
    assert said(play) == []


def test_a_game_that_is_over_cannot_be_taken_back() -> None:
    play = on_stage((ask(0),))
    say(play, "0a")
    assert play.over
    assert refusal(play, 0) == "undo-over"


def test_restart_goes_back_to_the_barrier() -> None:
    play = on_stage((ask(0), rolls()), (ask(0),), (ask(0), ask(0)), (ask(0),))
    say(play, "0a", "0b", "0c", "0a")
    play.restart(0)
    assert said(play) == ["0a"]
    with pytest.raises(Refused):
        play.restart(0)


def test_chance_is_the_same_when_a_step_is_run_again() -> None:
    play = on_stage((rolls(), ask(0), ask(0)), (rolls(), ask(0)))
    say(play, "0a")
    before = encode(play.state)
    say(play, "0b")
    play.fork()
    twin = play.fork()
    assert twin.state == play.state
    assert encode(play.state) != before


# Everybody at once

LANES = {0: [(ask(0), ask(0)), (ask(0),)], 1: [(ask(1), ask(1)), (ask(1),)]}


def test_one_seat_takes_back_its_own_answer_alone() -> None:
    play = on_stage(LANES)
    say(play, "0a", "1b", "1c", "0b")
    play.undo(0)
    play.undo(0)
    assert said(play) == ["1b", "1c"]
    assert play.state.said == [[], ["b", "c"]]
    say(play, "0c", "0c", "0a", "1a")
    assert play.state.said == [["c", "c", "a"], ["b", "c", "a"]]


def test_others_questions_stay_as_they_are_when_one_seat_goes_back() -> None:
    play = on_stage(LANES)
    say(play, "0a", "1b")
    revision = play.revision(1)
    play.undo(0)
    assert play.revision(1) == revision
    play.answer(1, "c", revision)


def test_once_all_have_decided_nobody_goes_back() -> None:
    play = on_stage(LANES, (ask(0),))
    say(play, "0a", "0a", "0a", "1b", "1b", "1b")
    assert refusal(play, 0) == "undo-others"
    assert refusal(play, 1) == "undo-others"


def test_a_barrier_in_one_lane_binds_only_that_seat() -> None:
    play = on_stage({0: [(ask(0), rolls()), (ask(0),)], 1: [(ask(1),), (ask(1),)]})
    say(play, "1a", "0a")
    assert refusal(play, 0) == "undo-chance"
    play.undo(1)
    assert said(play) == ["0a"]


def test_a_final_answer_binds_its_seat() -> None:
    play = on_stage({0: [(ask(0), settles("ZZ-4"))], 1: [(ask(1),)]})
    say(play, "0a")
    assert refusal(play, 0) == "undo-ZZ-4"


def test_who_decided_alone_goes_back_over_the_end_of_the_step() -> None:
    play = on_stage({0: [(ask(0),), (ask(0),)]}, (ask(0), ask(0)))
    say(play, "0a", "0b", "0c")
    play.restart(0)
    assert said(play) == []


def test_nobody_goes_back_behind_the_start_once_another_has_decided() -> None:
    play = on_stage((ask(0),), LANES)
    say(play, "0a", "1b")
    assert refusal(play, 0) == "undo-others"
    play.undo(1)
    play.undo(0)
    assert said(play) == []


def test_nobody_goes_back_behind_what_another_decided_alone() -> None:
    play = on_stage((ask(0),), {1: [(ask(1),)]}, (ask(1), ask(0)))
    say(play, "0a", "1b")
    assert refusal(play, 0) == "undo-others"
    play.undo(1)
    play.undo(0)
    assert said(play) == []


def test_nobody_goes_back_behind_another_across_a_step_in_which_nobody_decides() -> None:
    play = on_stage((ask(0),), {0: [(tells("x"),)], 1: [(tells("x"),)]}, (ask(1), ask(1)))
    say(play, "0a", "1b")
    assert refusal(play, 0) == "undo-others"


def test_nobody_goes_back_behind_another_across_several_steps_of_one_voice() -> None:
    play = on_stage({0: [(ask(0),)]}, {1: [(ask(1),)]}, {0: [(ask(0),), (ask(0),)]})
    say(play, "0a", "1b")
    assert refusal(play, 0) == "undo-others"
    say(play, "0c")
    assert refusal(play, 1) == "undo-others"
    play.undo(0)
    assert refusal(play, 0) == "undo-others"
    play.undo(1)
    play.undo(0)
    assert said(play) == []


def test_nobody_goes_back_behind_chance_in_anothers_lane_to_before_the_step() -> None:
    play = on_stage((ask(0),), {0: [(ask(0),), (ask(0),)], 1: [(rolls(), ask(1))]})
    say(play, "0a", "0b")
    play.undo(0)
    assert refusal(play, 0) == "undo-chance"


def test_nobody_goes_back_behind_chance_in_anothers_lane_once_the_step_is_over() -> None:
    play = on_stage({0: [(ask(0),), (ask(0),)], 1: [(rolls(),)]}, (ask(0), ask(0)))
    say(play, "0a", "0b", "0c")
    play.restart(0)
    assert said(play) == []
    play = on_stage((ask(0),), {0: [(ask(0),)], 1: [(rolls(),)]}, (ask(0), ask(0)))
    say(play, "0a", "0b", "0c")
    play.restart(0)
    assert said(play) == ["0a"]


# Everything goes back with the answer


def test_the_story_goes_back_too() -> None:
    story: list[Told] = []
    play = on_stage((tells("one"), ask(0), tells("two"), ask(0)), story=story)
    say(play, "0a")
    play.undo(0)
    assert [(told.at, told.event.id) for told in story] == [(0, "one")]
    say(play, "0b")
    assert [(told.at, told.event.id) for told in story] == [(0, "one"), (1, "two")]


@pytest.mark.parametrize("every", [0, 1, 4])
def test_an_event_before_the_first_question_of_a_lane_is_told_once(every: int) -> None:
    story: list[Told] = []
    lane = [(tells("begins", 0), ask(0), ask(0))] * 3
    play = on_stage({0: lane, 1: [(ask(1),)]}, story=story, every=every)
    say(play, "0a", "0a", "0b")
    play.undo(0)
    assert [told.event.id for told in story] == ["begins", "begins"]


@pytest.mark.parametrize("every", [0, 1, 4])
def test_a_shuffle_before_the_first_question_of_a_lane_is_done_once(every: int) -> None:
    play = on_stage({0: [(shuffles(), ask(0), ask(0))], 1: [(ask(1),)]}, every=every)
    deck = play.state.deck.copy()
    assert play.fork().state.deck == deck
    say(play, "0a")
    play.undo(0)
    assert play.state.deck == deck


def test_a_question_withdrawn_by_anothers_undo_makes_its_answer_stale() -> None:
    play = on_stage((ask(0), ask(1, "x y")))
    say(play, "0a")
    revision = play.revision(1)
    play.undo(0)
    say(play, "0b")
    with pytest.raises(Refused) as error:
        play.answer(1, "x", revision)
    assert error.value.reason == "stale"


def test_a_question_withdrawn_over_a_step_boundary_makes_its_answer_stale() -> None:
    play = on_stage((ask(0),), {0: [(ask(0),)], 1: [(ask(1),)]})
    say(play, "0a")
    revision = play.revision(1)
    play.undo(0)
    say(play, "0b")
    with pytest.raises(Refused) as error:
        play.answer(1, "a", revision)
    assert error.value.reason == "stale"


def test_a_revision_never_comes_back() -> None:
    play = on_stage((ask(0), ask(0), ask(0)))
    seen = [play.revision(0)]
    say(play, "0a", "0b")
    seen.append(play.revision(0))
    play.undo(0)
    seen.append(play.revision(0))
    play.restart(0)
    seen.append(play.revision(0))
    assert seen == sorted(set(seen))
