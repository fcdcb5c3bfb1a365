"""LW-26 The new cards of Getting Sacked: properties and special cards."""

from __future__ import annotations

import pytest

from salotto.titles.last_will.state import Phase
from tests.each import for_each
from tests.kit.player import can, cannot, do, play_out, prompt, question, why_not
from tests.titles.last_will.positions import Board, a_bystander, a_cousin, a_game, on_board, on_turn
from tests.titles.last_will.tables import (
    SACKED,
    actions,
    board,
    box,
    choices,
    end_round,
    hand,
    laid,
    money,
    pile,
    value_of,
)

REGULAR = ["events", "helpers-expenses", "properties", "companions"]


# Properties with two types


def test_a_property_with_two_types_is_bought_as_one_of_them() -> None:  # LW-26.7, LW-26.15
    market = {"mansion": 3, "manor": -2}
    for type_, price in (("mansion", 16 + 3), ("manor", 16 - 2)):
        play = on_turn(30, ["gs-mansion-manor"], ["school-chum"], market=market, mode=SACKED)
        do(play, "buy:gs-mansion-manor")
        assert choices(play) == ["type:mansion", "type:manor"]
        assert money(do(play, f"type:{type_}")) == 30 - price


def test_and_sold_as_one_of_them() -> None:  # LW-26.7
    for type_, takings in (("manor", 8 - 2), ("town-house", 8 + 1)):
        rectory = on_board("gs-manor-town-house", value=8)
        play = do(on_turn(30, [], [rectory, "school-chum"], mode=SACKED), "sell:gs-manor-town-house")
        assert choices(play) == ["type:manor", "type:town-house"]
        assert money(do(play, f"type:{type_}")) == 30 + takings


def test_it_can_be_bought_only_as_a_type_that_can_be_paid() -> None:  # LW-26.7, LW-10.4
    play = on_turn(15, ["gs-mansion-manor"], ["school-chum"], mode=SACKED)
    do(play, "buy:gs-mansion-manor")
    assert money(play) == 15 - (16 - 2)  # as a manor, without a question


def test_two_types() -> None:  # E31
    market = {"manor": -3, "town-house": 3}
    job = "job-architect"  # manor is its fourth, town house its fifth line
    play = on_turn(30, ["gs-manor-town-house"], ["school-chum"], job=job, market=market)
    do(play, "buy:gs-manor-town-house", "type:town-house")
    assert choices(play) == [f"line:{job}:5", "no"]
    do(play, "no")
    assert money(play) == 30 - 16

    board: Board = [on_board("gs-manor-town-house", value=5), "gardener-manor-town-house"]
    play = on_turn(30, [], board, market=market, mode=SACKED)
    do(play, "activate:gs-manor-town-house")
    assert choices(play) == ["2", "5"]  # 3 once
    do(play, "5", "sell:gs-manor-town-house", "type:manor")
    assert money(play) == 30 - 5 + 2


def test_two_types_two_gardeners() -> None:  # E37, LW-26.15
    seat = on_board("gs-mansion-manor")
    two = ["gardener-mansion-town-house", "gardener-manor-town-house"]
    play = do(on_turn(30, [], [seat, *two], mode=SACKED), "activate:gs-mansion-manor")
    assert choices(play) == ["2", "5"]
    cannot(play, "8")
    three = [*two, "gardener-mansion-manor"]
    play = do(on_turn(30, [], [seat, *three], mode=SACKED), "activate:gs-mansion-manor")
    assert choices(play) == ["2", "5", "8"]
    assert money(do(play, "8")) == 30 - 8


def test_counting_ignores_the_types() -> None:  # LW-26.15, LW-16.4
    for market in ({"mansion": 3, "manor": -3}, {"mansion": -3, "manor": 3}):
        seat = on_board("gs-mansion-manor", value=8)
        play = play_out(a_game(a_cousin(4, board=[seat]), round=7, market=market, mode=SACKED))
        assert play.outcome is not None
        assert play.outcome.scores[0] == 4 + 6 + 5  # one step down in the last round


def test_a_property_with_two_types_is_maintained_with_its_guest() -> None:  # LW-26.7
    for entry in ("gs-mansion-manor", "gs-manor-town-house"):
        play = do(on_turn(30, [], [on_board(entry, "guest")], mode=SACKED), f"activate:{entry}")
        assert choices(play) == ["2", "4"]


def test_a_helper_for_either_type_serves_it() -> None:  # LW-26.7, LW-13.5
    play = on_turn(30, [], ["gs-mansion-manor", "butler", "school-chum"], actions=0, mode=SACKED)
    assert money(do(play, "activate:gs-mansion-manor")) == 30 - 2


# Other new properties


