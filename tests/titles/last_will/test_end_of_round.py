"""LW-15 Phase 5, End of round."""

from __future__ import annotations

import pytest

from salotto.titles.last_will.cards import Deck
from salotto.titles.last_will.state import Phase
from tests.kit.player import answer, do, question
from tests.titles.last_will.positions import Board, a_bystander, a_cousin, a_game, on_board
from tests.titles.last_will.tables import (
    box,
    choices,
    end_round,
    hand,
    laid,
    money,
    pile,
    play_to_phase,
    player,
    value_of,
)

FIVE = ["dinner", "waiter", "manor-old", "companion-dog", "hectic-day"]


def test_at_most_2_cards_are_kept_and_the_others_go_to_their_piles() -> None:  # LW-15.1
    play = do(a_game(a_cousin(hand=FIVE), a_cousin()), "end")
    assert choices(play) == [*(f"card:{entry}" for entry in FIVE), "enough"]
    do(play, "card:waiter", "card:hectic-day")
    assert play.state.round == 4
    assert hand(play) == ["waiter", "hectic-day"]
    assert pile(play, "events") == ["dinner"]
    assert pile(play, "properties") == ["manor-old"]
    assert pile(play, "companions") == ["companion-dog"]
    assert box(play) == []


def test_special_cards_are_discarded_to_the_box() -> None:  # LW-15.1, LW-12.2
    play = do(a_game(a_cousin(hand=FIVE), a_cousin()), "end", "card:waiter", "card:dinner")
    assert box(play) == ["hectic-day"]


@pytest.mark.parametrize("kept", [[], ["card:waiter"]])
def test_keeping_fewer_is_allowed(kept: list[str]) -> None:  # LW-15.1
    play = do(a_game(a_cousin(hand=["waiter", "dinner"]), a_cousin()), "end", *kept, "enough")
    assert hand(play) == [name.removeprefix("card:") for name in kept]


def test_everybody_chooses_at_the_same_time() -> None:  # LW-15.1
    play = a_game(a_cousin(hand=["dinner", "ball"]), a_cousin(hand=["theatre"]), a_cousin())
    do(play, "end")
    answer(play, 1, "end")
    assert [decision.seat for decision in play.pending] == [0, 1]
    answer(play, 1, "card:theatre")
    assert [decision.seat for decision in play.pending] == [0]
    assert hand(play, 1) == ["theatre"]
    do(play, "card:ball", "enough")
    assert play.state.round == 4
    assert hand(play) == ["ball"]


@pytest.mark.parametrize(("round", "bankrupt"), [(7, False), (3, True)])
def test_in_the_last_round_nothing_is_discarded(round: int, bankrupt: bool) -> None:  # LW-15.1
    me = a_cousin(hand=[*FIVE, "companion-wild"])
    play = do(a_game(me, a_cousin(bankrupt=bankrupt), round=round), "end")
    assert play.over
    assert hand(play) == FIVE


def test_the_end_of_a_round() -> None:  # E14
    cards = ["dinner", "companion-dog", "companion-guest", "companion-wild"]
    play = do(a_game(a_cousin(hand=cards, board=["school-chum"]), a_cousin()), "end")
    assert hand(play) == cards[:3]
    assert question(play).about["limit"] == 4
    do(play, *(f"card:{entry}" for entry in cards[:3]))
    assert play.state.round == 4
    assert hand(play) == cards[:3]

    play = do(a_game(a_cousin(hand=cards), a_cousin()), "end")
    assert question(play).about["limit"] == 2
    do(play, "card:dinner", "card:companion-dog")
    assert play.state.round == 4
    assert hand(play) == ["dinner", "companion-dog"]


def test_depreciation() -> None:  # E15, LW-15.2
    owned: Board = [
        on_board("manor-old", value=8),
        on_board("town-house-mews", value=1),
        on_board("town-house-corner", value=10),
        "farm-home",
    ]
    play = a_game(a_cousin(60, ["mansion-lake"], owned), a_bystander())
    do(play, "buy:mansion-lake", "activate:town-house-corner", "end")
    end_round(play)
    values = ("manor-old", "mansion-lake", "town-house-mews", "town-house-corner", "farm-home")
    assert [value_of(play, entry) for entry in values] == [5, 15, 1, 10, 9]


def test_check_marks_are_removed() -> None:  # LW-15.3
    board = ["waiter", "manor-old", "solicitor", "butler", "farm-home"]
    play = a_game(a_cousin(60, board=board), a_bystander())
    do(
        play,
        "activate:waiter",
        "activate:manor-old",
        "card:butler",
        "sell:manor-old",
        "card:solicitor",
        "end",
    )
    assert laid(play, "waiter").used
    assert (laid(play, "butler").uses, laid(play, "solicitor").uses) == (1, 1)
    end_round(play)
    assert not any(laid.used or laid.uses for laid in player(play).board)


def test_the_offering_boards_are_cleared() -> None:  # LW-15.4
    offers = {
        "a1": "hectic-day",
        "a3": "theatre",
        "w1": "companion-wild",
        "b1": "butler",
        "b2": "companion-dog",
    }
    play = end_round(a_game(a_cousin(board=["waiter"]), a_bystander(), offers=offers))
    assert pile(play, "events") == ["theatre"]
    assert pile(play, "helpers-expenses") == ["butler"]
    assert pile(play, "companions") == ["companion-dog"]
    assert box(play) == ["hectic-day"]
    assert [card.deck for card in play.state.offers if card].count(Deck.WILD) == 2


def test_planning_markers_and_errand_boys_are_taken_back() -> None:  # LW-15.5
    play = a_game(a_cousin(board=["waiter"], errand_boys=1), a_bystander(), phase=Phase.ERRANDS)
    play_to_phase(play, Phase.ACTIONS)
    assert any(play.state.figures)
    end_round(play)
    assert not any(play.state.figures)
    assert [player.plan for player in play.state.players] == [None, None]
    assert play.state.blocked == []


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_round_counter_moves_and_the_starting_player_marker_goes_to_the_left(
    start: int,
) -> None:  # LW-15.6
    busy = a_cousin(board=["waiter"])
    play = end_round(a_game(busy, a_cousin(), a_cousin(), start=start, round=3))
    assert play.state.round == 4
    assert play.state.start == (start + 1) % 3
    assert play.pending[0].seat == (start + 1) % 3


def test_the_starting_player_marker_stays_when_the_game_ends() -> None:  # LW-15.6
    play = do(a_game(a_cousin(hand=["dinner"]), a_cousin(), start=1, round=7), "end")
    assert play.over
    assert (play.state.start, play.state.round) == (1, 7)
    assert money(play) == 30
