"""Paladins in a real browser: whole games by clicks, a gift to a team-mate, words, phones, few clicks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import expect

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.naming import THINGS
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.people import PROMPT, Person, whoever_is_asked
from tests.browser.staged import dealt, moment, sit_down, sit_down_together
from tests.browser.test_pages import overflow, problems
from tests.browser.vocabulary import english_only, said
from tests.server.servers import Server

ROUNDS = BOX.game.rounds
HIDDEN = """() => {
  const within = document.querySelector(".at-own").getBoundingClientRect();
  const down = document.documentElement.scrollHeight - innerHeight;
  return Math.max(down, within.bottom - innerHeight, -within.top);
}"""
"""How many pixels of the own board one does not see, or how far the page would scroll."""
WORKERS_ASKED = ".fu-ways button[data-choice^='place:'], .pool button"
"""Workers that one chooses from, over their action or in the pool."""


def lively(choices: list[str], chance: Random) -> str:
    """Somebody who passes only when nothing else is left; where it lies on the page does not matter."""
    rest = [key for key in choices if key != "pass" and not key.startswith("shortcut:")]
    return chance.choice(sorted(rest or choices))


def brisk(choices: list[str], chance: Random) -> str:
    """Somebody who does a thing or two in a round, and then passes."""
    return "pass" if "pass" in choices and chance.random() < 0.4 else lively(choices, chance)


def turns(person: Person, chance: Random, hurry: bool = False) -> Iterator[str]:
    """Play to the end of the game, with a look at the page before every choice."""
    person.until_asked()
    while person.fact("state") != "over":
        yield person.page.locator(PROMPT).first.inner_text()
        person.choose((brisk if hurry else lively)(person.choices(), chance))
        person.until_asked()


def names_in(language: str) -> list[str]:
    """The names of cards, Workers, attributes and actions."""
    named = [thing.names for kind in THINGS.values() for thing in kind.values() if hasattr(thing, "names")]
    named += [*BOX.workers.values(), *BOX.attribute_names.values(), *(each.names for each in BOX.actions)]
    return [names[language] for names in named]


# Whole games


@pytest.mark.timeout(600)  # more than a hundred clicks
def test_a_whole_game_of_two_by_clicks_in_italian_keeps_the_own_board_in_view_and_needs_few_clicks(
    visit: Visit, room: Server
) -> None:
    english = english_only("paladins", "it", names_in)
    anna = visit(language="it-IT")
    sit_down(anna, room, dealt("paladins", "competitive", 2, "an evening by clicks 0"), bot="random")
    clicks: list[int] = []
    for asked in turns(anna, Random(3)):
        if asked.startswith("Effettua un'azione"):
            clicks.append(0)
        if clicks:
            clicks[-1] += 1
        assert anna.page.evaluate(HIDDEN) <= 1, asked
        assert said(anna) & english == set(), asked
    print(f"clicks per action: median {median(clicks)}, worst {max(clicks)} of {len(clicks)} actions")
    assert len(clicks) > 25
    assert median(clicks) <= 3
    assert max(clicks) <= 6
    anna.open_scorecard()
    expect(anna.page.locator("table.scores tbody th")).to_have_count(10)
    totals = [
        int(cell.replace("−", "-")) for cell in anna.page.locator("table.scores tfoot td").all_inner_texts()
    ]
    assert len(totals) == 2


@pytest.mark.timeout(600)
def test_the_rival_is_met_to_the_end(visit: Visit, room: Server) -> None:  # PW-12
    anna = visit()
    sit_down(anna, room, dealt("paladins", "solo", 1, "an evening by clicks 4"))
    for _ in turns(anna, Random(5), hurry=True):
        pass
    expect(anna.page.locator(".stage")).to_contain_text("Round 7 of 7")
    anna.page.click("[data-look='1']")
    expect(anna.page.locator(".at-own > .fu-title")).to_contain_text("The Rival")
    anna.open_scorecard()
    assert anna.page.locator("table.scores tfoot td").count() == 2


def test_a_thumb_on_a_worker_space_takes_the_action_and_leaves_no_lens(visit: Visit, room: Server) -> None:
    anna = visit(PHONE)
    sit_down(anna, room, moment("paladins", "solo", may_attack, giving, players=1))
    before = anna.fact("revision")
    space = anna.page.locator(".way:has([data-choice='action:attack']) > .worker").first
    space.evaluate("(space) => space.scrollIntoView({ block: 'center' })")
    box = space.bounding_box()
    assert box is not None
    anna.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.until_revised(before)
    anna.page.wait_for_timeout(500)
    expect(anna.page.locator("#lens")).to_be_hidden()


def may_attack(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "pw-act" and "action:attack" in decision.keys


def may_use_a_favour(play: Play[Any], decision: Decision) -> bool:
    free = [key for key in decision.keys if key.startswith("favour:")]
    return decision.prompt == "pw-act" and bool(free) and play.state.rival.workers > 0


def test_the_rivals_board_says_what_may_come(visit: Visit, room: Server) -> None:  # PW-12.3, PW-12.4
    anna = visit(PHONE, language="fr-FR")
    play = moment("paladins", "solo", may_use_a_favour, giving, players=1)
    sit_down(anna, room, play)
    anna.page.locator("[data-look='1']").first.tap()
    expect(anna.page.locator(".rival .action").first).to_be_visible()
    expect(anna.page.locator(".rival .action")).to_have_count(11)
    expect(anna.page.locator(".instead")).to_have_attribute("title", re.compile("Objectif"))
    expect(anna.page.locator(".at-resource .now")).to_have_text(str(play.state.rival.marker))
    expect(anna.page.locator(".at-schemes .scheme").first).to_be_visible()
    assert overflow(anna) <= 0


# Together


def giving(decision: Decision, chance: Random) -> str:
    return lively(decision.keys, chance)


def may_give(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "pw-for-whom" and "hunt-1" in str(decision.about) and len(decision.keys) > 1


def test_a_gift_is_seen_by_the_receiver_before_and_after(visit: Visit, room: Server) -> None:  # PW-14.5
    anna = visit()
    play = moment("paladins", "coop", may_give, giving)
    sit_down(anna, room, play, bot="random")
    had = play.state.players[1].provisions
    expect(anna.button("seat:1")).to_contain_text(f"Provisions {had} → {had + 1}")
    anna.choose("seat:1")
    while anna.page.locator(WORKERS_ASKED).count():
        anna.choose(anna.choices()[0])
    expect(anna.page.locator("#story")).to_contain_text("Hunt with 1 Worker for Bruno")
    expect(anna.page.locator(".at-coop .at-kings > .threat")).to_have_count(8)  # PW-14.2.2 Threats in view


def sit_with(host: Person, guest: Person) -> None:
    """A table of the co-operative scenario for two people."""
    host.put_together("paladins", "coop", "me", "open", name="Anna")
    guest.go(host.page.input_value("#invitation"))
    guest.page.locator("#seats [name=name]").fill("Bruno")
    guest.page.click("text=Siediti")
    host.begin()


@pytest.mark.timeout(300)
def test_two_people_collaborate_once_and_both_read_it_in_their_language(visit: Visit) -> None:  # PW-14.5
    anna, bruno = visit(), visit(language="it-IT")
    sit_with(anna, bruno)
    chance = Random(4)
    for _ in range(60):
        for person in (anna, bruno):
            person.until("mine|waiting|over")
            if person.fact("state") == "mine":
                choices = person.choices()
                if person is anna and "seat:1" in choices:
                    anna.choose("seat:1")
                    story = anna.page.locator("#story")
                    while "for Bruno" not in story.inner_text():  # colours, and what the receiver chooses
                        one = whoever_is_asked(anna, bruno)
                        one.choose(one.choices()[0])
                    expect(story).to_contain_text("for Bruno")
                    expect(bruno.page.locator("#story")).to_contain_text("per te")
                    return
                gifts = [key for key in choices if key.startswith(("action:hunt-1", "action:trade-1"))]
                person.choose(gifts[0] if gifts and person is anna else lively(choices, chance))
    raise AssertionError("nobody could give anything")


def meets_a_threat(play: Play[Any], decision: Decision) -> bool:
    """The first player may trade, and two Baron Workers lie on the Threat of trading."""
    enemy = play.state.overlord
    found = zip(enemy.threats, enemy.workers, strict=False)
    threatened = any(threat.id == "threat-trade" and workers == 2 for threat, workers in found)
    return decision.prompt == "pw-act" and "action:trade-1" in decision.keys and threatened


@pytest.mark.timeout(300)
def test_a_mate_advises_what_meets_a_threat_and_is_given_it(visit: Visit, room: Server) -> None:
    # PW-2.6 PW-14.5 PW-14.9.1: two browsers, one collaboration, one Threat met
    anna, bruno = visit(), visit()
    play = moment("paladins", "coop", meets_a_threat, giving, players=2)
    had = play.state.players[1].silver
    sit_down_together([anna, bruno], room, play)
    anna.until("mine")
    expect(anna.page.locator("[data-thing='threat:threat-trade'] .left")).to_contain_text("2")
    bruno.page.click(".advise summary")
    bruno.page.click("[data-point='action:trade-1']")
    expect(bruno.page.locator("[data-point='action:trade-1'] .finger")).to_be_visible()
    advised = anna.page.locator("#prompt [data-choice='action:trade-1']")
    expect(advised).to_contain_text("Bruno points here")
    advised.click()
    bruno.page.click("[data-point='seat:1']")
    advised = anna.page.locator("#prompt [data-choice='seat:1']")
    expect(advised.locator(".finger")).to_have_count(1)
    expect(anna.page.locator(".fu-ways [data-choice='seat:1']")).to_contain_text(f"Silver {had} → ")
    advised.click()
    while anna.page.locator(WORKERS_ASKED).count():
        anna.choose(anna.choices()[0])
    expect(bruno.page.locator("#story")).to_contain_text("for you")
    for person in (anna, bruno):
        expect(person.page.locator("[data-thing='threat:threat-trade'] .left")).to_contain_text("1")
        assert problems(person) == []


# Words


@pytest.mark.timeout(600)
def test_a_game_in_french_has_no_english_word(visit: Visit, room: Server) -> None:
    english = english_only("paladins", "fr", names_in)
    assert {"hunt", "townsfolk", "strength", "workers", "recruit"} <= english
    anna = visit(language="fr-FR")
    sit_down(anna, room, dealt("paladins", "coop", 2), bot="random")
    for turn, asked in enumerate(turns(anna, Random(8), hurry=True)):
        assert said(anna) & english == set(), asked
        if turn > 30:
            break


# Everybody can see and reach it


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_table_keeps_nobody_out_and_fits_its_width(
    visit: Visit, room: Server, size: tuple[int, int], dark: bool
) -> None:
    anna = visit(size, dark=dark)
    sit_down(anna, room, dealt("paladins", "coop" if dark else "competitive", 2), bot="random")
    seen = set()
    for asked in turns(anna, Random(6)):
        if asked not in seen:
            assert overflow(anna) <= 0, asked
        seen.add(asked)
        if asked.startswith(("Take an action", "Which Paladin serves")) and len(seen) > 2:
            assert problems(anna) == []
            if asked.startswith("Take an action"):
                break
