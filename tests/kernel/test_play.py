"""A play: questions and answers, steps, chance, forks and imagination. Undo has a file of its own."""

import json
from typing import Any

import pytest

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Rule, RuleError, Step, choose, reveal, together
from salotto.kernel.log import from_log, to_log
from salotto.kernel.play import Play, Refused, Told
from salotto.kernel.zones import redeal_zones
from tests.kernel.stage import Act, Notes, Scene, Stage, ask, on_stage, rolls, said, say, shuffles, tells
from tests.kernel.toy import TOY
from tests.random_games import heard, position, questions, whole

# Questions and answers


def refused(play: Play[Any], seat: int, key: str, revision: int | None = None) -> Refused:
    """How an answer is refused; nothing changes."""
    before = whole(play)
    with pytest.raises(Refused) as error:
        play.answer(seat, key, revision)
    assert whole(play) == before
    return error.value


def test_a_wrong_answer_is_told_the_decision_the_seat_and_the_legal_keys() -> None:
    error = refused(on_stage((ask(1, "tea coffee", "stage-drink"),)), 1, "milk")
    assert error.reason == "not-legal"
    assert str(error) == "'milk' is not a legal answer: Decision(seat 1, stage-drink: tea coffee)"


def test_a_foreign_answer_is_told_who_is_asked_but_not_what_they_may_answer() -> None:
    error = refused(on_stage((ask(1, "tea coffee", "stage-drink"),)), 0, "tea")
    assert error.reason == "not-asked"
    assert "seat 0 is not being asked" in str(error)
    assert "seat 1 (stage-drink)" in str(error)
    assert "coffee" not in str(error)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert refused(on_stage((ask(0),)), seat, "a").reason == "not-asked"


def test_a_stale_answer_is_refused_even_if_its_key_is_legal() -> None:
    play = on_stage((ask(0), ask(0)))
    old = play.revision(0)
    play.answer(0, "a", old)
    error = refused(play, 0, "a", old)
    assert error.reason == "stale"
    assert "Decision(seat 0, stage-which: a b c)" in str(error)
    play.answer(0, "a", play.revision(0))


def test_anothers_answer_does_not_make_mine_stale() -> None:
    play = on_stage({0: [(ask(0),)], 1: [(ask(1),)]})
    revision = play.revision(0)
    say(play, "1a")
    play.answer(0, "a", revision)


def test_after_the_end_every_answer_is_refused() -> None:
    play = on_stage((ask(0),))
    say(play, "0a")
    assert refused(play, 0, "a").reason == "over"
    assert play.pending == []
    assert play.next_decision() is None
    assert play.decision(0) is None
    assert play.outcome is not None
    assert play.outcome.scores == (1, 0)


def test_pending_questions_come_in_the_order_of_the_seats() -> None:
    play = on_stage({2: [(ask(2),), (ask(2),)], 0: [(ask(0),), (ask(0),)]}, seats=3)
    assert [decision.seat for decision in play.pending] == [0, 2]
    say(play, "0a")
    assert [decision.seat for decision in play.pending] == [0, 2]
    assert play.decision(1) is None
    assert play.moment(1) is None


def test_a_moment_lasts_as_long_as_the_rule_that_asks() -> None:
    play = on_stage({0: [(ask(0), ask(0)), (ask(0),)]})
    first = play.moment(0)
    say(play, "0a")
    assert play.moment(0) == first
    say(play, "0a")
    assert play.moment(0) != first


def test_a_question_out_of_turn_can_come_in_the_middle_of_a_step() -> None:
    play = on_stage((ask(0), ask(1), ask(0)))
    say(play, "0a", "1b", "0c")
    assert play.state.said[0] == ["a", "b", "c"]


def test_a_play_prints_where_it_is() -> None:
    play = on_stage((ask(0), ask(0)))
    say(play, "0a")
    assert repr(play) == "Play(stage, stage, 1 choices, pending [Decision(seat 0, stage-which: a b c)])"


def test_nobody_listens_for_free_and_who_listens_hears_all() -> None:
    script = (tells("for all"), ask(0), tells("secret", 0, only=0))
    assert on_stage(script).story is None
    story: list[Told] = []
    play = on_stage(script, story=story)
    say(play, "0a")
    assert heard(story) == [["for all", None, None, {}], ["secret", 0, 0, {}]]
    assert [told.at for told in story] == [0, 1]


# Mistakes in the rules


class Careless(Stage):
    """A title whose next step is given."""

    def __init__(self, *steps: Any) -> None:
        super().__init__()
        self.steps = list(steps)

    def next_step(self, state: Notes) -> Step | None:
        """The next of the steps that were given."""
        step: Step | None = self.steps.pop(0)(state)
        return step


def careless(*steps: Any) -> Play[Notes]:
    title = Careless(*steps)
    return Play(title, title.table(["x", "y"], "seed"))


def question(seat: int) -> Rule[None]:
    yield from choose(seat, "stage-which", ["a", "b"])


