"""Keys and lines from a terminal, where there is one."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager

NEXT, BACK, FIRST, LAST, LEAVE = "next", "back", "first", "last", "leave"

SEQUENCES = {
    b"\x1b[C": NEXT,
    b"\x1bOC": NEXT,
    b"\x1b[B": NEXT,
    b"\x1bOB": NEXT,
    b"\r": NEXT,
    b"\n": NEXT,
    b" ": NEXT,
    b"\x1b[D": BACK,
    b"\x1bOD": BACK,
    b"\x1b[A": BACK,
    b"\x1bOA": BACK,
    b"\x7f": BACK,
    b"b": BACK,
    b"\x1b[H": FIRST,
    b"\x1b[1~": FIRST,
    b"0": FIRST,
    b"\x1b[F": LAST,
    b"\x1b[4~": LAST,
    b"$": LAST,
    b"q": LEAVE,
    b"\x1b": LEAVE,
    b"\x04": LEAVE,
}
"""What the keys of a terminal send: the arrows, Enter, Home and End, and letters for those who have none."""

MOMENT = 0.1
"""Seconds after which a wait for keys looks up."""


def interactive() -> bool:
    """Whether a person with a keyboard and a screen is there."""
    return connected() and sys.stdin.isatty() and sys.stdout.isatty()


def connected() -> bool:
    """Whether there is anything to read from and to write to: either may be closed from the start."""
    return bool(sys.stdin and sys.stdout)


@contextmanager
def single_keys() -> Iterator[None]:
    """Let keys come one by one, without Enter; as before when it is over."""
    try:
        import termios
        import tty
    except ImportError:  # no such terminal on this system: every key wants an Enter after it
        yield
        return
    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def read_line(prompt: str) -> str:
    """What is typed until Enter."""
    if not connected():
        raise EOFError
    if interactive():
        print(prompt, end="", flush=True)
        prompt = ""
        _wait_for_keys()
    return input(prompt)


def read_key() -> str | None:
    """What the next key means, if anything."""
    _wait_for_keys()
    typed = os.read(sys.stdin.fileno(), 8)
    return SEQUENCES.get(typed, None if typed else LEAVE)


def _wait_for_keys() -> None:
    """Until something was typed, looking up often: a read is deaf to a Control-C just before it begins."""
    while sys.platform != "win32" and not select.select([sys.stdin], [], [], MOMENT)[0]:
        pass
