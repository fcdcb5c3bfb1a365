"""What there is on a table of Paladins, for those who learn from it (see `salotto.kit.encoding`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from salotto.kit.answers import Answers, all_keys, all_of, keys_in
from salotto.kit.encoding import (
    Each,
    Encoding,
    Inside,
    Known,
    Own,
    Places,
    Planned,
    Row,
    Thing,
    Things,
)  # fmt: skip
from salotto.kit.features import Bits, Count, Counts, Flag, Flags, Part, Seats, Size, Who, Word
from salotto.kit.goods import mixes
from salotto.titles.paladins.boards import (
    BOARD_SPACES,
    FAVOUR_PLACES,
    FAVOUR_SPACES,
    HONOUR_MOVES,
    LEFT_MOVES,
    ONE_WORKER,
    ORDER_PLACES,
    PASS,
    RIGHT_MOVES,
    RIGHT_SPACES,
    WORKSHOP_PLACES,
)
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ACTIONS, ANY, ATTRIBUTES, CRIMINAL, RIGHT_SIDE, WORKERS
from salotto.titles.paladins.coop import PENALTIES
from salotto.titles.paladins.effects import EFFECTS, Choose, Good, doing_key
from salotto.titles.paladins.legality import BY_DEBT
from salotto.titles.paladins.placing import COVERED, EMPTY, filling, keepings
from salotto.titles.paladins.rules import RULES
from salotto.titles.paladins.state import FREE, PaladinsState, Phase, Player
from salotto.titles.paladins.turn import KEPT

SPACES = 9
"""Worker spaces of an action, and more than there are."""
WORKSHOPS = 8
LYING = [tuple(bool(mask >> space & 1) for space in range(WORKSHOPS)) for mask in range(1 << WORKSHOPS)]
LYING[0] = ()
PLACED = (EMPTY, *range(len(WORKERS)))


def board_parts() -> list[Part]:
    """What a player and the Rival both have."""
    return [
        Count("unpaid", 16),
        Count("paid", 16),
        Count("monks", 7),
        Count("outposts", 7),
        Bits("jars", [space.key for space in BOX.absolve]),
        Count("developed", 8),
        Count("boxed", 8),
        Count("honour", 12),
        Flag("passed"),
        Counts("attributes", ATTRIBUTES, 12),
        Counts("boost", ATTRIBUTES, 6),
        Flags("workshops", range(6 * WORKSHOPS), of=workshops, row=WORKSHOPS),
        Things("crew", BOX.townsfolk),
        Things("walls", BOX.walls),
        Things("attacked", BOX.outsiders),
        Things("converted", BOX.outsiders),
        Row("suspicion on top", BOX.suspicion, 1, of=lambda player: player.suspicion[-1:]),
        Things("suspicion", BOX.suspicion),
    ]


def workshops(player: Player) -> list[tuple[bool, ...]]:
    """PW-5.7 The spaces of each action on the right side where a Workshop lies."""
    return [LYING[mask] for mask in player.workshops]


def shown_paladin(player: Player) -> Any:
    """PW-4.5 The Paladin once it lies face up."""
    return player.paladin if player.shown else None


def player_parts() -> list[Part]:
    """PW-2.1, PW-2.5 All of a board is public but the Paladins that its owner alone has seen."""
    return [
        *board_parts(),
        Count("silver", 20),
        Count("provisions", 20),
        Count("working", 12),
        Counts("workers", WORKERS, 10),
        Flags("placed", range(len(ACTIONS) * SPACES), PLACED, row=SPACES),
        Known("pile", BOX.paladins, 12),
        Size("drawing", 3, of=lambda player: player.drawn),
        Own(Things("drawn", BOX.paladins)),
        Flag("chosen", of=lambda player: player.paladin is not None),
        Own(Thing("own paladin", BOX.paladins, of=lambda player: player.paladin)),
        Thing("paladin", BOX.paladins, of=shown_paladin),
        Things("spent", BOX.paladins),
        Thing("tavern", BOX.tavern),
        Thing("starting", BOX.starting),
    ]


RIVAL = (
    Inside("board", board_parts()),
    Count("workers", 12),
    Count("marker", 24),
    Flags("stack", range(3), range(3)),
    Counts("used", [ACTIONS[action] for action in RIGHT_SIDE], 8),
    Flags("top", range(5)),
    Flags("orders", range(3)),
    Row("favours", BOX.schemes, 5),
    Known("pile", BOX.schemes, 17),
    Things("discard", BOX.schemes, of=lambda rival: rival.discard.cards),
)
OVERLORD = (
    Places("threats", BOX.threats, 12, 12),
    Flags("places", range(12), range(1, 9)),
    Counts("workers", range(12), 8, least=-1),
    Count("supply", 20),
    Count("taken", 6),
    Flags("done", range(3), range(len(WORKERS))),
    Places("orders", BOX.coop_orders, 6, 3),
    Known("starting", BOX.starting, 4),
)


def outposts(game: PaladinsState) -> list[bool]:
    """PW-7.3.2 The spaces of the map where the piece is an Outpost."""
    return [piece != FREE and piece % 2 == 1 for piece in game.map]


PROMPTS = (
    "pw-act", "pw-avoid-debt", "pw-choose-absolve", "pw-choose-attack", "pw-choose-clear",
    "pw-choose-convert", "pw-choose-paladin", "pw-choose-penalty", "pw-choose-reward", "pw-choose-space",
    "pw-choose-starting", "pw-choose-tavern", "pw-choose-townsfolk", "pw-choose-workers",
    "pw-choose-workshop", "pw-draft-townsfolk", "pw-for-whom", "pw-free-pray", "pw-free-recruit",
    "pw-inquisition-order", "pw-keep-workers", "pw-lose-which-worker", "pw-paladin-on-top",
)  # fmt: skip


def every_filling() -> Iterator[str]:
    """PW-5.4 Whoever can stand on the spaces of an action or of a Favour, or is lost."""
    moves = (*LEFT_MOVES, *HONOUR_MOVES.values())
    right = (spaces for several in RIGHT_SPACES for spaces in several)
    for spaces in (*(move.spaces for move in moves), *right, *FAVOUR_SPACES.values(), ONE_WORKER):
        kinds = [kind for kind in spaces.kinds if kind != COVERED]
        fitting = [range(len(WORKERS)) if kind == ANY else (kind, CRIMINAL) for kind in kinds]
        yield from (filling(row).key for row in product(*fitting))


def every_keeping() -> Iterator[str]:
    """PW-10.2 Whoever can be kept."""
    for workers in mixes([KEPT] * len(WORKERS), range(len(WORKERS)), KEPT):
        yield from (keeping.key for keeping in keepings(workers, KEPT))


ONES = (*LEFT_MOVES, *RIGHT_MOVES, *HONOUR_MOVES.values(), *BOARD_SPACES, *WORKSHOP_PLACES, *BY_DEBT.values())

ENCODING = Encoding(
    parts=(
        Word("phase", Phase),
        Count("round", 7),
        Who("start"),
        Who("active"),
        Seats("passes", 5),
        Count("tax", 16),
        Count("debts", 24),
        Planned("agenda", RULES),
        Known("townsfolk", BOX.townsfolk, 40),
        Row("townsfolk_row", BOX.townsfolk, 5),
        Things("townsfolk_discard", BOX.townsfolk),
        Known("outsiders", BOX.outsiders, 40),
        Row("outsider_row", BOX.outsiders, 6),
        Things("outsider_discard", BOX.outsiders),
        Known("walls", BOX.walls, 24),
        Known("suspicion", BOX.suspicion, 24),
        Known("suspicion_discard", BOX.suspicion, 24),
        Known("tavern", BOX.tavern, 24),
        Things("tavern_row", BOX.tavern),
        Known("tavern_discard", BOX.tavern, 24),
        Places("orders", BOX.orders, 6, len(ORDER_PLACES)),
        Places("favours", BOX.favours, 10, len(FAVOUR_PLACES)),
        Count("orders_up", 3),
        Count("favours_up", 5),
        Flags("favour_workers", range(5 * 6), (-1, *range(len(WORKERS))), row=6),
        Seats("map", len(BOX.spaces), of=lambda game: [FREE if at == FREE else at // 2 for at in game.map]),
        Flags("outposts", range(len(BOX.spaces)), of=outposts),
        Inside("rival", RIVAL),
        Inside("overlord", OVERLORD),
        Each("players", player_parts),
    ),
    prompts=PROMPTS,
    about={},
    words=(
        "place", "keep", "doing", *all_keys(BOX), *WORKERS, *ATTRIBUTES, *EFFECTS.kinds,
        *(good.value for good in Good),
    ),
    answers=Answers(
        (
            *keys_in(
                BOX, "townsfolk", "outsider", "space", "tavern", "paladin", "favour", "absolve", "starting",
            ),
            *(one.key for one in ONES),
            *(one.key for several in PENALTIES.values() for one in several),
            *(f"seat:{seat}" for seat in range(5)),
            PASS,
        ),
        composed=(
            *every_filling(),
            *every_keeping(),
            *(doing_key(option) for choice in all_of(BOX, Choose) for option in choice.options),
        ),
    ),
    players=lambda game: game.setting.players,
    seats=4,
    rivals=1,
)  # fmt: skip
