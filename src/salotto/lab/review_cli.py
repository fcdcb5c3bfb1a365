"""A review in words: `salotto review LOG`."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console

from salotto.kernel.log import BadLog, check_log, read_table
from salotto.kernel.title import Json
from salotto.lab.numbers import whole_number
from salotto.lab.progress import progress_bar
from salotto.lab.review import DEALS, Review, cost_said, judge_all, look_through
from salotto.registry import title_of
from salotto.speech import Speech
from salotto.words import Words

BARS = "▁▂▃▄▅▆▇█"


def add_review_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be written after `salotto review`."""
    say, some = words.say, whole_number(words)
    parser.add_argument("file", metavar="LOG", type=Path, help=say("cli-help-file"))
    parser.add_argument("--deals", metavar="N", type=some, default=DEALS, help=say("cli-help-review-deals"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run_review(args: argparse.Namespace, words: Words, console: Console | None = None) -> int:
    """Review a saved game; BadLog when it cannot be read."""
    data = read_log(args.file)
    title = title_of(data)
    with progress_bar(words.say("cli-review-looking"), len(data["choices"])) as advance:
        found = look_through(title, data, args.deals, advance)
    with progress_bar(words.say("cli-review-judging"), len(found.doubts)) as advance:
        judge_all(found, title, data, advance)
    if args.json:
        print(json.dumps(found.to_json()))
        return 0
    speech = Speech(title, words, seat_names(found.seats), rivals=title.rivals(read_table(title, data)))
    for line in review_lines(found, speech):
        (console or Console(highlight=False)).print(line, markup=False)
    return 0


def read_log(file: Path) -> dict[str, Json]:
    """The log in a file."""
    try:
        return check_log(json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, RecursionError) as error:
        raise BadLog(f"{file}: {error}") from error


def seat_names(seats: Sequence[str]) -> list[str]:
    """What the seats are called; those of one name get their number."""
    alike = Counter(seats)
    return [f"{seat} {at}" if alike[seat] > 1 else seat for at, seat in enumerate(seats, 1)]


def review_lines(found: Review, speech: Speech) -> Iterator[str]:
    """The review for people: the charts, the turning points, and the choices that cost most."""
    say = speech.words.say
    chances = any(moment.chance is not None for moment in found.moments)
    yield say("cli-review-chances" if chances else "cli-review-scores")
    width = max(map(len, speech.names), default=0)
    for seat, name in enumerate(speech.names[: speech.seats]):
        yield f"  {name:{width}}  {chart(found, seat)}"
    turns = found.turning_points()
    if turns:
        yield say("cli-review-turns")
        for turn in turns:
            yield "  " + say(
                "cli-review-turn",
                player=speech.names[turn.seat],
                at=turn.at,
                way=speech.move(turn.way),
                better=speech.move(turn.better),
                before=round(100 * turn.before),
                after=round(100 * turn.after),
            )
    for seat, name in enumerate(speech.names[: speech.seats]):
        worst = found.worst(seat)
        yield say("cli-review-costly" if worst else "cli-review-flawless", player=name)
        for choice in worst:
            yield "  " + say(
                "cli-review-choice",
                at=choice.at,
                way=speech.move(choice.way),
                better=speech.move(choice.better),
                score=cost_said(found, choice, speech),
            )


def chart(found: Review, seat: int) -> str:
    """The chance to win over time, or the expected score, as a line of bars with its first and last value."""
    line = found.of(seat)
    percents = found.percents()
    chances = [percents[moment.at, seat] for moment in line if moment.chance is not None]
    if chances:
        return f"{bars(chances, 0, 100)}  {chances[0]} % … {chances[-1]} %"
    worths = [moment.worth for moment in line]
    if not worths:
        return ""
    return f"{bars(worths, min(worths), max(worths))}  {worths[0]:.0f} … {worths[-1]:.0f}"


def bars(values: Sequence[float], low: float, high: float) -> str:
    """Values between two bounds, as a row of bars."""
    step = (high - low) / (len(BARS) - 1) or 1.0
    return "".join(BARS[round((value - low) / step)] for value in values)
