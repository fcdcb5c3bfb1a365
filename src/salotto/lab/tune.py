"""`salotto tune`: better weights for a title's evaluation, found by self-play.

The weights are the numbers in the table `weights` of the title's data/weights.toml; those that are 0 stay so.
An evolution strategy (CMA-ES) varies them; a set of weights is as good as the greedy bot that plays by them.
The gain is measured on deals that were not used to find it, and written beside the weights. Weights that do
not gain for certain are not written.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from importlib.resources import files
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from rich.console import Console

from salotto.bots.greedy import GreedyBot
from salotto.bots.moves import Way
from salotto.bots.playout import TO_THE_END
from salotto.bots.worth import leads
from salotto.content import ContentError
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.lab.numbers import whole_number
from salotto.lab.progress import cores, progress_bar
from salotto.lab.workers import workers
from salotto.registry import title as find_title
from salotto.words import Words

FILE = "weights.toml"
SPREAD = 0.25
"""How far the first tries are from the present weights, as a share of each."""

CERTAIN = 2.0
"""A gain counts if it is so many standard errors above nothing."""

DIGITS = 3

MEASURE = 10
"""The gain is measured on so many times the games of one try."""

Weights = dict[str, float | list[float]]


@dataclass(frozen=True, slots=True)
class Trial:
    """A game to be played by the greedy bot with some weights."""

    title: str
    weights: Weights
    players: int
    seed: str


@dataclass(frozen=True, slots=True)
class Tuned:
    """What came of it: the weights, and how many points a game they gain."""

    weights: Weights
    games: int
    before: float
    after: float
    gain: float
    error: float

    @property
    def certain(self) -> bool:
        """Whether the gain is more than luck."""
        return self.gain > CERTAIN * self.error


def weights_file(title: Title[Any]) -> Path:
    """Where the weights of a title are."""
    file = Path(str(files(title.package) / "data" / FILE))
    if not file.is_file():
        raise ContentError(f"data/{FILE}", title.id, "", "there is no such file, so there is nothing to tune")
    return file


def read_weights(text: str) -> Weights:
    """The numbers of the table `weights`."""
    table = tomllib.loads(text)["weights"]
    return {name: value for name, value in table.items() if not isinstance(value, str)}


# Numbers in a row, for the strategy


def flat(weights: Weights) -> list[float]:
    """All the numbers in a row."""
    return [
        float(number)
        for value in weights.values()
        for number in (value if isinstance(value, list) else [value])
    ]


def shaped(numbers: Sequence[float], like: Weights) -> Weights:
    """The numbers of a row as weights again."""
    row = iter(numbers)
    return {
        name: [next(row) for _ in value] if isinstance(value, list) else next(row)
        for name, value in like.items()
    }


# How good weights are


def play_trial(trial: Trial) -> float:
    """What a game with some weights is worth: to the first seat, if the others have the present weights.

    Where the title can play on by itself, everybody has them, and the mean score counts: that is quicker.
    """
    present = find_title(trial.title)
    title = present.advised_by(present.adviser.with_weights(trial.weights))
    play = Play(title, title.table(["greedy"] * trial.players, trial.seed))
    bots = [WeighingBot(title if seat == 0 else present, trial.seed) for seat in range(trial.players)]
    while (decision := play.next_decision()) is not None:
        values = title.adviser.quick_playout(play.state, TO_THE_END)
        if values is not None:
            return fmean(values)
        play.take(decision, bots[decision.seat].choose(play, decision))
    return leads(play, [present.adviser.evaluate(play.state, seat) for seat in range(trial.players)])[0]


class WeighingBot(GreedyBot):
    """Greedy with weights of its own."""

    def __init__(self, title: Title[Any], seed: str) -> None:
        super().__init__(seed)
        self.title = title

    def plan(self, play: Play[Any], mind: Play[Any], seat: int) -> Way:
        """The way to the position that is best by its weights."""
        mind.title = self.title
        return super().plan(play, mind, seat)


def trials(title: Title[Any], weights: Weights, games: int, seed: str) -> list[Trial]:
    """Games alone and for two, as far as the title is for them."""
    counts = sorted({count for mode in title.modes for count in mode.players})
    players = [count for count in counts if count <= 2] or counts[:1]
    return [Trial(title.id, weights, players[n % len(players)], f"{seed}/{n}") for n in range(games)]


class Tuner:
    """Finds and measures weights."""

    def __init__(self, title: Title[Any], games: int, seed: str, pool: ProcessPoolExecutor | None) -> None:
        self.title = title
        self.games = games
        self.seed = seed
        self.pool = pool
        self.present = read_weights(weights_file(title).read_text(encoding="utf-8"))

    def worths(self, weights: Weights, games: int, deals: str) -> list[float]:
        """What games with these weights were worth; the same deals for the same words."""
        those = trials(self.title, weights, games, f"{self.seed}/{deals}")
        return list(self.pool.map(play_trial, those, chunksize=8) if self.pool else map(play_trial, those))

    def evolve(self, generations: int, on_progress: Callable[[], None]) -> Weights:
        """Vary the weights for some generations."""
        from cmaes import CMA
        from numpy import zeros

        start = flat(self.present)
        moving = [at for at, number in enumerate(start) if number]

        def weights_at(point: Iterable[float]) -> Weights:
            numbers = start.copy()
            for at, step in zip(moving, point, strict=True):
                numbers[at] = round(numbers[at] * (1 + float(step)), DIGITS)
            return shaped(numbers, self.present)

        seed = int.from_bytes(hashlib.sha256(self.seed.encode()).digest()[:4], "big")
        strategy = CMA(mean=zeros(len(moving)), sigma=SPREAD, seed=seed)
        for generation in range(generations):
            points = [strategy.ask() for _ in range(strategy.population_size)]
            strategy.tell(
                [
                    (point, -fmean(self.worths(weights_at(point), self.games, str(generation))))
                    for point in points
                ]
            )
            on_progress()
        return weights_at(strategy.mean)

    def measure(self, weights: Weights) -> Tuned:
        """What the weights gain on fresh deals."""
        games = MEASURE * self.games
        before = self.worths(self.present, games, "measure")
        after = self.worths(weights, games, "measure")
        gains = [new - old for new, old in zip(after, before, strict=True)]
        return Tuned(
            weights, games, fmean(before), fmean(after), fmean(gains), stdev(gains) / sqrt(len(gains))
        )


def tune(
    title: Title[Any],
    games: int,
    generations: int,
    seed: str = "tune",
    jobs: int = 1,
    on_progress: Callable[[], None] = lambda: None,
) -> Tuned:
    """Better weights for a title, and what they gain."""
    with ExitStack() as stack:
        pool = stack.enter_context(workers(jobs)) if jobs > 1 else None
        tuner = Tuner(title, games, seed, pool)
        return tuner.measure(tuner.evolve(generations, on_progress))


# The file


def rewritten(text: str, tuned: Tuned) -> str:
    """The text of weights.toml with the new numbers, every comment kept, and the measured gain at its end."""
    for name, value in tuned.weights.items():
        number = f"[{', '.join(map(str, value))}]" if isinstance(value, list) else str(value)
        text = re.sub(rf"^{name} = (\[[^\]]*\]|[^\s#]+)", f"{name} = {number}", text, flags=re.MULTILINE)
    head, _, _ = text.partition("\n[tuned]")
    return head.rstrip() + (
        "\n\n[tuned]  # by self-play of the greedy bot, measured on fresh deals\n"
        f"games = {tuned.games}\n"
        f"before = {tuned.before:.2f}\n"
        f"after = {tuned.after:.2f}\n"
        f"gain = {tuned.gain:.2f}\n"
        f"error = {tuned.error:.2f}\n"
    )


# On the command line


def add_tune_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be written after `salotto tune`."""
    say, some = words.say, whole_number(words)
    parser.add_argument("title", metavar="TITLE", help=say("cli-help-title"))
    parser.add_argument("--games", metavar="N", type=some, default=200, help=say("cli-help-tune-games"))
    parser.add_argument(
        "--generations", metavar="N", type=some, default=40, help=say("cli-help-tune-generations")
    )
    parser.add_argument("--seed", metavar="S", default="tune", help=say("cli-help-seed"))
    parser.add_argument("--jobs", metavar="N", type=some, default=cores(), help=say("cli-help-jobs"))


def run_tune(args: argparse.Namespace, words: Words, console: Console | None = None) -> int:
    """Tune, and write what gains for certain."""
    title = find_title(args.title)
    file = weights_file(title)
    with progress_bar(words.say("cli-tune-playing"), args.generations) as advance:
        tuned = tune(title, args.games, args.generations, args.seed, args.jobs, advance)
    if tuned.certain:
        file.write_text(rewritten(file.read_text(encoding="utf-8"), tuned), encoding="utf-8")
    (console or Console(highlight=False)).print(
        words.say(
            "cli-tune-written" if tuned.certain else "cli-tune-kept",
            gain=round(tuned.gain, 2),
            error=round(tuned.error, 2),
            games=tuned.games,
            file=str(file),
        ),
        markup=False,
    )
    return 0
