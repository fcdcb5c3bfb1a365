"""What is dragged goes where it is let go: two questions, one movement."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.browser.staged import evening, sit_down
from tests.server.servers import Server


def box_of(thing: Locator) -> FloatRect:
    """Where it is; the table may be drawn anew just now."""
    boxes = (thing.bounding_box() for _ in range(100))
    return next(box for box in boxes if box is not None)


def lift(person: Person, thing: Locator) -> None:
    """Press the mouse on it, and move a little."""
    box = box_of(thing)
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.down()
    person.page.mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] / 2, steps=3)


def let_go(person: Person, place: Locator) -> None:
    """Move there, and let it go."""
    box = box_of(place)
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    person.page.mouse.up()


def test_a_room_is_dragged_to_its_cell(visit: Visit, room: Server) -> None:  # SM-4.2.1
    anna = visit()
    sit_down(anna, room, evening("sm-play-room", 3), bot="greedy")
    rooms = anna.page.locator(".at-manor [data-thing^='room:']")
    before = rooms.count()
    card = anna.page.locator(".at-hand [data-choice]").first
    key = card.get_attribute("data-choice")
    lift(anna, card)
    goal = anna.page.locator(".spot [data-choice]").first
    expect(goal).to_be_visible()
    expect(anna.page.locator("body > .dragged")).to_have_count(1)
    let_go(anna, goal)
    expect(rooms).to_have_count(before + 1)
    expect(anna.page.locator(f'.at-manor [data-thing="{key}"]')).to_have_count(1)
    expect(anna.page.locator("body > .dragged")).to_have_count(0)


def test_a_monster_is_dragged_to_its_space_and_one_let_go_elsewhere_waits_for_a_click(
    visit: Visit, room: Server
) -> None:  # SM-4.4.1
    anna = visit()
    sit_down(anna, room, evening("sm-move-monster", 3), bot="greedy")
    lift(anna, anna.page.locator("#board [data-piece][data-choice]").first)
    goal = anna.page.locator("#board :is(.space, .k-foyer)[data-choice]").first
    expect(goal).to_be_visible()
    let_go(anna, anna.page.locator(".at-head"))
    expect(anna.page.locator("#prompt")).to_contain_text("monster go?")  # it is still lifted
    anna.choose(str(goal.get_attribute("data-choice")))
