"""LW-10 Properties: buying, maintaining, selling; what is printed on each of them."""

from __future__ import annotations

from typing import NamedTuple

from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import TYPES, Property, Symbol
from salotto.titles.last_will.state import Phase
from tests.each import for_each
from tests.kit.player import answer, can, do, prompt, why_not
from tests.titles.last_will.positions import a_cousin, a_game, on_board, on_turn
from tests.titles.last_will.tables import (
    SACKED,
    actions,
    board,
    choices,
    end_round,
    money,
    pile,
    player,
    value_of,
)

MODIFIER = {"mansion": 3, "manor": -2, "town-house": 1, "farm": -3}


class Printed(NamedTuple):
    """What is printed on a property: type, values, actions and pounds of maintenance, slots."""

    type: str
    values: list[int]
    activate: int
    pounds: list[int]
    slots: str = ""


PROPERTIES = {
    "farm-home": Printed("farm", [9], 1, [2, 4, 7], "dog horse"),
    "farm-sheep": Printed("farm", [8], 1, [2, 5, 8], "horse dog"),
    "farm-kennel": Printed("farm", [10], 1, [3, 6, 9], "dog dog"),
    "farm-stud": Printed("farm", [10], 1, [3, 6, 9], "horse horse"),
    "farm-smallholding": Printed("farm", [6], 0, [1, 2, 4], "dog horse"),
    "farm-great": Printed("farm", [12], 1, [2, 6, 8, 11], "horse dog horse"),
    "mansion-park": Printed("mansion", [18, 16, 14, 11, 8], 1, [2, 4, 6], "guest chef"),
    "mansion-lake": Printed("mansion", [17, 15, 13, 10, 7], 1, [2, 5], "guest"),
    "mansion-hill": Printed("mansion", [16, 14, 12, 9, 6], 1, [2, 4, 5, 7], "guest guest chef"),
    "mansion-palatial": Printed("mansion", [20, 18, 15, 12, 9], 1, [3]),
    "mansion-garden": Printed("mansion", [15, 13, 11, 8, 6], 1, [2, 4], "chef"),
    "mansion-ballroom": Printed("mansion", [19, 17, 14, 11, 8], 2, [6, 8], "guest"),
    "manor-old": Printed("manor", [13, 10, 8, 5, 3], 1, [2, 4], "dog"),
    "manor-river": Printed("manor", [14, 12, 9, 7, 5], 1, [2, 4], "guest"),
    "manor-hunting": Printed("manor", [12, 10, 8, 6, 4], 1, [2, 4, 5], "horse guest"),
    "manor-abbey": Printed("manor", [15, 13, 10, 8, 5], 1, [2, 4, 6], "chef guest"),
    "manor-moor": Printed("manor", [13, 11, 9, 7, 5], 0, [1, 2], "dog"),
    "manor-stone": Printed("manor", [16, 14, 11, 8, 6], 1, [3]),
    "town-house-square": Printed("town-house", [11, 9, 7, 5, 3], 1, [2, 4], "guest"),
    "town-house-market": Printed("town-house", [10, 8, 6, 4, 2], 1, [2, 4, 5], "guest chef"),
    "town-house-corner": Printed("town-house", [12, 10, 7, 5, 3], 1, [2]),
    "town-house-mews": Printed("town-house", [9, 7, 5, 3, 1], 0, [1, 2], "guest"),
    "town-house-riverside": Printed("town-house", [11, 9, 7, 4, 2], 1, [2, 4], "chef"),
    "town-house-crescent": Printed("town-house", [13, 11, 8, 6, 4], 1, [2, 4, 5], "guest guest"),
    # Getting Sacked; the two with two types have tests of their own
    "gs-town-house-wrecked": Printed("town-house", [12, 10, 8, 6, 4, 2], 1, [2, 2], "guest"),
    "gs-mansion-wrecked": Printed("mansion", [18, 16, 14, 11, 9, 6], 1, [2, 2], "dog"),
    "gs-farm-either": Printed("farm", [10], 1, [2, 5, 8], "dog horse"),
    "gs-farm-free-horse": Printed("farm", [11], 1, [2, 4, 7], "horse dog"),
}
TWO_TYPES = {"gs-mansion-manor", "gs-manor-town-house"}

every_property = for_each("entry", PROPERTIES)


# Each property


def test_every_property_is_tested() -> None:  # LW-10.1
    assert {*PROPERTIES, *TWO_TYPES} == {card.entry for card in BOX.cards if isinstance(card, Property)}


