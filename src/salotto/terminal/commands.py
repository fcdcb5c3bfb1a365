"""What the commands do, once the command line has been read."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from salotto.bots import UnknownBot
from salotto.campaigns import is_campaign
from salotto.kernel.log import OtherRelease, from_log, verify
from salotto.kernel.play import Play, Told
from salotto.kernel.title import Json, Mode, Title, Value
from salotto.registry import everything, titles
from salotto.speech import Speech
from salotto.terminal import campaigns, keys, opening, reports, saves
from salotto.terminal.game import QUIT, Game, Quit
from salotto.terminal.party import PERSON, Party, is_person, read_seats
from salotto.terminal.replay import Replay
from salotto.terminal.result import ending
from salotto.terminal.screen import Screen
from salotto.terminal.trouble import Trouble
from salotto.terminal.watch import watch
from salotto.words import Words


@dataclass(frozen=True, slots=True)
class Setting:
    """What somebody wrote about the table to be opened."""

    title: str
    seats: str | None = None
    mode: str | None = None
    options: Sequence[str] = ()
    seed: str | None = None

    def read(self, words: Words) -> tuple[Title[Any], list[str] | None, Mode | None, dict[str, Value]]:
        """The title, the seats if any were named, the mode and the options."""
        title = opening.find_title(self.title, words)
        mode = opening.find_mode(title, self.mode, words)
        options = opening.read_options(title, self.options, words)
        return title, read_seats(self.seats, words) if self.seats is not None else None, mode, options

    def start(self, words: Words, everybody: str) -> Play[Any]:
        """A table with a story; without seats, one person and some bots, or `everybody` the same bot."""
        title, seats, mode, options = self.read(words)
        if seats is None:
            seats = opening.usual_seats(title, mode)
            seats = seats if everybody == PERSON else [everybody] * len(seats)
        table = opening.open_table(title, seats, mode, options, self.seed, words)
        story: list[Told] = []
        return Play(title, table, story)


def show_titles(words: Words, screen: Screen, as_json: bool) -> int:
    """`salotto titles`."""
    if as_json:
        print(json.dumps(opening.shelf(), ensure_ascii=False))
        return 0
    for title in everything().values():
        screen.add(reports.shelf_entry(title, words))
    return 0


def play(words: Words, screen: Screen, setting: Setting | None, resume: Path | None) -> int:
    """`salotto play`."""
    if resume is None and setting is not None and setting.seed is None and keys.interactive():
        try:
            resume = offered(setting, words, screen)
        except (Quit, EOFError):
            return 0
    if resume is not None:
        game = resumed(resume, words, screen)
    elif setting is not None:
        no_campaign(setting.title, words)
        fresh = setting.start(words, PERSON)
        if not any(map(is_person, fresh.table.seats)):
            raise Trouble(words.say("cli-nobody-plays"))
        game = Game(fresh, words, screen, saves.new_file(fresh.table.title, datetime.now()))
    else:
        raise Trouble(words.say("cli-play-what", known=", ".join(titles())))
    game.run()
    return 0


def no_campaign(title: str, words: Words) -> None:
    """Trouble about a campaign, of which one table is no whole game."""
    if opening.find_title(title, words).saga is not None:
        raise Trouble(words.say("cli-campaign-play", title=title))


def resumed(path: Path, words: Words, screen: Screen) -> Game:
    """A saved game, to go on with."""
    title, data = opening.load(path, words)
    story: list[Told] = []
    with opening.reading(path, words):
        table = from_log(title, data, story=story)
    if not any(map(is_person, table.table.seats)):
        raise Trouble(words.say("cli-nobody-plays"))
    try:
        return Game(table, words, screen, path)
    except UnknownBot as unknown:
        raise Trouble(words.say("cli-bad-file", file=str(path), reason=str(unknown))) from unknown


def offered(setting: Setting, words: Words, screen: Screen) -> Path | None:
    """Offer to go on with a saved game of the title; None for a new one."""
    title = setting.read(words)[0]
    found = list(saves.unfinished(title.id))[:5]
    if not found:
        return None
    speech = Speech(title, words)
    screen.show(Text(words.say("cli-unfinished", title=speech.title_name()), "bold"))
    for number, saved in enumerate(found, 1):
        names = speech.several(Party(title.table(**_table(saved.data)), words).names)
        answers = words.say("cli-answers", answers=len(saved.data["choices"]))
        screen.add(Text(f"  {number}  {saved.when:%Y-%m-%d %H:%M} · {names} · {answers}"))
    screen.add(Text(words.say("cli-unfinished-keys"), "dim"))
    line = screen.ask()
    if line == QUIT:
        raise Quit
    if not line:
        return found[0].path
    return found[int(line) - 1].path if line.isdecimal() and 0 < int(line) <= len(found) else None


def _table(data: Json) -> dict[str, Any]:
    names = ("seats", "seed", "mode", "options", "carried")
    return {name: data[name] for name in names if name in data}


def watch_bots(words: Words, screen: Screen, setting: Setting, delay: float) -> int:
    """`salotto watch`."""
    no_campaign(setting.title, words)
    table = setting.start(words, "greedy")
    if any(map(is_person, table.table.seats)):
        raise Trouble(words.say("cli-only-bots"))
    watch(table, words, screen, delay, time.sleep)
    return 0


def replay(words: Words, screen: Screen, path: Path, to: int | None) -> int:
    """`salotto replay`."""
    title, data = opening.load(path, words)
    with opening.reading(path, words):
        log = Replay(title, data, words, screen)
        if keys.interactive():
            with keys.single_keys():
                log.walk(min(to or 0, log.length), keys.read_key)
        else:
            log.print(log.length if to is None else min(to, log.length))
    return 0


def check(words: Words, screen: Screen, path: Path) -> int:
    """`salotto verify`."""
    with opening.reading(path, words):
        data = saves.read(path)
        if is_campaign(data):
            return campaigns.check(words, screen, path, data)
    title, data = opening.load(path, words)
    try:
        with opening.reading(path, words):
            table = verify(title, data)
    except OtherRelease as other:
        releases = {"played": other.played, "current": other.current}
        raise Trouble(words.say("cli-other-release", file=str(path), **releases)) from other
    screen.line(words.say("cli-verified", file=str(path), choices=len(table.log), seed=table.table.seed))
    return 0


def score(words: Words, screen: Screen, path: Path) -> int:
    """`salotto score`."""
    title, data = opening.load(path, words)
    with opening.reading(path, words):
        table = from_log(title, data)
    party = Party(table.table, words)
    speech = Speech(title, words, party.names, party.reader, title.rivals(table.table))
    screen.add(ending(table, speech))
    return 0


def simulate(
    words: Words, screen: Screen, setting: Setting, games: int, jobs: int, save: Path | None, as_json: bool
) -> int:
    """`salotto simulate`."""
    from salotto.lab import simulate as lab

    title, seats, mode, options = setting.read(words)
    if seats is None:
        seats = ["random"] * len(opening.usual_seats(title, mode))
    if any(map(is_person, seats)):
        raise Trouble(words.say("cli-only-bots"))
    seed = setting.seed if setting.seed is not None else "0"
    table = opening.open_table(title, seats, mode, options, seed, words)
    errors = Console(stderr=True)
    columns = (TextColumn(f"{title.id}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("", total=games)
        try:
            report = lab.simulate(
                title.id,
                seats,
                games,
                seed,
                jobs,
                table.mode,
                options,
                save,
                lambda done: progress.advance(task, done),
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise Trouble(words.say("cli-cannot-write", file=str(save), reason=reason)) from error
    figures = report.to_json()
    if as_json:
        print(json.dumps(figures))
    else:
        screen.add(reports.simulation(figures, words))
    for failed in report.failed:
        print(f"salotto: {failed.error}", file=sys.stderr)
    return 1 if figures["finished"] < games else 0


def bench(
    words: Words, screen: Screen, setting: Setting, seconds: float, peer: str | None, as_json: bool
) -> int:
    """`salotto bench`."""
    from salotto.lab import bench as lab

    no_campaign(setting.title, words)
    title, _, mode, options = setting.read(words)
    figures = lab.bench(title.id, seconds, mode.id if mode else None, options, peer)
    if as_json:
        print(json.dumps(figures))
    else:
        screen.add(reports.benchmark(figures, words))
    return 0
