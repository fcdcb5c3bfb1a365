"""Obsession in a real browser: whole games by clicks, a team that lends, and its special moments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Tile
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.people import PROMPT, Person
from tests.browser.staged import dealt, moment, sit_down
from tests.browser.test_pages import overflow, problems
from tests.browser.vocabulary import english_only, said
from tests.server.servers import Server

OVERFLOW = """() => ["html", ".fu-board"].flatMap((name) => {
  const part = document.querySelector(name);
  return [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
})"""
TOGETHER = (PROMPT, ".at-track", ".at-house", ".at-hand", ".purse", ".area.a-available")
"""What a turn is planned with."""


def new_table(person: Person, mode: str, *others: str) -> None:
    """Put a table together; the first seat is the person's own."""
    person.put_together("obsession", mode, "me", *others, name="Anna")


IDLE = ("borrow", "refresh", "help:", "useful:", "haggle:", "ask:", "vp:")
"""What nobody needs to do in a turn."""


def lively(choices: list[str], chance: Random) -> str:
    """Somebody who hosts, invites and buys, and does nothing twice."""
    wishes = [key for key in choices if key.startswith(("host:", "buy:", "gentry:", "milestone:"))]
    ready = [key for key in choices if key in ("enough", "done")]
    calm = [key for key in choices if not key.startswith(IDLE) and key not in ("pass", "cook", "kitchen")]
    return chance.choice(wishes or ready or calm or choices)


def busy(decision: Decision, chance: Random) -> str:
    """The same, for games that are played without a page."""
    return lively(decision.keys, chance)


def turns(person: Person, chance: Random, patience: int = 1000) -> Iterator[None]:
    """Play to the end of the game, with a look at the page before every choice; at last one only passes."""
    person.until_asked()
    while person.fact("state") != "over":
        yield
        patience -= 1
        choices = person.choices()
        person.choose("pass" if patience < 0 and "pass" in choices else lively(choices, chance))
        person.until_asked()
    yield


def names_in(language: str) -> Iterator[str]:
    """The names on tiles and cards."""
    for thing in BOX.find.values():
        yield thing.names[language]
        if isinstance(thing, Tile):
            yield from (side.activity[language] for side in thing.sides if side.activity)


# Whole games


@pytest.mark.timeout(600)  # a hundred clicks
def test_a_whole_game_of_two_by_clicks_needs_no_scrolling_and_in_french_has_no_english_word(
    visit: Visit, room: Server
) -> None:
    english = english_only("obsession", "fr", names_in)
    assert {"footman", "library", "host", "guests", "buy"} <= english
    anna = visit(language="fr-FR")
    sit_down(anna, room, dealt("obsession", "individual", 2), bot="random")
    hosted = 0
    for _ in turns(anna, Random(3)):
        asked = anna.page.locator(PROMPT).inner_text()
        assert max(anna.page.evaluate(OVERFLOW)) <= 1, asked
        assert said(anna) & english == set(), asked
        hosted += asked.startswith("Qui conviez-vous")
    assert hosted > 5
    anna.open_scorecard()
    expect(anna.page.locator("table.scores tbody th")).to_have_count(7)  # OB-14.1 to OB-14.7
    totals = [int(cell) for cell in anna.page.locator("table.scores tfoot td").all_inner_texts()]
    places = [int(cell) for cell in anna.page.locator(".podium .points").all_inner_texts()]
    assert sorted(totals, reverse=True) == places


@pytest.mark.timeout(600)  # a hundred clicks
def test_the_estate_challenge_is_played_alone_to_its_end(visit: Visit, room: Server) -> None:  # OB-21.18
    anna = visit()
    sit_down(anna, room, dealt("obsession", "estate_challenge", 1))
    lost = 0
    for _ in turns(anna, Random(5), patience=40):
        if anna.page.locator(".roll").count():
            expect(anna.page.locator(".fu-heap.aim")).to_contain_text("Beat 132 VP")
            lost = max(lost, len(re.findall(r"tiles? lost", anna.page.locator(".fu-heap.aim").inner_text())))
    assert lost
    expect(anna.page.locator(PROMPT)).to_contain_text("132")
    anna.open_scorecard()
    expect(anna.page.locator("table.scores tbody th")).to_have_count(8)  # and the rounds to the target


# A turn


def at_random(decision: Decision, chance: Random) -> str:
    return chance.choice(decision.keys)


def simple_guests(play: Play[Any]) -> list[str]:
    """The people in the first hand who need no service and whose favours leave no choice."""
    plain = ("money", "reputation")
    return [
        card.key
        for card in play.state.players[0].hand
        if not card.service and card.rating == 1 and all(each.do.value in plain for each in card.favours)
    ]


def plain_company(play: Play[Any], decision: Decision) -> bool:
    """A turn in which the Front Parlour can be hosted for two such people."""
    return "host:front-parlour" in decision.keys and len(simple_guests(play)) > 1


def test_hosting_two_guests_takes_at_most_six_clicks(visit: Visit, room: Server) -> None:
    anna = visit()
    play = moment("obsession", "individual", plain_company, at_random)
    guests = simple_guests(play)[:2]
    sit_down(anna, room, play)
    anna.choose("host:front-parlour")
    expect(anna.page.locator(".at-stage")).to_contain_text("Front Parlour")
    for guest in guests:
        expect(anna.button(guest)).to_have_class(re.compile("glow"))
        anna.choose(guest)
    clicks = 1 + len(guests)
    while not anna.page.locator(PROMPT).inner_text().startswith("What do you buy"):
        anna.choose("enough")  # beyond what is needed nobody has to serve
        clicks += 1
    anna.choose("done")
    assert clicks + 1 <= 6
    expect(anna.page.locator("#story")).to_contain_text("You host: Front Parlour")


def open_market(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "ob-market" and any(key.startswith("buy:") for key in decision.keys)


def test_a_purchase_shows_its_price_and_what_it_leaves(visit: Visit, room: Server) -> None:  # OB-11.4
    anna = visit()
    play = moment("obsession", "individual", open_market, at_random)
    sit_down(anna, room, play)
    decision = play.decision(0)
    assert decision is not None
    key, price = next((key, price) for key, price in decision.about["prices"].items() if "buy:" in key)
    money = decision.about["money"]
    expect(anna.button(key)).to_contain_text(f"£{price}")
    expect(anna.button(key)).to_contain_text(f"£{money - price} left")
    expect(anna.page.locator(".purse .money > b")).to_have_text(f"£{money}")


def several_ways(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "ob-guests" and any(True for _ in decision.why_not())


def test_who_cannot_come_says_why(visit: Visit, room: Server) -> None:  # OB-4.4
    anna = visit()
    play = moment("obsession", "individual", several_ways, at_random)
    sit_down(anna, room, play)
    decision = play.decision(0)
    assert decision is not None
    blocked = decision.why_not()[0]
    anna.page.click("[data-action=why]")
    anna.page.click(f'.at-hand [data-key="{blocked.key}"]', position={"x": 10, "y": 60})
    expect(anna.page.locator("#why")).to_be_visible()
    expect(anna.page.locator("#why-rule")).to_contain_text(blocked.rule)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_no_question_keeps_anybody_out(visit: Visit, room: Server, size: tuple[int, int], dark: bool) -> None:
    anna = visit(size, dark=dark)
    sit_down(anna, room, moment("obsession", "individual", plain_company, at_random))
    assert problems(anna) == []
    if size == LAPTOP:
        for part in TOGETHER:
            expect(anna.page.locator(part)).to_be_in_viewport(ratio=1)
    anna.choose("host:front-parlour")
    assert problems(anna) == []
    assert overflow(anna) <= 0
    anna.page.click("[data-action=why]")
    expect(anna.page.locator("#why-not")).to_have_attribute("aria-pressed", "true")
    assert problems(anna) == []


def test_the_score_pad_counts_a_team_while_one_types(visit: Visit) -> None:  # OB-20.15
    anna = visit()
    anna.go("/titles/obsession/score-pad")
    anna.page.fill("[name='0-tiles']", "21")
    anna.page.fill("[name='0-money']", "450")
    expect(anna.page.locator("[data-fragment=points-0]")).to_have_text("23 points")
    anna.page.fill("[name='0-level']", "1")
    anna.page.locator("fieldset summary").first.click()
    anna.page.fill("[name='0-mate-tiles']", "18")
    anna.page.fill("[name='0-mate-level']", "1")
    expect(anna.page.locator("[data-fragment=points-0]")).to_have_text("21 points")  # 39 // 2 + 2 // 2 + 1


# A team


def whose_turn(looking: Person, people: list[Person]) -> Person:
    """Who is asked, as somebody sees it."""
    seat = looking.page.locator("#players .strip.turn").first.get_attribute("data-seat")
    asked = people[int(seat or 0)]
    asked.until("mine")
    return asked


def test_a_team_of_four_browsers_lends_a_servant(visit: Visit) -> None:  # OB-20.6
    people = [visit() for _ in range(4)]
    anna, *others = people
    new_table(anna, "teams", "open", "open", "open")
    invitation = anna.page.input_value("#invitation")
    for person, name in zip(others, ("Bruno", "Carla", "Dora"), strict=True):
        person.go(invitation)
        person.page.locator("#seats [name=name]").first.fill(name)
        person.page.locator("#seats form button").first.click()
        expect(person.page.locator("#seats")).to_contain_text(name)  # before the next one looks for a seat
    anna.begin()
    for person in people:
        person.until("mine|waiting")
    chance = Random(2)
    acting = whose_turn(anna, people)
    while not (asks := [key for key in acting.choices() if key.startswith("ask:servant:")]):
        acting.choose(lively(acting.choices(), chance))
        acting = whose_turn(acting, people)
    mate = people[(people.index(acting) + 2) % 4]
    acting.choose(asks[0])
    mate.until("mine")
    mate.choose("accept")
    acting.until("mine")
    expect(acting.page.locator(".lent")).to_contain_text("Lent this turn")
    expect(acting.page.locator(".lent .servant")).to_have_count(1)
    for person in people:
        expect(person.page.locator("#story")).to_contain_text(re.compile("lends?"))


# The phone


def test_on_a_phone_the_table_is_one_column_with_the_actions_in_reach(visit: Visit) -> None:
    anna = visit(size=PHONE)
    new_table(anna, "individual", "bot:random")
    chance = Random(7)
    for _, _ in zip(range(20), turns(anna, chance), strict=False):
        assert anna.page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [PHONE[0]] * 2
        bar = anna.page.locator("#actions").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= PHONE[1] + 1
        for key in anna.choices():
            box = anna.button(key).bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 20, key


def many_rows_to_choose_from(play: Play[Any], decision: Decision) -> bool:
    owned = [key for key in decision.keys if key.startswith("host:")]
    return decision.prompt == "ob-act" and len(owned) > 4


def test_a_house_to_choose_from_keeps_two_rows_in_view(visit: Visit, room: Server) -> None:
    anna = visit((1366, 540))
    sit_down(anna, room, moment("obsession", "teams", many_rows_to_choose_from, at_random, 4))
    second = anna.page.locator(".at-columns .k-tile.glow").nth(1)
    tall = second.evaluate("tile => tile.getBoundingClientRect().height")
    assert anna.page.locator(".at-columns").evaluate("columns => columns.clientHeight") > 2 * tall
    anna.page.locator(".at-hand").scroll_into_view_if_needed()
    expect(anna.page.locator(".at-fan .k-gentry").first).to_be_in_viewport(ratio=0.9)