@every_property
def test_each_property_is_bought_for_its_highest_value_and_the_modifier(
    entry: str,
) -> None:  # LW-10.2, LW-10.3
    printed = PROPERTIES[entry]
    price = printed.values[0] + MODIFIER[printed.type]
    play = do(on_turn(30, [entry], ["waiter"], mode=SACKED), f"buy:{entry}")
    assert (money(play), actions(play)) == (30 - price, 4 - 1)
    assert board(play) == ["waiter", entry]
    assert value_of(play, entry) == printed.values[0]  # LW-10.5


@every_property
def test_each_property_is_sold_for_its_present_value_and_the_modifier(entry: str) -> None:  # LW-10.8
    printed = PROPERTIES[entry]
    for value in printed.values:
        play = on_turn(30, [], [on_board(entry, value=value), "waiter"], mode=SACKED)
        do(play, f"sell:{entry}")
        assert money(play) == 30 + max(0, value + MODIFIER[printed.type])
        assert actions(play) == 4 - 1
        assert pile(play, "properties") == [entry]


@every_property
def test_each_property_is_maintained_for_its_amounts(entry: str) -> None:  # LW-10.6
    printed = PROPERTIES[entry]
    tokens = printed.slots.split()
    for filled in range(len(tokens) + 1):
        on = on_board(entry, " ".join(tokens[:filled]))
        play = do(on_turn(30, [], [on, "waiter"], actions=3, mode=SACKED), f"activate:{entry}")
        amounts = list(dict.fromkeys(printed.pounds[: filled + 1]))
        if len(amounts) > 1:
            assert [int(key) for key in choices(play)] == amounts
            do(play, str(amounts[-1]))
        assert money(play) == 30 - amounts[-1]
        assert actions(play) == 3 - printed.activate


@every_property
def test_each_house_falls_step_by_step_and_a_farm_does_not(entry: str) -> None:  # LW-10.7, LW-15.2
    values = PROPERTIES[entry].values
    for value, lower in zip(values, [*values[1:], values[-1]], strict=True):
        play = end_round(a_game(a_cousin(board=[on_board(entry, value=value)]), mode=SACKED))
        assert value_of(play, entry) == lower


# Buying


def test_there_are_three_types_of_houses_and_farms() -> None:  # LW-10.1, LW-1.9
    assert [type_.value for type_ in TYPES] == ["mansion", "manor", "town-house", "farm"]
    assert TYPES[:3] == (Symbol.MANSION, Symbol.MANOR, Symbol.TOWN_HOUSE)
    for card in BOX.cards:
        if isinstance(card, Property):
            assert card.symbols == card.types  # the corner tells the types apart


def test_a_purchase_needs_an_action_and_an_empty_space() -> None:  # LW-10.2
    assert why_not(on_turn(30, ["manor-old"], ["waiter"], actions=0), "buy:manor-old") == "LW-7.3"
    full = ["farm-home", "farm-stud", "farm-sheep", "farm-great", "farm-kennel"]
    assert why_not(on_turn(30, ["manor-old"], full), "buy:manor-old") == "LW-9.2"
    assert can(on_turn(30, ["manor-old"], full, spaces=6), "buy:manor-old")


def test_the_action_for_white_cards_does_not_buy() -> None:  # LW-10.2, LW-13.12
    play = on_turn(30, ["manor-old"], ["waiter"], actions=0, white_actions=1)
    assert why_not(play, "buy:manor-old") == "LW-7.3"


def test_room_can_be_made_for_a_property() -> None:  # LW-10.2, LW-9.2
    full = ["farm-home", "farm-stud", "waiter", "tailor", "coachman"]
    play = do(on_turn(30, ["manor-old"], full), "buy:manor-old")
    assert prompt(play) == "lw-make-room"
    do(play, "card:tailor")
    assert board(play) == ["farm-home", "farm-stud", "waiter", "coachman", "manor-old"]
    assert money(play) == 30 - (13 - 2)


def test_a_helper_who_makes_the_purchase_possible_cannot_make_room_for_it() -> None:  # LW-9.2, LW-13.2
    full = ["farm-smallholding", "farm-stud", "farm-sheep", "farm-great", "solicitor"]
    play = on_turn(30, ["manor-old"], full, actions=0)
    assert why_not(play, "buy:manor-old") == "LW-9.2"


def test_a_price_is_never_below_0() -> None:  # LW-10.3
    play = on_turn(30, ["farm-smallholding"], ["land-agent"], market={"farm": -8})
    do(play, "buy:farm-smallholding", "actions")
    assert money(play) == 30  # 6 - 8 is 0, and so it is with 2 less


