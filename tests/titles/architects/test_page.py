"""What the page of Architects says: prices, gifts, the Overlord's turn, the score pad."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.kernel.title import Phrase
from salotto.registry import title
from salotto.server.page.title_page import page_of
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import OPEN, SPACES
from salotto.titles.architects.effects import SILVER
from salotto.titles.architects.overlord import last_turn, lit
from salotto.titles.architects.page import PAGE
from tests.scenes import scene


def asked(mode: str, players: int, seed: str) -> Iterator[tuple[Play[Any], Decision]]:
    """A game by chance, question by question."""
    game = title("architects")
    play = Play(game, game.table(["x"] * players, seed, mode), story=[])
    chance = Random(seed)
    while (decision := play.next_decision()) is not None:
        yield play, decision
        play.answer(decision.seat, chance.choice(decision.keys))


def note_of(play: Play[Any], decision: Decision, key: str) -> Phrase | None:
    """What is said beside an answer."""
    return PAGE.note(play.seen(decision.seat), decision, key)


def test_a_hire_says_its_whole_price() -> None:  # AW-4.3.4
    found = 0
    for play, decision in asked("competitive", 2, "hire"):
        if decision.prompt == "aw-hire":
            before = play.state.players[decision.seat]
            hired, silver = len(before.apprentices), before.goods[SILVER]
            for key in decision.keys:
                note = note_of(play, decision, key)
                assert note is not None
                fork = play.fork()
                fork.answer(decision.seat, key)
                after = fork.state.players[decision.seat]
                if len(after.apprentices) > hired:
                    assert after.goods[SILVER] == silver - int(note.args["silver"]) + int(note.args["coins"])
                    found += 1
    assert found


def test_a_gift_says_what_it_changes_for_who_receives_it() -> None:  # AW-12.3.1
    found = set()
    for seed in ("gift", "gift 2", "gift 3"):
        for play, decision in asked("coop", 2, seed):
            for key in decision.keys:
                if key.startswith("give:"):
                    note = note_of(play, decision, key)
                    assert note is not None
                    found.add(note.id)
                    if note.id == "aw-page-gift":
                        assert note.args["then"] == int(note.args["now"]) + 1
    assert {"aw-page-gift", "aw-page-gift-card", "aw-page-gift-request"} >= found
    assert {"aw-page-gift", "aw-page-gift-request"} <= found


def test_a_step_at_the_guardhouse_says_what_it_costs_or_brings() -> None:  # AW-4.8
    found = set()
    for play, decision in asked("competitive", 3, "guard"):
        seat = decision.seat
        silver, workers = play.state.players[seat].goods[SILVER], play.state.workers[seat]
        for key in decision.keys if decision.prompt == "aw-guard" else ():
            note = note_of(play, decision, key)
            if note is not None:
                fork = play.fork()
                fork.answer(seat, key)
                change = fork.state.players[seat].goods[SILVER] - silver
                if note.id == "aw-page-frees":
                    assert note.args["n"] == fork.state.workers[seat] - workers
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
                    note = note_of(play, decision, key)
                    assert note is not None
                    assert note.args["n"] == play.state.prison[int(key[-1])]
                    freed.add(int(key[-1]) == decision.seat)
    assert freed == {True, False}


def test_the_team_total_and_the_target_are_always_in_view() -> None:  # AW-12.9.3
    for step, (play, _) in enumerate(asked("coop", 2, "team")):
        if step % 25 == 0:
            shown = scene(play, 0).stage["phases"]
            total = sum(card.total for card in play.title.scorecards(play.state))
            per_worker = BOX.baron_boards[play.state.setting.baron.key].target_vp_per_worker_and_player
            goal = play.state.guildhall.count(2) * per_worker * 2
            assert shown[-1]["label"] == f"Team {total}, target {goal or 'still 0'}".replace("-", "−")


def test_the_overlords_last_turn_is_told_step_by_step_where_it_happened() -> None:  # AW-12.4.2
    kinds = set()
    for play, _ in asked("coop", 2, "team"):
        steps, fresh = last_turn(play.story or ())
        kinds |= {told.event.id for told in steps}
        if steps:
            assert "aw-intrigue" in {told.event.id for told in steps}
        if fresh and steps:
            board = scene(play, 0).board(0)
            assert {place for place in lit(steps) if place} <= {*OPEN, *SPACES, "prison", "guildhall"}
            for place, style in lit(steps).items():
                assert not place or re.search(rf'at-{place} [^"]*\b{style}\b', board)
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
    page = page_of(title("architects"))
    counted = page.pad_points(page.pad_values({f"0-{name}": value for name, value in typed.items()}, "0-"))
    names = ("buildings", "cathedral", "virtue", "debts", "precious", "silver", "prison")
    assert [counted[name] for name in names] == points
