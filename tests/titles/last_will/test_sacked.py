"""LW-24 Getting sacked, and what it means for the end of the game."""

from __future__ import annotations

from random import Random

import pytest

from salotto.kernel.play import NEVER, Play
from salotto.titles.last_will import TITLE
from salotto.titles.last_will.state import Phase
from tests.kit.player import NAMES, can, do, prompt, told, why_not
from tests.titles.last_will.positions import Board, a_bystander, a_cousin, a_game, on_board, on_turn
from tests.titles.last_will.tables import SACKED, choices, end_round, money, player

ALL_BUT_CHEF = ["helm", "silverware", "mansion"]  # of the apothecary
ALL_BUT_MASK = ["silverware", "horse", "mansion"]  # of the doctor
ALL_BUT_HORSE = ["silverware", "mask", "mansion"]  # of the doctor


def test_with_all_lines_covered_the_player_is_sacked() -> None:  # LW-24.1
    play = on_turn(30, ["theatre", "dinner"], ["school-chum"], job="job-doctor", covered=ALL_BUT_MASK)
    do(play, "play:theatre")
    assert prompt(play) == "lw-cover"
    do(play, "line:job-doctor:2")
    assert player(play).job is None
    assert player(play).covered == 0  # the tokens are back in the supply
    assert [line.event.args["job"] for line in told(play, "lw-sacked")] == ["job:job-doctor"]


def test_before_the_last_line_is_covered_nobody_is_sacked() -> None:  # LW-24.1
    play = on_turn(30, ["theatre"], ["school-chum"], job="job-doctor", covered=ALL_BUT_MASK[:2])
    do(play, "play:theatre", "line:job-doctor:2")
    assert player(play).job is not None


def test_an_errand_can_sack_too() -> None:  # LW-24.1
    me = a_cousin(job="job-doctor", covered=ALL_BUT_MASK, errand_boys=1)
    play = do(a_game(me, a_bystander(), a_cousin(), phase=Phase.ERRANDS), "errand:demotion")
    assert player(play).job is None  # one line, no choice


def test_who_is_sacked_takes_no_income_any_more() -> None:  # LW-24.1
    me = a_cousin(30, ["theatre"], ["school-chum"], job="job-doctor", covered=ALL_BUT_MASK)
    play = do(a_game(me, a_bystander()), "play:theatre", "line:job-doctor:2", "end")
    end_round(play)
    assert money(play) == 30 - 2


def test_with_a_job_nobody_goes_bankrupt_or_into_debt() -> None:  # LW-24.2
    play = on_turn(2, ["dinner", "carriage-ride", "butler"], job="job-banker")
    do(play, "play:dinner")
    assert money(play) == 0
    assert not player(play).bankrupt
    assert why_not(play, "play:carriage-ride") == "LW-14.2"


def test_a_sacked_player_without_property_may_go_into_debt() -> None:  # LW-24.2
    play = on_turn(5, ["theatre", "boat-trip"], ["school-chum"], job="job-doctor", covered=ALL_BUT_MASK)
    do(play, "play:theatre", "line:job-doctor:2", "play:boat-trip")
    assert money(play) == 5 - 2 - 5
    assert player(play).bankrupt


def test_a_sacked_player_with_property_may_not() -> None:  # LW-24.2, LW-14.2
    board = ["farm-home", "school-chum"]
    play = on_turn(5, ["theatre", "boat-trip"], board, job="job-doctor", covered=ALL_BUT_MASK)
    do(play, "play:theatre", "line:job-doctor:2")
    assert why_not(play, "play:boat-trip") == "LW-14.2"


def test_being_sacked_can_itself_complete_a_bankruptcy() -> None:  # LW-24.3, LW-R4
    play = on_turn(0, ["companion-horse"], ["coach-and-pair"], job="job-doctor", covered=ALL_BUT_HORSE)
    do(play, "token:companion-horse", "line:job-doctor:3")
    assert player(play).job is None
    assert player(play).bankrupt

    me = a_cousin(0, job="job-doctor", covered=ALL_BUT_MASK, errand_boys=1)
    play = do(a_game(me, a_bystander(), a_cousin(), phase=Phase.ERRANDS), "errand:demotion")
    assert player(play).bankrupt


