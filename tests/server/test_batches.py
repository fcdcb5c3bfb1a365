"""Group commit: many in one transaction, each by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from salotto.lab.bench_server import bench_server, percentile
from salotto.server.store import batches
from salotto.server.store.batches import MOST
from salotto.server.store.database import Conflict, Store
from salotto.server.store.rows import ANSWER, UNDO, JournalBatch, JournalEntry, StoredCheckpoint
from tests.children import PATIENCE
from tests.server.tables import a_store, an_info, run


def step(number: int, key: str) -> JournalBatch:
    return JournalBatch([JournalEntry(number, ANSWER, 0, key, "[]")])


@asynccontextmanager
async def a_busy_disk(store: Store) -> AsyncIterator[None]:
    """Meanwhile the store does nothing else."""
    begun, enough = threading.Event(), threading.Event()

    def write(_: object) -> None:
        begun.set()
        enough.wait(PATIENCE)

    busy = asyncio.create_task(store.run(write))
    await asyncio.to_thread(begun.wait, PATIENCE)
    try:
        yield
    finally:
        enough.set()
        await busy


def test_of_many_who_want_the_same_number_one_gets_it_and_the_others_change_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            info = an_info(2)
            await store.open_table(info, "hash", {})
            wishes = [
                store.append(info.id, step(number, f"{number} {rival}"))
                for number in range(40)
                for rival in "ab"
            ]
            results = await asyncio.gather(*wishes, return_exceptions=True)
            assert [isinstance(result, Conflict) for result in results] == [False, True] * 40
            assert [entry.key for entry in await store.journal(info.id)] == [
                f"{number} a" for number in range(40)
            ]

    run(scenario())


def test_what_gathers_while_the_disk_is_busy_is_committed_together(tmp_path: Path) -> None:
    async def scenario() -> int:
        commits = 0

        def count(_: object) -> None:
            nonlocal commits
            commits += 1

        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            info = an_info(2)
            await store.open_table(info, "hash", {})
            sa.event.listen(store.engine, "commit", count)
            async with a_busy_disk(store):
                wishes = [
                    asyncio.create_task(store.append(info.id, step(number, "x")))
                    for number in range(2 * MOST)
                ]
                await asyncio.sleep(0)  # every wish has been made
            await asyncio.gather(*wishes)
            return commits

    assert run(scenario()) == 3  # the busy one, and twice as many as fit


def test_where_many_wish_at_once_the_next_ones_are_waited_for_and_a_lone_wish_waits_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    monkeypatch.setattr(batches, "time", SimpleNamespace(sleep=waited.append))

    async def scenario() -> list[int]:
        counts = []
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            info = an_info(2)
            await store.open_table(info, "hash", {})
            await store.append(info.id, step(0, "alone"))
            counts.append(len(waited))
            async with a_busy_disk(store):
                both = [asyncio.create_task(store.append(info.id, step(n, "two at once"))) for n in (1, 2)]
                await asyncio.sleep(0)
            await asyncio.gather(*both)
            counts.append(len(waited))
            for number in (3, 4):
                await store.append(info.id, step(number, "one after the other"))
                counts.append(len(waited))
        return counts

    assert run(scenario()) == [0, 0, 1, 1]
    assert waited == [batches.GATHER_SECONDS]


def test_what_is_appended_together_is_kept_as_if_one_by_one_between_other_work(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            one, two = an_info(2), an_info(2)
            await store.open_table(one, "hash", {})
            await store.open_table(two, "another", {})
            async with a_busy_disk(store):
                wishes: list[asyncio.Task[Any]] = [
                    asyncio.create_task(wish)
                    for wish in (
                        store.append(
                            one.id,
                            JournalBatch(
                                [JournalEntry(0, ANSWER, 0, "a", "[]")],
                                [StoredCheckpoint(0, 0, "1")],
                                length=1,
                            ),
                        ),
                        store.append(
                            two.id, JournalBatch([JournalEntry(0, ANSWER, 1, "b", "[]")], asked=2, length=1)
                        ),
                        store.append(two.id, step(0, "too late")),
                        store.journal(two.id),
                        store.append(
                            two.id,
                            JournalBatch([JournalEntry(1, UNDO, 1, "", "[]")], [], -1, asked=3, over=True),
                        ),
                        store.append(
                            one.id,
                            JournalBatch(
                                [JournalEntry(1, ANSWER, 1, "c", "[]")],
                                [StoredCheckpoint(2, 0, "2")],
                                0,
                                1,
                                2,
                            ),
                        ),
                    )
                ]
                await asyncio.sleep(0)  # every wish has been made
            results = await asyncio.gather(*wishes, return_exceptions=True)
            assert [isinstance(result, Exception) for result in results] == [False, False, True, *[False] * 3]
            assert isinstance(results[2], Conflict)
            assert [entry.key for entry in wishes[3].result()] == ["b"]
            assert [entry.key for entry in await store.journal(one.id)] == ["a", "c"]
            assert [entry.kind for entry in await store.journal(two.id)] == [ANSWER, UNDO]
            assert [mark.data for mark in await store.stored_checkpoints(one.id, 0, 9)] == ["1", "2"]
            kept = [await store.table(info.id) for info in (one, two)]
            assert [(info.asked, info.length, info.over) for info in kept if info] == [
                (1, 2, False),
                (3, 0, True),
            ]

    run(scenario())


def test_a_closed_store_finishes_what_was_begun_and_takes_nothing_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store, a_busy_disk(store):
            wishes = [asyncio.create_task(store.public_tables()) for _ in range(3)]
            await asyncio.sleep(0)  # every wish has been made
        assert await asyncio.gather(*wishes) == [[]] * 3
        with pytest.raises(RuntimeError):
            await store.public_tables()

    run(scenario())


def test_nobody_is_told_of_success_when_the_commit_fails(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            info = an_info(2)
            await store.open_table(info, "hash", {})

            def fail(_: object) -> None:
                raise sqlite3.OperationalError("disk I/O error")

            sa.event.listen(store.engine, "commit", fail)
            wishes = (store.append(info.id, step(number, "x")) for number in range(5))
            results = await asyncio.gather(*wishes, return_exceptions=True)
            assert all("disk I/O error" in str(result) for result in results)
            sa.event.remove(store.engine, "commit", fail)
            assert await store.journal(info.id) == []
            await store.append(info.id, step(0, "x"))

    run(scenario())


@pytest.mark.timeout(600)
def test_the_benchmark_measures_a_small_party() -> None:
    figures = bench_server(players=8, seconds=1.5, pause=0.15)
    assert figures["errors"] == 0
    assert figures["tables"] == 2
    assert figures["choices"] > 8
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"]
    assert figures["flat_out_choices_per_s"] > 0
    assert figures["processor_ms_per_choice"] > 0
    assert figures["echo_messages_per_s"] > 0


def test_a_percentile_is_what_so_many_stay_under() -> None:
    times = [number / 100 for number in range(1, 102)]
    assert percentile(times, 50) == pytest.approx(0.51)
    assert percentile(times, 95) == pytest.approx(0.96)
    assert percentile([0.5], 99) == 0.5
    assert percentile([], 50) == 0.0
