"""A terminal without a terminal: a screen that is a string, and a keyboard that is a list."""

from collections import deque
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from salotto.bots import make_bot
from salotto.kernel.decisions import key_of
from salotto.kernel.log import from_log
from salotto.kernel.play import Play, Told
from salotto.registry import title
from salotto.terminal import saves
from salotto.terminal.game import Game
from salotto.terminal.screen import Screen
from salotto.words import Language, words

CLEAR = "\x1b[2J\x1b[H"


class Keyboard:
    """Types the given lines, then lets go of the keyboard (end of file)."""

    def __init__(self, *lines: str) -> None:
        self.lines = deque(lines)

    def __call__(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.popleft()


class Typist:
    """Plays like a bot, by typing numbers, and confirms what has to be confirmed."""

    def __init__(self, bot: str = "greedy") -> None:
        self.game: Game | None = None
        self.asked = -1  # how long the log was when a number was last typed
        self.bots = [make_bot(bot, "typist") for _ in range(6)]

    def __call__(self, prompt: str) -> str:
        assert self.game is not None
        play, seat = self.game.play, self.game.holder
        decision = play.decision(seat) if seat is not None else None
        if decision is None:
            return ""
        if len(play.log) == self.asked:
            self.asked = -1
            return ""
        self.asked = len(play.log)
        option = self.bots[decision.seat].choose(play, decision)
        return str(decision.keys.index(key_of(option)) + 1)


def fake_screen(read: Any, width: int = 100, height: int = 50, terminal: bool = True) -> Screen:
    console = Console(
        file=StringIO(),
        width=width,
        height=height,
        force_terminal=terminal,
        color_system=None,
        highlight=False,
        markup=False,
    )
    return Screen(console, read)


def written(screen: Screen) -> str:
    """Everything written so far."""
    file = screen.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def pictures(screen: Screen) -> list[str]:
    """What was to be seen between one clearing of the screen and the next."""
    return written(screen).split(CLEAR)


def new_play(*seats: str, seed: str = "a", **settings: Any) -> Play[Any]:
    story: list[Told] = []
    spook_manor = title("spook-manor")
    return Play(spook_manor, spook_manor.table(seats, seed, **settings), story)


def a_game(
    *lines: str,
    seats: tuple[str, ...] = ("you",),
    seed: str = "a",
    file: Path,
    language: Language = "en",
    width: int = 100,
    height: int = 50,
) -> Game:
    """A game in which these lines are typed."""
    screen = fake_screen(Keyboard(*lines), width, height)
    return Game(new_play(*seats, seed=seed), words(language), screen, file)


def a_typed_game(
    *seats: str, file: Path, language: Language = "en", width: int = 100, height: int = 50, seed: str = "a"
) -> Game:
    """A game that is played to its end."""
    typist = Typist()
    game = Game(new_play(*seats, seed=seed), words(language), fake_screen(typist, width, height), file)
    typist.game = game
    return game


def saved_play(file: Path) -> Play[Any]:
    """The game in a file."""
    story: list[Told] = []
    return from_log(title("spook-manor"), saves.load(file), story=story)
