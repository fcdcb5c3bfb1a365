"""Damaged packs are refused in words, each time, with bounded time and memory."""

import resource
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from salotto.kernel.title import Title
from salotto.packs.checking import check
from salotto.packs.problems import PackRefused, Problem
from salotto.packs.reading import read_zip
from salotto.packs.sheets import import_rows
from salotto.registry import title as find_title
from salotto.speech import problem_said
from salotto.words import LANGUAGES, words
from tests.packs.some_packs import DAMAGES, Damage, random_pack

SOME, MANY = 40, 2000
"""Of each kind of damage: five kinds make ten thousand."""
LONGEST = 20.0
"""Seconds for one; a box is loaded some times when values do not go together."""


def attempt(title: Title[Any], name: str, data: bytes) -> tuple[Problem, ...]:
    """What is said of a file: nothing where the damage did no harm."""
    try:
        if name.endswith(".csv"):
            pack = import_rows(title, random_pack(title, 1), data)[0]
        else:
            pack = read_zip(data, name)
    except PackRefused as refused:
        return refused.problems or (Problem("room-pack-no-pack"),)
    return check(title, pack)


def hostile(damage: Damage, number: int) -> Iterator[tuple[str, bytes]]:
    title = find_title("obsession")
    for seed in range(number):
        yield damage(random_pack(title, seed % 3), title, Random(seed))


def hold(damage: Damage, number: int) -> None:
    title = find_title("obsession")
    refused = 0
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for name, data in hostile(damage, number):
        begun = time.monotonic()
        problems = attempt(title, name, data)
        assert time.monotonic() - begun < LONGEST
        refused += bool(problems)
        for problem in problems:
            for language in LANGUAGES:
                assert problem_said(problem, words(language)).strip()
    assert refused > number // 3, "the damage has to do harm"
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 300_000, f"{grown} kilobytes more"


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_packs_are_refused_in_words(damage: Damage) -> None:
    hold(damage, SOME)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("damage", DAMAGES)
def test_ten_thousand_damaged_packs_are_refused_in_words(damage: Damage) -> None:
    hold(damage, MANY)
