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

from salotto.kernel.campaign import Herald, Saga
from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Event
from salotto.kernel.log import BadLog, commitment, from_log, to_log, verify
from salotto.kernel.play import Play, Told
from salotto.kernel.title import Json, Table, Title, Value, is_text
from salotto.registry import chapter_of, title_of
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
    seats, at = last.table.seats, table_seed(seed, len(done))
    title = find_title(campaign)
    if last.title.id == campaign:
        return chapter_after(title, _carries(last), seats, at)
    handed_on = _carries(done[-2])
    return interlude_after(title, handed_on, result_of(last), seats, at, done[-2].table.options)


def chapter_after(campaign: Title[Any], handed_on: Json, seats: Sequence[str], seed: str) -> Table | None:
    """The chapter that an interlude leads to; None after the last one."""
    chapter = handed_on["next"]
    if chapter is None:
        return None
    game = chapter_of(campaign, chapter["title"])
    return game.table(seats, seed, chapter["mode"], chapter["options"], chapter["carried"])


def interlude_after(
    title: Title[Any],
    handed_on: Json,
    result: Json,
    seats: Sequence[str],
    seed: str,
    options: Mapping[str, Value],
) -> Table:
    """The interlude that follows a chapter: the sheet as it was before, and what the chapter brought."""
    carried = {"sheet": handed_on["sheet"], "result": result}
    return title.table(seats, seed, options=options, carried=carried)


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


# While a chapter is played


def saga_of(title: Title[Any]) -> Saga:
    """What the room asks of a campaign."""
    if title.saga is None:
        raise ValueError(f"{title.id} is no campaign")
    return title.saga


class ChapterHerald(Herald):
    """Tells in the story of a chapter what was won for the campaign, as soon as it is won.

    It is told by what stands now, so that what is undone was never told.
    """

    def __init__(self, campaign: Title[Any], chapter: Title[Any], handed_on: Json) -> None:
        self.saga = saga_of(campaign)
        self.tells = self.saga.tells
        self.celebrates = self.saga.celebrates
        self.chapter = chapter
        self.handed_on = handed_on

    def tell(self, state: Any, so_far: Sequence[Event]) -> Sequence[Event]:
        """What the story does not tell yet."""
        hooks = self.chapter.campaign
        assert hooks is not None
        events = self.saga.events(self.handed_on, hooks.prepared(state), hooks.rises(state))
        known = [(event.id, event.seat, event.args) for event in so_far if event.id in self.tells]
        return [event for event in events if (event.id, event.seat, event.args) not in known]


def standing(campaign: Title[Any], handed_on: Json, chapter: Play[Any]) -> Any:
    """The campaign in the middle of a chapter, as everybody may see it: what is hidden is dealt again."""
    hooks = chapter.title.campaign
    assert hooks is not None
    saga = saga_of(campaign)
    seats = range(chapter.table.players)
    counters = {
        counter: [hooks.counter(chapter.state, seat, counter) for seat in seats]
        for _, counter, _ in saga.goals(handed_on)
    }
    state = chapter.state
    now = saga.standing(handed_on, hooks.prepared(state), hooks.rises(state), counters)
    campaign.redeal(now, None, Chance("seen"))
    return now


class CampaignRun:
    """A campaign being played: its tables in a row, the last of which is the one on the table."""

    def __init__(self, title: Title[Any], seed: str, tables: list[Play[Any]]) -> None:
        self.title = title
        self.seed = seed
        self.tables = tables

    @classmethod
    def begin(
        cls,
        title: Title[Any],
        seats: Sequence[str],
        seed: str,
        options: Mapping[str, Value] | None = None,
        every: int | None = None,
    ) -> CampaignRun:
        """A new campaign, with its first interlude on the table."""
        run = cls(title, seed, [])
        run.put(first_table(title, seats, seed, options), every)
        return run

    @classmethod
    def read(cls, data: Json) -> CampaignRun:
        """A stored campaign, to go on with; BadLog where it is damaged."""
        logs = check_campaign(data)
        run = cls(title_of({**logs[0], "title": data["campaign"]}), data["seed"], [])
        first = first_table(run.title, data["seats"], data["seed"], data["options"])
        for log in logs:
            title = title_of(log)
            story: list[Told] = []
            if run.tables and not run.current.over:
                raise BadLog(f"table {len(run.tables)} is not over, but others follow")
            play = from_log(title, log, story=story, herald=run.herald_of(title))
            due = run.due() if run.tables else first
            if due is None or commitment(play.table) != commitment(due):
                raise BadLog(f"table {len(run.tables) + 1} does not follow from the tables before it")
            run.tables.append(play)
        return run

    def due(self) -> Table | None:
        """The table that follows, once the current one is over."""
        return next_table(self.title.id, self.tables, self.seed)

    def put(self, table: Table, every: int | None = None) -> None:
        """The next table of the row."""
        story: list[Told] = []
        title = find_title(table.title)
        play: Play[Any] = Play(title, table, story) if every is None else Play(title, table, None, every)
        play.herald = self.herald_of(title)
        play.proclaim()
        self.tables.append(play)

    def herald_of(self, title: Title[Any]) -> Herald | None:
        """Who tells in the next table what is won there for the campaign: somebody if it is a chapter."""
        if title is self.title or not self.tables:
            return None
        return ChapterHerald(self.title, title, _carries(self.tables[-1]))

    @property
    def current(self) -> Play[Any]:
        """The table being played."""
        return self.tables[-1]

    @property
    def handed_on(self) -> Json:
        """What the last interlude that is over has handed on."""
        done = [play for play in self.tables if play.title is self.title and play.over]
        return _carries(done[-1])

    def go_on(self, every: int | None = None) -> bool:
        """Once the table is over, put the next on it that asks something; False at the end."""
        while self.current.over:
            table = self.due()
            if table is None:
                return False
            self.put(table, every)
        return True

    def seen(self) -> Any:
        """The state of the campaign as everybody may see it now."""
        if self.current.title is self.title:
            return self.current.seen(None)
        return standing(self.title, self.handed_on, self.current)

    def to_json(self) -> dict[str, Json]:
        """The whole campaign as plain data."""
        return write_campaign(self.title.id, self.seed, self.tables)


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
    if not all(isinstance(log, dict) and isinstance(log.get("title"), str) for log in data["tables"]):
        raise BadLog("damaged campaign: a table without a title")
    if not is_text(data["seed"]):
        raise BadLog("damaged campaign: a seed that is no text")
    logs: list[dict[str, Json]] = data["tables"]
    return logs


def verify_campaign(data: Json) -> list[Play[Any]]:
    """Replay every table from its seed, and check that each follows from those before it."""
    logs = check_campaign(data)
    title = title_of({**logs[0], "title": data["campaign"]})
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
