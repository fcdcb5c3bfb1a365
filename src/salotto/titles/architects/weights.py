"""What the hopes of a good architect are worth, from weights.toml, which explains each."""

# interpreted: it looks into the class of the weights
from __future__ import annotations

from dataclasses import dataclass

from salotto.kit.weighing import read_weights
from salotto.titles.architects.box import DATA


@dataclass(frozen=True, slots=True)
class Weights:
    """All of weights.toml."""

    clay: float
    wood: float
    stone: float
    gold: float
    marble: float
    silver: float
    worker: float
    few: float
    group: float
    captive: float
    prisoner: float
    held: float
    apprentice: float
    skill: float
    card: float
    plan: float
    ready: float
    next_level: float
    virtue_low: float
    virtue_high: float
    unpaid: float
    hoard: float
    built: float
    gold_turns: float
    marble_turns: float
    hire_turns: float
    guild_turns: float
    fresh_turns: float
    stock_turns: float
    reward: float
    team_plans: float
    team_space: float
    team_hopes: float
    team_revealed: float
    team_given: float
    team_stock: float
    team_reach: float

    def goods(self) -> tuple[float, ...]:
        """The goods in the order of a player's numbers."""
        return self.clay, self.wood, self.stone, self.gold, self.marble, self.silver


WEIGHTS = read_weights(Weights, DATA)
