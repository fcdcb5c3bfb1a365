"""LW-11 Companions and their tokens."""

from __future__ import annotations

from tests.each import for_each
from tests.kit.player import can, do, prompt, reason, why_not
from tests.titles.last_will.positions import a_bystander, a_cousin, a_game, on_board, on_turn
from tests.titles.last_will.tables import (
    actions,
    board,
    choices,
    end_round,
    hand,
    laid,
    money,
    pile,
    play_to_round,
)

TYPES = ["chef", "guest", "dog", "horse"]
WITH_A_SLOT = {
    "chef": "reservation-chef",
    "guest": "theatre-box",
    "dog": "manor-old",
    "horse": "coach-and-pair",
}


@for_each("companion", TYPES)
def test_a_companion_card_is_never_played_alone(companion: str) -> None:  # LW-11.1
    play = on_turn(30, [f"companion-{companion}"], ["waiter"])
    assert choices(play) == ["activate:waiter", "end"]
    assert why_not(play, f"token:companion-{companion}") == "LW-11.3"


def test_a_companion_goes_with_a_white_bordered_card_that_names_it() -> None:  # LW-11.2
    play = do(on_turn(30, ["theatre-guest", "companion-guest"], ["waiter"]), "play:theatre-guest")
    do(play, "card:companion-guest")
    assert money(play) == 30 - (1 + 3)
    play = on_turn(30, ["theatre-guest", "companion-dog"], ["waiter"])
    assert money(do(play, "play:theatre-guest")) == 30 - 1  # a dog is no guest
    assert hand(play) == ["companion-dog"]


@for_each("companion", TYPES)
def test_a_slot_takes_only_the_companion_it_shows(companion: str) -> None:  # LW-11.3, LW-11.4
    entry = WITH_A_SLOT[companion]
    others = [f"companion-{other}" for other in TYPES if other != companion]
    play = on_turn(30, [f"companion-{companion}", *others], [entry, "waiter"])
    for other in others:
        assert why_not(play, f"token:{other}") == "LW-11.3"
    do(play, f"token:companion-{companion}")
    assert laid(play, entry).tokens == (companion,)


def test_only_the_uppermost_empty_slot_can_be_filled() -> None:  # LW-11.3
    # mooring: dog, then guest
    play = on_turn(30, ["companion-guest", "companion-dog"], ["mooring"])
    assert why_not(play, "token:companion-guest") == "LW-11.3"
    do(play, "token:companion-dog", "token:companion-guest")
    assert laid(play, "mooring").tokens == ("dog", "guest")


def test_a_token_costs_an_action_and_the_card() -> None:  # LW-11.4
    play = do(on_turn(30, ["companion-chef"], ["reservation-chef"]), "token:companion-chef")
    assert (actions(play), money(play)) == (4 - 1, 30)
    assert hand(play) == []
    assert pile(play, "companions") == ["companion-chef"]
    play = on_turn(30, ["companion-chef"], ["reservation-chef"], actions=0)
    assert why_not(play, "token:companion-chef") == "LW-7.3"


def test_the_actions_for_white_cards_do_not_pay_for_a_token() -> None:  # LW-11.4, LW-13.12
    play = on_turn(30, ["companion-chef"], ["reservation-chef"], actions=0, white_actions=1)
    assert why_not(play, "token:companion-chef") == "LW-7.3"


def test_the_card_with_the_slot_may_be_new_or_already_activated() -> None:  # LW-11.4
    play = on_turn(30, ["reservation-chef", "companion-chef"], ["waiter"])
    do(play, "lay:reservation-chef", "activate:reservation-chef", "1", "token:companion-chef")
    assert laid(play, "reservation-chef").tokens == ("chef",)
    assert laid(play, "reservation-chef").used


def test_a_companion_still_fits_nothing_on_the_board_of_another() -> None:  # LW-11.4
    play = a_game(a_cousin(hand=["companion-chef"], board=["waiter"]), a_cousin(board=["reservation-chef"]))
    assert not can(play, "token:companion-chef")
    assert reason(play, "token:companion-chef").rule == "LW-11.3"


