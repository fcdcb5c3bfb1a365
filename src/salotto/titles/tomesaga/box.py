"""The box: everything of tomes.toml, read once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from salotto.kit.content import Shelf, by_key
from salotto.titles.tomesaga.cards import Chapter, Crest, CrestToken, CrestTome, Game, Prize, Tome

DATA = Path(__file__).parent / "data"
FOR_READERS = ("designed_fields", "objective_text", "colour", "crests", "advantages")


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All the parts, by their ids."""

    tomes: Mapping[str, Tome]
    tokens: Mapping[Crest, CrestToken]
    crest_tomes: Mapping[Crest, CrestTome]
    chapters: tuple[Chapter, ...]
    prizes: Mapping[str, Prize]
    find: Mapping[str, Any]

    def of(self, game: Game) -> list[Tome]:
        """TS-1.6 The six Tomes of a game."""
        return [tome for tome in self.tomes.values() if tome.game is game]


def load_box(*packs: Path) -> Box:
    """The parts of the campaign, with the entries of the house packs laid over them."""
    shelf = Shelf(DATA, packs)

    def read(kind: Any, array: str, key: str) -> tuple[Any, ...]:
        return shelf.read_all(kind, "tomes.toml", array, key, FOR_READERS)

    tomes = read(Tome, "tome", "tome")
    tokens = read(CrestToken, "crest_token", "token")
    crest_tomes = read(CrestTome, "crest_tome", "crest-tome")
    chapters = read(Chapter, "chapter", "chapter")
    prizes = read(Prize, "prize", "prize")
    return Box(
        {tome.id: tome for tome in tomes},
        {token.crest: token for token in tokens},
        {tome.crest: tome for tome in crest_tomes},
        tuple(sorted(chapters, key=lambda chapter: chapter.number)),
        {prize.id: prize for prize in prizes},
        by_key((*tomes, *tokens, *crest_tomes, *chapters, *prizes)),
    )


BOX = load_box()
