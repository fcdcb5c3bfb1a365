"""The count at the end of the game (LW-16)."""

from __future__ import annotations

from salotto.titles.last_will.properties import value
from salotto.titles.last_will.settings import TOTALS
from salotto.titles.last_will.state import LastWillState, Player

CATEGORIES = ("money", "income", "properties", "surcharge")


def points(player: Player) -> dict[str, int]:
    """LW-16.4 The parts of the final sum: the lowest sum wins."""
    income = player.last_income
    return count_up(player.money - income, income, [value(laid) for laid, _ in player.properties()])


def count_up(money: int, income: int, values: list[int]) -> dict[str, int]:
    """LW-16.3, LW-16.4 Money, the last income, and for every property its present value and 5."""
    surcharge = TOTALS.surcharge * len(values)
    return {"money": money, "income": income, "properties": sum(values), "surcharge": surcharge}


def final_sum(player: Player) -> int:
    """LW-16.4 Money, and for every property its present value and 5."""
    return sum(points(player).values())


def ranking(game: LastWillState) -> list[int]:
    """LW-16.5 to LW-16.7 The place of each player, 1 for the winner.

    LW-16.6, LW-16.8 A tie goes to the plan farther left. LW-R8 By an option, players with a job come last.
    """
    order = sorted(game.players, key=lambda player: standing(game, player))
    return [order.index(player) + 1 for player in game.players]


def standing(game: LastWillState, player: Player) -> tuple[int, int, int]:
    """What players are ranked by, the lowest first."""
    employed = player.job is not None and not game.setting.employed_may_win
    position = player.plan.position if player.plan is not None else 0
    return int(employed), final_sum(player), position
