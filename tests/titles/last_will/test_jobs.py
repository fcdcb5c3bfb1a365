"""LW-21 Jobs and income; what is printed on each employment card."""

from __future__ import annotations

import pytest

from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.state import Phase
from tests.each import for_each
from tests.kit.player import can, do, prompt, told
from tests.titles.last_will.positions import a_bystander, a_cousin, a_game, a_job, on_turn
from tests.titles.last_will.tables import (
    SACKED,
    a_table,
    actions,
    choices,
    end_round,
    hand,
    money,
    play_to_phase,
    player,
)

JOBS = {
    "job-doctor": {"silverware": 1, "mask": 1, "horse": 2, "mansion": 3},
    "job-banker": {"coach": 1, "guest": 1, "wine-glass": 2, "town-house": 3},
    "job-governess": {"mask": 1, "dog": 2, "helm": 2, "chef": 2},
    "job-schoolmaster": {"wine-glass": 1, "farm": 1, "coach": 2, "wild": 3},
    "job-clerk": {"helm": 1, "silverware": 2, "guest": 2, "manor": 2},
    "job-constable": {"dog": 1, "wine-glass": 1, "mask": 2, "helper": 3},
    "job-journalist": {"guest": 1, "coach": 2, "mask": 2, "farm": 2},
    "job-librarian": {"horse": 1, "silverware": 1, "helm": 2, "town-house": 3},
    "job-postmaster": {"coach": 1, "chef": 2, "wine-glass": 2, "manor": 2},
    "job-apothecary": {"helm": 1, "chef": 1, "silverware": 2, "mansion": 3},
    "job-tax-collector": {"silverware": 1, "guest": 2, "helm": 2, "farm": 3, "mansion": 3},
    "job-curator": {"mask": 2, "coach": 2, "dog": 2, "wine-glass": 2, "manor": 3},
    "job-stationmaster": {"horse": 1, "coach": 2, "chef": 2, "town-house": 3, "wild": 3},
    "job-piano-teacher": {"wine-glass": 1, "mask": 2, "guest": 2, "helper": 3, "mansion": 3},
    "job-surveyor": {"silverware": 2, "helm": 2, "dog": 2, "mask": 2, "farm": 3},
    "job-auctioneer": {"chef": 1, "wine-glass": 2, "horse": 2, "manor": 3, "nuptial": 3},
    "job-insurance-agent": {"coach": 2, "silverware": 2, "helm": 2, "dog": 2, "town-house": 3},
    "job-naval-officer": {"guest": 1, "mask": 2, "silverware": 2, "mansion": 3, "wild": 3},
    "job-secretary": {"helm": 1, "horse": 2, "wine-glass": 2, "farm": 3, "helper": 3},
    "job-architect": {"coach": 1, "chef": 2, "wine-glass": 2, "manor": 3, "town-house": 3},
}

every_job = for_each("entry", JOBS)


def income_in_the_next_round(job: str, covered: list[str]) -> int:
    """What a player takes in the next Setup phase."""
    play = a_game(a_cousin(10, job=job, covered=covered), phase=Phase.SETUP, round=3)
    return money(play) - 10


def test_every_job_is_tested() -> None:  # LW-21.1
    assert set(JOBS) == {job.entry for job in BOX.jobs}


@every_job
def test_a_job_has_4_or_5_lines_with_a_symbol_and_an_amount(entry: str) -> None:  # LW-21.1
    job = a_job(entry)
    assert {line.symbol.value: line.income for line in job.lines} == JOBS[entry]
    assert job.set == f"{len(JOBS[entry])}-line"


@every_job
def test_all_cards_with_4_lines_pay_7_pounds_and_with_5_lines_11(entry: str) -> None:  # LW-21.2, LW-R9b
    assert income_in_the_next_round(entry, []) == {4: 7, 5: 11}[len(JOBS[entry])]


@every_job
def test_a_covered_line_pays_nothing(entry: str) -> None:  # LW-21.3, LW-21.4
    lines = JOBS[entry]
    for symbol, pounds in lines.items():
        assert income_in_the_next_round(entry, [symbol]) == sum(lines.values()) - pounds
        others = [other for other in lines if other != symbol]
        assert income_in_the_next_round(entry, others) == pounds


