"""Bots in any language: a program that reads questions as lines of JSON and writes answers as lines of JSON.

A seat named `cmd:./my_bot --fast` is played by that program; `cmd:30s:./my_bot` gives it thirty seconds a
move. The program is started once for each game and seat. It is told

    {"type": "begin", "protocol": 1, "title", "mode", "options", "players", "seat", "seed", "view_version"}
    {"type": "choose", "prompt", "kind", "about", "options": [key, …], "view": {…}}
    {"type": "end", "scores", "ranks", "won", "view": {…}}

and answers each `choose`, and nothing else, with `{"choice": key}`. It sees its seat's view, never more. A
move that it forfeits (it crashed, took too long or answered nonsense) is made by `greedy`, and counted. After
the end its input ends, and soon it is ended, too.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import tempfile
import weakref
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from typing import IO, Any, Literal, NamedTuple

from salotto.bots import Bot, UnknownBot, make_bot
from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play
from salotto.lab.workers import GROUPS, end_group

PROTOCOL = 1
PREFIX = "cmd:"
NAME = re.compile(r"cmd:(?:(\d+(?:\.\d+)?)s:)?(.+)", re.DOTALL)
MOVE_SECONDS = 10.0
DAY = 86400.0
STARTS = 3
"""A program that has crashed or hung so often is not started again in this game."""
LONGEST_ANSWER = 65536
FAREWELL_SECONDS = 2.0
"""What a program has to do with the result before it is ended."""

Fault = Literal["crashed", "hung", "nonsense"]


class Forfeit(NamedTuple):
    """A move that a program did not make."""

    move: int
    fault: Fault
    detail: str


class NoAnswer(Exception):
    """A program did not answer."""

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(f"{fault}: {detail}")
        self.fault = fault
        self.detail = detail


def seat_bot(name: str, seed: str = "") -> Bot:
    """The bot of a seat: a program or one of the house."""
    return CommandBot(name, seed) if name.startswith(PREFIX) else make_bot(name, seed)


class CommandBot(Bot):
    """A program that plays a seat for one game."""

    def __init__(self, name: str, seed: str = "") -> None:
        parts = NAME.fullmatch(name)
        self.command = words_of(parts[2]) if parts else []
        if parts is None or not self.command:
            raise UnknownBot(f"{name!r} names no program: write cmd:./my_bot, or cmd:30s:./my_bot")
        if shutil.which(self.command[0]) is None:
            raise UnknownBot(f"there is no program {self.command[0]!r}")
        self.name = name
        self.seconds = float(parts[1] or MOVE_SECONDS)
        if self.seconds > DAY:
            raise UnknownBot(f"{name!r}: a move takes a day at most")
        super().__init__(seed)
        self.forfeits: list[Forfeit] = []
        self._stand_in = make_bot("greedy", seed)
        self._program: Program | None = None
        self._seat = 0
        self._starts = 0
        self._moves = 0

    def choose(self, play: Play[Any], decision: Decision) -> Any:
        """The program's answer, or greedy's where it forfeits the move."""
        self._moves += 1
        try:
            return self._ask(play, decision)
        except NoAnswer as reason:
            self.forfeits.append(Forfeit(self._moves, reason.fault, reason.detail))
            return self._stand_in.choose(play, decision)

    def finish(self, play: Play[Any]) -> None:
        """Tell the program how the game has ended, and let it end."""
        if self._program is not None:
            self._program.dismiss(json.dumps(farewell(play, self._seat)), FAREWELL_SECONDS)
        self.close()

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def _ask(self, play: Play[Any], decision: Decision) -> Any:
        program = self._program or self._start(play, decision.seat)
        try:
            line = program.exchange(json.dumps(question(play, decision)), self.seconds)
        except NoAnswer:
            self.close()
            raise
        key = chosen(line)
        for option in decision.options:
            if key_of(option) == key:
                return option
        raise NoAnswer("nonsense", f"{key!r} is not an option of {decision.prompt}")

    def _start(self, play: Play[Any], seat: int) -> Program:
        if self._starts == STARTS:
            raise NoAnswer("crashed", f"not started again after {STARTS} times")
        self._starts += 1
        self._seat = seat
        try:
            self._program = Program(self.command)
        except OSError as error:
            raise NoAnswer("crashed", f"cannot be started: {error.strerror}") from None
        self._program.greeting = json.dumps(greeting(play, seat))
        return self._program


class Program:
    """A running program that answers lines with lines."""

    def __init__(self, command: list[str]) -> None:
        self.greeting = ""
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (lives as long as the program)
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,
            )
        except OSError:
            self._errors.close()
            raise
        GROUPS.add(self._process.pid)
        self._talker = ThreadPoolExecutor(1, "bot")
        self.end = weakref.finalize(self, end, self._process, self._talker, self._errors)

    def exchange(self, line: str, seconds: float) -> bytes:
        """Say a line, and the one that is said in answer."""
        greeted, self.greeting = self.greeting, ""
        said = "".join(f"{text}\n" for text in (greeted, line) if text).encode()
        answer = self._talker.submit(talk, self._process, said)
        try:
            heard = answer.result(seconds)
        except TimeoutError:
            raise NoAnswer("hung", f"no answer within {seconds:g} s") from None
        except OSError:
            heard = b""
        if not heard:
            raise NoAnswer("crashed", self._last_words())
        return heard

    def dismiss(self, line: str, seconds: float) -> None:
        """Say a last line and nothing more, and give the program a moment to end by itself."""
        said = self._talker.submit(take_leave, self._process, f"{line}\n".encode())
        with suppress(OSError, TimeoutError, subprocess.TimeoutExpired):  # it does not listen any more
            said.result(seconds)
            self._process.wait(seconds)

    def _last_words(self) -> str:
        """How the program ended, with the last line it complained."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        self.end()
        return f"exit status {self._process.returncode}" + (f", {lines[-1]}" if lines else "")


