"""What README and docs show is run as it stands there: every command line, every example, every message.

A command runs in a folder of its own where the things exist that it names (GAME.json, ./my_bot, examples/…).
What would run for ever, or for an hour, is stopped by Control-C as soon as it shows that it works. Names that
only stand for something, such as the address of a database, are in `STANDING_FOR`.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest

from salotto.bots import make_bot
from salotto.cli import CommandLine, called, main
from salotto.kernel.decisions import Decision
from salotto.kernel.log import to_log
from salotto.kernel.play import Play
from salotto.lab.protocol import farewell, greeting, question
from salotto.lab.simulate import play_out
from salotto.packs.checking import check
from salotto.packs.reading import of_files
from salotto.packs.sheets import export
from salotto.packs.writing import write
from salotto.registry import title
from salotto.server.opening import bring_up_to_date
from salotto.words import words
from tests.children import PATIENCE, Terminal
from tests.recorded import record
from tests.server.postgres import cluster, database
from tests.server.servers import Server, free_port, served

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))]
MANOR = title("spook-manor")
SOON = 30.0
"""Seconds within which an interrupted command has to end, on a busy machine."""

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`((?:salotto|make|python -m) [^`]+)`")


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    page: str
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(kind: str | None = None) -> list[Block]:
    """The fenced blocks of all pages, or those of one kind."""
    found = [
        Block(page.name, page.read_text()[: match.start()].count("\n") + 1, match[1], match[2])
        for page in PAGES
        for match in FENCED.finditer(page.read_text(encoding="utf-8"))
    ]
    return [block for block in found if kind in (None, block.kind)]


def commands(block: Block) -> list[str]:
    """The command lines of a block, without comments; in a transcript those behind a dollar sign."""
    lines = block.text.replace("\\\n", " ").splitlines()
    if any(line.startswith("$ ") for line in lines):
        return [line[2:] for line in lines if line.startswith("$ ")]
    return [re.sub(r"\s+# .*$", "", line) for line in lines if line.strip()]


COMMANDS = [
    pytest.param(block, number, id=f"{block.page}-{command[:60]}")
    for block in blocks("console")
    if "$ curl" not in block.text
    for number, command in enumerate(commands(block))
]


def test_every_block_says_what_it_is() -> None:
    assert {block.kind for block in blocks()} <= {
        "console",
        "python",
        "json",
        "ini",
        "nginx",
        "toml",
        "caddy",
        "mermaid",
    }
    assert len(COMMANDS) > 15


def file_of(block: Block) -> str:
    """The file that a block of TOML stands for: its first line says so."""
    return block.text.partition("\n")[0].removeprefix("# ")


PACK_OF_THE_PAGES = of_files({file_of(block): block.text.encode() for block in blocks("toml")})
"""The pack of the page about packs."""


def test_the_pack_of_the_pages_is_right() -> None:
    assert PACK_OF_THE_PAGES.changed == 1
    assert not check(title(PACK_OF_THE_PAGES.title), PACK_OF_THE_PAGES)


# A folder where everything exists that the pages name


@pytest.fixture(scope="module")
def things(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game, a folder of games, a bot, the examples, and the programs `salotto` and `make` as installed."""
    folder = tmp_path_factory.mktemp("things")
    game = record(MANOR, MANOR.table(["ada"], "7", "solo"), Random(1), longest=42)
    for file in (folder / "GAME.json", folder / "GAMES…" / "one.json"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(to_log(game.play)))
    (folder / "DIR").mkdir()
    write(PACK_OF_THE_PAGES, folder / "ours")
    write(PACK_OF_THE_PAGES, folder / "ours.zip")
    (folder / "cards.csv").write_text(
        export(title(PACK_OF_THE_PAGES.title), PACK_OF_THE_PAGES), encoding="utf-8"
    )
    shutil.copytree(ROOT / "examples", folder / "examples")
    shutil.copy(ROOT / "examples" / "json_lines_bot.py", folder / "my_bot")
    (folder / "my_bot").chmod(0o755)
    (folder / "viscounts").mkdir()
    shutil.copy(ROOT / "src/salotto/titles/viscounts/data/net.npz", folder / "viscounts")
    programs(folder / "bin")
    return folder


