"""The shelf of the campaign as it is drawn: what `tests.table_properties` asks of the tables of games."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from typing import Any

from rich.console import Console

from salotto.campaigns import standing
from salotto.kernel.chance import Chance
from salotto.kit.furniture import Card, Look, Thing, keys_of, walk
from salotto.registry import title as find_title
from salotto.server.page.pointers import pointers_of
from salotto.speech import Speech
from salotto.terminal.furniture import Room
from salotto.titles.tomesaga import TITLE
from salotto.titles.tomesaga.cards import Game
from salotto.titles.tomesaga.page import PAGE
from salotto.words import words
from tests.titles.tomesaga.sheets import a_sheet, after, laid_out
from tests.titles.tomesaga.test_laying_out import opened

ARCHITECTS = ("architects-marble", "architects-debts", "architects-virtue")


def tables() -> list[tuple[Any, tuple[Thing, ...]]]:
    """States of a campaign with all that is drawn of them: a token is chosen, a chapter is played."""
    play = after(laid_out(a_sheet(3), *ARCHITECTS), (47, 37, 35))
    found: list[tuple[Any, tuple[Thing, ...]]] = [(play.state, PAGE.table(play.state, Look(1, 1)))]
    for game in (Game.ARCHITECTS, Game.PALADINS):
        chapter, handed_on = opened(game)
        hooks = find_title(game).campaign
        assert hooks is not None
        while not hooks.prepared(chapter.state):
            decision = chapter.next_decision()
            assert decision is not None
            chapter.take(decision, decision.options[0])
        now = standing(TITLE, handed_on, chapter)
        found.append((now, (*PAGE.table(now, Look(0, 0)), *PAGE.panel(now, Look(0, 0)))))
    return found


def test_a_shelf_shows_only_what_everybody_may_know() -> None:  # TS-2.1, TS-2.2
    for state, drawn in tables():
        for seed in "abc":
            TITLE.redeal(state, 0, Chance(seed))
            assert drawn[:2] == PAGE.table(state, Look(0, 0))


def test_each_thing_lies_once_has_words_and_fits_the_terminal() -> None:
    speech = Speech(TITLE, words("fr"), ["Anna", "Bruno", "Carla"])
    for _, drawn in tables():
        board = [each for each in walk(drawn[:2]) if isinstance(each, Card)]
        assert max(Counter(card.key for card in board).values()) == 1
        for each in walk(drawn):
            assert all(key in PAGE.FACES or pointers_of(TITLE).thing(key) for key in keys_of(each))
        screen = Console(width=80, file=StringIO())
        lines = screen.render_lines(Room(TITLE, PAGE.FACES, speech, {}).draw(drawn), pad=False)
        text = "\n".join("".join(piece.text for piece in line) for line in lines)
        assert max(map(len, text.split("\n"))) <= 80
        assert speech.thing(board[0].key) in " ".join(text.split())
        assert "Anna Anna" not in text
