"""The worked examples of the co-operative scenario (E20 to E28)."""

from __future__ import annotations

from typing import Any

from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.scoring import points, team_target, team_total
from tests.kit.player import a_table, answer, can, choices, do, play_until, why_not
from tests.titles.paladins.coop_positions import coop, end_of_round, enemy, in_round
from tests.titles.paladins.positions import TITLE, in_pool, me

ORDERS = "coop-order-strength-faith coop-order-influence-faith"


def test_a_kings_order() -> None:  # E20
    ready: dict[str, Any] = {
        "orders": ORDERS,
        "workers": "labourer 2",
        "influence": 10,
        "faith": 4,
        "paladin": "ivon",
        "honour": 7,
    }
    play = coop(round=2, **ready)
    do(play, "coop-order-influence-faith")
    assert [player.honour for player in play.state.players] == [8, 12]
    assert [points(play.state, player)["kings_orders"] for player in play.state.players] == [2, 2]  # 6 - 4
    assert why_not(coop(**{**ready, "round": 7}), "coop-order-influence-faith") == "PW-14.7.1"
    assert can(coop(**{**ready, "round": 7, "influence": 12, "faith": 5}), "coop-order-influence-faith")


def test_the_fortify_threat() -> None:  # E21
    play = end_of_round(
        3, threats="threat-fortify", workers=[1], have=[{"strength": 2}, {"strength": 2}, {"strength": 0}]
    )
    do(play, "lose-honour-1")
    answer(play, 1, "lose-strength-1")
    assert [player.honour for player in play.state.players] == [11, 12, 11]
    assert me(play, 1).attributes[0] == 1
    again = coop(
        3,
        workers="merchant labourer 2 scout",
        threats="threat-fortify",
        threat_workers=[1],
        draw_walls="wall-two-vp-1",
    )
    do(again, "fortify")
    assert enemy(again).workers[0] == 0


def test_collaborating() -> None:  # E22
    play = coop(
        workers="labourer 3", silver=2, paladin="samson", others=[{"crew": "architect-1", "silver": 0}]
    )
    do(play, "develop", "seat:1")
    assert len(choices(play, 1)) == 12
    answer(play, 1, "workshop:convert-2")
    assert (me(play).silver, me(play, 1).silver) == (0, 0)
    assert in_pool(play, 1) == "labourer labourer"
    dear = coop(workers="labourer 3", silver=4, others=[{"paladin": "samson"}])
    do(dear, "develop", "seat:1")
    answer(dear, 1, "workshop:convert-2")
    assert me(dear).silver == 0


def test_using_a_favour_again() -> None:  # E23
    play = coop(
        3,
        workers="labourer 4",
        round=3,
        favours="favour-provisions-tax",
        others=[{"workers": "labourer 3", "honour": 5}, {"workers": "labourer 2", "honour": 1}],
    )
    do(play, "favour-provisions-tax")
    answer(play, 1, "favour-provisions-tax")
    assert (me(play, 1).honour, me(play, 1).provisions, me(play, 1).silver) == (4, 3, 4)
    assert why_not(play, "favour-provisions-tax", 2) == "PW-14.6.1"  # two Workers lie on it


def test_honour_at_the_end() -> None:  # E24
    play = end_of_round(round=7, have=[{"faith": 11, "strength": 8, "influence": 9, "honour": 9}])
    assert me(play).attributes == [8, 9, 9]
    assert points(play.state, me(play))["attributes"] == 31


def test_the_final_result() -> None:  # E25
    before = (80, 74, 71)  # with Orders 1 and 2, before penalties

    def final(third: int, left: int) -> int:
        have = [{"silver": 3 * (vp - 10), "provisions": 0} for vp in before]
        play = end_of_round(3, round=7, have=have)
        enemy(play).done = [0, 0, third]
        enemy(play).workers[0] = left
        assert team_target(play.state) == 210
        return team_total(play.state)

    assert final(-1, 1) == 69 + 63 + 60 == 192
    assert final(0, 0) == 88 - 0 + 82 + 79 == 249


def test_the_timetable() -> None:  # E26
    rounds = [BOX.track[place - 1].round for place in range(2, 8)]
    assert rounds == [2, 3, 3, 4, 5, 6]
    play = play_until(a_table(TITLE, 2, "coop"), in_round(7))
    assert len(enemy(play).workers) == 6
    hard = play_until(a_table(TITLE, 2, "coop", variant="hard"), in_round(7))
    assert len(enemy(hard).workers) == 9
    grown = end_of_round(round=4, variant="impossible", threats="threat-attack", workers=[2])
    assert enemy(grown).workers[0] == 3


def test_the_lowered_attribute_counts_everywhere() -> None:  # E27
    play = end_of_round(
        round=7, have=[{"honour": 9, "strength": 12, "faith": 4, "influence": 9, "converted": "armourer-1"}]
    )
    card = points(play.state, me(play))
    assert (card["attributes"], card["converts"]) == (25, 2)


def test_suspicion_as_a_penalty() -> None:  # E28
    play = end_of_round(
        threats="threat-absolve",
        workers=[1],
        tax=1,
        draw_suspicion="suspicion-1 suspicion-0",
        have=[
            {"suspicion": 2, "starting": "starting-pilgrim"},
            {"suspicion": 1, "starting": "starting-preacher"},
        ],
    )
    assert [player.honour for player in play.state.players] == [11, 12]
    assert (me(play).unpaid, len(me(play).suspicion), len(me(play, 1).suspicion)) == (1, 2, 2)
    assert play.state.tax == 6
    assert enemy(play).workers[0] == 1
