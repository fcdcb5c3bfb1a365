"""The kit carries a game: the toy village has every property, shows on the plain page and in the terminal."""

from __future__ import annotations

import re
from html import unescape
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from salotto.kernel.play import Play
from salotto.server.page.scene import Reader, Scene
from salotto.server.store.rows import Seat, TableInfo
from salotto.speech import Speech
from salotto.terminal.drawing import Drawing
from salotto.words import Words, words
from tests.each import for_each
from tests.kit.village import EFFECTS, GOODS, HUTS, VILLAGE, Village
from tests.log_properties import CHECKS
from tests.properties import examine
from tests.random_games import Setting, settings_of
from tests.recorded import recorded


@pytest.mark.parametrize("setting", settings_of(VILLAGE), ids=str)
@for_each("name", CHECKS)
def test_the_village_has_every_property(setting: Setting, name: str) -> None:
    assert examine(name, recorded(setting)) > 0


def whole_game(seed: int) -> Play[Village]:
    play: Play[Village] = Play(VILLAGE, VILLAGE.table(["Anna", "Bruno"], str(seed)), story=[])
    chance = Random(seed)
    while (decision := play.next_decision()) is not None:
        play.take(decision, chance.choice(decision.options))
    return play


def test_the_rival_builds_climbs_and_is_ranked() -> None:
    ranks = set()
    for seed in range(12):
        play = whole_game(seed)
        rival = play.state.players[-1]
        assert len(rival.huts) + rival.steps == 4
        assert play.outcome is not None
        ranks.add(play.outcome.ranks[-1])
    assert len(ranks) > 1


def test_every_effect_has_a_sentence_and_a_picture() -> None:
    printed = [effect for hut in HUTS.values() for effect in hut.effects]
    assert {EFFECTS.phrase(effect).id for effect in printed} == {"toy-does-gain", "toy-does-climb"}
    assert EFFECTS.picture(printed[-1]) == {"sign": "steeple", "text": "+1", "icons": []}


def test_a_payment_says_what_was_given() -> None:
    paid = [told.event.args["paid"] for told in whole_game(5).story or [] if told.event.id == "toy-builds"]
    assert paid
    assert all(VILLAGE.phrase(key).args.keys() == set(GOODS) for key in paid)


# On the page and in the terminal


def scene(play: Play[Any], seat: int | None) -> Scene:
    seats = tuple(Seat(each, f"person-{each}", None, name) for each, name in enumerate(("Anna", "Bruno")))
    info = TableInfo(
        *("table", VILLAGE.id, 1, play.table.mode, dict(play.table.options)),
        *(play.table.seed, "person-0", False, seats),
    )
    return Scene(info, VILLAGE, play, play.story or [], Reader(seat, "en", seat or 0))


def test_the_page_shows_the_table_and_every_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", False)  # the toy has no texts: their ids are shown
    prompts = set()
    for seed in range(4):
        prompts |= looked_at(Play(VILLAGE, VILLAGE.table(["Anna", "Bruno"], "page"), story=[]), Random(seed))
    assert prompts == {"toy-place", "toy-build", "toy-pay"}


def looked_at(play: Play[Village], chance: Random) -> set[str]:
    prompts = set()
    while (decision := play.next_decision()) is not None:
        prompts.add(decision.prompt)
        shown = scene(play, decision.seat)
        board = shown.board(decision.seat)
        drawn = {unescape(key) for key in re.findall(r'data-choice="([^"]*)"', board)}
        assert drawn <= set(decision.keys)
        assert drawn or decision.prompt == "toy-pay"
        page = shown.prompt()
        assert set(decision.keys) <= drawn | set(re.findall(r"[a-z]+:[a-z0-9,-]+", str(page)))
        assert shown.players()
        play.take(decision, chance.choice(decision.options))
    assert "data-choice" not in scene(play, None).board(0)
    return prompts


def test_the_terminal_draws_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", False)
    play = whole_game(2)
    console = Console(width=100, record=True, file=StringIO())
    speech = Speech(VILLAGE, words("en"), ["Anna", "Bruno"], 0)
    console.print(Drawing(VILLAGE).draw(play, speech, {}, None))
    text = console.export_text()
    assert "toy-place-forest" in text
    huts = play.state.players[0].huts
    assert huts
    assert all(hut.names["en"] in text for hut in huts)
