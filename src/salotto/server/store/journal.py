"""From the journal of a table to a live play, and back.

A journal is the table's answers and undos in the order they were accepted. An undo takes back the seat's last
answer that still stands, so the log and the story follow from the journal alone, without the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from salotto.kernel.campaign import Herald
from salotto.kernel.decisions import Event
from salotto.kernel.log import read_checkpoint, reopened, write_checkpoint
from salotto.kernel.play import Checkpoint, Choice, Play, Told
from salotto.kernel.title import Table, Title
from salotto.server.store.rows import (
    AGREED,
    ANSWER,
    START,
    UNDO,
    WITHDRAWS,
    JournalEntry,
    StoredCheckpoint,
    TableInfo,
)

JournalLine = tuple[str, int, str, list[Told]]
"""What is new, for the journal: its kind, the seat, the key and what was told."""

Begun = tuple[Play[Any], list[JournalLine]]
"""A play, and the whole journal of it."""

SPACING = 16
"""Answers between two stored checkpoints."""

WRITE = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def table_of(info: TableInfo) -> Table:
    """The kernel's table."""
    names = tuple(seat.name or str(seat.seat + 1) for seat in info.seats)
    return Table(info.title, info.mode, names, info.seed, info.options, info.release, info.carried)


def write_events(events: Iterable[Told]) -> str:
    """Events as text."""
    rows = [[told.event.id, told.event.seat, told.event.args, told.event.only] for told in events]
    return WRITE(rows)


def fold(entries: Iterable[JournalEntry]) -> tuple[list[Choice], list[Told]]:
    """The log and the story that a journal amounts to."""
    opening: list[Event] = []
    standing: list[tuple[Choice, list[Event]]] = []
    for entry in entries:
        events = [Event(*row) for row in json.loads(entry.told)]
        if entry.kind == ANSWER:
            standing.append((Choice(entry.seat, entry.key), events))
        elif entry.kind == UNDO:
            del standing[last_of(entry.seat, [choice for choice, _ in standing])]
        elif entry.kind == START:
            opening = events
    story = [Told(0, event) for event in opening]
    for at, (_, events) in enumerate(standing, 1):
        story += [Told(at, event) for event in events]
    return [choice for choice, _ in standing], story


def revisions_after(entries: Iterable[JournalEntry], players: int) -> list[int]:
    """The revision of every seat that a journal amounts to, as the kernel counts while it is played."""
    revisions = [0] * players
    for entry in entries:
        if entry.kind != START:
            withdraws = entry.kind == UNDO and entry.key in (WITHDRAWS, AGREED)
            revisions = [number + (withdraws or seat == entry.seat) for seat, number in enumerate(revisions)]
    return revisions


def agreements(entries: Iterable[JournalEntry]) -> list[Told]:
    """What was taken back by agreement: each time where the log went on, and whose answer it was."""
    found: list[Told] = []
    length, before = 0, ""
    for entry in entries:
        length += {ANSWER: 1, UNDO: -1}.get(entry.kind, 0)
        if entry.kind == UNDO and entry.key == AGREED:
            found = [*(found[:-1] if before == AGREED else found), agreed_at(length, entry.seat)]
        before = entry.key if entry.kind == UNDO else ""
    return found


def agreed_at(length: int, seat: int) -> Told:
    """As the story tells it."""
    return Told(length, Event("room-story-agreed", seat, {}, None))


def dealt(title: Title[Any], info: TableInfo, herald: Herald | None = None) -> Begun:
    """A table at its beginning."""
    story: list[Told] = []
    play = Play(title, table_of(info), story)
    play.herald = herald
    play.proclaim()
    return play, [(START, -1, "", story.copy())]


def answered(play: Play[Any], seat: int, key: str) -> JournalLine:
    """Answer for a seat: the line for the journal."""
    before = len(play.story or ())
    play.answer(seat, key)
    return ANSWER, seat, key, (play.story or [])[before:]


def take_back(play: Play[Any], seat: int) -> tuple[int, JournalLine]:
    """Undo a seat's last answer: where in the log it stood, and the line for the journal."""
    at = play.undo_target(seat)
    return at, (UNDO, seat, WITHDRAWS if play.undo(seat) else "", [])


def last_of(seat: int, log: Sequence[Choice]) -> int:
    """Where the last answer of a seat stands."""
    return max(at for at, choice in enumerate(log) if choice.seat == seat)


def to_stored(checkpoint: Checkpoint) -> StoredCheckpoint:
    """A checkpoint to be stored."""
    return StoredCheckpoint(checkpoint.at, checkpoint.story_length, WRITE(write_checkpoint(checkpoint)))


def from_stored(title: Title[Any], mark: StoredCheckpoint) -> Checkpoint:
    """A stored checkpoint."""
    checkpoint = read_checkpoint(title, json.loads(mark.data))
    checkpoint.story_length = mark.told
    return checkpoint


def revive(
    title: Title[Any],
    table: Table,
    marks: Sequence[StoredCheckpoint],
    log: list[Choice],
    story: list[Told] | None = None,
    herald: Herald | None = None,
) -> Play[Any]:
    """A play after the whole log, from stored checkpoints and the whole story."""
    checkpoints = [from_stored(title, mark) for mark in marks]
    so_far = None if story is None else story[: checkpoints[-1].story_length]
    return reopened(title, table, checkpoints, log, so_far, herald)
