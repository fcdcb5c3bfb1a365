"""Hints: what is best, how much better it is, and what it brings."""

from __future__ import annotations

import pytest

from salotto.bots.hint import Hint, best_of_each, brings, hint, hint_line
from salotto.speech import Speech
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.state import Phase
from salotto.words import LANGUAGES, Language, words
from tests.bots.toys import Chest, Crossroads, Nim, a_game
from tests.titles.spook_manor.positions import a_manor, a_room
from tests.titles.spook_manor.tables import Table
from tests.titles.spook_manor.tables import a_game as a_table

FIVE_HIGH = {0: ["dusty-library", "creaky-kitchen", "cobweb-study", "trophy-room"]}
DULL = ["vampire-lantern-corridor", "vampire-chandelier-landing", "goblin-chandelier-landing"]


def the_last_round() -> Table:
    """A column of five, a hall with a free space for the green monster that waits, and nothing to come."""
    manor = a_manor(columns=FIVE_HIGH | {1: ["goblin-card-nook"]}, waiting={"green": 1})
    return a_table(manor, hands=[["master-bedroom", *DULL]], round=20)


def test_the_best_answer_comes_first_with_what_it_brings() -> None:
    best, *others = hint(the_last_round(), 0, iterations=24)
    assert best.way == (a_room("master-bedroom").key, "spot:0,5")
    assert best.brings["columns"] == 3
    assert best.brings["printed"] == a_room("master-bedroom").vp
    assert best.gain > 0
    assert [other.gain for other in others] == sorted((other.gain for other in others), reverse=True)


def test_in_the_last_round_the_gain_is_the_difference_in_points() -> None:
    hints = hint(the_last_round(), 0, n=4, iterations=24)
    totals = [sum(each.brings.values()) for each in hints]
    average = sum(totals) / 4
    assert [each.gain for each in hints] == pytest.approx([total - average for total in totals])


def test_there_are_as_many_hints_as_asked_for_and_one_for_each_answer() -> None:
    hints = hint(the_last_round(), 0, n=3, iterations=24)
    assert len({each.key for each in hints}) == len(hints) == 3
    assert len(hint(the_last_round(), 0, n=9, iterations=24)) == 4


def test_a_hint_that_runs_out_of_time_says_the_best_so_far() -> None:
    hints = hint(the_last_round(), 0, iterations=10**6, seconds=0.0)
    assert hints[0].way == (a_room("master-bedroom").key, "spot:0,5")


def test_the_second_question_of_a_move_gets_its_own_hints() -> None:
    play = the_last_round()
    play.answer(0, a_room("master-bedroom").key)
    assert hint(play, 0, iterations=24)[0].way == ("spot:0,5",)


def test_where_only_one_answer_makes_sense_it_is_the_hint() -> None:
    manor = a_manor(columns={0: ["goblin-card-nook"]}, waiting={"green": 1})
    play = a_table(manor, phase=Phase.PLACES)
    assert [(each.key, each.gain) for each in hint(play, 0)] == [("waiting:green", 0.0)]


def test_nobody_gets_a_hint_without_a_question() -> None:
    assert hint(a_game(Nim(5), 2), 1) == []


def test_a_hint_knows_no_more_than_the_seat() -> None:
    seeds = [seed for seed in map(str, range(40)) if a_game(Chest(), 1, seed).state.deck.cards[-1] == "gold"]
    assert [hint(a_game(Chest(), 1, seed), 0)[0].key for seed in seeds[:3]] == ["leave"] * 3


def test_a_hint_in_a_common_game_is_good_for_all() -> None:
    assert hint(a_game(Crossroads(), 3), 2, iterations=60)[0].key == "ours"


def test_for_each_answer_only_the_best_ways_to_go_on_are_tried() -> None:
    priors: dict[tuple[str, ...], float] = {
        ("a", "1"): 1.0,
        ("a", "2"): 3.0,
        ("a", "3"): 2.0,
        ("b", "1"): 0.0,
    }
    assert best_of_each(priors, 2) == [("a", "2"), ("a", "3"), ("b", "1")]


def test_what_a_move_brings_is_seen_although_others_have_not_decided() -> None:
    mind = the_last_round().imagine(0, "mind")
    way = (a_room("master-bedroom").key, "spot:0,5")
    assert brings(mind, 0, way) == {
        "printed": a_room("master-bedroom").vp,
        "entertainment": 1,
        "columns": 3,
        "leftover": 1,
    }


# In words


def test_a_hint_says_what_the_move_does() -> None:
    found = Hint((a_room("dusty-library").key, "spot:0,5"), 2.94, {"columns": 3, "leftover": -1})
    assert hint_line(found, Speech(TITLE, words("en"))) == (
        "Dusty Library · fifth floor, above the left half of the Foyer: "
        "about 2.9 points better than the average choice "
        "(builds a column of six: +3, Monsters left in the Foyer: −1)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("gain", [1.5, 0.0, -0.5])
def test_a_hint_can_be_said_in_every_language(language: Language, gain: float) -> None:
    categories = dict.fromkeys(TITLE.categories, 2)
    line = hint_line(Hint(("room:dusty-library-1",), gain, categories), Speech(TITLE, words(language)))
    assert line.count("+2") == (len(TITLE.categories) if gain else 0)  # what always comes is no reason


def test_a_title_without_words_of_its_own_names_the_category() -> None:
    speech = Speech(a_game(Nim(5), 2).title, words("en"))
    line = hint_line(Hint(("toy:open",), 1.0, {"points": 1}), speech)
    assert line == "toy:open: about 1 point better than the average choice (category:points: +1)"
