"""LW-12 Special cards, and what each of them that lies on a board does.

The white-bordered ones are in test_white_cards, the expenses in test_black_cards, the others with their
kind in test_helpers and test_new_cards.
"""

from __future__ import annotations

from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Deck, Kind
from salotto.titles.last_will.state import Phase
from tests.kit.player import do, prompt
from tests.titles.last_will.positions import a_bystander, a_cousin, a_game, on_turn
from tests.titles.last_will.tables import (
    actions,
    board,
    box,
    end_round,
    hand,
    laid,
    money,
    pile,
    play_to_round,
)


def test_special_cards_come_only_from_the_offering_board() -> None:  # LW-12.1
    play = a_game(a_cousin(board=["waiter"]), phase=Phase.ERRANDS, offers={"a1": "steam-yacht"})
    do(play, "errand:trio")
    assert hand(play) == ["steam-yacht"]
    special = {card.entry for card in BOX.cards if card.deck in (Deck.SPECIAL, Deck.NEW_SPECIAL)}
    for deck in play.state.decks:
        assert not special & {card.entry for card in deck}


def test_a_white_special_card_is_played_like_an_event() -> None:  # LW-12.1
    play = do(on_turn(30, ["royal-banquet"], ["waiter"]), "play:royal-banquet", "4")
    assert (money(play), actions(play)) == (30 - (3 + 1), 4 - 1)


def test_a_black_special_card_is_laid_on_the_board() -> None:  # LW-12.1
    play = do(on_turn(30, ["steam-yacht", "companion-guest"], ["waiter"]), "lay:steam-yacht")
    assert board(play) == ["waiter", "steam-yacht"]
    do(play, "token:companion-guest", "activate:steam-yacht", "4")
    assert (money(play), actions(play)) == (30 - 4, 4 - 2 - 1)


def test_a_special_card_that_is_played_goes_to_the_box() -> None:  # LW-12.2
    play = do(on_turn(30, ["hectic-day"], ["waiter"]), "play:hectic-day")
    assert box(play) == ["hectic-day"]


def test_a_special_card_that_is_discarded_from_the_hand_goes_to_the_box() -> None:  # LW-12.2
    play = do(a_game(a_cousin(hand=["hectic-day", "dinner", "ball"]), a_cousin()), "end")
    do(play, "card:dinner", "card:ball")
    assert box(play) == ["hectic-day"]
    assert play.state.round == 4


def test_a_special_card_left_on_offer_goes_to_the_box() -> None:  # LW-12.2, LW-15.4
    play = a_game(a_cousin(board=["waiter"]), a_bystander(), offers={"a1": "hectic-day", "a3": "theatre"})
    end_round(play)
    assert box(play) == ["hectic-day"]
    assert pile(play, "events") == ["theatre"]


def test_no_card_comes_back_from_the_box() -> None:  # LW-1.8
    play = do(on_turn(30, ["hectic-day", "early-start"], ["waiter"]), "play:hectic-day", "play:early-start")
    gone = list(box(play))
    play_to_round(play, 7)
    assert box(play)[: len(gone)] == gone
    everywhere = [card for card in play.state.offers if card]
    everywhere += [card for player in play.state.players for card in player.hand]
    assert not {card.entry for card in everywhere} & set(gone)


def test_special_cards_may_be_kept_within_the_hand_limit() -> None:  # LW-12.3
    play = do(a_game(a_cousin(hand=["hectic-day", "dinner", "early-start"]), a_cousin()), "end")
    assert prompt(play) == "lw-keep"
    do(play, "card:hectic-day", "card:early-start")
    assert play.state.round == 4
    assert hand(play) == ["hectic-day", "early-start"]


def test_the_special_helpers_and_their_activations() -> None:  # LW-9.5, LW-12.1
    helpers = {card.entry for card in BOX.base if card.deck is Deck.SPECIAL and card.kind is Kind.HELPER}
    assert helpers == {"housekeeper", "private-secretary", "impresario"}
    play = do(on_turn(30, ["impresario", "housekeeper", "private-secretary"]), "lay:impresario")
    do(play, "activate:impresario", "lay:housekeeper", "lay:private-secretary")
    assert money(play) == 30 - 1
    assert laid(play, "impresario").used
