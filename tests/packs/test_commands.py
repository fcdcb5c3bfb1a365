"""`--pack` goes with every command that names a title, and a log verifies where nobody ever saw the pack."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from salotto.cli import main
from salotto.packs.catalogue import catalogue
from salotto.packs.known import FOLDER
from salotto.packs.pack import Pack
from salotto.packs.writing import write
from salotto.registry import title as find_title
from salotto.registry import with_pack


@pytest.fixture
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pack:
    """A pack of Spook Manor that lies in the folder where commands are called."""
    monkeypatch.chdir(tmp_path)
    room = next(iter(catalogue(find_title("spook-manor")).arrays["rooms.toml", "room"]))
    pack = Pack("spook-manor", "Ours", files={"rooms.toml": {"room": [{"id": room, "copies": 2}]}})
    write(pack, Path("ours.zip"))
    return pack


@pytest.mark.parametrize(
    "command",
    [
        "watch spook-manor --seats random,random --delay 0.001 --seed 1",
        "simulate spook-manor --seats random,random --games 2 --jobs 2",
        "bench spook-manor --seconds 0.1",
        "tournament spook-manor --bots random,greedy --games 1 --players 2 --out report",
        "ladder spook-manor --bots random,greedy --games 1",
    ],
)
def test_a_command_plays_with_a_pack(command: str, ours: Pack, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--pack", "ours.zip"]) == 0
    capsys.readouterr()
    assert main([*command.split(), "--pack=nowhere"]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_log_verifies_in_a_process_that_never_saw_the_pack(ours: Pack) -> None:
    wish = ["simulate", "spook-manor", "--seats", "greedy,random", "--games", "1", "--save", "games"]
    assert main([*wish, "--pack", "ours.zip"]) == 0
    Path("ours.zip").unlink()
    (saved,) = Path("games").iterdir()
    bare = {name: value for name, value in os.environ.items() if name != FOLDER}
    done = subprocess.run(
        [sys.executable, "-m", "salotto", "verify", str(saved)], env=bare, capture_output=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    damaged = saved.read_text(encoding="utf-8").replace('"copies": 2', '"copies": 3')
    assert damaged != saved.read_text(encoding="utf-8")
    saved.write_text(damaged, encoding="utf-8")
    assert main(["verify", str(saved)]) != 0


def test_an_environment_plays_with_a_pack(ours: Pack) -> None:
    pytest.importorskip("numpy")
    from salotto.lab.vector_env import VectorEnv

    id = with_pack("ours.zip")
    assert id == ours.id
    with VectorEnv(id, 2, mode="solo", seed="1") as tables, VectorEnv("spook-manor", 2, mode="solo") as plain:
        assert tables.title.id == id
        assert plain.title.id == "spook-manor"
