"""What a bot is, and how to find one by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.kernel.title import Title


class UnknownBot(ValueError):
    """There is no bot of that name, or it cannot be set like that."""


class Bot(ABC):
    """Somebody who answers for a seat. Its own chance is seeded, so its games can be played again."""

    name: str
    thinks = True
    """Whether it imagines how the game goes on; who does not needs no checkpoints."""

    def __init__(self, seed: str = "") -> None:
        self.chance = Random(f"{self.name}/{seed}")

    @abstractmethod
    def choose(self, play: Play[Any], decision: Decision) -> Any:
        """One of the decision's options."""

    def in_place(self, title: Title[Any]) -> str:
        """Which bot plays in place of this one with a title; none where it plays itself."""
        return ""

    def hurry(self, seconds: float) -> None:
        """Somebody waits: who searches gives the best it has after so long; others are quick anyway."""
        return


_HOMES = {
    "easy": "salotto.bots.levels:EasyBot",
    "normal": "salotto.bots.levels:NormalBot",
    "hard": "salotto.bots.levels:HardBot",
    "random": "salotto.bots.simple:RandomBot",
    "greedy": "salotto.bots.greedy:GreedyBot",
    "search": "salotto.bots.search:SearchBot",
    "search-hard": "salotto.bots.levels:SearchHardBot",
}

NET = "net"
"""Before the file of a net: `net:my-net.npz` plays by it, and `net` by the one that comes with the title."""

LEVELS = ("easy", "normal", "hard")
"""The bots for people, from the weakest to the strongest. The room calls a bot `room-bot-NAME`, and says of
a level what to expect: `room-bot-NAME-about`."""

_SETTINGS: dict[str, Callable[[str], float]] = {"iterations": int, "seconds": float}


def bot_names() -> list[str]:
    """The bots that can be given a seat."""
    return list(_HOMES)


def make_bot(name: str, seed: str = "") -> Bot:
    """A fresh bot of that name; one that searches may be told how long, as in `hard:seconds=1`."""
    name, *settings = name.split(":")
    if name == NET:
        return net_bot(settings, seed)
    if name not in _HOMES:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(_HOMES)}, net:FILE")
    module, _, kind = _HOMES[name].partition(":")
    factory: Callable[..., Bot] = getattr(import_module(module), kind)
    try:
        return factory(seed, **dict(_setting(text) for text in settings))
    except TypeError:
        raise UnknownBot(f"the bot {name!r} cannot be set to {':'.join(settings)!r}") from None


def net_bot(words: list[str], seed: str) -> Bot:
    """The bot of `net:FILE`, or `net:FILE:iterations=600`; the name of the file may have a colon."""
    if not find_spec("numpy"):
        raise UnknownBot("a net needs numpy: install salotto[rl]")
    from salotto.bots.net_bot import NetBot

    settings = [word for word in words if word.partition("=")[0] in _SETTINGS]
    file = ":".join(word for word in words if word not in settings)
    return NetBot(seed, file, *(dict(map(_setting, settings)).get(name) for name in _SETTINGS))


def _setting(text: str) -> tuple[str, float]:
    """A setting as somebody wrote it, `seconds=1`."""
    name, _, value = text.partition("=")
    try:
        number = _SETTINGS[name](value)
    except (KeyError, ValueError):
        number = 0
    if number <= 0:
        raise UnknownBot(f"{text!r} is no setting of a bot; try iterations=500 or seconds=1")
    return name, number
