"""The search: it finds what is to be found, keeps to its budget, and knows no more than its seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from math import inf
from typing import Any

import pytest

from salotto.bots import Bot, make_bot
from salotto.bots.greedy import GreedyBot
from salotto.bots.moves import Way, best, follow, move_values
from salotto.bots.search import Budget, Search, SearchBot
from salotto.bots.tree import CAREFUL, Explorer, Node, SearchSettings
from salotto.bots.worth import leads, worth_now
from salotto.kernel.adviser import Adviser
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from tests.bots.toys import Chest, Crossroads, Errands, Nim, Parcel, TurnCounter, a_game
from tests.titles.spook_manor.tables import in_round_one, play_to_round

ITERATIONS = 48


def answer_of(bot: Bot, play: Play[Any], seat: int = 0) -> str:
    decision = play.decision(seat)
    assert decision is not None
    return key_of(bot.choose(play, decision))


# Finding


@pytest.mark.parametrize(("stones", "take"), [(5, "1"), (6, "2"), (7, "3"), (9, "1")])
def test_it_finds_the_winning_move_of_nim_without_any_evaluation(stones: int, take: str) -> None:
    assert answer_of(make_bot("search:iterations=600", "nim"), a_game(Nim(stones), 2)) == take


def test_the_tree_grows_where_it_is_visited() -> None:
    explorer = Explorer(a_game(Nim(6), 2), 0, SearchSettings(open_after=4), "tree")
    node = Node()
    for deal in range(30):
        explorer.explore(("2",), node, deal)
    assert node.visits == 30
    assert set(node.children) == {("1",), ("2",), ("3",)}  # the other's answers
    assert sum(child.visits for child in node.children.values()) == 30 - 4


def test_others_are_never_foreseen_where_all_decide_at_once() -> None:
    explorer = Explorer(a_game(Crossroads(), 2), 0, SearchSettings(open_after=0), "tree")
    node = Node()
    for deal in range(10):
        explorer.explore(("ours",), node, deal)
    assert node.children == {}


def test_a_second_question_of_the_same_move_costs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    play = play_to_round(in_round_one(2), 5)
    bot = make_bot(f"search:iterations={ITERATIONS}", "plan")
    play.answer(0, answer_of(bot, play))
    monkeypatch.setattr(SearchBot, "plan", lambda *_: pytest.fail("it has thought again"))
    assert answer_of(bot, play).startswith("spot:")


def test_a_move_taken_back_is_thought_about_again() -> None:
    play = play_to_round(in_round_one(2), 5)
    bot = make_bot("greedy", "plan")
    first = answer_of(bot, play)
    play.answer(0, first)
    play.undo(0)
    assert answer_of(bot, play) == first


@pytest.mark.parametrize("name", ["greedy", "easy", "normal", "hard:iterations=100"])
def test_a_move_that_turns_up_unforeseen_cards_is_thought_about_again(name: str) -> None:
    for seed in map(str, range(5)):
        play, bot = a_game(Parcel(), 1, seed), make_bot(name, "parcel")
        play.answer(0, answer_of(bot, play))
        answer = answer_of(bot, play)
        assert answer in play.state.deck.cards[-2:]


# What a position is worth


def test_alone_the_score_counts_and_against_others_the_lead() -> None:
    assert leads(a_game(Nim(4), 2), [7, 4]) == [3, -3]
    assert leads(a_game(Chest(), 1), [7]) == [7]


def test_allies_share_what_they_have() -> None:
    assert leads(a_game(Crossroads(), 2), [7, 4]) == [5.5, 5.5]


def test_a_common_victory_is_worth_more_than_own_points() -> None:
    alone, together = a_game(Crossroads(), 2), a_game(Crossroads(), 2)
    for play, way in ((alone, "mine"), (together, "ours")):
        for seat in (0, 1):
            play.answer(seat, way)
    assert min(worth_now(together)) > max(worth_now(alone))


def test_in_a_common_game_search_plays_for_the_team_where_greedy_plays_for_itself() -> None:
    play = a_game(Crossroads(), 2)
    assert answer_of(make_bot("greedy"), play) == "mine"
    assert answer_of(make_bot("search:iterations=100"), play) == "ours"


def test_where_a_title_wants_care_everybody_plays_on_as_the_evaluation_would(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = a_game(Crossroads(), 2)
    end = play.fork()
    for seat in (0, 1):
        follow(end, seat, ("mine",))

    def worths() -> set[float]:
        explorer = Explorer(play, 0, SearchSettings(), "care")
        return {explorer.explore(("mine",), Node(), deal) for deal in range(10)}

    assert len(worths()) > 1  # by what the other happens to do
    monkeypatch.setattr(Adviser, "playout_depth", 1)
    assert worths() == {worth_now(end)[0]}


def test_where_turns_are_counted_what_is_played_with_care_ends_with_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = a_game(Errands(), 1)
    monkeypatch.setattr(Adviser, "playout_depth", 1)

    def worth(way: str) -> float:
        return Explorer(play, 0, SearchSettings(), "care").explore((way,), Node(), 1)

    assert (worth("short"), worth("long")) == (1.0, 3.0)
    monkeypatch.setattr(Adviser, "playout_depth", 2)
    assert worth("long") - worth("short") == 2.0
    monkeypatch.setattr(Adviser, "playout_depth", 1)
    monkeypatch.setattr(TurnCounter, "turns_over", Adviser.turns_over)
    assert worth("short") == worth("long")  # a short turn and one more move look as good as half a long one


# Budgets


@pytest.fixture
def explored(monkeypatch: pytest.MonkeyPatch) -> list[Way]:
    """Every iteration that is made."""
    made: list[Way] = []
    explore = Explorer.explore

    def counted(self: Explorer, way: Way, node: Node, deal: int) -> float:
        made.append(way)
        return explore(self, way, node, deal)

    monkeypatch.setattr(Explorer, "explore", counted)
    return made


@pytest.mark.parametrize("iterations", [1, 10, 60])
def test_iterations_are_never_exceeded_and_mostly_used(explored: list[Way], iterations: int) -> None:
    answer_of(make_bot(f"search:iterations={iterations}"), play_to_round(in_round_one(2), 12))
    assert iterations / 2 <= len(explored) <= iterations or (iterations == 1 and not explored)


def test_iterations_made_with_care_weigh_more(explored: list[Way], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Adviser, "playout_depth", 1)
    answer_of(make_bot(f"search:iterations={4 * CAREFUL}"), a_game(Crossroads(), 2))
    assert len(explored) == 4


def test_seconds_are_kept_by_the_clock(monkeypatch: pytest.MonkeyPatch, explored: list[Way]) -> None:
    clock = count(step=0.25)
    monkeypatch.setattr("salotto.bots.search.time.perf_counter", lambda: next(clock))
    budget = Budget(iterations=float("inf"), seconds=2)
    assert [len(list(budget.rounds(share, 3))) for share in (0.5, 1.0)] == [3, 3]
    assert budget.used == 18


@pytest.mark.extends_engine
def test_short_of_time_it_gives_the_best_it_has_and_a_deal_half_tried_counts_for_nobody(
    monkeypatch: pytest.MonkeyPatch, explored: list[Way]
) -> None:
    play = play_to_round(in_round_one(2), 12)
    now = 0.0
    monkeypatch.setattr("salotto.bots.search.time.perf_counter", lambda: now)
    settings = SearchSettings(iterations=10_000, seconds=1.0, width=4, trust=0.0)
    whole, half = Search(play, 0, settings, "clock"), Search(play, 0, settings, "clock")
    tries = {id(whole): 3 * 4, id(half): 3 * 4 + 2}
    found = []
    for search in (whole, half):
        now, left = 0.0, tries[id(search)]
        explore = search.explorer.explore

        def timed(way: Way, node: Node, deal: int, explore: Any = explore) -> float:
            nonlocal now, left
            left -= 1
            now = 0.0 if left else 1.0
            return float(explore(way, node, deal))

        monkeypatch.setattr(search.explorer, "explore", timed)
        found.append(search.best())
    assert found[0] == found[1]
    assert len(explored) == 12 + 14


def test_who_has_no_time_at_all_trusts_the_evaluation() -> None:
    search = Search(
        play_to_round(in_round_one(2), 12), 0, SearchSettings(iterations=600, seconds=0.0), "hurry"
    )
    assert search.best() == best(move_values(search.explorer.imagine(0), 0))


def test_a_bot_in_a_hurry_gets_a_clock_beside_its_iterations() -> None:
    bot = make_bot("hard", "hurry")
    assert isinstance(bot, SearchBot)
    usual = bot.settings
    bot.hurry(0.5)
    assert (bot.settings.iterations, bot.settings.seconds) == (usual.iterations, 0.5)
    assert SearchBot("hurry").settings.seconds == inf


def test_half_of_the_moves_is_dropped_at_each_stage(explored: list[Way]) -> None:
    play = play_to_round(in_round_one(2), 12)
    Search(play, 0, SearchSettings(iterations=96, width=4), "halving").best()
    tries = sorted((explored.count(way) for way in set(explored)), reverse=True)
    assert tries == [12 + 24, 12 + 24, 12, 12]


def test_the_same_seed_and_iterations_make_the_same_choice() -> None:
    play = play_to_round(in_round_one(3), 7)
    answers = {answer_of(make_bot(f"search:iterations={ITERATIONS}", "again"), play, 1) for _ in range(3)}
    assert len(answers) == 1


# What it knows


def deals_like(play: Play[Any], seat: int) -> Iterator[Play[Any]]:
    """The play, and others that the seat cannot tell from it."""
    yield play
    for deal in range(3):
        yield play.imagine(seat, f"another deal {deal}")


def depends_on_hidden_cards(make: Callable[[], Bot], play: Play[Any], seat: int) -> bool:
    """Whether a bot chooses differently when only hidden cards differ."""
    return len({answer_of(make(), deal, seat) for deal in deals_like(play, seat)}) > 1


class PeekingBot(GreedyBot):
    """A cheat: it looks where the cards really lie."""

    def plan(self, play: Play[Any], mind: Play[Any], seat: int) -> Way:
        def end(way: Way) -> float:
            real = play.fork()
            follow(real, seat, way)
            values = real.title.adviser.quick_playout(real.state, 20)
            return values[seat] if values else 0.0

        return max(move_values(mind, seat), key=end)


POSITIONS = [(players, round_) for players in (1, 2, 4) for round_ in (3, 10)]


@pytest.mark.parametrize(("players", "round_"), POSITIONS)
@pytest.mark.parametrize("name", [f"search:iterations={ITERATIONS}", "easy", "normal", "greedy"])
def test_a_bots_choice_does_not_depend_on_hidden_cards(name: str, players: int, round_: int) -> None:
    play = play_to_round(in_round_one(players), round_)
    assert not depends_on_hidden_cards(lambda: make_bot(name, "honest"), play, players - 1)


def test_a_bot_that_peeks_is_found_out() -> None:
    plays = [play_to_round(in_round_one(players), round_) for players, round_ in POSITIONS]
    found = [depends_on_hidden_cards(PeekingBot, play, play.table.players - 1) for play in plays]
    assert all(found[:4])  # alone and for two, every time


def test_it_leaves_a_chest_that_it_cannot_look_into() -> None:
    seeds = [seed for seed in map(str, range(40)) if a_game(Chest(), 1, seed).state.deck.cards[-1] == "gold"]
    for seed in seeds[:3]:
        assert answer_of(make_bot("search:iterations=60"), a_game(Chest(), 1, seed)) == "leave"
