"""A game over days: who is away is called once a turn, moves have a clock, and a seat waits for its owner."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, PHONE, Visit
from tests.browser.people import Person
from tests.browser.staged import dealt, sit_down_together
from tests.server.pushes import PushService, a_push_service
from tests.server.servers import Server, served

IDLE = ("end", "no", "enough", "done")
QUIET_MS = 1500
"""So long nobody else is called: the server looks several times meanwhile."""
SUBSCRIBED = """(subscription) => {
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error("not like this");
    return { toJSON: () => JSON.parse(subscription) };
  };
}"""
"""The browser's subscription at a push service of our own: its maker's cannot be reached from here."""


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room under the name at which browsers let themselves be called without TLS."""
    flags = ("--host", "localhost", "--calls-allow", "127.0.0.1", "--call-seconds", "0.2")
    with served(tmp_path_factory.mktemp("days"), *flags) as server:
        yield server


class Table:
    """What the room keeps of a table, seen from beside."""

    def __init__(self, room: Server, path: str) -> None:
        self.file = room.database.removeprefix("sqlite:///")
        self.path = path
        self.id = path.rpartition("/")[2]

    def fact(self, sql: str, *values: object) -> tuple[object, ...]:
        with closing(sqlite3.connect(self.file, timeout=30)) as database, database:
            return tuple(database.execute(sql, (*values, self.id)).fetchone() or ())

    def asks(self, seat: int) -> bool:
        (asked,) = self.fact("SELECT asked FROM tables WHERE id = ?")
        return bool(int(str(asked)) >> seat & 1)

    def shorten(self, **changes: object) -> None:
        """The clock for each move is over in a moment."""
        clock = json.dumps(
            {"seconds": 1, "plays_on": False, "spent": [], "furthest": 9999, "since": 0} | changes
        )
        self.fact("UPDATE tables SET clock = ? WHERE id = ? RETURNING 1", clock)

    def has_bot(self, seat: int) -> bool:
        (bot,) = self.fact("SELECT bot FROM seats WHERE seat = ? AND table_id = ?", seat)
        return bot is not None


def come_by(person: Person, table: Table, chance: Random) -> None:
    """Look at the table, play one's turn, and go again."""
    person.go(table.path)
    person.until("mine|over")
    while person.fact("state") == "mine":
        choices = person.choices()
        idle = [key for key in choices if key in IDLE]
        person.choose(chance.choice(idle or [key for key in choices if not key.startswith("shortcut:")]))
    person.page.goto("about:blank")


def until_called(person: Person, service: PushService, calls: int) -> None:
    """So many calls come, and no more."""
    for _ in range(PATIENCE // 100):
        if len(service.received) >= calls:
            break
        person.page.wait_for_timeout(100)
    person.page.wait_for_timeout(QUIET_MS)
    assert len(service.received) == calls


def until_true(person: Person, look: object) -> None:
    for _ in range(PATIENCE // 100):
        if callable(look) and look():
            return
        person.page.wait_for_timeout(100)
    raise AssertionError("it did not come to that")


@pytest.mark.timeout(600)
def test_a_game_over_days(visit: Visit, days: Server) -> None:
    address = days.address.replace("127.0.0.1", "localhost")
    anna, bruno = visit(PHONE, address=address), visit(address=address)
    with a_push_service() as service:
        anna.context.grant_permissions(["notifications"], origin=address)
        anna.page.add_init_script(f"({SUBSCRIBED})({json.dumps(service.subscription())})")
        sit_down_together([anna, bruno], days, dealt("last-will", "base", 2))
        table, chance = Table(days, anna.table), Random(5)
        anna.go("/me")
        anna.page.locator("form[action='/me/calls/browser'] button").click()
        expect(anna.page.locator("#calls + section")).to_contain_text("A browser, since")
        worker = anna.context.service_workers or [anna.context.wait_for_event("serviceworker")]
        assert worker[0].url == f"{address}/worker.js"
        for person in (anna, bruno):
            person.page.goto("about:blank")

        calls = 1 if table.asks(0) else 0
        for turn in range(6):
            until_called(anna, service, calls)
            if turn in (1, 3):  # the power fails before the turn, and after it
                days.kill()
                days.begin()
                until_called(anna, service, calls)
            if table.asks(0):
                come_by(anna, table, chance)
            if turn == 3:
                days.kill()
                days.begin()
            while not table.asks(0):
                come_by(bruno, table, chance)
            calls += 1
        until_called(anna, service, calls)
        told = service.read(service.received[-1].body)
        assert told["title"] == "Last Will"
        assert told["url"] == f"{address}{table.path}"

        anna.go("/tables")  # what was told is shown by the browser, and leads to the table
        shown = anna.page.evaluate(
            """async (told) => {
              const { active } = await navigator.serviceWorker.ready;
              const { title, body, tag, url } = told;
              const registration = await navigator.serviceWorker.ready;
              await registration.showNotification(title, { body, tag, data: url });
              return [active !== null, (await registration.getNotifications()).map((each) => each.body)];
            }""",
            told,
        )
        assert shown == [True, [told["body"]]]

        # nobody comes: a bot ends this move, and the next ones are called again
        before = table.fact("SELECT length FROM tables WHERE id = ?")
        anna.page.goto("about:blank")
        table.shorten()
        until_true(
            anna, lambda: not table.asks(0) or table.fact("SELECT length FROM tables WHERE id = ?") != before
        )
        assert not table.has_bot(0)
        table.fact("UPDATE tables SET clock = NULL WHERE id = ? RETURNING 1")
        bruno.go(table.path)
        expect(bruno.page.locator("#chat")).to_contain_text("was late: a bot has moved")

        # and again, where a bot plays on until she is back
        bruno.page.goto("about:blank")
        while not table.asks(0):
            come_by(bruno, table, chance)
        table.shorten(plays_on=True)
        until_true(anna, lambda: table.has_bot(0))
        table.fact("UPDATE tables SET clock = NULL WHERE id = ? RETURNING 1")
        anna.go("/tables")
        expect(anna.page.locator("main")).to_contain_text("Last Will")
        anna.go(table.path)
        anna.page.locator("button[form=take-back]").click()
        until_true(anna, lambda: not table.has_bot(0))


def test_quiet_hours_are_those_of_the_place_also_where_no_browser_can_be_called(visit: Visit) -> None:
    anna = visit(timezone_id="Europe/Rome")  # at a plain address, as in a local network
    anna.go("/me")
    expect(anna.page.locator("#calls + section")).to_contain_text("reached over HTTPS")
    expect(anna.page.locator("[data-zone]")).to_have_value("Europe/Rome")
    anna.page.select_option("[name=start]", "22")
    anna.page.select_option("[name=stop]", "7")
    anna.page.click("form[action='/me/calls/quiet'] button")
    expect(anna.page.locator("[name=start]")).to_have_value("22")
    expect(anna.page.locator("[name=stop]")).to_have_value("7")
