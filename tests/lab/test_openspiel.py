"""Every title as an OpenSpiel game, by OpenSpiel's own tests and bots."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from salotto.lab.openspiel_env import register
from salotto.registry import titles
from tests.each import first_of_each

TABLES = [
    (f"salotto_{title.id.replace('-', '_')}", mode.id, mode.players[0])
    for title in titles().values()
    for mode in title.modes
]


@pytest.fixture(autouse=True, scope="module")
def _registered() -> None:
    assert register() == sorted({name for name, _, _ in TABLES})
    assert register()  # twice does no harm


def dealt(game: Any, chance: np.random.RandomState) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(chance.randint(256)))
    return state


def play_whole(game: Any, bots: list[Any], chance: np.random.RandomState) -> list[float]:
    state = dealt(game, chance)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize(("name", "mode", "players"), first_of_each(TABLES, lambda table: table[0]))
def test_openspiel_accepts_every_title_and_mode(name: str, mode: str, players: int) -> None:
    game = pyspiel.load_game(f"{name}(mode={mode},players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == players


TOGETHER = [(name, players) for name, mode, players in TABLES if mode == "coop"]


@pytest.mark.parametrize("reward", ["win", "score"])
@pytest.mark.parametrize(("name", "players"), TOGETHER)
def test_a_team_is_rewarded_as_one(name: str, players: int, reward: str) -> None:
    game = pyspiel.load_game(f"{name}(mode=coop,players={players},reward={reward})")
    chance = np.random.RandomState(7)
    state = dealt(game, chance)
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    first, *others = state.returns()
    assert others == [first] * (players - 1)
    assert reward == "score" or first in (-1.0, 1.0)


def test_openspiels_mcts_plays_a_whole_game_of_spook_manor() -> None:
    game = pyspiel.load_game("salotto_spook_manor(mode=solo)")
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    (score,) = play_whole(game, [bot], chance)
    assert score > -20


def test_openspiels_mcts_plays_two_seats_and_one_wins() -> None:
    game = pyspiel.load_game("salotto_spook_manor(players=2,instinct=true)")
    chance = np.random.RandomState(2)
    bots = [
        mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
        for _ in range(2)
    ]
    assert sorted(play_whole(game, bots, chance)) in ([-0.5, 0.5], [0, 0])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_search_that_does_not_peek_deals_again_what_its_seat_cannot_know(seat: int) -> None:
    game = pyspiel.load_game("salotto_spook_manor(players=2,instinct=true)")
    chance = np.random.RandomState(3)
    state = dealt(game, chance)
    for _ in range(6 + 2 * seat):  # both Foyers, both rooms; seat 0 has committed once more
        state.apply_action(state.legal_actions()[0])
    redealt = state.resample_from_infostate(seat, chance.random_sample)
    assert redealt.current_player() == state.current_player() == seat
    assert redealt.legal_actions() == state.legal_actions()
    assert redealt.observation_string(seat) == state.observation_string(seat)
    assert redealt.observation_string(1 - seat) != state.observation_string(1 - seat)


def test_openspiels_information_set_search_needs_no_peeking() -> None:
    game = pyspiel.load_game("salotto_spook_manor(players=2,instinct=true)")
    chance = np.random.RandomState(3)
    state = dealt(game, chance)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        random_state=chance,
        use_observation_string=True,
    )
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_clone_goes_its_own_way() -> None:
    game = pyspiel.load_game("salotto_spook_manor(players=2)")
    state = dealt(game, np.random.RandomState(4))
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert str(twin) != before


def test_answers_have_readable_names() -> None:
    state = dealt(pyspiel.load_game("salotto_spook_manor(mode=solo)"), np.random.RandomState(5))
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert all(name.startswith("foyer:foyer-") for name in names)
