"""Live tables: what is stored is what is shown, and nothing is shown that is not stored."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from salotto.kernel.play import Play, Refused
from salotto.server.store.journal import fold
from salotto.server.store.rows import (
    ANSWER,
    START,
    UNDO,
    ChatLine,
    JournalBatch,
    JournalEntry,
    TableInfo,
)
from salotto.server.store.schema import choices
from salotto.server.tables.live import LiveTable, NoSuchTable
from salotto.server.tables.live_tables import LiveTables
from tests.server.tables import a_store, a_table, an_info, play_on, run, the_same

IN_TURNS = "paladins"
"""It begins with a draft, one player after the other; at Spook Manor all are asked at once."""


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'room.db'}"


class Spy:
    """A watcher that notes what the store held when it was told of a change."""

    seat: int | None = None
    pace = 1.0

    def __init__(self) -> None:
        self.calls = 0
        self.lines: list[ChatLine] = []

    def changed(self) -> None:
        self.calls += 1

    def said(self, line: ChatLine) -> None:
        self.lines.append(line)

    def came_or_went(self) -> None:
        pass


def position(play: Play[Any]) -> Any:
    """All that matters of a play."""
    targets: list[int | str] = []
    for seat in range(play.table.players):
        try:
            targets.append(play.undo_target(seat))
        except Refused as refused:
            targets.append(refused.reason)
    story = [(told.at, told.event.id, told.event.seat, told.event.args) for told in play.story or ()]
    views = [play.view(seat) for seat in (None, *range(play.table.players))]
    asked = [(each.seat, each.prompt, each.keys) for each in play.pending]
    return list(play.log), story, views, asked, targets, play.over


async def same_position(one: LiveTable, other: LiveTable) -> None:
    async with one.reading() as first, other.reading() as second:
        assert first is not None
        assert second is not None
        assert position(first) == position(second)
        assert (one.number, first.revisions) == (other.number, second.revisions)


# The journal


def test_an_undo_takes_back_the_seats_last_answer_and_what_was_told_of_it() -> None:
    told = json.dumps([["sm-hands-pass", None, {"round": 1}, None]])
    log, story = fold(
        [
            JournalEntry(0, START, -1, "", told),
            JournalEntry(1, ANSWER, 0, "a", "[]"),
            JournalEntry(2, ANSWER, 1, "b", told),
            JournalEntry(3, ANSWER, 0, "c", told),
            JournalEntry(4, UNDO, 1, "", "[]"),
        ]
    )
    assert [tuple(choice) for choice in log] == [(0, "a"), (0, "c")]
    assert [told.at for told in story] == [0, 2]


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 10**6), st.integers(1, 5))
def test_a_table_that_is_loaded_again_is_where_it_was(tmp_path: Path, seed: int, players: int) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            chance = Random(seed)
            live = await a_table(store, players, seed=str(seed))
            for _ in range(4):
                await play_on(live, chance, 25, undo=0.25)
                await same_position(live, await the_same(store, live))

    run(scenario())


def test_a_loaded_table_can_be_undone_as_far_as_before(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            live = await a_table(store, 1)
            chance = Random(3)
            for _ in range(12):
                await play_on(live, chance, 7)
                again = await the_same(store, live)
                taken = {"here": 0, "there": 0}
                async with live.reading() as here, again.reading() as there:
                    assert here is not None
                    assert there is not None
                    for name, play in (("here", here.fork()), ("there", there)):
                        with suppress(Refused):
                            while True:
                                play.undo(0)
                                taken[name] += 1
                assert taken["here"] == taken["there"]

    run(scenario())


def test_the_past_can_be_visited_at_any_point(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            live = await a_table(store, 3)
            chance = Random(5)
            views = [(await live.at(0)).view(1)]
            for _ in range(80):
                await play_on(live, chance, 1)
                async with live.reading() as play:
                    assert play is not None
                    views.append(play.view(1))
            for at, view in enumerate(views):
                assert (await live.at(at)).view(1) == view

    run(scenario())


def test_old_checkpoints_leave_the_memory_but_not_the_store(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            live = await a_table(store, 4)
            await play_on(live, Random(1), 300)
            async with live.reading() as play:
                assert play is not None
                assert play.within_reach() == play.checkpoints()
                assert len(play.checkpoints()) < 12
            assert len(await store.stored_checkpoints(live.id, 0, 999)) > 12

    run(scenario())


# Stored before it is announced


def test_a_choice_is_stored_before_anybody_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            live = await a_table(store, 2)
            spy = Spy()
            live.watchers.add(spy)
            append, gate, begun = store.append, asyncio.Event(), asyncio.Event()

            async def slow(id: str, step: JournalBatch) -> None:
                begun.set()
                await gate.wait()
                await append(id, step)

            monkeypatch.setattr(store, "append", slow)
            async with live.reading() as play:
                assert play is not None
                decision = play.pending[0]
            answering = asyncio.create_task(live.answer(decision.seat, decision.keys[0]))
            await begun.wait()
            looking = asyncio.create_task(read_length(live))
            await asyncio.sleep(0.02)
            assert spy.calls == 0
            assert not looking.done()  # who looks now waits for the disk
            gate.set()
            await answering
            assert spy.calls == 1
            assert await looking == 1

    run(scenario())


async def read_length(live: LiveTable) -> int:
    async with live.reading() as play:
        assert play is not None
        return len(play.log)


def test_what_could_not_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            live = await a_table(store, 2)
            await play_on(live, Random(2), 9)
            keep = store.append

            async def full(id: str, step: JournalBatch) -> None:
                raise OSError("no space left on device")

            async with live.reading() as play:
                assert play is not None
                before = position(play)
                seat, key = play.pending[0].seat, play.pending[0].keys[0]
            monkeypatch.setattr(store, "append", full)
            with pytest.raises(OSError, match="no space"):
                await live.answer(seat, key)
            monkeypatch.setattr(store, "append", keep)
            async with live.reading() as play:
                assert play is not None
                assert position(play) == before
            await live.answer(seat, key)

    run(scenario())


def test_a_row_of_answers_is_taken_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            live = await a_table(store, 2)
            async with live.reading() as play:
                assert play is not None
                before = position(play)
                seat, key = play.pending[0].seat, play.pending[0].keys[0]
            with pytest.raises(Refused):
                await live.answer_all(seat, [key, "nonsense"])
            async with live.reading() as play:
                assert play is not None
                assert position(play) == before
            assert [each.kind for each in await store.journal(live.id)] == [START]

    run(scenario())


# Two who answer at once


def test_of_two_processes_one_wins_and_the_other_catches_up(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store, a_store(address) as other_store:
            one = await a_table(store, 3)
            other = await the_same(other_store, one)
            chance = Random(7)
            raced = 0
            for _ in range(120):
                async with one.reading() as play:
                    assert play is not None
                    decision = chance.choice(play.pending)
                keys = [chance.choice(decision.keys) for _ in range(2)]
                results = await asyncio.gather(
                    one.answer(decision.seat, keys[0]),
                    other.answer(decision.seat, keys[1]),
                    return_exceptions=True,
                )
                lost = [each for each in results if isinstance(each, BaseException)]
                assert all(isinstance(each, Refused) for each in lost)
                assert len(lost) <= 1
                raced += len(lost)
                await one.catch_up()
                await other.catch_up()
                await same_position(one, other)
                if one.info.over:
                    break
            assert raced > 20
            await same_position(one, await the_same(store, one))

    run(scenario())


def test_a_stale_answer_is_refused_also_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            live = await a_table(store, 1)
            async with live.reading() as play:
                assert play is not None
                key = play.pending[0].keys[0]
            await live.answer(0, key, 0)
            again = await the_same(store, live)
            with pytest.raises(Refused) as refused:
                await again.answer(0, key, 0)
            assert refused.value.reason == "stale"

    run(scenario())


async def withdrawn(live: LiveTable) -> tuple[str, int]:
    """Seat 1 is asked and thinks; seat 0 takes its answer back and gives another: the log is as long.

    The answer that seat 1 had in mind, which the new question offers too, and the revision it was for.
    """
    async with live.reading() as play:
        assert play is not None
        first = play.pending[0]
        assert first.seat == 0
    await live.answer(0, first.keys[0])
    async with live.reading() as play:
        assert play is not None
        asked = play.decision(1)
        assert asked is not None
        revision, length = play.revision(1), len(play.log)
    await live.undo(0)
    await live.answer(0, first.keys[1])
    async with live.reading() as play:
        assert play is not None
        again = play.decision(1)
        assert again is not None
        assert len(play.log) == length
        return next(key for key in asked.keys if key in again.keys), revision


def test_an_answer_to_a_question_that_an_undo_withdrew_is_refused_and_loses_nothing(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store, a_store(address) as other_store:
            live = await a_table(store, 2, title=IN_TURNS)
            other = await the_same(other_store, live)
            key, revision = await withdrawn(live)
            journal = await store.journal(live.id)
            await other.catch_up()
            again = await the_same(store, live)
            for table in (live, other, again):  # here, elsewhere, after a restart
                with pytest.raises(Refused) as refused:
                    await table.answer(1, key, revision)
                assert refused.value.reason == "stale"
            await same_position(live, other)
            await same_position(live, again)
            assert await store.journal(live.id) == journal
            async with live.reading() as play:
                assert play is not None
                fresh = play.revision(1)
            await other.answer(1, key, fresh)
            await live.catch_up()
            await same_position(live, other)
            await same_position(live, await the_same(store, live))

    run(scenario())


def test_another_process_tells_its_undo_and_its_chat(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store, a_store(address) as other_store:
            one = await a_table(store, 2)
            other = await the_same(other_store, one)
            chance = Random(11)
            spy = Spy()
            one.watchers.add(spy)
            for _ in range(30):
                await play_on(other, chance, 3, undo=0.4)
                await one.catch_up()
                await same_position(one, other)
            line = await other_store.say(one.id, 0, "A", "hello")
            await one.catch_up()
            await one.catch_up()
            assert spy.lines == [line]
            assert spy.calls > 20

    run(scenario())


# The room


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            live = await a_table(store, 2)
            await play_on(live, Random(1), 20)
            room = LiveTables(store, idle_seconds=0)
            watched, idle = await room.table(live.id), await room.table((await a_table(store, 2)).id)
            watched.watchers.add(Spy())
            assert room.sweep() == 1
            assert list(room.by_id) == [watched.id]
            await same_position(live, watched)
            assert (await room.table(idle.id)).id == idle.id

    run(scenario())


def test_a_table_that_is_slow_to_open_keeps_nobody_from_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            slow, quick = [(await a_table(store, 2)).id for _ in range(2)]
            room, look, gate = LiveTables(store), store.table, asyncio.Event()

            async def waits(id: str) -> TableInfo | None:
                if id == slow:
                    await gate.wait()
                return await look(id)

            monkeypatch.setattr(store, "table", waits)
            first, second = (asyncio.create_task(room.table(slow)) for _ in range(2))
            assert (await room.table(quick)).id == quick
            assert not first.done()
            gate.set()
            assert await first is await second  # two who came at once sit at the same table

    run(scenario())


@pytest.mark.parametrize("id", ["nowhere", "", "a b", "\x00", "x" * 33, "../room", "è"])
def test_there_is_no_table_of_a_strange_name(tmp_path: Path, id: str) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            with pytest.raises(NoSuchTable):
                await LiveTables(store).table(id)

    run(scenario())


def test_nothing_can_be_answered_before_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            info = an_info(2)
            await store.open_table(info, "hash", {})
            live = await LiveTables(store).table(info.id)
            with pytest.raises(Refused) as refused:
                await live.answer(0, "done")
            assert refused.value.reason == "not-started"
            await live.start()
            await live.start()
            assert [each.kind for each in await store.journal(live.id)] == [START]

    run(scenario())


def test_a_lobby_from_before_an_option_is_played_with_its_usual_value(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            full = an_info(3).options
            older = {id: value for id, value in full.items() if id != "monster_supply"}
            assert len(older) == len(full) - 1
            info = an_info(3, options={**older, "live_score": True})
            await store.open_table(info, "invitation", {})
            live = await LiveTables(store).table(info.id)
            assert live.info.options == {**full, "live_score": True}
            await live.start()
            again = await the_same(store, live)
            assert again.info.options == live.info.options
            await play_on(again, Random(1), 10)
            assert again.length == 10

    run(scenario())


def test_a_table_that_is_played_keeps_the_options_it_began_with(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await a_table(store)
            older = "UPDATE tables SET options = json_remove(options, '$.monster_supply')"
            await store.run(lambda connection: connection.exec_driver_sql(older))
            assert "monster_supply" not in (await the_same(store, live)).info.options

    run(scenario())


def test_a_later_release_goes_on_from_the_checkpoint(tmp_path: Path) -> None:
    """The first choices would not replay under the mended rules; nobody asks them to."""

    async def scenario() -> None:
        async with a_store(sqlite(tmp_path)) as store:
            live = await a_table(store, 2)
            await play_on(live, Random(4), 60)
            await store.run(spoil_first_choices(live.id))
            async with (await the_same(store, live)).reading() as there, live.reading() as here:
                assert there is not None
                assert here is not None
                assert there.view(0) == here.view(0)

    run(scenario())


def spoil_first_choices(id: str) -> Any:
    first = (choices.c.table_id == id) & choices.c.number.between(1, 20)
    return lambda connection: connection.execute(choices.update().where(first).values(key="no longer legal"))
