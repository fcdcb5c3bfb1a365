"""Tomes, crests, claims and what a stored sheet must hold (TS-1 to TS-7, TS-10)."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.kernel.campaign import Claim, Rise
from salotto.kernel.play import Play
from salotto.kernel.title import BadTable
from salotto.titles.tomesaga import TITLE
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Crest, Game, Tome
from salotto.titles.tomesaga.chapters import chapter_of, read_sheet, write_sheet
from salotto.titles.tomesaga.rules import advantages_at_work
from salotto.titles.tomesaga.sheet import NOBODY, claim_tomes, new_sheet
from tests.each import for_each
from tests.titles.tomesaga.sheets import a_sheet, after, chapters_won, laid_out

LION, EAGLE, STAG = Crest


def test_the_campaign_has_three_chapters_with_six_tomes_each() -> None:  # TS-1.1, TS-1.2, TS-1.6
    assert [chapter.id for chapter in BOX.chapters] == list(Game)
    assert [len(BOX.of(game)) for game in Game] == [6, 6, 6]
    assert len(BOX.crest_tomes) == len(BOX.tokens) == 3
    assert [mode.players for mode in TITLE.modes] == [(3, 2, 4)]


def test_a_crest_tome_asks_for_four_crests_of_two_players_and_three_of_more() -> None:  # TS-3.2, TS-6.5
    assert [BOX.crest_tomes[LION].needs(players) for players in (2, 3, 4)] == [4, 3, 3]


def test_nobody_owns_anything_at_the_start() -> None:  # TS-3.5, TS-3.3
    sheet = new_sheet(4)
    assert [sheet.tomes(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert set(sheet.tokens.values()) == set(sheet.crest_tomes.values()) == {NOBODY}


# Compensation


def test_who_is_behind_in_tomes_takes_silver() -> None:  # EX-1, TS-4.9
    sheet = a_sheet(2, won={0: ["architects-marble"], 1: ["architects-virtue"]}, victory={0: 2})
    sheet.finished = chapters_won((Game.ARCHITECTS, (40, 30), False))
    assert sheet.compensation() == [0, 2]


def test_all_tomes_count_for_compensation_but_tokens_do_not() -> None:  # EX-2, TS-4.9, TS-6.9
    sheet = a_sheet(
        4,
        won={
            0: list(BOX.tomes)[:2],
            1: list(BOX.tomes)[2:4],
            2: list(BOX.tomes)[4:5],
            3: list(BOX.tomes)[5:6],
        },
        victory={0: 3, 1: 2, 2: 1},
        tokens={"lion": 0, "stag": 1},
        crest_tomes={"eagle": 0},
    )
    sheet.finished = chapters_won(
        (Game.ARCHITECTS, (1, 0, 0, 0), False), (Game.PALADINS, (1, 0, 0, 0), False)
    )
    assert [sheet.tomes(seat) for seat in range(4)] == [6, 4, 2, 1]
    assert sheet.compensation() == [0, 2, 4, 5]


def test_nobody_takes_compensation_in_the_first_chapter() -> None:  # EX-5, TS-4.9
    assert a_sheet(2).compensation() == [0, 0]


# Claims


def test_the_first_who_reaches_the_number_takes_the_tome_and_keeps_it() -> (
    None
):  # EX-7, TS-5.1, TS-5.3, TS-5.8
    sheet = laid_out(a_sheet(2), "architects-marble")
    claims = claim_tomes(sheet, [Rise(0, "aw_marble", 7), Rise(0, "aw_marble", 8), Rise(1, "aw_marble", 9)])
    assert claims == [Claim(0, "tome:architects-marble", 2)]
    assert (sheet.won, sheet.display) == ([["architects-marble"], []], [])


def test_a_claim_in_the_turn_of_another_counts_in_the_order_told() -> None:  # EX-8, EX-9, EX-10, TS-5.4
    for first, second in ((0, 1), (1, 0)):
        sheet = laid_out(a_sheet(2), "architects-virtue")
        claim_tomes(sheet, [Rise(first, "aw_virtue", 14), Rise(second, "aw_virtue", 14)])
        assert sheet.won[first] == ["architects-virtue"]
        assert sheet.won[second] == []


def test_one_construction_can_win_two_tomes() -> None:  # EX-11, TS-5.6, TS-5.10, TS-6.6
    sheet = laid_out(a_sheet(3), "architects-virtue", "architects-buildings", "architects-debts")
    claim_tomes(sheet, [Rise(2, "aw_buildings", 4), Rise(2, "aw_virtue", 14)])
    assert sheet.won[2] == ["architects-buildings", "architects-virtue"]
    assert sheet.display == ["architects-debts"]
    assert (sheet.crests(2, LION), sheet.crests(2, EAGLE)) == (1, 1)


def test_a_tome_of_another_game_or_not_on_display_cannot_be_claimed() -> None:  # EX-14, TS-5.2, TS-5.9
    sheet = laid_out(a_sheet(2), "architects-marble")
    assert claim_tomes(sheet, [Rise(0, "aw_buildings", 9), Rise(1, "aw_marble", 7)]) == []
    assert sheet.display == ["architects-marble"]


@for_each("tome", BOX.tomes.values())
def test_each_objective_is_one_counter_of_its_game_and_a_number(tome: Tome) -> None:  # TS-5.1
    sheet = a_sheet(2)
    sheet.finished = chapters_won(*[(game, (1, 0), False) for game in Game][: list(Game).index(tome.game)])
    laid_out(sheet, tome.id)
    objective = tome.objective
    assert objective.counter.startswith(
        {"architects": "aw_", "paladins": "pw_", "viscounts": "vw_"}[tome.game]
    )
    assert claim_tomes(sheet, [Rise(1, objective.counter, objective.n - 1)]) == []
    assert claim_tomes(sheet, [Rise(1, objective.counter, objective.n)])[0].what == tome.key


# Crests


def test_a_third_crest_wins_the_crest_tome_at_once() -> None:  # EX-23, TS-6.3, TS-6.5, TS-6.6, TS-6.8
    sheet = a_sheet(3, won={1: ["architects-cathedral", "paladins-crew"]})
    sheet.display = ["viscounts-debts"]
    claims = claim_tomes(sheet, [Rise(1, "vw_paid_debts", 3)])
    assert [claim.what.partition(":")[2] for claim in claims] == ["viscounts-debts", "crest-lion"]
    assert sheet.crest_tomes == {LION: 1, EAGLE: NOBODY, STAG: NOBODY}
    assert sheet.crests(1, EAGLE) == 1


def test_two_players_need_four_crests() -> None:  # EX-25, TS-6.5
    sheet = a_sheet(2, won={0: ["architects-marble", "paladins-frontier"]}, tokens={"stag": 0})
    sheet.display = ["viscounts-manuscripts"]
    assert sheet.crests(0, STAG) == 3
    assert [claim.what.partition(":")[2] for claim in claim_tomes(sheet, [Rise(0, "vw_manuscripts", 5)])] == [
        "viscounts-manuscripts",
        "crest-stag",
    ]


def test_a_crest_tome_is_won_only_once() -> None:  # EX-26, TS-6.7
    sheet = a_sheet(3, won={2: ["architects-cathedral", "paladins-crew", "architects-virtue"]})
    sheet.crest_tomes[LION] = 0
    sheet.display = ["viscounts-debts"]
    assert [claim.what.partition(":")[2] for claim in claim_tomes(sheet, [Rise(2, "vw_paid_debts", 3)])] == [
        "viscounts-debts"
    ]
    assert sheet.crest_tomes[LION] == 0


def test_victory_tomes_give_no_crests_and_no_advantages() -> None:  # EX-27, TS-6.4, TS-7.2
    sheet = a_sheet(3)
    sheet.victory[2] = ["architects-cathedral", "architects-virtue", "architects-marble"]
    assert [sheet.crests(2, crest) for crest in Crest] == [0, 0, 0]
    assert sheet.advantages(Game.PALADINS) == [[], [], []]


# Advantages and what a chapter is opened with


def test_an_architects_tome_helps_later_or_only_next() -> None:  # EX-33, TS-7.1, TS-7.3
    sheet = a_sheet(2, won={0: ["architects-cathedral", "paladins-bulwark"]})
    assert sheet.advantages(Game.PALADINS) == [["architects-cathedral"], []]
    assert sheet.advantages(Game.VISCOUNTS) == [["architects-cathedral", "paladins-bulwark"], []]
    sheet.scope = "next"
    assert sheet.advantages(Game.VISCOUNTS) == [["paladins-bulwark"], []]


def test_only_what_helps_all_through_the_next_chapter_is_told_as_it_opens() -> None:  # TS-7.4
    won = {0: ["architects-virtue", "architects-marble"], 2: ["architects-buildings"]}
    sheet = a_sheet(3, won=won)
    sheet.finished = chapters_won((Game.ARCHITECTS, (3, 2, 1), False))
    assert [(seat, args["gives"]) for seat, args in advantages_at_work(sheet)] == [
        (0, "gives:architects-virtue/0"),
        (2, "gives:architects-buildings/0"),
    ]


def test_a_chapter_is_opened_with_marker_silver_advantages_and_objectives() -> (
    None
):  # TS-4.2, TS-4.10, TS-11.2
    sheet = a_sheet(3, won={2: ["architects-marble"]}, victory={1: 2, 0: 1})
    sheet.finished = chapters_won((Game.ARCHITECTS, (39, 44, 31), False))
    sheet.first = 1
    laid_out(sheet, "paladins-crew", "paladins-bulwark", "paladins-frontier")
    chapter = chapter_of(sheet)
    assert chapter["title"] == "paladins"
    assert chapter["carried"] == {
        "chapter": 2,
        "marker": 1,
        "pass_marker": True,
        "silver": [1, 0, 1],
        "advantages": [[], [], ["architects-marble"]],
        "objectives": [["pw_crew", 5], ["pw_walls_jars", 6], ["pw_map_pieces", 6]],
    }


def test_architects_is_played_without_characters_and_with_a_starting_apprentice() -> (
    None
):  # TS-4.4, TS-4.5, TS-4.12
    sheet = laid_out(a_sheet(3), "architects-marble")
    sheet.extra = {"conspirator": "per_capture", "extra_townsfolk": True}
    assert chapter_of(sheet)["mode"] == "competitive"
    assert chapter_of(sheet)["options"] == {
        "setup_side": "standard",
        "starting_apprentice": True,
        "conspirator": "per_capture",
    }


def test_the_options_of_the_chapters_are_passed_on() -> None:  # TS-4.12, TS-7.3
    table = TITLE.table(["a", "b", "c"], "7", None, {"advantage_scope": "next", "conspirator": "per_capture"})
    sheet = Play(TITLE, table).state.sheet
    assert (sheet.scope, sheet.extra["conspirator"]) == ("next", "per_capture")
    assert not set(sheet.extra) & {"advantage_scope", "last_tie"}


# Saving


def test_a_sheet_is_the_same_after_it_was_stored() -> None:  # TS-10.3
    display = ("architects-marble", "architects-debts", "architects-virtue")
    play = after(laid_out(a_sheet(3), *display), (40, 30, 20), [Rise(1, "aw_marble", 8)])
    play.answer(1, "token:token-lion")
    sheet = play.state.sheet
    assert read_sheet(write_sheet(sheet)) == sheet
    assert sheet.problems() == []


@for_each(
    "harm, rule",
    [
        ("victory", "TS-10.8.1"),
        ("boxed", "TS-10.8.2"),
        ("tokens", "TS-10.8.3"),
        ("crest_tomes", "TS-10.8.4"),
        ("total", "TS-10.8.5"),
        ("won", "TS-10.8.6"),
    ],
)
def test_a_sheet_that_cannot_be_true_is_found_out(
    harm: str, rule: str
) -> None:  # TS-10.8.1, TS-10.8.2, TS-10.8.3, TS-10.8.4, TS-10.8.5, TS-10.8.6
    play = after(
        laid_out(a_sheet(3), "architects-marble", "architects-debts", "architects-virtue"), (40, 30, 20)
    )
    play.answer(1, "token:token-lion")
    sheet = play.state.sheet
    assert sheet.problems() == []
    if harm == "victory":
        sheet.victory[0].pop()
    elif harm == "boxed":
        sheet.boxed.pop()
    elif harm == "tokens":
        sheet.tokens[STAG] = 2
    elif harm == "crest_tomes":
        sheet.crest_tomes[LION] = 0
    elif harm == "total":
        sheet.finished[0].total = False
    else:
        any_tome = BOX.of(Game.ARCHITECTS)[0].id
        sheet.won[0] += [any_tome] * (21 - sheet.tomes(0))
        assert rule not in sheet.problems()  # so many can be
        sheet.won[0].append(any_tome)
    assert rule in sheet.problems()


def test_an_interlude_refuses_what_does_not_belong_to_it() -> None:  # TS-10.3
    sound = after(laid_out(a_sheet(3), "architects-marble"), (40, 30, 20)).table.carried
    wrongs: list[Any] = [
        {"sheet": {}},
        {"sheet": 7, "result": {}},
        {**sound, "result": {**sound["result"], "values": [[1]]}},
    ]
    for wrong in wrongs:
        with pytest.raises(BadTable, match="tomesaga"):
            TITLE.table(["a", "b", "c"], "7", carried=wrong)
    with pytest.raises(BadTable, match="these seats"):
        TITLE.table(["a", "b"], "7", carried=sound)