def talk(process: subprocess.Popen[bytes], said: bytes) -> bytes:
    """Write to a program and wait for its line: in a thread, because either may take for ever."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(said)
    process.stdin.flush()
    return process.stdout.readline(LONGEST_ANSWER)


def take_leave(process: subprocess.Popen[bytes], said: bytes) -> None:
    """Write a last line to a program; its input ends."""
    assert process.stdin is not None
    process.stdin.write(said)
    process.stdin.close()


def end(process: subprocess.Popen[bytes], talker: ThreadPoolExecutor, errors: IO[bytes]) -> None:
    """Leave no program, nothing that it has started, no thread and no file behind."""
    end_group(process.pid)  # also whoever a wrapper has started: it holds the output as well
    process.kill()
    process.wait()
    GROUPS.discard(process.pid)
    talker.shutdown(wait=True)
    for file in (process.stdin, process.stdout, errors):
        if file is not None:
            with suppress(BrokenPipeError):  # what it did not read is lost with it
                file.close()


def greeting(play: Play[Any], seat: int) -> dict[str, Any]:
    """What a program is told first. Its seed comes from what it sees, so it tells nothing of the deal."""
    table = play.table
    seen = json.dumps(play.view(seat), sort_keys=True)
    return {
        "type": "begin",
        "protocol": PROTOCOL,
        "title": table.title,
        "mode": table.mode,
        "options": dict(table.options),
        "players": table.players,
        "seat": seat,
        "seed": int.from_bytes(sha256(seen.encode()).digest()[:4], "big"),
        "view_version": play.title.view_version,
    }


def question(play: Play[Any], decision: Decision) -> dict[str, Any]:
    """A decision as its seat sees it."""
    return {
        "type": "choose",
        "prompt": decision.prompt,
        "kind": decision.kind,
        "about": decision.about,
        "options": decision.keys,
        "view": play.view(decision.seat),
    }


def farewell(play: Play[Any], seat: int) -> dict[str, Any]:
    """How the game has ended, as a program is told last."""
    outcome = play.outcome
    assert outcome is not None, "the game is not over"
    return {
        "type": "end",
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "won": outcome.won,
        "view": play.view(seat),
    }


def words_of(command: str) -> list[str]:
    """A command line in its words; none where a quotation does not end."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


def chosen(line: bytes) -> str:
    """The key in an answer."""
    try:
        key = json.loads(line)["choice"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise NoAnswer("nonsense", f"answered {line[:80]!r}") from None
    if not isinstance(key, str):
        raise NoAnswer("nonsense", f"answered {line[:80]!r}")
    return key
