"""Paladins' drawing: everything that matters of a table, in few lines."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.terminal.frames import marks_of
from salotto.titles.paladins import terminal
from salotto.titles.paladins.terminal import signs
from salotto.words import LANGUAGES, Language, words

NAMES = ["Anna", "Bruno", "Carla"]


def drawn(thing: RenderableType, width: int = 160) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def at(prompt: str, round: int, mode: str = "competitive", players: int = 2) -> tuple[Play[Any], Decision]:
    """The first time that the first player is asked this, in some round of a game of random players."""
    game = title("paladins")
    play = Play(game, game.table(NAMES[:players], "terminal", mode))
    chance = Random(7)
    while (decision := play.next_decision()) is not None:
        if (decision.prompt, decision.seat) == (prompt, 0) and play.state.round >= round:
            return play, decision
        play.take(decision, chance.choice(decision.options))
    raise AssertionError(f"nobody was asked {prompt}")


def board(play: Play[Any], decision: Decision, seat: int | None = 0, language: Language = "en") -> str:
    marks = marks_of(decision) if seat is not None else {}
    return drawn(terminal.draw(play.view(seat), words(language), NAMES, marks))


def test_the_table_shows_the_round_the_rows_and_what_everybody_has() -> None:
    play, decision = at("pw-act", 3)
    text = board(play, decision)
    assert "Round 3 of 7 · Actions" in text
    for card in [*play.state.townsfolk_row, *play.state.outsider_row]:
        assert card is None or card.names["en"] in text
    for player in play.state.players:
        assert f"{player.silver}{signs.SILVER} · {player.provisions}{signs.PROVISION}" in text


def test_every_action_that_can_be_chosen_has_its_number() -> None:
    play, decision = at("pw-act", 2)
    text = board(play, decision)
    for key, number in marks_of(decision).items():
        assert key == "pass" or f"[{number}]" in text, key


def test_missing_workers_are_marked() -> None:  # PW-1.3
    play, decision = at("pw-act", 1)
    play.state.players[0].workers = [0, 0, 0, 0, 1, 0]  # a Cleric alone
    missing = [way["missing"] for way in play.view(0)["players"][0]["placing"].values()]
    assert ["worker:scout"] in missing  # the second space of Hunt
    assert board(play, decision).count("!") == sum(map(len, missing))


def test_only_the_owner_reads_of_the_pile_of_paladins() -> None:  # PW-2.4
    play, decision = at("pw-act", 1)
    assert "On top:" in board(play, decision)
    assert "From the bottom up:" in board(play, decision)
    assert "On top:" not in board(play, decision, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "players"), [("competitive", 3), ("solo", 1), ("coop", 2)])
def test_every_mode_is_drawn_and_explained_in_every_language(
    mode: str, players: int, language: Language
) -> None:
    play, decision = at("pw-act", 3, mode, players)
    said = words(language)
    text = board(play, decision, 0, language)
    assert said.say("pw-page-board") in text
    assert (said.say("pw-page-rival") in text) == (mode == "solo")
    explained = drawn(terminal.explain(play.view(0), said, NAMES, {}))
    assert said.say("pw-good-silver") in explained
    for card in play.state.favours.cards[: play.state.favours_up]:
        assert card.names[language] in explained


def test_an_answer_is_described_by_what_it_does() -> None:
    play, decision = at("pw-choose-paladin", 1)
    for key in decision.keys:
        cells = terminal.describe(key, play.view(0), words("en"))
        assert cells is not None
        assert [len(cell.plain) > 0 for cell in cells] == [True, True, True]
    assert terminal.describe("pass", play.view(0), words("en")) is None
