"""Every key of Spook Manor in words, and the definition behind it."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Phrase
from salotto.kit.naming import NameTable
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOURS, Cell, Foyer, cell
from salotto.titles.spook_manor.monsters import WAITING
from salotto.titles.spook_manor.settings import SETUP

SPACES = {space.key: space for room in BOX.rooms if room.hall for space in room.hall.spaces}

NAMES = NameTable("sm", {"room": BOX.room, "foyer": BOX.foyer, "space": SPACES})
NAMES.words("brings")
NAMES.answer("done", "sm-done")
NAMES.answer("foyer", "sm-foyer")

find = NAMES.find
phrase = NAMES.phrase


def spot(key: str) -> Cell:
    """The cell behind a key such as `spot:-1,2`."""
    x, y = key.removeprefix("spot:").split(",")
    return cell(int(x), int(y))


def namesake(foyer: Foyer) -> Foyer:
    """SM-3.3 Cards are called by the light of their left face: the one whose light the right face shows."""
    return next((each for each in BOX.foyers if each.left.lights == foyer.right.lights), foyer)


NAMES.found("half", lambda key: BOX.foyer[f"foyer:{key.removeprefix('half:')}"])
NAMES.says("half")(lambda name: Phrase(names=namesake(BOX.foyer[f"foyer:{name}"]).names))
NAMES.found("spot", spot)
NAMES.found("waiting", lambda key: WAITING[COLOURS[key.removeprefix("waiting:")]])

NAMES.says("spot")(lambda name: Phrase("sm-spot", {"column": spot(name).x, "floor": spot(name).y}))
NAMES.says("waiting")(lambda name: Phrase("sm-waiting", {"colour": f"colour:{name}"}))
NAMES.says("colour")(lambda name: Phrase(names=SETUP.colours[name]))
NAMES.says("rank")(lambda name: Phrase(names=SETUP.ranks[int(name) - 1].labels))
NAMES.says("category")(lambda name: Phrase(names=SETUP.categories[name]))


@NAMES.says("space")
def space(name: str) -> Phrase:
    """A monster space of a room."""
    entry, _, index = name.partition(":")
    return Phrase("sm-space", {"room": f"room:{entry}", "space": int(index) + 1})