def silence() -> Rule[None]:
    yield from reveal()


def test_a_lane_may_ask_only_its_own_seat() -> None:
    with pytest.raises(RuleError, match="asked of seat 1 in the rule of 0"):
        careless(lambda _: together({0: question(1)}))


def test_somebody_must_decide_in_a_simultaneous_step() -> None:
    with pytest.raises(RuleError, match="decide at once"):
        careless(lambda _: together({}))


def test_a_step_may_not_forget_who_is_still_deciding() -> None:
    play = careless(
        lambda _: together({0: question(0), 1: question(1)}), lambda _: together({0: question(0)})
    )
    with pytest.raises(RuleError, match="decide at once"):
        say(play, "0a")
    play = careless(lambda _: together({0: question(0), 1: question(1)}), lambda _: silence())
    with pytest.raises(RuleError, match="still deciding"):
        say(play, "0a")


def test_rules_that_never_ask_are_stopped() -> None:
    with pytest.raises(RuleError, match="for ever"):
        careless(*[lambda _: silence()] * 20_000)


# Chance


def test_chance_depends_on_the_seed_and_the_step() -> None:
    play = on_stage((rolls(),), (rolls(), rolls()), (ask(0),))
    assert len(set(play.state.said[0])) == 3
    assert on_stage((rolls(),), (rolls(), rolls()), (ask(0),)).state == play.state


def test_chance_in_lanes_does_not_depend_on_who_answers_first() -> None:
    lanes = {seat: [(ask(seat), rolls(), ask(seat), rolls()), (rolls(), ask(seat))] for seat in (0, 1)}
    one, other = on_stage(lanes, (ask(0),)), on_stage(lanes, (ask(0),))
    say(one, "0a", "0b", "0c", "1a", "1b", "1c")
    say(other, "1a", "0a", "1b", "1c", "0b", "0c")
    assert one.state == other.state
    assert len({line for lines in one.state.said for line in lines}) == 6 + 3


def test_a_shuffled_zone_is_known_to_nobody() -> None:
    play = on_stage((shuffles(), ask(0)))
    assert sorted(play.state.deck) == list("abcdefghij")
    assert play.state.deck.cards != list("abcdefghij")
    assert play.state.deck.seen == [0] * 10


# Forks


@pytest.mark.parametrize("every", [0, 1, 4, 100])
def test_a_fork_is_the_same_anywhere_in_a_step(every: int) -> None:
    lanes: Scene = {0: [(rolls(), ask(0), rolls(), ask(0))] * 2, 1: [(ask(1),)] * 3}
    play = on_stage((shuffles(), ask(0), rolls(), ask(1)), lanes, (ask(0), ask(0)), every=every)
    for answer in ["0a", "1b", "0a", "1a", "0c", "0a", "1b", "0b", "1c", "0a"]:
        assert whole(play.fork()) == whole(play)
        assert whole(play.fork().fork()) == whole(play)
        say(play, answer)


def test_a_fork_goes_on_with_the_same_chance() -> None:
    play = on_stage((ask(0), rolls(), ask(0), rolls(), ask(0)))
    say(play, "0a")
    twin = play.fork()
    for each in (play, twin):
        say(each, "0b", "0c")
    assert twin.state == play.state


def test_a_fork_can_be_undone_without_the_original_noticing() -> None:
    play = on_stage(*[(ask(0),)] * 12, every=2)
    say(play, *["0a"] * 9)
    before = whole(play)
    twin = play.fork()
    twin.restart(0)
    assert said(twin) == []
    assert whole(play) == before


def test_a_resumed_play_leaves_the_stored_log_and_checkpoints_alone() -> None:
    play = on_stage(*[(ask(0),)] * 9, every=0)
    say(play, *["0a"] * 6)
    log, marks = list(play.log), list(play.checkpoints())
    again = Play.resume(play.title, play.table, marks, log)
    again.restart(0)
    say(again, "0b")
    assert (log, marks) == (play.log, play.checkpoints())


def test_undo_in_a_resumed_play_reaches_back_to_the_first_checkpoint_it_was_given() -> None:
    play = on_stage(*[(ask(0),)] * 9, every=0)
    say(play, *["0a"] * 6)
    again = Play.resume(play.title, play.table, play.checkpoints()[-3:], play.log)
    first = again.checkpoints()[0].at
    assert 0 < first < 6
    for _ in range(6 - first):
        again.undo(0)
    with pytest.raises(Refused, match="do not reach back"):
        again.undo(0)


# Imagination


def test_an_imagined_future_is_another_one() -> None:
    play = on_stage((ask(0), rolls(), ask(0)))
    mind = play.imagine(0, "another seed")
    say(mind, "0a")
    say(play, "0a")
    assert mind.state.said[0][0] == play.state.said[0][0]
    assert mind.state.said[0][1] != play.state.said[0][1]


