"""The player of tables plays, looks and complains as the tests of the titles rely on."""

import pytest

from salotto.kernel.decisions import Rule, choose, roll, tell
from salotto.kernel.play import Refused
from tests.kernel.stage import ask, on_stage, said, tells
from tests.kernel.toy import BASKET, TOY
from tests.kit import player
from tests.kit.player import (
    a_table,
    answer,
    can,
    cannot,
    choices,
    do,
    loaded,
    meant,
    opened,
    play_out,
    play_until,
    prompt,
    question,
    reason,
    told,
    why_not,
)

COPIES = "play:dinner-1 play:dinner-2 gentry:anna end"


def test_answers_are_named_in_full_or_in_short() -> None:
    keys = COPIES.split()
    names = ["play:dinner-2", "dinner-2", "play:dinner", "dinner", "anna", "end", "supper"]
    assert [meant(name, keys) for name in names] == [*keys[1:2] * 2, *keys[:1] * 2, *keys[2:], "supper"]


def test_a_whole_key_is_meant_above_all() -> None:
    assert meant("farm", ["sell:farm", "farm"]) == "farm"


def test_a_seat_answers_its_questions_one_after_the_other() -> None:
    play = on_stage((ask(0, COPIES), ask(1), ask(0)))
    answer(do(play, "dinner"), 1, "b")
    assert said(do(play, "c")) == ["0play:dinner-1", "1b", "0c"]


def test_options_and_questions_are_looked_at() -> None:
    play = on_stage((ask(1, COPIES, "stage-what"),))
    assert prompt(play, 1) == question(play, 1).prompt == "stage-what"
    assert choices(play, 1) == COPIES.split()
    assert can(play, "anna", 1)
    assert not can(play, "bruno", 1)
    with pytest.raises(AssertionError, match="seat 0 is not being asked"):
        can(play, "anna")


def test_an_answer_that_is_taken_is_no_refusal() -> None:
    play = on_stage((ask(0), ask(0)))
    cannot(play, "d")
    with pytest.raises(pytest.fail.Exception):
        cannot(play, "a")
    with pytest.raises(Refused):
        do(play, "d")


def test_the_rule_behind_a_refusal_is_said() -> None:
    play = play_until(a_table(TOY, 1, "alone"), lambda party: party.phase.value == "nibble")
    do(play, *["basket"] * BASKET)
    assert reason(play, "basket").message == "toy-empty"
    assert why_not(play, "basket") == "TOY-2"
    with pytest.raises(AssertionError, match="cellar: nothing is said about it"):
        why_not(play, "cellar")


def test_one_goes_on_until_the_state_is_as_it_should_be() -> None:
    play = on_stage(*[(ask(0, "a end b"),)] * 5)
    assert said(play_until(play, lambda notes: notes.scene == 3)) == ["0end"] * 3
    assert said(play_until(play, lambda notes: notes.scene == 4, idle=["b", "a"])) == [*["0end"] * 3, "0b"]
    assert play_out(play).over


def test_a_game_that_never_ends_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "LONGEST", 3)
    with pytest.raises(AssertionError, match="on and on"):
        play_out(on_stage(*[(ask(0),)] * 5))


def test_a_position_is_opened_with_a_story_of_its_own() -> None:
    first = on_stage((ask(0), ask(0)), (tells("stage-noise"), ask(1)))
    first.state.scene = 1
    play = opened(first.title, first.table, first.state)
    assert play.log == []
    assert [line.event.id for line in told(play, "stage-noise")] == ["stage-noise"]
    assert told(play, "stage-silence") == []
    assert prompt(play, 1) == "stage-which"


def test_a_die_falls_as_it_should() -> None:
    def rule() -> Rule[None]:
        yield tell("stage-falls", None, eyes=(yield from roll(6)))

    def asking() -> Rule[None]:
        yield from choose(0, "stage-which", ["a", "b"])

    assert [event.args for event in loaded(rule(), 4)] == [{"eyes": 4}]
    with pytest.raises(AssertionError):
        loaded(asking())
