"""Totals that others count differently say so; lists of tables tell the round."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.kit.furniture import Look
from salotto.registry import titles
from salotto.server.page.title_page import page_of
from tests.scenes import scene
from tests.server.client import Browser
from tests.server.servers import Server
from tests.server.tables import run

SAMPLES = 12


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_a_total_without_hidden_cards_is_marked(title: Title[Any]) -> None:
    play = Play(title, title.table(["x"] * 2, "totals"), story=[])
    chance, page = Random(5), page_of(title)
    partial = compared = 0
    while (decision := play.next_decision()) is not None and compared < SAMPLES:
        if len(play.log) % 15 == 14:
            compared += 1
            own, other = (page.facts(play.seen(seat), Look(seat, 1)) for seat in (1, 0))
            assert not own.partial
            if other.points is not None and own.points != other.points:
                partial += 1
                assert other.partial
        play.take(decision, chance.choice(decision.options))
    assert compared > 3
    assert title.id != "obsession" or partial


def test_the_mark_is_read_and_heard() -> None:
    title = titles()["obsession"]
    play = Play(title, title.table(["x"] * 2, "totals"), story=[])
    chance = Random(5)
    while len(play.log) < 60 and (decision := play.next_decision()) is not None:
        play.take(decision, chance.choice(decision.options))
    strips = scene(play, 0, "it").players().split('<li class="strip')
    assert ["+?" in strip for strip in strips[1:]] == [False, True]
    assert "senza le carte nascoste" in strips[2]


def test_my_tables_tell_the_round_and_whose_turn_it_is(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address, "it") as anna:
            for title in ("obsession", "last-will", "viscounts"):
                await anna.open_table("me", "bot:easy", title=title)
            page = (await anna.get("/tables")).text
            assert page.count("Round 1 di") >= 2
            assert page.count("Tocca a te") + page.count("In attesa di") == 3

    run(scenario())
