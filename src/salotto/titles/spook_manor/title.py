"""Spook Manor as a title of the room."""

from __future__ import annotations

from typing import Any

from salotto.kernel.adviser import Adviser
from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Step
from salotto.kernel.title import Json, Mode, Option, Outcome, Phrase, Scorecard, Table, Title
from salotto.titles.spook_manor import view
from salotto.titles.spook_manor.adviser import SpookManorAdviser
from salotto.titles.spook_manor.cards import BOX, COLOURS, Room, cell
from salotto.titles.spook_manor.monsters import WAITING
from salotto.titles.spook_manor.rules import next_step
from salotto.titles.spook_manor.scoring import CATEGORIES, points, rank_of, ranking
from salotto.titles.spook_manor.setup import SETUP
from salotto.titles.spook_manor.state import House, Manor

DYNAMIC_WORDS = ("sm-brings-*", "sm-title-*", "sm-mode-*", "sm-option-*", "sm-phase-*")


class SpookManor(Title[House]):
    """Restore a haunted manor: draft rooms, seat monsters, build high."""

    id = "spook-manor"
    package = "salotto.titles.spook_manor"
    modes = tuple(Mode(mode.id, tuple(mode.players)) for mode in SETUP.modes.values())
    options = (
        Option("monster_supply", 52, (52, 68)),
        Option("live_score", True, (True, False)),
    )
    categories = CATEGORIES
    state_type = House

    def __init__(self, adviser: Adviser[House] | None = None) -> None:
        super().__init__(adviser or SpookManorAdviser())

    def begin(self, table: Table) -> House:
        """SM-3.1 All monsters form the common supply."""
        return House(
            mode=table.mode,
            supply=list(SETUP.supplies[str(table.options["monster_supply"])]),
            manors=[Manor(seat) for seat in range(table.players)],
            rounds=SETUP.modes[table.mode].rounds,
            live_score=bool(table.options["live_score"]),
        )

    def next_step(self, state: House) -> Step | None:
        """The rules say what comes next."""
        return next_step(state)

    def scorecards(self, state: House) -> list[Scorecard]:
        """SM-6.1.1 The categories of the score sheet."""
        return [Scorecard(manor.seat, points(manor)._asdict()) for manor in state.manors]

    def outcome(self, state: House) -> Outcome:
        """SM-6.8 Who won; SM-7.12 the solo game gives a rank of the Haunt-o-meter instead."""
        sheets = [points(manor) for manor in state.manors]
        scores = tuple(sheet.total for sheet in sheets)
        if state.drafts:
            rank = rank_of(state.mode, scores[0]).rank
            return Outcome(
                scores, (1,), verdict="sm-haunt-o-meter", args={"rank": rank, "label": f"rank:{rank}"}
            )
        return Outcome(scores, tuple(ranking(sheets)))

    def view(self, state: House, seat: int | None) -> Json:
        """SM-2.1 What a seat may know."""
        return view.view(state, seat)

    def redeal(self, state: House, seat: int | None, chance: Chance) -> None:
        """SM-2.5 What a seat cannot know, dealt again."""
        view.redeal(state, seat, chance)

    def find(self, key: str) -> Any:
        """A card, cell, monster or space by its key."""
        kind, _, name = key.partition(":")
        if kind == "room":
            return BOX.room[key]
        if kind == "foyer" and name:
            return BOX.foyer[key]
        if kind == "spot":
            x, y = name.split(",")
            return cell(int(x), int(y))
        if kind == "waiting":
            return WAITING[COLOURS[name]]
        if kind == "space":
            entry, _, index = name.partition(":")
            return hall_spaces(BOX.room[f"room:{entry}"])[int(index)]
        raise KeyError(key)

    def phrase(self, key: str) -> Phrase:
        """A key in words, for labels and the story."""
        kind, _, name = key.partition(":")
        if kind in ("room", "foyer") and name:
            return Phrase(names=self.find(key).names)
        if kind == "spot":
            spot = cell(*map(int, name.split(",")))
            return Phrase("sm-spot", {"column": spot.x, "floor": spot.y})
        if kind == "waiting":
            return Phrase("sm-waiting", {"colour": f"colour:{name}"})
        if kind == "space":
            entry, _, index = name.partition(":")
            return Phrase("sm-space", {"room": f"room:{entry}", "space": int(index) + 1})
        if kind == "colour":
            return Phrase(names=SETUP.colours[name])
        if kind == "rank":
            return Phrase(names=SETUP.ranks[int(name) - 1].labels)
        if kind == "category":
            return Phrase(names=SETUP.categories[name])
        if kind == "brings":
            return Phrase(f"sm-brings-{name}")
        if kind == "title":
            return Phrase(f"sm-title-{name}")
        if kind == "mode":
            return Phrase(f"sm-mode-{name}")
        if kind == "option":
            return Phrase(f"sm-option-{name}")
        if kind == "phase":
            return Phrase(f"sm-phase-{name}")
        return Phrase({"done": "sm-done", "foyer": "sm-foyer"}[key])


def hall_spaces(room: Room) -> tuple[Any, ...]:
    """The monster spaces of a room."""
    return room.hall.spaces if room.hall else ()
