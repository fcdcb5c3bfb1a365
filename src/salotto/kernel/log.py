"""The log of a table as plain data: written, read, checked, and opened at any point.

{"format": 1, "title", "release", "mode", "options", "seats", "seed", "commitment",
 "choices": [[seat, key], …], "checkpoints": [{"at", "step", …, "state"}, …], "outcome"}
and "carried" where something was carried over from another table, "pack" where a house pack lies over the
box.
"""

# interpreted: it is about files, not about play
from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from salotto.kernel.campaign import Herald
from salotto.kernel.codec import CorruptState, decode, encode
from salotto.kernel.decisions import RuleError
from salotto.kernel.lean import LeanPlay, OnlyForward
from salotto.kernel.play import Checkpoint, Choice, Play, Refused, Told
from salotto.kernel.title import BadTable, Json, Outcome, S, Table, Title
from salotto.kernel.walls import Walls

FORMAT = 1
HIGHEST_RELEASE = 10**6


class BadLog(ValueError):
    """A log that cannot be opened, with the reason in words."""


class OtherRelease(BadLog):
    """A log that another release of the rules has played: its choices prove nothing under these."""

    def __init__(self, played: int, current: int) -> None:
        super().__init__(f"played by release {played} of the rules; this is release {current}")
        self.played = played
        self.current = current


def commitment(table: Table) -> str:
    """A fingerprint of table and seed: shown at the start, it proves at the end that no seed was swapped."""
    words: list[Json] = [table.title, table.mode, sorted(table.options.items()), table.players, table.seed]
    if table.carried is not None:
        words.append(table.carried)
    return hashlib.sha256(json.dumps(words, sort_keys=True).encode()).hexdigest()


def to_log(play: Play[S]) -> dict[str, Json]:
    """Everything that is needed to open the table again, anywhere."""
    if isinstance(play, LeanPlay):
        raise OnlyForward("a lean play keeps no log to be written")
    choices: list[Json] = [[choice.seat, choice.key] for choice in play.log]
    marks = [write_checkpoint(mark) for mark in _one_a_step(play.checkpoints())]
    return write_log(play.table, choices, marks, play.outcome) | write_pack(play.title)


def write_log(
    table: Table, choices: list[Json], checkpoints: list[Json], outcome: Outcome | None
) -> dict[str, Json]:
    """A log of these choices and checkpoints."""
    return {
        "format": FORMAT,
        "title": table.title,
        "release": table.release,
        "mode": table.mode,
        "options": dict(table.options),
        "seats": list(table.seats),
        "seed": table.seed,
        "commitment": commitment(table),
        "choices": choices,
        "checkpoints": checkpoints,
        "outcome": write_outcome(outcome),
        **write_carried(table),
    }


def write_carried(table: Table) -> dict[str, Json]:
    """What was carried over to a table, as an entry of its log; none where there is nothing."""
    return {} if table.carried is None else {"carried": table.carried}


def write_pack(title: Title[Any]) -> dict[str, Json]:
    """The house pack of a table as an entry of its log, so that it can be opened anywhere; none where there
    is none.
    """
    return {} if title.pack is None else {"pack": title.pack}


def write_outcome(outcome: Outcome | None) -> Json:
    """An outcome as plain data; what it carries on is written only where there is something."""
    if outcome is None:
        return None
    data: dict[str, Json] = json.loads(json.dumps(asdict(outcome)))
    if not outcome.carries:
        del data["carries"]
    return data


def _one_a_step(marks: list[Checkpoint]) -> list[Checkpoint]:
    """The last checkpoint of the beginning and of every step after it."""
    return list({mark.step if mark.at else -1: mark for mark in marks}.values())


def write_checkpoint(mark: Checkpoint) -> Json:
    """A checkpoint as plain data."""
    walls = mark.walls
    return {
        "at": mark.at,
        "step": mark.step,
        "turns": {str(seat): turn for seat, turn in mark.turns.items()},
        "walls": [walls.at.copy(), walls.why.copy(), walls.group, walls.answered, walls.last_seat],
        "state": encode(mark.state),
    }


