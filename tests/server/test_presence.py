"""Who is at a table, as the processes tell each other, and when somebody is away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from salotto.server.store.rows import ChatLine
from salotto.server.tables.live_tables import LiveTables
from salotto.server.tables.presence import BELIEVE_SECONDS, Crowd, Elsewhere
from tests.server.rooms import a_room, open_by_api
from tests.server.servers import PATIENCE
from tests.server.tables import a_store, a_table, run


@pytest.mark.parametrize("crowd", [Crowd(), Crowd(frozenset({0, 2}), 1), Crowd(frozenset(), 30)])
def test_what_is_told_is_understood(crowd: Crowd) -> None:
    assert Crowd.from_text(crowd.to_text()) == crowd


def test_only_what_is_new_is_news() -> None:
    elsewhere = Elsewhere()
    assert not elsewhere.hear("p", Crowd())
    assert elsewhere.hear("p", Crowd(frozenset({1}), 2))
    assert not elsewhere.hear("p", Crowd(frozenset({1}), 2))
    assert elsewhere.holds(1)
    assert not elsewhere.holds(0)
    assert elsewhere.hear("q", Crowd(frozenset({0}), 1))
    assert elsewhere.spectators == 3


def test_a_process_that_falls_silent_is_believed_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    elsewhere = Elsewhere()
    elsewhere.hear("p", Crowd(frozenset({1})))
    elsewhere.hear("q", Crowd())
    now += BELIEVE_SECONDS / 2
    elsewhere.hear("r", Crowd(frozenset({2})))
    assert not elsewhere.forget()
    now += BELIEVE_SECONDS * 0.75
    assert elsewhere.forget()
    assert not elsewhere.holds(1)
    assert elsewhere.holds(2)
    assert not elsewhere.forget()


# Away


class Looker:
    """Somebody who looks at a table, and is told who else does."""

    pace = 1.0

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.news = asyncio.Event()

    def changed(self) -> None:
        pass

    def said(self, line: ChatLine) -> None:
        pass

    def came_or_went(self) -> None:
        self.news.set()


def test_a_seat_is_away_only_after_a_while_and_everybody_is_told_then(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await LiveTables(store, away_seconds=0.2).table((await a_table(store, 3)).id)
            anna, bruno = Looker(0), Looker(1)
            live.watchers.update({anna, bruno})
            assert live.presence() == [True, True, False]
            live.here.leave(bruno)
            assert live.presence() == [True, True, False]  # a page that is loaded again
            assert live.here.crowd.seats == {0, 1}  # and so the other processes hear
            anna.news.clear()
            async with asyncio.timeout(PATIENCE):
                while live.presence()[1]:
                    await anna.news.wait()
                    anna.news.clear()
            assert live.presence() == [True, False, False]
            assert live.here.crowd.seats == {0}

    run(scenario())


def test_who_is_back_in_time_was_never_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await LiveTables(store, away_seconds=0.1).table((await a_table(store, 2)).id)
            first, second = Looker(1), Looker(1)
            live.watchers.add(first)
            live.here.leave(first)
            live.watchers.add(second)
            await asyncio.sleep(0.15)
            assert live.presence() == [False, True]

    run(scenario())


def test_somebody_who_just_left_needs_no_bot(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, away_seconds=0.3) as (client, services):
            address, key = await open_by_api(client, "me", "open")
            seat = await client.post(f"{address}/seats", json={"seat": 1, "name": "Bruno"})
            theirs = {"Authorization": f"Bearer {seat.json()['token']}"}
            bruno = Looker(1)
            live = services.tables.by_id[address.rpartition("/")[2]]
            live.watchers.add(bruno)
            for left, status in ((False, 403), (True, 403)):
                if left:
                    live.here.leave(bruno)
                refused = await client.post(f"{address}/stand-in", headers=key, json={"seat": 1})
                assert refused.status_code == status
                assert refused.json()["reason"] == "present"
            await asyncio.sleep(0.35)
            wish = {"seat": 1, "bot": "random"}
            assert (await client.post(f"{address}/stand-in", headers=key, json=wish)).status_code == 200

            # Bruno comes back through the API
            mine = {"key": "anything"}
            refused = await client.post(f"{address}/answer", headers=theirs, json=mine)
            assert (refused.status_code, refused.json()["reason"]) == (409, "stand-in")
            assert (await client.post(f"{address}/take-back", headers=key)).json()["seats"][1][
                "bot"
            ] == "random"
            back = await client.post(f"{address}/take-back", headers=theirs)
            assert back.json()["seats"][1]["bot"] is None
            refused = await client.post(f"{address}/answer", headers=theirs, json=mine)
            assert refused.json()["reason"] in ("not-legal", "not-asked")
            assert (await client.post(f"{address}/take-back")).status_code == 401

    run(scenario())
