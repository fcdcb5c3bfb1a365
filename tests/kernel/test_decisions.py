"""Decisions: the catalogue of questions, driven by hand."""

from collections.abc import Callable
from typing import Any

import pytest

from salotto.kernel.decisions import (
    Barrier,
    Blocked,
    Decision,
    Event,
    Roll,
    Rule,
    RuleError,
    Shuffle,
    amount,
    choose,
    choose_some,
    final,
    key_of,
    may,
    one_more,
    order,
    reveal,
    roll,
    shuffle,
    tell,
    together,
)
from salotto.kernel.zones import Zone
from tests.kernel.toy import CAKES

LEMON, RUM = CAKES["cake:lemon-1"], CAKES["cake:rum-2"]


def answered(rule: Rule[Any], *keys: str) -> tuple[Any, list[list[str]]]:
    """What a rule returns when it is answered so, and the options it offered each time."""
    offered = []
    left = list(keys)
    try:
        request = next(rule)
        while True:
            assert isinstance(request, Decision)
            offered.append(request.keys)
            key = left.pop(0)
            request = rule.send(next(option for option in request.options if key_of(option) == key))
    except StopIteration as end:
        assert not left, "more answers than questions"
        return end.value, offered


def request_of(rule: Rule[Any]) -> Any:
    """The first thing a rule requests."""
    return next(rule)


def test_an_option_is_chosen_by_its_key() -> None:
    assert [key_of(option) for option in ("a", 3, LEMON)] == ["a", "3", "cake:lemon-1"]


def test_choose_returns_the_chosen_thing_itself() -> None:
    assert answered(choose(0, "which", [LEMON, RUM]), "cake:rum-2") == (RUM, [["cake:lemon-1", "cake:rum-2"]])


def test_a_single_option_is_taken_without_asking() -> None:
    assert answered(choose(0, "which", [LEMON])) == (LEMON, [])


def test_no_option_is_a_mistake_of_the_rule() -> None:
    with pytest.raises(RuleError, match="which: no option for seat 3"):
        answered(choose(3, "which", []))


def test_may_can_be_declined_even_with_one_option() -> None:
    assert answered(may(0, "which", ["a"]), "a") == ("a", [["a", "no"]])
    assert answered(may(0, "which", ["a"]), "no") == (None, [["a", "no"]])


def test_may_does_not_ask_for_nothing() -> None:
    assert answered(may(0, "which", [])) == (None, [])


def test_choose_some_goes_on_until_enough() -> None:
    picked, offered = answered(choose_some(0, "which", ["a", "b", "c"]), "b", "enough")
    assert picked == ["b"]
    assert offered == [["a", "b", "c", "enough"], ["a", "c", "enough"]]


def test_choose_some_asks_for_the_least_first() -> None:
    picked, offered = answered(choose_some(0, "which", ["a", "b", "c", "d"], 2), "d", "a", "enough")
    assert picked == ["d", "a"]
    assert offered == [["a", "b", "c", "d"], ["a", "b", "c"], ["b", "c", "enough"]]


def test_choose_some_stops_at_the_most() -> None:
    assert answered(choose_some(0, "which", ["a", "b", "c"], 0, 2), "c", "a")[0] == ["c", "a"]
    assert answered(choose_some(0, "which", ["a", "b"], 0, 0)) == ([], [])


def test_choose_some_takes_what_must_be_taken() -> None:
    assert answered(choose_some(0, "which", ["a", "b"], 2)) == (["a", "b"], [])
    assert answered(choose_some(0, "which", ["a", "b", "c"], 2, 2), "c", "a")[0] == ["c", "a"]
    with pytest.raises(RuleError, match="3 of 2"):
        answered(choose_some(0, "which", ["a", "b"], 3))


def test_choose_some_says_what_is_picked_already() -> None:
    rule: Rule[Any] = choose_some(0, "which", ["a", "b", "c"], 1, 2, room="room:x")
    assert request_of(rule).about == {"room": "room:x", "picked": [], "least": 1, "most": 2}
    again = rule.send("b")
    assert isinstance(again, Decision)
    assert again.about["picked"] == ["b"]


