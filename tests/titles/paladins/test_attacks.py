"""Attacks on hard rules: interrupts, empty supplies, ties, two abilities at once, effects that come back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from salotto.titles.paladins.cards import ACTION_AT
from salotto.titles.paladins.effects import Gain, Good
from salotto.titles.paladins.scoring import points, ranking
from salotto.titles.paladins.state import PaladinsState
from tests.kit.player import can, choices, do, told
from tests.titles.paladins.coop_positions import coop, end_of_round, enemy
from tests.titles.paladins.positions import Game, a_turn, in_pool, me, names, rival
from tests.titles.paladins.rival_positions import rival_moves


def held(play: Game, seat: int = 0) -> list[int]:
    return [card.tax for card in me(play, seat).suspicion]


def used(play: Game, action: str, seat: int = 0) -> bool:
    return bool(me(play, seat).placed[ACTION_AT[action]])


# Interrupts


def test_a_reward_goes_on_after_the_inquisition_that_it_caused() -> None:  # PW-9.3 PW-1.4
    play = a_turn(
        round=3,
        favours="favour-criminals",
        workers="labourer",
        draw_suspicion="suspicion-1 suspicion-1",
        tax=1,
        others=[{}],
    )
    do(play, "favour-criminals")
    assert len(told(play, "pw-inquisition")) == 1
    assert play.state.tax == 5  # refilled to 6, then the second Criminal takes 1
    assert (me(play).silver, me(play).unpaid) == (3 + 1 + 1, 1)


def test_a_recruit_by_the_last_debt_leaves_none_for_its_own_inquisition() -> None:  # PW-6.2.2 PW-9.4
    play = a_turn(workers="labourer", silver=2, townsfolk="gatekeeper-3", tax=2, debts=1, suspicion=3)
    do(play, "recruit-1")  # 2 Silver are not enough for the first slot
    assert len(told(play, "pw-inquisition")) == 1
    assert (me(play).unpaid, play.state.debts, len(held(play))) == (1, 0, 3)
    assert play.state.tax == 6


def test_a_card_that_joins_does_not_act_in_the_inquisition_it_brings() -> None:  # PW-6.2.6
    def printed(game: PaladinsState) -> None:
        card = game.townsfolk_row[4]
        assert card is not None
        game.townsfolk_row[4] = replace(card, immediate=(Gain(Good.TAX, 1),))

    play = a_turn(
        workers="cleric labourer merchant",
        townsfolk="- - - - conspirator-1",
        crew="peddler-2",
        suspicion=4,
        unpaid=1,
        tax=1,
        printed=printed,
    )
    do(play, "absolve", "absolve-recruit")
    # 1 Suspicion absolved, 1 Silver paid, 1 Tax taken; the old Peddler acts, half of 3 goes back
    assert (me(play).silver, len(held(play)), me(play).unpaid) == (3 - 1 + 1 + 2, 2, 2)
    assert in_pool(play) == ""


def test_an_inquisition_reaches_who_has_passed_and_the_limit_comes_again() -> None:  # PW-9.3.5 PW-10.3
    others = [{"workers": "scout 3", "passed": True, "crew": "peddler-3", "suspicion": 2}]
    play = a_turn(workers="labourer", draw_suspicion="suspicion-1", tax=1, others=others)
    do(play, "conspire", "pass")
    assert in_pool(play, 1) == "scout scout scout"
    assert len(told(play, "pw-inquisition")) == 1


def test_a_paid_debt_pays_two_collectors() -> None:  # PW-13.5 PW-1.4
    play = a_turn(
        workers="fighter",
        round=3,
        favours="favour-debt-or-suspicion",
        crew="debt-collector-1 debt-collector-3",
        unpaid=1,
    )
    do(play, "favour-debt-or-suspicion", "doing:pay_debt-1")
    assert (me(play).paid, me(play).silver, in_pool(play)) == (1, 2, "labourer fighter")


# Empty things


def test_the_last_wall_and_no_more() -> None:  # PW-7.2.4
    play = a_turn(workers="merchant 2 labourer 2 scout 2 cleric", provisions=5, influence=9)
    wall = play.state.walls
    del wall.cards[:-1], wall.seen[:-1]
    do(play, "fortify")
    assert len(me(play).walls) == 1
    assert not can(play, "fortify")


def test_an_empty_row_refuses_recruit_but_not_a_favour_that_recruits() -> None:  # PW-8.3 PW-R21
    play = a_turn(round=3, favours="favour-recruit", workers="scout labourer")
    assert not can(play, "recruit-1")
    do(play, "favour-recruit")
    assert me(play).crew == ()
    assert in_pool(play) == "labourer"


def test_no_suspicion_card_is_left_in_an_inquisition() -> None:  # PW-9.2.1 PW-9.3
    play = a_turn(workers="labourer", suspicion=24, tax=1)
    do(play, "conspire")
    assert told(play, "pw-inquisition") == []
    assert (play.state.tax, in_pool(play)) == (1, "criminal")


def test_baron_workers_run_out_from_left_to_right() -> None:  # PW-14.13.2 PW-R32
    play = end_of_round(
        threats="threat-hunt threat-trade threat-develop",
        workers=[7, 7, 5],
        variant="impossible",
        have=[{"honour": 9}, {"honour": 9}],
        round=3,
    )
    while play.state.phase == "end-of-round":
        do(play, "penalty:lose-honour-1", seat=play.pending[0].seat)
    assert enemy(play).workers[:3] == [8, 7, 5]


# Effects that come back


def test_a_free_pray_clears_the_space_just_used() -> None:  # PW-6.5.2
    play = a_turn(workers="cleric 2 labourer 2 merchant 2", silver=9, influence=9)
    do(play, "absolve", "absolve-pray")
    assert not used(play, "absolve")
    assert in_pool(play) == "labourer merchant cleric"
    do(play, "absolve", "absolve-provisions")
    assert me(play).jars.bit_count() == 2


def test_pray_never_clears_itself_but_a_free_pray_may() -> None:  # PW-6.5.2
    play = a_turn(workers="cleric", silver=9)
    assert not can(play, "pray")
    play = a_turn(round=3, favours="favour-pray", workers="labourer", placed={"pray": "cleric"})
    do(play, "favour-pray")
    assert not used(play, "pray")


def test_a_workshop_over_a_worker_leaves_the_action_used() -> None:  # PW-6.1.3 PW-5.9
    play = a_turn(
        workers="labourer 2 fighter",
        silver=4,
        placed={"attack": "scout labourer fighter"},
        outsiders="hunter-1",
    )
    do(play, "develop", "workshop:attack-1")
    assert used(play, "attack")
    assert not can(play, "attack")


def test_with_two_workshops_a_criminal_alone_attacks_the_farthest() -> None:  # PW-5.9 PW-7.5.3 PW-5.6
    play = a_turn(
        workers="criminal",
        paladin="roland",
        strength=8,
        silver=0,
        workshops={"attack": 0b11},
        outsiders="- - - - - marauder-1",
    )
    do(play, "attack")
    assert (me(play).attributes[2], me(play).silver, in_pool(play)) == (2, 0, "")


# Two at once, and the ends of the tracks


def test_gains_beyond_twelve_are_lost_and_boosts_go_beyond() -> None:  # PW-1.6 PW-5.6
    play = a_turn(workers="cleric labourer merchant", faith=12, influence=12, paladin="ivoire")
    assert me(play).effective(2) == 15
    do(play, "absolve", "absolve-faith")
    assert me(play).attributes == [0, 12, 12]
    assert me(play).silver == 3


def test_roland_leaves_no_debt_to_be_taken() -> None:  # PW-6.2.2
    play = a_turn(workers="labourer 2 fighter", paladin="roland", silver=0, townsfolk="abbot-1 abbot-2")
    do(play, "recruit-2")
    assert choices(play) == ["townsfolk:abbot-1", "townsfolk:abbot-2"]


def test_swindler_and_tie_in_an_inquisition() -> None:  # PW-9.3.2 PW-13.6.3
    play = a_turn(
        workers="labourer",
        crew="swindler-1",
        suspicion=2,
        draw_suspicion="suspicion-1",
        tax=1,
        others=[{"suspicion": 3}],
        options={"extra_townsfolk": True},
    )
    do(play, "conspire")
    assert (me(play).unpaid, len(held(play)), me(play).silver) == (1, 2, 3 + 1 + 2)
    assert (me(play, 1).unpaid, len(held(play, 1)), me(play, 1).silver) == (1, 2, 3)


def test_four_mercenaries_and_two_traitors() -> None:  # PW-11.9.5 PW-11.9.7
    converted = "mercenary-1 mercenary-2 mercenary-3 mercenary-4 traitor-1 traitor-2"
    play = a_turn(converted=converted, unpaid=3, paid=1)
    score = points(play.state, me(play))
    assert (score["converts"], score["debts"]) == (4 * 5, 1 - 3)


def test_a_tie_is_broken_by_orders_then_by_suspicion_then_shared() -> None:  # PW-11.11
    alike: dict[str, Any] = {"silver": 3, "provisions": 0}
    play = a_turn(3, others=[{**alike, "suspicion": 1}, {**alike}], **alike)
    assert ranking(play.state) == [1, 3, 1]


# Together


def test_a_given_conspire_counts_the_inquisition_from_the_receiver() -> None:  # PW-14.5.8 PW-14.9.1
    play = coop(
        3,
        workers="labourer",
        draw_suspicion="suspicion-1",
        tax=1,
        debts=1,
        suspicion=2,
        starting="starting-pilgrim",
        others=[
            {"passed": True, "suspicion": 1, "starting": "starting-preacher"},
            {"suspicion": 2, "starting": "starting-confessor", "workers": "labourer"},
        ],
    )
    do(play, "conspire", "seat:1")
    # all hold 2: the only Debt goes to the receiver, who took the last Silver
    assert [me(play, seat).unpaid for seat in range(3)] == [0, 1, 0]
    assert [me(play, seat).honour for seat in range(3)] == [11, 11, 11]
    assert in_pool(play, 1) == "criminal"
    assert me(play, 1).silver == 4


def test_an_act_given_away_still_meets_the_threat() -> None:  # PW-14.9.1 PW-14.9.2
    play = coop(workers="labourer", threats="threat-trade", threat_workers=[1], others=[{"paladin": "otton"}])
    do(play, "trade-1", "seat:1")
    assert enemy(play).workers[0] == 0
    assert (me(play).silver, me(play, 1).silver) == (3, 3 + 1 + 2)


def test_a_favour_again_with_exactly_enough_honour() -> None:  # PW-14.6.1
    play = coop(round=3, favours="favour-provisions-tax", workers="labourer 4", honour=3)
    do(play, "favour-provisions-tax", "favour-provisions-tax", "favour-provisions-tax")
    assert (me(play).honour, me(play).provisions) == (0, 1 + 3 * 2)
    assert len(play.state.favour_workers[0]) == 3


def test_no_penalty_can_be_applied() -> None:  # PW-14.10.3 PW-14.10.4
    play = end_of_round(threats="threat-recruit", workers=[1], have=[{"silver": 0}, {"silver": 1}])
    assert (me(play).silver, me(play, 1).silver) == (0, 0)
    assert me(play).honour == me(play, 1).honour == 12


# Alone


def test_resting_wraps_the_marker_as_often_as_it_comes_round() -> None:  # PW-12.5.5 PW-12.3.3
    play = rival_moves(
        "scheme-fortify",
        workers=9,
        marker=4,
        influence=0,
        strength=11,
        faith=12,
        used=["fortify"],
        top=["recruit", "pray", "trade", "conspire"],
    )
    # 10 steps from 4: twice past the end, each time Influence is the lowest
    assert rival(play).marker == 4
    assert rival(play).board.attributes == [11, 12, 2]
    assert rival(play).board.passed
    assert rival(play).workers == 0


def test_the_rival_takes_the_next_card_to_the_right_and_then_from_the_left() -> None:  # PW-12.3.4
    play = rival_moves("scheme-attack", marker=5, outsiders="hunter-1 hunter-2 - - - -")
    assert names(rival(play).board.attacked) == "hunter-1"
