"""Last Will in a real browser: whole games by clicks, and the moments that are special to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import White
from salotto.titles.last_will.jobs import open_lines
from salotto.titles.last_will.settings import ERRAND_NAMES
from tests.browser.conftest import PHONE, Visit
from tests.browser.people import PROMPT, Person
from tests.browser.staged import dealt, moment, sit_down, sums_of
from tests.browser.vocabulary import english_only, said
from tests.server.servers import Server

EXPANSION = "getting-sacked"
MONEY = ".purse .money b"
OVERFLOW = """() => ["html", ".fu-board"].flatMap((name) => {
  const part = document.querySelector(name);
  return [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
})"""


def open_table(person: Person, *bots: str, name: str = "Anna") -> None:
    """A table of the expansion against bots."""
    person.put_together("last-will", EXPANSION, "me", *(f"bot:{bot}" for bot in bots), name=name)
    person.until_asked()


def lively(choices: list[str], chance: Random) -> str:
    """Somebody who does as much as possible, and ends a turn only when nothing else is left."""
    idle = ("end", "no", "enough")
    rest = [key for key in choices if key not in idle and not key.startswith(("shortcut:", "sell:"))]
    return chance.choice(rest or choices)


def turns(person: Person, chance: Random) -> Iterator[None]:
    """Play to the end of the game, with a look at the page before every choice."""
    while person.fact("state") != "over":
        yield
        person.choose(lively(person.choices(), chance))
        person.until_asked()
    yield


def money(person: Person) -> int:
    return int(person.page.locator(MONEY).inner_text().replace("−", "-"))


def names_in(language: str) -> list[str]:
    """The names of cards, jobs, symbols and errands."""
    named = [thing.names for things in (BOX.cards, BOX.jobs, BOX.new_wills) for thing in things]
    return [name[language] for name in (*named, *BOX.symbols.values(), *ERRAND_NAMES.values())]


@pytest.mark.timeout(600)  # a hundred clicks
def test_a_whole_game_of_three_by_clicks_needs_no_scrolling_and_in_italian_has_no_english_word(
    visit: Visit, room: Server
) -> None:
    english = english_only("last_will", "it", names_in) - {"last", "will"}
    assert {"errand", "mansion", "spend"} <= english
    anna = visit(language="it-IT")
    sit_down(anna, room, dealt("last-will", EXPANSION, 3), bot="greedy")
    for _ in turns(anna, Random(3)):
        across, down, board_across, board_down = anna.page.evaluate(OVERFLOW)
        asked = anna.page.locator(PROMPT).inner_text()
        assert max(across, down, board_across, board_down) <= 1, asked
        assert said(anna) & english == set(), asked
    expect(anna.page.locator(".stage li[aria-current]")).to_have_text("Fine della partita")
    anna.open_scorecard()
    totals = [
        int(cell.replace("−", "-")) for cell in anna.page.locator("table.scores tfoot td").all_inner_texts()
    ]
    places = [int(cell.replace("−", "-")) for cell in anna.page.locator(".podium .points").all_inner_texts()]
    assert sorted(totals) == places  # the poorest first


# Special moments


def at_random(decision: Decision, chance: Random) -> str:
    return chance.choice(decision.keys)


def nuptial_card(key: str) -> White | None:
    """The nuptial card that a choice plays or adds to a set."""
    card = BOX.card.get(f"card:{key.partition(':')[2]}")
    return card if isinstance(card, White) and card.nuptial else None


def two_nuptial_cards(play: Play[Any], decision: Decision) -> bool:
    held = [nuptial_card(card.key) for card in play.state.players[0].hand.cards]
    names = {card.nuptial for card in held if card}
    playable = [key for key in decision.keys if key.startswith("play:") and nuptial_card(key)]
    return decision.prompt == "lw-act" and len(names) > 1 and bool(playable)


def test_a_nuptial_set_is_played_for_one_action(visit: Visit, room: Server) -> None:  # LW-26.3
    anna = visit()
    play = moment("last-will", EXPANSION, two_nuptial_cards, at_random)
    sit_down(anna, room, play)
    player = play.state.players[0]
    actions, before = player.actions + player.white_actions, player.money
    ring = next(key for key in anna.choices() if key.startswith("play:") and nuptial_card(key))
    anna.choose(ring)
    expect(anna.page.locator(PROMPT)).to_contain_text("What else belongs to the wedding?")
    gift = next(key for key in anna.choices() if nuptial_card(key))
    anna.choose(gift)
    while not anna.page.locator(PROMPT).inner_text().startswith("What do you do?"):
        choices = anna.choices()
        anna.choose(next((key for key in ("enough", "no") if key in choices), choices[0]))
    pair = [card for key in (ring, gift) if (card := nuptial_card(key))]
    names = [card.names["en"] for card in pair]
    expect(anna.page.locator("#story")).to_contain_text(f"You enjoy {names[0]} and {names[1]} and spend")
    assert money(anna) <= before - sum(card.ways[0].spend for card in pair)
    left = anna.page.locator(".means").first.inner_text()
    assert sum(map(int, re.findall(r"\d+", left))) == actions - 1


def eager_to_be_sacked(decision: Decision, chance: Random) -> str:
    wishes = [key for key in decision.keys if key.startswith("line:") or key == "errand:demotion"]
    return chance.choice(wishes or decision.keys)


def last_line(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "lw-cover" and len(open_lines(play.state.players[0])) == 1


def test_a_demotion_on_the_last_line_sacks(visit: Visit, room: Server) -> None:  # LW-24.1
    anna = visit()
    sit_down(anna, room, moment("last-will", EXPANSION, last_line, eager_to_be_sacked))
    expect(anna.page.locator(".at-job")).to_have_count(1)
    (line,) = [key for key in anna.choices() if key.startswith("line:")]
    expect(anna.page.locator(f'.at-job .line:has([data-choice="{line}"])')).to_have_count(1)
    anna.choose(line)
    expect(anna.page.locator(".at-job")).to_have_count(0)
    expect(anna.page.locator("#story")).to_contain_text("You are sacked!")


def one_clear_payment(play: Play[Any], decision: Decision) -> bool:
    if decision.prompt != "lw-act":
        return False
    return any(key.startswith("activate:") and len(sums) == 1 for key, sums in sums_of(play).items())


def test_a_payment_shows_what_it_leaves_and_can_be_undone(visit: Visit, room: Server) -> None:  # LW-14.1
    anna = visit()
    play = moment("last-will", EXPANSION, one_clear_payment, at_random)
    sit_down(anna, room, play)
    before = money(anna)
    key, cost = next(
        (key, sums[0])
        for key, sums in sums_of(play).items()
        if key.startswith("activate:") and len(sums) == 1
    )
    expect(anna.button(key)).to_contain_text(f"−{cost}")
    anna.choose(key)
    while money(anna) == before:  # a helper could pay the actions
        anna.choose(anna.choices()[0])
    assert money(anna) == before - cost
    while money(anna) != before or anna.button(key).count() == 0:
        revision = anna.fact("revision")
        anna.page.click("[data-action=undo]")
        anna.until_revised(revision)
    assert play.decision(0) is not None


def several_sums(play: Play[Any], decision: Decision) -> bool:
    return decision.prompt == "lw-spend"


def test_several_sums_are_offered_with_what_each_leaves(visit: Visit, room: Server) -> None:  # LW-8.6
    anna = visit()
    play = moment("last-will", EXPANSION, several_sums, at_random)
    sit_down(anna, room, play)
    before = money(anna)
    for sum_ in anna.choices():
        expect(anna.button(sum_)).to_contain_text(f"£{before - int(sum_)} left")


# The phone


def test_on_a_phone_the_table_is_one_column_with_the_actions_in_reach(visit: Visit) -> None:
    anna = visit(size=PHONE)
    open_table(anna, "greedy")
    chance = Random(7)
    for _ in range(25):
        assert anna.page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [PHONE[0]] * 2
        bar = anna.page.locator("#actions").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= PHONE[1] + 1
        for key in anna.choices():
            box = anna.button(key).bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 20, key
        anna.choose(lively(anna.choices(), chance))
        anna.until_asked()
