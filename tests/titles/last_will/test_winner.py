"""LW-16 The end of the game and the winner."""

from __future__ import annotations

import pytest

from tests.kit.player import do, play_out
from tests.titles.last_will.positions import Cousin, a_cousin, a_game, on_board
from tests.titles.last_will.tables import SACKED, Table, money, value_of


def counted(*cousins: Cousin, round: int = 7, employed_may_win: bool = True, jobs: bool = False) -> Table:
    """The end of a game, in which nobody does anything any more."""
    options = {"employed_may_win": employed_may_win} if jobs else {}
    return play_out(a_game(*cousins, round=round, options=options, mode=SACKED if jobs else None))


def scores(play: Table) -> tuple[int, ...]:
    assert play.outcome is not None
    return play.outcome.scores


def ranks(play: Table) -> tuple[int, ...]:
    assert play.outcome is not None
    return play.outcome.ranks


def test_the_game_ends_after_round_7() -> None:  # LW-16.1
    assert play_out(a_game(a_cousin(hand=["dinner"]), round=7)).state.round == 7
    play = do(a_game(a_cousin(hand=["dinner"]), a_cousin(), round=6), "end", "enough")
    assert not play.over
    assert play.state.round == 7


def test_the_game_ends_after_the_round_of_a_bankruptcy() -> None:  # LW-16.1
    play = do(a_game(a_cousin(2, ["dinner"]), a_cousin(), round=2), "play:dinner")
    assert play.over
    assert play.state.round == 2


def test_in_the_last_round_houses_still_depreciate_before_the_count() -> None:  # LW-16.2, LW-R14
    play = counted(a_cousin(0, board=[on_board("manor-old", value=8)]), a_cousin(50))
    assert value_of(play, "manor-old") == 5
    assert scores(play)[0] == 0 + 5 + 5


def test_then_everybody_with_a_job_takes_income_once_more() -> None:  # LW-16.3
    employed = a_cousin(10, job="job-doctor", covered=["mansion"])
    play = counted(employed, a_cousin(10), jobs=True)
    assert money(play) == 10 + (1 + 1 + 2)
    assert scores(play) == (14, 10)
    assert play.scorecards()[0].points == {"money": 10, "income": 4, "properties": 0, "surcharge": 0}


@pytest.mark.parametrize("market", [{"manor": 3}, {"manor": -3}])
def test_the_final_sum_is_money_and_for_every_property_its_value_and_5(market: dict[str, int]) -> None:
    # LW-16.4
    houses = [on_board("manor-old", value=5), on_board("town-house-corner", value=3)]
    owner = a_cousin(7, board=[*houses, "farm-home", "estate-agent"])
    play = play_out(a_game(owner, a_cousin(30), round=7, market=market))
    assert scores(play)[0] == 7 + (3 + 5) + (9 + 5) + (3 + 5)
    assert play.scorecards()[0].points == {"money": 7, "income": 0, "properties": 15, "surcharge": 15}


def test_the_lowest_final_sum_wins() -> None:  # LW-16.5
    assert ranks(counted(a_cousin(9), a_cousin(4), a_cousin(12))) == (2, 1, 3)


def test_the_biggest_debt_wins() -> None:  # LW-16.5, LW-R15
    in_debt = counted(a_cousin(-1, bankrupt=True), a_cousin(0), a_cousin(-6, bankrupt=True), round=5)
    assert ranks(in_debt) == (2, 3, 1)


def test_a_tie_goes_to_the_plan_farther_left() -> None:  # LW-16.6
    assert ranks(counted(a_cousin(9, plan=5), a_cousin(9, plan=2), a_cousin(9, plan=3))) == (3, 1, 2)


def test_the_full_ranking_uses_the_same_sum_and_tie_break() -> None:  # LW-16.7
    players = [a_cousin(pounds, plan=plan) for pounds, plan in ((9, 6), (3, 5), (9, 4), (3, 7), (1, 3))]
    assert ranks(counted(*players)) == (5, 2, 4, 3, 1)


def test_the_tie_break_always_decides() -> None:  # LW-16.8
    for players in (2, 3, 4, 5):
        play = counted(*(a_cousin(9) for _ in range(players)))
        assert sorted(ranks(play)) == list(range(1, players + 1))


def test_the_count_without_bankruptcy() -> None:  # E17
    play = counted(
        a_cousin(3, board=[on_board("manor-old", value=8), "estate-agent"]),  # falls to 5 in the last round
        a_cousin(12),
        a_cousin(0, board=["farm-home"]),
    )
    assert scores(play) == (3 + (5 + 5), 12, 0 + (9 + 5))
    assert ranks(play) == (2, 1, 3)


def test_debt_beats_zero() -> None:  # E18
    play = counted(
        a_cousin(-2, bankrupt=True, plan=4),
        a_cousin(0, bankrupt=True, plan=1),
        a_cousin(-2, bankrupt=True, plan=2),
        round=6,
    )
    assert ranks(play) == (2, 3, 1)


@pytest.mark.parametrize(("may_win", "expected"), [(True, (2, 3, 1)), (False, (1, 3, 2))])
def test_the_last_income(may_win: bool, expected: tuple[int, ...]) -> None:  # E34, LW-24.4, LW-R8
    a = a_cousin(4, plan=1)
    b = a_cousin(1, job="job-clerk", covered=["guest", "manor"], plan=2)  # helm 1 and silverware 2 are left
    c = a_cousin(0, job="job-doctor", covered=["silverware", "mask", "horse"], plan=3)  # mansion 3 is left
    play = counted(a, b, c, employed_may_win=may_win, jobs=True)
    assert scores(play) == (4, 1 + 2 + 1, 0 + 3)
    assert ranks(play) == expected


def test_when_everybody_has_a_job_the_usual_comparison_decides() -> None:  # LW-R8
    play = counted(
        a_cousin(9, job="job-doctor"), a_cousin(5, job="job-banker"), employed_may_win=False, jobs=True
    )
    assert ranks(play) == (2, 1)