def test_what_chance_has_given_is_remembered_in_imagination() -> None:
    script: tuple[Act, ...] = (rolls(), ask(0), rolls(), ask(0), rolls())
    for play in (on_stage((*script, ask(0))), on_stage({0: [(*script, ask(0))], 1: [(ask(1),)]})):
        say(play, "0a")
        mind, real = play.imagine(0, "another seed"), play.fork()
        for each in (mind, mind.fork(), real):
            say(each, "0b", "0c", *["1a"] * (each.decision(1) is not None))
        assert mind.state.said[0][:3] == real.state.said[0][:3]
        assert mind.state.said[0][4] != real.state.said[0][4]


@pytest.mark.parametrize("remembers", [False, True])
def test_a_fork_of_an_imagined_play_is_the_same(remembers: bool) -> None:
    mine: Scene = {0: [(rolls(), ask(0))], 1: [(ask(1),)]}
    theirs: Scene = {0: [(ask(0), ask(0))], 1: [(rolls(), ask(1))]}
    for lanes in (mine, theirs):
        play = on_stage(lanes, (ask(0), rolls(), ask(0)))
        mind = play.imagine(0, "x")
        if remembers:
            mind.remember()
        while mind.pending:
            assert position(mind.fork()) == position(mind)
            say(mind, f"{mind.pending[0].seat}a")


def test_an_imagined_play_that_remembers_is_not_imagined_again_for_a_fork(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = on_stage((ask(0),), (ask(0),), (ask(0),))
    deals: list[int | None] = []
    monkeypatch.setattr(type(play.title), "redeal", lambda self, state, seat, chance: deals.append(seat))
    forgetful, mindful = play.imagine(0, "x"), play.imagine(0, "x")
    mindful.remember()
    for mind, again in ((forgetful, [0]), (mindful, [])):
        say(mind, "0a")
        deals.clear()
        assert said(mind.fork()) == ["0a"]
        assert deals == again


def draws() -> Act:
    """The top card of the deck is taken before anything is asked."""

    def act(notes: Notes) -> Rule[str]:
        card, _ = notes.deck.draw()
        answer = yield from choose(0, "stage-which", [card, "none"])
        return answer

    return act


@pytest.mark.parametrize(("act", "dealt"), [(ask(0), 1), (draws(), 3)], ids=["asks", "draws first"])
def test_forks_of_an_imagined_play_deal_again_only_if_more_was_done_than_asked(
    monkeypatch: pytest.MonkeyPatch, act: Act, dealt: int
) -> None:
    deals: list[int | None] = []

    def redeal(self: Stage, state: Notes, seat: int | None, chance: Chance) -> None:
        deals.append(seat)
        redeal_zones([state.deck], seat, chance)

    monkeypatch.setattr(Stage, "redeal", redeal)
    play = on_stage((act,), (act,))
    mind = play.imagine(0, "x")
    deals.clear()
    first, second = mind.fork(), mind.fork()
    assert len(deals) == dealt
    assert position(first) == position(second) == position(mind)
    assert mind.state.deck != play.state.deck
    for each in (first, second, mind):
        each.answer(0, each.pending[0].keys[0])
    assert position(first) == position(second) == position(mind)


def test_others_are_imagined_undecided() -> None:
    play = on_stage({0: [(ask(0), ask(0))], 1: [(ask(1),), (ask(1),)]})
    say(play, "1a", "0b", "1c")
    mind = play.imagine(0, "x")
    assert said(mind) == ["0b"]
    assert [decision.seat for decision in mind.pending] == [0, 1]
    assert said(play) == ["1a", "0b", "1c"]


def test_one_can_imagine_what_others_imagine() -> None:
    play = on_stage({0: [(ask(0), ask(0))], 1: [(ask(1), ask(1))]})
    say(play, "0a", "1b")
    mind = play.imagine(0, "x")
    say(mind, "1c")
    deeper = mind.imagine(1, "y")
    assert questions(deeper)[1] == questions(mind)[1]
    assert position(deeper.fork()) == position(deeper)


def test_a_game_that_is_over_can_be_imagined() -> None:
    play = on_stage((ask(0),))
    say(play, "0a")
    assert play.imagine(0, "x").over


def test_a_table_opened_in_the_middle_of_a_simultaneous_step_can_be_imagined() -> None:
    play = on_stage({0: [(ask(0),)] * 9, 1: [(ask(1),)] * 9}, every=0)
    say(play, "0a", "1a", "0b", "1b", "0c")
    opened = from_log(play.title, json.loads(json.dumps(to_log(play))))
    assert said(opened.imagine(1, "x")) == ["1a", "1b"]
    alone = Play.resume(play.title, play.table, play.checkpoints()[-1:], play.log)
    assert alone.imagine(1, "x").decision(1) is not None


def test_imagination_deals_again_only_what_is_hidden() -> None:
    play = Play(TOY, TOY.table(["x", "y"], "seed"))
    hands = [guest.hand.cards for guest in play.state.guests]
    mind = play.imagine(0, "x")
    assert mind.state.guests[0].hand.cards == hands[0]
    assert mind.state.guests[1].hand.cards != hands[1]
