"""Packs are drawn and tried in processes of their own, which nothing in a pack keeps busy or fills."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from salotto.packs.pack import Pack
from salotto.packs.problems import PackRefused
from salotto.server.tables import pack_desk
from salotto.server.tables.pack_desk import Desk, little_memory
from salotto.server.tables.workers import Workers

PLAIN = Pack("spook-manor", "x")
ENDLESS = Pack("paladins", "x", files={"setup.toml": {"players": [{"id": "players-2", "count": 3}]}})


def busy(_: object, seconds: float) -> None:
    """A pack that keeps the rules busy."""
    while True:
        time.monotonic()


def greedy(_: object, seconds: float) -> int:
    """A pack that fills the memory."""
    with little_memory():
        return len(bytearray(2 * pack_desk.MEMORY))


def within(work: Callable[[Desk], Any]) -> Any:
    async def run() -> Any:
        desk = Desk()
        try:
            return await work(desk)
        finally:
            await desk.close()

    return asyncio.run(run())


def test_a_card_is_drawn_again_and_again() -> None:
    tile = {"id": "private-study", "front": {"vp": 17, "playable": True, "guests": [], "favours": []}}
    packs = [Pack("obsession", "x"), Pack("obsession", "x", files={"tiles.toml": {"tile": [tile]}})]

    async def draw(desk: Desk) -> list[bool]:
        order = [*packs, packs[1], packs[0]]
        return ["17" in str(await desk.picture(pack, "fr", "tile:private-study")) for pack in order]

    assert within(draw) == [False, True, True, False]
    assert within(lambda desk: desk.picture(PLAIN, "en", "room:nothing")) is None


def test_what_cannot_be_drawn_or_played_is_refused_in_words() -> None:
    broken = Pack("obsession", "x", files={"tiles.toml": {"tile": [{"id": "private-study", "pr": "x"}]}})
    for ask in (lambda desk: desk.picture(broken, "en", "tile:x"), lambda desk: desk.try_out(broken)):
        with pytest.raises(PackRefused) as refused:
            within(ask)
        assert {(each.entry, each.field) for each in refused.value.problems} == {("private-study", "pr")}
    with pytest.raises(PackRefused) as refused:
        within(lambda desk: desk.try_out(ENDLESS))
    assert {each.said for each in refused.value.problems} == {"room-pack-trial"}


@pytest.mark.parametrize("work", [busy, greedy])
def test_time_and_memory_are_bounded_and_the_next_pack_is_drawn(work: Any) -> None:
    async def ask(desk: Desk) -> None:
        desk.workers[work] = Workers(1)
        begun = time.monotonic()
        with pytest.raises(PackRefused) as refused:
            await desk.ask(work, None, 0.2)
        assert [each.said for each in refused.value.problems] == ["room-pack-too-much"]
        assert time.monotonic() - begun < 60
        assert await desk.picture(PLAIN, "en", "room:nothing") is None

    within(ask)
