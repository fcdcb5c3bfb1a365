"""A campaign in a real browser: two people come by one link, bots help in Architects, Paladins follows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.people import Person, whoever_is_asked
from tests.browser.test_pages import overflow, problems
from tests.server.servers import Server, served

LONG = 300_000
"""Milliseconds that two bots may take for a game of Architects on a busy machine."""
LOOK = 200
"""Milliseconds between two looks at the campaign page."""
WAY = re.compile(r'class="btn primary big" href="(/tables/[^"]+)">(.*?)</a>', re.DOTALL)
"""What leads from the campaign page to its table."""


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Server]:
    """A room with the same Tomes and the same game of Architects every time."""
    with served(tmp_path) as server:
        yield server


def next_table(person: Person, campaign: str, left: str, name: str = "") -> str:
    """The table that the campaign page leads to, by such a name, once that is not the one that is left."""
    late = monotonic() + LONG / 1000
    while monotonic() < late:
        way = WAY.search(person.context.request.get(campaign).text())
        if way and way[1] != left and name in way[2]:
            return way[1]
        person.page.wait_for_timeout(LOOK)
    raise AssertionError(f"the campaign stays at {left}")


def choose_token(person: Person, campaign: str) -> None:
    """Who may take a Crest token takes the first."""
    person.go(campaign)
    way = person.page.locator("a.btn.primary.big")
    if "prizes" in way.inner_text() and "Your turn" in person.page.locator("main .sheet").first.inner_text():
        way.click()
        person.until_asked()
        person.choose(person.choices()[0])
        person.page.locator("#prompt a[href^='/campaigns/']").click()
    person.go(campaign)


def open_campaign(person: Person) -> str:
    """Anna opens a campaign with a free seat; the link for others."""
    person.go("/titles/tomesaga/new")
    person.page.locator("[name=seat-0]").select_option("me")
    person.page.locator("[name=seat-1]").select_option("open")
    for seat in (2, 3):
        person.page.locator(f"[name=seat-{seat}]").select_option("none")
    person.page.fill("[name=name-0]", "Anna")
    person.page.click("[data-new-table] button.primary")
    return person.page.locator("#invitation").input_value()


@pytest.mark.timeout(900)  # a whole game of Architects
def test_two_people_play_a_campaign_by_one_link(visit: Visit) -> None:
    anna, bruno = visit(LAPTOP), visit(LAPTOP)
    link = open_campaign(anna)
    bruno.go(link)
    bruno.page.fill("form[action$='/sit'] [name=name]", "Bruno")
    bruno.page.click("form[action$='/sit'] button")
    # the host begins: the first table is over as soon as it does, and leads on to Architects
    anna.begin()
    for person in (anna, bruno):
        person.page.wait_for_url(re.compile("/campaigns/"))
    campaign = bruno.page.url
    bruno.page.click("a.btn.primary.big")
    # TS-4.8 nobody knows the Tomes before the game is prepared
    expect(bruno.page.locator(".campaign")).to_contain_text("being prepared")
    expect(bruno.page.locator(".campaign [data-lens]")).to_have_count(0)
    anna.go(campaign)
    assert problems(anna) == []
    anna.page.click("a.btn.primary.big")
    architects = anna.table
    assert bruno.table == architects
    assert problems(anna) == []
    # bots help to the end of Architects
    bruno.go("/")
    anna.post("/settings", pace="once")  # what they come to is seen, not every step of theirs
    anna.post(f"{architects}/stand-in", seat="1", level="greedy")
    anna.post(f"{architects}/stand-in", seat="0", level="greedy")
    on = anna.page.locator("#prompt a[href^='/campaigns/']")
    on.wait_for(timeout=LONG)
    expect(anna.page.locator("#story")).to_contain_text("claim")
    on.click()
    # the prizes, and Paladins at the same link
    bruno.go(campaign)
    next_table(anna, campaign, architects)
    for person in (anna, bruno):
        choose_token(person, campaign)
    paladins = next_table(anna, campaign, architects, "Paladins")
    anna.go(link)
    anna.page.wait_for_url(re.compile("/campaigns/"))
    expect(anna.page.locator(".at-chapter-1 > .k-tome")).to_have_count(3)
    expect(anna.page.locator(".at-chapter-1 > .fu-back .plate")).to_have_count(3)
    expect(anna.page.locator(".at-evenings")).to_contain_text("VP")
    assert problems(anna) == []
    anna.go(paladins)
    expect(anna.page.locator(".campaign .works").first).to_be_visible()
    # Bruno comes back by the same link: a new chapter waits for its people
    bruno.go(link)
    bruno.page.click("a.btn.primary.big")
    assert bruno.table == paladins
    # each takes a Townsfolk, and an advantage is at work: told in the story, shown on its owner's board
    for _ in range(2):
        first = whoever_is_asked(anna, bruno)
        first.choose(first.choices()[0])
    anna.until("mine")
    expect(anna.page.locator(".campaign .goal")).to_have_count(5)
    expect(anna.page.locator(".campaign .fu-count").first).to_contain_text(re.compile(r"\d+/\d+"))
    expect(anna.page.locator("#story")).to_contain_text("helps")
    owner = anna.page.locator(".campaign .works .plate").first.inner_text()
    anna.page.locator("[data-look]", has_text=owner.strip()).first.click()
    expect(anna.page.locator(".at-tomes [data-lens]").first).to_be_visible()
    gives = anna.page.locator("#lens .k-tome").first
    for _ in range(5):  # what is new on the page may come between
        anna.page.mouse.move(0, 0)
        anna.page.locator("#story [data-lens^='tome:']").first.hover()
        anna.page.wait_for_timeout(500)
        if gives.is_visible():
            break
    expect(gives).to_be_visible()
    assert problems(bruno) == []
    for language, words in (("it-IT", "Volumi della campagna"), ("fr-FR", "Tomes de la campagne")):
        for size in (LAPTOP, PHONE):
            reader = visit(size, language=language)
            reader.go(link)  # nobody finds a private table without it
            reader.page.wait_for_url(re.compile("/campaigns/"))
            reader.go(paladins)
            expect(reader.page.locator(".campaign")).to_contain_text(words)
            assert not re.search(r"\bts-[a-z]+-|room-campaign", reader.page.locator("main").inner_text())
            assert overflow(reader) <= 0
            reader.go(campaign)
            assert problems(reader) == []
            assert overflow(reader) <= 0
