"""Last Will in the terminal: everything that matters of a table."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType

from salotto.bots import make_bot
from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.kit.numbers import signed
from salotto.registry import title
from salotto.speech import Speech
from salotto.terminal.drawing import Drawing
from salotto.terminal.frames import marks_of
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Companion
from salotto.titles.last_will.preview import quotes
from salotto.words import LANGUAGES, Language, words

NAMES = ["Anna", "Bruno", "Carla"]
GAME = title("last-will")


def drawn(thing: RenderableType | None, width: int = 100) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def speech(seat: int | None, language: Language = "en") -> Speech:
    return Speech(GAME, words(language), NAMES, seat)


def at(prompt: str, round: int, mode: str = "getting-sacked") -> tuple[Play[Any], Decision]:
    """The first time that the first player is asked this, in some round of a game of greedy players."""
    play = Play(GAME, GAME.table(NAMES, "terminal", mode))
    bots = [make_bot("greedy", name) for name in NAMES]
    while (decision := play.next_decision()) is not None:
        if (decision.prompt, decision.seat) == (prompt, 0) and play.state.round >= round:
            return play, decision
        play.take(decision, bots[decision.seat].choose(play, decision))
    raise AssertionError(f"nobody was asked {prompt}")


@pytest.fixture(scope="module")
def turn() -> tuple[Play[Any], Decision]:
    return at("lw-act", 3)


def board(play: Play[Any], seat: int | None, decision: Decision | None = None, width: int = 100) -> str:
    marks = marks_of(decision) if decision else {}
    return drawn(Drawing(GAME).draw(play, speech(seat), marks, decision), width)


def test_the_table_shows_the_market_and_everybodys_money(turn: tuple[Play[Any], Decision]) -> None:
    play, _ = turn
    text = board(play, 0)
    for player in play.state.players:
        assert f"{player.money} £" in text
    assert all(name in text for name in NAMES[1:])
    for modifier in play.state.market:
        assert signed(modifier) in text


def test_own_cards_are_drawn_and_those_of_others_are_not(turn: tuple[Play[Any], Decision]) -> None:  # LW-1.3
    play, _ = turn
    mine = {card.names["en"] for card in play.state.players[0].hand}
    text = " ".join(board(play, 0, width=200).split())
    assert all(name in text for name in mine)
    open_cards = {laid.card.names["en"] for player in play.state.players for laid in player.board}
    open_cards |= {card.names["en"] for card in play.state.offers if card}
    others = [card for card in play.state.players[1].hand if not isinstance(card, Companion)]
    hidden = {card.names["en"] for card in others} - mine - open_cards
    assert hidden
    assert not any(f" {name} " in text for name in hidden)


def test_a_move_says_what_it_costs_and_what_it_leaves(turn: tuple[Play[Any], Decision]) -> None:  # LW-14.1
    play, decision = turn
    own = play.state.players[0]
    key, quote = next(
        (key, quote)
        for key, quote in quotes(play.state, own).items()
        if quote.pounds and quote.pounds[-1] and not key.startswith(("sell:", "activate:"))
    )
    described = Drawing(GAME).describe(key, play, speech(0), decision)
    assert described is not None
    assert f"→ £ {own.money - quote.pounds[0]}" in described[1].plain


def test_covered_lines_are_marked_without_colour(turn: tuple[Play[Any], Decision]) -> None:
    play, _ = turn
    assert board(play, 0, width=200).count("✗") == play.state.players[0].covered.bit_count()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_told_in_every_language(
    language: Language, turn: tuple[Play[Any], Decision]
) -> None:
    for key in BOX.card:
        described = Drawing(GAME).describe(key, turn[0], speech(0, language), None)
        assert described is not None
        assert described[-1].plain


def test_the_signs_are_explained(turn: tuple[Play[Any], Decision]) -> None:
    play, decision = turn
    page = drawn(Drawing(GAME).explain(play, speech(0), marks_of(decision), decision))
    assert all(sign in page for sign in ("£", "★", "♙", "▯"))
