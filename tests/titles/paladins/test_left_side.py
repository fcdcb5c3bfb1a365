"""The left-side actions (PW-6)."""

from __future__ import annotations

import pytest

from salotto.titles.paladins.cards import ABSOLVE, ACTION_AT, ATTACK, COMMISSION, CRIMINAL, PRAY
from tests.kit.player import can, choices, do, prompt, question, reason, told, why_not
from tests.titles.paladins.positions import a_turn, in_pool, me, names

# Develop


def test_develop_takes_two_workers_of_any_type_and_four_silver() -> None:  # PW-6.1.1
    play = a_turn(workers="scout cleric", silver=5)
    do(play, "develop", "workshop:attack-1")
    assert me(play).silver == 1
    assert in_pool(play) == "labourer"
    assert me(play).placed[ACTION_AT["develop"]] == (1, 4)


def test_develop_is_refused_without_the_workers_or_the_silver() -> None:  # PW-1.3
    assert why_not(a_turn(workers="scout", silver=5), "develop") == "PW-1.3"
    play = a_turn(workers="scout 2", silver=3)
    assert why_not(play, "develop") == "PW-1.3"
    assert reason(play, "develop").args == {"price": "amount:silver-4", "have": 3}


def test_a_workshop_goes_on_a_left_space_without_one() -> None:  # PW-6.1.2
    play = a_turn(workers="labourer 3", silver=9, workshops={"fortify": 0b11, "attack": 0b01})
    do(play, "develop")
    assert prompt(play) == "pw-choose-workshop"
    assert len(choices(play)) == 12 - 3
    assert why_not(play, "workshop:fortify-1") == why_not(play, "workshop:attack-1") == "PW-6.1.2"
    do(play, "workshop:attack-2")
    assert me(play).workshops[ATTACK - COMMISSION] == 0b11
    assert me(play).developed == 4


def test_a_worker_under_the_new_workshop_goes_and_the_action_stays_used() -> None:  # PW-6.1.3
    play = a_turn(workers="labourer 3", silver=4, placed={"absolve": "cleric labourer merchant"})
    do(play, "develop", "workshop:absolve-1")
    assert me(play).placed[ABSOLVE] == (-2, 0, 2)
    assert me(play).workshops[ABSOLVE - COMMISSION] == 0b01


@pytest.mark.parametrize(
    ("done", "worker"),
    [(0, "labourer"), (1, "scout"), (2, "merchant"), (3, "fighter"), (4, "cleric"), (5, "labourer")],
)
def test_the_worker_under_the_workshop_is_gained(done: int, worker: str) -> None:  # PW-6.1.4
    play = a_turn(workers="labourer 2", silver=4, developed=done)
    do(play, "develop", "workshop:convert-1")
    assert in_pool(play) == worker
    assert not me(play).suspicion


@pytest.mark.parametrize("done", [6, 7])
def test_the_last_workshops_bring_criminals_with_their_suspicion(done: int) -> None:  # PW-6.1.4
    play = a_turn(workers="labourer 2", silver=4, developed=done, draw_suspicion="suspicion-1")
    do(play, "develop", "workshop:convert-1")
    assert in_pool(play) == "criminal"
    assert len(me(play).suspicion) == 1
    assert me(play).silver == 1


def test_develop_is_refused_when_the_row_is_empty() -> None:  # PW-6.1.5 PW-5.8
    assert why_not(a_turn(workers="labourer 2", silver=9, developed=8), "develop") == "PW-6.1.5"


# Recruit


@pytest.mark.parametrize(("slot", "price"), list(enumerate((3, 2, 2, 1, 0))))
def test_the_price_is_that_of_the_slot_for_both_modes(slot: int, price: int) -> None:  # PW-6.2.1
    townsfolk = "- " * slot + "squire-3"
    play = a_turn(workers="labourer 2", silver=6, townsfolk=townsfolk, debts=0)
    do(play, "recruit-1")
    assert me(play).silver == 6 - price
    play = a_turn(workers="labourer fighter", silver=6, townsfolk=townsfolk, debts=0)
    do(play, "recruit-2")
    assert me(play).silver == 6 - price
    assert names(me(play).crew) == "squire-3"