@pytest.mark.parametrize(
    ("entry", "companion", "values"),
    [("gs-town-house-wrecked", "guest", (10, 6)), ("gs-mansion-wrecked", "dog", (16, 11))],
)
def test_a_token_doubles_the_depreciation(entry: str, companion: str, values: tuple[int, int]) -> None:
    # LW-26.8
    before, after = values
    house = on_board(entry, companion, value=before)
    play = end_round(a_game(a_cousin(board=[house]), a_bystander(), mode=SACKED))
    assert value_of(play, entry) == after


def test_the_doubling_slot_is_filled_like_any_other_and_offers_no_amount() -> None:  # LW-26.8
    play = on_turn(30, ["companion-guest"], ["gs-town-house-wrecked", "school-chum"], mode=SACKED)
    do(play, "token:companion-guest")
    assert laid(play, "gs-town-house-wrecked").tokens == ("guest",)
    assert actions(play) == 4 - 1
    do(play, "activate:gs-town-house-wrecked")
    assert money(play) == 30 - 2


def test_it_never_falls_below_the_lowest_value() -> None:  # LW-26.8
    for value in (4, 2):
        house = on_board("gs-town-house-wrecked", "guest", value=value)
        play = end_round(a_game(a_cousin(board=[house]), a_bystander(), mode=SACKED))
        assert value_of(play, "gs-town-house-wrecked") == 2


def test_single_steps_are_not_doubled() -> None:  # LW-26.8
    house = on_board("gs-town-house-wrecked", "guest")
    play = on_turn(30, ["storm-damage"], [house, "school-chum"], mode=SACKED)
    do(play, "play:storm-damage", "card:gs-town-house-wrecked", "no")
    assert value_of(play, "gs-town-house-wrecked") == 10


def test_double_depreciation() -> None:  # E30
    house = on_board("gs-town-house-wrecked", "guest", value=10)
    play = end_round(a_game(a_cousin(board=[house]), a_bystander(), mode=SACKED))
    assert value_of(play, "gs-town-house-wrecked") == 6
    play = a_game(a_cousin(board=[house]), a_bystander(), mode=SACKED)
    end_round(do(play, "activate:gs-town-house-wrecked"))
    assert value_of(play, "gs-town-house-wrecked") == 10


@for_each("tokens", [("dog", "dog"), ("dog", "horse"), ("horse", "dog"), ("horse", "horse")])
def test_a_slot_for_horse_or_dog_takes_either(tokens: tuple[str, str]) -> None:  # LW-26.10
    cards = [f"companion-{token}" for token in tokens]
    play = on_turn(30, cards, ["gs-farm-either", "horse-racing", "fox-hunt"], mode=SACKED)
    do(play, *(f"token:{card}" for card in cards), "activate:gs-farm-either")
    assert laid(play, "gs-farm-either").tokens == tokens
    assert choices(play) == ["2", "5", "8"]
    do(play, "8")
    dogs, horses = tokens.count("dog"), tokens.count("horse")
    do(play, "activate:fox-hunt")
    assert money(play) == 30 - 8 - (1 + dogs)  # the token counts as what it is
    if horses:
        do(play, "activate:horse-racing")
        assert money(play) == 30 - 8 - (1 + dogs) - 2 * horses
    else:
        assert not play.decision(0) or not can(play, "activate:horse-racing")


def test_the_wild_card_on_a_slot_for_horse_or_dog_is_one_of_them() -> None:  # LW-26.10, LW-11.7
    play = on_turn(30, ["companion-wild"], ["gs-farm-either", "school-chum"], mode=SACKED)
    do(play, "token:companion-wild")
    assert choices(play) == ["companion:horse", "companion:dog"]
    do(play, "companion:dog")
    assert laid(play, "gs-farm-either").tokens == ("dog",)


def test_at_the_breeders_fair_either_animal_can_be_chosen_for_it() -> None:  # LW-26.10, LW-8.9
    play = on_turn(30, ["breeders-fair"], ["gs-farm-either"], mode=SACKED)
    do(play, "play:breeders-fair", "card:gs-farm-either", "companion:horse")
    do(play, "card:gs-farm-either", "companion:dog")
    assert laid(play, "gs-farm-either").tokens == ("horse", "dog")


def test_a_farm_comes_with_a_free_horse() -> None:  # LW-26.11
    play = on_turn(30, ["gs-farm-free-horse", "companion-dog"], ["school-chum"], mode=SACKED)
    do(play, "buy:gs-farm-free-horse")
    assert laid(play, "gs-farm-free-horse").tokens == ("horse",)
    assert (money(play), actions(play)) == (30 - (11 - 3), 4 - 1)
    do(play, "token:companion-dog", "activate:gs-farm-free-horse")
    assert choices(play) == ["2", "4", "7"]


