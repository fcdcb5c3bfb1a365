"""The adviser: its judgement at the end is the score, alone the lead; whoever listens to it plays well."""

from random import Random
from statistics import median

import pytest

from salotto.bots import make_bot
from salotto.bots.levels import carelessly
from salotto.bots.moves import move_values
from salotto.kernel.decisions import key_of
from salotto.kernel.play import NEVER, Play
from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.adviser import ViscountsAdviser
from salotto.titles.viscounts.state import Stage, ViscountsState
from salotto.titles.viscounts.weights import WEIGHTS
from tests.each import for_each

ADVISER = ViscountsAdviser(WEIGHTS)
TABLES = [("competitive", 2), ("competitive", 4), ("solo", 1), ("coop", 2), ("coop", 4)]
LONGEST = 40
"""Rounds after which a game between good players must be over."""


def table(mode: str, players: int, seed: str) -> Play[ViscountsState]:
    names = [f"player {seat}" for seat in range(players)]
    return Play(TITLE, TITLE.table(names, seed, mode), every=NEVER)


def played(mode: str, names: list[str], seed: str) -> Play[ViscountsState]:
    """A game between bots."""
    play = Play(TITLE, TITLE.table(names, seed, mode))
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while (decision := play.next_decision()) is not None:
        play.answer(decision.seat, key_of(bots[decision.seat].choose(play, decision)))
        assert play.state.round <= LONGEST, "the game goes on and on"
    return play


@for_each("mode, players", TABLES)
def test_all_through_a_game_there_are_candidates_and_the_judgement_ends_with_the_score(
    mode: str, players: int
) -> None:
    play = table(mode, players, "adviser")
    chance = Random(3)
    narrowed = 0
    while not play.over:
        decision = play.pending[0]
        offered = [key_of(option) for option in decision.options]
        kept = [key_of(option) for option in ADVISER.candidates(play.state, decision)]
        assert kept
        assert set(kept) <= set(offered)
        narrowed += len(kept) < len(offered)
        value = ADVISER.evaluate(play.state, decision.seat)
        assert -300 < value < 300
        play.take(decision, chance.choice(decision.options))
    assert narrowed > 3
    end = play.state
    assert end.stage is Stage.OVER
    scores = [card.total for card in play.scorecards()][:players]
    values = [ADVISER.evaluate(end, seat) for seat in range(players)]
    if end.rival is not None:
        assert values == [scores[0] - play.scorecards()[1].total]  # VW-10.6.3
        return
    if end.baron is None:
        assert values == scores
        return
    lost = WEIGHTS.defeat if end.baron.defeat else 0.0
    assert values == [sum(scores) / players - lost] * players


def test_allies_judge_alike() -> None:  # VW-11.1.1
    play = table("coop", 3, "allies")
    chance = Random(5)
    while not play.over:
        values = {ADVISER.evaluate(play.state, seat) for seat in range(3)}
        assert len(values) == 1
        decision = play.pending[0]
        play.take(decision, chance.choice(decision.options))


@for_each("seed", ["one", "two", "three", "four"])
def test_who_listens_beats_who_does_not(seed: str) -> None:
    play = played("competitive", ["random", "greedy"], seed)
    plain, good = (card.total for card in play.scorecards())
    assert good > plain + 20


@pytest.mark.parametrize(("mode", "players"), [("competitive", 2), ("competitive", 3), ("solo", 1)])
def test_games_of_good_players_come_to_an_end(mode: str, players: int) -> None:  # VW-9.1
    play = played(mode, ["greedy"] * players, "end")
    assert play.over
    assert play.state.poverty or play.state.prosperity
    assert min(card.total for card in play.scorecards()) > 30


def test_alone_it_matters_what_the_rival_has() -> None:  # VW-10.6.3
    play = table("solo", 1, "rival")
    chance = Random(2)
    while play.state.stage is not Stage.PLAY:
        play.take(play.pending[0], chance.choice(play.pending[0].options))
    state = play.state
    before = ADVISER.evaluate(state, 0)
    state.players[1].goods[0] += 1  # VW-10.6.2 a point for each
    with_more = ADVISER.evaluate(state, 0)
    assert with_more == before - 1
    state.debts_left -= 3  # the Rival is the faster one: fewer rounds are better
    assert ADVISER.evaluate(state, 0) > with_more


def test_turns_are_counted() -> None:
    play = table("competitive", 3, "turns")
    chance = Random(1)
    seen = [ADVISER.turns_over(play.state)]
    while not play.over:
        decision = play.pending[0]
        play.take(decision, chance.choice(decision.options))
        seen.append(ADVISER.turns_over(play.state))
    assert seen == sorted(seen)
    assert seen[-1] > 20


def test_against_the_overlord_nobody_takes_a_move_of_the_worse_half() -> None:  # VW-11.1.2
    play, chance = table("coop", 2, "b"), Random(3)
    while play.state.round < 2:
        decision = play.pending[0]
        play.take(decision, chance.choice(decision.options))
    seat = play.pending[0].seat
    mind = play.imagine(seat, "any")
    values = move_values(mind, seat)
    fair = median(values.values())

    def worst(leeway: float) -> float:
        return min(values[carelessly(mind, seat, Random(n), leeway)] for n in range(30))

    rivals = table("competitive", 2, "against each other").state
    assert worst(ADVISER.leeway_at(play.state)) >= fair > worst(ADVISER.leeway_at(rivals))
