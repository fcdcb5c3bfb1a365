"""Passing and the special actions (OB-5, OB-6)."""

import pytest

from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt, question, why_not
from tests.titles.obsession.positions import (
    STAFF,
    UD,
    a_game,
    a_house,
    end_turn,
    hosts,
    ids,
    market,
    me,
    staff,
)

NEW = "flower-room english-garden smoking-room music-room art-gallery great-hall"

# Passing


def test_a_pass_declared_at_once_refreshes_before_the_servants_hall() -> None:  # OB-5.1
    house = a_house(tiles="servants-hall trophy-room private-study*", available="", expended="valet")
    house.discards = "miss-norris"
    play = do(a_game(house, phase=Phase.BEGIN, space=3), "pass")
    assert (prompt(play), choices(play)) == ("ob-hall", ["servant:valet", "borrow", "no"])
    assert (me(play).money, me(play).reputation) == (300, 2 + 1)  # event and monuments come before
    assert "miss-norris" in ids(me(play).hand)
    do(play, "servant:valet", "rents")
    assert (prompt(play), me(play).money, me(play).reputation) == ("ob-market", 500, 4)
    do(play, "done")
    assert staff(me(play).expended) == "valet"


def test_the_purchase_and_the_clearing_follow_a_pass() -> None:  # OB-5.1, OB-5.5
    play = do(a_game(a_house()), "pass", "rents")
    assert prompt(play) == "ob-market"
    do(play, "buy:2:stables")
    assert (me(play).money, play.state.turn) == (0, 1)
    assert me(play).organiser[-1].tile.id == "stables"


def test_a_late_pass_does_not_repeat_step_2() -> None:  # OB-5.2
    house = a_house(tiles="+ trophy-room", quarters="cook", expended="hall-boy", discards="miss-norris")
    play = a_game(house, phase=Phase.BEGIN)
    assert me(play).reputation == 1
    do(play, "pass")
    assert me(play).reputation == 1
    assert set(staff(me(play).available).split()) >= {"cook", "hall-boy"}
    assert ids(me(play).hand)[4:] == ["miss-norris"]
    assert me(play).discards == []


def test_a_servant_on_the_hall_stays_there_through_a_late_pass() -> None:  # OB-5.2
    house = a_house(tiles="+ servants-hall", available="butler valet")
    play = do(a_game(house, phase=Phase.BEGIN), "host", "servant:butler")
    assert (staff(me(play).placed), staff(me(play).available)) == ("butler", "valet")
    do(play, "rents")  # nothing can be hosted: the pass is taken without a question
    assert staff(me(play).available) == "valet"
    end_turn(play)
    assert (staff(me(play).expended), staff(me(play).available)) == ("butler", "valet")


def test_one_may_always_pass_and_must_when_nothing_can_be_hosted() -> None:  # OB-5.3
    play = a_game(a_house())
    assert hosts(play)
    assert can(play, "pass")
    assert prompt(a_game(a_house(available="valet"))) == "ob-pass"


@pytest.mark.parametrize(("key", "money"), [("rents", 200), ("refreshing", 0)])
def test_a_pass_brings_rents_or_a_new_market(key: str, money: int) -> None:  # OB-5.4, OB-18.6
    play = do(a_game(a_house(tiles="private-study*", money=0), bag=NEW), key)
    assert me(play).money == money
    assert (market(play) == NEW) == (key == "refreshing")


def test_the_refresh_of_a_pass_is_no_special_action() -> None:  # OB-5.4, OB-6.4
    house = a_house(reputation=9, tiles="private-study*")
    play = do(a_game(house, bag=NEW), "pass", "refreshing")
    assert (market(play), me(play).reputation) == (NEW, 9)
    assert can(play, "refresh")
    do(play, "refresh")
    assert me(play).reputation == 5


@pytest.mark.parametrize(("space", "again"), [(2, False), (11, True)])
def test_after_a_pass_one_tile_is_bought_or_on_a_holiday_any_number(space: int, again: bool) -> None:
    # OB-5.5
    play = a_game(a_house(money=1000, tiles="private-study*"), phase=Phase.BEGIN, space=space)
    do(play, "rents", "buy:2:stables")
    assert (play.state.turn == 0) == again


# Special actions


