"""A game at the keyboard: answering, taking back, asking why, leaving and coming back."""

import errno
from pathlib import Path
from typing import Any

import pytest

from salotto.kernel.log import verify
from salotto.kernel.play import Play
from salotto.terminal import saves
from salotto.terminal.game import Game
from salotto.words import words
from tests.terminal.table import Keyboard, a_game, a_typed_game, fake_screen, pictures, saved_play, written


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "game.json"


# Whole games


@pytest.mark.parametrize(("seats", "size"), [("you", (120, 40)), ("you,random,random", (80, 24))])
def test_a_whole_game_is_played_with_numbers(seats: str, size: tuple[int, int], file: Path) -> None:
    game = a_typed_game(*seats.split(","), file=file, width=size[0], height=size[1])
    game.run()
    assert game.play.over
    last = pictures(game.screen)[-1]
    assert str(game.play.scorecards()[0].total) in last
    assert "The seed was a" in last
    assert ("You win with" in last) == (seats != "you")
    assert f"salotto replay {file}" in last.replace("\n", "")
    verify(game.play.title, saves.load(file))


def test_a_solo_game_ends_with_the_haunt_o_meter(file: Path) -> None:  # SM-7.12
    game = a_typed_game("you", file=file)
    game.run()
    assert "Haunt-o-meter: rank" in pictures(game.screen)[-1]


def test_the_seal_of_the_seed_is_shown_before_the_first_answer(file: Path) -> None:
    game = a_game(seats=("you", "greedy"), file=file)
    game.run()
    assert "Seal of the shuffled cards" in written(game.screen)


# Answers


def test_a_wrong_line_is_answered_with_what_can_be_typed(file: Path) -> None:
    game = a_game("7", "ballroom", "", file=file)
    game.run()
    assert "“7” is no answer: type a number from 1 to 2" in written(game.screen)
    assert "“ballroom” is no answer" in written(game.screen)
    assert "“” is no answer" not in written(game.screen)
    assert not game.play.log


def test_an_answer_that_cannot_be_taken_back_is_confirmed(file: Path) -> None:
    asked = a_game("1", file=file)
    asked.run()
    assert "this cannot be taken back" in pictures(asked.screen)[-1]
    assert not asked.play.log
    confirmed = a_game("1", "", file=file)
    confirmed.run()
    assert len(confirmed.play.log) == 1


def test_one_can_think_again_before_confirming(file: Path) -> None:
    game = a_game("1", "u", file=file)
    game.run()
    assert not game.play.log
    other = a_game("1", "2", "", file=file)
    other.run()
    assert other.play.log[0].key != asked_first(game)


def asked_first(game: Game) -> str:
    decision = game.play.decision(0)
    assert decision is not None
    return decision.keys[0]


def test_the_places_for_a_room_are_numbered_in_the_drawing(file: Path) -> None:
    game = a_game("1", "", "1", file=file)
    game.run()
    question = pictures(game.screen)[-1]
    assert all(f"[{number}]" in question for number in (1, 2, 3, 4))
    assert "Where do you build" in question


# Taking back


def test_u_takes_the_last_answer_back(file: Path) -> None:
    game = a_game("1", "", "2", "u", file=file)
    game.run()
    assert len(game.play.log) == 1
    assert "Which room do you play?" in pictures(game.screen)[-1]
    assert len(saved_play(file).log) == 1


def test_u_behind_a_barrier_says_why_not(file: Path) -> None:
    game = a_game("1", "", "u", file=file)
    game.run()
    assert "cards have been shuffled or dice rolled since" in pictures(game.screen)[-1]
    assert len(game.play.log) == 1


def test_u_at_the_very_start_says_that_there_is_nothing(file: Path) -> None:
    game = a_game("u", "r", file=file)
    game.run()
    assert written(game.screen).count("There is nothing to take back.") == 2


def at_the_places(file: Path) -> Game:
    """A solo game with a monster waiting for a fitting space."""
    game = a_typed_game("you", file=file)
    typist = game.screen.read

    def until_places(prompt: str) -> str:
        decision = game.play.decision(0)
        if decision is not None and game.shortcuts(decision):
            raise EOFError
        return typist(prompt)

    game.screen.read = until_places
    game.run()
    return game


def continued(game: Game, *lines: str) -> Game:
    game.screen = fake_screen(Keyboard(*lines))
    game.frames.screen = game.screen
    game.run()
    return game


def test_a_lets_the_title_arrange_and_u_takes_all_of_it_back(file: Path) -> None:
    game = at_the_places(file)
    answers, waiting = len(game.play.log), game.play.view(0)["manors"][0]["waiting"]
    continued(game, "a")
    assert "Arrange for me" in pictures(game.screen)[1]
    assert game.play.view(0)["manors"][0]["waiting"] != waiting
    continued(game, "u")
    assert len(game.play.log) == answers
    assert game.play.view(0)["manors"][0]["waiting"] == waiting


