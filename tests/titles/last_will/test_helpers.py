"""LW-13 Helpers and their privileges, one after the other."""

from __future__ import annotations

import pytest

from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Deck, Kind
from salotto.titles.last_will.helpers import FreeDeal, shown_deal
from salotto.titles.last_will.properties import who_lowered
from salotto.titles.last_will.state import Phase
from tests.each import for_each
from tests.kit.player import can, do, prompt, question, why_not
from tests.titles.last_will.positions import a_cousin, a_game, on_board, on_turn
from tests.titles.last_will.tables import (
    Table,
    actions,
    board,
    choices,
    end_round,
    hand,
    laid,
    money,
    play_to_phase,
    player,
)

TESTED = {
    "land-agent",
    "solicitor",
    "estate-agent",
    "farm-manager",
    "butler",
    "gardener-mansion-manor",
    "gardener-mansion-town-house",
    "gardener-manor-town-house",
    "waiter",
    "coachman",
    "coachman-team",
    "tailor",
    "sea-dog",
    "old-friend",
    "social-secretary",
    "informant",
    "gossip",
    "matchmaker",
    "school-chum",
    "housekeeper",
    "private-secretary",
    "impresario",
}
ELSEWHERE = {"wedding-planner", "fixer", "messenger"}
"""Tested in test_new_cards and test_promos."""

ACTIVATED = {"waiter", "coachman", "school-chum", "impresario", "wedding-planner"}

USED_WITH = {
    "waiter": (["dinner", "reservation-chef"], 1),
    "coachman": (["carriage-ride", "coach-and-pair"], 1),
    "coachman-team": (["carriage-ride", "coach-and-pair"], 2),
    "tailor": (["theatre", "theatre-box"], 3),
    "impresario": (["theatre", "theatre-box"], 2),
    "sea-dog": (["boat-trip", "mooring", "soiree", "wine-cellar"], 2),
}
SPENDS = {"dinner": 2, "carriage-ride": 2, "theatre": 2, "boat-trip": 5, "soiree": 5}
"""What the white-bordered cards spend; the expenses spend 1."""


def use(entry: str, *helpers: str, money: int = 30) -> Table:
    """Somebody who has just begun to use a card while he has these helpers."""
    if entry in SPENDS:
        return do(on_turn(money, [entry], [*helpers, "school-chum"]), f"play:{entry}")
    return do(on_turn(money, [], [entry, *helpers, "school-chum"]), f"activate:{entry}")


def test_every_helper_is_tested() -> None:  # LW-13.1
    assert {card.entry for card in BOX.cards if card.kind is Kind.HELPER} == TESTED | ELSEWHERE


@for_each("entry", sorted(TESTED))
def test_a_helper_is_laid_down_for_one_action(entry: str) -> None:  # LW-9.1
    play = do(on_turn(30, [entry], ["gentlemens-club"], actions=2), f"lay:{entry}")
    assert board(play) == ["gentlemens-club", entry]
    assert actions(play) == 2 - 1 + (entry == "old-friend")
    assert can(play, f"activate:{entry}") == (entry in ACTIVATED)


@for_each("entry", sorted(ACTIVATED - ELSEWHERE))
def test_a_helper_with_an_activation_spends_1_pound_without_an_action(entry: str) -> None:  # LW-9.8
    play = do(on_turn(30, ["dinner"], [entry], actions=1), f"activate:{entry}")
    assert (money(play), actions(play)) == (30 - 1, 1)


# Deals


def test_a_land_agent_saves_the_action_of_one_farm_deal_per_round() -> None:  # LW-13.1
    play = on_turn(40, ["farm-home", "farm-stud"], ["land-agent", "waiter"], actions=0, market={"farm": 1})
    do(play, "buy:farm-home", "10")
    assert money(play) == 40 - (9 + 1)
    assert why_not(play, "buy:farm-stud") == "LW-7.3"
    assert why_not(play, "sell:farm-home") == "LW-7.3"


def test_a_land_agent_lowers_the_price_of_one_farm_deal_by_2() -> None:  # LW-13.1
    play = on_turn(40, ["farm-home", "farm-stud"], ["land-agent"], market={"farm": 1})
    do(play, "buy:farm-home", "actions")
    assert choices(play) == ["8", "10"]
    do(play, "8")
    assert (money(play), actions(play)) == (40 - 8, 4 - 1)
    do(play, "buy:farm-stud")  # he has done his deal of the round: no question any more
    assert (money(play), actions(play)) == (40 - 8 - (10 + 1), 4 - 2)


