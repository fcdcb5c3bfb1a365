"""Obsession in the terminal: everything that matters of a table, and whole games at the keyboard."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from salotto.bots import make_bot
from salotto.kernel.decisions import Decision
from salotto.kernel.log import verify
from salotto.kernel.play import Play
from salotto.legends import legend_of
from salotto.registry import title
from salotto.speech import Speech
from salotto.terminal import saves
from salotto.terminal.drawing import Drawing
from salotto.terminal.frames import marks_of
from salotto.terminal.game import Game
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.goals import worth
from salotto.titles.obsession.market import offers
from salotto.words import LANGUAGES, Language, texts_in, words
from tests.terminal.table import Typist, fake_screen, pictures, written

GAME = title("obsession")
NAMES = ["Anna", "Bruno", "Carla", "Dario"]
WORD = re.compile(r"[^\W\d_]{3,}")
PACKAGE = Path(__file__).parents[2] / "src" / "salotto"


def drawn(thing: RenderableType | None, width: int = 100) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return " ".join(console.file.getvalue().split())


def speech(play: Play[Any], seat: int | None, language: Language = "en") -> Speech:
    return Speech(GAME, words(language), NAMES[: play.table.players], seat)


def at(prompt: str, round: int, mode: str = "individual", players: int = 3) -> tuple[Play[Any], Decision]:
    """The first time that the first player is asked this, from some round of a game of random players."""
    play = Play(GAME, GAME.table(NAMES[:players], "terminal", mode), story=[])
    bots = [make_bot("random", name) for name in NAMES[:players]]
    while (decision := play.next_decision()) is not None:
        if (decision.prompt, decision.seat) == (prompt, 0) and play.state.space >= round:
            return play, decision
        play.take(decision, bots[decision.seat].choose(play, decision))
    raise AssertionError(f"nobody was asked {prompt}")


@pytest.fixture(scope="module")
def turn() -> tuple[Play[Any], Decision]:
    return at("ob-act", 6)


@pytest.fixture(scope="module")
def market() -> tuple[Play[Any], Decision]:
    return at("ob-market", 9)


def board(play: Play[Any], seat: int | None, decision: Decision | None = None, width: int = 200) -> str:
    marks = marks_of(decision) if decision else {}
    return drawn(Drawing(GAME).draw(play, speech(play, seat), marks, decision), width)


# The drawing


def test_the_table_shows_round_event_and_everybodys_fortune(turn: tuple[Play[Any], Decision]) -> None:
    play, _ = turn
    text = board(play, 0)
    assert "5 6 ◎ 7 8 ♥" in text
    assert "Objective draw" in text
    for player in play.state.players:
        assert f"£{player.money}" in text
        if player.seat:
            assert f"{player.level}.{player.reputation % 5 + 1} Reputation level" in text
    assert all(name in text for name in NAMES[1:3])


def test_the_market_shows_every_tile_with_its_price(market: tuple[Play[Any], Decision]) -> None:  # OB-11.1
    play, _ = market
    text = board(play, 0)
    assert len(offers(play.state)) >= 6
    for tile, price in offers(play.state).values():
        assert re.search(rf"{tile.names['en']} [^£]*(£\d+ [^£]*)?£{price}\b", text), tile.id


def test_own_tiles_servants_and_people_are_drawn(turn: tuple[Play[Any], Decision]) -> None:  # OB-1.1
    play, _ = turn
    text = board(play, 0)
    player = play.state.players[0]
    assert all(laid.tile.names["en"] in text for laid in player.organiser)
    assert all(card.names["en"] in text for card in player.hand)
    assert "Available" in text


def test_own_objective_cards_are_drawn_and_those_of_others_are_not(  # OB-1.8
    turn: tuple[Play[Any], Decision],
) -> None:
    play, _ = turn
    mine = {card.names["en"] for card in play.state.players[0].objectives}
    others = {card.names["en"] for player in play.state.players[1:] for card in player.objectives} - mine
    assert others
    for seat, seen in ((0, mine), (None, set())):
        text = board(play, seat)
        assert all(f"{name} " in text for name in seen)
        assert not any(f" {name} " in text for name in others)


def test_the_guests_of_an_activity_are_shown_while_it_is_planned() -> None:  # OB-4.4
    play, decision = at("ob-supplement", 1, players=2)
    text = board(play, 0, decision)
    plan = play.state.plan
    assert plan.guests
    assert all(thing.names["en"] in text for thing in (plan.laid.tile, *plan.guests))


def test_an_own_objective_card_says_what_it_is_worth_now(turn: tuple[Play[Any], Decision]) -> None:  # OB-13.5
    play, _ = turn
    player = play.state.players[0]
    text = board(play, 0)
    for card in player.objectives:
        assert re.search(rf"{card.names['en']} .*? {worth(play.state, player, card.goal)}\b", text)


def test_the_estate_challenge_shows_target_and_the_rolls_that_take_tiles_away() -> None:  # OB-21.13
    play, decision = at("ob-act", 3, "estate_challenge", 1)
    text = board(play, 0, decision)
    assert "Beat 132 VP by round 12" in text
    assert text.count("⚄") > 5


def test_a_solo_game_shows_the_opponent_and_its_chart() -> None:  # OB-15.2
    play, decision = at("ob-act", 2, "solo", 1)
    opponent = play.state.setting.opponent
    text = board(play, 0, decision)
    assert opponent.names["en"] in text
    for category, numbers in opponent.chart.items():
        assert re.search(rf"{numbers[0]} .?{category.value.capitalize()}", text)


def test_a_team_mate_who_is_asked_for_help_sees_the_cards_of_the_team() -> None:  # OB-20.3, OB-20.6
    play, decision = at("ob-lend", 1, "teams", 4)
    assert "asks you for: " in speech(play, 0).question(decision)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_told_in_every_language(
    language: Language, turn: tuple[Play[Any], Decision]
) -> None:
    play, decision = turn
    for key in BOX.find:
        described = Drawing(GAME).describe(key, play, speech(play, 0, language), decision)
        assert described is not None
        assert described[0].plain
        assert key.startswith("theme:") or described[-1].plain


def test_the_signs_are_explained(turn: tuple[Play[Any], Decision]) -> None:
    play, decision = turn
    page = drawn(Drawing(GAME).explain(play, speech(play, 0), marks_of(decision), decision))
    assert all(sign in page for sign in ("★", "⚜⚜", "✿", "▲", "♥", "♣", "⚒", "♛", "♫"))
    assert all(laid.tile.names["en"] in page for laid in play.state.players[0].organiser)


# Whole games


def a_typed_game(
    *seats: str, mode: str, file: Path, language: Language = "en", width: int = 80, **options: Any
) -> Game:
    """A game of Obsession that is played to its end."""
    typist = Typist("random")
    play = Play(GAME, GAME.table(seats, "keys", mode, options), [])
    game = Game(play, words(language), fake_screen(typist, width, 50), file)
    typist.game = game
    return game


@pytest.mark.parametrize(
    ("seats", "mode"),
    [("you,random", "individual"), ("you", "solo"), ("you", "estate_challenge")],
)
def test_a_whole_game_is_played_with_numbers(seats: str, mode: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = a_typed_game(*seats.split(","), mode=mode, file=file)
    game.run()
    assert game.play.over
    last = pictures(game.screen)[-1]
    assert str(game.play.scorecards()[0].total) in last
    assert f"salotto replay {file}" in last.replace("\n", "")
    verify(GAME, saves.load(file))


def vocabulary(language: Language) -> set[str]:
    """Every word of a language's texts, tiles and cards."""
    folders = (PACKAGE / "locale", PACKAGE / "titles/obsession/locale")
    texts = [text for folder in folders for text in texts_in(folder, language)]
    prose = [re.sub(r"^[\w-]+ =|\{[^{}]*->|\[[\w-]+\]|\$\w+|^#.*$", " ", text, flags=re.M) for text in texts]
    prose += [Speech(GAME, words(language)).thing(key) for key in BOX.find]
    legend = legend_of(GAME)
    assert legend is not None
    prose += [text[language] for sign in legend.signs.values() for text in (sign.names, sign.means)]
    sides = [side for tile in BOX.tiles for side in tile.sides]
    prose += [side.activity[language] for side in sides if side.activity]
    return {word.lower() for text in prose for word in WORD.findall(text)}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_word_is_left(language: Language, tmp_path: Path) -> None:
    game = a_typed_game(
        "you", "random", mode="individual", file=tmp_path / "g.json", language=language, width=160
    )
    typist = game.screen.read
    letters = iter(["v", "", "i", "", "", "s", "", "?", "", "u"])

    def curious(prompt: str) -> str:
        if game.play.state.space == 7:
            return next(letters, None) or typist(prompt)
        return typist(prompt)

    game.screen.read = curious
    game.run()
    shown = {word.lower() for word in WORD.findall(written(game.screen).replace(str(tmp_path), ""))}
    english = vocabulary("en") - vocabulary(language)
    command = {"salotto", "replay", "json", "play", "resume"}
    assert len(shown & vocabulary(language)) > 300
    assert shown & english - command == set()
