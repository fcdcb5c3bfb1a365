"""What the page does with what a title may declare: rivals, forced options, data carried over."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from salotto.kernel.log import commitment
from salotto.kernel.play import Play
from salotto.kernel.title import Option, Phrase, Table, When
from salotto.server.page.render_cache import Reader
from salotto.server.page.scene import Scene
from salotto.server.page.table_form import usual_value
from salotto.server.store.journal import table_of
from salotto.server.tables.log_export import log_for
from salotto.titles.spook_manor.page import PAGE
from salotto.titles.spook_manor.title import SpookManor
from tests.server.tables import a_store, a_table, an_info, play_on, run, the_same

GHOST = {"en": "Ghost", "it": "Fantasma", "fr": "Fantôme"}


class Haunted(SpookManor):
    """A manor with a ghost, whose strip is that of the first seat."""

    def rivals(self, table: Table) -> tuple[str, ...]:
        return ("rival:ghost",)

    def phrase(self, key: str) -> Phrase:
        return Phrase(names=GHOST) if key == "rival:ghost" else super().phrase(key)


def a_haunted_scene(monkeypatch: pytest.MonkeyPatch, reader: Reader) -> Scene:
    """A table of two with a third who is never asked."""
    facts, strip = PAGE.facts, PAGE.strip
    monkeypatch.setattr(PAGE, "facts", lambda game, look: facts(game, replace(look, at=look.at % 2)))
    monkeypatch.setattr(PAGE, "strip", lambda game, look: strip(game, replace(look, at=look.at % 2)))
    title = Haunted()
    info = an_info(2, bot="greedy")
    play = Play(title, table_of(info), [])
    return Scene(info, title, play, [], reader, present=[False, False])


def test_a_rival_has_a_strip_without_a_person_or_a_bot_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = a_haunted_scene(monkeypatch, Reader(0, "it", 0))
    assert scene.names == ("A", "B", "Fantasma")
    assert [seat["kind"] for seat in scene.seats] == ["person", "bot", "rival"]
    ghost = scene.seats[2]
    assert not any(ghost[name] for name in ("away", "replaceable", "turn", "me", "host"))
    assert scene.players().count('class="strip') >= 3
    assert 'data-look="2"' in scene.players()


def test_a_rival_has_a_column_on_the_scorecard(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = a_haunted_scene(monkeypatch, Reader(0, "fr", 0))
    assert scene.scorecards is not None
    assert [head["name"] for head in scene.scorecards["heads"]] == ["A", "B", "Fantôme"]
    assert all(len(row["points"]) == 3 for row in scene.scorecards["rows"])


def test_one_may_look_at_a_rival(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def around() -> tuple[int, int]:
        async with a_store(f"sqlite:///{tmp_path / 'rivals.db'}") as store:
            live = await a_table(store, 2)
            plain = live.around
            live.title = Haunted()
            return plain, live.around

    assert run(around()) == (2, 3)


# Options


def test_the_form_knows_what_is_forced_and_what_is_usual() -> None:
    option = Option(
        *("cat", True, (True, False)),
        forced=(When(False, mode="coop"), When(True, carried=True)),
        defaults=(When(False, players=(2,)),),
    )
    title = SpookManor()
    assert usual_value(title, option, "coop", 3, "en") is False
    assert usual_value(title, option, "competitive", 2, "en") is False
    assert usual_value(title, option, "competitive", 3, "en") is True


# Carried over


def test_what_is_carried_over_is_kept_in_the_store_and_told_with_the_seed(tmp_path: Path) -> None:  # TS-4.8
    carried = {"chapter": 2, "tomes": [[], ["lion"]]}

    async def stored() -> list[dict[str, Any]]:
        async with a_store(f"sqlite:///{tmp_path / 'carried.db'}") as store:
            logs = []
            for more in ({}, {"carried": carried}):
                live = await a_table(store, 2, **more)
                again = await the_same(store, live)
                assert again.info.carried == more.get("carried")
                assert commitment(table_of(again.info)) == commitment(table_of(live.info))
                logs.append(await log_for(again, None))
            await play_on(again, Random(1), 1000)
            return [*logs, await log_for(again, None)]

    plain, chapter, chapter_over = json.loads(json.dumps(run(stored())))
    assert "carried" not in plain
    assert "carried" not in chapter
    assert (chapter_over["carried"], chapter_over["seed"]) == (carried, "seed")
    assert plain["commitment"] != chapter["commitment"] == chapter_over["commitment"]
