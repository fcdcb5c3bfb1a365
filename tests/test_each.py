"""Tests that are many in one tell of all that fail, by name."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from tests.each import for_each, name_of
from tests.walks import Law, Walk

Failed = pytest.fail.Exception


def test_a_loop_tells_of_every_case_that_fails() -> None:
    tried = []

    @for_each("number, word", [(1, "one"), (2, "two"), (3, "three")])
    def a_test(number: int, word: str, more: int) -> None:
        tried.append(word)
        assert number + more == 3, f"{word} is wrong"

    with pytest.raises(Failed, match=r"^2 of 3: 1-one, 3-three\n(?s:.)*one is wrong(?s:.)*three is wrong"):
        a_test(more=1)
    assert tried == ["one", "two", "three"]


def test_a_card_is_called_by_its_key() -> None:
    card = SimpleNamespace(key="room:attic")
    assert name_of(card) == "room:attic"
    assert name_of((card, 3, {"id": "york"}, name_of)) == "room:attic-3-york-name_of"


def test_a_walk_plays_each_game_once_and_tells_of_every_broken_law() -> None:
    played = []

    def moments(name: str, last: int) -> Iterator[int]:
        played.append(name)
        yield from range(last)

    games = Walk([("short", 2), ("long", 4), ("longest", 5)], moments)

    @games.law
    def no_moment_is_the_fourth(name: str, last: int) -> Law[int]:
        while (moment := (yield)) is not None:
            assert moment != 3, f"{name} comes to its fourth moment"

    @games.law
    def the_end_is_seen(name: str, last: int) -> Law[int]:
        seen = []
        while (moment := (yield)) is not None:
            seen.append(moment)
        assert len(seen) == last != 2, f"{name} is too short"

    with pytest.raises(Failed, match=r"^2 of 3: long-4, longest-5\n(?s:.)*longest comes to its fourth"):
        no_moment_is_the_fourth()
    with pytest.raises(Failed, match=r"^1 of 3: short-2\n(?s:.)*short is too short"):
        the_end_is_seen()
    assert played == ["short", "long", "longest"]


def test_a_game_that_breaks_down_or_a_law_that_does_not_listen_is_told_of() -> None:
    def moments(name: str) -> Iterator[int]:
        yield 1
        if name == "bad":
            raise ValueError("the table fell over")

    games = Walk([("good",), ("bad",)], moments)

    @games.law
    def nothing(name: str) -> Law[int]:
        while (yield):
            pass

    @games.law
    def deaf(name: str) -> Law[int]:
        while True:
            yield

    @games.law
    def hasty(name: str) -> Law[int]:
        yield

    with pytest.raises(Failed, match=r"^2 of 2: good, bad\nthe law does not look at the whole game"):
        hasty()
    with pytest.raises(Failed, match=r"^1 of 2: bad\n(?s:.)*the table fell over"):
        nothing()
    with pytest.raises(Failed, match=r"^2 of 2: good, bad\nthe law does not notice that the game is over"):
        deaf()
