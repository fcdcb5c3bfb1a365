"""The store: an append-only journal of choices for each table, its checkpoints, and what belongs to people.

SQLAlchemy's plain, blocking engine is driven in threads: one that commits together the choices that have
gathered meanwhile, which on SQLite does everything else too, and several more for PostgreSQL. Every method is
done as a whole or not at all.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from operator import itemgetter
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from salotto.server.store.batches import Batches
from salotto.server.store.calls import begin_turns
from salotto.server.store.giving_up import give_up_if_all_wish, hold_campaign_of
from salotto.server.store.migration import migrate, version
from salotto.server.store.rows import (
    ChatLine,
    JournalBatch,
    JournalEntry,
    News,
    Person,
    PersonalNotes,
    Seat,
    StoredCheckpoint,
    TableInfo,
)
from salotto.server.store.schema import (
    chat,
    checkpoints,
    choices,
    corners,
    people,
    results,
    seats,
    tables,
)
from salotto.server.store.table_rows import insert_table, read_chat, read_journal, read_tables
from salotto.server.store.time_bank import count_table

T = TypeVar("T")

CHANNEL = "salotto"
THREADS = 8
LONGEST_NOTICE = 7000
"""Bytes that PostgreSQL takes for a notice, and some to spare."""
LIFELINE = {
    "connect_timeout": 4,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How soon we notice, in seconds (the last in milliseconds), that a PostgreSQL on another machine is gone."""
POOL_SECONDS = 5
"""How long one waits for a connection that others use."""


class Conflict(Exception):
    """Another process has gone on with the table: nothing was stored."""


