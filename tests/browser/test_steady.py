"""The board of a title that composes its table never moves, whatever is asked or answered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error

from salotto.kernel.title import Title
from salotto.kit.presentation import presentation_of
from salotto.registry import titles
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.people import OPEN, Person
from tests.browser.staged import dealt, sit_down
from tests.each import first_of_each
from tests.server.servers import Server

QUESTIONS = 50
HINTED = 16
"""A hint is asked for, and something is pointed at, at every so many questions."""
PLACES = """() => [".fu-board", ".fu-board > .fu-place"]
  .flatMap((selector) => [...document.querySelectorAll(selector)])
  .slice(0, 6).map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [part.className.match(/at-[a-z-]+/)[0], left + scrollX, top + scrollY, width, height].join(" ");
  }).join("\\n")"""
"""The board and five fixed places on it, in the document."""
COVERED = """() => {
  const { advice } = document.querySelector("#prompt [data-advice]")?.dataset ?? {};
  const choices = [...document.querySelectorAll("#board [data-choice]")];
  return choices.filter((one) => one.dataset.choice === advice).filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).map((one) => one.dataset.choice);
}"""
"""What is advised on the board and cannot be clicked in its middle."""
BEYOND = """() => document.documentElement.scrollWidth - document.documentElement.clientWidth"""
CALM = ("done", "pass", "end", "enough")


def modes() -> Iterator[tuple[Title[Any], str, int]]:
    """Every mode of every title that composes its table, with the most players."""
    for title in titles().values():
        if presentation_of(title):
            for mode in title.modes:
                yield title, mode.id, max(each for each in mode.players if each <= 4)


def lively(keys: list[str], chance: Random) -> str:
    """One of the answers; who may stop goes on, so that all kinds of questions come."""
    wanted = [key for key in keys if key not in CALM and "shortcut:" not in key]
    return chance.choice(sorted(wanted or keys))


def questions(person: Person, chance: Random) -> Iterator[str]:
    """Some questions of a game, each with its sentence."""
    for _ in range(QUESTIONS):
        person.until_asked()
        if person.fact("state") == "over":
            return
        yield str(person.page.locator("#prompt > p:first-of-type").inner_text())
        person.choose(lively(person.choices(), chance))


def ask_for_a_hint(person: Person) -> None:
    """Look at a hint; it covers nothing of what it advises."""
    person.page.locator("[data-action=hint]").click()
    person.page.locator("#prompt .hint-lines:not(:has-text('…'))").wait_for()
    with suppress(Error):  # the page may still be scrolling there
        person.page.wait_for_function(f"() => !({COVERED})()", timeout=3000)
    hidden = person.page.evaluate(COVERED)
    assert not hidden, f"the hint covers {hidden}"


def point_at_something(person: Person) -> None:
    """Have the lens show something that lies open."""
    things = person.page.locator("#board [data-lens]")
    for number in range(things.count()):
        if things.nth(number).evaluate(OPEN):
            things.nth(number).hover()
            person.page.locator("#lens:not([hidden])").wait_for()
            return


def cases() -> Iterator[tuple[Title[Any], str, tuple[int, int], int]]:
    """Every mode on a laptop and on a phone; of each title one of the two comes first, by turns."""
    order = [title.id for title in titles().values()]
    for title, mode, players in modes():
        for size in (LAPTOP, PHONE)[:: 1 if order.index(title.id) % 2 else -1]:
            yield title, mode, size, players


CASES = first_of_each(cases(), lambda case: case[0].id)


@pytest.mark.timeout(600)  # fifty clicks
@pytest.mark.parametrize(("title", "mode", "size", "players"), CASES)
def test_the_board_stays_where_it_is(
    visit: Visit, room: Server, title: Title[Any], mode: str, size: tuple[int, int], players: int
) -> None:
    anna = visit(size)
    sit_down(anna, room, dealt(title.id, mode, players), bot="random" if players > 1 else None)
    seen: dict[str, str] = {}
    for number, question in enumerate(questions(anna, Random(5))):
        seen.setdefault(anna.page.evaluate(PLACES), question)
        for each, look in ((1, ask_for_a_hint), (4, point_at_something)):
            if number % HINTED == each:
                look(anna)
                seen.setdefault(anna.page.evaluate(PLACES), f"{look.__name__} at {question}")
        assert anna.page.evaluate(BEYOND) <= 1, question
        assert len(seen) == 1, f"moved by {question}: {seen}"
    assert len(seen) == 1