def test_both_parts_of_the_land_agent_belong_to_the_same_deal() -> None:  # LW-13.1, LW-R10
    play = on_turn(40, ["farm-home", "farm-stud"], ["land-agent"], market={"farm": 1})
    do(play, "buy:farm-home", "card:land-agent", "8")
    assert (money(play), actions(play)) == (40 - 8, 4)
    do(play, "buy:farm-stud")
    assert (money(play), actions(play)) == (40 - 8 - 11, 4 - 1)

    play = on_turn(40, ["farm-home", "farm-stud"], ["land-agent"], market={"farm": 1})
    do(play, "buy:farm-home", "card:land-agent", "10")  # the free deal alone
    do(play, "buy:farm-stud")
    assert (money(play), actions(play)) == (40 - 10 - 11, 4 - 1)


def test_a_land_agent_may_be_left_out() -> None:  # LW-13.1
    play = on_turn(40, ["farm-home", "farm-stud"], ["land-agent"], market={"farm": 1})
    do(play, "buy:farm-home", "actions", "10")
    assert laid(play, "land-agent").uses == 0
    do(play, "buy:farm-stud", "card:land-agent", "9")
    assert (money(play), actions(play)) == (40 - 10 - 9, 4 - 1)


def test_the_fewest_land_agents_lower_a_price() -> None:  # LW-13.1
    play = on_turn(40, [], ["land-agent", "solicitor", "waiter"])
    agents = [(laid(play, card), -2) for card in ("land-agent", "solicitor", "waiter")]
    for price, many in ((10, 0), (8, 1), (6, 2), (4, 3)):
        assert who_lowered(price, 10, [], agents) == [agent for agent, _ in agents[:many]], price
    assert who_lowered(9, 10, [1], agents) == []


def test_what_a_helper_of_deals_shows() -> None:  # LW-13.1, LW-13.2
    assert [
        shown_deal(FreeDeal(types=(), times=times, price=price)) for times, price in ((1, -2), (2, 0))
    ] == [
        "1× −2",
        "2×",
    ]


def test_a_land_agent_sells_a_farm_for_2_less() -> None:  # LW-13.1
    play = do(on_turn(30, [], ["land-agent", "farm-home", "waiter"], actions=0), "sell:farm-home")
    assert choices(play) == ["4", "6"]  # 9 - 3, and 2 less
    do(play, "4")
    assert money(play) == 30 + 4


def test_a_land_agent_does_not_deal_in_houses() -> None:  # LW-13.1
    play = on_turn(30, ["manor-old"], ["land-agent", "waiter"], actions=0)
    assert why_not(play, "buy:manor-old") == "LW-7.3"


def test_a_solicitor_saves_the_action_of_two_house_deals_per_round() -> None:  # LW-13.2
    play = on_turn(60, ["manor-old", "town-house-mews"], ["solicitor", "waiter"], actions=0)
    do(play, "buy:manor-old", "sell:manor-old")
    assert money(play) == 60 - 11 + 11
    assert why_not(play, "buy:town-house-mews") == "LW-7.3"
    do(play, "end")
    end_round(play)
    assert laid(play, "solicitor").uses == 0


def test_the_privilege_of_the_solicitor_is_optional() -> None:  # LW-13.2
    play = do(on_turn(60, ["manor-old"], ["solicitor", "waiter"]), "buy:manor-old")
    assert choices(play) == ["card:solicitor", "actions"]
    do(play, "actions")
    assert (actions(play), laid(play, "solicitor").uses) == (4 - 1, 0)


def test_a_solicitor_does_not_deal_in_farms() -> None:  # LW-13.2
    assert (
        why_not(on_turn(30, ["farm-home"], ["solicitor", "waiter"], actions=0), "buy:farm-home") == "LW-7.3"
    )


def test_an_estate_agent_raises_or_lowers_every_house_price_by_2() -> None:  # LW-13.3
    play = on_turn(60, ["manor-old", "mansion-lake"], ["estate-agent"])
    do(play, "buy:manor-old")
    assert choices(play) == ["9", "11", "13"]
    do(play, "9", "buy:mansion-lake")
    assert choices(play) == ["18", "20", "22"]  # 17 + 3
    do(play, "22", "sell:manor-old")
    assert choices(play) == ["9", "11", "13"]
    do(play, "13")
    assert money(play) == 60 - 9 - 22 + 13