def test_with_several_fitting_slots_the_player_chooses() -> None:  # LW-11.4
    play = on_turn(30, ["companion-chef"], ["reservation-chef", "mansion-garden", "mooring"])
    do(play, "token:companion-chef")
    assert choices(play) == ["card:reservation-chef", "card:mansion-garden"]
    do(play, "card:mansion-garden")
    assert laid(play, "mansion-garden").tokens == ("chef",)


def test_any_number_of_slots_may_be_filled_each_for_its_own_action() -> None:  # LW-11.5
    cards = ["companion-horse", "companion-dog", "companion-horse"]
    play = on_turn(30, cards, ["farm-great"], actions=4)
    do(play, "token:companion-horse", "token:companion-dog", "token:companion-horse")
    assert laid(play, "farm-great").tokens == ("horse", "dog", "horse")
    assert actions(play) == 4 - 3


def test_slots_in_order() -> None:  # E7
    play = on_turn(30, ["companion-horse"], ["farm-home"])
    assert why_not(play, "token:companion-horse") == "LW-11.3"
    play = on_turn(30, ["companion-horse", "companion-dog"], ["farm-home"])
    do(play, "token:companion-dog")
    assert actions(play) == 4 - 1
    do(play, "token:companion-horse")
    assert actions(play) == 4 - 2
    do(play, "activate:farm-home")
    assert choices(play) == ["2", "4", "7"]
    do(play, "7")
    assert (actions(play), money(play)) == (4 - 3, 30 - 7)


def test_tokens_stay_until_the_card_leaves_the_board() -> None:  # LW-11.6
    farm = on_board("farm-home", "dog")
    play = a_game(a_cousin(hand=["dinner"], board=[farm, "waiter"]), a_bystander())
    do(play, "activate:farm-home", "4")
    play_to_round(play, 5)
    assert laid(play, "farm-home").tokens == ("dog",)
    play = do(on_turn(30, ["farm-stud"], [farm, "waiter"]), "sell:farm-home")
    assert board(play) == ["waiter"]
    do(play, "buy:farm-stud")
    assert laid(play, "farm-stud").tokens == ()
    assert pile(play, "companions") == []


@for_each("companion", TYPES)
def test_the_wild_card_stands_for_any_type(companion: str) -> None:  # LW-11.7
    entry = WITH_A_SLOT[companion]
    play = do(on_turn(30, ["companion-wild"], [entry, "waiter"]), "token:companion-wild")
    assert laid(play, entry).tokens == (companion,)
    assert [card.entry for card in play.state.wilds] == ["companion-wild"] * 2


def test_the_type_of_the_wild_card_is_chosen_when_it_is_used() -> None:  # LW-11.7
    play = on_turn(30, ["boat-trip-companions", "companion-wild"], ["waiter"])
    do(play, "play:boat-trip-companions", "card:companion-wild")
    assert choices(play) == ["extra:dog:3", "extra:guest:2", "extra:chef:2"]
    do(play, "extra:guest:2")
    assert money(play) == 30 - (2 + 2)
    assert prompt(play) == "lw-act"


def test_two_wild_cards_are_two_companions() -> None:  # LW-11.7
    play = on_turn(30, ["theatre-horse-guest", "companion-wild", "companion-wild"], ["waiter"])
    do(play, "play:theatre-horse-guest", "card:companion-wild", "extra:guest:2", "card:companion-wild")
    assert money(play) == 30 - (1 + 2 + 2)


def test_a_wild_card_cannot_be_kept() -> None:  # LW-11.8
    play = a_game(a_cousin(hand=["companion-wild", "dinner", "ball"]), a_cousin())
    do(play, "end")
    assert choices(play) == ["card:dinner", "card:ball", "enough"]
    assert [card.entry for card in play.state.wilds] == ["companion-wild"] * 2
    do(play, "card:dinner", "card:ball")
    assert play.state.round == 4
    assert hand(play) == ["dinner", "ball"]


def test_a_wild_card_is_gone_even_if_nothing_else_is_in_the_hand() -> None:  # LW-11.8
    play = a_game(a_cousin(hand=["companion-wild"], board=["waiter"]), a_bystander())
    end_round(play)
    assert hand(play) == []
