"""Which engine the command takes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from salotto import launch
from salotto.launch import MADE, compiled_engine


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a compiled engine that was made after the package was last edited."""
    for name in ("src/salotto/kernel/play.py", "src/salotto/kernel/__pycache__/play.pyc", str(MADE)):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    os.utime(tmp_path / "src/salotto/kernel/play.py", (1000, 1000))
    os.utime(tmp_path / MADE, (2000, 2000))
    return tmp_path


def found(checkout: Path) -> Path | None:
    """The compiled engine that a checkout would use."""
    return compiled_engine(checkout, checkout / "src/salotto")


def test_a_compiled_engine_that_is_up_to_date_is_taken(checkout: Path) -> None:
    assert found(checkout) == checkout / "build/compiled"


def test_an_edited_rule_puts_the_compiled_engine_out_of_use(checkout: Path) -> None:
    os.utime(checkout / "src/salotto/kernel/play.py", (3000, 3000))
    assert found(checkout) is None


def test_while_a_file_is_being_edited_the_package_is_taken_as_it_is(checkout: Path) -> None:
    (checkout / "src/salotto/.#play.py").symlink_to("an editor's lock, which leads nowhere")
    assert found(checkout) is None


def test_without_a_compiled_engine_the_package_is_taken_as_it_is(checkout: Path) -> None:
    (checkout / MADE).unlink()
    assert found(checkout) is None


class Started(Exception):
    """The command was started anew, as another process."""


@pytest.fixture
def environment(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """With what environment the command was started anew, if it was."""
    given: dict[str, str] = {}

    def execve(program: str, arguments: list[str], environment: dict[str, str]) -> None:
        assert program == sys.executable
        assert arguments[1:] == ["-m", "salotto", "titles"]
        given.update(environment)
        raise Started

    monkeypatch.setattr(launch, "compiled_engine", lambda: found(checkout))
    monkeypatch.setattr(os, "execve", execve)
    monkeypatch.setattr(sys, "argv", ["salotto", "titles"])
    monkeypatch.setenv("PYTHONPATH", "mine")
    monkeypatch.delenv("SALOTTO_ENGINE", raising=False)
    return given


def test_the_command_starts_anew_on_the_compiled_engine(checkout: Path, environment: dict[str, str]) -> None:
    with pytest.raises(Started):
        launch.run()
    assert environment["PYTHONPATH"] == os.pathsep.join([str(checkout / "build/compiled"), "mine"])


def test_one_can_do_without_the_compiled_engine(
    environment: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SALOTTO_ENGINE", "interpreted")
    assert launch.run() == 0
    assert "Spook Manor" in capsys.readouterr().out
    assert not environment