def test_the_free_horse_gives_no_demotion_but_the_farm_can() -> None:  # LW-26.11
    job = "job-secretary"  # horse is its second, farm its fourth line
    play = do(on_turn(30, ["gs-farm-free-horse"], ["school-chum"], job=job), "buy:gs-farm-free-horse")
    assert choices(play) == [f"line:{job}:4", "no"]


# New special cards


def test_discarded_helm_and_wine_glass_cards_add_a_pound_each() -> None:  # LW-26.9
    hand_ = ["bachelor-party-wild", "boat-trip", "ball", "mooring", "dinner", "waiter"]
    play = on_turn(30, hand_, ["school-chum"], mode=SACKED)
    do(play, "play:bachelor-party-wild")
    assert choices(play) == ["card:boat-trip", "card:ball", "card:mooring", "enough"]
    do(play, "card:boat-trip", "card:mooring", "enough")
    assert money(play) == 30 - (3 + 2)
    assert pile(play, "events") == ["boat-trip"]
    assert pile(play, "helpers-expenses") == ["mooring"]
    assert hand(play) == ["ball", "dinner", "waiter"]


def test_discard_for_spending() -> None:  # E36
    play = on_turn(30, ["bachelor-party-wild", "boat-trip", "boat-trip", "ball"], ["sea-dog"], mode=SACKED)
    do(play, "play:bachelor-party-wild", "card:boat-trip", "card:boat-trip", "card:ball")
    assert money(play) == 30 - (3 + 3)


def test_the_discards_come_from_the_hand_and_are_not_part_of_the_play() -> None:  # LW-26.16
    hand_ = ["bachelor-party-wild", "wedding-grand", "ball"]
    play = on_turn(30, hand_, ["mooring", "school-chum"], mode=SACKED)
    do(play, "play:bachelor-party-wild", "card:wedding-grand")  # a set of two
    assert choices(play) == ["card:ball", "enough"]  # not the wedding, though it shows a wine glass
    do(play, "card:ball")
    assert board(play) == ["mooring", "school-chum"]
    assert money(play) == 30 - (3 + 4 + 1)


def test_a_nuptial_card_with_a_wine_glass_may_be_discarded_instead() -> None:  # LW-26.16, LW-26.9
    play = on_turn(30, ["bachelor-party-wild", "wedding-grand"], ["school-chum"], mode=SACKED)
    do(play, "play:bachelor-party-wild", "enough", "card:wedding-grand")
    assert money(play) == 30 - (3 + 1)
    assert box(play) == ["bachelor-party-wild", "wedding-grand"]


def test_discards_beyond_the_limit_are_refused() -> None:  # LW-26.9, LW-14.9
    hand_ = ["bachelor-party-wild", "boat-trip", "ball"]
    play = on_turn(4, hand_, ["farm-home", "school-chum"], mode=SACKED)
    do(play, "play:bachelor-party-wild", "card:ball")
    assert money(play) == 0
    assert hand(play) == ["boat-trip"]


def test_four_symbols() -> None:  # E29, LW-26.12
    helpers = ["waiter", "coachman", "sea-dog", "wedding-planner"]
    play = do(on_turn(30, ["wedding-grand"], helpers, mode=SACKED), "play:wedding-grand")
    assert question(play).keys[-1] == str(4 + 1 + 1 + 2 + 1)
    do(play, "9")
    assert money(play) == 30 - 9
    cards = ["wedding-grand", "companion-guest", "companion-chef"]
    play = do(on_turn(30, cards, helpers, mode=SACKED), "play:wedding-grand")
    do(play, "card:companion-guest", "card:companion-chef", "13")
    assert money(play) == 30 - 13

    for job, line in (("job-doctor", 1), ("job-banker", 1), ("job-banker", 3), ("job-auctioneer", 5)):
        play = do(on_turn(30, ["wedding-grand"], ["school-chum"], job=job), "play:wedding-grand")
        assert can(play, f"line:{job}:{line}")


def test_the_sea_dog_adds_2_once_to_a_card_with_both_his_symbols() -> None:  # LW-R23, LW-13.10
    play = do(on_turn(30, ["wedding-grand"], ["sea-dog", "school-chum"], mode=SACKED), "play:wedding-grand")
    assert choices(play) == ["4", "6"]


def test_a_free_sale_takes_no_further_action_and_ignores_the_modifiers() -> None:  # LW-26.13
    for modifier in (3, -3):
        house = on_board("manor-old", value=8)
        play = on_turn(30, ["auction"], [house, "school-chum"], market={"manor": modifier}, mode=SACKED)
        do(play, "play:auction", "card:manor-old")
        assert (money(play), actions(play)) == (30 + 8, 4 - 1)
        assert board(play) == ["school-chum"]
        assert pile(play, "properties") == ["manor-old"]


