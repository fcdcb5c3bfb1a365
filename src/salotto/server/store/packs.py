"""House packs in the store: those that people work on, and the boxes of tables, for good."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from salotto.kernel.title import BOX_SIGN
from salotto.packs.checking import checked
from salotto.packs.known import known, learn
from salotto.packs.pack import Pack, made, sorted_files
from salotto.registry import UnknownTitle
from salotto.registry import title as find_title
from salotto.server.store.campaign_files import BadRoomFile
from salotto.server.store.database import Store
from salotto.server.store.schema import boxes, packs, tables

PACKS_EACH = 40
"""As many packs may one person keep."""
STEPS_BACK = 50


@dataclass(frozen=True, slots=True)
class KeptPack:
    """A pack that somebody works on, with the entries as they were before the last changes."""

    id: str
    owner: str
    pack: Pack
    undo: tuple[Any, ...] = field(default=())
    updated: float = 0.0

    def changed(self, pack: Pack) -> KeptPack:
        """After a change that can be taken back."""
        was, now = entries_of(self.pack), entries_of(pack)
        step = [[*place, was.get(place)] for place in {**was, **now} if was.get(place) != now.get(place)]
        return replace(self, pack=pack, undo=(*self.undo, step)[-STEPS_BACK:], updated=time.time())

    def undone(self) -> KeptPack:
        """As it was before the last change."""
        if not self.undo:
            return self
        entries = entries_of(self.pack)
        for file, array, id, before in self.undo[-1]:
            entries[file, array, id] = before
        files: dict[str, dict[str, Any]] = {}
        for (file, array, id), entry in entries.items():
            if entry is not None and id:
                files.setdefault(file, {}).setdefault(array, []).append(entry)
            elif entry is not None:
                files.setdefault(file, {})[array] = entry
        return replace(self, pack=replace(self.pack, files=sorted_files(files)), undo=self.undo[:-1])


def entries_of(pack: Pack) -> dict[tuple[str, str, str], Any]:
    """What a pack changes, by file, array and id; a section has no id."""
    return {
        (file, array, str(entry["id"]) if isinstance(part, list) else ""): entry
        for file, parts in pack.files.items()
        for array, part in parts.items()
        for entry in (part if isinstance(part, list) else [part])
    }


# Boxes


def put_box(connection: Connection, pack: Pack) -> None:
    """Keep the box of a table, and of a campaign those of its chapters."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    rows = [{"id": each.id, "data": json.dumps(each.to_json())} for each in (*pack.chapters, pack)]
    connection.execute(insert(boxes).on_conflict_do_nothing(), rows)


async def keep_box(store: Store, pack: Pack) -> None:
    """Keep the box of a table."""
    await store.run(lambda connection: put_box(connection, pack))


def boxes_in(connection: Connection, ids: Sequence[str] | None = None) -> list[Pack]:
    """The boxes of some titles, or all of them."""
    query = sa.select(boxes.c.data).order_by(boxes.c.id)
    if ids is not None:
        query = query.where(boxes.c.id.in_(ids))
    return [made(json.loads(data)) for data in connection.execute(query).scalars()]


async def learn_boxes(store: Store, *titles: str) -> None:
    """Know the boxes of these titles in this process, or all that there are."""
    wanted = [id for id in titles if BOX_SIGN in id and known(id) is None]
    if wanted or not titles:
        for pack in await store.run(lambda connection: boxes_in(connection, wanted or None)):
            learn(pack)


def boxes_of(
    connection: Connection, ids: Sequence[str], campaigns: Sequence[Mapping[str, Any]]
) -> list[Pack]:
    """The boxes of some tables and campaigns."""
    titles = connection.execute(sa.select(tables.c.title).where(tables.c.id.in_(ids))).scalars()
    return boxes_in(connection, sorted({*titles, *(str(row["title"]) for row in campaigns)}))


def take_pack(connection: Connection, line: Mapping[str, Any]) -> None:
    """A box or a pack of a room file; BadRoomFile where the titles here cannot be played with it."""
    try:
        if "box" in line:
            box = made(line["box"])
            for each in (*box.chapters, box):
                learn(checked(find_title(each.title), each))
            put_box(connection, box)
            return
        row = line["pack"]
        checked(find_title(row["title"]), made(json.loads(row["data"])))
        if connection.execute(sa.select(packs.c.id).where(packs.c.id == row["id"])).first() is None:
            connection.execute(packs.insert(), row)
    except (
        KeyError,
        TypeError,
        ValueError,
        UnknownTitle,
        sa.exc.StatementError,
        sa.exc.CompileError,
    ) as error:
        raise BadRoomFile(f"a house pack of the file does not fit: {str(error)[:200]}") from error


# Packs


async def read_pack(store: Store, id: str) -> KeptPack | None:
    """The pack of an id."""
    query = sa.select(packs).where(packs.c.id == id)
    row = await store.run(lambda connection: connection.execute(query).mappings().first())
    return None if row is None else of_row(row)


async def packs_of(store: Store, owner: str) -> list[KeptPack]:
    """The packs of a person, the last one first."""
    query = sa.select(packs).where(packs.c.owner == owner).order_by(packs.c.updated.desc())
    return [
        of_row(row) for row in await store.run(lambda connection: connection.execute(query).mappings().all())
    ]


def of_row(row: Any) -> KeptPack:
    """A pack as it stands in the store."""
    undo = tuple(json.loads(row["undo"]))
    return KeptPack(row["id"], row["owner"], made(json.loads(row["data"])), undo, row["updated"])


async def keep_pack(store: Store, kept: KeptPack) -> bool:
    """Keep a pack; not a new one of somebody who has too many."""
    row = {
        "id": kept.id,
        "owner": kept.owner,
        "title": kept.pack.title,
        "data": json.dumps(kept.pack.to_json()),
        "undo": json.dumps(kept.undo),
        "updated": time.time(),
    }

    def work(connection: Connection) -> bool:
        if connection.execute(packs.update().where(packs.c.id == kept.id).values(row)).rowcount:
            return True
        held = sa.select(sa.func.count()).select_from(packs).where(packs.c.owner == kept.owner)
        if (connection.execute(held).scalar() or 0) >= PACKS_EACH:
            return False
        connection.execute(packs.insert(), row)
        return True

    return await store.run(work)


async def remove_pack(store: Store, id: str) -> None:
    """A pack is gone; tables that are played with it keep their box."""
    await store.run(lambda connection: connection.execute(packs.delete().where(packs.c.id == id)))