def test_a_price_that_cannot_be_paid_is_refused() -> None:  # PW-6.2.1
    play = a_turn(workers="labourer 2", silver=1, townsfolk="- - squire-1 squire-2 squire-3")
    do(play, "recruit-1")
    assert choices(play) == ["townsfolk:squire-2", "townsfolk:squire-3"]
    assert [blocked.key for blocked in question(play).why_not()] == ["townsfolk:squire-1"]
    assert why_not(play, "squire-1") == "PW-6.2.1"
    assert why_not(a_turn(workers="labourer", silver=1, townsfolk="- - squire-1"), "recruit-1") == "PW-6.2.1"
    assert why_not(a_turn(workers="labourer"), "recruit-1") == "PW-6.2.1"


def test_the_two_leftmost_slots_take_a_debt_instead() -> None:  # PW-6.2.2
    play = a_turn(workers="labourer 2", silver=4, townsfolk="squire-1 abbot-1 abbot-2")
    do(play, "recruit-1")
    assert choices(play) == [
        "townsfolk:squire-1",
        "debt:squire-1",
        "townsfolk:abbot-1",
        "debt:abbot-1",
        "townsfolk:abbot-2",
    ]
    do(play, "debt:abbot-1")
    assert (me(play).silver, me(play).unpaid, play.state.debts) == (4, 1, 23)


def test_no_debt_from_an_empty_pile() -> None:  # PW-6.2.2 PW-9.4
    play = a_turn(workers="labourer 2", silver=2, townsfolk="squire-1 abbot-1 abbot-2", debts=0)
    do(play, "recruit-1")
    assert choices(play) == ["townsfolk:abbot-1", "townsfolk:abbot-2"]
    assert why_not(play, "debt:squire-1") == "PW-6.2.2"


def test_no_debt_where_a_paladin_has_waived_the_price() -> None:  # PW-6.2.2
    play = a_turn(workers="labourer 2", silver=0, townsfolk="squire-1 abbot-1", paladin="roland")
    do(play, "recruit-1")
    assert choices(play) == ["townsfolk:squire-1", "townsfolk:abbot-1"]
    do(play, "abbot-1")
    assert (me(play).silver, me(play).unpaid) == (0, 0)


def test_one_worker_discards_the_card_for_its_reward() -> None:  # PW-6.2.3
    play = a_turn(workers="labourer 2", silver=2, townsfolk="- - - acolyte-3")
    do(play, "recruit-1")
    assert me(play).silver == 2 - 1
    assert in_pool(play) == "labourer cleric"
    assert me(play).crew == ()
    assert names(play.state.townsfolk_discard) == "acolyte-3"
    assert me(play).attributes == [0, 0, 0]


def test_two_workers_bring_the_card_into_the_crew() -> None:  # PW-6.2.4
    play = a_turn(workers="labourer fighter", silver=2, townsfolk="- - - acolyte-1")
    do(play, "recruit-2")
    assert names(me(play).crew) == "acolyte-1"
    assert me(play).silver == 2 - 1 + 1
    assert why_not(a_turn(workers="labourer scout", townsfolk="- - - - acolyte-1"), "recruit-2") == "PW-1.3"


def test_the_emptied_slot_stays_empty() -> None:  # PW-6.2.5
    play = a_turn(workers="labourer 2", townsfolk="squire-1 squire-2 squire-3 abbot-1 abbot-2")
    do(play, "recruit-1", "townsfolk:abbot-1")
    assert names(play.state.townsfolk_row) == "squire-1 squire-2 squire-3 - abbot-2"


def test_an_ability_works_from_the_next_action_on() -> None:  # PW-6.2.6
    play = a_turn(
        workers="cleric 3 merchant 2 labourer 2", silver=9, influence=5, townsfolk="- - - - abbot-1"
    )
    do(play, "absolve", "absolve-recruit")
    assert names(me(play).crew) == "abbot-1"
    assert in_pool(play) == "labourer merchant cleric cleric"
    do(play, "pray")
    do(play, "absolve", "absolve-debt")
    assert in_pool(play) == "labourer"


def test_a_free_recruit_costs_nothing_and_is_not_the_action() -> None:  # PW-6.2.7
    play = a_turn(
        workers="scout labourer", round=3, silver=0, favours="favour-recruit", townsfolk="acolyte-1"
    )
    do(play, "favour-recruit")
    assert names(me(play).crew) == "acolyte-1"
    assert me(play).silver == 1  # its immediate reward
    assert me(play).placed[ACTION_AT["recruit"]] == ()


