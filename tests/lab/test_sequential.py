"""The sequential test: it stops when it is decided, not before and not later."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from salotto.kernel.title import BadTable
from salotto.lab.ladder import Game, Kept, add_ladder_arguments, run_ladder
from salotto.lab.sequential import AIM, ENOUGH, Arena, Verdict, until_decided, verdicts
from salotto.titles.spook_manor import TITLE
from salotto.words import LANGUAGES, Language, words

ARENA = Arena(TITLE)


def test_the_evidence_is_the_likelihood_of_one_claim_over_the_other() -> None:
    verdict = Verdict("hard", "easy", 2, 10, 8, 0.5)
    assert verdict.hoped == pytest.approx(2 / 3)  # odds of 2 instead of 1
    assert verdict.evidence == pytest.approx(log((2 / 3) ** 8 * (1 / 3) ** 2 / 0.5**10))
    assert verdict.shown is None


def test_sixteen_wins_in_a_row_show_more_than_65_per_cent() -> None:
    assert pytest.approx(log(19)) == ENOUGH
    assert [Verdict("a", "b", 2, games, games, AIM).shown for games in (14, 16)] == [None, True]
    assert Verdict("a", "b", 2, 20, 8, AIM).shown is False


def test_one_bot_sits_in_every_seat_once() -> None:
    deal = Arena(TITLE, players=3).deal("hard", "greedy", 4)
    assert [(game.seats.index("hard"), game.seat, game.number) for game in deal] == [
        (0, 0, 4),
        (1, 1, 4),
        (2, 2, 4),
    ]
    assert Arena(TITLE, players=3).share == pytest.approx(1 / 3)


class Pretended:
    """Games that are not played but drawn, with a known share of wins."""

    def __init__(self, share: float, seed: int) -> None:
        self.share = share
        self.chance = Random(seed)

    def __call__(self, game: Game) -> float:
        return float(self.chance.random() < self.share)


@pytest.mark.parametrize(("share", "shown"), [(0.60, False), (0.85, True)])
def test_the_right_side_is_found_long_before_400_games(
    share: float, shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for seed in range(40):
        monkeypatch.setattr("salotto.lab.ladder.result", Pretended(share, seed))
        found.append(until_decided(ARENA, "hard", "easy", 400))
    assert sum(verdict.shown is shown for verdict in found) >= 38
    assert sum(verdict.games for verdict in found) / len(found) < 70


def test_who_is_exactly_at_the_aim_is_seldom_called_better(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = 0
    for seed in range(200):
        monkeypatch.setattr("salotto.lab.ladder.result", Pretended(AIM, seed))
        wrong += until_decided(ARENA, "hard", "easy", 1000).shown is True
    assert wrong <= 16  # 5 % of 200 are 10; 16 is two standard deviations more


def test_no_game_is_played_beyond_the_decision_or_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    verdict = until_decided(ARENA, "greedy", "random", 100, kept=Kept(path))
    assert (verdict.shown, verdict.wins, verdict.games) == (True, 16, 16)
    assert len(path.read_text().splitlines()) == 16
    monkeypatch.setattr("salotto.lab.ladder.result", never)
    assert until_decided(ARENA, "greedy", "random", 100, kept=Kept(path)) == verdict


def never(game: Game) -> float:
    raise AssertionError(game)


def said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> Iterator[dict[str, object]]:
    parser = ArgumentParser()
    add_ladder_arguments(parser, words("en"))
    args = parser.parse_args(["spook-manor", "--sequential", "--json", "--jobs", "1", *arguments])
    code = run_ladder(args, words("en"))
    found = json.loads(capsys.readouterr().out)
    assert code == (0 if all(verdict["shown"] for verdict in found) else 1)
    yield from found


def test_the_command_prints_the_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    (verdict,) = said(["--bots", "random,greedy", "--share", "0.5"], capsys)
    assert (verdict["stronger"], verdict["games"], verdict["wins"]) == ("greedy", 12, 12.0)
    assert verdict["shown"] is True
    (verdict,) = said(["--bots", "random,greedy", "--games", "3", "--players", "3"], capsys)
    assert (verdict["games"], verdict["shown"]) == (3, None)


@pytest.mark.parametrize("arguments", [["--players", "1"], ["--share", "1.5"], ["--bots", "greedy"]])
def test_what_cannot_be_tested_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadTable, match="two bots, two seats"):
        list(said(arguments, capsys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdicts_can_be_read_in_every_language(language: Language) -> None:
    table = verdicts([Verdict("hard", "easy", 2, 10, 8.5, AIM)], words(language))
    cells = [next(iter(column.cells)) for column in table.columns]
    assert cells[2:6] == ["10", "85.0 %", "65 %", "+0.88"]
    assert Console(record=True, width=100).measure(table).maximum > 40
