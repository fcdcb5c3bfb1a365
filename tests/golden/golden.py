"""Golden games: one recorded game for each title and mode, and a page that shows it for the eye."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from salotto.bots import make_bot
from salotto.kernel.log import check_log, read_table, to_log
from salotto.kernel.play import Play, Told
from salotto.kernel.title import Json, Title
from salotto.registry import titles

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Golden:
    """The golden game of a title's mode: its log and its page."""

    title: Title[Any]
    mode: str

    def __str__(self) -> str:
        return f"{self.title.id}.{self.mode}"

    @property
    def log_file(self) -> Path:
        """The recorded choices."""
        return FOLDER / f"{self}.json"

    @property
    def page_file(self) -> Path:
        """What they lead to, to be read by people."""
        return FOLDER / f"{self}.txt"

    def log(self) -> Json:
        """The recorded log."""
        return check_log(json.loads(self.log_file.read_text(encoding="utf-8")))


def all_golden() -> list[Golden]:
    """One for each mode of each installed title."""
    return [Golden(title, mode.id) for title in titles().values() for mode in title.modes]


# Recording


def record(golden: Golden) -> Json:
    """A game of greedy bots, as few of them as the mode allows."""
    players = min(golden.title.mode(golden.mode).players)
    table = golden.title.table(["greedy"] * players, "golden", golden.mode)
    play = Play(golden.title, table)
    bots = [make_bot("greedy", f"golden {seat}") for seat in range(players)]
    while (decision := play.next_decision()) is not None:
        play.take(decision, bots[decision.seat].choose(play, decision))
    log = to_log(play)
    return {**log, "checkpoints": [log["checkpoints"][0], log["checkpoints"][-1]]}


def written(log: Json) -> str:
    """A log as text with one choice and one checkpoint on a line."""
    parts = []
    for name, value in log.items():
        if name in ("choices", "checkpoints"):
            lines = ",\n  ".join(json.dumps(each) for each in value)
            parts.append(f'"{name}": [\n  {lines}\n]')
        else:
            parts.append(f'"{name}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


# The page


def page(title: Title[Any], log: Json) -> str:
    """Everything that happens in a game, choice by choice."""
    return "\n".join(page_lines(title, log)) + "\n"


def page_lines(title: Title[Any], log: Json) -> Iterator[str]:
    """The lines of the page."""
    table = read_table(title, log)
    story: list[Told] = []
    play = Play(title, table, story)
    yield f"{title.id} (release {table.release}), {table.mode}, {table.players} seats, seed {table.seed!r}"
    yield from (f"{name} = {value}" for name, value in table.options.items())
    yield ""
    yield from events(story)
    told = len(story)
    for number, (seat, key) in enumerate(log["choices"], 1):
        if number == len(log["choices"]) // 2:
            yield from ["", "What seat 0 sees:", *view_lines(play.view(0)), ""]
        decision = play.decision(seat)
        assert decision is not None, f"seat {seat} is not being asked at choice {number}"
        keys = decision.keys
        shown = " ".join(keys) if len(keys) < 6 else f"{len(keys)} options"
        about = "".join(f" {name}={words(value)}" for name, value in decision.about.items())
        yield f"{number:4}  seat {seat}  {decision.prompt}{about}: {key}   ({shown})"
        play.answer(seat, key)
        yield from events(story[told:])
        told = len(story)
    yield ""
    cards = play.scorecards()
    for category in title.categories:
        if category in cards[0].points:
            yield f"{category:16}" + "".join(f"{card.points[category]:6}" for card in cards)
    yield f"{'total':16}" + "".join(f"{card.total:6}" for card in cards)
    yield from ["", f"{play.outcome}".replace(", carries=None)", ")")]


def events(story: list[Told]) -> Iterator[str]:
    """What is told."""
    for _, event in story:
        whom = "" if event.only is None else f" (to seat {event.only} only)"
        args = "".join(f" {name}={words(value)}" for name, value in event.args.items())
        yield f"        * {event.id}{'' if event.seat is None else f' seat {event.seat}'}{args}{whom}"


def words(value: Json) -> str:
    """An argument, short."""
    return value if isinstance(value, str) else json.dumps(value)


def view_lines(view: Json, indent: str = "  ") -> Iterator[str]:
    """A view, one line for each short thing."""
    for name, value in view.items() if isinstance(view, dict) else enumerate(view):
        text = json.dumps(value, ensure_ascii=False)
        if len(text) < 90 or not isinstance(value, dict | list):
            yield f"{indent}{name}: {text}"
        else:
            yield f"{indent}{name}:"
            yield from view_lines(value, indent + "  ")
