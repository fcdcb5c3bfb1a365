"""Threats, the end and the variants of the co-operative scenario (PW-14.8 to PW-14.13)."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ThreatKind
from salotto.titles.paladins.coop import invaders_needed
from salotto.titles.paladins.scoring import points, team_target, team_total
from salotto.titles.paladins.state import FREE
from tests.kit.player import a_table, can, choices, do, play_until, prompt, told, why_not
from tests.titles.paladins.coop_positions import ORDER, coop, end_of_round, enemy, in_round, kings_cards
from tests.titles.paladins.positions import (
    TITLE,
    in_pool,
    me,
)

# Threats


@pytest.mark.parametrize(
    ("variant", "up"), [("normal", [0, 1, 3, 4, 5, 6, 6]), ("hard", [0, 1, 3, 5, 7, 9, 9])]
)
def test_when_threats_are_turned_up(
    variant: str, up: list[int]
) -> None:  # PW-14.1.2 PW-14.8.1 PW-14.8.2 PW-14.13.1
    play = a_table(TITLE, 2, "coop", variant=variant)
    for number in range(1, 8):
        play_until(play, in_round(number))
        assert sum(workers >= 0 for workers in enemy(play).workers) == up[number - 1]
    assert len(enemy(play).places) == up[-1]


@pytest.mark.parametrize("card", [c for c in BOX.threats if c.kind is ThreatKind.BARON], ids=lambda c: c.id)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_threat_gets_its_baron_workers(card: Any, players: int) -> None:  # PW-14.8.3
    play = kings_cards(2, players, card.id)
    assert enemy(play).workers[0] == card.workers[str(players)]
    assert enemy(play).supply == 20 - card.workers[str(players)]


def test_an_empty_supply_gives_what_is_left() -> None:  # PW-14.8.3 PW-14.8.5
    play = kings_cards(3, 2, "threat-hunt threat-fortify threat-trade", supply=3)
    assert enemy(play).workers[1:3] == [2, 1]  # from left to right
    play = kings_cards(3, 2, "threat-hunt threat-fortify threat-trade", supply=2)
    assert enemy(play).workers[1:3] == [2, 0]
    assert enemy(play).supply == 0


def test_the_invaders_threat_has_two_sides() -> None:  # PW-14.8.4 PW-14.10.2
    for players, early, late in ((2, 1, 2), (3, 2, 3), (4, 2, 3)):
        assert invaders_needed(kings_cards(4, players).state) == early
        assert invaders_needed(kings_cards(5, players).state) == late


def test_an_action_removes_a_baron_worker_from_every_threat_that_shows_it() -> None:  # PW-14.9.1 PW-14.9.2
    play = coop(workers="labourer 3", threats="threat-hunt threat-trade", threat_workers=[2, 1])
    do(play, "hunt-1", "seat:1")  # the effect is another's, the action his own
    assert enemy(play).workers[:2] == [1, 1]
    assert enemy(play).supply == 18
    do(play, "trade-1", "seat:0")
    assert enemy(play).workers[:2] == [1, 0]


@pytest.mark.parametrize(
    ("move", "threat", "workers"),
    [
        ("hunt-1", "threat-hunt", "labourer 2"),
        ("hunt-2", "threat-hunt", "labourer 2 scout"),
        ("trade-1", "threat-trade", "labourer 2"),
        ("trade-2", "threat-trade", "labourer 2 merchant"),
        ("recruit-1", "threat-recruit", "labourer 2"),
        ("recruit-2", "threat-recruit", "labourer 2 fighter"),
        ("develop", "threat-develop", "labourer 3"),
        ("attack", "threat-attack", "scout labourer 2 fighter"),
        ("convert", "threat-convert", "cleric labourer 2 fighter"),
        ("fortify", "threat-fortify", "merchant labourer 2 scout"),
    ],
)
def test_every_mode_counts_once(move: str, threat: str, workers: str) -> None:  # PW-14.9.3
    play = coop(
        workers=workers,
        silver=9,
        faith=1,
        townsfolk="- - - - squire-3",
        outsiders="thief-1",
        threats=threat,
        threat_workers=[2],
        draw_walls="wall-two-vp-1",
    )
    do(play, move)
    while prompt(play) != "pw-act":
        do(play, choices(play)[0])
    assert enemy(play).workers[0] == 1


def test_free_rewards_and_other_spaces_remove_nothing() -> None:  # PW-14.9.1 PW-14.9.3
    play = coop(
        workers="scout 2 labourer 2",
        round=3,
        favours="favour-recruit",
        townsfolk="squire-1",
        threats="threat-recruit",
        threat_workers=[2],
        starting="starting-pilgrim",
    )
    do(play, "favour-recruit")
    do(play, "gain_honour", "seat:0")
    assert enemy(play).workers[0] == 2


# End of a round


def test_threats_are_resolved_from_left_to_right_before_the_refresh() -> None:  # PW-14.10.1
    play = end_of_round(
        threats="threat-attack threat-absolve",
        workers=[1, 1],
        taken=0,
        draw_suspicion="suspicion-0 suspicion-0",
    )
    assert play.story is not None
    suffered = [line.event.args["card"] for line in told(play, "pw-suffers")]
    assert (
        suffered
        == ["threat:threat-invaders"] * 2 + ["threat:threat-attack"] * 2 + ["threat:threat-absolve"] * 2
    )
    ids = [line.event.id for line in play.story]
    assert ids.index("pw-suffers") < ids.index("pw-refreshed")


@pytest.mark.parametrize(("round", "taken", "lost"), [(1, 0, 1), (1, 1, 0), (5, 1, 1), (5, 2, 0)])
def test_the_invaders_cost_honour(round: int, taken: int, lost: int) -> None:  # PW-14.10.2
    play = end_of_round(round=round, taken=taken)
    assert [player.honour for player in play.state.players] == [12 - lost] * 2
    assert enemy(play).taken == 0


def test_outsiders_taken_are_counted_for_all() -> None:  # PW-14.10.2
    play = coop(workers="scout labourer 3 fighter 2 cleric", faith=1, outsiders="thief-1 thief-2")
    do(play, "attack", "thief-1")
    do(play, "convert")
    assert enemy(play).taken == 2


def test_each_player_chooses_a_penalty_he_can_apply() -> None:  # PW-14.10.3 PW-14.10.4
    play = end_of_round(threats="threat-trade", workers=[1], have=[{"silver": 2}, {"silver": 0}])
    assert choices(play) == ["penalty:lose-honour-1", "penalty:lose-silver-1"]
    do(play, "lose-silver-1")
    assert (me(play).silver, me(play).honour) == (1, 12)
    assert (me(play, 1).silver, me(play, 1).honour) == (0, 11)


def test_who_can_apply_none_ignores_it() -> None:  # PW-14.10.3
    play = end_of_round(threats="threat-attack", workers=[1], have=[{"honour": 0}, {}])
    assert me(play).honour == 0
    assert told(play, "pw-suffers-nothing")[0].event.seat == 0


PENALTIES: dict[str, list[tuple[str, dict[str, int]]]] = {
    "threat-fortify": [("lose-honour-1", {"honour": -1}), ("lose-strength-1", {"strength": -1})],
    "threat-trade": [("lose-honour-1", {"honour": -1}), ("lose-silver-1", {"silver": -1})],
    "threat-commission": [("lose-honour-1", {"honour": -1}), ("lose-influence-1", {"influence": -1})],
    "threat-garrison": [("lose-honour-1", {"honour": -1}), ("lose_worker-1", {"workers": -1})],
    "threat-absolve": [("", {"suspicion": 1})],
    "threat-attack": [("", {"honour": -1})],
    "threat-convert": [("lose-honour-1", {"honour": -1}), ("lose-faith-1", {"faith": -1})],
    "threat-develop": [("lose-honour-1", {"honour": -1}), ("lose_workshop-1", {"workshops": -1})],
    "threat-recruit": [("lose_worker-1", {"workers": -1}), ("lose-silver-1", {"silver": -1})],
    "threat-hunt": [("lose-honour-1", {"honour": -1}), ("lose-provision-1", {"provisions": -1})],
}


@pytest.mark.parametrize("threat", PENALTIES)
def test_what_every_threat_costs(threat: str) -> None:  # PW-14.10.3 PW-14.10.5
    assert len(PENALTIES) == 10
    for choice, expected in PENALTIES[threat]:
        rich = {
            "strength": 2,
            "faith": 2,
            "influence": 2,
            "silver": 2,
            "provisions": 2,
            "workers": "labourer 2",
        }
        play = end_of_round(threats=threat, workers=[1], have=[rich], draw_suspicion="suspicion-0")
        if choice:
            do(play, choice)
        mine = me(play)
        change = {
            "honour": mine.honour - 12,
            "strength": mine.attributes[0] - 2,
            "faith": mine.attributes[1] - 2,
            "influence": mine.attributes[2] - 2,
            "silver": mine.silver - 2,
            "provisions": mine.provisions - 2,
            "workers": sum(mine.workers) - 2,
            "suspicion": len(mine.suspicion),
            "workshops": mine.workshops_left() - 8,
        }
        assert {what: number for what, number in change.items() if number} == expected


def test_which_kept_worker_is_lost_is_asked_where_it_matters() -> None:  # PW-14.10.4
    play = end_of_round(threats="threat-garrison", workers=[1], have=[{"workers": "scout fighter criminal"}])
    do(play, "lose_worker-1")
    assert prompt(play) == "pw-lose-which-worker"
    assert choices(play) == ["place:scout", "place:fighter"]
    do(play, "place:fighter")
    assert in_pool(play) == "scout criminal"


def test_a_lost_workshop_can_never_be_developed() -> None:  # PW-14.10.5
    play = end_of_round(threats="threat-develop", workers=[1], have=[{"developed": 7}])
    do(play, "lose_workshop-1")
    assert (me(play).developed, me(play).workshops_left()) == (7, 0)
    full = end_of_round(threats="threat-develop", workers=[1], have=[{"developed": 8}, {"developed": 8}])
    assert [player.honour for player in full.state.players] == [11, 11]


def test_a_threat_stays_and_is_resolved_again() -> None:  # PW-14.10.6
    play = end_of_round(threats="threat-attack", workers=[1])
    assert enemy(play).workers[0] == 1
    play_until(play, lambda state: state.round == 4)
    assert (
        len([line for line in told(play, "pw-suffers") if line.event.args["card"] == "threat:threat-attack"])
        == 4
    )


def test_players_suffer_in_turn_order_and_an_inquisition_comes_between() -> None:  # PW-14.10.7
    play = end_of_round(
        threats="threat-absolve",
        workers=[1],
        tax=1,
        start=1,
        draw_suspicion="suspicion-1 suspicion-0",
        have=[
            {"suspicion": 1, "starting": "starting-pilgrim"},
            {"suspicion": 2, "starting": "starting-preacher"},
        ],
    )
    assert [player.honour for player in play.state.players] == [12, 11]
    assert (len(me(play).suspicion), len(me(play, 1).suspicion)) == (2, 2)
    assert me(play, 1).unpaid == 1


def test_workers_gained_meanwhile_count_for_the_limit() -> None:  # PW-14.10.8 PW-10.7
    play = end_of_round(
        threats="threat-absolve",
        workers=[1],
        tax=1,
        draw_suspicion="suspicion-1",
        have=[{"suspicion": 2, "crew": "peddler-3", "workers": "scout 3"}],
    )
    assert in_pool(play) == "scout scout scout"


# The King's Threat, the end


def test_in_round_seven_orders_need_two_more() -> None:  # PW-14.11.1
    ready: dict[str, Any] = {"workers": "labourer 2", "orders": ORDER, "round": 7}
    assert can(coop(influence=12, faith=8, **ready), ORDER)
    assert why_not(coop(influence=11, faith=12, **ready), ORDER) == "PW-14.7.1"
    assert can(coop(influence=10, faith=6, **{**ready, "round": 6}), ORDER)


def test_the_kings_threat_has_no_workers_and_no_penalty() -> None:  # PW-14.11.2
    play = end_of_round(round=7)
    assert play.over
    assert not told(play, "pw-suffers")
    assert all("king" not in card.id for card in enemy(play).threats)


def test_markers_above_honour_go_down_to_it() -> None:  # PW-14.12.1
    play = end_of_round(round=7, have=[{"honour": 9, "strength": 8, "faith": 11, "influence": 9}, {}])
    assert me(play).attributes == [8, 9, 9]
    assert points(play.state, me(play))["attributes"] == 9 + 11 + 11


def test_scoring_takes_the_orders_of_the_scenario() -> None:  # PW-14.12.2
    play = end_of_round(round=7, have=[{"monks": 7, "silver": 0, "provisions": 0}])
    assert points(play.state, me(play))["kings_orders"] == -18
    assert points(play.state, me(play))["commissions"] == 9


def test_each_baron_worker_left_costs_everybody_three() -> None:  # PW-14.12.3
    play = end_of_round(
        round=7,
        threats="threat-attack threat-absolve",
        workers=[2, 1],
        draw_suspicion="suspicion-0 suspicion-0",
    )
    assert [points(play.state, player)["baron_workers"] for player in play.state.players] == [-9, -9]


@pytest.mark.parametrize(("silver", "won"), [(525, True), (522, False)])
def test_the_team_needs_seventy_each(silver: int, won: bool) -> None:  # PW-14.12.4
    play = end_of_round(round=7, have=[{"silver": silver, "provisions": 0}, {"silver": 3, "provisions": 0}])
    assert team_target(play.state) == 140
    assert team_total(play.state) == silver // 3 + 1 - 36
    assert play.outcome is not None
    assert play.outcome.won is won


def test_a_champion_counts_orders_completed_by_anybody() -> None:  # PW-14.12.5
    play = coop(
        workers="labourer 2", orders=ORDER, influence=12, faith=12, others=[{"converted": "champion-1"}]
    )
    do(play, ORDER)
    assert points(play.state, me(play, 1))["converts"] == 2


# Variants


def test_hard_has_three_threats_more() -> None:  # PW-14.13.1
    play = kings_cards(
        4, 2, "threat-hunt threat-fortify threat-trade threat-attack threat-absolve", variant="hard"
    )
    assert enemy(play).places == (2, 3, 4, 5, 5, 6, 6, 7, 7)
    assert enemy(play).workers[3:5] == [2, 2]
    assert len(enemy(play).threats) - len(enemy(play).places) == 1


def test_impossible_threats_grow() -> None:  # PW-14.13.2
    play = end_of_round(variant="impossible", threats="threat-attack threat-hunt", workers=[2, 0])
    assert enemy(play).workers[:2] == [3, 0]
    assert [line.event.args["workers"] for line in told(play, "pw-threat-grows")] == [3]
    assert len(enemy(play).places) == 9
    last = end_of_round(round=7, variant="impossible", threats="threat-attack", workers=[1])
    assert points(last.state, me(last))["baron_workers"] == -6
    none_left = end_of_round(variant="impossible", threats="threat-attack threat-hunt", workers=[18, 2])
    do(none_left, "lose-honour-1")
    do(none_left, "lose-honour-1", seat=1)
    assert enemy(none_left).workers[:2] == [18, 2]


def test_an_order_nobody_can_reach_is_free() -> None:  # PW-14.7.2
    assert enemy(coop(workers="labourer")).done == [FREE] * 3
