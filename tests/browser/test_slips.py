"""Clicks that would hurt: they are thought over, and a change of mind is a click."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from tests.browser.conftest import Visit
from tests.browser.people import PROMPT
from tests.browser.staged import evening, moment, sit_down
from tests.browser.test_last_will import at_random
from tests.server.servers import Server


def actions_left(play: Play[Any], decision: Decision) -> bool:
    """One could end the turn, and has three actions."""
    return (
        decision.prompt == "lw-act" and "end" in decision.keys and play.view(0)["players"][0]["actions"] == 3
    )


def test_ending_a_turn_with_actions_left_is_thought_over(visit: Visit, room: Server) -> None:  # LW-7.5
    anna = visit()
    sit_down(anna, room, moment("last-will", "base", actions_left, at_random), bot="greedy")
    before = anna.fact("revision")
    end = anna.page.locator(".options [data-choice=end]")
    assert "primary" not in (end.get_attribute("class") or "")
    end.click()
    held = anna.page.locator("#prompt .held")
    expect(held).to_contain_text("3 actions are left.")
    anna.page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    assert anna.fact("revision") == before
    end.click()
    held.locator("[data-sure]").click()
    anna.until_revised(before)


def test_another_card_is_chosen_by_a_click_and_the_same_one_again_lets_it_go(
    visit: Visit, room: Server
) -> None:  # SM-4.2.1
    anna = visit()
    sit_down(anna, room, evening("sm-play-room", 3), bot="greedy")
    first, second = [key for key in anna.choices() if key.startswith("room:")][:2]
    names = [
        anna.button(key).get_attribute("aria-label") or anna.button(key).inner_text()
        for key in (first, second)
    ]
    assert names[0] != names[1]
    anna.choose(first)
    before = anna.fact("revision")
    anna.page.locator(f'.at-hand [data-instead="{second}"]').first.click()
    anna.until_revised(before)
    expect(anna.page.locator(PROMPT).first).to_contain_text("Where do you build")
    before = anna.fact("revision")
    anna.page.locator(f'.at-hand [data-instead="{second}"]').first.click()
    anna.until_revised(before)
    expect(anna.page.locator(PROMPT).first).to_have_text("Which room do you play?")