def test_amount_asks_for_a_whole_number() -> None:
    assert answered(amount(0, "how-many", 2, 4), "3") == (3, [["2", "3", "4"]])
    assert answered(amount(0, "how-many", 2, 2)) == (2, [])
    with pytest.raises(RuleError, match="no number from 3 to 2"):
        answered(amount(0, "how-many", 3, 2))


def test_order_asks_first_to_last_and_leaves_the_last_alone() -> None:
    ordered, offered = answered(order(0, "order", ["a", "b", "c"]), "c", "a")
    assert ordered == ["c", "a", "b"]
    assert offered == [["a", "b", "c"], ["a", "b"]]
    assert answered(order(0, "order", ["a"])) == (["a"], [])
    assert answered(order(0, "order", [])) == ([], [])


@pytest.mark.parametrize(
    ("ask", "kind"),
    [
        (lambda: choose(0, "q", "ab"), "one"),
        (lambda: may(0, "q", "ab"), "may"),
        (lambda: choose_some(0, "q", "ab"), "some"),
        (lambda: amount(0, "q", 1, 2), "amount"),
        (lambda: order(0, "q", "ab"), "order"),
    ],
)
def test_every_question_says_its_kind(ask: Callable[[], Rule[Any]], kind: str) -> None:
    assert request_of(ask()).kind == kind


def test_a_decision_prints_its_seat_prompt_and_keys() -> None:
    assert str(Decision(2, "which", ["a", 1], {})) == "Decision(seat 2, which: a 1)"


def test_what_is_blocked_is_worked_out_only_when_asked_for() -> None:
    asked = []

    def blocked() -> list[Blocked]:
        asked.append(1)
        return [Blocked("c", "ZZ-1", "zz-why", {"room": "room:x"})]

    decision = request_of(choose(0, "which", ["a", "b"], blocked))
    assert asked == []
    assert decision.why_not() == [Blocked("c", "ZZ-1", "zz-why", {"room": "room:x"})]
    assert request_of(choose(0, "which", ["a", "b"])).why_not() == []


def test_chance_reveals_and_events_are_requests() -> None:
    zone: Zone[str] = Zone("ab")
    asked = request_of(shuffle(zone))
    assert isinstance(asked, Shuffle)
    assert asked.zone is zone
    die = request_of(roll(20))
    assert isinstance(die, Roll)
    assert die.sides == 20
    barriers = [request_of(reveal()), request_of(final("ZZ-2"))]
    assert all(isinstance(barrier, Barrier) for barrier in barriers)
    assert [barrier.why for barrier in barriers] == ["reveal", "ZZ-2"]


def test_an_event_can_be_for_one_seat_only() -> None:
    event = tell("zz-draws", 1, only=1, card="card:x")
    assert isinstance(event, Event)
    assert (event.id, event.seat, event.only, event.args) == ("zz-draws", 1, 1, {"card": "card:x"})
    assert tell("zz-draws").only is None
    assert "zz-draws" in repr(event)


def test_together_keeps_the_rules_by_seat() -> None:
    rules = {1: reveal(), 0: reveal()}
    assert together(rules).rules is rules


def test_one_thing_after_another_until_enough_with_options_that_change() -> None:
    def rule() -> Rule[list[str]]:
        picked: list[str] = []
        while (letter := (yield from one_more(0, "more", "abc"[len(picked) :], picked, 1))) is not None:
            picked.append(letter)
        return picked

    game = rule()
    first = next(game)
    assert isinstance(first, Decision)
    assert (first.keys, first.about, first.kind) == (["a", "b", "c"], {"picked": []}, "some")
    second = game.send("c")
    assert isinstance(second, Decision)
    assert (second.keys, second.about) == (["b", "c", "enough"], {"picked": ["c"]})
    game.send("b")
    with pytest.raises(StopIteration) as ended:
        game.send("enough")
    assert ended.value.value == ["c", "b"]


def test_nobody_is_asked_for_one_more_where_there_is_no_choice() -> None:
    def rule() -> Rule[tuple[str | None, str | None]]:
        last = yield from one_more(0, "more", ["x"], (), 1)
        nothing: list[str] = []
        none = yield from one_more(0, "more", nothing, (last,))
        return last, none

    with pytest.raises(StopIteration) as ended:
        next(rule())
    assert ended.value.value == ("x", None)
