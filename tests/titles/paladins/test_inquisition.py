"""Tax, Suspicion, Inquisition, Debts (PW-9)."""

from __future__ import annotations

import pytest

from tests.kit.player import do, told
from tests.titles.paladins.positions import BOX, a_turn, in_pool, me


def test_tax_comes_out_of_the_tax_supply() -> None:  # PW-9.1
    play = a_turn(workers="labourer 2", draw_suspicion="suspicion-2", tax=6)
    do(play, "conspire")
    assert (me(play).silver, play.state.tax) == (5, 4)


def test_what_is_not_there_is_not_made_up_later() -> None:  # PW-9.1
    play = a_turn(workers="labourer 2", draw_suspicion="suspicion-2", tax=1)
    do(play, "conspire")
    assert me(play).silver == 4
    assert play.state.tax == 6


@pytest.mark.parametrize("tax", [0, 1, 2])
def test_a_criminal_brings_suspicion_and_its_tax(tax: int) -> None:  # PW-9.2
    play = do(a_turn(workers="labourer", draw_suspicion=f"suspicion-{tax}"), "conspire")
    assert [card.tax for card in me(play).suspicion] == [tax]
    assert me(play).silver == 3 + tax


def test_kept_criminals_bring_nothing() -> None:  # PW-9.2
    play = do(a_turn(workers="criminal 2"), "pass")
    assert me(play).suspicion == ()


def test_an_empty_suspicion_pile_is_made_anew() -> None:  # PW-9.2.1
    play = a_turn(workers="labourer 2")
    state = play.state
    state.suspicion_discard.cards = state.suspicion.cards[:3]
    state.suspicion_discard.seen = [-1] * 3
    state.suspicion.cards, state.suspicion.seen = [], []
    do(play, "conspire")
    assert len(me(play).suspicion) == 1
    assert (len(state.suspicion), len(state.suspicion_discard)) == (2, 0)


def test_without_any_suspicion_card_the_criminal_comes_alone() -> None:  # PW-9.2.1
    play = a_turn(workers="labourer", suspicion=24)
    do(play, "conspire")
    assert len(me(play).suspicion) == 24
    assert in_pool(play) == "criminal"
    assert me(play).silver == 3


def test_the_most_recent_suspicion_goes_first() -> None:  # PW-9.2.2
    play = a_turn(workers="cleric labourer 2 merchant", suspicion=3)
    before = me(play).suspicion
    do(play, "absolve", "absolve-faith")
    assert me(play).suspicion == before[:2]
    assert play.state.suspicion_discard.cards == [before[2]]


def test_the_last_silver_starts_an_inquisition_at_once() -> None:  # PW-9.3
    play = a_turn(workers="labourer 2", draw_suspicion="suspicion-1", tax=1)
    do(play, "conspire")
    assert len(told(play, "pw-inquisition")) == 1
    calm = do(a_turn(workers="labourer 2", draw_suspicion="suspicion-1", tax=2), "conspire")
    assert not told(calm, "pw-inquisition")


def test_inquisitors_act_clockwise_from_him_who_took_the_last_silver() -> None:  # PW-9.3.1
    play = a_turn(
        3,
        workers="labourer",
        draw_suspicion="suspicion-1",
        tax=1,
        start=2,
        crew="peddler-1",
        suspicion=3,
        others=[{"crew": "squire-1", "workers": "labourer"}, {"crew": "squire-2"}],
    )
    do(play, "conspire")
    gains = [(line.event.seat, line.event.args["what"]) for line in told(play, "pw-gains")]
    assert gains[2:] == [(0, "amount:provision-2"), (1, "amount:faith-1"), (2, "amount:influence-1")]


