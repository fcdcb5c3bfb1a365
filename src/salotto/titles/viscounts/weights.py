"""What the hopes of a good Viscount are worth, from weights.toml, which explains each."""

# interpreted: it looks into the class of the weights
from __future__ import annotations

from dataclasses import dataclass

from salotto.kit.weighing import read_weights
from salotto.titles.viscounts.box import DATA


@dataclass(frozen=True, slots=True)
class Weights:
    """All of weights.toml."""

    ink: float
    gold: float
    stone: float
    silver: float
    icons: tuple[float, ...]
    deck: float
    ability: float
    changed_rule: float
    row_left: float
    row_middle: float
    focus: float
    hand: float
    slots: tuple[float, ...]
    bonus_icon: float
    set_hope: float
    ribbon_two: float
    ribbon_one: float
    pair_outside: float
    pair_inside: float
    leader: float
    worker: float
    deed: float
    debt: float
    flipped: float
    majority: float
    virtue: float
    corruption: float
    track: float
    tilt: float
    rearrange: float
    discard: float
    destroy: float
    shuffle: float
    free_hire: float
    castle_move: float
    placed_worker: float
    placed_building: float
    manuscript: float
    line: tuple[float, ...]
    stack: tuple[float, ...]
    march: tuple[float, ...]
    enemy: float
    reserve: float
    guard: float
    shield: float
    rival_pace: float
    pace: float
    haste: float
    defeat: float

    def goods(self) -> tuple[float, ...]:
        """The goods in the order of a player's numbers."""
        return self.ink, self.gold, self.stone, self.silver


WEIGHTS = read_weights(Weights, DATA)
