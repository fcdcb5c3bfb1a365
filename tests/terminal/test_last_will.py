"""Last Will's drawing: everything that matters of a table, in few lines."""

from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from salotto.bots import make_bot
from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.kit.numbers import signed
from salotto.registry import title
from salotto.terminal.frames import marks_of
from salotto.titles.last_will import terminal
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Companion
from salotto.titles.last_will.terminal import signs
from salotto.words import LANGUAGES, words

NAMES = ["Anna", "Bruno", "Carla"]
ENGLISH = words("en")


def drawn(thing: RenderableType, width: int = 100) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def at(prompt: str, round: int, mode: str = "getting-sacked") -> tuple[Play[Any], Decision]:
    """The first time that the first player is asked this, in some round of a game of greedy players."""
    game = title("last-will")
    play = Play(game, game.table(NAMES, "terminal", mode))
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
    return drawn(terminal.draw(play.view(seat), ENGLISH, NAMES, marks), width)


def test_the_table_shows_round_phase_plans_market_and_everybodys_money(
    turn: tuple[Play[Any], Decision],
) -> None:
    play, _ = turn
    text = board(play, 0)
    assert f"Round {play.state.round} of 7 · Actions" in text
    for player, name in zip(play.state.players, NAMES, strict=True):
        assert name in text
        assert f"£{player.money}" in text
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


def test_every_move_shows_its_number_where_the_card_lies(turn: tuple[Play[Any], Decision]) -> None:
    play, decision = turn
    text = board(play, 0, decision)
    for key, mark in marks_of(decision).items():
        assert (f"[{mark}]" in text) == (key != "end"), key


def test_a_move_says_what_it_costs_and_what_it_leaves(turn: tuple[Play[Any], Decision]) -> None:  # LW-14.1
    play, _ = turn
    view = play.view(0)
    money = view["players"][0]["money"]
    key, quote = next(
        (key, quote)
        for key, quote in view["quotes"].items()
        if quote["pounds"] and quote["pounds"][-1] and not key.startswith("sell:")
    )
    described = terminal.describe(key, view, ENGLISH)
    assert described is not None
    assert f"→ {money - quote['pounds'][-1]}" in described[1].plain


@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_terminal(turn: tuple[Play[Any], Decision], width: int) -> None:
    play, decision = turn
    for seat in (0, None):
        assert all(cell_len(line) <= width for line in board(play, seat, decision, width).splitlines())


def test_covered_lines_and_present_values_are_marked_without_colour(turn: tuple[Play[Any], Decision]) -> None:
    play, _ = turn
    player = play.state.players[0]
    text = board(play, 0, width=200)
    assert text.count(signs.COVERED) == player.covered.bit_count()
    for laid, card in player.properties():
        assert signs.scale(card.values, laid.step) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_told_in_every_language(language: Any, turn: tuple[Play[Any], Decision]) -> None:
    view = turn[0].view(0)
    for key in BOX.card:
        described = terminal.describe(key, view, words(language))
        assert described is not None
        assert described[-1].plain


def test_the_signs_are_explained(turn: tuple[Play[Any], Decision]) -> None:
    play, decision = turn
    page = drawn(terminal.explain(play.view(0), ENGLISH, NAMES, marks_of(decision)))
    assert all(sign in page for sign in (signs.POUND, signs.ACTION, signs.BOY, signs.USED))
