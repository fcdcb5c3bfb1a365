"""Content read from types: a dataclass says what its entries look like."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import pytest

from salotto.content import ContentError
from salotto.kit.content import Names, Shelf
from salotto.kit.effects import ByKind, Vocabulary

EFFECTS = Vocabulary("toy")


class Good(StrEnum):
    WOOD = "wood"
    GOLD = "gold"


@EFFECTS.word("gain")
@dataclass(frozen=True, slots=True)
class Gain:
    what: Good
    n: int = 1


@EFFECTS.word("choose")
@dataclass(frozen=True, slots=True)
class Choose:
    of: tuple[tuple[Effect, ...], ...]


Effect = Gain | Choose


@dataclass(frozen=True, slots=True, eq=False)
class Hut:
    key: str
    id: str
    names: Names
    cost: dict[Good, int]
    effects: tuple[Effect, ...]
    source: str
    promo: bool = False
    level: int | None = None


GOOD = """
[[hut]]
id = "cabin"
name = "Cabin"
name_it = "Capanna"
name_fr = "Cabane"
copies = 2
cost = { wood = 2 }
effects = [
    { do = "gain", what = "gold", n = 3 },
    { do = "choose", of = [[{ do = "gain", what = "wood" }], []] },
]
text = "for people"
source = "designed"
"""


def huts(folder: Path, text: str) -> tuple[Hut, ...]:
    (folder / "huts.toml").write_text(text, encoding="utf-8")
    return Shelf(folder, vocabulary=EFFECTS).read_all(Hut, "huts.toml", "hut")


def test_an_entry_becomes_as_many_values_as_it_has_copies(tmp_path: Path) -> None:
    first, second = huts(tmp_path, GOOD)
    assert (first.key, second.key) == ("hut:cabin-1", "hut:cabin-2")
    assert first.names == {"en": "Cabin", "it": "Capanna", "fr": "Cabane"}
    assert first.cost == {Good.WOOD: 2}
    assert first.effects == (Gain(Good.GOLD, 3), Choose(((Gain(Good.WOOD),), ())))
    assert (first.promo, first.level) == (False, None)


def test_a_retired_copy_is_none_of_the_game_but_keeps_its_key_for_older_tables(tmp_path: Path) -> None:
    text = GOOD.replace("copies = 2", "copies = 1\nretired = 1")
    (tmp_path / "huts.toml").write_text(text, encoding="utf-8")
    shelf = Shelf(tmp_path, vocabulary=EFFECTS)
    (first,) = shelf.read_all(Hut, "huts.toml", "hut")
    assert first.key == "hut:cabin-1"
    assert [each.key for each in shelf.retired] == ["hut:cabin-2"]
    assert shelf.retired[0].cost == first.cost


@pytest.mark.parametrize(
    ("written", "instead", "field"),
    [
        ("copies = 2", "copies = 2\nretired = 0", "retired"),
        ('source = "designed"', "", "source"),
        ('source = "designed"', 'source = "designed"\nlevle = 2', "levle"),
        ('what = "gold"', 'what = "iron"', "effects[0].what"),
        ("n = 3", 'n = "3"', "effects[0].n"),
        ('do = "gain", what = "wood"', 'do = "give"', "effects[1].of[0][0].do"),
        ("wood = 2", "iron = 2", "cost.iron"),
    ],
)
def test_a_mistake_names_file_entry_and_field(tmp_path: Path, written: str, instead: str, field: str) -> None:
    with pytest.raises(ContentError) as caught:
        huts(tmp_path, GOOD.replace(written, instead, 1))
    assert caught.value.entry == "cabin"
    assert caught.value.field == field
    assert caught.value.file.endswith("huts.toml")


def test_the_sentence_of_an_effect_follows_from_its_word_and_fields() -> None:
    phrase = EFFECTS.phrase(Gain(Good.GOLD, 2))
    assert (phrase.id, phrase.args) == ("toy-does-gain", {"what": "gold", "n": 2})


def test_each_kind_of_effect_has_one_function() -> None:
    worth: ByKind[int] = ByKind("worth")
    worth.of(Gain)(7)
    assert worth[Gain(Good.WOOD)] == 7
    assert worth.missing(EFFECTS.words) == ["Choose"]
    with pytest.raises(ValueError, match="two functions"):
        worth.of(Gain)(8)


@dataclass(frozen=True, slots=True)
class Size:
    id: str
    spaces: int


def test_a_value_without_a_key_is_read_like_any_other(tmp_path: Path) -> None:
    (tmp_path / "sizes.toml").write_text('[[size]]\nid = "small"\nspaces = 3\n', encoding="utf-8")
    assert Shelf(tmp_path).read_all(Size, "sizes.toml", "size") == (Size("small", 3),)


def test_a_title_may_read_a_type_in_its_own_way(tmp_path: Path) -> None:
    @dataclass(frozen=True, slots=True, eq=False)
    class Tower:
        key: str
        flags: tuple[int, int]
        source: str

    (tmp_path / "towers.toml").write_text(
        '[[tower]]\nid = "north"\nflags = ["red", "blue", "red"]\nsource = "known"\n', encoding="utf-8"
    )
    counts = {
        tuple[int, int]: lambda shelf, entry, name, value: tuple(
            shelf.value(tuple[str, ...], entry, name, value).count(colour) for colour in ("red", "blue")
        )
    }
    (tower,) = Shelf(tmp_path, readers=counts).read_all(Tower, "towers.toml", "tower")
    assert tower.flags == (2, 1)


def test_there_is_one_entry_for_each_word_of_an_enumeration(tmp_path: Path) -> None:
    named = '[[good]]\nid = "{0}"\nname = "{0}"\nname_it = "{0}-it"\nname_fr = "{0}-fr"\n'

    def names(*ids: str) -> list[str]:
        (tmp_path / "goods.toml").write_text("".join(map(named.format, ids)), encoding="utf-8")
        return [*Shelf(tmp_path).read_names("goods.toml", "good", of=Good)]

    assert names("gold", "wood") == ["wood", "gold"]
    with pytest.raises(ContentError, match="clay: id: expects one of wood, gold"):
        names("wood", "gold", "clay")
    with pytest.raises(ContentError, match="gold: id: is missing"):
        names("wood")
