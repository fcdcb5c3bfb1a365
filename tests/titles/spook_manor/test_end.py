"""SM-5 The end of the game, and how the table is scored as it lies (SM-6.1.3, SM-6.8)."""

from __future__ import annotations

import pytest

from salotto.kernel.codec import encode
from salotto.kernel.play import Refused
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.state import Phase
from tests.each import for_each
from tests.kit.player import answer, play_out, question, told
from tests.titles.spook_manor.positions import a_manor, a_room, spaces, the_complete_manor
from tests.titles.spook_manor.tables import (
    a_game,
    a_restless_manor,
    build,
    commit,
    hand_keys,
    in_round_one,
    is_over,
    move,
    phase,
    play_to_round,
)


def test_the_game_ends_in_phase_2_of_round_20() -> None:  # SM-5.1
    play = a_game(a_restless_manor(), round=20)
    commit(play, 0)
    commit(play, 1)
    assert not is_over(play)
    answer(play, 0, "done")
    assert is_over(play)
    assert phase(play) is Phase.OVER
    assert play.outcome == TITLE.outcome(play.state)
    assert play.pending == []


def test_round_19_is_not_the_last() -> None:  # SM-5.1, SM-5.2
    play = a_game(round=19)
    commit(play, 0)
    commit(play, 1)
    assert not is_over(play)
    assert [len(manor.deck) for manor in play.state.manors] == [0, 0]
    assert [len(hand_keys(play, seat)) for seat in (0, 1)] == [4, 4]
    assert question(play).keys == hand_keys(play, 0)  # the last 4 cards


def test_round_20_has_its_invitations_and_its_phase_1b() -> None:  # SM-5.3
    play = a_game(a_manor(columns={0: ["goblin-card-nook"]}), round=20, hands=[["goblin-suite"]])
    build(play, 0, "goblin-suite", 1, 1)
    commit(play, 1)
    move(play, 0, "waiting:green", "space:goblin-card-nook:0")
    answer(play, 0, "done")
    assert is_over(play)
    assert play.state.manors[0].seated == [spaces("green", None)]
    assert play.scorecards()[0].points["entertainment"] == 1
    assert play.scorecards()[0].points["leftover"] == 0


@for_each("players", range(2, 7))
def test_at_the_end_every_manor_has_2_foyer_cards_and_20_rooms(players: int) -> None:  # SM-5.4, SM-5.6
    play = play_out(in_round_one(players))
    for manor in play.state.manors:
        assert sum(len(column) for column in manor.columns) == 2 + 20
        assert (len(manor.hand), len(manor.deck)) == (3, 0)


def test_the_three_cards_left_are_worth_nothing() -> None:  # SM-5.4
    play = play_out(a_game(round=20))
    before = play.scorecards()
    for manor in play.state.manors:
        manor.hand.cards = [
            a_room("master-bedroom"),
            a_room("master-bedroom", 2),
            a_room("secret-laboratory"),
        ]
    assert play.scorecards() == before


def test_in_phase_2_of_round_20_nothing_is_passed_and_nothing_drawn() -> None:  # SM-5.5
    play = play_to_round(in_round_one(), 20)
    kept = [hand_keys(play, seat)[1:] for seat in range(3)]
    passed = len(told(play, "sm-hands-pass"))
    play_out(play)
    assert [hand_keys(play, seat) for seat in range(3)] == kept
    assert passed == len(told(play, "sm-hands-pass")) == 19


def test_the_game_ends_for_all_together_and_nobody_plays_a_21st_card() -> None:  # SM-5.6
    play = a_game(a_restless_manor(), a_manor(), a_restless_manor(), round=20)
    for seat in range(3):
        commit(play, seat)
    answer(play, 2, "done")
    assert not is_over(play)
    answer(play, 0, "done")
    assert is_over(play)
    for seat in range(3):
        with pytest.raises(Refused, match="over"):
            answer(play, seat, hand_keys(play, seat)[0])


def test_nothing_can_be_taken_back_once_the_game_is_over() -> None:  # SM-5.1, SM-4.4.14
    play = play_out(a_game(round=20))
    with pytest.raises(Refused, match="barrier"):
        play.undo(0)


