"""The ladder: fair pairs, honest intervals, and the levels in their order."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path

import pytest

from salotto.kernel.title import BadTable
from salotto.lab.ladder import (
    Game,
    Kept,
    Rung,
    Solo,
    add_ladder_arguments,
    called,
    games_between,
    in_pairs,
    ladder,
    ladder_length,
    pairings,
    result,
    run_ladder,
    tables,
    wilson,
)
from salotto.titles.spook_manor import TITLE
from salotto.words import LANGUAGES, Language, words


def test_wilson_gives_the_interval_of_the_textbook() -> None:
    low, high = wilson(280, 400)
    assert (round(low, 3), round(high, 3)) == (0.653, 0.743)
    assert wilson(10, 10)[0] < 1
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0.0, 1.0)


def test_every_deal_is_played_from_both_seats() -> None:
    one, other, *_ = games_between("spook-manor", "easy", "hard", 4, "s")
    assert one == Game("spook-manor", ("easy", "hard"), 0, "s")
    assert other == Game("spook-manor", ("hard", "easy"), 0, "s", seat=1)


def test_no_deal_is_played_from_one_seat_only() -> None:
    assert [in_pairs(games) for games in (0, 1, 2, 5)] == [2, 2, 2, 6]


def test_the_levels_meet_the_one_below_and_one_of_them_itself() -> None:
    assert pairings(("easy", "normal", "hard")) == [
        ("normal", "easy"),
        ("hard", "normal"),
        ("normal", "normal"),
    ]


def test_a_pair_of_games_shares_one_deal_and_the_bots_swap_places() -> None:
    gained = [result(game) for game in games_between("spook-manor", "greedy", "random", 2, "s")]
    assert gained == [1.0, 1.0]
    gained = [result(game) for game in games_between("spook-manor", "random", "greedy", 2, "s")]
    assert gained == [0.0, 0.0]


def test_a_small_ladder_has_its_levels_in_order() -> None:
    rungs = list(ladder(TITLE, games=4, levels=("random", "easy", "greedy"), seed="small"))
    pairs = [rung for rung in rungs if isinstance(rung, Rung)]
    alone = [rung for rung in rungs if isinstance(rung, Solo)]
    assert [(rung.stronger, rung.weaker) for rung in pairs] == [
        ("easy", "random"),
        ("greedy", "easy"),
        ("easy", "easy"),
    ]
    assert pairs[0].wins == 4
    assert all(rung.low <= rung.wins / rung.games <= rung.high for rung in pairs)
    assert alone[0].mean_score < 50 < alone[1].mean_score < alone[2].mean_score
    assert sum(rung.games for rung in rungs) == ladder_length(TITLE, 4)


def test_several_processes_climb_the_same_ladder() -> None:
    assert list(ladder(TITLE, 4, ("random", "greedy"), jobs=2)) == list(
        ladder(TITLE, 4, ("random", "greedy"))
    )


def test_a_ladder_that_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = ("random", "greedy")
    whole = list(ladder(TITLE, 4, levels))
    path = tmp_path / "games.jsonl"
    list(ladder(TITLE, 2, levels, kept=Kept(path)))
    with path.open("a") as file:
        file.write('["greedy", "ran')  # killed while it wrote
    played: list[Game] = []

    def counted(game: Game) -> float:
        played.append(game)
        return result(game)

    monkeypatch.setattr("salotto.lab.ladder.result", counted)
    assert list(ladder(TITLE, 4, levels, kept=Kept(path))) == whole
    assert len(played) == ladder_length(TITLE, 4, levels) - ladder_length(TITLE, 2, levels)
    played.clear()
    assert list(ladder(TITLE, 4, levels, kept=Kept(path), jobs=2)) == whole
    assert not played


def test_a_file_that_keeps_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    for notes in (b"Dear diary\n", b"Dear diary", b"12\n", b"[]\n", b"\xff\xfe\n"):
        path.write_bytes(notes)
        with pytest.raises(BadTable, match="something else than a ladder"):
            Kept(path)
        assert path.read_bytes() == notes
    with pytest.raises(BadTable, match="nothing can be kept"):
        Kept(tmp_path / "nowhere" / "games.jsonl")


def test_the_ladder_is_a_list_for_scripts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("salotto.lab.ladder.LEVELS", ("random", "greedy"))
    parser = ArgumentParser()
    add_ladder_arguments(parser, words("en"))
    args = parser.parse_args(["spook-manor", "--games", "2", "--jobs", "1", "--json"])
    assert run_ladder(args, words("en")) == 0
    first, *_, last = json.loads(capsys.readouterr().out)
    assert set(first) == {"stronger", "weaker", "games", "wins", "low", "high"}
    assert set(last) == {"bot", "games", "mean_score"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_can_be_read_in_every_language(language: Language) -> None:
    rungs: list[Rung | Solo] = [Rung("hard", "easy", 10, 8.5, 0.5, 0.9), Solo("hard", 10, 95.25, 0.5)]
    pairs, alone = tables(rungs, words(language))
    assert [list(column.cells) for column in pairs.columns][2:] == [["10"], ["85.0 %"], ["50.0–90.0 %"]]
    assert list(alone.columns[2].cells) == ["95.2"]


def test_a_bot_with_settings_is_called_by_them_too() -> None:
    assert called("greedy", words("en")) == "Greedy"
    assert called("search:iterations=5", words("en")) == "Search:iterations=5"
