"""The form for a new table: what a title offers for a mode and so many seats, in groups.

A title says in `people/table.toml` how its options are grouped, which of them matter only beside another
one, what a reader of a language usually plays with, which values are never played beside others in some
modes, and which settings belong together (presets):

    [[group]]
    id = "setup"
    options = ["intensive_service", "intensive_choice"]

    [needs.intensive_choice]
    intensive_service = [3, 4]

    [language.it]
    edition = "it"

    [[never]]
    modes = ["tableau"]
    beside = { edition = ["fr"] }
    values = { milestones = ["off"] }

    [[preset]]
    id = "first"
    mode = "individual"
    seats = ["me", "bot:easy"]
    options = { ud_servants = false }

A title without that file has one group. Options that no group names stand in the last one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, NamedTuple

from salotto.kernel.title import BadTable, Mode, Option, Title, Value, kept
from salotto.server.page.clock_words import read_absence, read_bank, read_clock
from salotto.server.store.rows import TableInfo
from salotto.server.store.time_bank import MoveClock, TimeBank
from salotto.words import Language

ME, OPEN, BOT, NOBODY = "me", "open", "bot:", "none"
LEVELS = ("easy", "normal", "hard")
"""The bots that people play with; the others are for the laboratory."""
COMPANION = "normal"
"""The bot that sits down where nobody has named another."""
USUAL_SITTERS = (ME, OPEN, BOT + COMPANION)
MAIN = "main"
FIRST = "first"


class Group(NamedTuple):
    """Options that belong together."""

    id: str
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Preset:
    """Settings that go together; what it does not name stays as it is."""

    id: str
    mode: str | None = None
    seats: tuple[str, ...] = ()
    options: Mapping[str, Value] = field(default_factory=dict)


class Never(NamedTuple):
    """Values that are not played in some modes beside some values of other options."""

    modes: tuple[str, ...]
    beside: Mapping[str, tuple[Value, ...]]
    values: Mapping[str, tuple[Value, ...]]


@dataclass(frozen=True, slots=True)
class Layout:
    """How the form of a title is arranged."""

    groups: tuple[Group, ...]
    needs: Mapping[str, Mapping[str, tuple[Value, ...]]]
    """Of an option: the values that others must have for it to matter."""
    by_language: Mapping[str, Mapping[str, Value]]
    presets: tuple[Preset, ...]
    nevers: tuple[Never, ...]

    def preset(self, id: str) -> Preset | None:
        """The preset of that name."""
        return next((preset for preset in self.presets if preset.id == id), None)


@kept
def layout_of(title: Title[Any]) -> Layout:
    """What the title's file says."""
    file = files(title.package) / "people" / "table.toml"
    data: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    groups = [Group(each["id"], tuple(each["options"])) for each in data.get("group", ())]
    named = {id for group in groups for id in group.options}
    rest = tuple(option.id for option in title.options if option.id not in named)
    if rest:
        groups.append(Group(MAIN, rest))
    return Layout(
        tuple(groups),
        {id: _lists(needs) for id, needs in data.get("needs", {}).items()},
        data.get("language", {}),
        tuple(
            Preset(each["id"], each.get("mode"), tuple(each.get("seats", ())), each.get("options", {}))
            for each in data.get("preset", ())
        ),
        tuple(
            Never(tuple(each["modes"]), _lists(each["beside"]), _lists(each["values"]))
            for each in data.get("never", ())
        ),
    )


def _lists(lists: Mapping[str, list[Value]]) -> dict[str, tuple[Value, ...]]:
    return {id: tuple(values) for id, values in lists.items()}


class Field(NamedTuple):
    """An option as the form shows it."""

    option: Option
    value: Value
    choices: tuple[Value, ...]
    deep: bool
    """Whether it stands under another one that it depends on."""
    settled: bool
    """Whether nobody chose it: what is usual is never played beside the rest."""

    @property
    def forced(self) -> bool:
        """Whether it can only be what it is."""
        return len(self.choices) == 1