def test_an_estate_agent_does_not_touch_farms() -> None:  # LW-13.3
    assert money(do(on_turn(30, ["farm-home"], ["estate-agent"]), "buy:farm-home")) == 30 - 6


def test_an_estate_agent_can_make_a_house_affordable() -> None:  # LW-13.3, LW-10.4
    assert why_not(on_turn(8, ["manor-old"], ["estate-agent", "waiter"]), "buy:manor-old") == "LW-10.4"
    play = do(on_turn(9, ["manor-old"], ["estate-agent", "waiter"]), "buy:manor-old")
    assert money(play) == 0  # 11 - 2; no other price is possible


def test_estate_agents() -> None:  # E19
    agents = ["estate-agent", "estate-agent"]
    square = on_board("town-house-square", value=5)
    play = do(on_turn(30, [], [square, *agents], market={"town-house": 1}), "sell:town-house-square")
    assert choices(play) == ["2", "4", "6", "8", "10"]
    assert money(do(play, "2")) == 30 + 2
    play = do(on_turn(30, ["town-house-square"], agents, market={"town-house": 3}), "buy:town-house-square")
    assert money(do(play, "18")) == 30 - 18


# Activations


def test_a_farm_manager_activates_one_farm_without_its_action() -> None:  # LW-13.4
    play = on_turn(30, [], ["farm-manager", "farm-home", "farm-stud", "manor-old", "waiter"], actions=0)
    assert not can(play, "activate:manor-old")
    do(play, "activate:farm-home")
    assert money(play) == 30 - 2
    assert why_not(play, "activate:farm-stud") == "LW-7.3"


def test_a_butler_activates_one_house_without_its_actions() -> None:  # LW-13.5
    play = on_turn(30, [], ["butler", "mansion-ballroom", "manor-old", "farm-home", "waiter"], actions=0)
    assert not can(play, "activate:farm-home")
    do(play, "activate:mansion-ballroom")  # 2 actions
    assert money(play) == 30 - 6
    assert why_not(play, "activate:manor-old") == "LW-7.3"


@for_each("entry", ["farm-home", "manor-old", "mansion-lake", "town-house-square"])
def test_a_housekeeper_activates_any_property_without_its_action(entry: str) -> None:  # LW-13.5
    play = on_turn(30, [], ["housekeeper", entry, "farm-stud", "waiter"], actions=0)
    do(play, f"activate:{entry}")
    assert money(play) == 30 - 2
    assert why_not(play, "activate:farm-stud") == "LW-7.3"


def test_a_free_activation_is_optional() -> None:  # LW-13.5
    play = do(on_turn(30, [], ["butler", "manor-old"]), "activate:manor-old")
    assert choices(play) == ["card:butler", "actions"]
    do(play, "actions")
    assert (actions(play), laid(play, "butler").uses) == (4 - 1, 0)


def test_butler_and_housekeeper_are_used_one_after_the_other() -> None:  # LW-13.5, LW-9.9
    play = on_turn(30, [], ["housekeeper", "butler", "manor-old", "mansion-lake", "waiter"], actions=0)
    do(play, "activate:manor-old", "activate:mansion-lake")
    assert money(play) == 30 - 2 - 2
    play = on_turn(30, [], ["housekeeper", "butler", "manor-old", "farm-home", "waiter"], actions=0)
    do(play, "activate:manor-old", "activate:farm-home")  # the butler for the house, whoever lies first
    assert money(play) == 30 - 2 - 2


@pytest.mark.parametrize(
    ("gardener", "types"),
    [
        ("gardener-mansion-manor", {"mansion", "manor"}),
        ("gardener-mansion-town-house", {"mansion", "town-house"}),
        ("gardener-manor-town-house", {"manor", "town-house"}),
    ],
)
def test_a_gardener_adds_3_when_one_of_his_two_types_is_activated(gardener: str, types: set[str]) -> None:
    # LW-13.6
    houses = {"mansion": "mansion-lake", "manor": "manor-old", "town-house": "town-house-square"}
    for type_, entry in {**houses, "farm": "farm-home"}.items():
        play = do(on_turn(30, [], [gardener, entry, "waiter"]), f"activate:{entry}")
        if type_ in types:
            assert choices(play) == ["2", "5"]
        else:
            assert money(play) == 30 - 2


def test_two_gardeners_add_up() -> None:  # LW-13.6, LW-R21
    play = on_turn(30, [], ["gardener-mansion-manor", "gardener-manor-town-house", "manor-old"])
    do(play, "activate:manor-old")
    assert choices(play) == ["2", "5", "8"]


