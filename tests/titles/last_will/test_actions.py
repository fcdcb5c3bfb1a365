"""LW-7 Phase 4, Actions, in general, and a whole round."""

from __future__ import annotations

from salotto.titles.last_will.state import Phase
from tests.kit.player import answer, can, do, why_not
from tests.titles.last_will.positions import (
    a_bystander,
    a_cousin,
    a_game,
    on_board,
    on_turn,
)
from tests.titles.last_will.tables import (
    actions,
    board,
    choices,
    end_round,
    hand,
    money,
    pile,
    play_to_phase,
    player,
    value_of,
)


def test_the_action_counter_is_set_to_the_plan() -> None:  # LW-7.1
    busy = a_cousin(board=["waiter"], actions=None, plan=4)
    play = a_game(busy, a_cousin(plan=1), a_cousin(plan=3))
    assert [actions(play, seat) for seat in range(3)] == [4, 1, 3]


def test_extra_actions_are_added_and_those_for_white_cards_kept_apart() -> None:  # LW-7.1
    helped = a_cousin(hand=["dinner"], board=["old-friend", "social-secretary"], actions=None, plan=4)
    play = a_game(helped, a_cousin(plan=1))
    assert actions(play) == 4 + 1
    assert player(play).white_actions == 1
    assert player(play, 1).white_actions == 0


def test_a_bankrupt_player_sets_his_counter_too() -> None:  # LW-7.1, LW-14.5
    play = a_game(a_cousin(-4, ["dinner"], bankrupt=True, plan=4, actions=None))
    assert actions(play) == 4
    assert can(play, "play:dinner")


def test_players_take_one_complete_turn_each_in_order_of_play() -> None:  # LW-7.2
    play = a_game(a_cousin(hand=["dinner", "theatre"]), a_bystander(), a_cousin(board=["waiter"]))
    turns = [play.pending[0].seat]
    for seat, names in ((0, ["play:dinner", "play:theatre"]), (1, ["activate:school-chum"]), (2, ["end"])):
        for name in names:
            answer(play, seat, name)
        turns.append(play.pending[0].seat)
    assert turns[:3] == [0, 1, 2]
    assert play.state.round == 4


def test_a_turn_is_any_number_of_six_kinds_of_things_in_any_order() -> None:  # LW-7.2
    play = on_turn(
        60,
        ["dinner", "butler", "manor-river", "companion-dog"],
        [on_board("farm-home"), "waiter"],
        actions=6,
    )
    assert choices(play) == [
        "play:dinner",
        "lay:butler",
        "buy:manor-river",
        "token:companion-dog",
        "activate:farm-home",
        "sell:farm-home",
        "activate:waiter",
        "end",
    ]
    do(play, "activate:waiter", "token:companion-dog", "activate:farm-home", "4", "sell:farm-home")
    do(play, "play:dinner", "2", "buy:manor-river", "lay:butler")
    assert board(play) == ["waiter", "manor-river", "butler"]


def test_an_action_cost_must_be_paid_in_full() -> None:  # LW-7.3
    play = on_turn(
        60, ["boat-trip", "steam-launch", "manor-old", "companion-dog"], ["farm-home", "waiter"], actions=1
    )
    assert why_not(play, "play:boat-trip") == "LW-7.3"  # 2 actions
    assert why_not(play, "lay:steam-launch") == "LW-7.3"  # 2 actions
    do(play, "activate:farm-home")
    for name in ("buy:manor-old", "token:companion-dog", "sell:farm-home"):
        assert why_not(play, name) == "LW-7.3"


def test_things_that_cost_no_action_can_be_done_with_0_actions() -> None:  # LW-7.4
    play = on_turn(30, ["dinner"], ["gentlemens-club", "waiter"], actions=0)
    assert choices(play) == ["activate:gentlemens-club", "activate:waiter", "end"]
    do(play, "activate:gentlemens-club", "activate:waiter")
    assert money(play) == 30 - 2 - 1


def test_nothing_is_compulsory_and_unused_actions_are_lost() -> None:  # LW-7.5
    play = a_game(a_cousin(hand=["dinner"], actions=4), a_bystander())
    assert can(play, "end")
    do(play, "end")
    assert actions(play) == 0
    assert player(play).white_actions == 0
    assert hand(play) == ["dinner"]


def test_the_counter_has_no_upper_limit() -> None:  # LW-7.6
    play = on_turn(30, ["hectic-day", "dinner"], actions=14)
    assert actions(do(play, "play:hectic-day")) == 14 - 1 + 3


def test_one_whole_round() -> None:  # E23
    a, b = 0, 1
    play = a_game(
        a_cousin(48, ["dinner", "companion-horse"], [on_board("farm-home", "dog"), "waiter"]),
        a_cousin(52, ["ball", "companion-guest"], [on_board("manor-old", value=8)]),
        phase=Phase.PLANNING,
        round=3,
        market={"mansion": 3, "manor": -2, "town-house": -3, "farm": 1},
        decks={
            "events": ["theatre", "theatre-guest"],
            "properties": ["mansion-lake"],
            "companions": ["companion-chef"],
        },
    )
    # Planning
    answer(play, a, "plan:plan-2-3-5")
    answer(play, b, "plan:plan-2-3-6", "plan:plan-2-3-2", "deck:events", "deck:properties")
    answer(play, a, "plan:plan-2-3-3", "deck:events")
    assert play.state.order == [b, a]
    # Errands
    answer(play, b, "errand:market", "modifier:+3", "modifier:-3", "modifier:-2")
    assert play.state.market == (3, -3, -2, 1)
    answer(play, a, "errand:opera")
    assert money(play, a) == 48 - 2 == 46
    answer(play, b, "errand:unknown", "deck:companions")
    # Actions
    assert actions(play, b) == 2
    answer(play, b, "sell:manor-old")
    assert money(play, b) == 52 + 8 - 3 == 57
    answer(play, b, "play:theatre")
    assert money(play, b) == 57 - 2 == 55
    assert actions(play, a) == 3
    answer(play, a, "token:companion-horse", "activate:farm-home", "7")
    assert money(play, a) == 46 - 7 == 39
    answer(play, a, "play:dinner", "3")
    assert money(play, a) == 39 - 3 == 36
    answer(play, a, "activate:waiter")
    assert money(play, a) == 36 - 1 == 35
    # End of round
    assert hand(play, b) == ["ball", "companion-guest", "mansion-lake", "companion-chef"]
    answer(play, b, "card:ball", "card:mansion-lake")
    answer(play, a, "card:theatre-guest")
    assert play.state.round == 4
    assert play.state.start == b
    assert hand(play, a) == ["theatre-guest"]
    assert hand(play, b) == ["ball", "mansion-lake"]
    assert value_of(play, "farm-home", a) == 9
    assert set(pile(play, "events")) == {"theatre", "dinner"}


def test_undone_actions_come_back() -> None:  # LW-7.2
    play = on_turn(30, ["manor-old"], ["waiter"])
    do(play, "activate:waiter", "buy:manor-old")
    play.undo(0)
    play.undo(0)
    assert (money(play), actions(play), board(play), hand(play)) == (30, 4, ["waiter"], ["manor-old"])


def test_actions_of_a_plan_come_anew_each_round() -> None:  # LW-7.1
    play = a_game(a_cousin(hand=["dinner"], board=["waiter"], actions=1), a_bystander())
    do(play, "play:dinner", "2", "activate:waiter")
    play_to_phase(end_round(play), Phase.ACTIONS)
    plan = player(play).plan
    assert plan is not None
    assert actions(play) == plan.actions
