"""One seat of every title and mode as a Gymnasium environment, by Gymnasium's own checks."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from salotto.lab.gymnasium_env import ILLEGAL, SeatEnv
from salotto.lab.rewards import wins
from salotto.registry import titles
from tests.each import first_of_each

TABLES = [(title.id, mode.id, mode.players[0]) for title in titles().values() for mode in title.modes]

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")


@pytest.mark.parametrize(("title", "mode", "players"), first_of_each(TABLES, lambda table: table[0]))
def test_gymnasium_accepts_every_title_and_mode(title: str, mode: str, players: int) -> None:
    check_env(SeatEnv(title, players, mode, others="random", render_mode="ansi"))


@pytest.mark.parametrize("seat", [0, 1])
def test_one_seat_plays_to_the_end_and_is_given_its_win(seat: int) -> None:
    table = SeatEnv("spook-manor", 2, seat=seat, others="random")
    seen, told = table.reset(seed=3)
    table.action_space.seed(3)
    over, reward = False, 0.0
    while not over:
        assert reward == 0.0
        assert seen["action_mask"].any()
        seen, reward, over, cut, told = table.step(table.action_space.sample(seen["action_mask"]))
        assert not cut
    outcome = table.play.outcome
    assert outcome is not None
    assert reward == wins(outcome, 2)[seat]
    assert told["scores"] == list(outcome.scores)
    assert not seen["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(np.int64(0))


def test_alone_it_is_given_its_score_and_the_same_seed_deals_the_same_games() -> None:
    ends = []
    for _ in range(2):
        table = SeatEnv("spook-manor", mode="solo")
        table.action_space.seed(5)
        for seed in (5, None):
            seen, told = table.reset(seed=seed)
            over = False
            while not over:
                answer = table.action_space.sample(seen["action_mask"])
                seen, reward, over, _, told = table.step(answer)
            assert told["scores"] == [reward]
            ends.append(reward)
    assert ends[:2] == ends[2:]


def test_an_action_that_is_not_legal_changes_nothing_and_costs() -> None:
    table = SeatEnv("spook-manor", 2, others="random", render_mode="ansi")
    seen, _ = table.reset(seed=1)
    before = table.render()
    again, reward, over, _, told = table.step(np.int64(seen["action_mask"].argmin()))
    assert (reward, over, told) == (-ILLEGAL, False, {"illegal": True})
    assert table.render() == before
    assert (again["observation"] == seen["observation"]).all()
