"""Options and settings of a table.

Options are read from the files of a title. A setting is one object for each combination of mode, number of
players and options: its key says all of them, so that a state can refer to it as to a card.
"""

# interpreted: it looks into the classes that it reads
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import Field
from typing import Any, ClassVar, Protocol, TypeVar

from salotto.content import brief
from salotto.kernel.title import Option, Value
from salotto.kit.content import Shelf


class WithFields(Protocol):
    """A setting: a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


T = TypeVar("T", bound=WithFields)


def read_options(
    shelf: Shelf, file: str = "setup.toml", ignoring: Collection[str] = ()
) -> tuple[Option, ...]:
    """The options of a table, in the order of the file: their fields are those of `Option` and `When`."""
    for entry in shelf.entries(file, "option"):
        if entry.get("default") not in entry.list("values"):
            given = entry.get("default")
            known = ", ".join(map(str, entry.list("values")))
            problem = f"expects one of {known}, not {given!r}"
            raise entry.error("default", problem, "room-pack-one-of", known=known, value=brief(given))
    return shelf.read_all(Option, file, "option", ignoring=ignoring)


def setting_key(mode: str, players: int, options: Mapping[str, Value], known: Sequence[Option]) -> str:
    """The key of a setting."""
    return ":".join(["setting", mode, str(players), *(str(options[option.id]) for option in known)])


def read_setting(key: str, known: Sequence[Option]) -> tuple[str, int, dict[str, Value]]:
    """Mode, number of players and options behind the key of a setting."""
    _, mode, players, *words = key.split(":")
    options = {option.id: option.parse(word) for option, word in zip(known, words, strict=True)}
    return mode, int(players), options


def in_full(key: str, known: Sequence[Option], before: int = 3, carried: bool = False) -> str:
    """The key of a setting with all options: an older one lacks those that came later, the last of the file.

    `before` is how many words stand before the options.
    """
    words = key.split(":")
    later = known[len(words) - before :]
    return ":".join([*words, *(str(option.usual(words[1], int(words[2]), carried)) for option in later)])


def make_setting(kind: type[T], options: Mapping[str, Value], **settled: Any) -> T:
    """A setting of what is settled, and of the options for its other fields of the same name."""
    fields = kind.__dataclass_fields__
    return kind(**{id: value for id, value in options.items() if id in fields} | settled)
