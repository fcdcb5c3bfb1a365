"""Tiles, people and cards as the templates draw them: what is printed, without the words of a language."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from salotto.kernel.title import Json
from salotto.kit.speaking import Speaker
from salotto.kit.views import fields_of
from salotto.titles.obsession import cards
from salotto.titles.obsession.box import BOX, Thing
from salotto.titles.obsession.texts import lines

CAMEOS = 4
"""So many profiles of each sex are drawn."""
FAMILY_CAMEOS = {
    "lord": "gentleman-0",
    "lady": "lady-1",
    "heir": "gentleman-1",
    "daughter": "lady-3",
    "dowager": "lady-2",
}
"""OB-4.6.11 The members of a family look alike in every house."""


def card_text(key: str, language: str, say: Callable[..., str], back: bool = False) -> list[str]:
    """Everything that is printed on a thing, in the words of the page."""
    return lines(key, Speaker(say, language), back)


def faces(language: str) -> dict[str, Json]:
    """Everything that can be drawn, by key."""
    return {thing.key: _face(thing, language) for thing in BOX.find.values()}


def _face(thing: Thing, language: str) -> Json:
    text = partial(card_text, thing.key, language)
    face: Json = {"key": thing.key, "name": thing.names[language], "text": text}
    match thing:
        case cards.Tile():
            return face | tile_face(thing, language)
        case cards.Gentry():
            return face | gentry_face(thing)
        case cards.Family():
            return face | family_face(thing)
        case cards.Objective():
            return face | {"kind": "objective", "source": thing.source} | goal_face(thing.goal)
        case cards.Milestone():
            places = list(thing.places)
            return face | {"kind": "milestone", "source": thing.source, "places": places}
        case cards.VpCard():
            favour = favour_face(thing.favour)
            return face | {"kind": "vp", "source": thing.source, "vp": thing.vp, "favours": [favour]}
        case cards.Opponent():
            return face | {"kind": "opponent", "source": thing.source, "vp": thing.base_score}
        case _:
            return face | {"kind": "theme", "source": thing.source, "category": thing.category.value}


def long(name: str) -> bool:
    """Whether a name needs smaller letters to fit on a tile."""
    return len(name) > 20 or longest_word(name) > 7


def longest_word(name: str) -> int:
    """How many letters the longest word of a name has; a line may end at a hyphen."""
    return max(map(len, name.replace("-", " ").split()))


# Favours


def favour_face(favour: cards.Favour) -> Json:
    """OB-4.6 A favour as a sign with numbers."""
    printed = fields_of(favour, "do", "n", "deck", "look", "take", "which")
    return printed | {
        "any": favour.n == cards.ANY_NUMBER,
        "of": [favour_faces(part) for part in favour.of],
    }


def favour_faces(favours: cards.Favours) -> list[Json]:
    """Some favours as signs."""
    return [favour_face(favour) for favour in favours]


# Tiles and people


def tile_face(tile: cards.Tile, language: str) -> Json:
    """OB-1.4 Both sides of a tile."""
    front, back = tile.sides
    return {
        **fields_of(tile, "source", "id", "rating", "number", "modifier", "flips"),
        "kind": "tile",
        "long": long(tile.names[language]),
        "wide": longest_word(tile.names[language]) > 9,
        "host": f"host:{tile.id}",
        "sides": [side_face(front, language), side_face(back, language)],
    }


def side_face(side: cards.Side, language: str) -> Json:
    """What one side of a tile asks for and gives."""
    return {
        **fields_of(side, "vp", "category", "playable", "guests", "slot", "monument"),
        "servants": [servant.word for servant in side.servants],
        "favours": favour_faces(side.favours),
        "activity": side.activity[language] if side.activity else "",
    }


def gentry_face(card: cards.Gentry) -> Json:
    """OB-10.1 A person."""
    name = card.names["en"]
    return {
        **fields_of(card, "source", "group", "role", "sex", "rating", "vp"),
        "kind": "gentry",
        "long": len(name) > 20,
        "cameo": FAMILY_CAMEOS.get(card.role, f"{card.sex}-{sum(map(ord, name)) % CAMEOS}"),
        "servants": [servant.word for servant in card.service],
        "favours": favour_faces(card.favours),
    }


def family_face(family: cards.Family) -> Json:
    """OB-2.3 A family and what it begins with."""
    return {
        **fields_of(family, "money", "reputation"),
        "kind": "family",
        "source": "seed",
        "servant": family.bonus.servant.word if family.bonus.servant is not None else "",
        "tiles": [f"tile:{id}" for id in family.bonus.choose_one],
        "people": [card.key for card in family.cards],
    }


def goal_face(goal: cards.Goal) -> dict[str, Any]:
    """OB-13.5 What an objective counts, as signs."""
    return {
        **fields_of(goal, "type", "vp", "least", "per", "category", "sex"),
        "groups": [
            group.value for group in goal.groups[1 if cards.Group.STARTER in goal.groups[:-1] else 0 :]
        ],
        "tiles": [f"tile:{id}" for id in goal.tiles],
        "servants": [servant.word for servant in cards.SERVANTS for _ in range(goal.servants[servant])],
    }
