"""Positions of the co-operative scenario in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from salotto.kit.agenda import task
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.state import Overlord, PaladinsState, Phase
from tests.titles.paladins.positions import (
    Game,
    a_state,
    a_turn,
    at_table,
    first_in,
    give,
    on_top,
    round_of,
)

ORDER = "coop-order-influence-faith"


def coop(players: int = 2, **have: Any) -> Game:
    """Seat 0's turn; everybody has 12 Honour unless the position says otherwise."""
    others = have.pop("others", [{}] * (players - 1))
    return a_turn(players, "coop", others=others, **have)


def enemy(play: Game) -> Overlord:
    assert play.state.overlord is not None
    return play.state.overlord


def in_round(number: int) -> Callable[[PaladinsState], bool]:
    return lambda state: state.round == number and state.phase is Phase.ACTIONS


def kings_cards(round: int, players: int = 2, threats: str = "", supply: int = 20, **options: Any) -> Game:
    """The King's cards of a round are about to be turned up."""
    game = a_state(players, "coop", **options)
    assert game.overlord is not None
    first_in(game.overlord.threats, threats)
    round_of(game, round - 1)
    game.round = round
    game.overlord.supply = supply
    for at, place in enumerate(game.overlord.places):
        if BOX.track[place - 1].round < round:
            game.overlord.workers[at] = 0
    return at_table(game, task("kings-cards"), task("draw-paladins"), task("choose-paladins"))


def end_of_round(
    players: int = 2,
    round: int = 2,
    threats: str = "",
    workers: list[int] | None = None,
    taken: int = 9,
    tax: int = 6,
    draw_suspicion: str = "",
    variant: str = "normal",
    have: list[dict[str, Any]] | None = None,
    start: int = 0,
) -> Game:
    """All have passed."""
    game = a_state(players, "coop", variant=variant)
    round_of(game, round)
    assert game.overlord is not None
    first_in(game.overlord.threats, threats)
    for at, number in enumerate(workers or []):
        game.overlord.workers[at] = number
        game.overlord.supply -= number
    game.overlord.taken = taken
    game.tax, game.start = tax, start
    for player, each in zip(game.players, have or [], strict=False):
        give(game, player, each)
    on_top(game.suspicion, draw_suspicion)
    return at_table(game, task("end-of-round"))
