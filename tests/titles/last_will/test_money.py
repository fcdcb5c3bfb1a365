"""LW-14 Spending, debt and bankruptcy."""

from __future__ import annotations

import pytest

from salotto.titles.last_will.state import Phase
from tests.kit.player import answer, can, cannot, do, play_out, told, why_not
from tests.titles.last_will.positions import a_bystander, a_cousin, a_game, on_board, on_turn
from tests.titles.last_will.tables import actions, board, choices, money, player


def test_spending_moves_money_from_the_player_to_the_bank() -> None:  # LW-14.1
    play = do(on_turn(30, ["boat-trip"], ["waiter"]), "play:boat-trip")
    assert money(play) == 30 - 5
    assert money(play, 1) == 30  # nobody else gets it


@pytest.mark.parametrize("board", [["farm-home"], ["manor-old"]])
def test_an_owner_of_property_may_not_spend_more_than_he_has(board: list[str]) -> None:  # LW-14.2
    play = on_turn(4, ["boat-trip", "theatre"], [*board, "gentlemens-club"])
    assert why_not(play, "play:boat-trip") == "LW-14.2"
    do(play, "play:theatre", "activate:gentlemens-club")
    assert money(play) == 0  # exactly all his money is allowed
    assert not player(play).bankrupt


def test_a_player_with_a_job_may_not_spend_more_than_he_has() -> None:  # LW-14.2
    play = on_turn(4, ["boat-trip", "theatre"], ["gentlemens-club"], job="job-banker")
    assert why_not(play, "play:boat-trip") == "LW-14.2"
    do(play, "play:theatre", "activate:gentlemens-club")
    assert money(play) == 0
    assert not player(play).bankrupt


def test_a_player_without_property_and_job_may_go_into_debt() -> None:  # LW-14.3
    play = do(on_turn(4, ["boat-trip"], ["waiter"]), "play:boat-trip")
    assert money(play) == 4 - 5
    do(play, "activate:waiter")
    assert money(play) == 4 - 5 - 1


def test_bankruptcy_is_declared_as_soon_as_money_property_and_job_are_gone() -> None:  # LW-14.4
    play = on_turn(2, ["dinner", "theatre"], ["school-chum"])
    assert not player(play).bankrupt
    do(play, "play:dinner")
    assert money(play) == 0
    assert player(play).bankrupt
    assert [line.event.seat for line in told(play, "lw-bankrupt")] == [0]


def test_with_money_left_nobody_is_bankrupt() -> None:  # LW-14.4
    play = do(on_turn(3, ["dinner", "theatre"], ["school-chum"]), "play:dinner")
    assert money(play) == 1
    assert not player(play).bankrupt


def test_selling_the_last_property_for_nothing_completes_a_bankruptcy() -> None:  # LW-14.4, LW-R4
    play = on_turn(0, ["dinner"], [on_board("town-house-mews", value=1)], market={"town-house": -3})
    do(play, "sell:town-house-mews")
    assert player(play).bankrupt


def test_bankruptcy_makes_the_round_the_last_and_the_player_goes_on() -> None:  # LW-14.5, LW-3.3
    play = a_game(a_cousin(2, ["dinner", "theatre", "ball"]), a_bystander(), round=4)
    do(play, "play:dinner")
    assert player(play).bankrupt
    assert play.seen(None).last_round()
    do(play, "play:theatre", "play:ball")
    assert money(play) == 0 - 2 - 4
    assert can(play, "activate:school-chum", 1)  # the others play the round to its end
    answer(play, 1, "activate:school-chum")
    assert money(play, 1) == 30 - 1
    assert play.over
    assert play.state.round == 4


def test_without_a_bankruptcy_the_game_goes_on() -> None:  # LW-3.3, LW-16.1
    play = do(a_game(a_cousin(3, ["dinner"]), a_cousin(), round=4), "play:dinner")
    assert not play.over
    assert play.state.round == 5


