"""Group commit: many in one transaction, each by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from salotto.lab.bench_server import bench_server, percentile
from salotto.server.batches import MOST
from salotto.server.rows import ANSWER, Entry, Step
from salotto.server.store import Conflict
from tests.server.tables import a_store, an_info, run


def step(number: int, key: str) -> Step:
    return Step([Entry(number, ANSWER, 0, key, "[]")])


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
            busy = asyncio.create_task(store.run(lambda _: time.sleep(0.2)))
            await asyncio.sleep(0.05)
            await asyncio.gather(
                busy, *(store.append(info.id, step(number, "x")) for number in range(2 * MOST))
            )
            return commits

    assert run(scenario()) == 3  # the busy one, and twice as many as fit


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


@pytest.mark.timeout(240)
def test_the_benchmark_measures_a_small_party() -> None:
    figures = bench_server(players=8, seconds=3.0, pause=0.3)
    assert figures["errors"] == 0
    assert figures["tables"] == 2
    assert figures["choices"] > 8
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"]
    assert figures["flat_out_choices_per_s"] > 0
    assert figures["echo_messages_per_s"] > 0


def test_a_percentile_is_what_so_many_stay_under() -> None:
    times = [number / 100 for number in range(1, 102)]
    assert percentile(times, 50) == pytest.approx(0.51)
    assert percentile(times, 95) == pytest.approx(0.96)
    assert percentile([0.5], 99) == 0.5
    assert percentile([], 50) == 0.0
