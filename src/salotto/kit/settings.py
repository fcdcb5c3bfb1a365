"""Options and settings of a table.

Options are read from the files of a title. A setting is one object for each combination of mode, number of
players and options: its key says all of them, so that a state can refer to it as to a card.
"""

# interpreted: it looks into the classes that it reads
from __future__ import annotations

from collections.abc import Mapping, Sequence

from salotto.content import Entry
from salotto.kernel.title import Option, Value
from salotto.kit.content import Shelf


def read_options(
    shelf: Shelf, file: str = "setup.toml", modes: Mapping[str, tuple[str, ...]] | None = None
) -> dict[str, Option]:
    """The options of a table, by id; `modes` are those in which they are offered, or the files say so."""
    found = {}
    for entry in shelf.entries(file, "option"):
        values = tuple(_value(entry, value) for value in entry.list("values"))
        default = _value(entry, entry.get("default"), "default")
        if default not in values:
            raise entry.error("default", f"expects one of {', '.join(map(str, values))}, not {default!r}")
        own = (entry.text("mode"),) if "mode" in entry.fields else ()
        found[entry.id] = Option(entry.id, default, values, (modes or {}).get(entry.id, own))
    return found


def _value(entry: Entry, value: object, field: str = "values") -> Value:
    if not isinstance(value, str | bool | int):
        raise entry.error(field, f"expects texts, numbers or truths, not {value!r}")
    return value


def setting_key(mode: str, players: int, options: Mapping[str, Value], known: Sequence[Option]) -> str:
    """The key of a setting."""
    return ":".join(["setting", mode, str(players), *(str(options[option.id]) for option in known)])


def read_setting(key: str, known: Sequence[Option]) -> tuple[str, int, dict[str, Value]]:
    """Mode, number of players and options behind the key of a setting."""
    _, mode, players, *words = key.split(":")
    options = {option.id: option.parse(word) for option, word in zip(known, words, strict=True)}
    return mode, int(players), options