def test_the_last_round_of_goblin_suite() -> None:  # EX-7, SM-5.1, SM-5.3, SM-5.4
    scores = []
    for seat_it in (True, False):
        play = a_game(a_manor(columns={0: ["goblin-card-nook"]}), round=20, hands=[["goblin-suite"]])
        build(play, 0, "goblin-suite", 1, 1)
        commit(play, 1)
        assert play.state.manors[0].waiting == [0, 0, 1, 0]
        if seat_it:
            move(play, 0, "waiting:green", "space:goblin-card-nook:1")
        answer(play, 0, "done")
        assert is_over(play)
        assert len(hand_keys(play, 0)) == 3
        scores.append(play.scorecards()[0])
    assert [score.points["leftover"] for score in scores] == [0, -1]
    assert [score.points["printed"] for score in scores] == [2, 2]  # of the Suite, and of nothing in hand
    played, unused = 20, 3
    assert 4 + 19 == played + unused == 23


def test_nothing_is_arranged_for_the_player() -> None:  # EX-32, SM-4.4.15, SM-6.1.3, SM-6.7.1
    play = a_game(a_restless_manor(), round=20)
    commit(play, 0)
    commit(play, 1)
    answer(play, 0, "done")
    assert is_over(play)
    manor = play.state.manors[0]
    assert (manor.waiting, manor.seated) == ([0, 0, 1, 0], [spaces(None, None)])
    assert play.scorecards()[0].points["entertainment"] == 0
    assert play.scorecards()[0].points["leftover"] == -1


def test_the_last_three_cards_are_neither_passed_nor_shown() -> None:  # EX-33, SM-5.1, SM-5.3, SM-5.5, SM-2.6
    play = a_game(a_restless_manor(), a_restless_manor(), round=20)
    kept = hand_keys(play, 0)[1:]
    commit(play, 0)
    commit(play, 1)
    answer(play, 0, "done")
    assert not is_over(play)  # scored only after everybody is done
    answer(play, 1, "done")
    assert is_over(play)
    assert hand_keys(play, 0) == kept
    assert play.view(0)["manors"][0]["hand"] == kept
    for other in (1, None):
        assert play.view(other)["manors"][0]["hand"] == [None] * 3


def test_scoring_moves_nothing() -> None:  # SM-1.7, SM-6.1.3
    play = play_out(a_game(the_complete_manor(), a_restless_manor(), round=20))
    before = encode(play.state)
    assert play.scorecards() == play.scorecards()
    assert play.outcome == play.outcome
    assert encode(play.state) == before


def test_the_highest_total_wins() -> None:  # SM-6.8.1, SM-6.8.4
    play = play_out(a_game(a_manor(), the_complete_manor(), a_restless_manor(), round=20))
    outcome = play.outcome
    assert outcome is not None
    assert outcome.scores == tuple(card.total for card in play.scorecards())
    assert outcome.scores[1] > outcome.scores[0] > outcome.scores[2]
    assert outcome.ranks == (2, 1, 3)
    assert outcome.winners == (1,)


def test_a_tie_goes_to_the_better_foyer_and_else_is_shared() -> None:  # SM-6.8.2, SM-6.8.3
    four = ["creaky-kitchen", "cobweb-study", "mouldy-bathroom", "dusty-library"]  # 3 VP each
    high = {0: four}
    wide = {2: [four[0]], 3: [four[1]], 4: [four[2]], 5: [four[3]], 6: ["trophy-room"]}
    manors = [a_manor(columns=high), a_manor(columns=wide), a_manor(columns=high)]
    play = a_game(*manors, round=20, hands=[["forgotten-nursery"]] * 3)
    build(play, 0, "forgotten-nursery", 0, 5)
    build(play, 1, "forgotten-nursery", 7, 0)
    build(play, 2, "forgotten-nursery", 0, 5)
    outcome = play.outcome
    assert outcome is not None
    assert outcome.scores == (5 * 3 + 3, 6 * 3, 5 * 3 + 3)  # a column of 6 is worth as much as a sixth room
    assert outcome.ranks == (1, 3, 1)
    assert outcome.winners == (0, 2)