@for_each(
    "reputation, borrow, help_, refresh",
    [
        (1, False, False, False),
        (2, True, False, False),
        (3, True, True, False),
        (4, True, True, True),
    ],
)
@for_each("phase", [Phase.ACT, Phase.MARKET])
def test_the_whole_cost_must_be_there(
    phase: Phase, reputation: int, borrow: bool, help_: bool, refresh: bool
) -> None:  # OB-6.1
    play = a_game(a_house(reputation=reputation, quarters="cook", money=900), phase=phase)
    assert [can(play, key) for key in ("borrow", "help:cook", "refresh")] == [borrow, help_, refresh]


def test_a_special_action_may_be_taken_in_a_pass_too() -> None:  # OB-6.1
    house = a_house(reputation=6, tiles="private-study*")
    play = do(a_game(house), "pass", "rents", "borrow", "refresh")
    assert (me(play).money, me(play).reputation) == (300, 0)


def test_borrowing_has_no_limit_and_is_never_paid_back() -> None:  # OB-6.2
    play = do(a_game(a_house(reputation=20)), *["borrow"] * 10)
    assert (me(play).money, me(play).reputation) == (1000, 0)
    assert why_not(play, "borrow") == "OB-6.1"
    end_turn(play)
    assert me(play).money == 1000 + 200  # the rents of the pass


def test_service_help_fetches_resting_servants_only() -> None:  # OB-6.3
    house = a_house(reputation=7, available="", quarters="footman valet", expended="butler housekeeper")
    play = a_game(house)
    assert [key for key in choices(play) if key.startswith("help:")] == ["help:valet", "help:footman"]
    do(play, "help:footman", "help:valet")
    assert (staff(me(play).available), me(play).reputation) == ("valet footman", 1)
    assert staff(me(play).expended) == "butler housekeeper"
    assert can(play, "host:bowling-green")


def test_nobody_pays_for_help_unasked() -> None:  # OB-6.1, OB-6.3, OB-4.3.5
    house = a_house(tiles="front-parlour", reputation=4, available="", quarters="housekeeper")
    house.hand, house.money = "york-lord york-daughter", 500
    play = do(a_game(house), "host:front-parlour")
    assert (prompt(play), choices(play)) == ("ob-serve-help", ["serve:housekeeper", "pass"])
    assert (question(play).about["reputation"], me(play).reputation) == (3, 4)
    do(play, "serve:housekeeper")
    assert me(play).reputation == 4 - 3 + 2
    play = do(a_game(house), "host:front-parlour", "pass", "rents")
    assert (me(play).reputation, me(play).money, play.state.plan) == (4, 700, None)
    assert (staff(me(play).available), ids(me(play).discards)) == ("housekeeper", [])
    play = do(a_game(house), "host:front-parlour")
    play.undo(0)
    assert prompt(play) == "ob-act"


def test_no_more_help_is_taken_than_needed() -> None:  # OB-6.3, OB-8.5
    house = a_house(
        tiles="private-study", reputation=9, available="underbutler", quarters="butler", money=100
    )
    house.hand = "york-lord york-daughter"
    play = do(a_game(house), "host:private-study")
    assert (prompt(play), me(play).reputation, staff(me(play).placed)) == ("ob-market", 9, "underbutler")


def test_a_plan_given_up_sends_its_servants_home() -> None:  # OB-4.3.5, OB-5.2
    house = a_house(
        tiles="smoking-room servants-hall", reputation=8, available="valet cook useful-man footman"
    )
    house.hand, house.expended = "york-lord mr-alfred-penrose viscount-townshend dr-samuel-pym", "butler"
    play = do(a_game(house, phase=Phase.BEGIN, **UD), "host", "servant:footman", "host:smoking-room", "cook")
    do(play, "york-lord", "mr-alfred-penrose", "viscount-townshend")
    assert (prompt(play), staff(me(play).placed)) == ("ob-serve-help", "footman cook useful-man")
    do(play, "pass", "rents")
    assert staff(me(play).placed) == "footman"  # from the Servants' Hall
    assert staff(me(play).available) == "butler valet cook useful-man"


def test_the_market_is_refreshed_once_a_turn() -> None:  # OB-6.4
    play = do(a_game(a_house(reputation=12, money=900), bag=NEW), "refresh", "host:bowling-green")
    do(play, "favour:reputation:1")
    assert (prompt(play), me(play).reputation) == ("ob-market", 12 - 4 + 1)
    assert why_not(play, "refresh") == "OB-6.4"
    do(play, "done")
    end_turn(play)  # the other player's turn
    assert can(play, "refresh")


