"""Places, prizes and the end of the campaign (TS-8, TS-9)."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.kernel.campaign import Rise
from salotto.kernel.play import Play
from salotto.registry import title as find_title
from salotto.speech import Speech
from salotto.titles.tomesaga import TITLE
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Crest, Game
from salotto.titles.tomesaga.chapters import read_sheet
from salotto.titles.tomesaga.scoring import outcome, points
from salotto.titles.tomesaga.sheet import NOBODY, Sheet
from salotto.words import Language, words
from tests.each import for_each
from tests.kit.player import told
from tests.scenes import scene
from tests.titles.tomesaga.sheets import a_sheet, after, chapters_won, laid_out

LION, EAGLE, STAG = Crest
ARCHITECTS = ("architects-marble", "architects-debts", "architects-virtue")


def victories(sheet: Sheet) -> list[int]:
    return [sheet.victory_tomes(seat) for seat in range(sheet.players)]


def handed_out(play: Play[Any]) -> tuple[Any, list[tuple[int | None, Any]]]:
    """What the story tells of the end of a chapter: the lead, and who took how many Victory Tomes."""
    (over,) = told(play, "ts-chapter-over")
    tomes = [line.event for line in told(play, "ts-victory-tomes")]
    return over.event.args["lead"], [(event.seat, event.args["tomes"]) for event in tomes]


def test_the_first_interlude_draws_a_first_player_and_lays_three_tomes_out() -> (
    None
):  # TS-3.4, TS-4.8, TS-2.4
    firsts, displays = set(), set()
    for seed in range(40):
        play = Play(TITLE, TITLE.table(["a", "b", "c"], str(seed)))
        assert play.over
        sheet = play.state.sheet
        firsts.add(sheet.first)
        displays.add(tuple(sheet.display))
        assert sorted([*sheet.display, *sheet.victory_pile]) == sorted(
            tome.id for tome in BOX.of(Game.ARCHITECTS)
        )
    assert firsts == {0, 1, 2}
    assert len(displays) > 20


def test_a_lead_of_ten_is_a_total_victory_in_architects() -> None:  # EX-16, TS-8.4, TS-8.5, TS-8.6, TS-8.7
    play = after(laid_out(a_sheet(3), *ARCHITECTS), (47, 37, 35))
    decision = play.next_decision()
    assert decision is not None
    assert (decision.seat, decision.keys) == (
        1,
        ["token:token-lion", "token:token-eagle", "token:token-stag"],
    )
    assert victories(play.state.sheet) == [3, 0, 0]
    assert handed_out(play) == (10, [(0, 3)])
    play = after(laid_out(a_sheet(3), *ARCHITECTS), (47, 38, 35))
    decision = play.next_decision()
    assert decision is not None
    assert decision.seat == 2
    assert victories(play.state.sheet) == [2, 1, 0]
    assert handed_out(play) == (9, [(0, 2), (1, 1)])


@for_each(
    "game, vp, total",
    [
        (Game.PALADINS, (72, 60), True),
        (Game.PALADINS, (72, 61), False),
        (Game.VISCOUNTS, (88, 73), True),
        (Game.VISCOUNTS, (88, 74), False),
    ],
)
def test_the_other_margins_are_twelve_and_fifteen(
    game: Game, vp: tuple[int, int], total: bool
) -> None:  # EX-17, TS-8.5
    sheet = a_sheet(2)
    earlier = [(each, (1, 0), False) for each in Game][: list(Game).index(game)]
    for each, _, _ in earlier:
        sheet.victory[0] += [tome.id for tome in BOX.of(each)][:2]
        sheet.victory[1] += [tome.id for tome in BOX.of(each)][2:3]
        sheet.boxed += [tome.id for tome in BOX.of(each)][3:]
    sheet.finished = chapters_won(*earlier)
    play = after(laid_out(sheet, *[tome.id for tome in BOX.of(game)][3:]), vp)
    assert play.state.sheet.finished[-1].total is total


def test_four_players_partial() -> None:  # EX-18, TS-8.7
    play = after(laid_out(a_sheet(4), *ARCHITECTS), (66, 40, 70, 51))
    assert victories(play.state.sheet) == [1, 0, 2, 0]
    decision = play.next_decision()
    assert decision is not None
    assert decision.seat == 3


def test_two_players_have_no_third_place() -> None:  # EX-19, TS-8.6, TS-8.7
    play = after(laid_out(a_sheet(2), *ARCHITECTS), (40, 35))
    assert play.over
    assert victories(play.state.sheet) == [2, 1]
    assert set(play.state.sheet.tokens.values()) == {NOBODY}
    play = after(laid_out(a_sheet(2), *ARCHITECTS), (45, 35))
    decision = play.next_decision()
    assert decision is not None
    assert decision.seat == 1
    assert victories(play.state.sheet) == [3, 0]


def test_a_tie_is_broken_by_the_game_then_by_the_order_of_play() -> (
    None
):  # EX-20, EX-21, EX-22, TS-8.2, TS-8.3, TS-8.12
    values = [[40, 9, 6], [40, 11, 0], [33, 7, 7]]
    play = after(laid_out(a_sheet(3), *ARCHITECTS), (40, 40, 33), values=values)
    assert play.state.sheet.finished[-1].ranking == (1, 0, 2)
    assert not play.state.sheet.finished[-1].total
    assert play.state.sheet.first == 1
    values[1] = values[0]
    play = after(laid_out(a_sheet(3), *ARCHITECTS), (40, 40, 33), values=values, last_turn=[1, 2, 0])
    assert play.state.sheet.finished[-1].ranking == (1, 0, 2)
    sheet = laid_out(a_sheet(3), *ARCHITECTS)
    sheet.last_tie = "last_turn"
    play = after(sheet, (40, 40, 33), values=values, last_turn=[1, 2, 0])
    assert play.state.sheet.finished[-1].ranking == (0, 1, 2)


def test_a_token_can_win_a_crest_tome_before_the_next_chapter() -> (
    None
):  # EX-24, TS-6.6, TS-8.9, TS-4.9, TS-6.10
    sheet = a_sheet(4, won={3: ["architects-marble"]})
    sheet.victory = [["architects-debts", "architects-virtue"], ["architects-cathedral"], [], []]
    sheet.boxed = ["architects-captives", "architects-buildings"]
    sheet.finished = chapters_won((Game.ARCHITECTS, (40, 35, 1, 0), False))
    laid_out(sheet, "paladins-crew", "paladins-workshops", "paladins-frontier")
    play = after(sheet, (70, 66, 1, 51), [Rise(3, "pw_map_pieces", 6)])
    assert play.next_decision() is not None
    play.answer(3, "token:token-stag")
    done = play.state.sheet
    assert done.crest_tomes[STAG] == 3
    assert done.tomes(3) == 3
    assert done.compensation()[3] == max(done.tomes(seat) for seat in range(4)) - 3


def test_what_nobody_claimed_goes_to_the_box() -> None:  # EX-15, TS-4.1, TS-5.12
    play = after(laid_out(a_sheet(2), *ARCHITECTS), (40, 35), [Rise(0, "aw_marble", 8)])
    sheet = play.state.sheet
    assert sheet.won[0] == ["architects-marble"]
    assert sheet.boxed == ["architects-debts", "architects-virtue"]
    assert [BOX.tomes[id].game for id in sheet.display] == [Game.PALADINS] * 3


def test_an_undone_choice_of_a_token_gives_it_back() -> None:  # TS-8.10, TS-10.1
    play = after(laid_out(a_sheet(3), *ARCHITECTS), (47, 37, 35))
    fork = play.fork()
    fork.answer(1, "token:token-lion")
    assert fork.state.sheet.tokens[LION] == 1
    assert play.state.sheet.tokens[LION] == NOBODY


# The end


def test_the_most_tomes_win() -> None:  # EX-34, EX-37, TS-9.1, TS-9.2, TS-1.4
    won = ["architects-marble", "paladins-crew", "paladins-workshops", "viscounts-castle"]
    sheet = a_sheet(3, won={0: won}, tokens={"lion": 0}, crest_tomes={"lion": 0})
    sheet.victory[0] = ["architects-debts", "viscounts-debts", "viscounts-deeds", "viscounts-buildings"]
    sheet.finished = chapters_won(*[(game, (1, 2, 3), False) for game in Game])
    assert sheet.crests(0, LION) == 3
    assert sum(points(sheet, 0).values()) == 9
    assert outcome(sheet).scores == (9, 0, 0)
    assert outcome(sheet).winners == (0,)


def test_ties_go_by_victory_tomes_then_by_the_last_chapter_then_are_shared() -> (
    None
):  # EX-35, EX-36, TS-9.3, TS-9.4, TS-9.5, TS-9.6
    tomes = list(BOX.tomes)
    sheet = a_sheet(2, won={0: tomes[:3], 1: tomes[3:7]}, crest_tomes={"lion": 1})
    sheet.victory = [tomes[7:11], tomes[11:13]]
    sheet.finished = chapters_won(*[(game, (1, 9), False) for game in Game])
    assert [sheet.tomes(seat) for seat in (0, 1)] == [7, 7]
    assert outcome(sheet).ranks == (1, 2)
    sheet = a_sheet(2, won={0: tomes[:3], 1: tomes[3:6]}, victory={0: 3, 1: 3})
    sheet.finished = chapters_won(*[(game, (81, 77), False) for game in Game])
    assert outcome(sheet).ranks == (1, 2)
    sheet.finished = chapters_won(*[(game, (81, 81), False) for game in Game])
    assert outcome(sheet).ranks == (1, 1)


def test_a_whole_campaign_of_three() -> None:  # EX-38, TS-4.1, TS-5.1, TS-6.5, TS-8.1, TS-9.7, TS-10.8.1
    sheet = laid_out(a_sheet(3), "architects-buildings", "architects-captives", "architects-debts")
    play = after(sheet, (39, 44, 31), [Rise(0, "aw_buildings", 4), Rise(2, "aw_captives", 8)])
    play.answer(2, "token:token-eagle")
    sheet = play.state.sheet
    assert [sheet.tomes(seat) for seat in range(3)] == [2, 2, 1]
    assert sheet.compensation() == [0, 0, 1]

    sheet = laid_out(sheet, "paladins-bulwark", "paladins-outsiders", "paladins-crew")
    play = after(sheet, (71, 58, 55), [Rise(2, "pw_walls_jars", 6), Rise(0, "pw_outsiders", 6)])
    play.answer(1, "token:token-stag")
    sheet = play.state.sheet
    assert sheet.crest_tomes[EAGLE] == 2
    assert [sheet.tomes(seat) for seat in range(3)] == [6, 2, 3]
    assert sheet.compensation() == [0, 4, 3]

    sheet = laid_out(sheet, "viscounts-deeds", "viscounts-castle", "viscounts-buildings")
    rises = [Rise(1, "vw_approved_deeds", 3), Rise(1, "vw_third_tier", 2), Rise(2, "vw_buildings", 4)]
    play = after(sheet, (70, 86, 64), rises)
    assert play.over, "the only token left is taken without asking"
    sheet = play.state.sheet
    assert sheet.tokens[LION] == 0
    assert [sheet.tomes(seat) for seat in range(3)] == [6, 8, 4]
    assert play.outcome is not None
    assert play.outcome.winners == (1,)
    assert play.outcome.carries["next"] is None
    assert read_sheet(play.outcome.carries["sheet"]).problems() == []


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_tome_has_one_name_in_every_chapter(language: Language) -> None:  # TS-7.1
    helping = [tome for tome in BOX.tomes.values() if tome.advantages]
    assert len(helping) == 12
    for tome in helping:
        for game in {advantage.game for advantage in tome.advantages}:
            speech = Speech(find_title(game.value), words(language))
            assert speech.thing(tome.key) == tome.names[language]
            assert speech.thing(f"advantage:{tome.id}")


def test_a_token_is_chosen_on_the_board() -> None:  # TS-8.10
    play = after(laid_out(a_sheet(3), *ARCHITECTS), (47, 37, 35))
    for seat, tokens in ((1, 3), (0, 0)):
        assert scene(play, seat).board(seat).count('data-choice="token:') == tokens
