"""Saved games: where they lie, whole or not at all."""

import json
import os
from datetime import datetime
from pathlib import Path

import pytest

from salotto.kernel.log import BadLog, to_log
from salotto.terminal import saves
from tests.terminal.table import new_play, saved_play

NOON = datetime(2026, 5, 1, 12)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SALOTTO_HOME", str(tmp_path))
    return tmp_path


def test_games_are_kept_in_salotto_home(home: Path) -> None:
    assert saves.new_file("spook-manor", NOON) == home / "saves" / "spook-manor-2026-05-01-120000.json"


def test_without_it_games_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SALOTTO_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert saves.home() == Path("/data/salotto")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/somebody")
    assert saves.home() == Path("/somebody/.local/share/salotto")


def test_two_games_begun_in_the_same_second_have_two_files() -> None:
    first = saves.new_file("spook-manor", NOON)
    saves.save(to_log(new_play("you")), first)
    second = saves.new_file("spook-manor", NOON)
    assert first != second
    assert not second.exists()


def test_a_saved_game_can_be_opened(home: Path) -> None:
    play = new_play("you", "greedy")
    saves.save(to_log(play), home / "g.json")
    assert saved_play(home / "g.json").view(0) == play.view(0)


def test_a_failed_save_leaves_the_old_file_and_nothing_else(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = home / "g.json"
    saves.save(to_log(new_play("you")), file)
    before = file.read_bytes()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        saves.save(to_log(new_play("you", "greedy")), file)
    assert file.read_bytes() == before
    assert [path.name for path in home.iterdir()] == ["g.json"]


def test_unfinished_games_are_found_the_latest_first(home: Path) -> None:
    for number, seats in enumerate([("you",), ("you", "random")]):
        file = home / "saves" / f"{number}.json"
        saves.save(to_log(new_play(*seats)), file)
        os.utime(file, (1_000 + number, 1_000 + number))
    found = list(saves.unfinished("spook-manor"))
    assert [len(saved.data["seats"]) for saved in found] == [2, 1]
    assert list(saves.unfinished("ludo")) == []


def test_finished_and_damaged_files_are_not_offered(home: Path) -> None:
    file = home / "saves" / "g.json"
    saves.save(to_log(new_play("you")), file)
    data = json.loads(file.read_text())
    file.write_text(json.dumps({**data, "outcome": {}}))
    (home / "saves" / "h.json").write_text("{")
    assert list(saves.unfinished("spook-manor")) == []


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "[" * 100_000, '{"format": 99}', '{"format": 1}'])
def test_a_file_that_is_no_log_is_refused(home: Path, text: str) -> None:
    (home / "g.json").write_text(text)
    with pytest.raises(BadLog):
        saves.load(home / "g.json")
