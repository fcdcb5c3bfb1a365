"""The adviser of Paladins: an evaluation that ends in the score, sensible candidates, a bot that wins."""

from __future__ import annotations

from random import Random

import pytest

from salotto.bots import make_bot
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.titles.paladins import TITLE
from salotto.titles.paladins.boards import ROUNDS
from salotto.titles.paladins.cards import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAITH,
    LABOURER,
    STRENGTH,
)
from salotto.titles.paladins.effects import Gain, Good
from salotto.titles.paladins.forecast import (
    EVEN_TRACK,
    TRACK,
    Outlook,
    attribute_worth,
    best_reward,
    effects_worth,
    open_plans,
)
from salotto.titles.paladins.scoring import total
from salotto.titles.paladins.state import PaladinsState, Player
from salotto.titles.paladins.weights import WEIGHTS
from tests.titles.paladins.positions import a_turn, me

ADVISER = TITLE.adviser


def played(bots: tuple[str, ...], seed: str, mode: str = "competitive") -> Play[PaladinsState]:
    """A game between bots, played to its end."""
    play = Play(TITLE, TITLE.table(bots, seed, mode))
    minds = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    while (decision := play.next_decision()) is not None:
        play.answer(decision.seat, key_of(minds[decision.seat].choose(play, decision)))
    return play


@pytest.mark.parametrize(
    ("mode", "players"), [("competitive", 3), ("solo", 1), ("coop", 2)], ids=["competitive", "solo", "coop"]
)
def test_at_the_end_of_a_game_the_evaluation_is_the_score(mode: str, players: int) -> None:
    state = played(("random",) * players, "the end", mode).state
    scores = [total(state, player) for player in state.players]
    for seat, score in enumerate(scores):
        expected = score if mode != "coop" else sum(scores) / players
        assert ADVISER.evaluate(state, seat) == pytest.approx(expected)


def more_silver(player: Player) -> None:
    player.silver += 1


def more_provisions(player: Player) -> None:
    player.provisions += 1


def another_labourer(player: Player) -> None:
    player.workers[LABOURER] += 1


def a_criminal_for_a_labourer(player: Player) -> None:
    player.workers[LABOURER] -= 1
    player.workers[CRIMINAL] += 1


def more_faith(player: Player) -> None:
    player.attributes[FAITH] += 1


def a_workshop(player: Player) -> None:
    player.workshops[0] |= 1
    player.developed += 1


def a_monk(player: Player) -> None:
    player.monks += 1


def a_paid_debt(player: Player) -> None:
    player.paid += 1


@pytest.mark.parametrize(
    "better",
    [
        more_silver,
        more_provisions,
        another_labourer,
        a_criminal_for_a_labourer,
        more_faith,
        a_workshop,
        a_monk,
        a_paid_debt,
    ],
)
def test_more_is_worth_more(better: object) -> None:
    play = a_turn(workers="labourer scout cleric", faith=2, strength=2)
    before = ADVISER.evaluate(play.state, 0)
    assert callable(better)
    better(me(play))
    assert ADVISER.evaluate(play.state, 0) > before


def test_an_unpaid_debt_and_suspicion_are_worth_less() -> None:
    play = a_turn(workers="labourer scout cleric")
    before = ADVISER.evaluate(play.state, 0)
    me(play).unpaid = 1
    in_debt = ADVISER.evaluate(play.state, 0)
    assert in_debt < before
    me(play).suspicion = tuple(play.state.suspicion.cards[:1])
    assert ADVISER.evaluate(play.state, 0) < in_debt


def test_the_colour_that_an_action_needs_is_worth_more() -> None:
    """Without a Cleric no Monk leaves the board; another Scout would not help."""
    fitting = a_turn(workers="labourer 2 scout 3 cleric", provisions=3)
    other = a_turn(workers="labourer 2 scout 4", provisions=3)
    assert ADVISER.evaluate(fitting.state, 0) > ADVISER.evaluate(other.state, 0)


def outlook_of(play: Play[PaladinsState]) -> Outlook:
    """Of the player whose turn it is."""
    return Outlook(play.state, me(play), WEIGHTS, ROUNDS - play.state.round, acting=True)


@pytest.mark.parametrize(
    ("silver", "round_", "planned"), [(4, 1, True), (3, 1, False), (4, ROUNDS, False)], ids=str
)
def test_a_workshop_that_can_be_paid_belongs_to_the_plan_while_it_will_save_workers(
    silver: int, round_: int, planned: bool
) -> None:  # PW-6.1
    play = a_turn(workers="labourer 3", silver=silver)
    play.state.round = round_
    assert any(action == DEVELOP for _, action, *_ in open_plans(outlook_of(play))) is planned


