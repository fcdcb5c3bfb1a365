"""How people come back: passes that open something once and soon expire, and passkeys."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from salotto.server.store.database import Store
from salotto.server.store.schema import passes, passkeys

DEVICE, NEW_PASSKEY, PASSKEY, SEAT = "device", "new-passkey", "passkey", "seat"
"""What a pass is for: to be somebody on another device; to answer a passkey's question; to take a seat."""
PASS_SECONDS = {DEVICE: 600.0, NEW_PASSKEY: 300.0, PASSKEY: 300.0, SEAT: 24 * 3600.0}
PASSKEYS_EACH = 20
"""As many passkeys may one person have."""


class Passkey(NamedTuple):
    """A passkey: what the authenticator calls it, and how often it says that it was used, where it counts."""

    id: str
    person: str
    public_key: bytes
    uses: int
    made: float


async def give_pass(store: Store, kind: str, about: str, hashed: str) -> None:
    """From now on a secret opens something, once and soon; those that have expired are forgotten."""
    now = time.time()
    row = {"hash": hashed, "kind": kind, "about": about, "until": now + PASS_SECONDS[kind]}

    def work(connection: Connection) -> None:
        connection.execute(passes.delete().where(passes.c.until < now))
        connection.execute(passes.insert(), row)

    await store.run(work)


async def about_pass(store: Store, kind: str, hashed: str) -> str | None:
    """Whom, or what, a pass is for; None for one that was used, has expired or never was."""
    query = sa.select(passes.c.about).where(_good(kind, hashed))
    return await store.run(lambda connection: connection.execute(query).scalar())


async def use_pass(store: Store, kind: str, hashed: str) -> str | None:
    """The same, and it opens nothing any more: of two who come at once, one is let in."""

    def work(connection: Connection) -> str | None:
        used = passes.delete().where(_good(kind, hashed)).returning(passes.c.about)
        return connection.execute(used).scalar()

    return await store.run(work)


def _good(kind: str, hashed: str) -> sa.ColumnElement[bool]:
    return (passes.c.hash == hashed) & (passes.c.kind == kind) & (passes.c.until >= time.time())


# Passkeys


async def add_passkey(store: Store, passkey: Passkey) -> bool:
    """Keep a passkey; not one that is known, nor more than a person may have."""

    def work(connection: Connection) -> bool:
        held = sa.select(passkeys.c.id).where(passkeys.c.person == passkey.person)
        known = sa.select(passkeys.c.id).where(passkeys.c.id == passkey.id)
        if connection.execute(known).first() or len(connection.execute(held).all()) >= PASSKEYS_EACH:
            return False
        connection.execute(passkeys.insert(), passkey._asdict())
        return True

    return await store.run(work)


async def passkeys_of(store: Store, person: str) -> list[Passkey]:
    """A person's passkeys, the first one first."""
    query = _every().where(passkeys.c.person == person).order_by(passkeys.c.made)
    return await store.run(lambda connection: [Passkey._make(row) for row in connection.execute(query)])


async def passkey(store: Store, id: str) -> Passkey | None:
    """The passkey of an id."""

    def work(connection: Connection) -> Passkey | None:
        row = connection.execute(_every().where(passkeys.c.id == id)).first()
        return Passkey._make(row) if row else None

    return await store.run(work)


async def count_use(store: Store, id: str, uses: int) -> None:
    """Remember how often the authenticator says that it was used."""
    counted = passkeys.update().where(passkeys.c.id == id).values(uses=uses)
    await store.run(lambda connection: connection.execute(counted))


async def remove_passkey(store: Store, person: str, id: str) -> None:
    """A passkey of one's own opens nothing any more."""
    gone = passkeys.delete().where((passkeys.c.id == id) & (passkeys.c.person == person))
    await store.run(lambda connection: connection.execute(gone))


def _every() -> sa.Select[tuple[str, str, bytes, int, float]]:
    return sa.select(*(passkeys.c[name] for name in Passkey._fields))