def test_the_whole_price_must_be_in_hand() -> None:  # LW-10.4, LW-R5
    assert why_not(on_turn(10, ["manor-old"], ["waiter"]), "buy:manor-old") == "LW-10.4"
    play = do(on_turn(11, ["manor-old"], ["waiter"]), "buy:manor-old")
    assert money(play) == 0
    assert not player(play).bankrupt


def test_a_house_has_a_marker_on_its_highest_value_and_a_farm_has_one_value() -> None:  # LW-10.5
    play = do(on_turn(60, ["manor-old", "farm-home"]), "buy:manor-old", "buy:farm-home")
    assert (value_of(play, "manor-old"), value_of(play, "farm-home")) == (13, 9)


def test_buying_a_house() -> None:  # E1
    play = do(on_turn(30, ["manor-old"], market={"manor": -2}, actions=2), "buy:manor-old")
    assert (money(play), actions(play), value_of(play, "manor-old")) == (19, 1, 13)

    play = a_game(
        a_cousin(30, ["manor-old"], errand_boys=1, plan=2),
        a_cousin(errand_boys=1, plan=3),
        phase=Phase.ERRANDS,
        market={"mansion": 3, "manor": -2},
    )
    do(play, "errand:market", "modifier:-2", "modifier:+3", "modifier:+1")
    answer(play, 1, "errand:extension")
    do(play, "buy:manor-old")
    assert money(play) == 30 - 16


# Maintaining


def test_a_maintained_house_does_not_depreciate() -> None:  # LW-10.7
    houses = [on_board("manor-old", value=10), on_board("mansion-lake", value=13)]
    play = end_round(do(a_game(a_cousin(board=houses)), "activate:manor-old"))
    assert value_of(play, "manor-old") == 10
    assert value_of(play, "mansion-lake") == 10


def test_a_property_is_maintained_once_per_round() -> None:  # LW-10.6, LW-9.5
    play = do(on_turn(30, [], ["manor-old"]), "activate:manor-old")
    assert why_not(play, "activate:manor-old") == "LW-9.5"


# Selling


def test_a_sale_needs_an_action() -> None:  # LW-10.8
    play = on_turn(30, ["dinner"], ["manor-old", "waiter"], actions=0, white_actions=1)
    assert why_not(play, "sell:manor-old") == "LW-7.3"


def test_a_sold_property_leaves_its_tokens_to_the_bank() -> None:  # LW-10.8
    play = do(on_turn(30, [], [on_board("farm-home", "dog horse"), "waiter"]), "sell:farm-home")
    assert board(play) == ["waiter"]
    assert pile(play, "properties") == ["farm-home"]
    assert pile(play, "companions") == []
    assert money(play) == 30 + 9 - 3


def test_a_price_of_0_or_less_pays_nothing_and_costs_nothing() -> None:  # LW-10.8
    for modifier in (-3, -5):
        play = on_turn(30, [], [on_board("manor-old", value=3), "waiter"], market={"manor": modifier})
        assert money(do(play, "sell:manor-old")) == 30


def test_selling_a_house() -> None:  # E2
    at_5 = on_board("manor-old", value=5)
    at_3 = on_board("manor-old", value=3)
    play = on_turn(30, [], [at_5, "waiter"], market={"manor": -3}, actions=1)
    assert money(do(play, "sell:manor-old")) == 30 + 2
    assert actions(play) == 0
    assert money(do(on_turn(30, [], [at_3, "waiter"], market={"manor": -3}), "sell:manor-old")) == 30 + 0
    play = do(on_turn(30, [], [at_3, "estate-agent", "waiter"], market={"manor": -3}), "sell:manor-old")
    assert choices(play) == ["0", "2"]  # -2 and 0 are both nothing, or he raises the price
    assert money(do(play, "0")) == 30


def test_a_property_can_be_sold_in_the_round_it_was_bought_or_maintained() -> None:  # LW-10.9
    play = do(on_turn(30, ["manor-old"], ["waiter"]), "buy:manor-old", "activate:manor-old", "sell:manor-old")
    assert money(play) == 30 - 11 - 2 + 11
    assert board(play) == ["waiter"]


def test_an_owner_of_property_goes_neither_bankrupt_nor_into_debt() -> None:  # LW-10.10
    play = on_turn(2, ["dinner", "theatre"], ["farm-home", "waiter"])
    do(play, "play:dinner")
    assert money(play) == 0
    assert not player(play).bankrupt
    assert why_not(play, "play:theatre") == "LW-14.2"
    assert why_not(play, "activate:waiter") == "LW-14.2"
