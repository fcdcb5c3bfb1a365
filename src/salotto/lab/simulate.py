"""Many games of bots against bots, on all cores, the same for the same seed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from salotto.bots import Bot, make_bot
from salotto.campaigns import CampaignRun
from salotto.kernel.log import to_log
from salotto.kernel.play import EVERY, NEVER, Play
from salotto.kernel.title import Json, Table, Title, Value
from salotto.lab.workers import collect_seldom, workers
from salotto.registry import title as find_title

BATCH_SECONDS = 0.3
"""A worker reports about this often, so that the progress bar moves."""


@dataclass(frozen=True, slots=True)
class Result:
    """What is kept of one game."""

    decisions: int
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    error: str | None = None


@dataclass(slots=True)
class Report:
    """What came out of many games."""

    title: str
    mode: str
    bots: tuple[str, ...]
    seconds: float = 0.0
    results: list[Result] = field(default_factory=list)

    @property
    def failed(self) -> list[Result]:
        """The games that broke off with an error."""
        return [result for result in self.results if result.error]

    def to_json(self) -> dict[str, Any]:
        """The contract of `salotto simulate --json`; a tie shares the win."""
        ended = [result for result in self.results if not result.error]
        seats = [
            {
                "bot": bot,
                "wins": sum(1 / len(game.winners) for game in ended if seat in game.winners),
                "mean_score": sum(game.scores[seat] for game in ended) / len(ended) if ended else None,
            }
            for seat, bot in enumerate(self.bots)
        ]
        return {
            "title": self.title,
            "mode": self.mode,
            "games": len(self.results),
            "finished": len(ended),
            "decisions": sum(result.decisions for result in self.results),
            "seconds": round(self.seconds, 3),
            "seats": seats,
        }


def play_out(play: Play[Any], bots: Sequence[Bot]) -> None:
    """Let the bots answer until the game is over."""
    while (decision := play.next_decision()) is not None:
        play.take(decision, bots[decision.seat].choose(play, decision))


def one_game(title: Title[Any], table: Table, save: Path | None = None) -> Result:
    """One game, kept as a log in the folder `save`, and there in any case when it fails.

    Of a campaign: all its tables; its seed is that of the table.
    """
    if title.saga is not None:
        return one_campaign(title, table, save)
    bots = [make_bot(name, f"{table.seed}/{seat}") for seat, name in enumerate(table.seats)]
    play = Play(title, table, every=EVERY if any(bot.thinks for bot in bots) else NEVER)
    try:
        play_out(play, bots)
    except Exception as error:  # a failed game is reported and kept, it does not stop the others
        path = keep(play, save or Path("failures"))
        return Result(len(play.log), error=f"{type(error).__name__}: {error} (the game is in {path})")
    if save:
        keep(play, save)
    outcome = play.outcome
    assert outcome is not None
    return Result(len(play.log), outcome.scores[: table.players], outcome.winners)


def one_campaign(title: Title[Any], table: Table, save: Path | None = None) -> Result:
    """A campaign from its first interlude to its last."""
    thinks = any(make_bot(name).thinks for name in table.seats)
    every = EVERY if thinks else NEVER
    run = CampaignRun.begin(title, table.seats, table.seed, table.options, every)
    try:
        while run.go_on(every):
            current = run.current.table
            bots = [make_bot(name, f"{current.seed}/{seat}") for seat, name in enumerate(current.seats)]
            play_out(run.current, bots)
    except Exception as error:  # as of a single game
        path = keep_file(table, run.to_json(), save or Path("failures"))
        decisions = sum(len(play.log) for play in run.tables)
        return Result(decisions, error=f"{type(error).__name__}: {error} (the campaign is in {path})")
    if save:
        keep_file(table, run.to_json(), save)
    outcome = run.current.outcome
    assert outcome is not None
    return Result(sum(len(play.log) for play in run.tables), outcome.scores, outcome.winners)


def keep(play: Play[Any], folder: Path) -> Path:
    """Write a game to a file that `salotto replay` opens."""
    return keep_file(play.table, to_log(play), folder)


def keep_file(table: Table, data: Json, folder: Path) -> Path:
    """Write a game or a campaign to a file that bears its seed."""
    folder.mkdir(parents=True, exist_ok=True)
    seed = "".join(letter if letter.isalnum() else "-" for letter in table.seed)
    path = folder / f"{table.title}-{table.mode}-{table.players}-{seed}.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def _some_games(title_id: str, tables: Sequence[Table], save: Path | None) -> list[Result]:
    title = find_title(title_id)
    return [one_game(title, table, save) for table in tables]


def simulate(
    title_id: str,
    seats: Sequence[str],
    games: int,
    seed: str = "0",
    jobs: int = 1,
    mode: str | None = None,
    options: Mapping[str, Value] | None = None,
    save: Path | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play many games; the result is the same for any number of jobs."""
    title = find_title(title_id)
    collect_seldom()
    for name in seats:
        make_bot(name)
    tables = [title.table(seats, f"{seed}/{number}", mode, options) for number in range(games)]
    report = Report(title_id, tables[0].mode if tables else mode or "", tuple(seats))
    jobs = min(jobs, games)
    begun = time.perf_counter()
    if jobs <= 1:
        for table in tables:
            report.results.append(one_game(title, table, save))
            on_progress(1)
    else:
        with workers(jobs) as pool:
            batches = list(batched(tables, batch_size(title, tables, jobs)))
            for results in pool.map(_some_games, [title_id] * len(batches), batches, [save] * len(batches)):
                report.results += results
                on_progress(len(results))
    report.seconds = time.perf_counter() - begun
    return report


def batch_size(title: Title[Any], tables: Sequence[Table], jobs: int) -> int:
    """How many games a worker takes at a time, judged by how long the first one lasts."""
    if not tables:
        return 1
    begun = time.perf_counter()
    one_game(title, tables[0])
    lasts = time.perf_counter() - begun
    return max(1, min(int(BATCH_SECONDS / lasts), -(-len(tables) // jobs)))


def batched(tables: Sequence[Table], size: int) -> Iterator[list[Table]]:
    """The tables in groups."""
    each = iter(tables)
    while group := list(islice(each, size)):
        yield group
