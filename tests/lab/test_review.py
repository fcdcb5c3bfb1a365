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
from salotto.lab.review import SETTINGS, Costly, Moment, Review, against_target, review, standing
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


def test_an_obvious_blunder_is_the_costliest_choice() -> None:
    play, at, cost = a_solo_game_with_a_blunder()
    found = review(TITLE, to_log(play), deals=DEALS)
    worst = found.worst(0)[0]
    assert (worst.at, worst.seat) == (at, 0)
    assert worst.cost == pytest.approx(cost)
    assert worst.way == tuple(choice.key for choice in play.log[at : at + 2])


def test_alone_the_expected_score_ends_at_the_score() -> None:
    play, at, _ = a_solo_game_with_a_blunder()
    assert play.outcome is not None
    line = review(TITLE, to_log(play), deals=2).of(0)
    assert [moment.at for moment in line] == sorted(moment.at for moment in line)
    assert line[-1] == Moment(len(play.log), 0, None, play.outcome.scores[0])
    assert line[-2].at == at
    assert line[-2].worth > line[-1].worth


def test_a_lost_game_turns_where_it_was_lost() -> None:
    play = played(a_game(Nim(6), 2), (0, "1"), (1, "1"), (0, "1"), (1, "3"))  # taking 2 would have won
    found = review(play.title, to_log(play), deals=300)
    assert [(choice.at, choice.better) for choice in found.worst(0, 1)] == [(0, ("2",))]
    assert found.worst(1) == []
    line = [moment.chance for moment in found.of(1)]
    assert line[-1] == 1.0
    assert all(turn.after > turn.before for turn in found.turning_points() if turn.seat == 1)
    assert found.of(0)[-1].chance == 0.0


def test_a_player_is_judged_by_what_could_be_known() -> None:
    lucky = next(
        game
        for game in (a_game(Chest(), 1, str(seed)) for seed in range(40))
        if game.state.deck.cards[-1] == "gold"
    )
    found = review(lucky.title, to_log(played(lucky, (0, "open"))), deals=40)
    assert [choice.better for choice in found.costly] == [("leave",)]


def test_what_cost_next_to_nothing_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    play = played(a_game(Crossroads(), 2), (0, "mine"), (1, "mine"))
    for cost, told in ((0.2, 0), (0.3, 2)):
        monkeypatch.setattr("salotto.lab.review.best_instead", lambda *_, cost=cost: (("ours",), cost))
        assert len(review(play.title, to_log(play), deals=4).costly) == told


def test_a_common_game_is_won_or_lost_by_all() -> None:
    lost = played(a_game(Crossroads(), 2), (0, "mine"), (1, "ours"))
    found = review(lost.title, to_log(lost), deals=40)
    assert [choice.seat for choice in found.costly] == [0]
    assert [moment.chance for moment in found.moments[-2:]] == [0.0, 0.0]
    assert all(0 < (moment.chance or 0) < 1 for moment in found.moments[:2])


def test_the_unfinished_game_has_no_end() -> None:
    play = played(a_game(Nim(9), 2), (0, "1"))
    assert [moment.at for moment in review(play.title, to_log(play), deals=4).moments] == [0]


def test_a_log_that_does_not_fit_is_refused() -> None:
    log = to_log(played(a_game(Nim(5), 2), (0, "1"))) | {"choices": [[0, "9"]]}
    with pytest.raises(BadLog, match="choice 0"):
        review(Nim(5), json.loads(json.dumps(log)), deals=2)


# The whole


def a_review() -> Review:
    moments = [Moment(at, at % 2, chance, 0.0) for at, chance in enumerate((0.5, 0.5, 0.9, 0.1, 0.8, 0.2))]
    choices = [Costly(at, 1, ("a",), ("b",), cost) for at, cost in ((1, 0.5), (3, 4.0), (5, 2.0), (7, 3.0))]
    return Review("toy", ("anna", "bruno"), moments, choices)


def test_turning_points_are_the_greatest_changes_in_their_order() -> None:
    turns = a_review().turning_points()
    assert [(turn.at, turn.before, turn.after) for turn in turns] == [(0, 0.5, 0.9), (1, 0.5, 0.1)]
    assert [turn.at for turn in a_review().turning_points(most=1)] == [0]


def test_the_costliest_choices_come_first() -> None:
    assert [choice.cost for choice in a_review().worst(1)] == [4.0, 3.0, 2.0]
    assert a_review().worst(0) == []


def test_a_review_is_plain_data() -> None:
    data = json.loads(json.dumps(a_review().to_json()))
    assert len(data["moments"]) == 6
    assert data["turning_points"][0] == {"at": 0, "seat": 0, "before": 0.5, "after": 0.9}


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
    assert lines[0] == "The chance to win, before each choice"
    assert lines[1] == "  Anna   ▅▇▇  50 % … 80 %"
    assert "  After 0 answers: Anna, from 50 % to 90 %" in lines
    assert "Anna: no choice that another would have bettered" in lines
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
    moment = standing(Explorer(play, 0, SETTINGS, "a chance"), 0, 8)
    assert moment.chance is not None
    assert 0 < moment.worth < 300
    target = play.state.setting.target
    assert moment.chance > 0 or moment.worth < target - 15
