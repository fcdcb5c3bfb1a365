"""What the team's evaluation sees of Threats and Orders before anything is done about them (PW-14)."""

from __future__ import annotations

import pytest

from salotto.titles.paladins import TITLE
from salotto.titles.paladins.boards import ROUNDS
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ATTACK, COMMISSION, CONVERT, FAITH, FORTIFY, INFLUENCE
from salotto.titles.paladins.state import Phase
from salotto.titles.paladins.team_worth import BARON_WORKER, coming, in_time, team_of
from salotto.titles.paladins.weights import WEIGHTS
from tests.titles.paladins.coop_positions import coop, enemy, kings_cards
from tests.titles.paladins.positions import first_in, me

HONOUR = 2.0
WORKERS = "labourer 3 scout 2"


def test_the_action_of_a_threat_brings_relief() -> None:  # PW-14.9.1
    play = coop(workers=WORKERS)
    first_in(enemy(play).threats, "threat-fortify")
    enemy(play).workers[0] = 2
    enemy(play).taken = 9
    team = team_of(play.state, enemy(play), WEIGHTS, HONOUR)
    assert team.relief[FORTIFY] > BARON_WORKER  # spared by both players, with the penalty
    assert team.relief[COMMISSION] == 0
    before = TITLE.adviser.evaluate(play.state, 0)
    enemy(play).workers[0] = 1
    assert TITLE.adviser.evaluate(play.state, 0) > before


def test_who_takes_outsiders_keeps_the_invaders_away() -> None:  # PW-14.10.2
    play = coop(workers=WORKERS)
    team = team_of(play.state, enemy(play), WEIGHTS, HONOUR)
    assert team.relief[ATTACK] == team.relief[CONVERT] > 0
    enemy(play).taken = 9
    safe = team_of(play.state, enemy(play), WEIGHTS, HONOUR)
    assert safe.relief[ATTACK] == 0
    assert safe.dangers > team.dangers


def test_a_step_towards_an_order_counts_for_who_is_nearest() -> None:  # PW-14.7.1
    play = coop(workers=WORKERS, influence=5, faith=6)
    first_in(enemy(play).orders, "coop-order-influence-faith")
    play.state.orders_up = 1
    assert play.state.round < ROUNDS
    one, other = play.state.players
    one.boost = other.boost = (0, 0, 0)
    team = team_of(play.state, enemy(play), WEIGHTS, HONOUR)
    assert team.order_step(one, INFLUENCE) > 0
    assert team.order_step(one, FAITH) == 0  # 6 are enough
    assert team.order_step(other, INFLUENCE) == 0  # the other one is far behind


def test_the_boost_of_a_hidden_paladin_is_known_to_the_team() -> None:  # PW-5.6
    play = coop(workers=WORKERS, paladin="anseis", influence=7)
    player = me(play)
    assert player.paladin is not None
    player.shown, player.boost = False, (0, 0, 0)
    assert coming(player) == (0, 1, 3)
    player.shown, player.boost = True, (0, 0, 1)
    assert coming(player) == (0, 0, 1)


def test_nobody_is_afraid_of_what_the_next_round_turns_up() -> None:  # PW-14.8.1
    play = kings_cards(3, threats="threat-fortify")
    play.next_decision()
    assert play.state.phase is Phase.PALADINS
    new = [at for at, place in enumerate(enemy(play).places) if BOX.track[place - 1].round == 3]
    assert [enemy(play).workers[at] > 0 for at in new] == [True, True]
    with_threats = TITLE.adviser.evaluate(play.state, 0)
    for at in new:
        enemy(play).workers[at] = 0
    assert TITLE.adviser.evaluate(play.state, 0) == pytest.approx(with_threats)
    play.state.orders_up -= 1
    assert TITLE.adviser.evaluate(play.state, 0) == pytest.approx(with_threats)


def test_once_the_paladins_are_chosen_new_threats_count() -> None:  # PW-14.12.3
    play = kings_cards(3, threats="threat-fortify")
    play.next_decision()
    play.state.phase = Phase.TAVERN
    before = TITLE.adviser.evaluate(play.state, 0)
    enemy(play).workers[1] = 0
    assert TITLE.adviser.evaluate(play.state, 0) > before


def test_a_paladin_still_to_come_brings_an_order_into_reach() -> None:  # PW-5.6
    play = coop(workers=WORKERS, influence=7, faith=5, paladin="roland")
    first_in(enemy(play).orders, "coop-order-influence-faith")
    play.state.orders_up = 1
    player = me(play)
    with_anseis = team_of(play.state, enemy(play), WEIGHTS, HONOUR).orders[0].promised
    assert with_anseis == pytest.approx(WEIGHTS.patience * WEIGHTS.near_order * 2 * 4 * 2)
    player.pile.cards = [card for card in player.pile.cards if card.id != "anseis"]
    assert team_of(play.state, enemy(play), WEIGHTS, HONOUR).orders[0].promised < with_anseis


def test_after_the_sixth_round_an_order_asks_for_more() -> None:  # PW-14.11.1
    play = coop(workers=WORKERS, influence=7, faith=5, paladin="roland")
    first_in(enemy(play).orders, "coop-order-influence-faith")
    play.state.orders_up = 1
    play.state.round = ROUNDS - 2
    in_time = team_of(play.state, enemy(play), WEIGHTS, HONOUR).orders[0].promised
    play.state.round = ROUNDS - 1
    assert team_of(play.state, enemy(play), WEIGHTS, HONOUR).orders[0].promised < in_time


def test_nobody_counts_upon_a_deed_that_another_may_do() -> None:  # PW-14.9.2
    play = coop(workers=WORKERS, others=[{"workers": WORKERS}])
    first_in(enemy(play).threats, "threat-fortify")
    enemy(play).taken = 9
    enemy(play).workers[0] = 1
    together = team_of(play.state, enemy(play), WEIGHTS, HONOUR)
    play.state.players[1].passed = True
    alone = team_of(play.state, enemy(play), WEIGHTS, HONOUR)
    assert together.relief[FORTIFY] == pytest.approx(alone.relief[FORTIFY] / 2)
    play.state.players[1].passed = False
    enemy(play).workers[0] = 2
    assert team_of(play.state, enemy(play), WEIGHTS, HONOUR).relief[FORTIFY] > together.relief[FORTIFY]


def test_an_order_needs_workers_for_the_steps_that_are_missing_and_one_more() -> None:  # PW-14.7.1
    play = coop(workers="labourer 2 scout", influence=6, faith=6, paladin="anseis")
    player = me(play)
    player.boost, player.shown, player.tavern = (0, 1, 3), True, play.state.tavern.cards[0]
    needs = [(INFLUENCE, 10), (FAITH, 6)]
    assert in_time(needs, player) == (0, 1, 3)
    player.workers = [2, 0, 0, 0, 0, 0]
    assert in_time(needs, player) is None
    player.attributes[INFLUENCE] = 7
    assert in_time(needs, player) == (0, 1, 3)
    player.workers = [0, 0, 0, 0, 0, 0]
    assert in_time(needs, player) is None
