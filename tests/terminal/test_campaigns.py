"""`salotto campaign`: opened, played, left, gone on with, shown, simulated and verified."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from salotto.cli import main
from salotto.words import LANGUAGES

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a campaign is kept."""
    monkeypatch.setenv("SALOTTO_HOME", str(tmp_path))
    return tmp_path / "saga.json"


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Somebody types these lines, and nothing more."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_opened_left_and_gone_on_with(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured, language: str
) -> None:
    wish = ["campaign", "new", "--seats", "you,random", "--seed", "saga", "--file", str(file)]
    assert main([*wish, "--option", "advantage_scope=next", "--lang", language]) == 0
    assert f"salotto campaign play {file}" in capsys.readouterr().out
    typed(monkeypatch, "1", "", "q")
    assert main(["campaign", "play", str(file), "--lang", language]) == 0
    capsys.readouterr()
    data = json.loads(file.read_text(encoding="utf-8"))
    assert [log["title"] for log in data["tables"]] == ["tomesaga", "architects"]
    assert data["options"]["advantage_scope"] == "next"
    answers = len(data["tables"][1]["choices"])
    assert answers >= 1
    typed(monkeypatch, "1", "", "q")
    assert main(["campaign", "play", str(file), "--lang", language]) == 0
    assert len(json.loads(file.read_text(encoding="utf-8"))["tables"][1]["choices"]) > answers
    capsys.readouterr()
    assert main(["campaign", "show", str(file), "--lang", language]) == 0
    # TS-4.8 the Tomes are not laid out yet
    assert {"en": "being prepared", "it": "in preparazione", "fr": "en préparation"}[
        language
    ] in capsys.readouterr().out
    assert main(["verify", str(file), "--lang", language]) == 0
    assert "saga" in capsys.readouterr().out


def test_a_whole_campaign_of_bots_is_simulated_kept_and_verified(tmp_path: Path, capsys: Captured) -> None:
    wish = ["--seats", "random,random", "--games", "2", "--seed", "s", "--json", "--save", str(tmp_path)]
    assert main(["simulate", "tomesaga", *wish]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["title"], figures["mode"], figures["finished"]) == ("tomesaga", "campaign", 2)
    assert sum(seat["wins"] for seat in figures["seats"]) == 2
    assert main(["campaign", "simulate", *wish]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again | {"seconds": 0} == figures | {"seconds": 0}
    kept = sorted(tmp_path.glob("tomesaga-*.json"))
    assert len(kept) == 2
    assert main(["verify", str(kept[0])]) == 0
    assert "7 tables" in capsys.readouterr().out
    assert main(["campaign", "show", str(kept[0])]) == 0
    assert "VP" in capsys.readouterr().out
    damaged = json.loads(kept[0].read_text(encoding="utf-8"))
    damaged["tables"][3] = damaged["tables"][1]
    kept[0].write_text(json.dumps(damaged), encoding="utf-8")
    assert main(["verify", str(kept[0])]) == 2
    assert "does not follow" in capsys.readouterr().err


def test_what_is_no_campaign_is_said_in_a_line(file: Path, capsys: Captured) -> None:
    for wish, reason in (
        (["campaign", "new", "spook-manor"], "no campaign"),
        (["campaign", "new", "--seats", "you"], "2, 3, 4"),
        (["campaign", "simulate", "--seats", "you,random"], "only bots"),
        (["campaign", "show", str(file)], "cannot be read"),
        (["play", "tomesaga"], "salotto campaign new"),
    ):
        assert main(wish) == 2
        assert reason in capsys.readouterr().err
