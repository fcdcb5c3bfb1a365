"""What the web page asks of Last Will: every choice has a place, sums say what they leave, the pad counts."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.titles.last_will import page
from tests.scenes import scene

CHOICE = re.compile(r'data-choice="([^"]*)"')
KEY = re.compile(r'data-key="([^"]*)"')
BESIDE = ("will:", "way:", "extra:", "half:", "type:", "companion:", "actions", "end", "no", "enough")
"""What no board shows: these are buttons beside the question, like sums of money."""


@pytest.mark.parametrize(("mode", "players"), [("base", 2), ("getting-sacked", 3), ("getting-sacked", 5)])
def test_everything_on_the_table_that_can_be_chosen_is_drawn_once_in_its_place(
    mode: str, players: int
) -> None:
    game = title("last-will")
    play = Play(game, game.table(["x"] * players, "page", mode), story=[])
    chance = Random(players)
    for step in range(220):
        decision = play.next_decision()
        if decision is None:
            break
        if step % 3 == 0:
            board = scene(play, decision.seat).board(decision.seat)
            drawn = [unescape(key) for key in CHOICE.findall(board)]
            assert len(drawn) == len(set(drawn))
            assert set(drawn) <= set(decision.keys)
            beside = set(decision.keys) - set(drawn)
            assert all(key.isdigit() or key.startswith(BESIDE) for key in beside), (decision.prompt, beside)
            known = {unescape(key) for key in KEY.findall(board)}
            if decision.prompt in ("lw-act", "lw-errand", "lw-choose-plan"):
                assert {blocked.key for blocked in decision.why_not()} <= known
        option = chance.choice(
            [each for each in decision.options if key_of(each) != "end"] or decision.options
        )
        play.take(decision, option)
    assert "data-choice" not in scene(play, None).board(0)


def test_a_sum_says_what_it_leaves() -> None:  # LW-14.1
    about = {"money": 20, "actions": 2, "card": "card:dinner-1"}
    spend = page.note(Decision(0, "lw-spend", [3, 5], about, None, "amount"), "5", {})
    assert spend is not None
    assert spend.args["money"] == 15
    takings = page.note(Decision(0, "lw-takings", [3, 5], about, None, "amount"), "5", {})
    assert takings is not None
    assert takings.args["money"] == 25
    way = page.note(Decision(0, "lw-savour", [], about), "way:2:5", {})
    assert way is not None
    assert way.args == {"money": 15, "actions": 0}
    gathered = Decision(0, "lw-companions", ["enough"], about | {"pounds": 6}, None, "some")
    enough = page.note(gathered, "enough", {})
    assert enough is not None
    assert enough.args == {"money": 14}


def test_the_pad_counts_money_last_income_and_each_property_and_five() -> None:  # LW-16.4
    form = {"0-money": "12", "0-income": "4", "0-property-0": "8", "0-property-3": "5"}
    points = page.pad_points(page.pad_values(form, "0-"))
    assert points == {"money": 12, "income": 4, "properties": 13, "surcharge": 10}


def test_a_property_that_is_worth_nothing_counts_its_five() -> None:  # LW-16.4
    points = page.pad_points(page.pad_values({"0-property-0": "0"}, "0-"))
    assert (points["properties"], points["surcharge"]) == (0, 5)


@pytest.mark.parametrize(("typed", "money"), [("-7", -7), ("−7", -7), ("", 0), ("a lot", 0), ("-", 0)])
def test_a_debt_can_be_typed_into_the_pad(typed: str, money: int) -> None:  # LW-16.4
    assert page.pad_values({"0-money": typed}, "0-")["money"] == money