def test_a_where_nothing_is_offered_says_so(file: Path) -> None:
    game = a_game("a", file=file)
    game.run()
    assert "nothing to do for you here" in written(game.screen)


def test_r_restarts_the_turn(file: Path) -> None:
    game = at_the_places(file)
    before = len(game.play.log)
    continued(game, "r")
    assert len(game.play.log) < before
    assert "Which room do you play?" in pictures(game.screen)[-1]


# Looking around


def test_a_question_mark_shows_what_is_not_possible_and_by_which_rule(file: Path) -> None:  # SM-4.2.5
    game = a_game("1", "", "1", "?", "", file=file)
    game.run()
    page = next(picture for picture in pictures(game.screen) if "What is not possible" in picture)
    assert "A room needs a room beneath it.  SM-4.2.5" in page
    assert "first floor, first left of the Foyer" in page


def test_a_question_mark_where_all_is_possible_says_so(file: Path) -> None:
    game = a_game("?", "", file=file)
    game.run()
    assert "Nothing is forbidden here" in written(game.screen)


def test_i_shows_the_signs_and_the_texts_of_the_cards(file: Path) -> None:
    game = a_game("i", "", file=file)
    game.run()
    page = next(picture for picture in pictures(game.screen) if "A monster of any colour may" in picture)
    assert "As Left half" in page
    assert "2, 5 or 9 points" in page


def test_v_shows_all_the_manors_but_nobody_elses_hand(file: Path) -> None:
    game = a_game("1", "", "v", "", seats=("you", "random", "random"), file=file)
    game.run()
    page = pictures(game.screen)[-2]
    assert page.count("∩") == 6
    hands = [room for manor in game.play.state.manors for room in manor.hand.cards]
    assert not any(room.names["en"] in page for room in hands)


def test_s_tells_the_whole_story(file: Path) -> None:
    game = a_game("1", "", "s", "", seats=("you", "random"), file=file)
    game.run()
    page = pictures(game.screen)[-2]
    assert "You open your manor" in page
    assert "Random opens a manor" in page


def test_a_long_page_is_shown_screen_by_screen(file: Path) -> None:
    game = a_game("i", "", "", "", file=file, width=80, height=20)
    game.run()
    assert all(picture.count("\n") <= 20 for picture in pictures(game.screen))
    assert "2, 5 or 9 points" in " ".join(written(game.screen).split())


# Leaving and coming back


def test_q_saves_and_says_how_to_go_on(file: Path) -> None:
    game = a_game("1", "", "2", "q", file=file)
    game.run()
    assert f"salotto play --resume {file}" in written(game.screen)
    assert saved_play(file).log == game.play.log


def test_a_resumed_game_goes_on_where_it_was(file: Path) -> None:
    first = a_game("1", "", "2", "q", seats=("you", "greedy"), file=file)
    first.run()
    screen = fake_screen(Keyboard("u"))
    Game(saved_play(file), words("en"), screen, file).run()
    assert "Where do you build" in pictures(screen)[1]
    assert "Which room do you play?" in pictures(screen)[2]


def test_a_resumed_game_tells_only_the_news(file: Path) -> None:
    game = a_typed_game("you", "greedy", file=file)
    typist = game.screen.read

    def until_round_five(prompt: str) -> str:
        if game.play.state.round == 5:
            raise EOFError
        return typist(prompt)

    game.screen.read = until_round_five
    game.run()
    screen = fake_screen(Keyboard())
    Game(saved_play(file), words("en"), screen, file).run()
    assert "End of round 4" in written(screen)
    assert "End of round 3" not in written(screen)


def test_a_terminal_that_is_killed_loses_no_answer(file: Path) -> None:
    game = a_typed_game("you", "random", file=file, width=80, height=24)
    typist = game.screen.read

    def look_at_the_file(prompt: str) -> str:
        if any(choice.seat == 0 for choice in game.play.log):
            assert saves.load(file)["choices"] == [[*choice] for choice in game.play.log]
        return typist(prompt)

    game.screen.read = look_at_the_file
    game.run()


def test_the_end_of_the_input_saves_and_leaves(file: Path) -> None:
    a_game("1", "", file=file).run()
    assert len(saved_play(file).log) == 1


def test_control_c_saves_and_leaves(file: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    game = a_game(file=file)
    game.screen.read = interrupted
    with pytest.raises(KeyboardInterrupt):
        game.run()
    assert f"salotto play --resume {file}" in written(game.screen)
    assert file.exists()


def test_a_full_disk_is_mentioned_once_and_the_game_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(play: Play[Any], path: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(saves, "save", full)
    game = a_game("1", "", "1", "1", "", file=file)
    game.run()
    assert len(game.play.log) == 3
    seen = " ".join(written(game.screen).split())
    assert seen.count("No space left on device") == 2  # once while playing, once when leaving
    assert "--resume" not in seen


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where a folder should be")
    game = a_typed_game("you", file=tmp_path / "saves" / "game.json")
    game.run()
    assert game.play.over
    assert "cannot be saved" in written(game.screen)
