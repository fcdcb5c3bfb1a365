"""Every title as a PettingZoo AEC environment (extra `salotto[rl]`).

    from salotto.lab.pettingzoo_env import env
    table = env("spook-manor", players=3)

Seats are the agents `seat_0`, `seat_1`, … . Where several decide at once they are asked one after the
other, and none sees what another has chosen before the rules reveal it. An observation is a dictionary:
`observation`, the vector of `salotto.bots.observation`, and `action_mask`, one for every action that is
legal now.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo.utils import AECEnv, wrappers

from salotto.bots.actions import option_of
from salotto.bots.observation import encoder
from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Title, Value
from salotto.lab.gymnasium_env import seen, space_of
from salotto.lab.rewards import Reward, final_rewards
from salotto.lab.turns import next_asked
from salotto.registry import title as find_title


def env(title: str, *setting: Any, **named: Any) -> AECEnv:
    """An environment with PettingZoo's usual guards around it; the setting is that of `raw_env`."""
    return wrappers.OrderEnforcingWrapper(raw_env(title, *setting, **named))


def raw_env(
    title: str,
    players: int | None = None,
    mode: str | None = None,
    options: Mapping[str, Value] | None = None,
    reward: Reward = "win",
) -> TableEnv:
    """The environment itself; by default for the fewest players of the mode, of the first mode."""
    game = find_title(title)
    if players is None:
        players = min((game.mode(mode) if mode else game.modes[0]).players)
    return TableEnv(game, players, mode, options, reward)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table of a title."""

    def __init__(
        self,
        title: Title[Any],
        players: int,
        mode: str | None,
        options: Mapping[str, Value] | None,
        reward: Reward,
    ) -> None:
        super().__init__()
        self._title = title
        self._setting = mode, options
        self._reward = reward
        self._encoder = encoder(title)
        self._seed_source = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.metadata = {
            "name": f"{title.id}_v{title.release}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.action_spaces = {agent: Discrete(self._encoder.actions.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: space_of(self._encoder) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """The vector and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The title's numbered answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh table; the seed fixes this one and all that follow it."""
        if seed is not None:
            self._seed_source = np.random.default_rng(seed)
        deal = str(self._seed_source.integers(2**63))
        table = self._title.table(self.possible_agents, deal, *self._setting)
        self.play = Play(self._title, table, every=NEVER)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat knows; the mask is empty unless it is being asked."""
        return seen(self._encoder, self.play, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        decision = self.play.decision(self._seats[agent])
        assert decision is not None
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.play.take(decision, option_of(self._encoder.actions, decision, self.max_num_agents, int(action)))
        self._select()
        self._clear_rewards()
        if (outcome := self.play.outcome) is not None:
            self.rewards = dict(
                zip(self.agents, final_rewards(self.play, outcome, self._reward), strict=True)
            )
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {
                agent: {"score": score} for agent, score in zip(self.agents, outcome.scores, strict=False)
            }
        self._accumulate_rewards()

    def _select(self) -> None:
        decision = next_asked(self.play)
        self.agent_selection = self.possible_agents[decision.seat] if decision else self.agents[0]

    def render(self) -> str:
        """The pending questions and the points so far, as text."""
        points = ", ".join(f"seat {card.seat}: {card.total}" for card in self.play.scorecards())
        return "\n".join([points, *map(repr, self.play.pending)])

    def close(self) -> None:
        """Nothing to close."""
