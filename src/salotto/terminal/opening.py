"""Opening a table or a file, with a clear word where that is not possible."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from textwrap import shorten
from typing import Any

from salotto.kernel.decisions import RuleError
from salotto.kernel.log import BadLog, OtherRelease
from salotto.kernel.title import BadTable, Json, Mode, Table, Title, Value, on_shelf
from salotto.packs.problems import PackRefused
from salotto.registry import UnknownTitle, everything, title_of
from salotto.registry import title as on_the_shelf
from salotto.speech import problem_said
from salotto.terminal import saves
from salotto.terminal.party import PERSON
from salotto.terminal.trouble import Trouble
from salotto.words import Words

USUAL_PLAYERS = 3
LONGEST_REASON = 160
"""What is wrong with a file may be long; people need its beginning."""


def find_title(id: str, words: Words) -> Title[Any]:
    """The title of that id."""
    try:
        return on_the_shelf(id)
    except UnknownTitle as unknown:
        message = "cli-unknown-title-meant" if unknown.suggestion else "cli-unknown-title"
        known = ", ".join(unknown.known)
        raise Trouble(words.say(message, title=id, known=known, meant=unknown.suggestion or "")) from unknown


def find_mode(title: Title[Any], id: str | None, words: Words) -> Mode | None:
    """The mode of that id, if one was asked for."""
    if id is None:
        return None
    for mode in title.modes:
        if mode.id == id:
            return mode
    known = ", ".join(mode.id for mode in title.modes)
    raise Trouble(words.say("cli-unknown-mode", title=title.id, mode=id, known=known))


def read_options(title: Title[Any], given: Sequence[str], words: Words) -> dict[str, Value]:
    """The settings that somebody wrote as `name=value`."""
    known = {option.id: option for option in title.options}
    read: dict[str, Value] = {}
    for text in given:
        id, sign, value = text.partition("=")
        if not sign:
            raise Trouble(words.say("cli-bad-option", option=text))
        if id not in known:
            raise Trouble(words.say("cli-unknown-option", title=title.id, option=id, known=", ".join(known)))
        try:
            read[id] = known[id].parse(value)
        except BadTable as bad:
            values = ", ".join(map(as_written, known[id].values))
            raise Trouble(words.say("cli-bad-value", option=id, value=value, known=values)) from bad
    return read


def as_written(value: Value) -> str:
    """A value of an option as one types it."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def players_of(title: Title[Any], mode: Mode | None) -> list[int]:
    """For how many players a title, or one of its modes, is."""
    return sorted({count for one in ([mode] if mode else title.modes) for count in one.players})


def usual_seats(title: Title[Any], mode: Mode | None) -> list[str]:
    """You and some bots."""
    counts = players_of(title, mode)
    players = USUAL_PLAYERS if USUAL_PLAYERS in counts else counts[0]
    return [PERSON, *["greedy"] * (players - 1)]


def open_table(
    title: Title[Any],
    seats: Sequence[str],
    mode: Mode | None,
    options: Mapping[str, Value],
    seed: str | None,
    words: Words,
) -> Table:
    """A table that can be played; by default with a seed nobody knows."""
    counts = players_of(title, mode)
    if len(seats) not in counts:
        message = "cli-bad-players-in-mode" if mode else "cli-bad-players"
        named = {"title": title.id, "mode": mode.id if mode else "", "known": ", ".join(map(str, counts))}
        raise Trouble(words.say(message, players=len(seats), **named))
    return title.table(seats, seed or secrets.token_hex(8), mode.id if mode else None, options)


@contextmanager
def reading(path: Path, words: Words) -> Iterator[None]:
    """Whatever is wrong with a file is said in one line."""
    try:
        yield
    except BrokenPipeError:  # our output, not the file
        raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble(words.say("cli-cannot-read", file=str(path), reason=reason)) from error
    except OtherRelease:
        raise
    except (BadLog, BadTable, RuleError) as error:
        reason = shorten(str(error), LONGEST_REASON, placeholder=" …")
        raise Trouble(words.say("cli-bad-file", file=str(path), reason=reason)) from error


def load(path: Path, words: Words) -> tuple[Title[Any], Json]:
    """The log in a file, and its title."""
    with reading(path, words):
        data = saves.load(path)
    find_title(on_shelf(data["title"]), words)
    try:
        return title_of(data), data
    except PackRefused as refused:
        reason = problem_said(refused.problems[0], words)
        raise Trouble(words.say("cli-bad-file", file=str(path), reason=reason)) from refused
    except UnknownTitle as unknown:
        raise Trouble(words.say("cli-pack-missing", file=str(path), title=data["title"])) from unknown


def shelf() -> list[Json]:
    """The contract of `salotto titles --json`."""
    return [
        {
            "id": title.id,
            **({"campaign": True} if title.saga is not None else {}),
            "players": players_of(title, None),
            "modes": [{"id": mode.id, "players": list(mode.players)} for mode in title.modes],
            "options": {
                option.id: {
                    "default": option.default,
                    "values": list(option.values),
                    **({"defaults": [asdict(when) for when in option.defaults]} if option.defaults else {}),
                    **({"forced": [asdict(when) for when in option.forced]} if option.forced else {}),
                }
                for option in title.options
            },
        }
        for title in everything().values()
    ]
