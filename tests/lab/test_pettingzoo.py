"""Every title and mode as a PettingZoo environment, by PettingZoo's own tests."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from salotto.kernel.title import Outcome
from salotto.lab.pettingzoo_env import env, raw_env
from salotto.lab.rewards import wins
from salotto.registry import titles
from tests.each import first_of_each

TABLES = [(title.id, mode.id, mode.players[0]) for title in titles().values() for mode in title.modes]

# PettingZoo advises against dictionaries even where it asks for a mask in one.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def seeded(table: Any) -> Any:
    """The table with the same deals and the same random answers every time."""
    table.reset(seed=3)
    for seat, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(seat)
    return table


@pytest.mark.parametrize(("title", "mode", "players"), first_of_each(TABLES, lambda table: table[0]))
def test_pettingzoo_accepts_every_title_and_mode(title: str, mode: str, players: int) -> None:
    api_test(seeded(env(title, players, mode, reward="score")), num_cycles=100)
    seed_test(lambda: env(title, players, mode), num_cycles=50)


def play_through(table: Any) -> dict[str, float]:
    """Answer at random; the rewards that the agents are given."""
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observed, reward, over, _, _ = table.last()
        if over:
            rewards[agent] = reward
        table.step(None if over else table.action_space(agent).sample(observed["action_mask"]))
    return rewards


@pytest.mark.parametrize("reward", ["score", "win"])
def test_rewards_are_the_scores_or_the_wins(reward: str) -> None:
    table = seeded(raw_env("spook-manor", 3, reward="score" if reward == "score" else "win"))
    rewards = list(play_through(table).values())
    outcome = table.play.outcome
    assert outcome is not None
    assert rewards == (list(outcome.scores) if reward == "score" else wins(outcome, 3))


def test_where_the_fewest_points_win_a_point_costs() -> None:
    table = seeded(raw_env("last-will", 2, reward="score"))
    rewards = play_through(table)
    outcome = table.play.outcome
    assert outcome is not None
    assert list(rewards.values()) == [-score for score in outcome.scores]
    assert max(rewards.values()) == rewards[f"seat_{outcome.winners[0]}"]


def test_a_win_is_worth_one_less_everybodys_share() -> None:
    assert wins(Outcome((9, 5, 5, 5), (1, 2, 2, 2)), 4) == [0.75, -0.25, -0.25, -0.25]
    assert wins(Outcome((9, 9, 5, 5), (1, 1, 3, 3)), 4) == [0.25, 0.25, -0.25, -0.25]
    assert wins(Outcome((5, 9), (2, 1)), 1) == [-0.5]  # behind an automatic rival
    assert wins(Outcome((9, 9, 5), (1, 1, 3)), 2) == pytest.approx([1 / 2 - 1 / 3] * 2)
    assert wins(Outcome((9, 5), (1, 1), won=True), 2) == [1, 1]
    assert wins(Outcome((9, 5), (1, 1), won=False), 2) == [-1, -1]


TOGETHER = [
    (title.id, mode.id, players)
    for title in titles().values()
    for mode in title.modes
    for players in mode.players[:2]
    if mode.id == "coop"
]


@pytest.mark.parametrize(("title", "mode", "players"), TOGETHER)
def test_a_team_is_rewarded_as_one(title: str, mode: str, players: int) -> None:
    table = seeded(raw_env(title, players, mode, reward="score"))
    rewards = play_through(table)
    outcome = table.play.outcome
    assert outcome is not None
    assert outcome.won is not None
    scores = outcome.scores[:players]
    assert list(rewards.values()) == pytest.approx([sum(scores) / players] * players)
    assert wins(outcome, players) == [1.0 if outcome.won else -1.0] * players


def test_the_three_titles_of_the_west_kingdom_have_a_team() -> None:
    assert {title for title, _, _ in TOGETHER} >= {"architects", "paladins", "viscounts"}


def test_only_the_agent_that_is_asked_has_legal_actions() -> None:
    table = raw_env("spook-manor", 2)
    table.reset(seed=1)
    observed = table.observe("seat_0")
    assert table.agent_selection == "seat_0"
    assert observed["action_mask"].sum() == 2  # which Foyer card is the left half
    table.step(int(np.flatnonzero(observed["action_mask"])[0]))
    assert table.agent_selection == "seat_1"
    assert table.observe("seat_0")["action_mask"].sum() == 0


def test_an_agent_does_not_see_what_another_has_just_chosen() -> None:
    observations = []
    for choice in (0, 1):
        table = raw_env("spook-manor", 2)
        table.reset(seed=1)
        table.step(int(np.flatnonzero(table.observe("seat_0")["action_mask"])[choice]))
        observations.append(table.observe("seat_1")["observation"])
    assert (observations[0] == observations[1]).all()


def test_an_illegal_action_is_refused() -> None:
    table = raw_env("spook-manor", 2)
    table.reset(seed=1)
    forbidden = int(np.flatnonzero(table.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="does not answer"):
        table.step(forbidden)