def test_sacked_and_bankrupt_in_one_play() -> None:  # E26, LW-R3
    hand = ["dinner-chef", "companion-chef"]
    play = on_turn(3, hand, ["school-chum"], job="job-apothecary", covered=ALL_BUT_CHEF)
    do(play, "play:dinner-chef", "card:companion-chef")
    assert player(play).job is None  # at this price it is no choice
    assert money(play) == 3 - (1 + 3) == -1
    assert player(play).bankrupt

    demoted = on_turn(3, hand, ["school-chum"], job="job-apothecary", covered=ALL_BUT_CHEF, demoted=True)
    do(demoted, "play:dinner-chef")  # without the demotion there is no question about the chef
    assert money(demoted) == 3 - 1
    assert player(demoted).job is not None


def test_the_last_demotion_stays_optional_where_the_money_suffices() -> None:  # LW-21.6
    hand = ["dinner-chef", "companion-chef"]
    play = on_turn(4, hand, ["school-chum"], job="job-apothecary", covered=ALL_BUT_CHEF)
    do(play, "play:dinner-chef", "card:companion-chef")
    assert choices(play) == ["line:job-apothecary:2", "no"]
    do(play, "no")
    assert money(play) == 0
    assert player(play).job is not None
    assert not player(play).bankrupt


def test_a_dear_card_can_be_played_if_it_sacks() -> None:  # LW-22.10, LW-R3
    play = on_turn(
        1, ["theatre", "dinner"], ["tailor", "school-chum"], job="job-doctor", covered=ALL_BUT_MASK
    )
    assert why_not(play, "play:dinner") == "LW-14.2"
    do(play, "play:theatre")
    assert player(play).job is None
    assert choices(play) == ["2", "5"]  # and the Tailor may add his part
    assert money(do(play, "5")) == 1 - 5


def test_a_dear_card_can_be_played_if_a_companion_sacks() -> None:  # LW-22.10, LW-R3
    hand = ["boat-trip-companions", "companion-dog", "companion-chef"]
    play = on_turn(1, hand, ["school-chum"], job="job-apothecary", covered=ALL_BUT_CHEF)
    do(play, "play:boat-trip-companions")  # 2 pounds: not without the chef
    assert choices(play) == ["card:companion-dog", "card:companion-chef"]
    do(play, "card:companion-dog")  # then the chef has to come too, without a question
    assert player(play).job is None
    assert money(play) == 1 - (2 + 3 + 2)


def test_the_opera_can_sack_and_ruin_at_once() -> None:  # LW-23.4, LW-14.6
    me = a_cousin(1, job="job-doctor", covered=ALL_BUT_MASK, errand_boys=1)
    play = do(a_game(me, a_bystander(), a_cousin(), phase=Phase.ERRANDS), "errand:opera")
    assert player(play).job is None
    assert money(play) == 1 - 2
    assert player(play).bankrupt
    no_mask = a_cousin(1, job="job-doctor", covered=ALL_BUT_HORSE, errand_boys=1)
    assert not can(a_game(no_mask, a_bystander(), a_cousin(), phase=Phase.ERRANDS), "errand:opera")


def test_an_activation_sacks_nobody() -> None:  # LW-22.3
    board: Board = [on_board("theatre-box", "guest"), "school-chum"]
    play = on_turn(1, [], board, job="job-doctor", covered=ALL_BUT_MASK)
    do(play, "activate:theatre-box")
    assert money(play) == 0
    assert player(play).job is not None


def test_after_the_last_round_the_employed_take_income_once_more() -> None:  # LW-24.4
    play = a_game(a_cousin(9, ["dinner"], job="job-doctor"), a_cousin(11), a_cousin(9), round=7)
    do(play, "end")
    assert play.over
    assert [player.money for player in play.state.players] == [9 + 7, 11, 9]
    assert play.outcome is not None
    assert play.outcome.ranks == (3, 2, 1)


@pytest.mark.parametrize(("set_", "lines"), [("4-line", 4), ("5-line", 5)])
def test_nobody_goes_bankrupt_before_round_4_or_5(set_: str, lines: int) -> None:  # LW-24.5
    for seed in range(5):
        chance = Random(seed)
        table = TITLE.table(NAMES[:2], str(seed), SACKED, {"starting_money": "chosen-will"})
        play = Play(TITLE, table, every=NEVER)
        play.answer(0, f"will:gs-last-will-{set_}-60")
        while (decision := play.next_decision()) is not None:
            if play.state.round < lines:
                assert not any(player.bankrupt or player.job is None for player in play.state.players)
            play.take(decision, chance.choice(decision.options))
        assert play.state.round >= lines
