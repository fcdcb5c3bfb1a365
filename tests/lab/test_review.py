"""The review: it finds what went wrong, and judges everybody by what they knew."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.bots.moves import move_values, sensible
from salotto.bots.tree import Explorer
from salotto.kernel.decisions import key_of
from salotto.kernel.log import BadLog, to_log
from salotto.kernel.play import Play
from salotto.kernel.title import Outcome
from salotto.lab.judging import Bar, decide
from salotto.lab.review import (
    SETTINGS,
    Costly,
    Judged,
    Moment,
    Review,
    Turn,
    against_target,
    cost_said,
    judge,
    look_through,
    review,
    standing,
)
from salotto.lab.review_cli import add_review_arguments, bars, review_lines, run_review, seat_names
from salotto.registry import title as find_title
from salotto.speech import Speech
from salotto.titles.spook_manor import TITLE
from salotto.words import LANGUAGES, Language, words
from tests.bots.toys import Chest, Crossroads, Nim, a_game

DEALS = 16


def played(play: Play[Any], *answers: tuple[int, str]) -> Play[Any]:
    for seat, key in answers:
        play.answer(seat, key)
    return play


def a_solo_game_with_a_blunder() -> tuple[Play[Any], int, float]:
    """A game of the greedy bot that makes its last move as badly as it can: where, and what that costs."""
    play = Play(TITLE, TITLE.table(["anna"], "blunder"))
    bot = make_bot("greedy")
    while play.state.round < 20 or (asked := play.decision(0)) is None or asked.prompt != "sm-play-room":
        decision = play.next_decision()
        assert decision is not None
        play.take(decision, bot.choose(play, decision))
    at = len(play.log)
    values = move_values(play.imagine(0, "any"), 0)
    worst = min(values, key=lambda way: values[way])
    for key in worst:
        play.answer(0, key)
    while (decision := play.next_decision()) is not None:
        play.answer(0, key_of(sensible(play, 0)[0]))
    return play, at, max(values.values()) - values[worst]


def test_an_obvious_blunder_is_told() -> None:
    play, at, cost = a_solo_game_with_a_blunder()
    found = review(TITLE, to_log(play), deals=DEALS)
    (blunder,) = [choice for choice in found.worst(0) if choice.at == at]
    assert blunder.cost == pytest.approx(cost)
    assert blunder.way == tuple(choice.key for choice in play.log[at : at + 2])


def test_alone_the_expected_score_ends_at_the_score() -> None:
    play, at, _ = a_solo_game_with_a_blunder()
    assert play.outcome is not None
    line = review(TITLE, to_log(play), deals=2).of(0)
    assert [moment.at for moment in line] == sorted(moment.at for moment in line)
    assert line[-1] == Moment(len(play.log), 0, None, play.outcome.scores[0])
    assert line[-2].at == at
    assert line[-3].worth > line[-1].worth


def test_a_lost_game_turns_where_it_was_lost() -> None:
    play = played(a_game(Nim(6), 2), (0, "1"), (1, "1"), (0, "1"), (1, "3"))  # taking 2 would have won
    found = review(play.title, to_log(play), deals=300)
    assert [(turn.at, turn.better) for turn in found.turning_points() if turn.seat == 0] == [(0, ("2",))]
    assert found.of(1)[-1].chance == 1.0
    assert found.of(0)[-1].chance == 0.0
    assert all(turn.before - turn.after >= 0.1 for turn in found.turns)


def test_a_player_is_judged_by_what_could_be_known() -> None:
    lucky = next(
        game
        for game in (a_game(Chest(), 1, str(seed)) for seed in range(40))
        if game.state.deck.cards[-1] == "gold"
    )
    found = review(lucky.title, to_log(played(lucky, (0, "open"))), deals=40)
    assert [choice.better for choice in found.costly] == [("leave",)]


def a_doubt(cost: float = 1.0) -> tuple[Play[Any], Costly]:
    """A lost game of Nim, and the choice that lost it."""
    play = played(a_game(Nim(6), 2), (0, "1"), (1, "1"), (0, "1"), (1, "3"))
    return play, Costly(0, 0, ("1",), ("2",), cost)


def test_what_cost_next_to_nothing_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    play, doubt = a_doubt()
    for cost, told in ((0.4, False), (0.6, True)):
        more = {doubt.way: 0.0, doubt.better: cost}
        monkeypatch.setattr("salotto.lab.review.lead_after", lambda _, way, __, more=more: more[way])
        assert (judge(play.title, to_log(play), doubt, 10_000).costly is not None) == told


def test_a_doubt_is_judged_on_other_deals_than_those_that_raised_it() -> None:
    play, doubt = a_doubt()
    judged = judge(play.title, to_log(play), doubt, 10_000)
    assert judged.turn is not None
    assert judged.turn.before > judged.turn.after
    assert (
        judge(play.title, to_log(play), doubt, 31).playouts == 16
    )  # of points only: more cannot be paid for
    wrong = Costly(0, 0, doubt.better, doubt.way, 9.0)
    assert judge(play.title, to_log(play), wrong, 10_000)[:2] == (None, None)


def test_the_greatest_doubts_are_judged_first_as_far_as_the_playouts_reach() -> None:
    doubts = [Costly(at, 0, ("a",), ("b",), cost) for at, cost in ((1, 1.0), (2, 3.0), (3, 2.0))]
    found = Review("toy", ("a",), doubts=doubts, playouts=100)
    first = found.next_doubt()
    assert first is not None
    assert first.at == 2
    found.settle(Judged(costly=first, playouts=80))
    assert found.worst(0) == [first]
    assert found.next_doubt() is None


def test_a_review_takes_at_most_twice_the_playouts_of_its_first_look() -> None:
    play = a_solo_game_with_a_blunder()[0]
    found = look_through(TITLE, to_log(play), DEALS)
    assert found.playouts > 0
    assert review(TITLE, to_log(play), DEALS).playouts >= 0


# Until it is decided


def steadily(gain: float, spread: float) -> Any:
    """Gains that lie above and below an average by turns."""
    return lambda deals: [gain + (spread if deal % 2 else -spread) for deal in deals]


LOOKS = (16, 32, 64)


def test_what_is_clear_is_decided_at_once() -> None:
    bar = Bar(0.1, 0.05)
    gain, deals = decide(steadily(0.5, 0.2), bar, LOOKS)
    assert deals == 16
    assert gain == pytest.approx(0.5, abs=0.06)  # cautiously
    assert decide(steadily(-0.5, 0.2), bar, LOOKS) == (None, 16)
    assert decide(steadily(0.0, 0.0), bar, LOOKS) == (None, 16)


def test_what_is_not_clear_takes_longer_and_may_remain_undecided() -> None:
    bar = Bar(0.1, 0.05)
    gain, deals = decide(steadily(0.25, 0.5), bar, LOOKS)
    assert gain is not None
    assert deals > 16
    assert decide(steadily(0.12, 0.5), bar, LOOKS) == (None, 64)
    assert decide(steadily(0.12, 0.5), bar, ()) == (None, 0)


def test_chances_of_all_at_one_moment_sum_up_to_100() -> None:
    moments = [Moment(4, seat, 1 / 3, 0.0) for seat in range(3)]
    moments += [Moment(9, seat, chance, 0.0) for seat, chance in enumerate((0.125, 0.375, 0.5))]
    percents = Review("toy", ("a", "b", "c"), moments).percents()
    for at in (4, 9):
        assert sum(percents[at, seat] for seat in range(3)) == 100
    assert percents[9, 2] == 50


def test_in_a_real_game_they_do_so_at_every_moment() -> None:
    play = Play(TITLE, TITLE.table(["anna", "bruno", "carla"], "sum"))
    bot = make_bot("greedy")
    while len(play.log) < 40:
        decision = play.next_decision()
        assert decision is not None
        play.take(decision, bot.choose(play, decision))
    found = look_through(TITLE, to_log(play), 4)
    percents = found.percents()
    moments = {at for at, _ in percents}
    assert len(moments) > 10
    for at in moments:
        assert sum(percents[at, seat] for seat in range(3)) == 100


@pytest.mark.parametrize(
    ("id", "lead", "said"),
    [("last-will", True, "3 pounds ahead of the best other"), ("spook-manor", False, "3 points")],
)
def test_units_are_said(id: str, lead: bool, said: str) -> None:
    speech = Speech(find_title(id), words("en"), ["Anna", "Bruno"])
    choice = Costly(0, 0, ("a",), ("b",), 3.0)
    assert cost_said(Review(id, ("Anna",), lead=lead), choice, speech) == said


def test_a_common_game_is_won_or_lost_by_all() -> None:
    lost = played(a_game(Crossroads(), 2), (0, "mine"), (1, "ours"))
    found = review(lost.title, to_log(lost), deals=400)
    assert [turn.seat for turn in found.turns] == [0]
    assert [moment.chance for moment in found.moments[-2:]] == [0.0, 0.0]
    assert [moment.chance for moment in found.moments[:2]] == [0.0, 0.0]  # for all, if one goes their own way


def test_the_unfinished_game_has_no_end() -> None:
    play = played(a_game(Nim(9), 2), (0, "1"))
    assert [moment.at for moment in review(play.title, to_log(play), deals=4).moments] == [0, 0]


def test_a_log_that_does_not_fit_is_refused() -> None:
    log = to_log(played(a_game(Nim(5), 2), (0, "1"))) | {"choices": [[0, "9"]]}
    with pytest.raises(BadLog, match="choice 0"):
        review(Nim(5), json.loads(json.dumps(log)), deals=2)


# The whole


def a_review() -> Review:
    moments = [Moment(at, at % 2, chance, 0.0) for at, chance in enumerate((0.5, 0.5, 0.9, 0.1, 0.8, 0.2))]
    choices = [Costly(at, 1, ("a",), ("b",), cost) for at, cost in ((1, 0.5), (3, 4.0), (5, 2.0), (7, 3.0))]
    turns = [Turn(at, 0, ("a",), ("b",), 0.5, after) for at, after in ((4, 0.1), (2, 0.3), (0, 0.4))]
    return Review("toy", ("anna", "bruno"), moments, choices, turns)


def test_turning_points_are_the_greatest_losses_in_their_order() -> None:
    assert [turn.at for turn in a_review().turning_points()] == [0, 2, 4]
    assert [turn.at for turn in a_review().turning_points(most=1)] == [4]
    assert a_review().better_at(2) == ("b",)
    assert a_review().better_at(6) is None


def test_the_costliest_choices_come_first() -> None:
    assert [choice.cost for choice in a_review().worst(1)] == [4.0, 3.0, 2.0]
    assert a_review().worst(0) == []


def test_a_review_is_plain_data() -> None:
    data = json.loads(json.dumps(a_review().to_json()))
    assert len(data["moments"]) == 6
    assert data["turning_points"][2]["after"] == 0.1
    assert "doubts" not in data


# In words


def test_bars_rise_with_the_values() -> None:
    assert bars([0.0, 0.5, 1.0], 0.0, 1.0) == "▁▅█"
    assert bars([7.0, 7.0], 7.0, 7.0) == "▁▁"


def test_seats_of_one_name_get_their_number() -> None:
    assert seat_names(["hard", "anna", "hard"]) == ["hard 1", "anna", "hard 3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_can_be_read_in_every_language(language: Language, tmp_path: Path, capsys: Any) -> None:
    log = to_log(a_solo_game_with_a_blunder()[0])
    short = log | {"choices": log["choices"][:9], "checkpoints": [], "outcome": None}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(short), encoding="utf-8")
    parser = ArgumentParser()
    add_review_arguments(parser, words(language))
    assert run_review(parser.parse_args([str(file), "--deals", "2"]), words(language)) == 0
    assert "█" in capsys.readouterr().out
    assert run_review(parser.parse_args([str(file), "--deals", "2", "--json"]), words(language)) == 0
    assert json.loads(capsys.readouterr().out)["title"] == "spook-manor"


def test_the_lines_of_a_review_name_players_turns_and_choices() -> None:
    speech = Speech(Nim(5), words("en"), ["Anna", "Bruno"])
    lines = list(review_lines(a_review(), speech))
    assert lines[0] == "The chance to win, after each choice"
    assert lines[1] == "  Anna   ▅▇▇  50 % … 80 %"
    assert "  After 2 answers, Anna: a. A chance to win of 30 %, instead of 50 % with b" in lines
    assert "Anna: no choice that another would surely have bettered" in lines
    assert "  After 3 answers: a. Better by about 4 points: b" in lines


def test_a_file_that_is_no_log_is_refused(tmp_path: Path) -> None:
    parser = ArgumentParser()
    add_review_arguments(parser, words("en"))
    (tmp_path / "note.json").write_text("{}", encoding="utf-8")
    for file in ("note.json", "missing.json"):
        with pytest.raises(BadLog, match=file):
            run_review(parser.parse_args([str(tmp_path / file)]), words("en"))


# Alone against a target


def test_the_chance_to_beat_a_target_is_that_of_a_sensible_player() -> None:
    ends = [Outcome((score,), (1,), won=score > 132, target=132) for score in (90, 100, 110)]
    assert against_target(ends, 0, hoped=100.0) == 0  # as instinct plays, nobody would reach it
    assert against_target(ends, 0, hoped=130.0) == pytest.approx(1 / 3)  # 120, 130, 140
    assert against_target(ends, 0, hoped=160.0) == 1
    assert against_target([Outcome((90, 80), (1, 2))], 0, 100.0) is None
    assert against_target([None], 0, 100.0) is None


def test_in_the_estate_challenge_a_review_sees_a_chance() -> None:  # OB-21.18
    game = find_title("obsession")
    play = Play(game, game.table(["anna"], "a chance", "estate_challenge"))
    bot = make_bot("greedy")
    while play.state.space < 4 or (asked := play.decision(0)) is None or asked.prompt != "ob-act":
        decision = play.next_decision()
        assert decision is not None
        play.take(decision, bot.choose(play, decision))
    explorer = Explorer(play, 0, SETTINGS, "a chance")
    (moment,) = standing(explorer, 0, 8, next(iter(move_values(explorer.imagine(0), 0))))
    assert moment.chance is not None
    assert 0 < moment.worth < 300
    target = play.state.setting.target
    assert moment.chance > 0 or moment.worth < target - 15
