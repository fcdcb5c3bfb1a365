"""What the web page asks of Architects: every choice has one place, prices beside it, the pad counts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from random import Random
from typing import Any

import pytest

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.titles.architects import page
from tests.scenes import scene

CHOICE = re.compile(r'data-choice="([^"]*)"')
BESIDE = (
    *("done", "enough", "none", "destroy", "pay", "debt", "release", "donate", "number:", "back:board"),
    *("trade:", "pay:", "give:", "guard:", "effect:", "player:", "remove:", "order:", "amount:", "yes", "no"),
    *("back:black-market", "back:prison", "discard:"),
)
"""What no board shows: these are buttons beside the question."""


def asked(mode: str, players: int, seed: str) -> Iterator[tuple[Play[Any], Decision]]:
    """A game by chance, question by question."""
    game = title("architects")
    play = Play(game, game.table(["x"] * players, seed, mode), story=[])
    chance = Random(seed)
    while (decision := play.next_decision()) is not None:
        yield play, decision
        play.answer(decision.seat, chance.choice(decision.keys))


@pytest.mark.parametrize(
    ("mode", "players"), [("competitive", 3), ("solo", 1), ("versus-bot-2p", 2), ("coop", 2)]
)
def test_everything_in_the_town_that_can_be_chosen_is_drawn_once_in_its_place(
    mode: str, players: int
) -> None:
    seen = set()
    for step, (play, decision) in enumerate(asked(mode, players, "page")):
        if step % 5 and decision.prompt in seen:
            continue
        seen.add(decision.prompt)
        board = scene(play, decision.seat).board(decision.seat)
        drawn = [unescape(key) for key in CHOICE.findall(board)]
        assert len(drawn) == len(set(drawn)), decision.prompt
        assert set(drawn) <= set(decision.keys)
        beside = set(decision.keys) - set(drawn)
        assert not [key for key in beside if not key.startswith(BESIDE)], (decision.prompt, beside)
        assert 'style="' not in board


def test_a_hire_says_its_whole_price() -> None:  # AW-4.3.4
    found = 0
    for play, decision in asked("competitive", 2, "hire"):
        if decision.prompt == "aw-hire":
            view = play.view(decision.seat)
            before = view["players"][decision.seat]["goods"]["silver"]
            for key in decision.keys:
                note = page.note(decision, key, view)
                assert note is not None
                fork = play.fork()
                fork.answer(decision.seat, key)
                after = fork.view(decision.seat)
                if len(after["players"][decision.seat]["apprentices"]) > len(
                    view["players"][decision.seat]["apprentices"]
                ):
                    left = after["players"][decision.seat]["goods"]["silver"]
                    assert left == before - int(note.args["silver"]) + int(note.args["coins"])
                    found += 1
    assert found


def test_a_gift_says_what_it_changes_for_who_receives_it() -> None:  # AW-12.3.1
    found = set()
    for seed in ("gift", "gift 2", "gift 3"):
        for play, decision in asked("coop", 2, seed):
            view = play.view(decision.seat)
            for key in decision.keys:
                if key.startswith("give:"):
                    note = page.note(decision, key, view)
                    assert note is not None
                    found.add(note.id)
                    if note.id == "aw-page-gift":
                        assert note.args["then"] == int(note.args["now"]) + 1
    assert {"aw-page-gift", "aw-page-gift-card", "aw-page-gift-request"} >= found
    assert {"aw-page-gift", "aw-page-gift-request"} <= found


def test_a_step_at_the_guardhouse_says_what_it_costs_or_brings() -> None:  # AW-4.8
    found = set()
    for play, decision in asked("competitive", 3, "guard"):
        view = play.view(decision.seat)
        before = view["players"][decision.seat]
        for key in decision.keys if decision.prompt == "aw-guard" else ():
            note = page.note(decision, key, view)
            if note is not None:
                fork = play.fork()
                fork.answer(decision.seat, key)
                mine = fork.view(decision.seat)["players"][decision.seat]
                change = mine["goods"]["silver"] - before["goods"]["silver"]
                if note.id == "aw-page-frees":
                    assert note.args["n"] == mine["workers"] - before["workers"]
                else:
                    assert abs(change) == note.args["silver"]
                assert (note.id == "aw-page-gains") == (change > 0)
                found.add(note.id)
    assert {"aw-page-gains", "aw-page-frees"} <= found


def test_freeing_a_mate_says_how_many_workers_come_home() -> None:  # AW-12.2.4
    freed = set()
    for seed in ("gift", "gift 2"):
        for play, decision in asked("coop", 2, seed):
            for key in decision.keys if decision.prompt == "aw-guard" else ():
                if key.startswith("guard:release:"):
                    note = page.note(decision, key, play.view(decision.seat))
                    assert note is not None
                    assert note.args["n"] == play.state.prison[int(key[-1])]
                    freed.add(int(key[-1]) == decision.seat)
    assert freed == {True, False}


def test_the_team_total_and_the_target_are_always_in_view() -> None:  # AW-12.9.3
    for step, (play, _) in enumerate(asked("coop", 2, "team")):
        if step % 25 == 0:
            shown = scene(play, 0).stage["phases"]
            baron = play.view(0)["baron"]
            total = str(baron["total"]).replace("-", "−")
            assert shown[-1]["label"] == f"Team {total}, target {baron['target'] or 'still 0'}"
            assert baron["target"] == baron["in_guildhall"] * scene(play, 0).view["baron"]["each"]


def test_the_overlords_last_turn_is_told_step_by_step_where_it_happened() -> None:  # AW-12.4.2
    kinds = set()
    for play, _ in asked("coop", 2, "team"):
        shown = scene(play, 0)
        last = shown.view["baron"]["last"]
        kinds |= {step["id"] for step in last["steps"]}
        if last["steps"]:
            assert "aw-intrigue" in {step["id"] for step in last["steps"]}
        assert last["fresh"] or not last["at"]
        if last["at"]:
            board = shown.board(0)
            steps = board[board.index('<ol class="aw-steps fresh') :].partition("</ol>")[0]
            assert steps.count("<li>") == len(last["steps"])
            lit = set(re.findall(r"aw-step-(\d+)", board))
            assert lit <= {str(number) for number in range(1, len(last["steps"]) + 1)}
            assert "seat:" not in steps
    assert {"aw-intrigue", "aw-event", "aw-baron-places", "aw-baron-captures"} <= kinds


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        ({}, [0, 0, -9, 0, 0, 0, 0]),
        ({"buildings": "23", "level": "4", "virtue": "14"}, [23, 12, 7, 0, 0, 0, 0]),
        ({"debts": "2", "precious": "3", "silver": "29", "prisoners": "5"}, [0, 0, -9, -4, 3, 2, -2]),
        ({"buildings": "-1", "level": "9", "virtue": "7"}, [-1, 20, 0, 0, 0, 0, 0]),
    ],
)
def test_the_score_pad_counts(typed: dict[str, str], points: list[int]) -> None:  # AW-8.4
    counted = page.pad_points(page.pad_values({f"0-{name}": value for name, value in typed.items()}, "0-"))
    names = ("buildings", "cathedral", "virtue", "debts", "precious", "silver", "prison")
    assert [counted[name] for name in names] == points