class Store:
    """The room's memory."""

    def __init__(self, address: str, process: str = "") -> None:
        """`process` names this process to the others, so that it can ignore its own notices."""
        url = sa.make_url(address)
        if url.drivername in ("postgres", "postgresql"):
            url = url.set(drivername="postgresql+psycopg")
        self.url = url
        self.process = process
        self.on_sqlite = url.get_backend_name() == "sqlite"
        if self.on_sqlite:
            self.engine = sa.create_engine(
                url, poolclass=sa.StaticPool, connect_args={"check_same_thread": False}
            )
            event.listen(self.engine, "connect", _set_up_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        else:
            self.engine = sa.create_engine(
                url,
                pool_size=THREADS + 1,
                max_overflow=0,
                pool_pre_ping=True,
                pool_timeout=POOL_SECONDS,
                connect_args=LIFELINE,
            )
        self._batches = Batches(self.engine)
        self._threads = None if self.on_sqlite else ThreadPoolExecutor(THREADS, "store")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction, outside the event loop; it is on disk when this returns."""
        if self._threads is None:
            return await self._batches.run(work)

        def transaction() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, transaction)

    async def migrate(self) -> None:
        """Bring the database to the present shape."""
        await self.run(migrate)

    @staticmethod
    def version_and_tables(connection: Connection) -> tuple[str | None, set[str]]:
        """The migration that the database is at, None for an empty one; and all the tables it holds."""
        return version(connection), set(sa.inspect(connection).get_table_names())

    async def probe(self) -> None:
        """Write something that changes nothing: an exception tells that nothing can be stored."""
        await self.run(lambda connection: connection.execute(PROBE))

    async def close(self) -> None:
        """Let go of the database, once what is under way is done."""
        await asyncio.to_thread(self._batches.close)
        if self._threads is not None:
            await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()

    # Tables

    async def open_table(self, info: TableInfo, invitation_hash: str, tokens: dict[int, str]) -> None:
        """Keep a new table; `tokens` are the hashes of the seats' tokens."""

        await self.run(lambda connection: insert_table(connection, info, invitation_hash, tokens))

    async def table(self, id: str) -> TableInfo | None:
        """A table with its seats."""

        def work(connection: Connection) -> TableInfo | None:
            found = read_tables(connection, tables.c.id == id)
            return found[0] if found else None

        return await self.run(work)

    async def invited(self, invitation_hash: str) -> str | None:
        """The table that an invitation is for."""
        query = sa.select(tables.c.id).where(tables.c.invitation_hash == invitation_hash)
        return await self.run(lambda connection: connection.execute(query).scalar())

    async def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        """The table and seat that a seat token is for."""
        query = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.token_hash == token_hash)

        def work(connection: Connection) -> tuple[str, int] | None:
            row = connection.execute(query).first()
            return (row[0], row[1]) if row else None

        return await self.run(work)

    async def tables_of(self, person: str, limit: int = 100) -> list[TableInfo]:
        """The tables a person sits at or has opened, the latest first."""
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        return await self.run(
            lambda connection: read_tables(
                connection, tables.c.id.in_(mine) | (tables.c.host == person), limit
            )
        )

    async def public_tables(self, limit: int = 50) -> list[TableInfo]:
        """Public tables that are not over, the latest first."""
        return await self.run(
            lambda connection: read_tables(connection, ~tables.c.private & ~tables.c.over, limit)
        )

    async def waiting_for_bots(self, limit: int = 200) -> list[str]:
        """Tables where a bot is asked, those first that were played last."""
        going_on = tables.c.started & ~tables.c.over
        found = await self.run(lambda connection: read_tables(connection, going_on, limit))
        return [
            info.id
            for info in found
            if any(seat.bot is not None and info.asked >> seat.seat & 1 for seat in info.seats)
        ]

    async def sit(self, id: str, seat: Seat, *, token_hash: str | None = None) -> None:
        """Sit down on an open seat; Conflict when somebody was quicker."""
        free = seats.c.person.is_(None) & seats.c.bot.is_(None)
        values: dict[str, Any] = {"person": seat.person, "bot": seat.bot, "name": seat.name}
        if token_hash is not None:
            values["token_hash"] = token_hash
        await self._change_seat(id, seat.seat, values, free)

    async def set_bot(self, id: str, seat: int, bot: str | None) -> None:
        """Let a bot answer for a seat, or give the seat back to its person."""
        await self._change_seat(id, seat, {"bot": bot}, sa.true())

    async def leave_seat(self, id: str, seat: int, bot: str | None) -> None:
        """Somebody leaves a seat for good; a bot may play on."""
        await self._change_seat(
            id, seat, {"person": None, "bot": bot, "name": "", "token_hash": None}, sa.true()
        )

    async def change_places(self, id: str, seat: int, other: int) -> None:
        """Whoever sits on two seats of a table that has not started changes places."""
        place = (seats.c.table_id == id) & ~sa.exists().where((tables.c.id == id) & tables.c.started)

        def work(connection: Connection) -> None:
            for old, new in ((seat, -1), (other, seat), (-1, other)):
                moved = seats.update().where(place & (seats.c.seat == old)).values(seat=new)
                if connection.execute(moved).rowcount != 1:
                    raise Conflict
            self._notify(connection, id)

        await self.run(work)

    async def change_options(self, info: TableInfo) -> None:
        """A table that has not started will be played with other options, and so much time."""
        times = {"bank": info.bank and info.bank.to_text(), "clock": info.clock and info.clock.to_text()}
        changed = {"options": json.dumps(dict(info.options)), **times}

        def work(connection: Connection) -> None:
            waiting = (tables.c.id == info.id) & ~tables.c.started
            if connection.execute(tables.update().where(waiting).values(changed)).rowcount != 1:
                raise Conflict
            self._notify(connection, info.id)

        await self.run(work)

    async def free_seat(self, id: str, seat: int) -> None:
        """Nobody holds a seat any more, and its token opens nothing."""
        nobody: dict[str, Any] = {"person": None, "bot": None, "name": "", "token_hash": None}
        await self._change_seat(id, seat, nobody, sa.true())

    async def change_holder(self, id: str, seat: int, owner: str | None, values: dict[str, Any]) -> None:
        """A seat goes from its owner (None: it was left) to another; Conflict when it is theirs no more."""
        theirs = seats.c.person.is_(None) if owner is None else seats.c.person == owner
        await self._change_seat(id, seat, values | {"bot": None, "token_hash": None}, theirs)

    async def _change_seat(
        self, id: str, seat: int, values: dict[str, Any], condition: sa.ColumnElement[bool]
    ) -> None:
        def work(connection: Connection) -> None:
            place = (seats.c.table_id == id) & (seats.c.seat == seat)
            campaign = hold_campaign_of(connection, id)
            count_table(connection, id, time.time())
            if connection.execute(seats.update().where(place & condition).values(**values)).rowcount != 1:
                raise Conflict
            if campaign is not None:
                give_up_if_all_wish(connection, campaign)  # those who are left may all wish it
            self._notify(connection, id)

        await self.run(work)

    async def link_rematch(self, id: str, rematch: str) -> str:
        """Remember the table opened after this one; the first one that was opened stays."""

        def work(connection: Connection) -> str:
            first = (
                tables.update()
                .where((tables.c.id == id) & tables.c.rematch.is_(None))
                .values(rematch=rematch)
            )
            connection.execute(first)
            self._notify(connection, id)
            return str(connection.execute(sa.select(tables.c.rematch).where(tables.c.id == id)).scalar())

        return await self.run(work)

    # The journal

    async def append(self, id: str, step: JournalBatch) -> None:
        """Add to a table's journal; Conflict when another process has used the number."""
        try:
            await self._batches.run_together(self._append_all, (id, step))
        except IntegrityError as error:
            raise Conflict from error

    def _append_all(self, connection: Connection, steps: list[tuple[str, JournalBatch]]) -> list[None]:
        """Add to the journals of several tables at one go: every statement has its price.

        Always in the order of their ids: two processes that wait for each other's tables would wait for ever.
        """
        now = time.time()
        steps = sorted(steps, key=itemgetter(0))
        connection.execute(
            ADD_CHOICE,
            [
                {"table_id": id, "made": now, **entry._asdict()}
                for id, step in steps
                for entry in step.entries
            ],
        )
        for id, step in steps:
            if step.forget_after is not None:
                gone = (checkpoints.c.table_id == id) & (checkpoints.c.at > step.forget_after)
                connection.execute(checkpoints.delete().where(gone))
            if step.marks:
                rows = [{"table_id": id, **mark._asdict()} for mark in step.marks]
                connection.execute(self._insert(checkpoints).on_conflict_do_nothing(), rows)
        ended = [
            {"table_id": id, **result._asdict(), "made": now} for id, step in steps for result in step.results
        ]
        if ended:
            connection.execute(self._insert(results).on_conflict_do_nothing(), ended)
        for id, step in steps:
            if (step.bank or step.clock) and (counted := count_table(connection, id, now, step.moved)):
                step.bank, step.clock = counted.bank, counted.clock
        begin_turns(connection, steps, now)
        connection.execute(
            PROGRESS,
            [
                {
                    "id_": id,
                    "started": True,
                    "asked": step.asked,
                    "length": step.length,
                    "over": step.over,
                    "updated": now,
                }
                for id, step in steps
            ],
        )
        self._notify_all(connection, [(id, step.notice) for id, step in steps])
        return [None] * len(steps)

    async def journal(self, id: str, after: int = -1) -> list[JournalEntry]:
        """The journal behind a number."""
        return await self.run(lambda connection: read_journal(connection, id, after))

    async def news(self, id: str, after: int | None, after_line: int | None) -> News | None:
        """A table, its journal behind a number and its chat behind a line, at one go; not what is None."""

        def work(connection: Connection) -> News | None:
            found = read_tables(connection, tables.c.id == id)
            if not found:
                return None
            entries = [] if after is None else read_journal(connection, id, after)
            return News(
                found[0], entries, [] if after_line is None else read_chat(connection, id, after_line)
            )

        return await self.run(work)

    async def stored_checkpoint(self, id: str, at: int) -> StoredCheckpoint | None:
        """The nearest checkpoint at or before a point of the log."""
        query = (
            sa.select(checkpoints.c.at, checkpoints.c.told, checkpoints.c.data)
            .where((checkpoints.c.table_id == id) & (checkpoints.c.at <= at))
            .order_by(checkpoints.c.at.desc())
            .limit(1)
        )

        def work(connection: Connection) -> StoredCheckpoint | None:
            row = connection.execute(query).first()
            return StoredCheckpoint(*row) if row else None

        return await self.run(work)

    async def stored_checkpoints(self, id: str, first: int, last: int) -> list[StoredCheckpoint]:
        """The checkpoints between two points of the log, in order."""
        query = (
            sa.select(checkpoints.c.at, checkpoints.c.told, checkpoints.c.data)
            .where((checkpoints.c.table_id == id) & checkpoints.c.at.between(first, last))
            .order_by(checkpoints.c.at)
        )
        return await self.run(
            lambda connection: [StoredCheckpoint(*row) for row in connection.execute(query)]
        )

    # People

    async def person(self, id: str) -> Person | None:
        """What a person has told of themself."""
        return await self._person(people.c.id == id)

    async def linked(self, link_hash: str) -> Person | None:
        """The person that a personal link is for."""
        return await self._person(people.c.link_hash == link_hash)

    async def _person(self, condition: sa.ColumnElement[bool]) -> Person | None:
        query = sa.select(*(people.c[name] for name in PERSON_FIELDS)).where(condition)

        def work(connection: Connection) -> Person | None:
            row = connection.execute(query).first()
            if row is None:
                return None
            person = Person(*row)
            return replace(person, language=person.language or None)

        return await self.run(work)

    async def keep_person(self, person: Person, link_hash: str | None = None) -> None:
        """Keep what a person has told; with a hash, a new personal link takes the place of the old one."""
        values = {name: getattr(person, name) for name in PERSON_FIELDS} | {"language": person.language or ""}
        if link_hash is not None:
            values["link_hash"] = link_hash
        await self.run(lambda connection: self._upsert(connection, people, ("id",), values))

    async def personal_notes(self, id: str, person: str) -> PersonalNotes:
        """The notes a person keeps at a table, and how much of the story they have seen."""
        query = sa.select(corners.c.notes, corners.c.seen).where(_corner(id, person))

        def work(connection: Connection) -> PersonalNotes:
            row = connection.execute(query).first()
            return PersonalNotes(*row) if row else PersonalNotes()

        return await self.run(work)

    async def keep_personal_notes(self, id: str, person: str, corner: PersonalNotes) -> None:
        """Keep a person's corner of a table."""
        values = {"table_id": id, "person": person, **corner._asdict()}
        await self.run(lambda connection: self._upsert(connection, corners, ("table_id", "person"), values))

    # Chat

    async def say(
        self, id: str, seat: int | None, name: str, text: str, hearers: tuple[int, ...] | None = None
    ) -> ChatLine:
        """Add a line to the chat of a table, for everybody or for a team."""
        made = time.time()
        team = None if hearers is None else ",".join(map(str, hearers))
        row = {"table_id": id, "seat": seat, "name": name, "text": text, "made": made, "hearers": team}

        def work(connection: Connection) -> ChatLine:
            key = connection.execute(chat.insert(), row).inserted_primary_key
            self._notify(connection, id)
            return ChatLine(key[0] if key else 0, seat, name, text, made, hearers)

        return await self.run(work)

    async def chat(self, id: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """The last lines of the chat, oldest first."""
        return await self.run(lambda connection: read_chat(connection, id, after, limit))

    # Helpers

    async def tell(self, id: str, text: str) -> None:
        """Tell the other processes something about a table that is not kept."""
        if not self.on_sqlite:
            await self.run(lambda connection: self._notify(connection, id, text))

    def _notify(self, connection: Connection, id: str, text: str = "") -> None:
        """Tell the other processes, at the moment of the commit; nothing means that the table has changed."""
        self._notify_all(connection, [(id, text)])

    def _notify_all(self, connection: Connection, news: list[tuple[str, str]]) -> None:
        if not self.on_sqlite:
            notices = [f"{self.process} {id} {text}".rstrip() for id, text in news]
            short = [
                notice if len(notice.encode()) <= LONGEST_NOTICE else f"{self.process} {id}"
                for notice, (id, _) in zip(notices, news, strict=True)
            ]
            connection.execute(NOTIFY, {"notices": short})

    def _upsert(
        self, connection: Connection, table: sa.Table, key: tuple[str, ...], values: dict[str, Any]
    ) -> None:
        rest = {name: value for name, value in values.items() if name not in key}
        insert = self._insert(table).values(**values)
        connection.execute(insert.on_conflict_do_update(index_elements=key, set_=rest))

    def _insert(self, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
        """An insert that can be told what to do when the row is there already."""
        return sqlite.insert(table) if self.on_sqlite else postgresql.insert(table)


ADD_CHOICE = choices.insert()
PROGRESS = (
    tables.update()
    .where(tables.c.id == sa.bindparam("id_"))
    .values({name: sa.bindparam(name) for name in ("asked", "length", "over", "started", "updated")})
)
NOTIFY = sa.select(
    sa.func.pg_notify(CHANNEL, sa.func.unnest(sa.bindparam("notices", type_=postgresql.ARRAY(sa.Text))))
)
PROBE = sa.text("UPDATE alembic_version SET version_num = version_num")
PERSON_FIELDS = ("id", "name", "language", "theme", "sound", "link_count", "safe", "pace", "notify")


def _corner(id: str, person: str) -> sa.ColumnElement[bool]:
    return (corners.c.table_id == id) & (corners.c.person == person)


PRAGMAS = ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"]


def _set_up_sqlite(connection: Any, _: object) -> None:
    """Write-ahead log, and on disk before anybody is told; transactions begin when we say so."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
