"""The store, on SQLite and on PostgreSQL."""

from __future__ import annotations

from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from salotto.server.store.database import Conflict
from salotto.server.store.rows import (
    ANSWER,
    START,
    JournalBatch,
    JournalEntry,
    Person,
    PersonalNotes,
    Seat,
    StoredCheckpoint,
)
from salotto.server.store.schema import HEAD, metadata
from tests.server.tables import a_store, an_info, run


def entry(number: int, kind: str = ANSWER, seat: int = 0, key: str = "done") -> JournalEntry:
    return JournalEntry(number, kind, seat, key, "[]")


def test_migrations_lead_to_the_schema_of_the_code(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            await store.migrate()  # a second time changes nothing
            version = await store.run(
                lambda connection: MigrationContext.configure(connection).get_current_revision()
            )
            assert version == HEAD
            differences = await store.run(
                lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
            )
            assert differences == []

    run(scenario())


def test_a_table_comes_back_as_it_was_opened(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            info = an_info(3)
            await store.open_table(info, "hash", {1: "token hash"})
            assert await store.table(info.id) == info
            assert await store.invited("hash") == info.id
            assert await store.seat_of("token hash") == (info.id, 1)
            assert await store.table("nowhere") is None
            assert await store.invited("x") is None
            assert await store.seat_of("x") is None

    run(scenario())


def test_the_journal_keeps_its_order_and_takes_each_number_once(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            info = an_info(2)
            await store.open_table(info, "hash", {})
            await store.append(
                info.id, JournalBatch([entry(0, START, -1, "")], [StoredCheckpoint(0, 0, "{}")], asked=3)
            )
            await store.append(
                info.id, JournalBatch([entry(1), entry(2, seat=1, key="spot:0,1")], asked=1, length=2)
            )
            with pytest.raises(Conflict):
                await store.append(
                    info.id,
                    JournalBatch([entry(3), entry(2)], [StoredCheckpoint(9, 0, "{}")], asked=2, length=9),
                )
            assert [each.number for each in await store.journal(info.id)] == [0, 1, 2]
            assert await store.journal(info.id, 1) == [entry(2, seat=1, key="spot:0,1")]
            assert await store.stored_checkpoints(info.id, 0, 99) == [StoredCheckpoint(0, 0, "{}")]
            kept = await store.table(info.id)
            assert kept is not None
            assert (kept.asked, kept.length, kept.started, kept.over) == (1, 2, True, False)

    run(scenario())


def test_checkpoints_of_what_was_taken_back_are_forgotten(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            info = an_info(2)
            await store.open_table(info, "hash", {})
            marks = [StoredCheckpoint(at, 0, f"{at}") for at in (0, 4, 8)]
            await store.append(info.id, JournalBatch([entry(0)], marks))
            assert await store.stored_checkpoint(info.id, 7) == marks[1]
            await store.append(
                info.id, JournalBatch([entry(1)], [StoredCheckpoint(5, 0, "new")], forget_after=4)
            )
            assert await store.stored_checkpoints(info.id, 0, 99) == [
                *marks[:2],
                StoredCheckpoint(5, 0, "new"),
            ]

    run(scenario())


def test_only_one_of_two_people_gets_an_open_seat(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            info = an_info(2)
            info = replace(info, seats=(info.seats[0], Seat(1)))
            await store.open_table(info, "hash", {})
            await store.sit(info.id, Seat(1, "anna", None, "Anna"), token_hash="t")
            with pytest.raises(Conflict):
                await store.sit(info.id, Seat(1, "bruno", None, "Bruno"))
            kept = await store.table(info.id)
            assert kept is not None
            assert kept.seats[1] == Seat(1, "anna", None, "Anna")

    run(scenario())


def test_people_corners_and_chat_come_back(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            info = an_info(2)
            await store.open_table(info, "hash", {})
            person = Person("anna", "Anna è qui", "it", "dark", False, 1)
            await store.keep_person(replace(person, name="x"))
            await store.keep_person(person, "link hash")
            assert await store.person("anna") == await store.linked("link hash") == person
            assert await store.person("nobody") is None
            assert await store.personal_notes(info.id, "anna") == PersonalNotes()
            await store.keep_personal_notes(info.id, "anna", PersonalNotes("first", 1))
            await store.keep_personal_notes(info.id, "anna", PersonalNotes("notes", 7))
            assert await store.personal_notes(info.id, "anna") == PersonalNotes("notes", 7)
            first = await store.say(info.id, None, "Guest", "ciao")
            second = await store.say(info.id, 0, "Anna", "👋")
            assert await store.chat(info.id) == [first, second]
            assert await store.chat(info.id, first.id) == [second]

    run(scenario())


def test_my_tables_are_those_where_i_sit_or_that_i_opened(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            mine, other, hosted = an_info(2, updated=1.0), an_info(2, updated=2.0), an_info(2, updated=3.0)
            other = replace(other, host="x", private=True, seats=(Seat(0, "x"), Seat(1, "y")))
            hosted = replace(hosted, over=True, seats=(Seat(0, "x"), Seat(1, "y")))
            for number, info in enumerate((mine, other, hosted)):
                await store.open_table(info, f"hash {number}", {})
            assert [info.id for info in await store.tables_of("person-0")] == [hosted.id, mine.id]
            assert [info.id for info in await store.public_tables()] == [mine.id]

    run(scenario())


def test_the_first_rematch_stays(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            info = an_info(2)
            await store.open_table(info, "hash", {})
            assert await store.link_rematch(info.id, "first") == "first"
            assert await store.link_rematch(info.id, "second") == "first"

    run(scenario())


def test_no_token_or_link_is_stored_in_clear() -> None:
    names = {column.name for table in metadata.tables.values() for column in table.columns}
    assert {name for name in names if "token" in name or "link" in name or "invit" in name} == {
        *("token_hash", "invitation_hash", "link_hash", "link_count"),
    }