def test_special_actions_belong_to_the_own_turn() -> None:  # OB-6.5
    rich = a_house(reputation=20, quarters="cook", objectives="misc-monuments category-estate")
    courting = a_game(rich, a_house("cavendish"), phase=Phase.COURTSHIP, space=4, themes="prestige")
    last = a_game(rich, a_house("cavendish"), phase=Phase.LAST, space=16)
    waiting = a_game(a_house("cavendish"), rich)
    for play in (courting, last, waiting):
        asked = play.decision(1 if play is waiting else 0)
        assert not asked or not {"borrow", "refresh", "help:cook"} & set(asked.keys)


def test_nobody_asks_why_the_market_is_refreshed() -> None:  # OB-6.6
    play = do(a_game(a_house(reputation=4), phase=Phase.MARKET, bag=NEW), "refresh")
    assert (market(play), me(play).money, me(play).reputation) == (NEW, 0, 0)
    assert play.state.turn == 1  # nothing can be bought: the next player finds the new tiles


def test_the_cook_may_be_fetched_after_the_tile_is_announced() -> None:  # OB-6.1, OB-6.3, OB-4.3.2
    house = a_house(reputation=10, tiles="smoking-room", quarters="cook", available="butler butler valet")
    house.hand, house.money = "york-lord mr-alfred-penrose earl-ravensworth dr-samuel-pym", 500
    play = do(a_game(house, **UD), "host:smoking-room")  # of rating 3, at level 3
    assert not can(play, "earl-ravensworth")  # of rating 5
    do(play, "help:cook", "cook", "earl-ravensworth", "york-lord", "mr-alfred-penrose")
    assert me(play).reputation == 10 - 3 + 3 + 1
    assert staff(me(play).placed) == "butler butler valet cook"


def test_somebody_for_the_carriage_may_be_fetched() -> None:  # OB-6.1, OB-6.3, OB-24.1
    house = a_house(reputation=5, tiles="front-parlour carriage-house", quarters="footman", money=100)
    house.hand, house.available = "york-lord cavendish-lord ponsonby-lord", "housekeeper"
    play = do(a_game(house, **UD), "host:front-parlour")
    assert not can(play, "more:footman")
    do(play, "help:footman", "more:footman")
    assert (me(play).money, me(play).reputation) == (100 + 600, 5 - 3 + 2)
    house.available = "housekeeper footman"  # somebody is there: nobody needs to be fetched
    assert not can(do(a_game(house, **UD), "host:front-parlour"), "help:footman")


def test_help_that_would_ruin_the_plan_is_not_offered() -> None:  # OB-6.1, OB-4.3.4
    house = a_house(reputation=7, tiles="breakfast-room", quarters="cook", available="housekeeper valet")
    house.hand = "mr-nathaniel-poole mr-jonas-threadgill mrs-agatha-lowe major-anthony-cole"
    play = do(a_game(house, casual="", **UD), "host:breakfast-room")
    assert can(play, "help:cook")  # with the major two paupers come: 200, so 4 reputation are needed
    house.reputation, house.money = 6, 0
    play = do(a_game(house, casual="", **UD), "host:breakfast-room")
    assert prompt(play) == "ob-raise-money"  # three paupers come, and nobody was asked about the cook
    do(play, "borrow", "borrow", "borrow")
    assert me(play).reputation == 6 - 6 + 4


def test_who_improves_favours_may_be_fetched_while_the_guests_are_invited() -> None:  # OB-6.1, OB-6.3
    house = a_house(reputation=5, tiles="front-parlour", quarters="hall-boy", available="housekeeper")
    house.hand, house.money = "york-lord york-daughter mr-alfred-penrose", 500
    play = do(a_game(house, **UD), "host:front-parlour", "help:hall-boy", "york-lord", "york-daughter")
    do(play, "hall-boy:york-lord")
    assert (me(play).money, me(play).reputation) == (500 + 200 + 100, 5 - 3 + 2)
    house.hand = "york-lord york-daughter"
    play = do(a_game(house, **UD), "host:front-parlour")
    assert prompt(play) == "ob-market"  # nothing is asked about guests, nor about him


def test_the_useful_man_may_be_fetched_for_the_fair() -> None:  # OB-6.1, OB-17.15, OB-4.2.4
    house = a_house(reputation=3, tiles="private-study bowling-green", expended="useful-man")
    play = do(a_game(house, phase=Phase.BEGIN, space=3, **UD), "host", "help:useful-man")
    assert (me(play).money, me(play).reputation) == (200, 0)
    assert staff(me(play).placed) == "useful-man"
    house.reputation = 2
    play = do(a_game(house, phase=Phase.BEGIN, space=3, **UD), "host")
    assert prompt(play) == "ob-act"
    assert staff(me(play).available) == STAFF
