"""What the seats of a table are called, and the table itself."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from salotto.kernel.title import Title
from salotto.lessons import lesson_of
from salotto.server.page.page_words import Translator, name_of
from salotto.server.page.render_cache import Context
from salotto.server.store.rows import Seat, TableInfo
from salotto.words import Language

HOUSE = {
    "easy": ("Pip", "Daisy", "Toby", "Nell", "Archie", "Millie"),
    "normal": ("Clara", "Edgar", "Violet", "Basil", "Ida", "Hugo"),
    "hard": ("Augusta", "Conrad", "Octavia", "Ambrose", "Sibyl", "Magnus"),
}
"""The bots that people play with are people of the house."""

DYNAMIC_WORDS = ("room-bot-*",)


def seat_names(info: TableInfo, language: Language) -> tuple[str, ...]:
    """What the seats are called: a name, or what kind of player sits there."""
    return names_for(info.seats, language, None)


@lru_cache(maxsize=4096)
def names_for(seats: tuple[Seat, ...], language: Language, reader: int | None) -> tuple[str, ...]:
    """What the seats are called when somebody at the table reads it: a nameless reader is 'you'."""
    t = Translator(language)
    house, own = house_names(seats), own_names(seats)
    return tuple(
        own.get(seat.seat)
        or (t("room-you") if seat.seat == reader and seat.person else "")
        or house.get(seat.seat, "")
        or (t("room-bot-name", level=t(f"room-bot-{seat.bot}"), number=seat.seat + 1) if seat.bot else "")
        or t("room-player", number=seat.seat + 1)
        for seat in seats
    )


def own_names(seats: tuple[Seat, ...]) -> dict[int, str]:
    """The names that people bear: a second Anna is Anna 2."""
    names: dict[int, str] = {}
    for seat in seats:
        same = (seat.name, *(f"{seat.name} {number}" for number in range(2, len(seats) + 2)))
        taken = {name.casefold() for name in names.values()}
        if seat.name:
            names[seat.seat] = next(name for name in same if name.casefold() not in taken)
    return names


def house_names(seats: tuple[Seat, ...]) -> dict[int, str]:
    """Who of the house sits where: the first of each level, but nobody whose name a guest bears."""
    guests = {seat.name for seat in seats}
    names: dict[int, str] = {}
    sitting: Counter[str] = Counter()
    for seat in seats:
        if seat.bot in HOUSE and not seat.name and seat.person is None:
            free = [name for name in HOUSE[seat.bot] if name not in guests]
            names[seat.seat] = free[sitting[seat.bot] % len(free)]
            sitting[seat.bot] += 1
    return names


def pack_words(title: Title[Any], language: Language) -> list[str]:
    """The house packs that a table is played with."""
    if title.pack is None:
        return []
    names = [pack["name"] for pack in title.pack.get("chapters") or [title.pack]]
    return [Translator(language)("room-pack-at-table", names=", ".join(names))]


def branch_words(info: TableInfo, t: Translator) -> Context | None:
    """The mark of a table that plays on from another, and where that one stood."""
    if info.branch is None:
        return None
    id, at = info.branch.split()
    return {"text": t("room-table-branch", at=int(at)), "url": f"/tables/{id}/replay?to={at}"}


def table_words(info: TableInfo, title: Title[Any], language: Language) -> Context:
    """The table in words: its title, mode and options."""
    title_name = name_of(title, language, "title:name") or title.id
    name = Translator(language)("room-table-of", title=title_name, players=len(info.seats))
    return {
        "id": info.id,
        "name": " · ".join([name, *pack_words(title, language)]),
        "title_name": title_name,
        "mode_name": name_of(title, language, f"mode:{info.mode}") or info.mode,
        "branch": branch_words(info, Translator(language)),
        "socket": f"/tables/{info.id}/ws",
        "guided": lesson_of(title, info.seed) is not None,
    }