def test_at_a_free_sale_the_type_does_not_matter() -> None:  # LW-26.13, LW-26.15
    play = on_turn(30, ["auction"], [on_board("gs-mansion-manor", value=11), "school-chum"], mode=SACKED)
    do(play, "play:auction", "card:gs-mansion-manor")
    assert prompt(play) == "lw-act"
    assert money(play) == 30 + 11


def test_helpers_may_still_change_the_price_of_a_free_sale() -> None:  # LW-R11
    play = on_turn(30, ["auction"], [on_board("manor-old", value=8), "estate-agent"], mode=SACKED)
    do(play, "play:auction", "card:manor-old")
    assert choices(play) == ["6", "8", "10"]
    play = on_turn(30, ["auction", "farm-stud"], ["farm-home", "land-agent"], mode=SACKED)
    do(play, "play:auction", "card:farm-home")
    assert choices(play) == ["7", "9"]
    do(play, "7", "buy:farm-stud")  # the Land Agent has done his deal
    assert (money(play), actions(play)) == (30 + 7 - (10 - 3), 4 - 2)


def test_a_free_sale_is_optional() -> None:  # LW-26.17
    play = do(on_turn(30, ["auction"], ["manor-old"], mode=SACKED), "play:auction")
    assert choices(play) == ["card:manor-old", "no"]
    do(play, "no")
    assert board(play) == ["manor-old"]
    assert (money(play), actions(play)) == (30, 4 - 1)


def test_draw_6_keep_1() -> None:  # LW-26.14
    play = on_turn(
        30,
        ["dinner"],
        ["fixer"],
        actions=0,
        mode=SACKED,
        decks={"events": ["ball", "soiree"], "companions": ["companion-dog", "companion-chef"]},
    )
    do(play, "activate:fixer")
    assert choices(play) == [f"deck:{deck}" for deck in REGULAR]
    do(play, "deck:events", "deck:events", "deck:companions", "deck:companions", *["deck:properties"] * 2)
    assert prompt(play) == "lw-keep-drawn"
    assert choices(play)[:2] == ["card:ball", "card:soiree"]
    assert len(choices(play)) == 6
    do(play, "card:soiree")
    assert hand(play) == ["dinner", "soiree"]
    assert pile(play, "events") == ["ball"]
    assert sorted(pile(play, "companions")) == ["companion-chef", "companion-dog"]
    assert len(pile(play, "properties")) == 2
    assert (money(play), actions(play)) == (30, 0)


def test_it_is_done_once_per_round_at_any_time_of_the_turn() -> None:  # LW-26.14, LW-R12
    play = on_turn(30, ["dinner", "theatre"], ["fixer", "school-chum"], mode=SACKED)
    do(play, "play:dinner", "activate:fixer", *["deck:events"] * 6)
    do(play, choices(play)[0])
    assert why_not(play, "activate:fixer") == "LW-9.5"
    assert can(play, "play:theatre")


def test_with_fewer_than_6_cards_all_of_them_are_drawn() -> None:  # LW-26.14, LW-R17
    few = {"events": ["ball", "soiree"], "companions": ["companion-dog"]}
    play = on_turn(30, [], ["fixer", "school-chum"], mode=SACKED, empty=REGULAR, decks=few)
    do(play, "activate:fixer", "deck:events", "deck:events")
    assert choices(play) == ["card:ball", "card:soiree", "card:companion-dog"]
    play = on_turn(30, [], ["fixer", "school-chum"], mode=SACKED, empty=REGULAR)
    assert why_not(play, "activate:fixer") == "LW-5.9"


def test_the_others_do_not_see_the_six_cards() -> None:  # LW-26.14
    play = do(on_turn(30, [], ["fixer", "school-chum"], mode=SACKED), "activate:fixer", *["deck:events"] * 6)
    assert None not in play.view(0)["aside"]
    assert play.view(1)["aside"] == play.view(None)["aside"] == [None] * 6


def test_the_fixer_is_laid_down_for_one_action() -> None:  # LW-26.14, LW-9.1
    play = do(on_turn(30, ["fixer"], ["school-chum"], mode=SACKED), "lay:fixer")
    assert actions(play) == 4 - 1
    assert can(play, "activate:fixer")


def test_a_new_special_card_is_taken_on_its_own_errand_space() -> None:  # LW-20.12, LW-23.6
    me = a_cousin(board=["school-chum"], errand_boys=1)
    play = a_game(me, phase=Phase.ERRANDS, mode=SACKED, offers={"d1": "auction", "a1": "hectic-day"})
    do(play, "errand:special")
    assert hand(play) == ["auction"]
