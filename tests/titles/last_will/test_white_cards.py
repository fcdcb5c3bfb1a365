"""LW-8 White-bordered cards; what each of them costs and spends."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Deck, White
from tests.each import for_each
from tests.kit.player import can, cannot, do, prompt, question, told, why_not
from tests.titles.last_will.positions import a_card, on_board, on_turn
from tests.titles.last_will.tables import (
    SACKED,
    Table,
    actions,
    box,
    choices,
    end_round,
    hand,
    laid,
    money,
    pile,
    player,
    value_of,
)

PRINTED: dict[str, tuple[dict[int, int], list[tuple[str, int]]]] = {
    # Events: pounds by actions, and what companions add
    "dinner": ({1: 2}, []),
    "dinner-chef": ({1: 1}, [("chef", 3)]),
    "dinner-guest-chef": ({1: 1}, [("guest", 2), ("chef", 2)]),
    "banquet": ({1: 2, 2: 4, 3: 7}, []),
    "carriage-ride": ({1: 2}, []),
    "carriage-ride-horse": ({1: 1}, [("horse", 3)]),
    "carriage-ride-guest-dog": ({1: 1}, [("guest", 2), ("dog", 2)]),
    "grand-tour": ({2: 3}, [("horse", 2), ("guest", 2), ("dog", 2)]),
    "boat-trip": ({2: 5}, []),
    "boat-trip-companions": ({2: 2}, [("dog", 3), ("guest", 2), ("chef", 2)]),
    "regatta": ({1: 2, 2: 5, 4: 11}, []),
    "theatre": ({1: 2}, []),
    "theatre-guest": ({1: 1}, [("guest", 3)]),
    "theatre-horse-guest": ({1: 1}, [("horse", 2), ("guest", 2)]),
    "soiree": ({2: 5}, []),
    "soiree-companions": ({2: 2}, [("guest", 3), ("guest", 2), ("chef", 2)]),
    "ball": ({2: 4, 4: 9, 6: 17}, []),
    "garden-party": ({1: 1}, [("dog", 2), ("chef", 2)]),
    # Nuptial events
    "engagement-ring": ({1: 3}, []),
    "wedding-gift": ({1: 2}, []),
    "bachelor-party": ({1: 2}, [("guest", 2)]),
    "wedding": ({1: 3}, [("guest", 2), ("chef", 2)]),
    # Special cards
    "breeders-fair": ({1: 0}, []),
    "hectic-day": ({1: 0}, []),
    "early-start": ({1: 2}, []),
    "storm-damage": ({1: 0}, []),
    "race-week": ({2: 4, 3: 6, 4: 10, 5: 13}, []),
    "royal-banquet": ({1: 3}, [("chef", 2), ("guest", 2)]),
    "masquerade": ({2: 6}, [("guest", 2), ("guest", 2)]),
    "champagne-week": ({1: 3, 2: 6, 3: 9}, []),
    "horse-show": ({2: 6}, [("horse", 2), ("dog", 2)]),
    "royal-regatta": ({2: 6}, [("dog", 2), ("guest", 2)]),
    "hunt-breakfast": ({1: 3}, [("dog", 2), ("horse", 2)]),
    "dry-rot": ({1: 0}, []),
    # New special cards
    "auction": ({1: 0}, []),
    "bachelor-party-wild": ({1: 3}, [("guest", 2)]),
    "wedding-grand": ({1: 4}, [("guest", 2), ("chef", 2)]),
    "champagne-cruise": ({1: 3}, [("guest", 2), ("chef", 2)]),
    "opening-night": ({1: 3, 2: 6}, [("guest", 2)]),
}

every_card = for_each("entry", PRINTED)


def play_card(play: Table, entry: str, way: str = "", companions: Sequence[str] = ()) -> Table:
    """Play a white-bordered card with some companions, each for the first that is printed."""
    do(play, f"play:{entry}")
    if prompt(play) == "lw-savour":
        do(play, way)
    for companion in companions:
        do(play, f"card:companion-{companion}")
        if prompt(play) == "lw-companion-as":
            do(play, choices(play)[0])
    if prompt(play) == "lw-companions":
        do(play, "enough")
    return play


def in_hand(entry: str, companions: Sequence[str] = (), actions: int = 9, money: int = 40) -> Table:
    """Somebody with a card, some companions, and an expense that none of them touches."""
    cards = [entry, *(f"companion-{companion}" for companion in companions)]
    return on_turn(money, cards, ["season-ticket"], actions=actions, mode=SACKED)


# Each card


def test_every_white_bordered_card_is_tested() -> None:  # LW-8.1
    assert set(PRINTED) == {card.entry for card in BOX.cards if isinstance(card, White)}


@every_card
def test_each_option_of_a_card_costs_its_actions_and_spends_its_pounds(entry: str) -> None:  # LW-8.1, LW-8.2
    ways, _ = PRINTED[entry]
    for cost, pounds in ways.items():
        play = in_hand(entry)
        left = 9 - cost + {"hectic-day": 3, "early-start": 2}.get(entry, 0)
        play_card(play, entry, f"way:{cost}:{pounds}")
        assert (money(play), actions(play)) == (40 - pounds, left)
        assert hand(play) == []
        gone = pile(play, "events") if a_card(entry).deck is Deck.EVENTS else box(play)
        assert gone == [entry]  # LW-8.7


@every_card
def test_without_its_actions_a_card_cannot_be_played(entry: str) -> None:  # LW-8.1, LW-7.3
    ways, _ = PRINTED[entry]
    play = on_turn(40, [entry], ["waiter"], actions=min(ways) - 1, mode=SACKED)
    assert why_not(play, f"play:{entry}") == "LW-7.3"


@every_card
def test_each_companion_of_a_card_adds_its_pounds(entry: str) -> None:  # LW-8.3, LW-11.2
    ways, printed = PRINTED[entry]
    cost, pounds = min(ways.items())
    companions = [companion for companion, _ in printed]
    for number in range(len(companions) + 1):
        play = play_card(in_hand(entry, companions), entry, f"way:{cost}:{pounds}", companions[:number])
        assert money(play) == 40 - pounds - sum(add for _, add in printed[:number])
        assert pile(play, "companions") == [f"companion-{companion}" for companion in companions[:number]]


# The rules


def test_several_options_exactly_one_is_chosen() -> None:  # LW-8.2
    play = do(in_hand("ball"), "play:ball")
    assert choices(play) == ["way:2:4", "way:4:9", "way:6:17"]
    do(play, "way:4:9")
    assert (money(play), actions(play)) == (40 - 9, 9 - 4)


def test_savouring() -> None:  # E4
    play = do(on_turn(40, ["ball"], actions=5), "play:ball")
    assert why_not(play, "way:6:17") == "LW-7.3"
    assert choices(play) == ["way:2:4", "way:4:9"]

    friends = ["social-secretary", "old-friend"]
    play = on_turn(40, ["ball"], [*friends, "waiter"], actions=4 + 1, white_actions=1)
    do(play, "play:ball", "way:6:17")
    assert money(play) == 40 - 17
    assert (actions(play), player(play).white_actions) == (0, 0)


def test_any_subset_of_the_companions_may_be_used_in_any_order() -> None:  # LW-8.3
    play = in_hand("boat-trip-companions", ["chef", "dog", "guest"])
    do(play, "play:boat-trip-companions")
    assert choices(play) == ["card:companion-chef", "card:companion-dog", "card:companion-guest", "enough"]
    do(play, "card:companion-guest", "card:companion-dog", "enough")
    assert money(play) == 40 - (2 + 2 + 3)
    assert hand(play) == ["companion-chef"]


def test_each_printed_companion_is_used_at_most_once() -> None:  # LW-8.3
    play = in_hand("theatre-guest", ["guest", "guest"])
    do(play, "play:theatre-guest", "card:companion-guest")
    assert prompt(play) == "lw-act"  # there is no place for the second
    assert money(play) == 40 - (1 + 3)
    assert hand(play) == ["companion-guest"]


def test_a_card_for_two_guests_lets_one_choose_which_is_which() -> None:  # LW-8.3
    play = in_hand("soiree-companions", ["guest"])
    do(play, "play:soiree-companions", "card:companion-guest")
    assert choices(play) == ["extra:guest:3", "extra:guest:2"]
    do(play, "extra:guest:2")
    assert money(play) == 40 - (2 + 2)


def test_a_card_can_be_played_without_companions() -> None:  # LW-8.3
    play = do(in_hand("dinner-chef", ["chef"]), "play:dinner-chef", "enough")
    assert money(play) == 40 - 1
    assert hand(play) == ["companion-chef"]


def test_companions_cost_no_action() -> None:  # LW-8.4
    companions = ["dog", "guest", "chef"]
    play = play_card(in_hand("boat-trip-companions", companions), "boat-trip-companions", "", companions)
    assert actions(play) == 9 - 2


def test_an_event_with_companions() -> None:  # E3
    companions = ["dog", "guest", "chef"]
    for used, pounds in (([], 2), (["dog"], 2 + 3), (companions, 2 + 3 + 2 + 2)):
        play = play_card(in_hand("boat-trip-companions", companions), "boat-trip-companions", "", used)
        assert money(play) == 40 - pounds
        assert actions(play) == 9 - 2
        assert pile(play, "events") == ["boat-trip-companions"]
        assert pile(play, "companions") == [f"companion-{companion}" for companion in used]
    cards = ["boat-trip-companions", *(f"companion-{companion}" for companion in companions)]
    play = on_turn(40, cards, ["sea-dog", "waiter"])
    play_card(play, "boat-trip-companions", "", companions)
    assert choices(play) == ["9", "11"]
    assert money(do(play, "11")) == 40 - 11


def test_helper_bonuses_for_the_corner_symbol_may_be_added() -> None:  # LW-8.5
    play = do(on_turn(40, ["dinner"], ["waiter"]), "play:dinner")
    assert choices(play) == ["2", "3"]
    play = on_turn(40, ["theatre"], ["waiter"])
    assert money(do(play, "play:theatre")) == 40 - 2  # no silverware there


def test_all_parts_are_one_payment() -> None:  # LW-8.6, LW-R21
    cards = ["dinner-chef", "companion-chef"]
    play = on_turn(5, cards, ["waiter", "manor-old"])
    do(play, "play:dinner-chef", "card:companion-chef", "5")
    assert [line.event.args["pounds"] for line in told(play, "lw-plays")] == [1 + 3 + 1]
    assert money(play) == 5 - (1 + 3 + 1)


def test_the_limit_is_checked_against_the_sum() -> None:  # LW-8.6, LW-14.2
    cards = ["dinner-chef", "companion-chef"]
    play = do(on_turn(4, cards, ["waiter", "manor-old"]), "play:dinner-chef", "card:companion-chef")
    assert money(play) == 4 - (1 + 3)  # the Waiter's pound would be too much
    play = do(on_turn(3, cards, ["waiter", "manor-old"]), "play:dinner-chef")
    assert choices(play) == ["1", "2"]  # the chef's 3 pounds would be too much


def test_a_wild_card_returns_to_the_offering_board() -> None:  # LW-8.7, LW-11.7
    play = on_turn(40, ["dinner-chef", "companion-wild"], ["waiter"])
    do(play, "play:dinner-chef", "card:companion-wild", "4")
    assert [card.entry for card in play.state.wilds] == ["companion-wild"] * 2
    assert pile(play, "companions") == []
    end_round(play)
    assert [card.entry for card in play.state.offers if card and card.deck is Deck.WILD] == [
        "companion-wild"
    ] * 2


def test_a_payment_is_shown_with_what_it_leaves() -> None:  # LW-8.6
    play = do(on_turn(40, ["dinner"], ["waiter"], actions=2, white_actions=1), "play:dinner")
    assert question(play).prompt == "lw-spend"
    assert question(play).about == {"card": "card:dinner-1", "money": 40, "actions": 2 + 1 - 1}
    both_ways = next(entry for entry, (ways, _) in PRINTED.items() if len(ways) > 1)
    play = do(on_turn(40, [both_ways], ["waiter"], actions=2, white_actions=1), f"play:{both_ways}")
    assert question(play).prompt == "lw-savour"
    assert question(play).about["actions"] == 2 + 1


# Effects


def test_gained_actions_come_after_the_cost() -> None:  # LW-8.8
    play = do(on_turn(30, ["hectic-day"], ["waiter"], actions=1), "play:hectic-day")
    assert actions(play) == 1 - 1 + 3
    assert why_not(on_turn(30, ["hectic-day"], ["waiter"], actions=0), "play:hectic-day") == "LW-7.3"


def test_extra_actions() -> None:  # E21
    play = on_turn(30, ["hectic-day", "early-start"], ["waiter"], actions=1)
    assert actions(do(play, "play:hectic-day")) == 3
    do(play, "play:early-start")
    assert (actions(play), money(play)) == (3 - 1 + 2, 30 - 2)
    play = on_turn(30, ["hectic-day", "early-start"], ["waiter"], actions=0)
    assert not can(play, "play:hectic-day")
    assert not can(play, "play:early-start")


def test_gained_actions_are_ordinary_whichever_pool_paid() -> None:  # LW-8.11
    play = on_turn(30, ["hectic-day", "butler"], ["waiter"], actions=0, white_actions=1)
    do(play, "play:hectic-day")
    assert (actions(play), player(play).white_actions) == (3, 0)
    assert actions(do(play, "lay:butler")) == 3 - 1


def test_animals_go_to_the_uppermost_empty_slots_of_own_farms() -> None:  # LW-8.9
    # farm-home: dog, then horse; farm-stud: horse, then horse
    play = do(on_turn(30, ["breeders-fair"], ["farm-home", "farm-stud", "manor-old"]), "play:breeders-fair")
    assert choices(play) == ["card:farm-home", "card:farm-stud", "no"]  # the manor is no farm
    do(play, "card:farm-home", "card:farm-stud")
    assert laid(play, "farm-home").tokens == ("dog",)
    assert laid(play, "farm-stud").tokens == ("horse",)
    assert (actions(play), money(play)) == (4 - 1, 30)


def test_both_animals_may_go_to_one_farm_without_cards() -> None:  # LW-8.9
    play = on_turn(30, ["breeders-fair", "companion-horse"], ["farm-home"])
    do(play, "play:breeders-fair", "card:farm-home", "card:farm-home")
    assert laid(play, "farm-home").tokens == ("dog", "horse")
    assert hand(play) == ["companion-horse"]


def test_fewer_than_two_animals_may_be_placed() -> None:  # LW-8.9
    play = do(on_turn(30, ["breeders-fair"], ["farm-home"]), "play:breeders-fair", "card:farm-home", "no")
    assert laid(play, "farm-home").tokens == ("dog",)
    play = do(on_turn(30, ["breeders-fair"], ["farm-home"]), "play:breeders-fair", "no")
    assert laid(play, "farm-home").tokens == ()


def test_a_full_farm_takes_no_animal() -> None:  # LW-8.9
    play = on_turn(
        30, ["breeders-fair"], [on_board("farm-home", "dog horse"), on_board("farm-stud", "horse")]
    )
    do(play, "play:breeders-fair")
    assert choices(play) == ["card:farm-stud", "no"]
    do(play, "card:farm-stud")
    assert prompt(play) == "lw-act"  # nothing is free any more


def test_three_single_steps_down_on_one_or_several_properties() -> None:  # LW-8.10
    houses = [on_board("manor-old"), on_board("mansion-garden")]
    play = do(on_turn(30, ["storm-damage"], houses), "play:storm-damage", *["card:manor-old"] * 3)
    assert value_of(play, "manor-old") == 5  # 13, 10, 8, 5
    assert value_of(play, "mansion-garden") == 15


def test_fewer_steps_may_be_taken() -> None:  # LW-8.10
    play = do(on_turn(30, ["storm-damage"], ["manor-old"]), "play:storm-damage", "card:manor-old", "no")
    assert value_of(play, "manor-old") == 10


def test_farms_have_no_scale_to_go_down() -> None:  # LW-8.10
    play = do(on_turn(30, ["storm-damage"], ["manor-old", "farm-home"]), "play:storm-damage")
    assert choices(play) == ["card:manor-old", "no"]


def test_storm_damage() -> None:  # E22
    houses = [on_board("manor-old", value=10), on_board("mansion-garden", value=8)]
    play = on_turn(30, ["storm-damage"], houses)
    do(play, "play:storm-damage", "card:manor-old", "card:manor-old", "card:mansion-garden")
    assert (value_of(play, "manor-old"), value_of(play, "mansion-garden")) == (5, 6)

    play = do(on_turn(30, ["storm-damage"], houses), "play:storm-damage", "card:mansion-garden")
    assert value_of(play, "mansion-garden") == 6  # the lowest step
    cannot(play, "card:mansion-garden")


@pytest.mark.parametrize("entry", ["breeders-fair", "storm-damage", "dry-rot", "auction"])
def test_a_card_may_be_played_even_if_it_changes_nothing(entry: str) -> None:  # LW-8.12, LW-R30
    play = do(on_turn(30, [entry], ["waiter"], mode=SACKED), f"play:{entry}")
    assert prompt(play) == "lw-act"
    assert (money(play), actions(play)) == (30, 4 - 1)
    assert box(play) == [entry]
