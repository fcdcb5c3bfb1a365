"""Every key of Obsession in words, and the definition behind it."""

from __future__ import annotations

from typing import Any

from salotto.kernel.title import Phrase, Value
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Family, Opponent
from salotto.titles.obsession.setup import setting

DYNAMIC_WORDS = (
    "ob-title-*",
    "ob-mode-*",
    "ob-option-*",
    "ob-value-*",
    "ob-phase-*",
    "ob-category-*",
    "ob-column-*",
    "ob-deck-*",
    "ob-reserve-*",
    "ob-event-*",
    "ob-servant-*",
    "ob-favour-*",
    "ob-move-*",
    "ob-arranges-*",
)

WORDS = {
    "title": "ob-title-",
    "mode": "ob-mode-",
    "option": "ob-option-",
    "value": "ob-value-",
    "phase": "ob-phase-",
    "category": "ob-category-",
    "column": "ob-column-",
    "deck": "ob-deck-",
    "reserve": "ob-reserve-",
    "event": "ob-event-",
    "servant": "ob-servant-",
}
"""How the texts begin whose ids end in the name of a thing."""

FAVOUR_ARGUMENTS = {"invite": ("deck", "look", "take"), "objective": ("look", "take")}
"""What the numbers of a favour mean; elsewhere there is one, how much."""


def find(key: str) -> Any:
    """The definition behind a key."""
    return setting(key) if key.startswith("setting:") else BOX.find[key]


def phrase(key: str) -> Phrase:
    """A key in words, for labels and the story."""
    kind, _, name = key.partition(":")
    if key in BOX.find:
        thing = BOX.find[key]
        if isinstance(thing, Family | Opponent):
            return Phrase(names=dict.fromkeys(("en", "it", "fr"), thing.name))
        return Phrase(names=thing.names)
    if kind in WORDS:
        return Phrase(WORDS[kind] + name)
    if kind == "seat":
        return Phrase("ob-seat", {"seat": int(name) + 1})
    if kind == "servants":
        return _servants(name)
    if kind == "favour":
        return _favour(name)
    return Phrase(f"ob-move-{kind}{_variant(kind, name)}", _move_arguments(kind, name))


def _variant(kind: str, name: str) -> str:
    """Moves whose words depend on more than the verb."""
    if kind == "useful":
        return f"-{name}"
    return "-tile" if kind == "head-housemaid" and name == "tile" else ""


def _servants(name: str) -> Phrase:
    """Some servants, as 'this one and those'."""
    first, _, rest = name.partition(":")
    if not first:
        return Phrase("ob-servants-none")
    if not rest:
        return phrase(f"servant:{first}")
    return Phrase("ob-servants", {"first": f"servant:{first}", "rest": f"servants:{rest}"})


def _favour(name: str) -> Phrase:
    do, *numbers = name.split(":")
    words = FAVOUR_ARGUMENTS.get(do, ("n",))
    values: list[Value] = [int(each) if each.isdigit() else f"deck:{each}" for each in numbers]
    return Phrase(f"ob-favour-{do.replace('_', '-')}", dict(zip(words, values, strict=False)))


def _move_arguments(kind: str, name: str) -> dict[str, Value]:
    """What the words of a move speak about."""
    match kind:
        case "host":
            return {"tile": f"tile:{name}"}
        case "buy" | "haggle":
            return {"tile": f"tile:{name.partition(':')[2]}"}
        case "help" | "more" | "fewer":
            return {"servant": f"servant:{name}"}
        case "recruit":
            seat, servant, area = name.split(":")
            return {"servant": f"servant:{servant}", "seat": f"seat:{seat}", "area": area}
        case "serve":
            return {"servants": f"servants:{name}"}
        case "hall-boy" | "underbutler" | "head-housemaid" if name != "tile":
            return {"guest": f"gentry:{name}"}
        case _:
            return {}
