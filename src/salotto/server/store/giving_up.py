"""Giving a campaign up (TS-10.6): it is, as soon as every person who holds a seat wishes it; bots follow.

It is looked at whenever somebody wishes, and whenever somebody leaves a seat.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from sqlalchemy import Connection

from salotto.server.store.schema import campaign_tables, campaigns, seats, tables


def hold_campaign_of(connection: Connection, table: str) -> str | None:
    """The campaign of a table, which nobody else changes until the end of the transaction."""
    query = sa.select(campaigns.c.id).join(campaign_tables, campaign_tables.c.campaign == campaigns.c.id)
    found = connection.execute(query.where(campaign_tables.c.table_id == table).with_for_update(of=campaigns))
    return found.scalar()


def give_up_if_all_wish(
    connection: Connection, campaign: str, person: str | None = None, wishes: bool = False
) -> str | None:
    """Count the wishes of those who hold seats, of which one may be new; the table where it stopped."""
    row = connection.execute(sa.select(campaigns).where(campaigns.c.id == campaign).with_for_update()).first()
    if row is None or row.over or row.given_up:
        return None
    query = sa.select(campaign_tables.c.table_id).where(campaign_tables.c.campaign == campaign)
    last = connection.execute(query.order_by(campaign_tables.c.number.desc()).limit(1)).scalar_one()
    held = sa.select(seats.c.person).where((seats.c.table_id == last) & seats.c.person.is_not(None))
    people = set(connection.execute(held).scalars())
    leaving = [each for each in json.loads(row.leaving) if each != person] + [person] * wishes
    leaving = [each for each in leaving if each in people]
    given_up = bool(people) and people <= set(leaving)
    change = {"leaving": json.dumps(leaving), "given_up": given_up}
    connection.execute(campaigns.update().where(campaigns.c.id == campaign).values(**change))
    if not given_up:
        return None
    # nobody is asked any more at the table where it stopped
    connection.execute(tables.update().where(tables.c.id == last).values(over=True, asked=0))
    return str(last)
