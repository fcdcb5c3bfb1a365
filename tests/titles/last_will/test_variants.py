"""LW-27 The variants of the expansion, and the options that exist because readings differ."""

from __future__ import annotations

import pytest

from salotto.kernel.title import BadTable, Value
from salotto.titles.last_will import TITLE
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Deck, Symbol
from salotto.titles.last_will.setup import cards_in_play, employment_cards
from salotto.titles.last_will.state import Phase
from tests.each import for_each
from tests.kit.player import NAMES, answer, can, do, play_out, prompt, told, why_not
from tests.titles.last_will.positions import a_cousin, a_game, a_setting, on_turn
from tests.titles.last_will.tables import SACKED, Table, a_table, choices, in_planning, money, player

every_number = for_each("players", [2, 3, 4, 5])

NO_JOBS: dict[str, Value] = {"employment": "none"}


def jobs(play: Table) -> list[bool]:
    return [player.job is not None for player in play.state.players]


# No jobs


@every_number
def test_without_jobs_the_base_last_wills_are_used(players: int) -> None:  # LW-27.1
    play = a_table(players, SACKED, employment="none", starting_money="chosen-will")
    assert choices(play) == [f"will:last-will-{pounds}" for pounds in range(70, 131, 10)]
    answer(play, 0, "will:last-will-90")
    assert [player.money for player in play.state.players] == [90] * players  # and no income
    assert jobs(play) == [False] * players


@every_number
def test_without_jobs_the_demotion_errand_is_closed(players: int) -> None:  # LW-27.1
    cousins = [
        a_cousin(errand_boys=1, board=["waiter"]),
        *(a_cousin(errand_boys=1) for _ in range(players - 1)),
    ]
    play = a_game(*cousins, phase=Phase.ERRANDS, mode=SACKED, options=NO_JOBS)
    if players == 2:
        do(play, "errand:combined")
        assert player(play).spaces == 6  # only an extension
    else:
        assert why_not(play, "errand:demotion") == "LW-23.1"
        assert can(play, "errand:extension")


def test_without_jobs_5_players_still_need_the_pure_extension_first() -> None:  # LW-27.1, LW-23.3
    cousins = [a_cousin(errand_boys=1) for _ in range(5)]
    play = a_game(*cousins, phase=Phase.ERRANDS, mode=SACKED, options=NO_JOBS)
    assert why_not(play, "errand:combined") == "LW-23.3"
    do(play, "errand:extension")
    answer(play, 1, "errand:combined")
    assert player(play, 1).spaces == 6


def test_without_jobs_there_is_no_income_and_no_demotion() -> None:  # LW-27.1
    play = play_out(in_planning(3, SACKED, **NO_JOBS))
    assert not told(play, "lw-income")
    assert not told(play, "lw-last-income")
    assert not told(play, "lw-demoted")
    assert play.state.round == 7


# A job as handicap


def test_a_job_as_handicap_is_for_the_chosen_players() -> None:  # LW-27.2, LW-20.11
    play = a_table(4, SACKED, employment="handicap", handicap_seats="24")
    assert jobs(play) == [False, True, False, True]


@pytest.mark.parametrize(("will", "extra", "income"), [("4-line-70", 15, 7), ("5-line-70", 30, 11)])
def test_the_others_start_with_extra_money(will: str, extra: int, income: int) -> None:  # LW-27.2, LW-R26
    play = a_table(3, SACKED, employment="handicap", handicap_seats="2", starting_money="chosen-will")
    answer(play, 0, f"will:gs-last-will-{will}")
    assert [player.money for player in play.state.players] == [70 + extra, 70 + income, 70 + extra]


def test_who_has_no_job_counts_as_sacked() -> None:  # LW-27.2
    play = on_turn(2, ["dinner"], ["school-chum"], mode=SACKED, options={"employment": "handicap"})
    do(play, "play:dinner")
    assert player(play).bankrupt


def test_handicap() -> None:  # E35
    options: dict[str, Value] = {
        "employment": "handicap",
        "handicap_seats": "1",
        "starting_money": "chosen-will",
    }
    play = a_table(3, SACKED, **options)
    answer(play, 0, "will:gs-last-will-4-line-60")
    assert [player.money for player in play.state.players] == [60 + 7, 75, 75]
    handicap: dict[str, Value] = {"employment": "handicap", "handicap_seats": "3"}
    cousins = [a_cousin(), a_cousin(), a_cousin(job="job-doctor")]
    play = a_game(*cousins, phase=Phase.ERRANDS, options=handicap)
    assert why_not(play, "errand:demotion") == "LW-23.1"
    do(play, "errand:extension")
    assert why_not(play, "errand:demotion", 1) == "LW-23.1"
    answer(play, 1, "errand:opera")
    assert can(play, "errand:demotion", 2)


def test_a_handicap_needs_a_seat_at_the_table() -> None:  # LW-27.2
    with pytest.raises(BadTable, match="lw-forbids-handicap"):
        a_setting(3, SACKED, employment="handicap", handicap_seats="14")


# Plans and cards


@every_number
def test_the_plans_of_the_base_game_can_be_used(players: int) -> None:  # LW-27.3
    side = "2-3" if players < 4 else "4-5"
    play = a_table(players, SACKED, plans="original")
    assert play.state.plans == list(BOX.plans[side])
    assert jobs(play) == [True] * players
    assert a_setting(players, SACKED, plans="original").at == a_setting(players, SACKED).at  # the new errands