def test_a_free_recruit_asks_which() -> None:  # PW-6.2.7
    play = a_turn(workers="scout 2", round=3, favours="favour-recruit", townsfolk="acolyte-1 abbot-1")
    do(play, "favour-recruit")
    assert prompt(play) == "pw-free-recruit"
    do(play, "abbot-1")
    assert names(play.state.townsfolk_row) == "acolyte-1 - - - -"


# Hunt and Trade


def test_hunt_brings_one_or_three_provisions() -> None:  # PW-6.3.1
    assert me(do(a_turn(workers="labourer"), "hunt-1")).provisions == 2
    assert me(do(a_turn(workers="labourer scout"), "hunt-2")).provisions == 4
    assert why_not(a_turn(workers="labourer merchant"), "hunt-2") == "PW-1.3"


def test_trade_brings_one_or_three_silver() -> None:  # PW-6.4.1
    assert me(do(a_turn(workers="labourer"), "trade-1")).silver == 4
    assert me(do(a_turn(workers="labourer merchant"), "trade-2")).silver == 6
    assert why_not(a_turn(workers="labourer scout"), "trade-2") == "PW-1.3"


def test_one_or_two_workers_use_the_space_up() -> None:  # PW-5.5
    play = do(a_turn(workers="labourer 2 merchant 2"), "trade-1")
    assert why_not(play, "trade-1") == why_not(play, "trade-2") == "PW-5.5"


# Pray


def test_pray_clears_another_space() -> None:  # PW-6.5.1
    play = a_turn(
        workers="cleric 2", silver=2, placed={"attack": "scout labourer fighter", "hunt": "labourer"}
    )
    do(play, "pray")
    refused = {blocked.key: blocked.rule for blocked in question(play).why_not()}
    assert refused.pop("clear:pray") == "PW-6.5.2"
    assert set(refused.values()) == {"PW-6.5.1"}
    others = {f"clear:{action}" for action in ACTION_AT} - {"clear:pray", "clear:attack", "clear:hunt"}
    assert set(refused) == others - {"clear:gain_honour"}
    do(play, "clear:attack")
    assert told(play, "pw-acts")[0].event.args["workers"] == ["worker:cleric"]
    assert me(play).silver == 0
    assert me(play).placed[ATTACK] == ()
    assert me(play).placed[PRAY] == (4,)
    assert me(play).placed[ACTION_AT["hunt"]] == (0,)


def test_workshops_stay_when_a_space_is_cleared() -> None:  # PW-6.5.1
    play = a_turn(
        workers="cleric 2", silver=2, placed={"attack": "labourer fighter"}, workshops={"attack": 0b01}
    )
    do(play, "pray")
    assert me(play).workshops[ATTACK - COMMISSION] == 0b01


def test_pray_is_refused_when_no_other_space_holds_a_worker() -> None:  # PW-6.5.2
    assert why_not(a_turn(workers="cleric", silver=2), "pray") == "PW-6.5.2"
    assert why_not(a_turn(workers="labourer", placed={"hunt": "labourer"}), "pray") == "PW-1.3"
    assert why_not(a_turn(workers="cleric", silver=1, placed={"hunt": "labourer"}), "pray") == "PW-1.3"


def test_a_pray_as_a_reward_may_clear_any_space() -> None:  # PW-6.5.2
    play = a_turn(workers="cleric labourer merchant", silver=5, placed={"pray": "cleric", "hunt": "labourer"})
    do(play, "absolve", "absolve-pray")
    assert choices(play) == ["clear:hunt", "clear:pray", "clear:absolve"]
    do(play, "clear:absolve")
    assert me(play).placed[ABSOLVE] == ()


def test_pray_never_clears_a_favour() -> None:  # PW-6.5.3
    play = a_turn(
        workers="cleric 2 labourer",
        silver=2,
        round=3,
        favours="favour-provisions-tax",
        placed={"hunt": "scout"},
    )
    do(play, "favour-provisions-tax")
    do(play, "pray")
    assert told(play, "pw-clears")[0].event.args == {"space": "clear:hunt"}
    assert play.state.favour_workers[0] == (0,)


# Conspire


def test_conspire_brings_a_criminal_and_suspicion() -> None:  # PW-6.6.1
    play = do(a_turn(workers="labourer", draw_suspicion="suspicion-0"), "conspire")
    assert me(play).workers[CRIMINAL] == 1
    assert len(me(play).suspicion) == 1
    assert can(play, "hunt-1")
