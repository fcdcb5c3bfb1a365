"""How a visitor looks at a table: through which seat, at what, and the scene they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.play import Play, Told
from salotto.server.page.aside import Aside
from salotto.server.page.page_words import Translator
from salotto.server.page.scene import Reader, Scene
from salotto.server.store.rows import ChatLine, Notice, TableInfo
from salotto.server.tables.live import LiveTable
from salotto.server.web.visit import Visit

DYNAMIC_WORDS = ("room-told-*",)


def my_seat(info: TableInfo, person: str, wish: int | None = None) -> int | None:
    """The seat through which a person looks: the wished one if theirs, else one being asked, else any."""
    mine = info.seats_of(person)
    if wish in mine:
        return wish
    asked = [seat for seat in mine if info.asked >> seat & 1]
    return next(iter(asked or mine), None)


def reader_of(here: Visit, live: LiveTable, seat: int | None = None, look: int | None = None) -> Reader:
    """How a visitor looks at a table."""
    mine = my_seat(live.info, here.person.id, seat)
    at = look if look is not None and 0 <= look < live.around else mine or 0
    return Reader(mine, here.language, at)


def still(here: Visit, live: LiveTable, reader: Reader) -> Reader:
    """The same reader: but through a seat that was given up or went to another nobody looks any more."""
    mine = live.info.seats_of(here.person.id)
    kept = not mine if reader.seat is None else reader.seat in mine
    return reader if kept else reader_of(here, live)


def told_with(story: list[Told], agreed: Sequence[Told]) -> list[Told]:
    """The story with what was taken back by agreement at its place."""
    if not agreed:
        return story
    return sorted([*story, *agreed], key=lambda told: told.at)  # of the same moment, as it was told


def scene_of(
    live: LiveTable,
    play: Play[Any],
    reader: Reader,
    aside: Aside | None = None,
    cover: Sequence[int] = (),
) -> Scene:
    """A table as it is now, for one reader."""
    fingers = live.pointing.fingers(play.revisions)
    return Scene(
        live.info,
        live.title,
        play,
        told_with(play.story or [], live.agreed),
        reader,
        live.render_cache,
        live.presence(),
        fingers=fingers,
        aside=aside,
        cover=cover,
    )


def notice_words(notice: Notice, t: Translator) -> str:
    """What the room itself tells."""
    return t(f"room-told-{notice.id}", **notice.about)


def chat_lines(lines: Sequence[ChatLine], t: Translator) -> list[dict[str, Any]]:
    """The chat as the templates read it."""
    return [
        {
            "id": line.id,
            "seat": line.seat,
            "name": line.name,
            "text": line.text if line.name else notice_words(Notice.from_text(line.text), t),
            "team": line.hearers is not None,
        }
        for line in lines
    ]