def test_all_who_hold_the_most_gain_a_debt() -> None:  # PW-9.3.2
    play = a_turn(
        3,
        workers="labourer",
        suspicion=2,
        draw_suspicion="suspicion-1",
        tax=1,
        others=[{"suspicion": 3}, {"suspicion": 1}],
    )
    do(play, "conspire")
    assert [player.unpaid for player in play.state.players] == [1, 1, 0]
    assert play.state.debts == 22


def test_who_gained_a_debt_returns_half_of_his_suspicion() -> None:  # PW-9.3.3 PW-1.7
    play = a_turn(
        workers="labourer", suspicion=4, draw_suspicion="suspicion-1", tax=1, others=[{"suspicion": 4}]
    )
    kept = me(play).suspicion[:3]
    do(play, "conspire")
    assert me(play).suspicion == kept
    assert len(me(play, 1).suspicion) == 4


def test_the_tax_supply_is_refilled() -> None:  # PW-9.3.4
    for players, tax in ((2, 6), (3, 7), (4, 8)):
        play = do(a_turn(players, workers="labourer", draw_suspicion="suspicion-2", tax=2), "conspire")
        assert play.state.tax == tax


def test_who_has_passed_takes_part() -> None:  # PW-9.3.5 PW-10.3
    play = a_turn(
        workers="labourer",
        draw_suspicion="suspicion-1",
        tax=1,
        others=[{"passed": True, "suspicion": 2, "crew": "peddler-2"}],
    )
    do(play, "conspire")
    assert (me(play, 1).unpaid, me(play, 1).silver) == (1, 5)


def test_no_tax_and_no_second_inquisition_during_one() -> None:  # PW-9.3.6
    play = a_turn(workers="labourer", suspicion=3, draw_suspicion="suspicion-2", tax=1)
    do(play, "conspire")
    assert len(told(play, "pw-inquisition")) == 1
    assert me(play).silver == 4


def test_nobody_suspected_nobody_indebted() -> None:  # PW-9.3.2
    play = a_turn(workers="merchant labourer scout", draw_walls="wall-two-vp-1", crew="gatekeeper-3", tax=1)
    do(play, "fortify")
    assert len(told(play, "pw-nobody-suspected")) == 1
    assert [player.unpaid for player in play.state.players] == [0, 0]


def test_no_debt_from_an_empty_pile() -> None:  # PW-9.4
    play = a_turn(workers="labourer", suspicion=3, draw_suspicion="suspicion-1", tax=1, debts=0)
    do(play, "conspire")
    assert me(play).unpaid == 0
    assert len(me(play).suspicion) == 4


def test_a_scarce_debt_goes_to_the_first_in_turn() -> None:  # PW-9.4 PW-9.3.2
    play = a_turn(
        3,
        workers="labourer",
        suspicion=1,
        draw_suspicion="suspicion-1",
        tax=1,
        debts=2,
        others=[{"suspicion": 2}, {"suspicion": 2}],
    )
    do(play, "conspire")
    assert [player.unpaid for player in play.state.players] == [1, 1, 0]


def test_paying_flips_a_debt() -> None:  # PW-9.4
    play = a_turn(workers="cleric labourer merchant 2", unpaid=2)
    do(play, "absolve", "absolve-debt")
    assert (me(play).unpaid, me(play).paid, play.state.debts) == (1, 1, 22)


def test_destroying_puts_a_debt_back_on_the_pile() -> None:  # PW-9.4
    play = a_turn(workers="labourer 2", unpaid=2, townsfolk="- - - - abbot-2")
    do(play, "recruit-1")
    assert (me(play).unpaid, me(play).paid, play.state.debts) == (1, 0, 23)


def test_suspicion_costs_no_points() -> None:  # PW-9.5 PW-11.10
    play = a_turn(workers="labourer", suspicion=9, silver=0, provisions=0)
    assert play.scorecards()[0].total == 0


def test_the_suspicion_cards_of_the_box() -> None:  # PW-9.2
    assert [sum(card.tax == tax for card in BOX.suspicion) for tax in (0, 1, 2)] == [6, 8, 10]