def test_a_gardener_adds_to_a_free_activation_too() -> None:  # LW-13.5, LW-13.6
    play = on_turn(30, [], ["butler", "gardener-mansion-manor", "manor-old", "waiter"], actions=0)
    do(play, "activate:manor-old")
    assert choices(play) == ["2", "5"]
    assert money(do(play, "5")) == 30 - 5


# Bonuses


@for_each("helper", USED_WITH)
def test_a_helper_adds_to_the_use_of_cards_with_his_symbol(helper: str) -> None:
    # LW-13.7, LW-13.8, LW-13.9, LW-13.10
    cards, bonus = USED_WITH[helper]
    for entry in cards:
        base = SPENDS.get(entry, 1)
        play = use(entry, helper)
        assert choices(play) == [str(base), str(base + bonus)]
        assert money(do(play, str(base + bonus))) == 30 - base - bonus


@for_each("helper", USED_WITH)
def test_a_helper_adds_nothing_to_cards_with_other_symbols(helper: str) -> None:
    # LW-13.7, LW-13.8, LW-13.9, LW-13.10
    mine, _ = USED_WITH[helper]
    for entry in {card for cards, _ in USED_WITH.values() for card in cards} - set(mine):
        assert money(use(entry, helper)) == 30 - SPENDS.get(entry, 1)


def test_two_coachmen_add_up() -> None:  # LW-13.8, LW-R21
    assert choices(use("carriage-ride", "coachman", "coachman-team")) == ["2", "3", "4", "5"]


def test_tailor_and_impresario_also_work_at_the_opera() -> None:  # LW-13.9
    for helper, bonus in (("tailor", 3), ("impresario", 2)):
        play = a_game(a_cousin(board=[helper, "waiter"], errand_boys=1), phase=Phase.ERRANDS)
        do(play, "errand:opera")
        assert choices(play) == ["2", str(2 + bonus)]
    play = a_game(a_cousin(board=["sea-dog", "waiter"], errand_boys=1), phase=Phase.ERRANDS)
    assert money(do(play, "errand:opera")) == 30 - 2


def test_a_bonus_is_all_or_nothing() -> None:  # LW-R21
    play = use("theatre", "tailor", money=30)
    assert choices(play) == ["2", "5"]  # not 3 or 4


def test_no_helper_adds_to_the_activation_of_a_helper() -> None:  # LW-13.17, LW-R7
    play = on_turn(30, [], ["waiter", "coachman", "tailor", "sea-dog", "impresario"])
    do(play, "activate:waiter", "activate:coachman", "activate:impresario")
    assert money(play) == 30 - 3


# Actions


def test_an_old_friend_gives_an_action_each_round() -> None:  # LW-13.11
    play = a_game(a_cousin(board=["old-friend", "waiter"], actions=None, plan=4), a_cousin(plan=1))
    assert actions(play) == 4 + 1


def test_an_old_friend_gives_his_action_at_once_when_he_is_laid_down() -> None:  # LW-13.11
    play = do(on_turn(30, ["old-friend"], ["waiter"], actions=1), "lay:old-friend")
    assert actions(play) == 1 - 1 + 1


def test_a_social_secretary_gives_an_action_for_white_bordered_cards_only() -> None:  # LW-13.12
    play = on_turn(30, ["dinner", "butler", "manor-old"], ["social-secretary", "waiter"], actions=None)
    assert player(play).white_actions == 1
    play = on_turn(30, ["dinner", "butler", "manor-old"], ["waiter"], actions=0, white_actions=1)
    assert choices(play) == ["play:dinner", "activate:waiter", "end"]
    do(play, "play:dinner", "2")
    assert player(play).white_actions == 0


def test_the_white_action_may_be_combined_with_normal_ones() -> None:  # LW-13.12
    play = do(on_turn(30, ["boat-trip"], ["waiter"], actions=1, white_actions=1), "play:boat-trip")
    assert money(play) == 30 - 5
    assert (actions(play), player(play).white_actions) == (0, 0)


def test_the_white_action_pays_first() -> None:  # LW-13.12
    play = do(on_turn(30, ["dinner"], ["school-chum"], actions=2, white_actions=1), "play:dinner")
    assert (actions(play), player(play).white_actions) == (2, 0)


