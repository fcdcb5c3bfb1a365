"""Positions of a solo table in one line: the Rival reveals a Scheme."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from salotto.kit.agenda import task
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ACTION_AT, COMMISSION
from salotto.titles.paladins.state import PaladinsState
from tests.titles.paladins.positions import (
    Game,
    a_state,
    at_table,
    first_in,
    give,
    on_top,
    round_of,
    row,
    space,
)


def rival_moves(
    scheme: str,
    round: int = 2,
    *,
    workers: int = 5,
    marker: int = 1,
    townsfolk: str = "",
    outsiders: str = "",
    orders: str = "",
    favours: str = "",
    draw_walls: str = "",
    draw_suspicion: str = "",
    pieces: Sequence[str] = (),
    tax: int = 5,
    used: Sequence[str] = (),
    top: Sequence[str] = (),
    shops: dict[str, int] | None = None,
    printed: Callable[[PaladinsState], None] = lambda game: None,
    **have: Any,
) -> Game:
    """The Rival reveals a Scheme; then it is the human's turn, who has some Workers."""
    game = a_state(1, "solo", extra_townsfolk=True)
    other = game.rival
    assert other is not None
    first_in(game.orders, orders)
    first_in(game.favours, favours)
    round_of(game, round)
    game.townsfolk_row = row(game.townsfolk, townsfolk, 5)
    game.outsider_row = row(game.outsiders, outsiders, 6)
    give(game, game.players[0], {"workers": "labourer 3"})
    give(game, other.board, have)
    on_top(game.walls, draw_walls)
    on_top(game.suspicion, draw_suspicion)
    every = {card.id: card for card in BOX.schemes}
    card = every[scheme]
    if card not in other.pile.cards:
        card = next(each for each in BOX.schemes if each.id == scheme)
        other.favours = tuple(each for each in other.favours if each is not card)
    else:
        other.pile.take(card)
    other.pile.add(card)
    other.workers, other.marker, game.tax = workers, marker, tax
    for name in pieces:
        game.map[space(name)] = 0
    for name in used:
        other.used[ACTION_AT[name] - COMMISSION] = 3
    for name in top:
        other.top[["recruit", "pray", "trade", "conspire", "rest"].index(name)] = True
    for name, mask in (shops or {}).items():
        other.board.workshops[ACTION_AT[name] - COMMISSION] = mask
    printed(game)
    return at_table(game, task("rival-turn"))
