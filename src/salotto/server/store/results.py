"""How people did: kept at the end of a game, theirs to export and to erase."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from salotto.server.store.database import Store
from salotto.server.store.rows import Result
from salotto.server.store.schema import campaign_tables, campaigns, results


async def results_of(store: Store, person: str) -> list[Result]:
    """How a person did, the latest first; between the chapters of a campaign nothing is won yet."""
    later = campaign_tables.alias()
    followed = (later.c.campaign == campaign_tables.c.campaign) & (later.c.number > campaign_tables.c.number)
    interlude = (
        sa.exists()
        .where(campaign_tables.c.table_id == results.c.table_id)
        .where(campaigns.c.id == campaign_tables.c.campaign, campaigns.c.title == results.c.title)
        .where(followed)
    )
    query = (
        sa.select(*(results.c[name] for name in Result._fields))
        .where(results.c.person == person, ~interlude)
        .order_by(results.c.made.desc())
    )
    return await store.run(lambda connection: [Result(*row) for row in connection.execute(query)])


async def erase_results(store: Store, person: str) -> None:
    """Forget how a person did."""

    def work(connection: Connection) -> None:
        connection.execute(results.delete().where(results.c.person == person))

    await store.run(work)