def test_a_social_secretary_helps_in_the_round_he_is_laid_down() -> None:  # LW-13.12
    play = do(on_turn(30, ["social-secretary", "dinner"], ["waiter"], actions=1), "lay:social-secretary")
    assert (actions(play), player(play).white_actions) == (0, 1)
    assert can(play, "play:dinner")


def test_extra_actions_are_not_lost_when_the_helper_leaves_the_board() -> None:  # LW-13.18, LW-R16
    full = ["farm-home", "manor-old", "mansion-lake", "old-friend", "social-secretary"]
    play = on_turn(30, ["butler", "tailor"], full, actions=None)
    before = actions(play)
    do(play, "lay:butler", "card:old-friend")
    assert (actions(play), player(play).white_actions) == (before - 1, 1)


def test_the_same_helper_laid_down_again_in_the_same_round_gives_nothing_new() -> None:  # LW-R16
    full = ["farm-home", "manor-old", "mansion-lake", "fixer", "old-friend"]
    nothing = ["events", "helpers-expenses", "properties", "companions"]
    play = on_turn(30, ["butler"], full, actions=None, mode="getting-sacked", empty=nothing)
    before = actions(play)
    do(play, "lay:butler", "card:old-friend", "activate:fixer")  # the only card to be drawn
    assert hand(play) == ["old-friend"]
    do(play, "lay:old-friend", "card:butler")
    assert actions(play) == before - 1 - 1


# Cards


@for_each(
    "helper, more, deck",
    [
        ("informant", 2, None),
        ("private-secretary", 1, None),
        ("gossip", 3, Deck.EVENTS),
        ("matchmaker", 3, Deck.COMPANIONS),
    ],
)
def test_a_helper_adds_cards_to_the_planning_draw(helper: str, more: int, deck: Deck | None) -> None:
    # LW-13.13, LW-13.14, LW-13.15
    play = a_game(a_cousin(board=[helper]), a_cousin(), a_cousin(), phase=Phase.PLANNING)
    do(play, "plan:plan-2-3-4", f"card:{helper}")  # a plan of 0 cards
    if deck is None:
        assert question(play).about["cards"] == more
        assert len(choices(play)) == 4
        do(play, *["deck:properties"] * more)
    assert [card.deck for card in player(play).hand] == [deck or Deck.PROPERTIES] * more


@pytest.mark.parametrize("helper", ["school-chum", "private-secretary"])
def test_a_helper_raises_the_hand_limit_by_2(helper: str) -> None:  # LW-13.16
    cards = ["dinner", "ball", "soiree", "theatre", "banquet"]
    play = do(a_game(a_cousin(hand=cards, board=[helper]), a_cousin()), "end")
    assert question(play).about["limit"] == 2 + 2
    do(play, *(f"card:{entry}" for entry in cards[:4]))
    assert hand(play) == cards[:4]
    assert play.state.round == 4


def test_two_school_chums_raise_the_hand_limit_by_4() -> None:  # LW-13.16
    cards = ["dinner", "ball", "soiree", "theatre", "banquet", "regatta", "waiter"]
    play = do(a_game(a_cousin(hand=cards, board=["school-chum", "school-chum"]), a_cousin()), "end")
    assert question(play).about["limit"] == 2 + 2 + 2


# What using means


def test_laying_down_buying_and_adding_a_token_are_no_uses() -> None:  # LW-13.17
    helpers = ["waiter", "gardener-mansion-manor"]
    play = on_turn(30, ["reservation-chef", "companion-chef", "manor-old"], helpers)
    do(play, "lay:reservation-chef", "token:companion-chef")
    assert money(play) == 30
    do(play, "buy:manor-old")
    assert money(play) == 30 - 11
    do(play, "sell:manor-old")
    assert money(play) == 30
    assert prompt(play) == "lw-act"


def test_a_helper_laid_down_now_works_at_once() -> None:  # LW-9.8
    play = on_turn(60, ["butler", "solicitor"], ["manor-old", "mansion-lake", "waiter"], actions=2)
    do(play, "lay:butler", "lay:solicitor", "activate:manor-old", "sell:manor-old", "sell:mansion-lake")
    assert board(play) == ["waiter", "butler", "solicitor"]
    play = do(on_turn(30, ["waiter", "dinner"], ["school-chum"]), "lay:waiter", "play:dinner")
    assert choices(play) == ["2", "3"]
    play_to_phase(do(play, "2"), Phase.KEEPING)
    assert board(play) == ["school-chum", "waiter"]