@dataclass(slots=True)
class TableForm:
    """A form for a new table, as far as it is filled in."""

    title: Title[Any]
    mode: Mode
    sitters: list[str]
    names: list[str]
    values: dict[str, Value]
    public: bool = False
    hints: bool = True
    bank: TimeBank | None = None
    clock: MoveClock | None = None
    absence: int | None = None
    settled: set[str] = field(default_factory=set)
    """Options that are not what was chosen or is usual, because that is never played here."""

    @property
    def players(self) -> int:
        """How many will play."""
        return sum(sitter != NOBODY for sitter in self.sitters)

    @property
    def seats(self) -> list[tuple[str, str]]:
        """Who sits down, with the names that were given."""
        pairs = zip(self.sitters, self.names, strict=True)
        return [(sitter, name) for sitter, name in pairs if sitter != NOBODY]

    def forced(self, option: Option) -> Value | None:
        """What the option always is at such a table."""
        return option.forced_to(self.mode.id, self.players)

    def choices(self, option: Option) -> tuple[Value, ...]:
        """What the option can be beside the other settings of this table; at least one is left."""
        forced = self.forced(option)
        if forced is not None:
            return (forced,)
        never = {
            value
            for each in layout_of(self.title).nevers
            if self.mode.id in each.modes and self.has(each.beside)
            for value in each.values.get(option.id, ())
        }
        return tuple(value for value in option.values if value not in never)

    def has(self, wanted: Mapping[str, tuple[Value, ...]]) -> bool:
        """Whether each of those options has one of those values."""
        return all(self.values[id] in values for id, values in wanted.items())

    def settle(self) -> None:
        """What is never played beside the rest becomes the first value that is."""
        for option in self.title.options:
            choices = self.choices(option)
            if self.values[option.id] not in choices:
                self.values[option.id] = choices[0]
                self.settled.add(option.id)

    def groups(self) -> list[tuple[str, list[Field]]]:
        """The options that matter at this table, group by group; what is always off is left out."""
        layout = layout_of(self.title)
        known = {option.id: option for option in self.title.options}
        found = []
        for group in layout.groups:
            fields = [
                Field(
                    known[id],
                    self.values[id],
                    self.choices(known[id]),
                    bool(layout.needs.get(id)),
                    id in self.settled,
                )
                for id in group.options
                if self.matters(known[id]) and self.forced(known[id]) is not False
            ]
            if fields:
                found.append((group.id, fields))
        return found

    def matters(self, option: Option) -> bool:
        """Whether an option has any effect with the other settings of this table."""
        if option.modes and self.mode.id not in option.modes:
            return False
        if self.forced(option) is None and self.choices(option) == (option.default,):
            return False
        return self.has(layout_of(self.title).needs.get(option.id, {}))

    def chosen(self) -> dict[str, Value]:
        """The options to open the table with: those that one can choose and that matter."""
        return {
            option.id: self.values[option.id]
            for option in self.title.options
            if self.forced(option) is None and self.matters(option)
        }

    def remarkable(self) -> list[str]:
        """The options that whoever is invited wants to know: the first group, and what is not as usual."""
        first = layout_of(self.title).groups[0].options if self.title.options else ()
        return [
            option.id
            for option in self.title.options
            if option.id in self.chosen()
            and (option.id in first or self.values[option.id] != option.usual(self.mode.id, self.players))
        ]


def most_seats(title: Title[Any]) -> int:
    """The most seats any mode has."""
    return max(count for mode in title.modes for count in mode.players)


def usual_value(title: Title[Any], option: Option, mode: str, players: int, language: Language) -> Value:
    """What an option is if nobody chooses: what is forced or usual there, or what the language plays with."""
    own = layout_of(title).by_language.get(language, {})
    usual = option.usual(mode, players)
    return own.get(option.id, usual) if usual == option.default else usual


