"""Tables as rows of the database, with their seats, their places in campaigns, what was chosen and said."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Row

from salotto.server.store.rows import CampaignPlace, ChatLine, JournalEntry, Petition, Seat, TableInfo
from salotto.server.store.schema import campaign_tables, campaigns, chat, choices, seats, tables
from salotto.server.store.time_bank import MoveClock, TimeBank

TABLE_FIELDS = (
    *("id", "title", "release", "mode", "seed", "host", "private", "created", "updated"),
    *("started", "asked", "length", "over", "rematch", "hints", "waits", "absence", "branch"),
)


def insert_table(
    connection: Connection, info: TableInfo, invitation_hash: str, tokens: dict[int, str]
) -> None:
    """Keep a new table and its seats."""
    row = {name: getattr(info, name) for name in TABLE_FIELDS}
    row |= {"options": json.dumps(info.options), "invitation_hash": invitation_hash}
    row |= {"carried": None if info.carried is None else json.dumps(info.carried)}
    row |= {"bank": info.bank and info.bank.to_text(), "clock": info.clock and info.clock.to_text()}
    connection.execute(tables.insert(), row)
    connection.execute(
        seats.insert(),
        [
            {
                "table_id": info.id,
                "seat": seat.seat,
                "person": seat.person,
                "bot": seat.bot,
                "name": seat.name,
                "token_hash": tokens.get(seat.seat),
            }
            for seat in info.seats
        ],
    )


def read_tables(connection: Connection, condition: sa.ColumnElement[bool], limit: int = 1) -> list[TableInfo]:
    """Tables with their seats, those first that were played last."""
    query = sa.select(tables).where(condition).order_by(tables.c.updated.desc()).limit(limit)
    rows = connection.execute(query).all()
    around: dict[str, list[Seat]] = {row.id: [] for row in rows}
    query = sa.select(seats.c.table_id, seats.c.seat, seats.c.person, seats.c.bot, seats.c.name, seats.c.seen)
    for row in connection.execute(query.where(seats.c.table_id.in_(around)).order_by(seats.c.seat)):
        around[row.table_id].append(Seat(row.seat, row.person, row.bot, row.name, row.seen or 0.0))
    places = _places(connection, list(around))
    return [_table_info(row, around[row.id], places.get(row.id)) for row in rows]


def _places(connection: Connection, ids: list[str]) -> dict[str, CampaignPlace]:
    """Where tables stand in campaigns, of those that do."""
    if not ids:
        return {}
    query = sa.select(campaign_tables, campaigns.c.title).join(campaigns)
    return {
        row.table_id: CampaignPlace(
            row.campaign, row.title, row.number, None if row.handed_on is None else json.loads(row.handed_on)
        )
        for row in connection.execute(query.where(campaign_tables.c.table_id.in_(ids)))
    }


def _table_info(row: Row[Any], around: list[Seat], place: CampaignPlace | None) -> TableInfo:
    values = {name: getattr(row, name) for name in TABLE_FIELDS}
    carried = None if row.carried is None else json.loads(row.carried)
    options = json.loads(row.options)
    bank, clock = TimeBank.from_text(row.bank), MoveClock.from_text(row.clock)
    values["petition"] = Petition.from_text(row.petition)
    return TableInfo(
        options=options, seats=tuple(around), carried=carried, place=place, bank=bank, clock=clock, **values
    )


def read_journal(connection: Connection, id: str, after: int) -> list[JournalEntry]:
    """The journal of a table behind a number."""
    query = (
        sa.select(choices.c.number, choices.c.kind, choices.c.seat, choices.c.key, choices.c.told)
        .where((choices.c.table_id == id) & (choices.c.number > after))
        .order_by(choices.c.number)
    )
    return [JournalEntry(*row) for row in connection.execute(query)]


def read_chat(connection: Connection, id: str, after: int, limit: int = 200) -> list[ChatLine]:
    """The last lines of a table's chat behind one, oldest first."""
    query = (
        sa.select(chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.made, chat.c.hearers)
        .where((chat.c.table_id == id) & (chat.c.id > after))
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    return [
        ChatLine(row.id, row.seat, row.name, row.text, row.made, seats_of(row.hearers))
        for row in reversed(connection.execute(query).all())
    ]


def seats_of(team: str | None) -> tuple[int, ...] | None:
    """The seats of a team as they are stored, "0,2"."""
    return None if team is None else tuple(int(seat) for seat in team.split(","))
