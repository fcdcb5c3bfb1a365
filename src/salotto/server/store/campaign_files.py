"""Campaigns on their way to another room: whole, and checked before anything of them is kept."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from salotto.campaigns import first_table, next_table
from salotto.kernel.decisions import RuleError
from salotto.kernel.log import commitment
from salotto.kernel.play import NEVER, Play, Refused
from salotto.kernel.title import BadTable, Table
from salotto.registry import UnknownTitle
from salotto.registry import title as find_title
from salotto.server.store.journal import fold, table_of
from salotto.server.store.rows import JournalEntry
from salotto.server.store.schema import campaign_tables, campaigns, choices, tables
from salotto.server.store.table_rows import read_tables

Row = dict[str, Any]


class BadRoomFile(ValueError):
    """A file that no room can be read from, and why."""


# Out


def whole_campaigns(connection: Connection, ids: Sequence[str]) -> tuple[list[str], list[Row]]:
    """The tables to be written, with all of a campaign where one of its tables is wished for; and those
    campaigns."""
    every: dict[str, None] = {}
    found: dict[str, Row] = {}
    for id in ids:
        query = sa.select(campaign_tables.c.campaign).where(campaign_tables.c.table_id == id)
        campaign = connection.execute(query).scalar()
        if campaign is not None and campaign not in found:
            found[campaign] = _campaign_row(connection, campaign)
        row = found.get(campaign or "")
        every |= dict.fromkeys([each["table_id"] for each in row["tables"]] if row else [id])
    return list(every), list(found.values())


def _campaign_row(connection: Connection, id: str) -> Row:
    row = connection.execute(sa.select(campaigns).where(campaigns.c.id == id)).mappings().one()
    query = sa.select(campaign_tables.c.number, campaign_tables.c.table_id, campaign_tables.c.handed_on)
    places = connection.execute(
        query.where(campaign_tables.c.campaign == id).order_by(campaign_tables.c.number)
    )
    return {**row, "tables": [dict(each) for each in places.mappings()]}


# In


def take_campaign(connection: Connection, line: Row) -> None:
    """Keep a campaign whose tables were read before; BadRoomFile when it is here already or does not fit."""
    try:
        row = {name: line[name] for name in ("id", "title", "seed", "over", "given_up", "leaving")}
        places = [
            {name: each[name] for name in ("number", "table_id", "handed_on")} for each in line["tables"]
        ]
        if connection.execute(sa.select(campaigns.c.id).where(campaigns.c.id == row["id"])).first():
            raise BadRoomFile(f"the campaign {row['id']} is here already; it was left as it is")
        connection.execute(campaigns.insert(), row)
        connection.execute(campaign_tables.insert(), [{"campaign": row["id"], **each} for each in places])
        _check(connection, row, places)
    except (KeyError, TypeError, sa.exc.StatementError, sa.exc.CompileError) as error:
        reason = str(error).partition(chr(10))[0]
        raise BadRoomFile(f"a campaign of the file does not fit: {reason}") from error
    except (UnknownTitle, BadTable) as error:
        raise BadRoomFile(f"a campaign of the file cannot be played here: {error}") from error


def _check(connection: Connection, row: Row, places: Sequence[Row]) -> None:
    """Every table follows from those before it, and goes as its journal says."""
    campaign = find_title(row["title"])
    done: list[Play[Any]] = []
    for number, place in enumerate(places):
        found = read_tables(connection, tables.c.id == place["table_id"])
        if place["number"] != number or not found:
            raise BadRoomFile(f"table {number + 1} of the campaign {row['id']} is missing")
        info = found[0]
        table = table_of(info)
        if number == 0:
            due: Table | None = first_table(campaign, table.seats, row["seed"], info.options)
        else:
            due = next_table(campaign.id, done, row["seed"]) if done[-1].over else None
        if due is None or due.title != table.title or commitment(due) != commitment(table):
            raise BadRoomFile(
                f"table {number + 1} of the campaign {row['id']} does not follow from the tables before it"
            )
        if table.release != due.release:
            return  # played by other rules: it goes on from its checkpoints, and cannot be replayed
        outcome = done[-1].outcome if done else None
        handed_on = outcome.carries if outcome and table.title != campaign.id else None
        if (None if place["handed_on"] is None else json.loads(place["handed_on"])) != handed_on:
            raise BadRoomFile(f"what was handed on to table {number + 1} of {row['id']} was changed")
        done.append(_replayed(connection, table, place["table_id"]))


def _replayed(connection: Connection, table: Table, id: str) -> Play[Any]:
    query = sa.select(choices.c.number, choices.c.kind, choices.c.seat, choices.c.key, choices.c.told)
    rows = connection.execute(query.where(choices.c.table_id == id).order_by(choices.c.number))
    log, _ = fold(JournalEntry(*each) for each in rows)
    play: Play[Any] = Play(find_title(table.title), table, every=NEVER)
    for at, choice in enumerate(log):
        try:
            play.answer(choice.seat, choice.key)
        except (Refused, RuleError) as error:
            raise BadRoomFile(f"choice {at} of the table {id} does not fit: {error}") from error
    return play
