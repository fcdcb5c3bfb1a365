"""Playing with a house pack of the room: it is tried once, and its box is kept for good."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from salotto.kernel.title import BadTable, on_shelf
from salotto.packs.known import known, learn
from salotto.packs.pack import Pack
from salotto.registry import UnknownTitle
from salotto.registry import title as find_title
from salotto.server.store.database import Store
from salotto.server.store.packs import keep_box, learn_boxes, read_pack
from salotto.server.tables.pack_desk import Desk


async def boxed(store: Store, desk: Desk, title: str, ids: Sequence[str]) -> str:
    """The id of a title with the packs of these ids; BadTable or PackRefused where they do not go."""
    chosen = [await read_pack(store, id) for id in ids if id]
    packs = [each.pack for each in chosen if each is not None]
    if len(packs) < len([id for id in ids if id]):
        raise BadTable("there is no such house pack")
    if not packs:
        return title
    campaign = find_title(title).saga is not None
    pack = packs[0] if not campaign else Pack(title, title, chapters=tuple(packs))
    if pack.title != title or (len(packs) > 1 and not campaign):
        raise BadTable(f"the house pack is one of {pack.title}, not of {title}")
    if known(pack.id) is None:
        await desk.try_out(pack)
    await keep_box(store, pack)
    await asyncio.to_thread(find_title, learn(pack))
    return pack.id


async def known_title(store: Store, id: str) -> None:
    """A title that is named with its box is one that was played with here; else BadTable."""
    if id == on_shelf(id):
        return  # who opens a table says whether there is such a title
    await learn_boxes(store, id)
    try:
        find_title(id)
    except UnknownTitle as error:
        raise BadTable(str(error)) from error
