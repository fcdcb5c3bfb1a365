"""The Tomes and tokens as the templates draw them: what is printed, in pictures and in words."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from salotto.kernel.title import Json
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import CrestToken, CrestTome, Game, Tome
from salotto.titles.tomesaga.naming import gives, goal_phrase
from salotto.titles.west_kingdom.pictures import line


def game_name(game: Game, language: str) -> str:
    """What a chapter is called."""
    return next(chapter.names[language] for chapter in BOX.chapters if chapter.id is game)


def tome_face(tome: Tome, language: str) -> Json:
    """TS-5.1 A Tome: its objective above, its advantages below, its crests."""
    return {
        "key": tome.key,
        "kind": "tome",
        "id": tome.id,
        "name": tome.names[language],
        "game": tome.game.value,
        "goal": line(goal_phrase(tome.id)),
        "n": tome.objective.n,
        "gives": [
            {"game": game_name(game, language), "lines": [line(phrase) for phrase in gives(tome.id, game)]}
            for game in Game
            if gives(tome.id, game)
        ],
        "crests": [crest.value for crest in tome.crests],
        "source": tome.source,
    }


def crest_face(part: CrestTome | CrestToken, language: str) -> Json:
    """TS-6.5 A Crest Tome, TS-6.3 a Crest token."""
    return {
        "key": part.key,
        "kind": "crest-tome" if isinstance(part, CrestTome) else "token",
        "id": part.id,
        "name": part.names[language],
        "game": None,
        "crests": [part.crest.value],
        "goal": None,
        "gives": [],
        "source": part.source,
    }


@cache
def cards(language: str) -> Mapping[str, Json]:
    """Everything that can be drawn, by key."""
    faces = {tome.key: tome_face(tome, language) for tome in BOX.tomes.values()}
    parts: list[CrestTome | CrestToken] = [*BOX.crest_tomes.values(), *BOX.tokens.values()]
    for part in parts:
        faces[part.key] = crest_face(part, language)
    return faces
