"""Looking on: bots at play, and games that have been played."""

from typing import Any

import pytest

from salotto.kernel.log import to_log
from salotto.kernel.play import Play
from salotto.lab.simulate import play_out
from salotto.registry import title
from salotto.terminal.keys import BACK, FIRST, LAST, LEAVE, NEXT, SEQUENCES
from salotto.terminal.party import bots_of
from salotto.terminal.replay import Replay
from salotto.terminal.watch import watch
from salotto.words import words
from tests.terminal.table import Keyboard, fake_screen, new_play, pictures, written
from tests.titles.spook_manor.positions import rooms_of


@pytest.fixture(scope="module")
def finished() -> Play[Any]:
    play = new_play("random", "random")
    bots = bots_of(play.table)
    play_out(play, [bots[0], bots[1]])
    return play


def a_replay(play: Play[Any], terminal: bool = True) -> Replay:
    screen = fake_screen(Keyboard(), terminal=terminal)
    return Replay(title("spook-manor"), to_log(play), words("en"), screen)


def test_every_event_is_a_picture_and_a_pause() -> None:
    pauses: list[float] = []
    screen = fake_screen(Keyboard(), width=80, height=24)
    watch(new_play("random", "random"), words("en"), screen, 0.5, pauses.append)
    assert len(pauses) > 20
    assert set(pauses) == {0.5}
    assert "The seed was a" in pictures(screen)[-1]


def test_without_a_terminal_only_the_story_is_told(finished: Play[Any]) -> None:
    pauses: list[float] = []
    screen = fake_screen(Keyboard(), terminal=False)
    watch(new_play("random", "random"), words("en"), screen, 0.5, pauses.append)
    assert pauses == []
    assert "\x1b" not in written(screen)
    assert written(screen).count("End of round") == 19
    assert written(screen).count("∩") == 4


def test_a_replay_stops_where_something_happened(finished: Play[Any]) -> None:
    replay = a_replay(finished)
    assert replay.stops[0] == 0
    assert replay.stops[-1] == len(finished.log)
    assert len(replay.stops) < len(finished.log)


def test_the_arrows_go_on_and_back(finished: Play[Any]) -> None:
    replay = a_replay(finished)
    first, second, third = replay.stops[:3]
    assert replay.moved(first, NEXT) == second
    assert replay.moved(third, BACK) == second
    assert replay.moved(second + 1, BACK) == second
    assert replay.moved(second + 1, NEXT) == third
    assert replay.moved(first, BACK) == first
    assert replay.moved(third, FIRST) == 0
    assert replay.moved(third, LAST) == replay.moved(replay.length, NEXT) == replay.length


def test_one_walks_through_a_game_with_the_keys(finished: Play[Any]) -> None:
    replay = a_replay(finished)
    keys = iter([NEXT, None, NEXT, LAST, BACK, LEAVE])
    replay.walk(0, lambda: next(keys))
    shown = pictures(replay.screen)[1:]
    assert len(shown) == 5
    assert f"After 0 of {replay.length} answers" in shown[0]
    assert "opens a manor" in shown[1]
    assert "wins with" in shown[3]
    assert "wins with" not in shown[4]


def test_a_replay_without_a_terminal_prints_story_table_and_points(finished: Play[Any]) -> None:
    replay = a_replay(finished, terminal=False)
    replay.print(replay.length)
    assert finished.outcome is not None
    text = written(replay.screen)
    assert text.count("End of round") == 19
    assert f"wins with {max(finished.outcome.scores)} points!" in text


def test_a_replay_can_stop_half_way(finished: Play[Any]) -> None:
    replay = a_replay(finished, terminal=False)
    replay.print(20)
    assert f"After 20 of {replay.length} answers" in written(replay.screen)
    assert "these are the points so far" in written(replay.screen)


def test_a_replay_shows_no_hand(finished: Play[Any]) -> None:
    replay = a_replay(finished, terminal=False)
    replay.print(40)
    state = replay.opened(40)[0].state
    built = {room.key for manor in state.manors for room, _, _ in rooms_of(manor)}
    hands = [card for manor in state.manors for card in manor.hand if card.key not in built]
    names = {room.names["en"] for manor in state.manors for room, _, _ in rooms_of(manor)}
    assert not any(
        card.names["en"] in written(replay.screen) for card in hands if card.names["en"] not in names
    )


def test_every_terminal_has_keys_for_everything() -> None:
    assert set(SEQUENCES.values()) == {NEXT, BACK, FIRST, LAST, LEAVE}
