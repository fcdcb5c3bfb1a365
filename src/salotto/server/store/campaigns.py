"""Campaigns in the store: a row for each, and its tables in their order."""

from __future__ import annotations

import json

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from salotto.server.store.database import Store
from salotto.server.store.giving_up import give_up_if_all_wish
from salotto.server.store.packs import learn_boxes
from salotto.server.store.rows import CampaignInfo, TableInfo
from salotto.server.store.schema import campaign_tables, campaigns
from salotto.server.store.table_rows import insert_table


async def begin_campaign(
    store: Store, campaign: CampaignInfo, first: TableInfo, invitation_hash: str, tokens: dict[int, str]
) -> None:
    """Keep a new campaign with its first table, as a whole."""

    def work(connection: Connection) -> None:
        connection.execute(
            campaigns.insert(),
            {
                "id": campaign.id,
                "title": campaign.title,
                "seed": campaign.seed,
                "over": False,
                "given_up": False,
                "leaving": "[]",
            },
        )
        insert_table(connection, first, invitation_hash, tokens)
        _place(connection, first)

    await store.run(work)


def _place(connection: Connection, info: TableInfo) -> None:
    place = info.place
    assert place is not None
    handed_on = None if place.handed_on is None else json.dumps(place.handed_on)
    row = {"campaign": place.campaign, "number": place.number, "table_id": info.id, "handed_on": handed_on}
    connection.execute(campaign_tables.insert(), row)


async def add_table(store: Store, info: TableInfo, invitation_hash: str) -> bool:
    """Keep the next table of a campaign; False when another process has done so already."""

    def work(connection: Connection) -> None:
        insert_table(connection, info, invitation_hash, {})
        _place(connection, info)

    try:
        await store.run(work)
    except IntegrityError:
        return False
    return True


async def read_campaign(store: Store, id: str) -> CampaignInfo | None:
    """A campaign with its tables."""

    def work(connection: Connection) -> CampaignInfo | None:
        row = connection.execute(sa.select(campaigns).where(campaigns.c.id == id)).first()
        if row is None:
            return None
        query = sa.select(campaign_tables.c.table_id).where(campaign_tables.c.campaign == id)
        ids = connection.execute(query.order_by(campaign_tables.c.number)).scalars().all()
        leaving = tuple(json.loads(row.leaving))
        return CampaignInfo(row.id, row.title, row.seed, tuple(ids), row.over, row.given_up, leaving)

    found = await store.run(work)
    if found is not None:
        await learn_boxes(store, found.title)
    return found


async def unfinished_campaigns(store: Store) -> list[str]:
    """The campaigns in which something is still to be played."""
    query = sa.select(campaigns.c.id).where(~campaigns.c.over & ~campaigns.c.given_up)
    return await store.run(lambda connection: list(connection.execute(query).scalars()))


async def finish_campaign(store: Store, id: str) -> None:
    """Nothing follows any more."""
    change = campaigns.update().where(campaigns.c.id == id).values(over=True)
    await store.run(lambda connection: connection.execute(change))


async def wish_to_leave(store: Store, id: str, person: str, wishes: bool) -> CampaignInfo | None:
    """Somebody wishes to give a campaign up, or no longer; it is given up when every person does.

    TS-10.6 Bots follow.
    """

    stopped = await store.run(lambda connection: give_up_if_all_wish(connection, id, person, wishes))
    if stopped is not None:
        await store.tell(stopped, "")
    return await read_campaign(store, id)
