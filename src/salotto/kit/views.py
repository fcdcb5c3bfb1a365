"""The view of a title that hides nothing but what lies face down in its zones: it follows from the state.

    class VillageTitle(Title[Village]):
        modules = Modules(PlannedRules(RULES), PlainViews(), NAMES)

Whatever else is secret, such as a choice that is not yet revealed, needs a view of the title's own.
"""

# interpreted: it looks into the classes that it shows
from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import key_of
from salotto.kernel.title import Json
from salotto.kernel.zones import Zone, redeal_zones
from salotto.kit.agenda import Agenda


def view(state: Any, seat: int | None, /) -> Json:
    """The state by its fields, with who looks at it.

    What the module of a class names in `SECRET_FIELDS` is seen by its owner alone.
    """
    return {"me": seat, **shown(state, seat)}


class PlainViews:
    """Views and other deals of a state that is made of dataclasses, zones, lists and mappings."""

    def view(self, state: Any, seat: int | None, /) -> Json:
        """The state by its fields, with who looks at it."""
        return {"me": seat, **shown(state, seat)}

    def redeal(self, state: Any, seat: int | None, chance: Chance, /) -> None:
        """Every zone dealt again, each from its own cards."""
        for zone in zones_of(state):
            redeal_zones([zone], seat, chance)


def shown(value: Any, seat: int | None) -> Json:
    """A part of a state as plain data: things by their keys, zones as far as the seat knows them."""
    if isinstance(value, Zone):
        return [None if card is None else key_of(card) for card in value.shown_to(seat)]
    if isinstance(value, Mapping):
        return {shown(key, seat): shown(each, seat) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [shown(each, seat) for each in value]
    if hasattr(value, "key"):
        return value.key
    if is_dataclass(value):
        own = seat is not None and getattr(value, "seat", None) == seat
        secret = () if own else secrets_of(type(value))
        return {
            name: None if name in secret else shown(each, seat)
            for name, each in parts(value)
            if not isinstance(each, Agenda)
        }
    return value.value if isinstance(value, Enum) else value


def secrets_of(kind: type) -> tuple[str, ...]:
    """The fields of a class that only their owner sees."""
    named: tuple[str, ...] = getattr(sys.modules[kind.__module__], "SECRET_FIELDS", {}).get(kind.__name__, ())
    return named


def fields_of(thing: Any, *names: str) -> dict[str, Json]:
    """Some fields of a thing as plain data, for a template that draws it."""
    return {name: shown(getattr(thing, name), None) for name in names}


def parts(value: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a dataclass."""
    return ((field.name, getattr(value, field.name)) for field in fields(value))


def zones_of(value: Any) -> Iterator[Zone[Any]]:
    """All zones of a state, in the order of its fields."""
    if isinstance(value, Zone):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from zones_of(each)
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from zones_of(each)
    elif is_dataclass(value) and not hasattr(value, "key"):
        for _, each in parts(value):
            yield from zones_of(each)
