"""Several people before one screen: nobody sees another's hand."""

from pathlib import Path

import pytest

from salotto.terminal.game import Game
from salotto.terminal.screen import FORGET
from tests.terminal.table import a_game, a_typed_game, pictures, written
from tests.titles.spook_manor.positions import rooms_of

SEATS = ("you:Anna", "you:Bruno", "random")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def names_at(game: Game, seat: int) -> set[str]:
    manor = game.play.state.manors[seat]
    return {card.names["en"] for card in (*manor.hand, *manor.dealt)}


def test_the_keyboard_is_passed_on_with_the_screen_empty(file: Path) -> None:
    game = a_game("", "1", seats=SEATS, file=file)
    game.run()
    first, anna, second = pictures(game.screen)[1:4]
    assert "pass the keyboard to Anna" in first
    assert "Anna: Which Foyer card" in anna
    assert "pass the keyboard to Bruno" in second
    assert "Foyer of" not in first + second
    assert written(game.screen).count(FORGET) == 2


def test_whoever_passes_the_keyboard_may_still_take_the_answer_back(file: Path) -> None:
    game = a_game("", "1", "u", seats=SEATS, file=file)
    game.run()
    assert all(choice.seat != 0 for choice in game.play.log)
    assert "Anna: Which Foyer card" in pictures(game.screen)[-1]


def test_a_name_may_hold_anything(file: Path) -> None:
    game = a_game("", seats=("you:[bold]Anna: a {name}", "you:{x}"), file=file)
    game.run()
    assert " [bold]Anna: a {name}: Which Foyer card" in pictures(game.screen)[2]


def test_one_can_leave_while_passing_the_keyboard(file: Path) -> None:
    game = a_game("", "1", "q", "this is not read", seats=SEATS, file=file)
    game.run()
    assert "--resume" in written(game.screen)
    assert game.holder == 0


def test_nobody_ever_sees_a_hand_of_somebody_else(file: Path) -> None:
    game = a_typed_game("you:Anna", "you:Bruno", file=file, height=24)
    typist = game.screen.read
    seen = 0

    def look(prompt: str) -> str:
        nonlocal seen
        picture = pictures(game.screen)[-1]
        for seat, name in enumerate(("Anna", "Bruno")):
            if f" {name}: " in picture:
                others = names_at(game, 1 - seat) - names_at(game, seat)
                built = {
                    room.names["en"] for manor in game.play.state.manors for room, _, _ in rooms_of(manor)
                }
                answers = picture[picture.index(f" {name}: ") :]
                assert not any(other in answers for other in others - built)
                seen += 1
        return typist(prompt)

    game.screen.read = look
    game.run()
    assert seen > 80
    assert "wins with" in written(game.screen) or "share the victory" in written(game.screen)
    assert written(game.screen).count("pass the keyboard") <= 2 * 20 + 3
