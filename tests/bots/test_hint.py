"""Hints: what is best, how much better it is, and why."""

from __future__ import annotations

import pytest

from salotto.bots.hint import SETTINGS, Hint, best_of_each, hint, hint_line, hints_said
from salotto.bots.reasons import Ends, How, Reason
from salotto.bots.tree import Explorer
from salotto.kernel.play import Play
from salotto.speech import Speech
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.state import Phase
from salotto.words import LANGUAGES, Language, words
from tests.bots.toys import Chest, Crossroads, Nim, a_game
from tests.titles.spook_manor.positions import a_manor, a_room
from tests.titles.spook_manor.tables import Table
from tests.titles.spook_manor.tables import a_game as a_table

FIVE_HIGH = {0: ["dusty-library", "creaky-kitchen", "cobweb-study", "trophy-room"]}
PARTS = (*TITLE.categories, "rest")
DULL = ["vampire-lantern-corridor", "vampire-chandelier-landing", "goblin-chandelier-landing"]


def the_last_round() -> Table:
    """A column of five, a hall with a free space for the green monster that waits, and nothing to come."""
    manor = a_manor(columns=FIVE_HIGH | {1: ["goblin-card-nook"]}, waiting={"green": 1})
    return a_table(manor, hands=[["master-bedroom", *DULL]], round=20)


def test_the_best_answer_comes_first_with_its_reason() -> None:
    best, *others = hint(the_last_round(), 0, iterations=24)
    assert best.way == (a_room("master-bedroom").key, "spot:0,5")
    assert best.reason is not None
    assert best.reason.how == "more"
    assert best.reason.category in ("columns", "printed", "entertainment")
    assert best.gain > 0
    assert [other.gain for other in others] == sorted((other.gain for other in others), reverse=True)


def test_what_is_worse_than_the_average_is_never_advised() -> None:
    hints = hint(the_last_round(), 0, n=9, iterations=24)
    assert 0 < len(hints) < 4
    assert all(each.gain > 0 for each in hints)


def test_there_are_no_more_hints_than_asked_for_and_one_for_each_answer() -> None:
    play = Play(TITLE, TITLE.table(["anna", "bruno"], "many"))
    while (decision := play.next_decision()) is not None and decision.prompt != "sm-play-room":
        play.take(decision, decision.options[0])
    hints = hint(play, 0, n=2, iterations=24)
    assert len({each.key for each in hints}) == len(hints) <= 2


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


def test_of_two_answers_that_lead_to_the_same_position_one_is_advised() -> None:
    play = a_game(Crossroads(), 3)
    ends = Ends(Explorer(play, 2, SETTINGS, "same"))
    assert ends.alike(("ours",), ("ours",))
    assert not ends.alike(("ours",), ("mine",))
    asked = the_last_round()
    manor = Ends(Explorer(asked, 0, SETTINGS, "same"))
    twice = [(a_room(card).key, spot) for card in DULL[:1] for spot in ("spot:0,5", "spot:0,5")]
    assert manor.alike(*twice)


# In words


def test_a_hint_says_why() -> None:
    reason = Reason("more", "columns", 0, ())
    found = Hint((a_room("dusty-library").key, "spot:0,5"), 2.94, reason)
    assert hint_line(found, Speech(TITLE, words("en"))) == (
        "Dusty Library · fifth floor, above the left half of the Foyer: "
        "about 2.9 points better than the average choice, "
        "because it builds towards a column of six Rooms"
    )
    denied = Hint(found.way, 2.94, Reason("denies", "lights", 1, ()))
    assert hint_line(denied, Speech(TITLE, words("en"), ["Anna", "Bruno"])).endswith(
        "because another choice serves Bruno: it gets on with a set of Lights"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ["more", "denies", "later", "same"])
def test_a_hint_can_be_said_in_every_language(language: Language, how: How) -> None:
    speech = Speech(TITLE, words(language), ["Anna", "Bruno"])
    said = {
        hint_line(Hint(("room:dusty-library-1",), 1.5, Reason(how, each, 1, ())), speech) for each in PARTS
    }
    assert len(said) == len(PARTS)


def test_two_cards_of_a_kind_are_advised_once() -> None:
    keepers = [f"room:portrait-of-the-lighthouse-keeper-{each}" for each in (1, 3)]
    hints = [Hint((key, "spot:2,1"), 0.6, Reason("more", "portraits", 0, ())) for key in keepers]
    said = hints_said(hints, Speech(TITLE, words("en")))
    assert [each.key for each in said.values()] == keepers[:1]