def read_checkpoint(title: Title[S], data: Json) -> Checkpoint:
    """The checkpoint that was written."""
    try:
        at, why, group, answered, last_seat = data["walls"]
        return Checkpoint(
            int(data["at"]),
            int(data["step"]),
            {int(seat): int(turn) for seat, turn in data["turns"].items()},
            Walls(
                [int(wall) for wall in at],
                [str(word) for word in why],
                int(group),
                int(answered),
                int(last_seat),
            ),
            0,
            decode(title.state_type, data["state"], title.find),
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise BadLog(f"damaged checkpoint: {error}") from error


def read_table(title: Title[Any], data: Mapping[str, Json]) -> Table:
    """The table of a log, checked against what the title offers today."""
    if data["title"] != title.id:
        raise BadLog(f"this is a log of {data['title']}, not of {title.id}")
    try:
        table = title.table(data["seats"], data["seed"], data["mode"], data["options"], data.get("carried"))
    except BadTable as error:
        raise BadLog(str(error)) from error
    return replace(table, release=data["release"])


def check_log(data: Json) -> dict[str, Json]:
    """The data as a log of a format we know, or BadLog."""
    kinds: dict[str, type | tuple[type, ...]] = {
        "format": int,
        "title": str,
        "release": int,
        "mode": str,
        "options": dict,
        "seats": list,
        "seed": str,
        "commitment": str,
        "choices": list,
        "checkpoints": list,
        "outcome": (dict, type(None)),
    }
    if not isinstance(data, dict) or "format" not in data:
        raise BadLog("this is not a log of a table")
    if "campaign" in data:
        raise BadLog("this is a whole campaign, not a log of one table")
    if data["format"] != FORMAT:
        raise BadLog(f"log format {data['format']!r} is not known here; this release reads format {FORMAT}")
    for name, kind in kinds.items():
        if name not in data:
            raise BadLog(f"damaged log: {name!r} is missing")
        if not isinstance(data[name], kind):
            raise BadLog(f"damaged log: {name!r} is {data[name]!r}")
    if not 0 < data["release"] <= HIGHEST_RELEASE:
        raise BadLog(f"damaged log: release {data['release']}")
    if not all(isinstance(seat, str) for seat in data["seats"]):
        raise BadLog("damaged log: a seat without a name")
    for at, choice in enumerate(data["choices"]):
        if not (
            isinstance(choice, list)
            and len(choice) == 2
            and type(choice[0]) is int
            and 0 <= choice[0] < len(data["seats"])
            and isinstance(choice[1], str)
        ):
            raise BadLog(f"damaged log: choice {at} is {choice!r}")
    for mark in data["checkpoints"]:
        if not (
            isinstance(mark, dict) and type(mark.get("at")) is int and 0 <= mark["at"] <= len(data["choices"])
        ):
            raise BadLog("damaged log: a checkpoint out of place")
    return data


def from_log(
    title: Title[S],
    data: Json,
    to: int | None = None,
    story: list[Told] | None = None,
    herald: Herald | None = None,
) -> Play[S]:
    """Open a logged table after `to` choices (all of them by default).

    With a story it is replayed from the beginning, so that the story is whole. Otherwise, or when a mended
    rule no longer takes the old choices, it goes on from the nearest checkpoint; a table of another release
    as far as the rules of this one take its choices.
    """
    log = check_log(data)
    table = read_table(title, log)
    choices = [Choice(seat, key) for seat, key in log["choices"]]
    to = len(choices) if to is None else max(0, min(to, len(choices)))
    if story is not None and table.release == title.release:
        try:
            return _replayed(title, table, choices[:to], story, herald)
        except BadLog:
            story.clear()
    marks = [mark for mark in log["checkpoints"] if mark["at"] <= to]
    if not marks:
        return _replayed(title, table, choices[:to], story, herald)
    last = read_checkpoint(title, marks[-1])
    if len(last.walls.at) != table.players or len(last.walls.why) != table.players:
        raise BadLog("damaged checkpoint: not of this table")
    try:
        return reopened(title, table, _reach(title, last, marks[:-1]), choices[:to], story, herald)
    except Exception as error:  # a damaged state can trip up the rules anywhere
        raise BadLog(f"the checkpoint after choice {last.at} does not go on: {error}") from error


def reopened(
    title: Title[S],
    table: Table,
    checkpoints: list[Checkpoint],
    choices: list[Choice],
    story: list[Told] | None = None,
    herald: Herald | None = None,
) -> Play[S]:
    """A play after all the choices: the last checkpoint, and what was answered after it.

    `story` is what was told up to that checkpoint. At a table of another release it may end sooner: where the
    rules of this one do not take a choice.
    """
    last = checkpoints[-1]
    play = Play.resume(title, table, checkpoints, choices[: last.at], story)
    play.herald = herald
    play.proclaim()
    feed(play, choices[last.at :])
    return play


def _reach(title: Title[Any], last: Checkpoint, marks: list[Json]) -> list[Checkpoint]:
    """A checkpoint, and those below it as far as the seats may go back, one after the other."""
    found = [last]
    for mark in reversed(marks):
        floor = found[0].walls.floor()
        if floor >= found[0].at:
            break
        if mark["at"] <= floor:
            found.insert(0, read_checkpoint(title, mark))
    return found


def _replayed(
    title: Title[S],
    table: Table,
    choices: list[Choice],
    story: list[Told] | None,
    herald: Herald | None,
) -> Play[S]:
    play = Play(title, table, story)
    play.herald = herald
    play.proclaim()
    _feed(play, choices)
    return play


def feed(play: Play[Any], choices: Sequence[Choice]) -> None:
    """Answer as was answered, or raise Refused; at a table of another release as far as its choices fit."""
    for seat, key in choices:
        try:
            play.answer(seat, key)
        except Refused:
            if play.table.release == play.title.release:
                raise
            return


def _feed(play: Play[Any], choices: list[Choice]) -> None:
    for seat, key in choices:
        at = len(play.log)
        try:
            play.answer(seat, key)
        except (Refused, RuleError) as error:
            raise BadLog(f"choice {at} of the log does not fit: {error}") from error


def verify(title: Title[S], data: Json) -> Play[S]:
    """Replay a log from its seed alone and check everything it claims; BadLog if anything differs."""
    log = check_log(data)
    table = read_table(title, log)
    named = {id: table.options[id] for id in log["options"]}  # without those that came later
    if commitment(replace(table, options=named)) != log["commitment"]:
        raise BadLog("the seed does not match the commitment made at the start")
    if table.release != title.release:
        raise OtherRelease(table.release, title.release)
    play = Play(title, table, every=0)  # a checkpoint wherever there can be one
    _feed(play, [Choice(seat, key) for seat, key in log["choices"]])
    claimed = {mark["at"] for mark in log["checkpoints"]}
    marks = [mark for mark in play.checkpoints() if mark.at in claimed]
    true = {json.dumps(write_checkpoint(mark), sort_keys=True) for mark in marks}
    for mark in log["checkpoints"]:
        if json.dumps(mark, sort_keys=True) not in true and _as_of_today(title, mark) not in true:
            raise BadLog(f"the checkpoint after choice {mark['at']} is not what the choices lead to")
    if write_outcome(play.outcome) != log["outcome"]:
        raise BadLog("the outcome is not what the choices lead to")
    return play


def _as_of_today(title: Title[Any], mark: Json) -> str:
    """A checkpoint as it would be written now, with the options that came later."""
    return json.dumps(write_checkpoint(read_checkpoint(title, mark)), sort_keys=True)


__all__ = ["BadLog", "CorruptState", "commitment", "from_log", "to_log", "verify"]
