"""The end of a game is a moment: it lies over the board, counts the points up, and says what now."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from salotto.kernel.play import Play
from salotto.registry import title as find_title
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.people import Person
from tests.browser.staged import FOUR, sit_down
from tests.browser.test_pages import problems
from tests.browser.test_steady import PLACES
from tests.server.servers import Server

ENDING = "#ending[open]"
COUNTED = "#ending[open]:not([data-counting])"
STEPS = """() => new Promise((done) => {
  const seen = [];
  const look = () => {
    const sheet = document.querySelector("#ending");
    seen.push([sheet.querySelectorAll("[data-told]").length, sheet.querySelector("tfoot td").textContent]);
    sheet.hasAttribute("data-counting") ? setTimeout(look, 100) : done(seen);
  };
  look();
})"""
"""How many rows are told, and the first total, every now and then until all is counted."""


def before_the_end(title: str, mode: str, players: int) -> Play[Any]:
    """A game by chance, taken back to the last answer of the first player."""
    game = find_title(title)
    whole = Play(game, game.table(FOUR[:players], "the end", mode))
    chance = Random(3)
    while (decision := whole.next_decision()) is not None:
        whole.answer(decision.seat, chance.choice(sorted(decision.keys)))
    last = max(at for at, choice in enumerate(whole.log) if choice.seat == 0)
    play = Play(game, whole.table)
    for choice in whole.log[:last]:
        play.answer(choice.seat, choice.key)
    return play


def play_to_the_end(person: Person) -> str:
    """The last answers; where everything lay before them."""
    lay = ""
    while person.fact("state") != "over":
        lay = person.page.evaluate(PLACES)
        person.choose(sorted(person.choices())[0])
        person.until_asked()
    person.page.wait_for_selector(ENDING)
    return lay


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize(
    ("title", "mode", "players"),
    [("viscounts", "competitive", 3), ("architects", "coop", 2), ("spook-manor", "solo", 1)],
)
def test_the_end_lies_over_the_board_and_moves_nothing(
    visit: Visit, room: Server, title: str, mode: str, players: int, size: tuple[int, int]
) -> None:
    anna = visit(size)
    sit_down(anna, room, before_the_end(title, mode, players), bot="random" if players > 1 else None)
    lay = play_to_the_end(anna)
    assert anna.page.evaluate(PLACES) == lay
    expect(anna.page.locator(COUNTED)).to_be_visible()  # motion is reduced: nothing has to be waited for
    this, rematch = anna.table, anna.page.locator("#prompt .options > :first-child")
    expect(rematch).to_have_text("Rematch")
    rematch.click(trial=True)  # it is covered by nothing
    assert anna.page.locator("#ending .first").count() == (mode != "coop")
    assert anna.page.locator("#ending progress").count() == (mode == "coop")
    assert problems(anna) == []
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(ENDING)).to_have_count(0)
    anna.page.reload()
    anna.until("over")
    expect(anna.page.locator(ENDING)).to_have_count(0)  # it is told once
    anna.page.locator("#prompt").get_by_role("button", name="Rematch").click()
    anna.page.wait_for_url(lambda url: this not in url)
    expect(anna.page.locator("#main")).to_be_visible()


def test_points_are_counted_up_category_by_category(visit: Visit, room: Server) -> None:
    anna = visit(motion=True)
    sit_down(anna, room, before_the_end("viscounts", "competitive", 2), bot="random")
    play_to_the_end(anna)
    expect(anna.page.get_by_role("heading", name="wins")).to_have_count(0)  # not yet
    seen = anna.page.evaluate(STEPS)
    rows = anna.page.locator("#ending tbody tr").count()
    assert {told for told, _ in seen} >= set(range(2, rows + 1))
    assert len({total for _, total in seen}) > 2
    expect(anna.page.locator("#ending h2")).to_be_visible()
    totals = [int(each) for each in anna.page.locator("#ending tfoot td").all_inner_texts()]
    told = [int(each) for each in anna.page.locator("#ending [data-sum]").all_inner_texts()]
    assert sorted(totals) == sorted(told)
    cells = anna.page.locator("#ending tbody td:nth-of-type(1)").all_inner_texts()
    assert sum(int(each.strip(" ★").replace("−", "-")) for each in cells) == totals[0]


def test_a_click_ends_the_counting(visit: Visit, room: Server) -> None:
    anna = visit(motion=True)
    sit_down(anna, room, before_the_end("architects", "competitive", 2), bot="random")
    play_to_the_end(anna)
    anna.page.locator("#ending tfoot").click()
    expect(anna.page.locator(COUNTED)).to_be_visible(timeout=400)
