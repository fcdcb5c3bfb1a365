"""Where the group decides, everybody in it can point at what they would choose."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from salotto.kernel.play import Play, Refused
from salotto.registry import title as find_title
from salotto.server.page.render_cache import Reader
from salotto.server.store.database import Store
from salotto.server.store.rows import ChatLine, Seat, TableInfo
from salotto.server.tables.live import LiveTable
from salotto.server.tables.live_tables import LiveTables
from salotto.server.tables.pointing import Pointing, is_shared
from salotto.server.web.identity import new_id, new_token
from salotto.server.web.readers import scene_of
from tests.server.tables import a_store, run

ASKED, MATE = 1, 0
"""The last player in turn order enters what the group decides (AW-12.8.2)."""


def at_a_group_decision() -> Play[Any]:
    """A co-operative game of Architects, by chance, up to a question that the group answers."""
    title = find_title("architects")
    play = Play(title, title.table(["Anna", "Bruno"], "group-1", "coop"))
    chance = Random(1)
    while (decision := play.next_decision()) is not None and not is_shared(title, decision):
        play.answer(decision.seat, chance.choice(decision.keys))
    assert decision is not None
    assert decision.seat == ASKED
    return play


def at_an_action() -> Play[Any]:
    """A co-operative game of Paladins, by chance, up to an action of the second player."""
    title = find_title("paladins")
    play = Play(title, title.table(["Anna", "Bruno"], "together", "coop"))
    while (decision := play.next_decision()) is not None:
        if decision.prompt == "pw-act" and decision.seat == ASKED:
            break
        play.answer(decision.seat, decision.keys[0])
    return play


async def the_table(store: Store, play: Play[Any] | None = None) -> LiveTable:
    """The same moment at a table of the room."""
    play = play or at_a_group_decision()
    table = play.table
    seats = tuple(Seat(seat, f"person-{seat}", None, name) for seat, name in enumerate(("Anna", "Bruno")))
    options = dict(table.options)
    release = find_title(table.title).release
    info = TableInfo(
        *(new_id(), table.title, release, table.mode, options, table.seed, "person-0", False, seats)
    )
    await store.open_table(info, new_token(), {})
    live = await LiveTables(store).table(info.id)
    await live.start()
    for choice in play.log:
        await live.answer(choice.seat, choice.key)
    return live


async def prompt(live: LiveTable, seat: int | None) -> str:
    """What somebody reads above the board."""
    async with live.reading() as play:
        assert play is not None
        return scene_of(live, play, Reader(seat, "en", seat or 0)).parts()["prompt"]


class Listener:
    """Somebody who looks on."""

    seat: int | None = None
    pace = 1.0
    news = 0

    def changed(self) -> None:
        self.news += 1

    def said(self, line: ChatLine) -> None: ...

    def came_or_went(self) -> None: ...


def test_a_mate_points_and_who_answers_sees_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await the_table(store)
            assert 'data-point="player:0"' in await prompt(live, MATE)
            assert "data-point" not in await prompt(live, ASKED)
            assert "data-point" not in await prompt(live, None)
            listener = Listener()
            live.watchers.add(listener)
            await live.point(MATE, ASKED, "player:0")
            assert listener.news == 1
            for seat in (MATE, ASKED):
                assert (await prompt(live, seat)).count(
                    "Anna points here"
                ) == 2  # in the title, and read aloud
            assert "points here" not in await prompt(live, None)
            await live.point(MATE, ASKED, "player:1")
            assert (await prompt(live, ASKED)).count("Anna points here") == 2
            await live.point(MATE, ASKED, "player:1")
            assert "points here" not in await prompt(live, ASKED)

    run(scenario())


def test_advice_for_something_on_the_board_stands_beside_the_question(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await the_table(store, at_an_action())
            assert 'data-point="action:trade-1"' in await prompt(live, MATE)
            assert 'data-choice="action:trade-1"' not in await prompt(live, ASKED)
            await live.point(MATE, ASKED, "action:trade-1")
            asked = await prompt(live, ASKED)
            assert asked.count('data-choice="action:trade-1"') == 1
            assert "Anna points here" in asked

    run(scenario())


def test_a_finger_goes_with_the_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await the_table(store)
            await live.point(MATE, ASKED, "player:0")
            await live.answer(ASKED, "player:1")
            async with live.reading() as play:
                assert play is not None
                assert live.pointing.fingers(play.revisions) == {}

    run(scenario())


@pytest.mark.parametrize(
    ("seat", "asked", "key"),
    [(MATE, ASKED, "player:7"), (MATE, MATE, "player:0"), (ASKED, ASKED, "player:0")],
)
def test_nobody_points_at_what_is_not_asked(tmp_path: Path, seat: int, asked: int, key: str) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await the_table(store)
            with pytest.raises(Refused, match="cannot point"):
                await live.point(seat, asked, key)

    run(scenario())


def test_other_processes_hear_who_points_where() -> None:
    here, there = Pointing(), Pointing()
    there.hear(here.point(0, 1, 3, "player:0"))
    assert there.fingers([9, 3]) == here.fingers([9, 3]) == {1: {"player:0": [0]}}
    there.hear(here.point(0, 1, 3, "player:0"))
    assert there.fingers([9, 3]) == here.fingers([9, 3]) == {}
