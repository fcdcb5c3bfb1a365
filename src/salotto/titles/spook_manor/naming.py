"""Every key of Spook Manor in words, and the definition behind it."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Phrase
from salotto.kit.content import by_key
from salotto.kit.naming import NameTable
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import Foyer, cell_of
from salotto.titles.spook_manor.monsters import WAITING
from salotto.titles.spook_manor.settings import SETUP

HALVES = {foyer.right_half: foyer for foyer in BOX.foyers}

NAMES = NameTable(
    "sm",
    {"room": BOX.room, "foyer": BOX.foyer, "half": HALVES, "space": BOX.space, "waiting": by_key(WAITING)},
)
NAMES.answer("done", "sm-done")
NAMES.answer("foyer", "sm-foyer")

find = NAMES.find
phrase = NAMES.phrase


def namesake(foyer: Foyer) -> Foyer:
    """SM-3.3 Cards are called by the light of their left face: the one whose light the right face shows."""
    return next((each for each in BOX.foyers if each.left.lights == foyer.right.lights), foyer)


NAMES.says("half")(lambda name: Phrase(names=namesake(BOX.foyer[f"foyer:{name}"]).names))
NAMES.found("spot", cell_of)
NAMES.says("spot")(lambda name: Phrase("sm-spot", {"column": cell_of(name).x, "floor": cell_of(name).y}))
NAMES.says_about("waiting", "sm-waiting", "colour", of="colour")
NAMES.says("colour")(lambda name: Phrase(names=SETUP.colours[name]))
NAMES.says("rank")(lambda name: Phrase(names=SETUP.ranks[int(name) - 1].labels))
NAMES.says("category")(lambda name: Phrase(names=SETUP.categories[name]))


@NAMES.says("space")
def space(name: str) -> Phrase:
    """A monster space of a room."""
    entry, _, index = name.partition(":")
    return Phrase("sm-space", {"room": f"room:{entry}", "space": int(index) + 1})