@every_number
def test_the_new_cards_can_be_left_out(players: int) -> None:  # LW-27.4
    play = a_table(players, SACKED, new_cards=False)
    assert set(cards_in_play(play.state.setting)) == set(BOX.base)
    assert len(play.state.new_special) == 0
    assert not any(card and card.deck is Deck.NEW_SPECIAL for card in play.state.offers)
    assert "errand:special" not in play.state.setting.at
    assert len(play.state.offers) == {2: 7, 3: 8, 4: 8, 5: 9}[players]
    others = set(a_setting(players, SACKED).at) - {"errand:special"}
    assert set(play.state.setting.at) == others  # with 5 players the board stays for its errands


def test_without_the_new_cards_no_job_has_a_nuptial_line() -> None:  # LW-27.4
    def nuptial(new_cards: bool) -> list[str]:
        jobs = employment_cards(a_setting(5, SACKED, new_cards=new_cards), "5-line")
        return [job.entry for job in jobs if any(line.symbol is Symbol.NUPTIAL for line in job.lines)]

    assert nuptial(True) == ["job-auctioneer"]
    assert nuptial(False) == []


COMBINED: list[dict[str, Value]] = [
    {"employment": employment, "plans": plans, "new_cards": new_cards}
    for employment in ("all", "none", "handicap")
    for plans in ("tiles", "original")
    for new_cards in (True, False)
]


@for_each("options", COMBINED)
def test_the_variants_can_be_combined_freely(options: dict[str, Value]) -> None:  # LW-27.5
    play = a_table(2, SACKED, **options)
    assert (
        jobs(play)
        == {"all": [True, True], "none": [False, False], "handicap": [True, False]}[
            str(options["employment"])
        ]
    )
    assert len(play.state.plans) == (8 if options["plans"] == "tiles" else 6)
    assert len(play.state.offers) == (8 if options["new_cards"] else 7)


@pytest.mark.parametrize("starting_money", ["seventy", "random-will", "chosen-will"])
def test_without_jobs_the_starting_money_is_set_as_in_the_base_game(starting_money: str) -> None:  # LW-27.5
    play = a_table(2, SACKED, employment="none", starting_money=starting_money)
    if starting_money == "chosen-will":
        answer(play, 0, "will:last-will-120")
    expected = {"seventy": 70, "chosen-will": 120}.get(starting_money)
    assert money(play) == (expected or (play.state.will and play.state.will.money))


@every_number
def test_no_plan_of_the_base_game_has_3_errand_boys(players: int) -> None:  # LW-27.5
    plans = a_table(players, SACKED, plans="original").state.plans
    assert max(plan.errand_boys for plan in plans) == 2


# Options for readings that differ


TRADE: dict[str, Value] = {"helper_corner": "trade-symbol"}


@for_each(
    "helper, job, line",
    [
        ("waiter", "job-doctor", 1),  # silverware
        ("coachman", "job-banker", 1),  # coach
        ("coachman-team", "job-banker", 1),
        ("tailor", "job-doctor", 2),  # mask
        ("impresario", "job-doctor", 2),
        ("sea-dog", "job-clerk", 1),  # helm
        ("wedding-planner", "job-auctioneer", 5),  # nuptial
    ],
)
def test_with_trade_symbols_a_trade_helper_matches_the_line_of_his_trade(
    helper: str, job: str, line: int
) -> None:  # LW-22.5, LW-R7
    play = do(on_turn(30, [helper], ["school-chum"], job=job, options=TRADE), f"lay:{helper}")
    assert choices(play) == [f"line:{job}:{line}", "no"]
    play = do(on_turn(30, [helper], ["school-chum"], job=job), f"lay:{helper}")
    assert prompt(play) == "lw-act"


def test_with_trade_symbols_the_other_helpers_keep_the_helper_symbol() -> None:  # LW-R7
    job = "job-constable"  # helper is its fourth line
    play = do(on_turn(30, ["butler"], ["school-chum"], job=job, options=TRADE), "lay:butler")
    assert choices(play) == [f"line:{job}:4", "no"]
    play = do(on_turn(30, ["waiter"], ["school-chum"], job=job, options=TRADE), "lay:waiter")
    assert prompt(play) == "lw-act"
    play = do(on_turn(30, ["waiter"], ["school-chum"], job=job), "lay:waiter")
    assert choices(play) == [f"line:{job}:4", "no"]


def test_with_trade_symbols_activating_a_helper_is_still_no_use_of_his_symbol() -> None:  # LW-R7
    board = ["waiter", "coachman", "coachman-team", "impresario", "tailor"]
    play = on_turn(30, [], board, mode=SACKED, options=TRADE)
    do(play, "activate:waiter", "activate:coachman", "activate:impresario")
    assert money(play) == 30 - 3


def test_with_trade_symbols_a_sea_dog_in_the_hand_shows_a_helm() -> None:  # LW-26.9, LW-R7
    cards = ["bachelor-party-wild", "sea-dog"]
    play = do(on_turn(30, cards, ["school-chum"], mode=SACKED, options=TRADE), "play:bachelor-party-wild")
    assert choices(play) == ["card:sea-dog", "enough"]
    play = do(on_turn(30, cards, ["school-chum"], mode=SACKED), "play:bachelor-party-wild")
    assert prompt(play) == "lw-act"


def test_every_option_has_the_default_of_the_reference() -> None:  # LW-27.5
    assert {option.id: option.default for option in TITLE.options} == {
        "starting_money": "random-will",
        "employment": "all",
        "handicap_seats": "1",
        "plans": "tiles",
        "new_cards": True,
        "plan_tile_setup": "all-matching",
        "helper_corner": "helper-symbol",
        "employed_may_win": True,
        "promo_messenger": False,
        "plan_order_board": False,
    }
    assert TITLE.mode_for(3).id == "base"
    assert TITLE.table(NAMES[:2], "x").options["plans"] == "tiles"