def programs(folder: Path) -> None:
    """`salotto` and `python` as they would be installed, in a folder for the path."""
    folder.mkdir(parents=True)
    for name, start in (("salotto", f"{sys.executable} -m salotto"), ("python", sys.executable)):
        (folder / name).write_text(f'#!/bin/sh\nexec {start} "$@"\n')
        (folder / name).chmod(0o755)


@pytest.fixture
def place(things: Path, tmp_path: Path) -> Path:
    """A copy of those things for one command."""
    return shutil.copytree(things, tmp_path / "place", symlinks=True)


def surroundings(place: Path) -> dict[str, str]:
    """The environment of a command."""
    path = f"{place / 'bin'}{os.pathsep}{os.environ['PATH']}"
    own = {"SALOTTO_HOME": str(place / "home"), "SALOTTO_PORT": str(free_port()), "BROWSER": "true"}
    return {**os.environ, **own, "PATH": path, "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}


STANDING_FOR: dict[str, Callable[[Path], str]] = {
    "<this repository>": lambda place: str(ROOT),
    "SALOTTO_SECRET=…": lambda place: "SALOTTO_SECRET=0123456789abcdef0123456789abcdef",
    "/var/lib/salotto/room.db": lambda place: str(place / "room.db"),
    "--port 8642": lambda place: f"--port {free_port()}",
    "--port 8643": lambda place: f"--port {free_port()}",
    " TITLE": lambda place: " spook-manor",
    " my-game": lambda place: " spook-manor",
    " new obsession ours": lambda place: " new obsession fresh",
    " LOG": lambda place: " GAME.json",
    "--games 100": lambda place: "--games 6",
    "--games 4": lambda place: "--games 1",
    "--players 3 --games 40": lambda place: "--players 2 --games 1",
}
"""What stands in the pages for something of the reader's own."""


def as_meant(command: str, place: Path) -> str:
    """A command with the reader's own things in it."""
    for name, thing in STANDING_FOR.items():
        command = command.replace(name, thing(place))
    return command


# Command lines


@pytest.mark.parametrize(("block", "number"), COMMANDS)
def test_a_command_does_what_the_page_says(block: Block, number: int, place: Path) -> None:
    command = commands(block)[number]
    before = [each for each in commands(block)[:number] if "&& cd " in each]
    here = place
    for each in before:
        finish(as_meant(each, place), place)
        here = place / each.rpartition("&& cd ")[2]
        programs(here / ".venv" / "bin")
        (here / ".venv" / ".play").touch()
    if command.startswith("pip install"):
        assert_installs(command)
    elif "postgresql" in command:
        with cluster() as server, database(server, f"docs-{os.getpid()}") as address:
            wanted = re.sub(r"postgresql\S+", shlex.quote(address), command)
            serves(as_meant(wanted, place), here)
    elif re.search(r"salotto serve|make play", command):
        serves(as_meant(command, place), here)
    elif command.startswith("make"):
        assert_made(command)
    elif command.startswith("salotto train"):
        if find_spec("torch"):
            is_interrupted(command, here)
        else:  # what it says then is tested with it
            CommandLine(words("en"), "train").read(shlex.split(command)[1:])
    elif command.startswith("salotto play"):
        plays(command, here)
    elif command.startswith(("salotto watch", "salotto ladder", "salotto tournament")):
        is_interrupted(command, here)
    else:
        finish(as_meant(command, place), here)


OURS = re.compile(r"salotto [^|&;<>$*]*")


def finish(command: str, place: Path) -> str:
    """Run a command to its end; what it says. Our own needs no shell, and has been loaded here."""
    if OURS.fullmatch(command):
        return finish_here(shlex.split(command)[1:], place)
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=place,
        env=surroundings(place),
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


def finish_here(arguments: list[str], place: Path) -> str:
    """Run our command to its end in this process, with nobody at the keys."""
    said, complaints = StringIO(), StringIO()
    with ExitStack() as stack:
        given = stack.enter_context(pytest.MonkeyPatch.context())
        given.chdir(place)
        given.setattr(sys, "stdin", stack.enter_context(open(os.devnull, encoding="utf-8")))
        for name, value in surroundings(place).items():
            given.setenv(name, value)
        stack.enter_context(redirect_stdout(said))
        stack.enter_context(redirect_stderr(complaints))
        try:
            status: object = main(arguments)
        except SystemExit as left:  # who asks for help gets no further
            status = left.code
    assert status == 0, f"{arguments}: {said.getvalue()}{complaints.getvalue()}"
    return said.getvalue()


def in_terminal(command: str, place: Path) -> Terminal:
    """A command that somebody looks at."""
    return Terminal("bash", "-c", f"exec {command}", cwd=str(place), env=surroundings(place))


def serves(command: str, place: Path) -> None:
    """Start a room, look into it, and close it."""
    with Terminal("bash", "-c", command, cwd=str(place), env=surroundings(place)) as terminal:
        terminal.wait_for("http://")
        terminal.wait_for("\n")
        address = terminal.seen.rpartition("http://")[2].split()[0]
        with urlopen(f"http://{address}/health", timeout=PATIENCE) as answer:
            assert answer.status == 200
        terminal.type("\x03")
        terminal.wait_for("Finished server process")
        assert terminal.ended() in (0, -signal.SIGINT)  # make ends by the signal itself


def plays(command: str, place: Path) -> None:
    """Sit down in the terminal, get up at the first question, and find the game saved."""
    with in_terminal(command, place) as terminal:
        terminal.wait_for("?")
        terminal.type("q\n")
        terminal.wait_for("--resume")
        assert terminal.ended() == 0
    assert len(list((place / "home" / "saves").iterdir())) == 1


SIGNS = {"watch": "Greedy 1", "ladder": "/", "tournament": "/", "simulate": "/", "tune": "/", "train": "Seed"}
"""What shows that a long command is at work: the players, or a count of games."""


def is_interrupted(command: str, place: Path) -> None:
    """A long command shows that it works; interrupted it ends at once, and leaves no worker behind."""
    with in_terminal(command, place) as terminal:
        terminal.wait_for(SIGNS[command.split()[1]])
        terminal.type("\x03")
        begun = time.monotonic()
        assert terminal.ended() == 130
        assert time.monotonic() - begun < SOON
    if "tournament" in command:
        assert len(list((place / "tournaments").iterdir())) == 1


def assert_installs(command: str) -> None:
    """The extra that a page tells people to install is one of ours."""
    (extra,) = re.findall(r"^pip install 'salotto\[([a-z]+)\]'$", command)
    assert f"\n{extra} = [" in (ROOT / "pyproject.toml").read_text()


def assert_made(command: str) -> None:
    """What takes make minutes is what it says it would do; `.ci/run` does it."""
    wanted = {"make compiled": "tools.compile", "make bench": "tools.bench --write"}
    done = subprocess.run(
        [*command.split(), "--dry-run", "--always-make"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert wanted[command] in done.stdout


def test_the_terminal_of_make_is_a_game(place: Path) -> None:
    finish("git clone --quiet '<this repository>' salotto".replace("<this repository>", str(ROOT)), place)
    programs(place / "salotto" / ".venv" / "bin")
    (place / "salotto" / ".venv" / ".play").touch()
    with in_terminal("make terminal", place / "salotto") as terminal:
        terminal.wait_for("?")
        terminal.type("q\n")
        terminal.wait_for("--resume")
        assert terminal.ended() == 0


def inline_commands() -> list[str]:
    """The commands that stand in the text itself."""
    texts = [page.read_text(encoding="utf-8") for page in [*PAGES, ROOT / "CONTRIBUTING.md"]]
    return sorted({match for text in texts for match in INLINE.findall(FENCED.sub("", text))})


NAMED = [command for command in inline_commands() if len(command.split()) == 2]
WRITTEN_OUT = [command for command in inline_commands() if len(command.split()) > 2]


@pytest.mark.parametrize("command", NAMED)
def test_a_command_that_the_text_names_exists(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    program, name = command.split()
    if program == "make":
        assert re.search(rf"^{name}:", (ROOT / "Makefile").read_text(), re.MULTILINE)
    else:
        with pytest.raises(SystemExit) as done:
            main([name, "--help"])
        assert done.value.code == 0
        assert name in capsys.readouterr().out


@pytest.mark.parametrize("command", WRITTEN_OUT)
def test_a_command_that_the_text_writes_out_works(command: str, place: Path) -> None:
    program, name, *_ = command.split()
    command = as_meant(command, place)
    if program != "salotto" or name in ("review", "serve"):
        finish(command, place)
    elif name == "room":
        open_room(place)
        finish(command, place)
    elif name == "play":
        plays(command, place)
    elif name == "bench":  # for minutes, and beside a peer that may not be there: tests/lab runs them all
        arguments = command.split()[1:]
        CommandLine(words("en"), called(arguments)).read(arguments)
    else:
        is_interrupted(command, place)


def open_room(place: Path) -> None:
    """A room with old tables in it, and a file that another has written."""
    database = place / "salotto.db"
    database.write_bytes(gzip.decompress((ROOT / "tests/release_1/room.db.gz").read_bytes()))
    bring_up_to_date(f"sqlite:///{database}")
    finish("salotto room export room.jsonl.gz", place)


# Examples


@pytest.mark.parametrize("block", blocks("python"), ids=str)
def test_an_example_runs(block: Block, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning:__main__", "-c", block.text],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr


def test_the_rule_on_the_page_of_architecture_asks_as_the_real_one_does() -> None:
    (block,) = [each for each in blocks("python") if each.page == "architecture.md"]
    names: dict[str, Any] = {}
    exec(block.text, names)
    play = record(MANOR, MANOR.table(["ada", "bea"], "7"), Random(1)).at(60)
    asked = next(names["play_room"](play.state, play.state.manors[0]))
    assert isinstance(asked, Decision)
    assert (asked.seat, asked.prompt) == (0, "sm-play-room")
    assert asked.keys == [room.key for room in play.state.manors[0].hand]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room for those who call it."""
    with served(tmp_path_factory.mktemp("room")) as room:
        yield room


def test_the_client_on_the_shelf_of_examples_plays_a_game(server: Server) -> None:
    command = [sys.executable, str(ROOT / "examples" / "bot_client.py"), server.address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^Scores: \d+ \d+ \d+\nPlaces: [123] [123] [123]$", done.stdout, re.MULTILINE)


# Messages


def finished_play() -> Play[Any]:
    """A game between two bots, to its end."""
    play = Play(MANOR, MANOR.table(["ada", "bea"], "7"))
    play_out(play, [make_bot("random"), make_bot("random")])
    return play


def messages() -> Iterator[dict[str, Any]]:
    """What a program is really told."""
    play = Play(MANOR, MANOR.table(["ada", "bea"], "7"))
    yield greeting(play, 0)
    decision = play.next_decision()
    assert decision is not None
    yield question(play, decision)
    yield farewell(finished_play(), 0)


def test_a_program_is_told_what_the_page_shows() -> None:
    shown = {
        each["type"]: each
        for block in blocks("json")
        if block.page == "laboratory.md" and "type" in (each := json.loads(block.text))
    }
    for message in messages():
        assert set(shown.pop(message["type"])) == set(message)
    assert shown == {}


def test_every_message_on_the_pages_is_json() -> None:
    assert all(json.loads(block.text) for block in blocks("json"))


def fits(shown: str, real: Any) -> bool:
    """Whether the real answer has all the names that a shortened one shows, with its plain values."""
    names = set(re.findall(r'"(\w+)":', shown))
    text = json.dumps(real)
    return all(f'"{name}":' in text for name in names)


def test_the_five_calls_of_the_page_are_answered_as_it_shows(server: Server) -> None:
    (block,) = [each for each in blocks("console") if "$ curl" in each.text]
    shown = re.findall(r"^(?!\$ )(?! {4})([{ ].*(?:\n [^ ].*)*)", block.text, re.MULTILINE)
    assert len(shown) == len(commands(block)) == 5
    own: dict[str, str] = {"localhost:8642": server.address.removeprefix("http://")}
    for command, answer in zip(commands(block), shown, strict=True):
        real = call(command, own)
        assert fits(answer, real), f"{command}: {real}"
        if "tokens" in real:
            own |= {"kX2…": real["table"]["id"], "9fQ…": real["tokens"]["0"]}
        elif "prompt" in real:
            own["foyer:foyer-11"] = real["options"][0]["key"]


def call(command: str, own: dict[str, str]) -> Any:
    """Make one of the calls, with what was really answered before in it."""
    for name, thing in own.items():
        command = command.replace(name, thing)
    assert "…" not in command
    done = subprocess.run(shlex.split(command), capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
