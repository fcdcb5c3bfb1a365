"""What the boards say, in the shape the rules ask for: spaces, prices, flags (PW-5 to PW-8)."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.kit.components import Keyed
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import (
    ACTIONS,
    ANY,
    ATTRIBUTES,
    COMMISSION,
    CONSPIRE,
    DEVELOP,
    GAIN_HONOUR,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    RIGHT_SIDE,
    TRADE,
    WORKERS,
    KingsFavour,
    MapSpace,
)
from salotto.titles.paladins.effects import Good
from salotto.titles.paladins.placing import COVERED, Spaces, make_spaces, spaces_of

MARKER_MAX = BOX.attributes.max
ROUNDS = BOX.game.rounds

COST_IN = tuple(Good(action.cost_in) if action.cost_in else None for action in BOX.actions)
"""What each action is paid in."""

LIMIT = tuple(action.max for action in BOX.actions)
"""PW-5.8 How often each action can be done in a game, 0 for no limit."""


def covered(action: int, workshops: int) -> Spaces:
    """PW-5.9 What a right-side action needs with Workshops on the spaces of a mask."""
    kinds = [ANY if word == "any" else WORKERS.index(word) for word in BOX.actions[action].spaces]
    return make_spaces(COVERED if workshops >> at & 1 else kind for at, kind in enumerate(kinds))


RIGHT_SPACES: tuple[tuple[Spaces, ...], ...] = tuple(
    tuple(covered(action, mask) for mask in range(1 << len(BOX.actions[action].workshop_spaces)))
    for action in RIGHT_SIDE
)
"""PW-5.9 What each right-side action needs, by the mask of its Workshops."""

REQUIRES = tuple(
    ATTRIBUTES.index(BOX.actions[action].requires) if BOX.actions[action].requires else -1
    for action in range(12)
)
REWARDS = tuple(
    ATTRIBUTES.index(BOX.actions[action].rewards) if BOX.actions[action].rewards else -1
    for action in range(12)
)
"""PW-5.10 The attribute that an action needs, and the one it raises."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Move(Keyed):
    """PW-5.1 A way to use one's turn on the own board; some actions have two."""

    action: int
    mode: int  # which of the modes of Recruit, Hunt and Trade
    spaces: Spaces  # those of the left side; on the right side Workshops change them


def left_moves(action: int) -> list[Move]:
    """The moves of a left-side action: one, or one for each mode (PW-5.5)."""
    printed = BOX.actions[action]
    if not printed.modes:
        return [Move(f"action:{ACTIONS[action]}", action, 0, spaces_of(printed.spaces))]
    return [
        Move(
            f"action:{ACTIONS[action]}-{len(mode.workers)}",
            action,
            at,
            spaces_of(printed.spaces[space] for space in mode.workers),
        )
        for at, mode in enumerate(printed.modes)
    ]


LEFT_MOVES = tuple(
    move for action in (DEVELOP, RECRUIT, HUNT, TRADE, PRAY, CONSPIRE) for move in left_moves(action)
)
RIGHT_MOVES = tuple(
    Move(f"action:{ACTIONS[action]}", action, 0, RIGHT_SPACES[action - COMMISSION][0])
    for action in RIGHT_SIDE
)
HONOUR_MOVES = {
    card.id: Move("action:gain_honour", GAIN_HONOUR, 0, spaces_of(card.tile.spaces)) for card in BOX.starting
}
"""PW-14.4.3 The move of each tile."""

PASS = "pass"

FAVOUR_SPACES = {
    card.key: spaces_of(card.spaces)
    for card in (*BOX.favours, *BOX.retired_cards)
    if isinstance(card, KingsFavour)
}
ONE_WORKER = make_spaces((ANY,))

SPACE_FLAGS = {
    COMMISSION: tuple(BOX.regions[space.region].faith for space in BOX.spaces),
    GARRISON: tuple(BOX.regions[space.region].strength for space in BOX.spaces),
}
"""PW-7.1.2, PW-7.3.2 The flag of each space of the map, for a Monk and for an Outpost."""

SPACES_IN_PLAY = {
    players: tuple(at for at, space in enumerate(BOX.spaces) if space.players <= players)
    for players in BOX.counts
}
"""PW-3.15 The spaces that exist with so many players."""

SPACE_AT: dict[str, int] = {space.key: at for at, space in enumerate(BOX.spaces)}


def place_of(space: MapSpace) -> int:
    """Where a space stands in the list of all."""
    return SPACE_AT[space.key]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class WorkshopPlace(Keyed):
    """PW-6.1.2 A Worker space of a right-side action that a Workshop can cover."""

    action: int
    space: int


WORKSHOP_PLACES = tuple(
    WorkshopPlace(f"workshop:{ACTIONS[action]}-{space + 1}", action, space)
    for action in RIGHT_SIDE
    for space in BOX.actions[action].workshop_spaces
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BoardSpace(Keyed):
    """PW-6.5.1 An action space to be cleared."""

    action: int


BOARD_SPACES = tuple(BoardSpace(f"clear:{name}", at) for at, name in enumerate(ACTIONS))

PRICES = tuple(slot.price for slot in BOX.townsfolk_slots)
DEBT_INSTEAD = tuple(slot.debt_instead for slot in BOX.townsfolk_slots)
FLAGS = tuple(slot.strength for slot in BOX.outsider_slots)
ORDER_PLACES = tuple(place for place in BOX.track if place.card == "kings_order")
FAVOUR_PLACES = tuple(place for place in BOX.track if place.card == "kings_favour")
