"""Campaigns in either database: put away whole, brought back, and gone on with by several processes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from salotto.server.store.campaigns import read_campaign
from salotto.server.store.rows import CampaignInfo
from salotto.server.tables.campaigns import Campaigns
from salotto.server.tables.live import LiveTable
from tests.server.rooms import a_room
from tests.server.tables import a_store, run
from tests.server.test_campaigns import answer_one, current, opened, the_campaign
from tests.server.test_room_command import LONG_AGO, Captured, do


async def two_campaigns(folder: Path, address: str) -> tuple[str, str]:
    """One that was given up, and one that is being played; both rest for long."""
    async with a_room(folder, database=address) as (client, services):
        gone, tokens = await opened(client, "me", "me")
        played, _ = await opened(client, "me", "me")
        for id in (gone, played):
            live = await current(services, id, 1)
            for _ in range(6):
                assert await answer_one(live, Random(4))
        token = {"Authorization": f"Bearer {tokens['0']}"}
        await client.post(f"/api/v1/campaigns/{gone}/give-up", json={}, headers=token)
        change = f"UPDATE tables SET updated = {LONG_AGO}"
        await services.store.run(lambda connection: connection.exec_driver_sql(change))
    return gone, played


async def kept(address: str, id: str) -> tuple[CampaignInfo | None, list[int]]:
    """A campaign, and how many entries the journal of each of its tables has."""
    async with a_store(address) as store:
        campaign = await read_campaign(store, id)
        tables = campaign.tables if campaign else ()
        return campaign, [len(await store.journal(table)) for table in tables]


def test_a_campaign_is_archived_as_a_whole_and_comes_back(
    address: str, tmp_path: Path, capsys: Captured
) -> None:  # TS-10.1, TS-10.6
    gone, played = run(two_campaigns(tmp_path, address))
    before = [run(kept(address, id)) for id in (gone, played)]
    assert before[0][0] is not None
    assert before[0][0].given_up
    file = tmp_path / "old.jsonl.gz"
    # the first table of the other one is over, but its campaign is not: nothing of it is taken
    assert do(capsys, address, "archive", str(file), "--days", "30") == "Removed: 2 tables."
    assert run(kept(address, gone)) == (None, [])
    assert run(kept(address, played)) == before[1]
    do(capsys, address, "import", str(file))
    assert [run(kept(address, id)) for id in (gone, played)] == before
    unfinished = tmp_path / "all.jsonl"
    arguments = ("archive", str(unfinished), "--days", "30", "--unfinished")
    assert do(capsys, address, *arguments) == "Removed: 4 tables."
    assert run(kept(address, played)) == (None, [])
    do(capsys, address, "import", str(unfinished))

    async def goes_on() -> None:
        async with a_room(tmp_path, database=address) as (_, services):
            live = await current(services, played, 1)
            length = live.info.length
            assert await answer_one(live, Random(5))
            assert live.info.length == length + 1

    run(goes_on())


def test_two_processes_open_the_next_table_of_a_campaign_once(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # TS-10.1
    def nobody(self: Campaigns, live: LiveTable) -> None:
        """The test says when a campaign goes on."""

    monkeypatch.setattr(Campaigns, "wake", nobody)

    async def scenario() -> None:
        async with (
            a_room(tmp_path, database=postgres) as (client, first),
            a_room(tmp_path, database=postgres) as (_, second),
        ):
            id, _ = await opened(client, "me", "me")
            lives = [await each.tables.table(id) for each in (first, second)]
            await first.store.set_bot(id, 1, "random")  # a bot stands in at this table, not at the next
            for live in lives:
                await live.refresh()
            assert all(live.info.over for live in lives)
            await asyncio.gather(first.campaigns.follow(lives[0]), second.campaigns.follow(lives[1]))
            assert (await the_campaign(first, id)).tables == (await the_campaign(second, id)).tables
            assert len((await the_campaign(first, id)).tables) == 2
            chapter = await current(first, id, 1)
            assert [seat.bot for seat in chapter.info.seats] == [None, None]
            chance = Random(1)
            for _ in range(3):
                assert await answer_one(chapter, chance)
            other = await current(second, id, 1)
            await other.refresh()
            assert (other.id, other.info.title, other.info.length) == (chapter.id, "architects", 3)

    run(scenario())
