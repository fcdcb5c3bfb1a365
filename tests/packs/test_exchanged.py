"""What a bot thinks of a card follows from its values: two cards that exchange them, but not their ids, are
thought of as each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from salotto.kernel.codec import decode, encode
from salotto.kernel.title import Title
from salotto.packs.catalogue import catalogue
from salotto.packs.checking import check
from salotto.packs.copies import for_a_moment
from salotto.packs.pack import Pack
from salotto.registry import title as find_title
from salotto.registry import titles
from tests.kernel.toy import TOY
from tests.packs.some_packs import packed
from tests.random_games import Setting, positions, random_play, settings_of

CARDS = {
    "architects": ("apprentices.toml", "buildings.toml"),
    "last-will": ("events.toml", "helpers-expenses.toml", "properties.toml", "specials.toml"),
    "obsession": ("gentry.toml", "objectives.toml", "tiles.toml", "vp-cards.toml"),
    "paladins": ("kings_orders.toml", "outsiders.toml", "paladins.toml", "townsfolk.toml"),
    "spook-manor": ("rooms.toml",),
    "viscounts": ("heroes.toml", "manuscripts.toml", "townsfolk.toml"),
}
COPY, EFFECT = re.compile(r"-\d+$"), re.compile(r"/.*$")
"""Which copy of a card it is, and which of its effects."""
SAME = (
    "copies",
    "retired",
    "set",
    "kind",
    "deck",
    "class",
    "family",
    "low_vp",
    "reserve",
    "needs",
    "copies_ud",
)
"""What decides where a card lies: only cards that agree in it are exchanged."""


def pairs(title: Title[Any]) -> Iterator[tuple[str, str, Mapping[str, Any], Mapping[str, Any]]]:
    """Cards of one kind, two by two."""
    chance = Random(7)
    known = catalogue(title)
    told = [each.fields for entries in known.arrays.values() for each in entries.values()]
    named = set(texts([*told, *(each.fields for each in known.sections.values())]))
    for (file, array), entries in known.arrays.items():
        if file not in CARDS[title.id]:
            continue
        alike: dict[Any, list[Mapping[str, Any]]] = {}
        for entry in entries.values():
            if entry.id in named:  # a card that others name, or with a rule of its own, stays who it is
                continue
            same = tuple(str(entry.fields.get(name)) for name in SAME)
            alike.setdefault((frozenset(entry.fields), same), []).append(entry.fields)
        for cards in alike.values():
            chance.shuffle(cards)
            for one, other in zip(cards[::2], cards[1::2], strict=False):
                yield file, array, one, other


def texts(value: Any, name: str = "") -> Iterator[str]:
    """Every text in some tables but their ids."""
    if isinstance(value, Mapping):
        for field, each in value.items():
            yield from texts(each, field)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)
    elif isinstance(value, str) and name != "id":
        yield value


def exchanged(title: Title[Any]) -> tuple[Pack, dict[str, str]]:
    """A pack in which cards have exchanged everything but their ids, and who is who."""
    files: dict[str, dict[str, Any]] = {}
    partner: dict[str, str] = {}
    known = catalogue(title)
    for file, array, one, other in pairs(title):
        if {one["id"], other["id"]} & partner.keys():
            continue
        part = files.setdefault(file, {}).setdefault(array, {})
        part[one["id"]] = {**other, "id": one["id"]}
        part[other["id"]] = {**one, "id": other["id"]}
        partner |= {one["id"]: other["id"], other["id"]: one["id"]}
    while problems := check(title, packed(title, files)):
        for problem in problems:
            for part in files[problem.file].values():
                for id in (problem.entry, partner.pop(problem.entry, "")):
                    part.pop(id, None)
                    partner.pop(id, None)
    keys = {
        id: key if entry.fields.get("copies", 1) == 1 else key.removesuffix("-1")
        for (file, array), entries in known.arrays.items()
        for id, entry in entries.items()
        if id in partner and (key := next((each.key for each in known.read_as(file, array, entry)), ""))
    }
    whose = {key: keys[partner[id]] for id, key in keys.items()}
    effects = {f"does:{id}": f"does:{partner[id]}" for id in keys}
    return packed(title, files), whose | effects


def named_after(data: Any, partner: Mapping[str, str]) -> Any:
    """A position in which the cards have exchanged their ids."""
    if isinstance(data, dict):
        return {named_after(name, partner): named_after(each, partner) for name, each in data.items()}
    if isinstance(data, list):
        return [named_after(each, partner) for each in data]
    if not isinstance(data, str) or ":" not in data:
        return data
    whole = EFFECT.sub("", data)
    key = next((each for each in (data, whole, COPY.sub("", whole)) if each in partner), "")
    return f"{partner[key]}{data.removeprefix(key)}" if key else data


def alike(title: Title[Any], state: Any, seat: int, value: float) -> bool:
    """Whether a position in which other cards lie is worth as much; not where they cannot lie like this."""
    try:
        return bool(title.adviser.evaluate(state, seat) == pytest.approx(value, abs=1e-6))
    except (ArithmeticError, LookupError, ValueError):
        return False


def test_every_game_is_looked_at() -> None:
    assert CARDS.keys() == {title.id for title in titles().values() if title is not TOY}


@pytest.mark.parametrize("id", CARDS)
def test_an_evaluation_follows_the_values_of_a_card_and_not_its_id(id: str) -> None:
    title = find_title(id)
    pack, partner = exchanged(title)
    assert partner
    seen = 0
    with for_a_moment(title, pack.files) as boxed:
        for setting in settings_of(title)[:2]:
            game = random_play(Setting(title, setting.mode, setting.players), 3)
            for play in positions(game, 8):
                data = encode(play.state)
                other = decode(boxed.state_type, named_after(data, partner), boxed.find)
                strange = decode(title.state_type, named_after(data, partner), title.find)
                for seat in range(play.table.players):
                    value = title.adviser.evaluate(play.state, seat)
                    assert boxed.adviser.evaluate(other, seat) == pytest.approx(value, abs=1e-6)
                    seen += not alike(title, strange, seat, value)
    assert seen, "the cards that were exchanged count for something"
