"""Campaigns: tables in a row.

A campaign is a title whose tables are interludes. Each interlude hands on what the next table is, a chapter
of another title, and what is carried over to it; when the chapter is over, the next interlude goes on with
what it brought. So every table has its own seed, log and proof, and a campaign is the list of its logs:

    {"format": 1, "campaign": "tomesaga", "seats", "options", "seed", "tables": [log, log, …]}

The seeds of the tables follow from that of the campaign, and tell nothing about each other.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from salotto.kernel.log import BadLog, commitment, to_log, verify
from salotto.kernel.play import Play
from salotto.kernel.title import Json, Table, Title, Value
from salotto.registry import title as find_title

FORMAT = 1


def table_seed(seed: str, number: int) -> str:
    """The seed of a table of the campaign."""
    return hashlib.sha256(f"{seed}/{number}".encode()).hexdigest()[:32]


def first_table(
    title: Title[Any], seats: Sequence[str], seed: str, options: Mapping[str, Value] | None = None
) -> Table:
    """The first interlude of a campaign."""
    return title.table(seats, table_seed(seed, 0), options=options)


def next_table(campaign: str, done: Sequence[Play[Any]], seed: str) -> Table | None:
    """The table that follows those that are over; None when the campaign is over as well."""
    last = done[-1]
    if last.outcome is None:
        raise ValueError("the table is not over yet")
    title = find_title(campaign)
    seats, at = last.table.seats, table_seed(seed, len(done))
    if last.title.id != campaign:  # a chapter is over
        handed_on = _carries(done[-2])
        carried = {"sheet": handed_on["sheet"], "result": result_of(last)}
        return title.table(seats, at, options=done[-2].table.options, carried=carried)
    chapter = _carries(last)["next"]
    if chapter is None:
        return None
    game = find_title(chapter["title"])
    return game.table(seats, at, chapter["mode"], chapter["options"], chapter["carried"])


def _carries(play: Play[Any]) -> Json:
    assert play.outcome is not None
    return play.outcome.carries


def result_of(play: Play[Any]) -> Json:
    """What a chapter brings: every rise of a counter, what decides the places, and the orders of play."""
    hooks = play.title.campaign
    if hooks is None:
        raise ValueError(f"{play.title.id} is not for campaigns")
    return {
        "rises": [list(rise) for rise in hooks.rises(play.state)],
        "values": [list(values) for values in hooks.ranking(play.state)],
        "order": {name: list(order) for name, order in hooks.orders(play.state).items()},
    }


# Files


def write_campaign(campaign: str, seed: str, tables: Sequence[Play[Any]]) -> dict[str, Json]:
    """A campaign as plain data: all its tables, the last of which may still be played."""
    first = tables[0].table
    return {
        "format": FORMAT,
        "campaign": campaign,
        "seats": list(first.seats),
        "options": dict(first.options),
        "seed": seed,
        "tables": [to_log(play) for play in tables],
    }


def is_campaign(data: Json) -> bool:
    """Whether a file is one of a campaign."""
    return isinstance(data, dict) and "campaign" in data


def check_campaign(data: Json) -> list[dict[str, Json]]:
    """The logs of a campaign file of a form we know, or BadLog."""
    kinds: dict[str, type] = {"campaign": str, "seats": list, "options": dict, "seed": str, "tables": list}
    if not is_campaign(data) or data.get("format") != FORMAT:
        raise BadLog(f"this is not a campaign of format {FORMAT}")
    for name, kind in kinds.items():
        if not isinstance(data.get(name), kind):
            raise BadLog(f"damaged campaign: {name!r} is {data.get(name)!r}")
    if not data["tables"]:
        raise BadLog("damaged campaign: there is no table")
    logs: list[dict[str, Json]] = data["tables"]
    return logs


def verify_campaign(data: Json) -> list[Play[Any]]:
    """Replay every table from its seed, and check that each follows from those before it."""
    logs = check_campaign(data)
    title = find_title(data["campaign"])
    done: list[Play[Any]] = []
    for number, log in enumerate(logs):
        if number == 0:
            due: Table | None = first_table(title, data["seats"], data["seed"], data["options"])
        else:
            due = next_table(title.id, done, data["seed"]) if done[-1].over else None
        if due is None:
            raise BadLog(f"table {number + 1} comes after the end")
        if log.get("title") != due.title or log.get("commitment") != commitment(due):
            raise BadLog(f"table {number + 1} does not follow from the tables before it")
        done.append(verify(find_title(due.title), log))
    return done
