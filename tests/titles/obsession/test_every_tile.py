"""Every tile does what it prints, on both sides (OB-9): one case for each side."""

from typing import NamedTuple

from salotto.titles.obsession.box import BOX
from tests.each import for_each
from tests.titles.obsession.positions import Table, a_game, a_house, hosts, laid
from tests.titles.obsession.printed import Printed, enjoyed, printed, promised, together

TILES = printed("tiles", "tile")
PEOPLE = {card["id"]: card for card in printed("gentry", "card")}

COMPANY = {
    "gentry": "york-lord cavendish-lord asquith-lord ponsonby-lord howard-lord wessex-lord mr-alfred-penrose"
    " mrs-dorothea-quince",
    "family": "york-lord cavendish-lord asquith-lord",
    "gentlemen": "york-lord cavendish-lord asquith-lord ponsonby-lord",
    "ladies": "mrs-dorothea-quince miss-margery-tate",
    "casual": "mr-alfred-penrose",
    "prestige": "charles-fairchild elizabeth-fairchild",
    "prestige-deck-top": "",
}
"""People of each kind who need no service and have no choices."""


class Face(NamedTuple):
    """One side of a tile, as printed."""

    tile: Printed
    side: str

    @property
    def back(self) -> bool:
        return self.side == "back"

    @property
    def printed(self) -> Printed:
        face: Printed = self.tile[self.side]
        return face

    @property
    def word(self) -> str:
        """The name in a position."""
        return f"{self.tile['id']}*" if self.back else str(self.tile["id"])

    @property
    def servants(self) -> list[str]:
        found: list[str] = (self.printed if "servants" in self.printed else self.tile).get("servants", [])
        return found

    @property
    def guests(self) -> list[str]:
        """Those who come."""
        slots = self.printed.get("guests", [])
        return COMPANY[slots[0]["type"]].split()[: slots[0]["n"]] if slots else []


FACES = [Face(tile, side) for tile in TILES for side in ("front", "back") if side in tile]
PLAYABLE = [face for face in FACES if face.printed["playable"]]
EACH = for_each("face", PLAYABLE, called=lambda face: face.word)
UNIQUE = ("queens-suite", "lionheart-suite", "renovated-kitchen", "butlers-room")
"""Tiles whose activity has rules of its own, tested there."""


def hosting(face: Face, guests: list[str], servants: list[str], reputation: int = 30) -> Table:
    """A long game at level 7, with these people and servants at hand."""
    house = a_house(
        tiles=face.word,
        hand=" ".join(guests) or "wessex-lady",
        available=" ".join(servants) or "hall-boy",
        reputation=reputation,
        money=1000,
        discards="miss-norris",
    )
    return a_game(
        house,
        casual="dr-samuel-pym mrs-lydia-fenwick mr-giles-hartnell miss-cordelia-hay",
        prestige="major-anthony-cole viscount-townshend earl-ravensworth sir-percival-lang duke-of-langford",
        length="extended",
    )


@for_each("face", FACES, called=lambda face: face.word)
def test_each_side_is_read_as_printed(face: Face) -> None:  # OB-1.4, OB-9.1
    read, tile = laid(face.word).side, BOX.tile(face.tile["id"])
    assert read.vp == face.printed["vp"]
    assert read.category == face.printed.get("category", face.tile.get("category"))
    assert read.monument == face.printed.get("monument", False)
    assert read.playable == face.printed["playable"]
    assert (tile.rating, tile.modifier, tile.copies) == (
        face.tile["pr"],
        face.tile["cost_mod"],
        face.tile["copies"],
    )


@EACH
def test_each_activity_wants_the_printed_level_guests_and_servants(face: Face) -> None:
    # OB-4.3.2, OB-4.4.1, OB-4.5.2
    least, id = 5 * (face.tile["pr"] - 1), face.tile["id"]
    assert hosts(hosting(face, face.guests, face.servants, least)) == [id]
    if least:
        assert hosts(hosting(face, face.guests, face.servants, least - 1)) == []
    if face.servants:
        assert hosts(hosting(face, face.guests, face.servants[1:], least)) == []
    if len(face.guests) > 1:
        assert hosts(hosting(face, face.guests[1:], face.servants, least)) == []


@for_each("face", [face for face in PLAYABLE if face.tile["id"] not in UNIQUE], called=lambda face: face.word)
def test_each_activity_brings_the_printed_favours(face: Face) -> None:  # OB-9.1, OB-4.6.1
    expected = promised(face.printed["favours"])
    times = 2 if face.tile["id"] == "heritage-suite" else 1  # OB-9.14
    for guest in face.guests:
        expected = together(expected, promised(PEOPLE[guest]["favours"], times))
    assert enjoyed(hosting(face, face.guests, face.servants), face.tile["id"]) == expected


def test_each_category_keeps_its_profile() -> None:  # OB-9.1
    ordinary = [
        face for face in PLAYABLE if face.tile["kind"] == "standard" and face.tile.get("needs") is None
    ]
    kinds: dict[str, set[str]] = {}
    for face in ordinary:
        kinds.setdefault(face.tile["category"], set()).update(
            favour["do"] for favour in face.printed["favours"]
        )
    assert kinds["estate"] == {"invite", "dismiss"}
    assert kinds["prestige"] == {"reputation"}
    assert kinds["sporting"] == {"money"}
    assert kinds["essentials"] == {"objective", "vp_card"}  # the Main Library; the others bring guests only
    most = max(ordinary, key=lambda face: len(face.guests))
    assert (most.tile["category"], len(most.guests)) == ("essentials", 8)
