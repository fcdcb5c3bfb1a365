"""Architects' drawing: everything that matters of a table, in few lines."""

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.terminal.frames import marks_of
from salotto.titles.architects import terminal
from salotto.titles.architects.state import Phase
from salotto.words import LANGUAGES, words

NAMES = ["Anna", "Bruno", "Carla"]
SEATS = {"competitive": 3, "solo": 1, "versus-bot-2p": 2, "coop": 2}


def drawn(thing: RenderableType, width: int = 160) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def at(mode: str, turns: int) -> tuple[Play[Any], Decision]:
    """A game by chance, after so many turns, when the first player places a Worker."""
    game = title("architects")
    play = Play(game, game.table(NAMES[: SEATS[mode]], "terminal", mode))
    chance = Random(3)
    while (decision := play.next_decision()) is not None:
        if (decision.prompt, decision.seat) == ("aw-place", 0) and play.state.turns >= turns:
            return play, decision
        play.answer(decision.seat, chance.choice(decision.keys))
    raise AssertionError("the game was over before")


def names_at(play: Play[Any]) -> list[str]:
    """Who plays: the seats, and after them the rivals."""
    game = title("architects")
    rivals = [(game.phrase(key).names or {})["en"] for key in game.rivals(play.table)]
    return [*NAMES[: play.table.players], *rivals]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", SEATS)
def test_every_mode_is_drawn_for_everybody_and_explained(mode: str, language: Any) -> None:
    play, decision = at(mode, 8)
    names, speech = names_at(play), words(language)
    for seat in (0, None):
        view = play.view(seat)
        text = drawn(terminal.draw(view, speech, names, marks_of(decision)))
        assert all(name in text for name in names)
        assert drawn(terminal.explain(view, speech, names, {}))


def test_every_way_to_place_has_its_number_and_says_what_it_brings() -> None:  # AW-3.2
    play, decision = at("competitive", 12)
    marks = marks_of(decision)
    view = play.view(0)
    text = drawn(terminal.draw(view, words("en"), NAMES, marks))
    for key in decision.keys:
        if key.startswith("place:"):
            assert f"[{marks[key]}]" in text
    told = terminal.describe("place:quarry", view, words("en"))
    assert told is not None
    assert [each.plain for each in told] == ["Quarry", f"+{play.state.present(0, 0) + 1} Stone"]


def test_own_buildings_are_named_and_those_of_others_are_not() -> None:  # AW-1.6.2
    play, _ = at("competitive", 0)
    text = drawn(terminal.draw(play.view(0), words("en"), NAMES, {}), 400)
    assert all(f" {card.names['en']} " in text for card in play.state.players[0].hand.cards)
    hidden = [card.names["en"] for card in play.state.players[1].hand.cards]
    assert not any(f" {name} " in text for name in hidden)


def test_a_card_is_described_by_what_it_does() -> None:
    play, _ = at("coop", 0)
    assert play.state.phase is Phase.PLAYING
    told = terminal.describe("building:fortress", play.view(0), words("en"))
    assert told is not None
    assert "Make up to 2 free captures." in told[-1].plain
    assert terminal.describe("done", play.view(0), words("en")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybodys_goods_and_points_fit_eighty_columns(language: Any) -> None:  # AW-1.6.1
    play, _ = at("competitive", 8)
    speech = words(language)
    text = drawn(terminal.draw(play.view(0), speech, NAMES, {}), 80)
    heads = [f"aw-good-{good}" for good in ("clay", "wood", "stone", "gold", "marble", "silver")]
    heads += [f"aw-term-{name}" for name in ("virtue", "cathedral", "debts", "prison")]
    lines = text.splitlines()[-8:]
    assert all(any(speech.say(head) in line for line in lines) for head in heads)
    assert not any("…" in line for line in lines)
