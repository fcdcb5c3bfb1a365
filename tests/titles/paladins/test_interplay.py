"""Where rules meet: an Inquisition in between, a supply that ends, several abilities, a gift."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from salotto.kernel.zones import EVERYBODY, NOBODY
from salotto.kit.agenda import task
from salotto.titles.paladins.cards import ACTION_AT
from salotto.titles.paladins.scoring import points
from salotto.titles.paladins.state import Phase
from tests.kit.player import a_table, can, choices, do, play_until, prompt, told
from tests.titles.paladins.coop_positions import ORDER, coop, end_of_round, enemy, kings_cards
from tests.titles.paladins.positions import (
    TITLE,
    Game,
    a_state,
    a_turn,
    at_table,
    in_pool,
    me,
    names,
    on_top,
    round_of,
    taken,
)

EXTRA: Any = {"extra_townsfolk": True}
LEDGERS: Any = {"marker": 0, "silver": [0, 0], "advantages": [["architects-debts"], []]}
FULL_ROW = {"attack": 3, "convert": 3, "absolve": 3, "fortify": 3}


def held(play: Game, seat: int = 0) -> int:
    return len(me(play, seat).suspicion)


def used(play: Game, action: str, seat: int = 0) -> bool:
    return bool(me(play, seat).placed[ACTION_AT[action]])


# An Inquisition in the middle


def test_a_criminal_of_the_paladin_brings_an_inquisition_before_the_tavern() -> None:  # PW-4.5 PW-9.2
    game = a_state()
    round_of(game, 2)
    game.tavern_row = tuple(taken(game.tavern, card) for card in ("tavern-11", "tavern-01", "tavern-02"))
    game.tax = 1
    girart = taken(game.players[0].pile, "girart")
    game.players[0].paladin = replace(girart, workers=("scout", "criminal"))
    on_top(game.suspicion, "suspicion-1 suspicion-2")
    play = at_table(game, task("take-workers", 0), task("turn", 0))
    assert len(told(play, "pw-inquisition")) == 1
    assert (me(play).unpaid, play.state.tax, prompt(play)) == (1, 6, "pw-choose-tavern")
    do(play, "tavern-11")
    assert (me(play).silver, play.state.tax, held(play)) == (3 + 1 + 2, 4, 2)


def test_after_the_tax_and_inquisition_of_one_gatekeeper_the_other_follows() -> None:  # PW-5.7 PW-9.3
    play = a_turn(
        workers="merchant labourer scout",
        draw_walls="wall-two-vp-1",
        tax=1,
        suspicion=2,
        crew="gatekeeper-3 gatekeeper-1 peddler-2 conspirator-1 squire-1",
        others=[{"suspicion": 1}],
    )
    do(play, "fortify", "peddler-2")
    assert me(play).silver == 3 + 1 + 2 + 1
    assert (me(play).unpaid, me(play, 1).unpaid, held(play)) == (1, 1, 1)
    assert me(play).attributes == [1, 0, 0]


def test_two_conspirators_may_make_way_for_two_squires() -> None:  # PW-9.3.1 PW-13.2 PW-13.4
    play = a_turn(
        workers="labourer",
        crew="squire-1 conspirator-1 squire-2 conspirator-2 peddler-2",
        suspicion=1,
        draw_suspicion="suspicion-1",
        tax=1,
    )
    do(play, "conspire", "peddler-2", "conspirator-1", "conspirator-2")
    assert (me(play).attributes, me(play).silver, me(play).unpaid) == ([0, 1, 1], 3 + 1 + 2, 0)


def test_a_debt_as_a_price_and_a_debt_of_the_inquisition_in_one_action() -> None:  # PW-13.6.2 PW-13.6.3
    play = a_turn(
        workers="labourer",
        silver=0,
        townsfolk="gatekeeper-3",
        crew="swindler-3 swindler-1",
        tax=2,
        suspicion=2,
        options=EXTRA,
    )
    do(play, "recruit-1")
    assert (me(play).unpaid, me(play).silver, held(play)) == (2, 2 + 2 + 2, 1)
    assert in_pool(play) == "labourer labourer labourer labourer"


def test_a_swindler_is_not_paid_for_the_debt_that_bought_him() -> None:  # PW-6.2.6 PW-13.6.2
    play = a_turn(workers="labourer fighter", silver=0, townsfolk="swindler-1", options=EXTRA)
    do(play, "recruit-2")
    assert (names(me(play).crew), me(play).unpaid, me(play).silver) == ("swindler-1", 1, 0)


def test_the_tome_of_ledgers_looks_at_the_silver_of_that_moment() -> None:  # TS-7.8.2
    attack: Any = {"outsiders": "traitor-2", "draw_suspicion": "suspicion-1", "tax": 1, "carried": LEDGERS}
    play = a_turn(workers="scout labourer fighter", paladin="engelier", silver=0, **attack)
    do(play, "attack")  # 1 Silver of the Tax; what Engelier brings comes too late
    assert (me(play).silver, me(play).unpaid) == (0 + 1 + 2, 1)
    play = a_turn(workers="scout labourer fighter", paladin="engelier", silver=1, **attack)
    do(play, "attack", "pay-silver")
    assert (me(play).silver, me(play).unpaid, held(play)) == (1 + 1 - 2 + 2, 0, 1)


def test_a_debt_that_one_avoids_is_there_for_the_next() -> None:  # TS-7.8.2 TS-7.8.3 PW-9.4
    play = a_turn(
        workers="labourer",
        suspicion=1,
        draw_suspicion="suspicion-1",
        tax=1,
        silver=1,
        debts=1,
        carried=LEDGERS,
        others=[{"suspicion": 2}],
    )
    do(play, "conspire", "pay-silver")
    assert (me(play).silver, me(play).unpaid, held(play)) == (0, 0, 2)
    assert (me(play, 1).unpaid, held(play, 1), play.state.debts) == (1, 1, 0)


# Empty piles


def test_an_inquisition_without_debts_halves_nothing_and_pays_no_swindler() -> None:  # PW-9.3.3 PW-9.4
    play = a_turn(
        workers="labourer",
        suspicion=4,
        draw_suspicion="suspicion-1",
        tax=1,
        debts=0,
        crew="swindler-1",
        options=EXTRA,
    )
    do(play, "conspire")
    assert len(told(play, "pw-inquisition")) == 1
    assert (me(play).unpaid, held(play), me(play).silver, play.state.tax) == (0, 5, 4, 6)


def test_nobody_knows_the_order_of_a_pile_made_anew() -> None:  # PW-9.2.1 PW-4.3 PW-2.3
    play = a_turn(workers="labourer")
    game = play.state
    while len(game.suspicion):
        game.suspicion_discard.add(game.suspicion.draw()[0], EVERYBODY)
    do(play, "conspire")
    assert game.suspicion.seen == [NOBODY] * 23
    four = a_table(TITLE, 4)
    play_until(four, lambda state: state.round == 5 and state.phase is Phase.ACTIONS)
    assert four.state.tavern.seen == [NOBODY] * 19
    assert len(four.state.tavern_discard) == 0


def test_a_suspicion_threat_without_suspicion_cards_brings_nothing() -> None:  # PW-9.2.1 PW-14.10.4
    play = end_of_round(threats="threat-absolve", workers=[1], have=[{"suspicion": 24}, {}])
    assert (held(play), held(play, 1)) == (24, 0)
    assert enemy(play).workers[0] == 1


def test_of_two_threats_of_a_place_the_upper_one_is_served_first() -> None:  # PW-14.8.5 PW-14.13.1
    play = kings_cards(4, 4, variant="hard", supply=5)
    served = [
        (threat.workers["4"], workers)
        for threat, place, workers in zip(
            enemy(play).threats.cards, enemy(play).places, enemy(play).workers, strict=False
        )
        if place == 5 and threat.workers
    ]
    (upper, first), (lower, second) = served
    assert first == min(5, upper)
    assert second == min(5 - first, lower)
    assert enemy(play).supply == 5 - first - second


# Free Prays


def test_a_free_pray_without_anything_to_clear_is_lost() -> None:  # PW-1.4 PW-6.5.3
    play = a_turn(round=3, favours="favour-pray", workers="labourer 2")
    do(play, "favour-pray")
    assert in_pool(play) == "labourer"
    assert len(play.state.favour_workers[0]) == 1


def test_a_townsfolk_discarded_for_a_pray_opens_recruit_again() -> None:  # PW-6.5.2 PW-6.2.3
    play = a_turn(workers="labourer 2", townsfolk="- - - squire-2 acolyte-1", others=[{"passed": True}])
    do(play, "recruit-1", "acolyte-1")
    assert not used(play, "recruit")
    do(play, "recruit-1")
    assert (me(play).attributes[2], me(play).silver) == (1, 3 - 1)


# Gifts


def test_who_has_no_workshop_left_develops_for_another() -> None:  # PW-14.5.2 PW-14.5.4 PW-14.5.8
    row = {action: mask for action, mask in FULL_ROW.items() if action != "fortify"}
    play = coop(
        workers="labourer 2",
        silver=2,
        paladin="samson",
        workshops=FULL_ROW,
        draw_suspicion="suspicion-0",
        others=[{"crew": "architect-1", "workshops": row}],
    )
    do(play, "develop")
    do(play, choices(play, 1)[0], seat=1)
    assert (me(play).silver, me(play, 1).silver) == (0, 3)
    assert (me(play, 1).developed, in_pool(play, 1), held(play, 1)) == (7, "labourer criminal", 1)
    assert held(play) == 0


def test_a_recruit_given_leaves_its_debt_with_who_acts() -> None:  # PW-14.5.5 PW-13.6.2
    play = coop(
        workers="labourer fighter",
        silver=0,
        townsfolk="acolyte-1",
        crew="swindler-1",
        others=[{"crew": "swindler-2", "passed": True}],
        options=EXTRA,
    )
    do(play, "recruit-2", "seat:1")
    assert (me(play).unpaid, me(play).silver, names(me(play).crew)) == (1, 2, "swindler-1")
    assert (me(play, 1).unpaid, me(play, 1).provisions) == (0, 1)
    assert names(me(play, 1).crew) == "swindler-2 acolyte-1"
    assert me(play, 1).silver == 3 + 1


def test_tax_of_a_recruit_given_starts_an_inquisition_for_all() -> None:  # PW-14.5.8 PW-14.4.2
    play = coop(
        3,
        workers="labourer",
        townsfolk="- - - - gatekeeper-3",
        tax=2,
        suspicion=2,
        starting="starting-pilgrim",
        others=[
            {"suspicion": 2, "workers": "labourer", "starting": "starting-preacher"},
            {"suspicion": 1, "starting": "starting-confessor"},
        ],
    )
    do(play, "recruit-1", "seat:2")
    assert me(play, 2).silver == 3 + 2
    assert [me(play, seat).unpaid for seat in range(3)] == [1, 1, 0]
    assert [me(play, seat).honour for seat in range(3)] == [11, 11, 12]


def test_the_paladin_of_a_receiver_who_has_passed_still_works() -> None:  # PW-14.5.3 PW-14.5.6
    play = coop(workers="labourer", paladin="otton", others=[{"passed": True, "paladin": "girart"}])
    do(play, "hunt-1", "seat:1")
    assert me(play, 1).provisions == 1 + 1 + 2
    play = coop(workers="labourer", paladin="girart", others=[{"passed": True}])
    do(play, "hunt-1", "seat:1")
    assert (me(play).provisions, me(play, 1).provisions) == (1, 1 + 1)


def test_honour_given_to_twelve_still_removes_suspicion() -> None:  # PW-14.4.3 PW-14.5.4 PW-14.9.3
    play = coop(
        workers="scout labourer",
        starting="starting-pilgrim",
        threats="threat-commission",
        threat_workers=[2],
        others=[{"suspicion": 2, "workers": "labourer", "starting": "starting-preacher"}],
    )
    do(play, "gain_honour", "seat:1")
    assert (me(play, 1).honour, held(play, 1), enemy(play).workers[0]) == (12, 1, 2)


def test_a_pray_given_clears_even_the_receivers_pray() -> None:  # PW-14.5.2 PW-14.5.4
    other: Any = {"workers": "labourer", "placed": {"pray": "cleric"}}
    play = coop(workers="cleric labourer", silver=0, paladin="olivier", others=[other])
    do(play, "pray")
    assert (used(play, "pray"), used(play, "pray", 1)) == (True, False)
    poor = coop(workers="cleric labourer", silver=1, others=[{**other, "paladin": "olivier"}])
    assert not can(poor, "pray")


# King's cards, Honour and the last round together


def test_each_use_of_a_favour_costs_more_honour_and_pays_the_noble() -> None:  # PW-14.6.1 PW-13.6.1
    play = coop(
        round=3,
        favours="favour-provisions-tax",
        workers="labourer 4",
        honour=4,
        crew="noble-1",
        others=[{"passed": True}],
        options=EXTRA,
    )
    do(play, "favour-provisions-tax", "favour-provisions-tax", "favour-provisions-tax")
    assert (me(play).silver, me(play).honour) == (3 + 3 * (1 + 1), 4 - 1 - 2)
    assert not can(play, "favour-provisions-tax")


def test_in_round_seven_a_boost_still_helps_and_honour_ends_at_twelve() -> None:  # PW-14.11.1 PW-14.7.3
    have: Any = {"round": 7, "orders": ORDER, "workers": "labourer", "faith": 5, "paladin": "gerier"}
    play = coop(influence=12, others=[{"workers": "labourer", "honour": 5}], **have)
    do(play, ORDER)
    assert (me(play).honour, me(play, 1).honour) == (12, 6)
    assert not can(coop(influence=10, **have), ORDER)  # 11 with the boost, 12 needed


def test_honour_at_nought_stays_there_in_an_inquisition() -> None:  # PW-14.3.1 PW-14.4.2
    play = coop(
        workers="labourer",
        suspicion=1,
        draw_suspicion="suspicion-1",
        tax=1,
        honour=0,
        starting="starting-pilgrim",
    )
    do(play, "conspire", "seat:0")
    assert len(told(play, "pw-inquisition")) == 1
    assert me(play).honour == 0


def test_workers_kept_in_the_last_round_can_be_lost_to_a_threat() -> None:  # PW-10.2 PW-14.10.4
    play = coop(
        round=7,
        workers="scout fighter 4",
        threats="threat-garrison",
        threat_workers=[1],
        honour=5,
        others=[{"passed": True}],
    )
    do(play, "pass")
    assert in_pool(play) in ("scout fighter fighter", "fighter fighter fighter")
    assert len(choices(play)) == 2
    do(play, choices(play)[1])
    assert sum(me(play).workers) == 2


def test_in_round_seven_threats_grow_once_more_before_the_points() -> None:  # PW-14.13.2 PW-14.12.3
    poor = {"provisions": 0}
    play = end_of_round(round=7, threats="threat-hunt", workers=[1], variant="impossible", have=[poor, poor])
    assert play.over
    assert enemy(play).workers[0] == 2
    assert points(play.state, me(play))["baron_workers"] == -6