@every_job
def test_every_line_can_be_covered_by_the_demotion_errand(entry: str) -> None:  # LW-21.3, LW-23.1
    for at, symbol in enumerate(JOBS[entry]):
        cousins = [a_cousin(job=entry, errand_boys=1), a_cousin(board=["school-chum"]), a_cousin()]
        play = do(a_game(*cousins, phase=Phase.ERRANDS), "errand:demotion", f"line:{entry}:{at + 1}")
        job, covered = play.state.players[0].job, play.view(0)["players"][0]["covered"]
        assert job is not None
        assert [line.symbol.value for n, line in enumerate(job.lines) if covered >> n & 1] == [symbol]


def test_a_covered_line_cannot_be_covered_again() -> None:  # LW-21.3
    me = a_cousin(hand=["dinner", "theatre"], board=["school-chum"], job="job-doctor", covered=["silverware"])
    play = do(a_game(me), "play:dinner")
    assert prompt(play) == "lw-act"
    play = a_game(me, a_cousin(), a_cousin(), phase=Phase.ERRANDS)
    do(play, "errand:demotion")
    assert choices(play) == [f"line:job-doctor:{line}" for line in (2, 3, 4)]


def test_income() -> None:  # E24
    assert income_in_the_next_round("job-doctor", []) == 7
    assert income_in_the_next_round("job-doctor", ["mansion"]) == 4
    assert income_in_the_next_round("job-doctor", ["mansion", "horse"]) == 2


def test_income_is_taken_in_every_setup_phase_and_cannot_be_refused() -> None:  # LW-21.4
    two = ["gentlemens-club", "school-chum"]  # to keep in round 1
    play = a_game(a_cousin(10, two, job="job-doctor"), a_cousin(30, two), phase=Phase.SETUP, round=0)
    assert money(play) == 10 + 7
    assert play.state.round == 1
    end_round(play)
    assert money(play) == 10 + 7 + 7
    assert [line.event.args["pounds"] for line in told(play, "lw-income")] == [7, 7]
    assert money(play, 1) == 30  # no job, no income


def test_at_most_one_demotion_is_earned_per_round() -> None:  # LW-21.5
    play = on_turn(30, ["dinner", "theatre"], ["school-chum"], job="job-doctor")
    do(play, "play:dinner", "line:job-doctor:1", "play:theatre")
    assert prompt(play) == "lw-act"  # no question about the mask line
    assert player(play).covered == 0b0001


@pytest.mark.parametrize("card", ["dinner", "theatre", "mansion-hill"])
def test_whatever_the_source(card: str) -> None:  # LW-21.5
    me = a_cousin(60, [card], ["school-chum"], job="job-doctor", errand_boys=1)
    play = a_game(me, a_cousin(errand_boys=1), a_cousin(errand_boys=1), phase=Phase.ERRANDS)
    do(play, "errand:demotion", "line:job-doctor:3")
    play_to_phase(play, Phase.ACTIONS)
    do(play, f"buy:{card}" if card == "mansion-hill" else f"play:{card}")
    assert prompt(play) == "lw-act"
    assert player(play).covered == 0b0100


def test_the_first_demotion_can_be_earned_in_round_1() -> None:  # LW-21.5, LW-24.5
    play = play_to_phase(a_table(3, SACKED), Phase.ERRANDS)
    assert play.state.round == 1
    assert can(play, "errand:demotion", play.pending[0].seat)


def test_in_the_next_round_another_demotion_can_be_earned() -> None:  # LW-21.5
    play = a_game(a_cousin(hand=["dinner"], board=["school-chum"], job="job-doctor"), a_bystander())
    do(play, "play:dinner", "line:job-doctor:1")
    assert player(play).demoted
    assert not player(end_round(play)).demoted


def test_a_demotion_for_a_card_is_optional() -> None:  # LW-21.6
    play = do(on_turn(30, ["dinner", "theatre"], ["school-chum"], job="job-doctor"), "play:dinner")
    assert choices(play) == ["line:job-doctor:1", "no"]
    do(play, "no")
    assert player(play).covered == 0
    do(play, "play:theatre", "line:job-doctor:2")  # so another card can still earn one
    assert player(play).covered == 0b0010
    assert (money(play), actions(play)) == (30 - 2 - 2, 4 - 2)
    assert hand(play) == []


def test_a_demotion_at_the_opera_is_optional() -> None:  # LW-21.6, LW-23.4
    cousins = [a_cousin(job="job-doctor", errand_boys=1), a_bystander(), a_cousin()]
    play = do(a_game(*cousins, phase=Phase.ERRANDS), "errand:opera")
    assert choices(play) == ["line:job-doctor:2", "no"]
    do(play, "no")
    assert money(play) == 30 - 2
    assert player(play).covered == 0
    assert can(play, "errand:demotion", 1) is False  # he has no job
