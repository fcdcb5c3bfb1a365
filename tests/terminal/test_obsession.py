"""Obsession's drawing, and whole games at the keyboard."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from salotto.bots import make_bot
from salotto.kernel.decisions import Decision
from salotto.kernel.log import verify
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.speech import Speech
from salotto.terminal import saves
from salotto.terminal.frames import marks_of
from salotto.terminal.game import Game
from salotto.titles.obsession import terminal
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import SERVANTS
from salotto.titles.obsession.goals import worth
from salotto.titles.obsession.terminal import signs
from salotto.titles.obsession.texts import lines, named
from salotto.words import LANGUAGES, Language, texts_in, words
from tests.terminal.table import Typist, fake_screen, pictures, written

GAME = title("obsession")
NAMES = ["Anna", "Bruno", "Carla", "Dario"]
ENGLISH = words("en")
WORD = re.compile(r"[^\W\d_]{3,}")
PACKAGE = Path(__file__).parents[2] / "src" / "salotto"
NOT_ON_THE_TABLE = {"pass", "done", "borrow", "refresh", "useful:refresh", "useful:search"}


def drawn(thing: RenderableType, width: int = 100) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def at(prompt: str, round: int, mode: str = "individual", players: int = 3) -> tuple[Play[Any], Decision]:
    """The first time that the first player is asked this, from some round of a game of random players."""
    play = Play(GAME, GAME.table(NAMES[:players], "terminal", mode))
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


def board(play: Play[Any], seat: int | None, decision: Decision | None = None, width: int = 100) -> str:
    marks = marks_of(decision) if decision else {}
    return drawn(terminal.draw(play.view(seat), ENGLISH, NAMES, marks), width)


# The drawing


def test_the_table_shows_round_event_theme_and_everybodys_fortune(turn: tuple[Play[Any], Decision]) -> None:
    play, _ = turn
    text = board(play, 0)
    assert "Round 6 of 16 · Choose an activity · Objective draw" in text
    assert f"[6{signs.OBJECTIVE}] 7 8{signs.EVENTS['courtship']}" in text
    theme = play.state.themes[-1]
    assert f"▸ {signs.COLUMNS[theme.category]} {named(theme.key, ENGLISH)}" in text
    for player, name in zip(play.view(0)["players"], NAMES, strict=False):
        line = next(line for line in text.splitlines() if re.search(rf" {name} \w", line))
        assert {signs.reputation(player), str(player["money"])} <= set(line.split())


def test_the_market_shows_every_tile_with_its_price(market: tuple[Play[Any], Decision]) -> None:  # OB-11.1
    play, _ = market
    text = board(play, 0, width=160)
    prices = play.view(0)["prices"]
    assert len(prices) >= 6
    for place, price in prices.items():
        tile = BOX.tile(place.partition(":")[2])
        assert f"£{price} {signs.COLUMNS[tile.sides[0].category]} {tile.names['en']}" in text


def test_own_tiles_servants_and_people_are_drawn(turn: tuple[Play[Any], Decision]) -> None:  # OB-1.1
    play, _ = turn
    text = " ".join(board(play, 0, width=400).split())
    player = play.state.players[0]
    assert all(laid.tile.names["en"] in text for laid in player.organiser)
    assert all(card.names["en"] in text for card in player.hand)
    available = text.partition("Available:")[2]
    assert all(
        named(f"servant:{servant.word}", ENGLISH) in available
        for servant in SERVANTS
        if player.available[servant]
    )


def test_own_objective_cards_are_drawn_and_those_of_others_are_not(  # OB-1.8
    turn: tuple[Play[Any], Decision],
) -> None:
    play, _ = turn
    text = board(play, 0, width=200)
    mine = {card.names["en"] for card in play.state.players[0].objectives}
    others = {card.names["en"] for player in play.state.players[1:] for card in player.objectives} - mine
    assert others
    assert all(f" {name} " in text for name in mine)
    assert not any(f" {name} " in text for name in others)


def test_spectators_see_all_the_estates_and_no_objective(turn: tuple[Play[Any], Decision]) -> None:
    play, _ = turn
    text = board(play, None, width=200)
    assert all(f"{name}, family " in text for name in NAMES[:3])
    assert not any(card.names["en"] in text for player in play.state.players for card in player.objectives)


@pytest.mark.parametrize("asked", ["turn", "market"])
def test_every_tile_shows_its_number_where_it_lies(asked: str, request: pytest.FixtureRequest) -> None:
    play, decision = request.getfixturevalue(asked)
    text = board(play, 0, decision)
    for key, mark in marks_of(decision).items():
        if key not in NOT_ON_THE_TABLE and not key.startswith("help:"):
            assert f"[{mark}]" in text, key


def test_a_purchase_says_what_it_costs_and_what_it_leaves(  # OB-11.4
    market: tuple[Play[Any], Decision],
) -> None:
    play, decision = market
    view = play.view(0)
    key = next(key for key in decision.keys if key.startswith("buy:"))
    price = view["prices"][key.removeprefix("buy:")]
    described = terminal.describe(key, view, ENGLISH)
    assert described is not None
    assert described[0].plain.endswith(f" £{price}")
    assert described[1].plain == f"→ £{view['players'][0]['money'] - price}"


def test_an_own_objective_card_says_what_it_is_worth_now(turn: tuple[Play[Any], Decision]) -> None:  # OB-13.5
    play, _ = turn
    player = play.state.players[0]
    for card in player.objectives:
        described = terminal.describe(card.key, play.view(0), ENGLISH)
        assert described is not None
        assert described[1].plain == f"{worth(play.state, player, card.goal)} VP"


def test_an_activity_says_who_comes_and_who_serves(turn: tuple[Play[Any], Decision]) -> None:  # OB-4.4.1
    described = terminal.describe("host:front-parlour", turn[0].view(0), ENGLISH)
    assert described is not None
    assert described[-1].plain == "2 people · housekeeper"


def test_the_guests_of_an_activity_are_shown_while_it_is_planned() -> None:  # OB-4.4
    play, _ = at("ob-supplement", 1, players=2)
    text = " ".join(board(play, 0, width=200).split())
    plan = play.state.plan
    assert plan.guests
    assert f"Activity: {plan.laid.tile.names['en']}" in text
    assert all(guest.names["en"] in text for guest in plan.guests)


def test_long_names_leave_room_for_all_the_figures(turn: tuple[Play[Any], Decision]) -> None:
    names = ["Anna Maria Luisa", "Bartolomeo", "Carlotta Felicita"]
    drawing = terminal.draw(turn[0].view(0), words("it"), names, {})
    lines = drawn(drawing, 80).splitlines()
    head, *families = lines[-4:]
    assert head.split()[-3:] == [signs.OBJECTIVE, signs.VP_CARD, "Somma"]
    for line, player in zip(families, turn[0].view(0)["players"], strict=True):
        assert line.split()[-1] == str(sum(player["points"].values()))


@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_terminal(market: tuple[Play[Any], Decision], width: int) -> None:
    play, decision = market
    for seat in (0, None):
        assert all(cell_len(line) <= width for line in board(play, seat, decision, width).splitlines())


def test_where_lines_are_scarce_the_own_estate_stays_and_the_supply_goes(
    turn: tuple[Play[Any], Decision],
) -> None:
    console = Console(file=StringIO(), width=80, color_system=None)
    drawing = terminal.draw(turn[0].view(0), ENGLISH, NAMES, {})
    tall, low = (
        "".join(segment.text for segment in console.render(drawing, console.options.update(height=height)))
        for height in (60, 24)
    )
    assert "For hire:" in tall
    assert "For hire:" not in low
    assert "Bowling Green" in low
    assert low.count("\n") <= 24 < tall.count("\n")


def test_the_estate_challenge_shows_target_stacks_and_the_rolls_that_take_tiles_away() -> None:  # OB-21.13
    play, _ = at("ob-act", 3, "estate_challenge", 1)
    text = " ".join(board(play, 0, width=300).split())
    assert "Target: more than 132 VP by round 12, 3 tiles in every column" in text
    for key, roll in play.view(0)["challenge"]["rolls"].items():
        assert re.search(rf"{signs.DIE}{roll} £\d+ . {named(key, ENGLISH)}", text)


def test_a_solo_game_shows_the_opponent_and_its_chart() -> None:  # OB-15.2
    play, _ = at("ob-act", 2, "solo", 1)
    opponent = play.state.setting.opponent
    text = " ".join(board(play, 0, width=300).split())
    assert f"Opponent {opponent.names['en']}: base score {opponent.base_score}" in text
    for category, numbers in opponent.chart.items():
        assert f"{named(f'column:{category.value}', ENGLISH)} {' '.join(map(str, numbers))}" in text


def test_a_team_mate_who_is_asked_for_help_sees_the_cards_of_the_team() -> None:  # OB-20.6
    play, decision = at("ob-lend", 1, "teams", 4)
    assert "asks you for: " in Speech(GAME, ENGLISH, NAMES, 0).question(decision)
    text = board(play, 0, decision)
    assert "Teams: Anna + Carla · Bruno + Dario" in text
    assert all(card.names["en"] in text for card in play.state.players[2].objectives)  # OB-20.3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_told_in_every_language(
    language: Language, turn: tuple[Play[Any], Decision]
) -> None:
    view = turn[0].view(0)
    for key in BOX.find:
        described = terminal.describe(key, view, words(language))
        assert described is not None
        assert described[0].plain
        assert key.startswith("theme:") or all(lines(key, words(language)))


def test_the_signs_are_explained(turn: tuple[Play[Any], Decision]) -> None:
    play, decision = turn
    page = drawn(terminal.explain(play.view(0), ENGLISH, NAMES, marks_of(decision)))
    assert all(
        sign in page for sign in (signs.REPUTATION, signs.PRESTIGE, signs.ROSE, *signs.EVENTS.values())
    )
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
    prose += [named(key, words(language)) for key in BOX.find]
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
