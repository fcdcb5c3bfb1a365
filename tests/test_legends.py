"""Legends: every sign that a title draws has a name and a meaning, in every language."""

from __future__ import annotations

import re
from html import unescape
from random import Random
from typing import Any

import pytest

from salotto.kernel.play import Play
from salotto.kernel.title import Mode, Title
from salotto.legends import Legend, legend_of
from salotto.server.page.static_files import static
from salotto.server.page.things import drawn
from salotto.server.page.title_page import page_of, shelf
from salotto.titles.tomesaga.cards import Crest
from salotto.words import LANGUAGES
from tests.scenes import scene

USE = re.compile(r'<use href="([^"#]*)#([a-z0-9-]+)"')
LEAST_SIGNS = 20
CHOICES, EVERY = 240, 24

each_title = pytest.mark.parametrize("title", shelf().values(), ids=lambda title: title.id)


def legend(title: Title[Any]) -> Legend:
    found = legend_of(title)
    assert found is not None, f"{title.id} has no legend"
    return found


def signs(title: Title[Any], html: str) -> set[str]:
    """The pictures of the title's own sheet in a piece of HTML."""
    return {name for sheet, name in USE.findall(html) if sheet == static(legend(title).sheet)}


def on_cards(title: Title[Any]) -> set[str]:
    """What is drawn on cards, as the lens shows them."""
    pages = (str(drawn(title, "en", key)) for key in page_of(title).FACES)
    return signs(title, " ".join(pages))


def on_the_table(title: Title[Any], mode: Mode) -> set[str]:
    """What is drawn in the course of a game by chance."""
    players = mode.players[min(1, len(mode.players) - 1)]
    play = Play(title, title.table(["x"] * players, "signs", mode.id), story=[])
    chance, found = Random(players), set()
    for step in range(CHOICES):
        decision = play.next_decision()
        if decision is None:
            break
        if step % EVERY == 0:
            shown = scene(play, decision.seat)
            found |= signs(title, shown.board(decision.seat) + shown.players())
        play.answer(decision.seat, chance.choice(decision.keys))
    return found


@each_title
def test_every_sign_that_is_drawn_is_explained(title: Title[Any]) -> None:
    found = on_cards(title)
    for mode in title.modes:
        found |= on_the_table(title, mode)
    assert len(found) >= (LEAST_SIGNS if title.saga is None else len(Crest))  # a campaign draws its crests
    assert found - legend(title).signs.keys() - legend(title).decoration == set()


@each_title
def test_every_sign_has_a_name_and_a_meaning_in_each_language(title: Title[Any]) -> None:
    for sign in legend(title).signs.values():
        for language in LANGUAGES:
            assert sign.names[language]
            assert sign.means[language].endswith(".")
        assert sign.means["it"] != sign.means["en"] != sign.means["fr"]


@each_title
def test_a_picture_carries_its_name_in_the_language_of_the_reader(title: Title[Any]) -> None:
    play = Play(title, title.table(["x"] * title.modes[0].players[0], "signs"), story=[])
    board = scene(play, 0, "it").board(0)
    named = set(map(unescape, re.findall(r"<title>([^<]*)</title>", board)))
    names = {sign.names["it"] for sign in legend(title).signs.values()}
    assert len(named) >= 3
    assert named <= names