def test_the_opera_can_make_a_player_bankrupt() -> None:  # LW-14.6
    play = a_game(a_cousin(2, ["dinner"], errand_boys=1), a_cousin(errand_boys=1), phase=Phase.ERRANDS)
    do(play, "errand:opera")
    assert money(play) == 0
    assert player(play).bankrupt
    assert play.state.last_round()
    play = a_game(a_cousin(1, ["dinner"], errand_boys=1), a_cousin(errand_boys=1), phase=Phase.ERRANDS)
    assert money(do(play, "errand:opera")) == 1 - 2  # a debt is allowed there too


def test_a_player_in_debt_can_never_buy_a_property() -> None:  # LW-14.7
    for modifier in (3, -20):
        play = on_turn(-1, ["manor-old"], ["waiter"], market={"manor": modifier})
        assert why_not(play, "buy:manor-old") == "LW-14.7"


def test_with_exactly_0_pounds_only_a_property_for_0_can_be_bought() -> None:  # LW-14.7, LW-10.4
    assert why_not(on_turn(0, ["manor-old"], ["waiter"]), "buy:manor-old") == "LW-10.4"
    play = do(on_turn(0, ["manor-old"], ["waiter"], market={"manor": -13}), "buy:manor-old")
    assert board(play) == ["waiter", "manor-old"]


def test_a_bankruptcy_once_declared_stands() -> None:  # LW-14.8
    hand = ["dinner", "manor-old", "theatre"]
    play = a_game(a_cousin(2, hand, ["school-chum"]), a_bystander(), market={"manor": -13}, round=4)
    do(play, "play:dinner")
    assert player(play).bankrupt
    do(play, "buy:manor-old")  # for nothing
    assert player(play).bankrupt
    assert why_not(play, "play:theatre") == "LW-14.2"  # who owns property may not owe
    play_out(play)
    assert play.state.round == 4


def test_several_players_can_go_bankrupt_in_the_same_round() -> None:  # LW-14.8
    play = a_game(a_cousin(2, ["dinner"]), a_cousin(2, ["theatre"]), a_cousin(9), round=5)
    do(play, "play:dinner")
    answer(play, 1, "play:theatre")
    assert play.over
    assert [player(play, seat).bankrupt for seat in range(3)] == [True, True, False]
    assert len(told(play, "lw-bankrupt")) == 2


def test_what_would_exceed_the_limit_is_refused_and_less_is_allowed() -> None:  # LW-14.9
    ball = do(on_turn(8, ["ball"], ["farm-home"], actions=6), "play:ball")
    assert money(ball) == 8 - 4  # 9 and 17 are too much, so there was no choice
    tokens = on_board("farm-great", "horse dog horse")
    play = do(on_turn(8, [], [tokens]), "activate:farm-great")
    assert choices(play) == ["2", "6", "8"]  # not 11
    cannot(play, "11")


def test_a_formula_card_has_only_its_exact_result() -> None:  # LW-14.9, LW-9.7
    farms = ["farm-home", "farm-stud", "farm-great"]
    assert why_not(on_turn(5, [], ["farm-accounts", *farms]), "activate:farm-accounts") == "LW-14.2"
    assert money(do(on_turn(6, [], ["farm-accounts", *farms]), "activate:farm-accounts")) == 0


def test_no_debt_while_owning_property() -> None:  # E6
    reservation = on_board("reservation-chef", "chef")
    play = do(on_turn(2, ["dinner"], ["farm-home", reservation]), "activate:reservation-chef")
    assert money(play) == 2 - 1  # 3 is refused, so there was no choice
    play = do(on_turn(2, ["dinner"], ["farm-home", reservation, "waiter"]), "activate:reservation-chef")
    assert choices(play) == ["1", "2"]
    do(play, "2")
    assert money(play) == 0
    assert not player(play).bankrupt


def test_going_bankrupt_and_on_into_debt() -> None:  # E16
    hand = ["dinner", "theatre-guest", "companion-guest"]
    play = a_game(a_cousin(6, hand, ["gentlemens-club"], actions=3), a_bystander())
    do(play, "play:theatre-guest", "card:companion-guest")
    assert (money(play), actions(play)) == (6 - 4, 3 - 1)
    do(play, "play:dinner")
    assert money(play) == 0
    assert player(play).bankrupt
    do(play, "activate:gentlemens-club")
    assert money(play) == -2
    play_out(play)
    assert play.over
    assert play.outcome is not None
    assert play.outcome.scores[0] == -2
