"""What the team's evaluation sees of Threats and Orders before anything is done about them (PW-14)."""

from __future__ import annotations

from salotto.titles.paladins import TITLE
from salotto.titles.paladins.boards import ROUNDS
from salotto.titles.paladins.cards import ATTACK, COMMISSION, CONVERT, FAITH, FORTIFY, INFLUENCE
from salotto.titles.paladins.team_worth import BARON_WORKER, coming, team_of
from salotto.titles.paladins.weights import WEIGHTS
from tests.titles.paladins.coop_positions import coop, enemy
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
    play = coop(workers=WORKERS, influence=7, faith=6)
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
    assert coming(player, INFLUENCE) == 7 + player.paladin.boost.influence
    player.shown, player.boost = True, (0, 0, 1)
    assert coming(player, INFLUENCE) == 8
