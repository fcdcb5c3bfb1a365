"""The options of a turn: where to place, whom to discard, what to take back. One object for each key."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.kit.components import Keyed
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import OPEN, Apprentice

DONE = "done"
"""The answer that ends a row of actions."""

CHOSEN_WHEN_PLACING = ("mines", "workshop", "black-market-b", "guildhall")
"""D6 The locations where placing says which of the actions is meant."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Move(Keyed):
    """Place a Worker at a location, for one of its actions where that is chosen when placing."""

    location: str
    action: str
    place: int  # its number among the open locations, or -1


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Dismissal(Keyed):
    """AW-3.5 Discard a hired Apprentice."""

    card: Apprentice


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Back(Keyed):
    """AW-3.3 Take an own Worker back: from an open location, the Prison, a board or the Black Market."""

    kind: str  # open, prison, board or market
    number: int  # of the location, or of the colour whose board it is


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Group(Keyed):
    """AW-4.5.3 All Workers of one colour at one open location."""

    place: int  # the number of the location
    colour: int  # whose Workers


def all_moves() -> dict[str, Move]:
    """Every way to place a Worker."""
    found: dict[str, Move] = {}
    for location in BOX.locations.values():
        place = OPEN.index(location.id) if location.id in OPEN else -1
        if location.type == "prison":
            continue
        if location.id in CHOSEN_WHEN_PLACING:
            for action in location.actions:
                key = f"place:{location.id}:{action.id}"
                found[key] = Move(key, location.id, action.id, place)
        else:
            key = f"place:{location.id}"
            found[key] = Move(key, location.id, "", place)
    return found


COLOURS = 6
"""At most so many colours of Workers: five players and the Baron."""

MOVES = all_moves()

DISMISSALS = {
    card.key: Dismissal(f"discard:{card.key.partition(':')[2]}", card)
    for card in (*BOX.apprentices.values(), *BOX.sides.values())
}

BACK_OPEN = tuple(Back(f"back:{id}", "open", at) for at, id in enumerate(OPEN))
BACK_PRISON = Back("back:prison", "prison", 0)
BACK_BOARD = tuple(Back(f"back:board:{number}", "board", number) for number in range(COLOURS))
BACK_BARON = tuple(Back("back:board:baron", "board", number) for number in range(COLOURS))
"""From the Baron's board, by its number."""

BACK_MARKET = tuple(
    Back(f"back:{id}", "market", at)
    for at, id in enumerate(("black-market-a", "black-market-b", "black-market-c"))
)

GROUPS = tuple(
    tuple(Group(f"capture:{id}:{colour}", place, colour) for colour in range(COLOURS))
    for place, id in enumerate(OPEN)
)

BARON_GROUPS = tuple(
    tuple(Group(f"capture:{id}:baron", place, colour) for colour in range(COLOURS))
    for place, id in enumerate(OPEN)
)
"""The Baron's Workers at a location, by the number of his colour."""