def read_form(
    title: Title[Any], form: Mapping[str, str], language: Language, name: str = "", sent: bool = False
) -> TableForm:
    """The form as it is filled in, and completed unless it was `sent`; BadTable for what no form has."""
    preset = layout_of(title).preset(form.get("preset", ""))
    mode = _mode(title, form, preset)
    sitters = _sitters(form, mode, preset, sent)
    names = [form.get(f"name-{seat}", name if seat == 0 else "") for seat in range(len(sitters))]
    if form.get("was-mode") != mode.id and not (preset and preset.seats) and not sent:
        sitters = friends_together(title, mode, sitters)
    made = TableForm(title, mode, sitters, names, {}, "public" in form, "no-hints" not in form)
    made.bank, made.clock, made.absence = read_bank(form), read_clock(form), read_absence(form)
    before = form.get("was-mode", ""), _number(form.get("was-players", ""))
    for option in title.options:
        usual = usual_value(title, option, mode.id, made.players, language)
        given = form.get(f"option-{option.id}")
        value = usual if given in (None, form.get(f"was-option-{option.id}")) else option.parse(str(given))
        if before[0] and value == usual_value(title, option, *before, language):
            value = usual  # nobody has chosen it: it is what is usual at the table as it is now
        if preset and option.id in preset.options:
            value = preset.options[option.id]
        forced = made.forced(option)
        made.values[option.id] = value if forced is None else forced
    made.settle()
    return made


def _mode(title: Title[Any], form: Mapping[str, str], preset: Preset | None) -> Mode:
    if preset and preset.mode:
        return title.mode(preset.mode)
    if form.get("mode"):
        return title.mode(form["mode"])
    taken = sum(who != NOBODY for name, who in form.items() if name.startswith("seat-"))
    return title.mode_for(taken) if taken else title.modes[0]


def _sitters(form: Mapping[str, str], mode: Mode, preset: Preset | None, sent: bool) -> list[str]:
    """Who sits where; a fresh form has company, and there are never fewer than the mode needs."""
    fresh = not sent and not any(name.startswith("seat-") for name in form)
    usual = preset.seats if preset and preset.seats else USUAL_SITTERS if fresh else ()
    sitters = []
    named = [int(name[5:]) + 1 for name in form if re.fullmatch(r"seat-\d\d?", name)]
    for seat in range(max([*mode.players, *named] if sent else mode.players)):
        own = usual[seat] if seat < len(usual) else NOBODY
        who = own if preset and preset.seats else form.get(f"seat-{seat}", own)
        missing = who == NOBODY and seat < min(mode.players) and not sent
        sitters.append((ME if seat == 0 else BOT + COMPANION) if missing else who)
    return sitters


def friends_together(title: Title[Any], mode: Mode, sitters: list[str]) -> list[str]:
    """Where some play as a team, the first friend plays together with whoever opens the table."""
    taken = [seat for seat, who in enumerate(sitters) if who != NOBODY]
    if len(taken) not in mode.players or taken != list(range(len(taken))) or OPEN not in sitters:
        return sitters
    try:
        state = title.begin(title.table(["x"] * len(taken), "x", mode.id))
    except BadTable:
        return sitters
    allies = [seat for seat in title.allies(state, 0) if seat != 0]
    if not allies or len(allies) == len(taken) - 1 or sitters[allies[0]] == OPEN:
        return sitters
    mate, friend = allies[0], sitters.index(OPEN)
    changed = {mate: sitters[friend], friend: sitters[mate]}
    return [changed.get(seat, who) for seat, who in enumerate(sitters)]


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0


def form_of(title: Title[Any], info: TableInfo, sent: Mapping[str, str] | None = None) -> TableForm:
    """The form of a table that was opened, perhaps with other options that were sent."""
    sitters = [BOT + seat.bot if seat.bot else ME if seat.person else OPEN for seat in info.seats]
    form = TableForm(title, title.mode(info.mode), sitters, [seat.name for seat in info.seats], {})
    form.bank = read_bank(sent) if sent else info.bank
    form.clock = read_clock(sent) if sent else info.clock
    for option in title.options:
        given = (sent or {}).get(f"option-{option.id}")
        form.values[option.id] = option.parse(given) if given is not None else info.options[option.id]
    form.settle()
    return form


def gentlest(title: Title[Any], language: Language) -> TableForm:
    """What a newcomer begins with: two seats, no expansion, an easy bot."""
    if layout_of(title).preset(FIRST) is not None:
        return read_form(title, {"preset": FIRST}, language)
    counts = sorted({count for mode in title.modes for count in mode.players})
    players = min(counts, key=lambda count: (abs(count - 2), count))
    sitters = {f"seat-{seat}": ME if seat == 0 else BOT + LEVELS[0] for seat in range(players)}
    return read_form(title, {"mode": title.mode_for(players).id, **sitters}, language)
