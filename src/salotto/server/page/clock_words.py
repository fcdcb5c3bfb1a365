"""Time banks and clocks in words: what a form offers, what a table is played with, what a strip shows."""

from __future__ import annotations

import math
from collections.abc import Mapping

from salotto.kernel.title import BadTable
from salotto.server.page.page_words import Translator
from salotto.server.page.render_cache import Context
from salotto.server.store.rows import TableInfo
from salotto.server.store.time_bank import MoveClock, TimeBank
from salotto.server.tables.time_left import runs, until_late

DAY = 24 * 3600
MINUTES = (5, 10, 20, 30, 60, 120, 24 * 60, 3 * 24 * 60, 7 * 24 * 60)
"""What the form offers."""
MOVES = (5, 10, 30, 60, 4 * 60, 12 * 60, 24 * 60, 2 * 24 * 60, 3 * 24 * 60)
"""The minutes for a move that it offers."""
ABSENCES = (1, 3, 7)
"""Days away after which a seat may be handed on, as the form offers them."""
LITTLE = 60
"""So few seconds are shown as a warning."""


def read_bank(form: Mapping[str, str]) -> TimeBank | None:
    """The time bank that a form asks for; BadTable for what no form has."""
    text = form.get("bank", "")
    if text and text not in map(str, MINUTES):
        raise BadTable(f"{text!r} minutes are not offered")
    return TimeBank(60 * int(text), "bank-bot" in form) if text else None


def read_clock(form: Mapping[str, str]) -> MoveClock | None:
    """The clock for each move that a form asks for; BadTable for what no form has."""
    text = form.get("clock", "")
    if text and text not in map(str, MOVES):
        raise BadTable(f"{text!r} minutes for a move are not offered")
    return MoveClock(60 * int(text), "clock-on" in form) if text else None


def read_absence(form: Mapping[str, str]) -> int | None:
    """The absence that a form agrees on, in seconds; BadTable for what no form has."""
    text = form.get("absence", "")
    if text and text not in map(str, ABSENCES):
        raise BadTable(f"{text!r} days are not offered")
    return DAY * int(text) if text else None


def absence_choices(t: Translator) -> list[tuple[str, str]]:
    """What the form offers."""
    agreed = [(str(days), t("room-absence-days", days=days)) for days in ABSENCES]
    return [("", t("room-absence-never")), *agreed]


def absence_setting(absence: int | None, t: Translator) -> list[str]:
    """What a list of settings says of it."""
    return [] if absence is None else [t("room-absence-setting", days=absence // DAY)]


def bank_choices(t: Translator) -> list[tuple[str, str]]:
    """The time banks that a form offers, in words."""
    return [("", t("room-bank-none"))] + [(str(each), bank_words(60 * each, t)) for each in MINUTES]


def clock_choices(t: Translator) -> list[tuple[str, str]]:
    """The clocks that a form offers, in words."""
    return [("", t("room-clock-none"))] + [(str(each), span(60 * each, t)) for each in MOVES]


def span(seconds: float, t: Translator) -> str:
    """A time in its largest whole unit: it promises no more than there is."""
    minutes = int(seconds) // 60
    if minutes >= 48 * 60 or minutes == 24 * 60:
        return t("room-span-days", days=minutes // (24 * 60))
    if minutes >= 60:
        return t("room-span-hours", hours=minutes // 60)
    return t("room-span-minutes", minutes=minutes)


def bank_words(seconds: int, t: Translator) -> str:
    """How long everybody may think."""
    if seconds % 86400 == 0:
        return t("room-bank-each-days", days=seconds // 86400)
    if seconds % 3600 == 0:
        return t("room-bank-each-hours", hours=seconds // 3600)
    return t("room-bank-each", minutes=max(1, round(seconds / 60)))


def time_settings(info: TableInfo, t: Translator) -> list[str]:
    """What a list of settings says of it: nothing where everybody may think for ever."""
    said = []
    if info.bank is not None:
        said.append(t("room-bank-setting", time=bank_words(info.bank.seconds, t)))
        said += [t("room-bank-bot")] * info.bank.bot
    if info.clock is not None:
        said.append(t("room-clock-setting", time=span(info.clock.seconds, t)))
        said.append(t("room-clock-on" if info.clock.plays_on else "room-clock-once"))
    return said


def clock_of(info: TableInfo, seat: int) -> Context | None:
    """The clock on a seat's strip; the browser lets one that runs run on."""
    left = until_late(info, seat)
    if left is None:
        return None
    seconds = math.ceil(left)
    return {"left": seconds, "said": clock(seconds), "runs": runs(info, seat), "little": seconds <= LITTLE}


def clock(seconds: int) -> str:
    """`4:05`, from an hour on `2 h 07`."""
    minutes = seconds // 60
    return f"{minutes // 60} h {minutes % 60:02}" if minutes >= 60 else f"{minutes}:{seconds % 60:02}"
