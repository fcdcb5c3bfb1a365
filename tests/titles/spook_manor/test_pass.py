"""SM-4.5 Phase 2: three cards to the left neighbour, one card from the own deck."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from salotto.kernel.play import Refused
from tests.each import for_each
from tests.kit.player import told
from tests.titles.spook_manor.tables import (
    Table,
    a_game,
    commit,
    hand_keys,
    in_round_one,
    is_over,
    play_to_round,
)


@dataclass
class Round:
    """What was there before phase 2, and the table after it."""

    kept: list[list[str]]  # by seat, the three cards not played
    tops: list[str]  # by seat, the top card of the own deck
    play: Table


def a_round(play: Table) -> Round:
    """Let everybody play the first card of the hand; nobody has anything to move."""
    seats = range(play.table.players)
    kept = [hand_keys(play, seat)[1:] for seat in seats]
    tops = [play.state.manors[seat].deck.cards[-1].key for seat in seats]
    now = play.state.round
    for seat in seats:
        commit(play, seat)
    play_to_round(play, now + 1)
    return Round(kept, tops, play)


@for_each("players", range(2, 7))
def test_three_cards_go_to_the_left_neighbour_in_every_round(players: int) -> None:  # SM-4.5.1
    play = in_round_one(players)
    while play.state.round < play.state.rounds:
        after = a_round(play)
        for seat in range(players):
            assert len(after.kept[seat]) == 3
            assert hand_keys(play, (seat + 1) % players)[:3] == after.kept[seat]


def test_two_players_exchange_their_hands() -> None:  # SM-4.5.1
    after = a_round(a_game())
    assert hand_keys(after.play, 0)[:3] == after.kept[1]
    assert hand_keys(after.play, 1)[:3] == after.kept[0]


def test_then_everybody_draws_the_top_card_of_the_own_deck() -> None:  # SM-4.5.2, SM-4.5.4
    play = in_round_one(4)
    for _ in range(5):
        after = a_round(play)
        for seat in range(4):
            assert len(hand_keys(play, seat)) == 4
            assert hand_keys(play, seat)[3] == after.tops[seat]


def test_a_new_round_begins() -> None:  # SM-4.5.2
    play = a_round(in_round_one()).play
    assert play.state.round == 2
    assert [(decision.seat, decision.prompt) for decision in play.pending] == [
        (0, "sm-play-room"),
        (1, "sm-play-room"),
        (2, "sm-play-room"),
    ]


@for_each("played", [1, 2, 10, 18, 19])
def test_after_round_k_each_deck_holds_19_minus_k_cards(played: int) -> None:  # SM-4.5.3
    play = play_to_round(in_round_one(), played + 1)
    assert [len(manor.deck) for manor in play.state.manors] == [19 - played] * 3


def test_decks_are_never_passed() -> None:  # SM-4.5.4
    play = in_round_one()
    dealt = [[room.key for room in manor.deck] for manor in play.state.manors]
    play_to_round(play, 10)
    for manor, deck in zip(play.state.manors, dealt, strict=True):
        assert [room.key for room in manor.deck] == deck[:10]


def test_no_card_received_is_passed_on_in_the_same_phase() -> None:  # SM-4.5.5
    after = a_round(in_round_one(6))
    for seat in range(6):
        others = set(hand_keys(after.play, seat)[:3])
        assert others == set(after.kept[seat - 1])
        assert after.tops[seat] not in others


def test_all_pass_at_the_same_time_without_a_question() -> None:  # SM-4.5.5
    after = a_round(in_round_one())
    assert len(told(after.play, "sm-hands-pass")) == 1
    assert [choice.key.partition(":")[0] for choice in after.play.log[-6:]] == ["room", "spot"] * 3


def test_nobody_goes_back_behind_the_passing() -> None:  # SM-4.5.5
    play = a_round(in_round_one(2)).play
    for seat in (0, 1):
        with pytest.raises(Refused) as refused:
            play.undo(seat)
        assert refused.value.reason == "undo-reveal"


def test_passing_with_3_players() -> None:  # EX-6
    play = in_round_one(3)
    for number in (1, 2):
        after = a_round(play)
        assert hand_keys(play, 1)[:3] == after.kept[0]
        assert hand_keys(play, 2)[:3] == after.kept[1]
        assert hand_keys(play, 0)[:3] == after.kept[2]
        assert [(len(manor.hand), len(manor.deck)) for manor in play.state.manors] == [(4, 19 - number)] * 3
    play_to_round(play, 20)
    assert [(len(manor.hand), len(manor.deck)) for manor in play.state.manors] == [(4, 0)] * 3
    assert not is_over(play)  # round 20 is still played
