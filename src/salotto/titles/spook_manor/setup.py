"""Everything of setup.toml: modes, deals, scoring tables, the Haunt-o-meter and the options."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from salotto.content import ContentError, Entry, entries, layers, section
from salotto.titles.spook_manor.cards import COLOURS, DATA, LIGHT_KINDS, Colour, RoomKind

Names = dict[str, str]
"""A word in each language."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play: with hands that are passed, or with Draft decks (SM-1.10, SM-7, SM-8)."""

    id: str
    players: range
    rounds: int
    draft_decks: int


@dataclass(frozen=True, slots=True)
class Tables:
    """The scoring tables printed on the Foyer and on the Light scorecard."""

    light_line: tuple[int, ...]  # SM-6.5.3 by number of different lights in a line
    column_min_height: int
    column_bonus: tuple[int, ...]  # SM-6.6.2 by number of tall columns, the last for all above
    leftover_penalty: tuple[int, ...]  # SM-6.7.1 by number of monsters, the last for all above


@dataclass(frozen=True, slots=True)
class Rank:
    """SM-7.12 One line of the Haunt-o-meter."""

    rank: int
    labels: Names
    bands: dict[str, range]  # by mode


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a table is opened (SM-9)."""

    id: str
    default: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """All of setup.toml."""

    modes: dict[str, Mode]
    foyers_per_player: int  # SM-3.2
    dealt_per_player: int  # SM-3.5
    opening_hand: int  # SM-3.7
    cards_per_draft_deck: int  # SM-7.3
    display_per_draft_deck: int  # SM-7.4
    tables: Tables
    ranks: tuple[Rank, ...]
    options: dict[str, Option]
    supplies: dict[str, tuple[int, ...]]  # SM-9.1 monsters by colour, for each `monster_supply`
    colours: dict[str, Names]
    light_kinds: dict[str, Names]
    room_kinds: dict[str, Names]
    categories: dict[str, Names]


def load_setup(*packs: Path) -> Setup:
    """The set-up of the game, with the entries of the house packs laid over it."""
    files = layers("setup.toml", DATA, packs)
    options = entries(files, "option")
    monsters = _complete(entries(files, "monster"), COLOURS)
    competitive, solo = section(files, "competitive"), section(files, "solo")
    return Setup(
        modes={mode.id: mode for mode in _read_modes(files)},
        foyers_per_player=competitive.number("foyers_per_player", least=2),
        dealt_per_player=competitive.number("dealt_per_player", least=1),
        opening_hand=competitive.number("opening_hand", least=1),
        cards_per_draft_deck=solo.number("cards_per_draft_deck", least=1),
        display_per_draft_deck=solo.number("display_per_draft_deck", least=1),
        tables=_read_tables(section(files, "scoring")),
        ranks=tuple(_read_rank(entry) for entry in entries(files, "haunt_o_meter", by="rank")),
        options={option.id: option for option in map(_read_option, options)},
        supplies=_read_supplies(options, monsters),
        colours=_names(monsters),
        light_kinds=_names(_complete(entries(files, "light_kind"), LIGHT_KINDS)),
        room_kinds=_names(_complete(entries(files, "room_type"), list(RoomKind))),
        categories=_names(entries(files, "score_category")),
    )


def _read_modes(files: Sequence[Entry]) -> list[Mode]:
    game = section(files, "game")
    solo, big = section(files, "solo"), section(files, "solo_big_manor")
    for field in ("cards_per_draft_deck", "display_per_draft_deck"):
        if big.number(field) != solo.number(field):
            raise big.error(field, "is the same as in the solo game (SM-8.1)")
    lengths = {
        "competitive": (game.number("rounds_competitive", least=1), 0),
        "solo": (solo.number("turns", least=1), solo.number("draft_decks", least=1)),
        "solo-big-manor": (big.number("turns", least=1), big.number("draft_decks", least=1)),
    }
    modes = []
    for id_ in game.words("modes", lengths):
        span = game.table("mode_players").numbers(id_)
        if len(span) != 2:
            raise game.error("mode_players", f"expects the fewest and the most players of {id_}")
        modes.append(Mode(id_, range(span[0], span[1] + 1), *lengths[id_]))
    return modes


def _read_tables(scoring: Entry) -> Tables:
    light_line = scoring.numbers("light_line")
    if len(light_line) != len(Colour) + 1:
        raise scoring.error("light_line", f"expects {len(Colour) + 1} values, not {len(light_line)}")
    bonus, penalty = scoring.numbers("column_bonus"), scoring.numbers("leftover_penalty")
    for field, values in (("column_bonus", bonus), ("leftover_penalty", penalty)):
        if not values:
            raise scoring.error(field, "is empty")
    return Tables(light_line, scoring.number("column_min_height", least=1), bonus, penalty)


def _read_rank(entry: Entry) -> Rank:
    columns = {"solo": "solo", "solo-big-manor": "big"}
    bands = {
        mode: range(entry.number(f"{column}_min"), entry.number(f"{column}_max") + 1)
        for mode, column in columns.items()
    }
    return Rank(entry.number("rank", least=1), entry.languages("label"), bands)


def _read_option(entry: Entry) -> Option:
    values = tuple(str(value) for value in entry.list("values"))
    return Option(entry.id, entry.pick("default", {value: value for value in values}), values)


def _read_supplies(options: Sequence[Entry], monsters: list[Entry]) -> dict[str, tuple[int, ...]]:
    """SM-9.1 By default what each colour says; any other value is the same number for all colours."""
    option = _complete([option for option in options if option.id == "monster_supply"], ["monster_supply"])[0]
    numbers = option.table("supply_per_colour")
    supplies = {value: (numbers.number(value, least=0),) * len(Colour) for value in numbers.fields}
    supplies[option.text("default")] = tuple(monster.number("supply", least=0) for monster in monsters)
    return supplies


def _complete(found: list[Entry], ids: Collection[str]) -> list[Entry]:
    """The entries of a list that has to hold exactly these ids, in their order."""
    by_id = {entry.id: entry for entry in found}
    for entry in found:
        if entry.id not in ids:
            raise entry.error("id", f"expects one of {', '.join(ids)}")
    for id_ in ids:
        if id_ not in by_id:
            raise ContentError("setup.toml", id_, "id", "is missing")
    return [by_id[id_] for id_ in ids]


def _names(named: list[Entry]) -> dict[str, Names]:
    return {entry.id: entry.languages("name") for entry in named}


SETUP = load_setup()
