"""What the tests let workers do; a worker loads this module by its name."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def echo(question: object, seconds: float) -> object:
    return question


def clock(question: object, seconds: float) -> float:
    return seconds


def who(question: object, seconds: float) -> int:
    return os.getpid()


def dawdle(question: float, seconds: float) -> float:
    time.sleep(question)
    return question


def thinking(folder: str, seconds: float) -> int:
    """How many think at the same time."""
    own = Path(folder) / f"thinks-{os.getpid()}"
    own.touch()
    time.sleep(0.01)
    found = len(list(Path(folder).glob("thinks-*")))
    own.unlink()
    return found


def raise_error(question: str, seconds: float) -> None:
    raise ValueError(question)


def count_for_ever(question: object, seconds: float) -> None:
    while True:
        pass


def die_once(file: str, seconds: float) -> str:
    """The first time the process is killed amid its work, the second time it answers."""
    if not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def hang_once(file: str, seconds: float) -> str:
    """The first time the process stands still, the second time it answers."""
    if not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return "alive"


def die(question: object, seconds: float) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def unspeakable(question: object, seconds: float) -> object:
    """An answer that cannot travel."""
    return lambda: question