def test_the_fourth_silver_is_worth_more_than_the_third() -> None:  # PW-6.1.1
    values = []
    for silver in (2, 3, 4):
        values.append(ADVISER.evaluate(a_turn(workers="labourer 3", silver=silver).state, 0))
    assert values[2] - values[1] > values[1] - values[0] + 1


def test_what_lies_open_for_an_action_is_seen() -> None:  # PW-7.1.3, PW-7.4.3
    near, far = (
        best_reward(outlook_of(a_turn(workers="scout", faith=faith)), COMMISSION) for faith in (0, 8)
    )
    assert 0 < near < far
    play = a_turn(workers="scout")
    fresh = best_reward(outlook_of(play), ABSOLVE)
    me(play).jars = (1 << 6) - 1  # one space is left
    assert best_reward(outlook_of(play), ABSOLVE) < fresh


def test_without_outsiders_nothing_comes_with_attack_and_convert() -> None:  # PW-7.6.5
    empty = outlook_of(a_turn(workers="scout"))
    full = outlook_of(a_turn(workers="scout", outsiders="adventurer-1 assassin-1"))
    for action in (ATTACK, CONVERT):
        assert best_reward(empty, action) == 0
        assert best_reward(full, action) > 0


def test_suspicion_and_a_debt_are_no_reward() -> None:  # PW-9.2, PW-9.4
    outlook = outlook_of(a_turn(workers="scout"))
    for what in (Good.SUSPICION, Good.DEBT):
        assert effects_worth(outlook, (Gain(what, 1),)) < 0
    assert effects_worth(outlook, (Gain(Good.SILVER, 1),)) > 0


def test_on_an_even_track_every_step_counts() -> None:  # PW-11.3
    assert TRACK == (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)
    assert EVEN_TRACK == (0, 0.5, 1, 2, 3, 4.5, 6, 7.5, 9, 11, 13, 16, 20)


def test_in_the_last_round_a_step_on_the_way_to_the_next_points_counts_while_workers_are_left() -> None:
    play = a_turn(workers="labourer 3 scout 3", strength=6)
    play.state.round = ROUNDS
    player = me(play)
    many = Outlook(play.state, player, WEIGHTS, 0, acting=True)
    rise = attribute_worth(many, STRENGTH, 7) - attribute_worth(many, STRENGTH, 6)
    player.workers = [1, 0, 0, 0, 0, 0]
    one = Outlook(play.state, player, WEIGHTS, 0, acting=True)
    assert rise > 1 > attribute_worth(one, STRENGTH, 7) - attribute_worth(one, STRENGTH, 6)
    over = Outlook(play.state, player, WEIGHTS, 0, acting=False)
    assert attribute_worth(over, STRENGTH, 7) == 0


@pytest.mark.parametrize(("mode", "players"), [("competitive", 2), ("coop", 3)], ids=["competitive", "coop"])
def test_candidates_are_some_of_the_options(mode: str, players: int) -> None:
    chance = Random(7)
    play = Play(TITLE, TITLE.table(("random",) * players, "candidates", mode))
    left_out = 0
    while (decision := play.next_decision()) is not None:
        options = [key_of(option) for option in decision.options]
        found = [key_of(option) for option in ADVISER.candidates(play.state, decision)]
        assert found
        assert set(found) <= set(options)
        left_out += len(options) - len(found)
        play.answer(decision.seat, chance.choice(options))
    assert left_out > 0


def test_nobody_passes_while_workers_would_be_lost() -> None:
    play = a_turn(workers="labourer 3 scout 2")
    decision = play.next_decision()
    assert decision is not None
    assert "pass" in map(key_of, decision.options)
    assert "pass" not in map(key_of, ADVISER.candidates(play.state, decision))


def test_greedy_beats_random() -> None:
    for seed in range(4):
        bots = ("greedy", "random") if seed % 2 else ("random", "greedy")
        play = played(bots, f"beats {seed}")
        scores = [total(play.state, player) for player in play.state.players]
        assert scores[bots.index("greedy")] > scores[bots.index("random")] + 10


def test_alone_one_plays_on_for_more_turns() -> None:
    assert [ADVISER.depth(players) for players in (1, 2, 3, 4)] == [8, 5, 5, 5]
