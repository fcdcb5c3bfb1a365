"""The co-operative scenario against the Overlord (PW-14)."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.kernel.zones import NOBODY
from salotto.kit.agenda import task
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ACTION_AT, ATTACK, COMMISSION
from salotto.titles.paladins.scoring import points
from tests.kit.player import a_table, answer, can, choices, do, play_out, prompt, told, why_not
from tests.titles.paladins.coop_positions import ORDER, coop, enemy
from tests.titles.paladins.positions import (
    TITLE,
    a_turn,
    at_table,
    in_pool,
    me,
    names,
)

# Setup


def test_players_win_or_lose_together() -> None:  # PW-14.1.1
    play = play_out(a_table(TITLE, 3, "coop"))
    assert play.outcome is not None
    assert play.outcome.won is False
    assert play.outcome.winners == ()
    assert list(TITLE.allies(play.state, 1)) == [0, 1, 2]


def test_six_other_orders_and_the_threats_are_laid_out() -> None:  # PW-14.2.1 PW-14.2.2
    play = a_table(TITLE, 2, "coop")
    assert len(enemy(play).orders) == 6
    assert len(play.state.orders) == 0
    assert enemy(play).places == (2, 3, 4, 5, 6, 7)
    assert set(enemy(play).threats.seen) == {NOBODY}
    assert len(enemy(play).threats) == 10


def test_honour_begins_at_twelve_and_there_are_twenty_baron_workers() -> None:  # PW-14.2.3 PW-14.2.4
    play = a_table(TITLE, 4, "coop")
    assert [player.honour for player in play.state.players] == [12] * 4
    assert enemy(play).supply == 20


def test_starting_townsfolk_come_by_chance_before_the_draft() -> None:  # PW-14.2.5
    play = a_table(TITLE, 3, "coop")
    cards = [player.starting for player in play.state.players]
    assert None not in cards
    assert len(set(cards)) == 3
    assert len(enemy(play).starting) == 1
    last = (play.state.start + 2) % 3
    assert prompt(play, last) == "pw-draft-townsfolk"
    answer(play, last, choices(play, last)[0])
    assert len(me(play, last).crew) == 1


def test_starting_townsfolk_can_be_chosen_in_turn_order() -> None:  # PW-14.2.5
    play = a_table(TITLE, 2, "coop", starting_townsfolk="choose")
    start = play.state.start
    assert prompt(play, start) == "pw-choose-starting"
    assert len(choices(play, start)) == 4
    answer(play, start, "starting-preacher")
    assert len(choices(play, 1 - start)) == 3
    answer(play, 1 - start, "starting-pilgrim")
    starting = me(play, start).starting
    assert starting is not None
    assert starting.id == "starting-preacher"
    assert prompt(play, 1 - start) == "pw-draft-townsfolk"


# Honour


def test_honour_moves_between_nought_and_twelve() -> None:  # PW-14.3.1 PW-14.3.2
    play = coop(workers="scout labourer 2", starting="starting-pilgrim", honour=12)
    do(play, "gain_honour", "seat:0")
    assert me(play).honour == 12
    play = coop(workers="scout labourer 2", starting="starting-pilgrim", honour=5)
    do(play, "gain_honour", "seat:0")
    assert me(play).honour == 6
    assert "honour" not in points(play.state, me(play))


STARTING = {
    "starting-pilgrim": ("commission", "scout labourer cleric", "scout"),
    "starting-stonemason": ("fortify", "merchant labourer scout", "merchant"),
    "starting-preacher": ("convert", "fighter labourer cleric", "fighter"),
    "starting-confessor": ("absolve", "cleric labourer merchant", "cleric"),
}


@pytest.mark.parametrize("card", STARTING)
def test_a_starting_townsfolk_brings_honour_for_its_action(card: str) -> None:  # PW-14.4.1
    action, workers, _ = STARTING[card]
    for starting, honour in ((card, 6), (next(each for each in STARTING if each != card), 5)):
        play = coop(
            workers=workers + " labourer",
            starting=starting,
            honour=5,
            faith=1,
            outsiders="thief-1",
            draw_walls="wall-scout",
        )
        do(play, action)
        if prompt(play) in ("pw-choose-space", "pw-choose-absolve"):
            do(play, "r1-s2" if action == "commission" else "absolve-faith")
        assert me(play).honour == honour


def test_an_inquisition_costs_the_suspected_honour_before_any_ability() -> None:  # PW-14.4.2
    play = coop(
        3,
        workers="labourer",
        suspicion=1,
        draw_suspicion="suspicion-1",
        tax=1,
        starting="starting-pilgrim",
        others=[
            {"suspicion": 2, "crew": "conspirator-1", "starting": "starting-preacher"},
            {"suspicion": 1, "starting": "starting-confessor"},
        ],
    )
    do(play, "conspire", "seat:0")
    assert [player.honour for player in play.state.players] == [11, 11, 12]


@pytest.mark.parametrize("card", STARTING)
def test_the_tile_is_an_action_space_with_its_own_workers(card: str) -> None:  # PW-14.4.3
    _, _, worker = STARTING[card]
    play = coop(workers=f"{worker} labourer 2", starting=card, honour=5, suspicion=1)
    do(play, "gain_honour", "seat:0")
    assert (me(play).honour, len(me(play).suspicion)) == (6, 0)
    play = coop(workers="labourer 4", starting=card)
    assert why_not(play, "gain_honour") == "PW-1.3"


def test_the_tile_is_used_once_and_pray_clears_it() -> None:  # PW-14.4.3
    play = coop(workers="scout 2 labourer 3 cleric", starting="starting-pilgrim", silver=2, honour=12)
    do(play, "gain_honour", "seat:0")
    assert why_not(play, "gain_honour") == "PW-5.5"
    do(play, "pray")
    assert can(play, "gain_honour")


def test_without_a_tile_there_is_no_such_action() -> None:  # PW-14.4.3
    assert not any(key == "action:gain_honour" for key in choices(a_turn(workers="labourer 2 scout")))


# Collaborate


def test_the_whole_effect_may_go_to_another() -> None:  # PW-14.5.1 PW-14.5.4
    play = coop(3, workers="labourer merchant scout", others=[{}, {"silver": 0}])
    do(play, "trade-2")
    assert prompt(play) == "pw-for-whom"
    assert choices(play) == ["seat:0", "seat:1", "seat:2"]
    do(play, "seat:2")
    assert (me(play).silver, me(play, 2).silver) == (3, 3)
    assert me(play).placed[ACTION_AT["trade"]] == (0, 2)  # PW-14.5.8
    assert me(play, 2).placed[ACTION_AT["trade"]] == ()


def test_cost_reductions_are_the_acting_players() -> None:  # PW-14.5.2
    play = coop(workers="labourer 3", silver=2, paladin="samson")
    do(play, "develop", "seat:1")
    answer(play, 1, "workshop:attack-1")
    assert me(play).silver == 0
    play = coop(workers="labourer 3", silver=3, others=[{"paladin": "samson"}])
    assert why_not(play, "develop") == "PW-1.3"


def test_abilities_that_reward_are_the_receivers() -> None:  # PW-14.5.3
    play = coop(workers="labourer 2", paladin="otton", others=[{"silver": 0}])
    do(play, "trade-1", "seat:1")
    assert (me(play).silver, me(play, 1).silver) == (3, 1)
    play = coop(workers="labourer 2", others=[{"silver": 0, "paladin": "otton"}])
    do(play, "trade-1", "seat:1")
    assert me(play, 1).silver == 3
    play = coop(workers="labourer 3", silver=4, crew="architect-1", others=[{"crew": "architect-3"}])
    do(play, "develop", "seat:1")
    answer(play, 1, "workshop:attack-1")
    assert (me(play).silver, me(play, 1).provisions) == (0, 2)


def test_conspire_gives_criminal_suspicion_and_tax() -> None:  # PW-14.5.4 PW-14.5.8
    play = coop(
        workers="labourer 2", draw_suspicion="suspicion-1", tax=1, others=[{"silver": 0, "suspicion": 1}]
    )
    do(play, "conspire", "seat:1")
    assert me(play, 1).silver == 1
    assert me(play, 1).unpaid == 1
    assert told(play, "pw-inquisition")[0].event.seat == 1
    assert me(play).suspicion == ()


def test_the_crew_of_the_receiver_takes_the_last_tax() -> None:  # PW-9.3 PW-14.5.3 PW-14.5.8
    others = [{"crew": "architect-2", "silver": 0, "suspicion": 1}]
    play = coop(workers="labourer 3", silver=4, tax=1, others=others)
    do(play, "develop", "seat:1")
    answer(play, 1, "workshop:attack-1")
    assert told(play, "pw-inquisition")[0].event.seat == 1
    assert (me(play, 1).silver, me(play, 1).unpaid, me(play).unpaid) == (1, 1, 0)


def test_develop_moves_the_receivers_workshop() -> None:  # PW-14.5.4
    play = coop(workers="labourer 3", silver=4, others=[{"developed": 1}])
    do(play, "develop", "seat:1")
    assert prompt(play, 1) == "pw-choose-workshop"
    answer(play, 1, "workshop:attack-2")
    assert me(play, 1).workshops[ATTACK - COMMISSION] == 0b10
    assert in_pool(play, 1) == "scout"
    assert me(play).developed == 0


def test_recruit_gives_the_reward_or_the_card() -> None:  # PW-14.5.4 PW-14.5.5
    play = coop(workers="labourer 2", silver=2, townsfolk="- - - - acolyte-3")
    do(play, "recruit-1", "seat:1")
    assert (in_pool(play), in_pool(play, 1)) == ("labourer", "cleric")
    play = coop(workers="labourer 2 fighter", silver=0, townsfolk="acolyte-1 abbot-1")
    do(play, "recruit-2", "seat:1", "debt:acolyte-1")
    assert names(me(play, 1).crew) == "acolyte-1"
    assert (me(play).silver, me(play, 1).silver) == (0, 3 + 1)
    assert (me(play).unpaid, me(play, 1).unpaid) == (1, 0)


def test_pray_clears_a_space_of_the_receivers_board() -> None:  # PW-14.5.4
    placed: dict[str, Any] = {"pray": "cleric", "hunt": "labourer"}
    play = coop(workers="cleric labourer", silver=2, others=[{"placed": placed}])
    do(play, "pray")  # nothing of his own to clear: it can only be for the other
    assert choices(play, 1) == ["clear:hunt", "clear:pray"]
    answer(play, 1, "clear:pray")
    assert me(play, 1).placed[ACTION_AT["pray"]] == ()


def test_who_cannot_use_the_effect_cannot_receive() -> None:  # PW-14.5.5
    play = coop(3, workers="labourer 3", silver=4, others=[{"developed": 8}, {}])
    do(play, "develop")
    assert why_not(play, "seat:1") == "PW-14.5.5"
    play = coop(workers="labourer 3", silver=4, developed=8)
    do(play, "develop")
    assert prompt(play, 1) == "pw-choose-workshop"
    last = coop(workers="labourer 3", silver=4, developed=8, others=[{"developed": 7}])
    do(last, "develop")
    assert prompt(last, 1) == "pw-choose-workshop"  # there is one left
    alone = coop(workers="labourer 3", silver=4, developed=8, others=[{"developed": 5, "boxed": 3}])
    assert why_not(alone, "develop") == "PW-6.1.5"


def test_the_receiver_chooses_what_a_discarded_townsfolk_clears() -> None:  # PW-14.5.5
    play = coop(
        workers="labourer 2",
        townsfolk="- - - - acolyte-1",
        others=[{"placed": {"hunt": "scout", "trade": "scout"}}],
    )
    do(play, "recruit-1", "seat:1")
    assert prompt(play, 1) == "pw-free-pray"


def test_who_has_passed_may_receive() -> None:  # PW-14.5.6
    play = coop(workers="labourer 2", others=[{"passed": True, "silver": 0}])
    do(play, "trade-1", "seat:1")
    assert me(play, 1).silver == 1


def test_right_side_favours_and_orders_cannot_be_given() -> None:  # PW-14.5.7
    play = coop(workers="scout labourer 2 cleric", round=3, favours="favour-provisions-tax")
    do(play, "commission", "r1-s2")
    assert prompt(play) == "pw-act"
    do(play, "favour-provisions-tax")
    assert me(play).silver == 3 + 2 + 1


# Favours and Orders


def test_a_favour_may_be_used_again_for_honour() -> None:  # PW-14.6.1
    play = coop(
        workers="cleric labourer 3",
        round=3,
        favours="favour-suspicion-tax",
        others=[{"workers": "cleric labourer 2", "honour": 5}],
    )
    do(play, "favour-suspicion-tax")
    assert me(play).honour == 12
    do(play, "favour-suspicion-tax", seat=1)
    assert (me(play, 1).honour, me(play, 1).silver) == (4, 3 + 2)
    assert len(play.state.favour_workers[0]) == 2
    poor = coop(workers="cleric labourer", honour=1, round=3, favours="favour-suspicion-tax")
    poor.state.favour_workers[0] = (4, 4)
    poor = at_table(poor.state, task("turn", 0))
    assert why_not(poor, "favour-suspicion-tax") == "PW-14.6.1"


def test_an_order_takes_one_worker_and_both_attributes() -> None:  # PW-14.7.1
    ready: dict[str, Any] = {"workers": "labourer 2", "orders": ORDER, "honour": 5}
    play = coop(influence=10, faith=6, **ready)
    do(play, ORDER)
    assert in_pool(play) == "labourer"
    assert enemy(play).done[0] == 0
    for low in ({"influence": 9, "faith": 6}, {"influence": 10, "faith": 5}):
        assert why_not(coop(**low, **ready), ORDER) == "PW-14.7.1"
    assert can(coop(influence=10, faith=3, paladin="ivon", **ready), ORDER)


@pytest.mark.parametrize("card", BOX.coop_orders, ids=lambda card: card.id)
def test_every_order_of_the_scenario(card: Any) -> None:  # PW-14.7.1
    assert sorted(card.need.values()) == [6, 10]
    assert can(coop(workers="labourer 2", orders=card.id, **card.need), card.id)
    for attribute in card.need:
        less = {**card.need, attribute: card.need[attribute] - 1}
        assert why_not(coop(workers="labourer 2", orders=card.id, **less), card.id) == "PW-14.7.1"


def test_an_order_is_completed_once_for_all() -> None:  # PW-14.7.2 PW-14.7.3
    play = coop(
        3,
        workers="labourer 2",
        orders=ORDER,
        influence=12,
        faith=12,
        others=[{"honour": 3}, {"honour": 12}],
        honour=8,
    )
    do(play, ORDER)
    assert [player.honour for player in play.state.players] == [9, 4, 12]
    assert why_not(play, ORDER) == "PW-14.7.2"
    assert [points(play.state, player)["kings_orders"] for player in play.state.players] == [4, 4, 4]
    do(play, "pass")
    assert enemy(play).done[0] == 0  # PW-10.7 the Worker stays


def test_an_open_order_costs_everybody_its_value() -> None:  # PW-14.7.4
    play = coop(workers="labourer", round=3)
    assert [points(play.state, player)["kings_orders"] for player in play.state.players] == [-18, -18]
