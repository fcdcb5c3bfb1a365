"""Every title as a Gymnasium environment: one seat learns, bots take the others (extra `salotto[rl]`).

    from salotto.lab.gymnasium_env import SeatEnv
    table = SeatEnv("paladins", players=2, others="normal")

An observation is a dictionary: `observation`, the vector of `salotto.bots.observation`, and `action_mask`,
one for every action that is legal now. An action that is not legal changes nothing and costs `ILLEGAL`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from salotto.bots import make_bot
from salotto.bots.actions import mask, option_of
from salotto.bots.observation import Encoder, encoder
from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Value
from salotto.lab.rewards import Reward, final_rewards
from salotto.lab.turns import next_asked
from salotto.registry import title as find_title

ILLEGAL = 1.0
Seen = dict[str, Any]


def space_of(told: Encoder) -> Dict:
    """The vector and the mask."""
    mask_space = Box(0, 1, (told.actions.size,), np.int8)
    return Dict({"observation": Box(-1, 1, (told.size,), np.float32), "action_mask": mask_space})


def seen(told: Encoder, play: Play[Any], seat: int) -> Seen:
    """What a seat knows; the mask is empty unless it is being asked."""
    legal = mask(told.actions, play.decision(seat), play.table.players)
    return {"observation": told.observe(play, seat), "action_mask": legal}


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a table; by default the only one of a solo mode, or the first of the fewest players.

    The reward comes at the end: `win` or `score`, by default the score where one plays alone.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # Gymnasium's own way

    def __init__(
        self,
        title: str,
        players: int | None = None,
        mode: str | None = None,
        options: Mapping[str, Value] | None = None,
        seat: int = 0,
        others: str = "greedy",
        reward: Reward | None = None,
        render_mode: str | None = None,
    ) -> None:
        game = find_title(title)
        self.render_mode = render_mode
        self._title, self._setting, self._seat, self._others = game, (mode, options), seat, others
        self._players = players or min((game.mode(mode) if mode else game.modes[0]).players)
        self._reward: Reward = reward or ("score" if self._players == 1 else "win")
        self._told = encoder(game)
        self.observation_space = space_of(self._told)
        self.action_space = Discrete(self._told.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        """A fresh deal; the seed fixes this one and all that follow it."""
        super().reset(seed=seed)
        deal = str(self.np_random.integers(1 << 63))
        seats = range(self._players)
        table = self._title.table([f"seat {seat}" for seat in seats], deal, *self._setting)
        self.play = Play(self._title, table, every=NEVER)
        self._bots = {seat: make_bot(self._others, f"{deal}/{seat}") for seat in seats if seat != self._seat}
        self._go_on()
        return seen(self._told, self.play, self._seat), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Seen]:
        """Answer, and let the others answer until this seat is asked again."""
        decision = self.play.decision(self._seat)
        if decision is None:
            raise gymnasium.error.ResetNeeded("the game is over")
        reward = 0.0
        told: Seen = {}
        try:
            option = option_of(self._told.actions, decision, self._players, int(action))
        except ValueError:
            reward, told = -ILLEGAL, {"illegal": True}
        else:
            self.play.take(decision, option)
            self._go_on()
            if (outcome := self.play.outcome) is not None:
                reward = final_rewards(self.play, outcome, self._reward)[self._seat]
                told = {"scores": list(outcome.scores), "ranks": list(outcome.ranks)}
        return seen(self._told, self.play, self._seat), float(reward), self.play.over, False, told

    def _go_on(self) -> None:
        while (decision := next_asked(self.play)) is not None and decision.seat != self._seat:
            self.play.take(decision, self._bots[decision.seat].choose(self.play, decision))

    def render(self) -> str:
        """The question, and the points so far."""
        points = ", ".join(f"seat {card.seat}: {card.total}" for card in self.play.scorecards())
        return "\n".join([points, *map(repr, self.play.pending)])
