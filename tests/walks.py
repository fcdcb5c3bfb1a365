"""Whole games walked through once, with an eye on many laws.

A `Walk` knows its games and how to play one. A test under `@walk.law` is a generator: it is sent every moment
of a game, and None at its end. All laws of a walk look at the same games; the first test asked for plays
them, and each test tells in which games its own law was broken.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import cached_property, wraps
from traceback import format_exception
from typing import Any, Generic, TypeVar, cast

import pytest

from tests.each import name_of

M = TypeVar("M")

Law = Generator[None, M | None, None]


class Walk(Generic[M]):
    """Some games, each a tuple of arguments, and the laws that hold at every moment of each."""

    def __init__(self, games: Iterable[tuple[Any, ...]], moments: Callable[..., Iterator[M]]) -> None:
        self.games = list(games)
        self.moments = moments
        self.laws: list[Callable[..., Law[M]]] = []

    def law(self, law: Callable[..., Law[M]]) -> Callable[[], None]:
        """Make a test of a law, which takes the arguments of the game."""
        assert self.games, "no games to walk through"
        self.laws.append(law)

        @wraps(law)
        def test() -> None:
            __tracebackhide__ = True
            assert law in self.laws
            if broken := self.broken[law]:
                told = "\n".join(broken.values())
                pytest.fail(f"{len(broken)} of {len(self.games)}: {', '.join(broken)}\n{told}", pytrace=False)

        vars(test)["__signature__"] = inspect.Signature()
        together = pytest.mark.xdist_group(f"{self.moments.__module__}.{self.moments.__qualname__}")
        return cast(Callable[[], None], together(test))

    @cached_property
    def broken(self) -> dict[Callable[..., Law[M]], dict[str, str]]:
        """For every law the games that break it, with the traceback of each."""
        found: dict[Callable[..., Law[M]], dict[str, str]] = {law: {} for law in self.laws}
        for game in self.games:
            watching = {law: law(*game) for law in self.laws}

            def show(
                moment: M | None, begun: bool = True, game: tuple[Any, ...] = game, watching: Any = watching
            ) -> None:
                for law, watcher in list(watching.items()):
                    try:
                        watcher.send(moment)
                    except StopIteration:
                        del watching[law]
                        if moment is not None or not begun:
                            found[law][name_of(game)] = "the law does not look at the whole game"
                    except (Exception, pytest.fail.Exception) as error:
                        del watching[law]
                        found[law][name_of(game)] = "".join(format_exception(error))

            show(None, begun=False)  # up to the first moment
            try:
                for moment in self.moments(*game):
                    show(moment)
                show(None)
            except Exception as error:  # the game itself: no law has seen its end
                for law in self.laws:
                    found[law].setdefault(name_of(game), "".join(format_exception(error)))
            else:
                for law in watching:
                    found[law].setdefault(name_of(game), "the law does not notice that the game is over")
        return found
