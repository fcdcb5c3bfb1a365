"""What holds for every title: each check takes a whole game and raises AssertionError where it does not.

The checks know no game. They replay, fork, undo, redeal and jump, and compare. Each says how often it really
looked, which must not be too seldom in the games of a setting together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from random import Random
from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.codec import encode
from salotto.kernel.play import Checkpoint, Choice, Play, Refused, Told
from salotto.kernel.title import Json
from salotto.kernel.walls import Walls
from salotto.kernel.zones import Zone, knows
from tests.random_games import (
    LONGEST,
    answer_at_random,
    heard,
    kept_for_replay,
    position,
    questions,
    undo_reach,
    whole,
)
from tests.recorded import Game

Look = Callable[[Game], int]


@dataclass(frozen=True, slots=True)
class Check:
    """What holds for every game; it looks at a game and says how often, in a setting at least so often."""

    look: Look
    least: int


CHECKS: dict[str, Check] = {}


def check(least: int) -> Callable[[Look], Look]:
    """Add a check to the list."""

    def add(look: Look) -> Look:
        CHECKS[look.__name__] = Check(look, least)
        return look

    return add


def examine(name: str, games: Sequence[Game], checks: Mapping[str, Check] = CHECKS) -> int:
    """Hold some games to a check: how often it looked. One that breaks it is kept for replay."""
    looked = 0
    for game in games:
        with kept_for_replay(game.title, game.table, game.log, name):
            looked += checks[name].look(game)
    least = checks[name].least
    assert looked >= least, f"{name} looked only {looked} times, not {least}, at {len(games)} games"
    return looked


def seats_of(play: Play[Any]) -> range:
    """All the seats."""
    return range(play.table.players)


def scored_of(play: Play[Any]) -> range:
    """All who have a scorecard: the seats, and after them the rivals."""
    return range(play.table.players + len(play.title.rivals(play.table)))


def readers_of(play: Play[Any]) -> list[int | None]:
    """All the seats, and a spectator."""
    return [*seats_of(play), None]


# The course of a game


@check(least=6)
def it_ends(game: Game) -> int:
    """However badly one plays, the game ends, with an outcome for everybody and nothing left to answer."""
    looked = 0
    for point in game.points(8):
        end = game.at(point)
        chance = Random(point)
        while end.pending:
            assert len(end.log) < LONGEST, "the game goes on and on"
            answer_at_random(end, chance)
        assert end.over
        outcome = end.outcome
        assert outcome is not None
        assert len(outcome.scores) == len(outcome.ranks) == len(end.scorecards())
        if outcome.won is None:
            assert min(outcome.ranks) == 1
            assert outcome.winners
        for seat in seats_of(end):
            assert refusal(end, seat, "anything")[0] == "over"
            assert undo_reach(end, seat) in ("undo-over", "undo-start")
        looked += 1
    return looked


@check(least=20)
def scores_are_by_category(game: Game) -> int:
    """Every seat has a scorecard at every moment, with the categories that count; rivals come last."""
    looked = 0
    for here in game.positions(40):
        cards = here.scorecards()
        assert [card.seat for card in cards] == list(range(len(cards)))
        assert len(cards) >= here.table.players
        counted = [category for category in here.title.categories if category in cards[0].points]
        assert all(list(card.points) == counted for card in cards[: here.table.players])
        for rival in cards[here.table.players :]:
            assert list(rival.points) == [each for each in here.title.categories if each in rival.points]
        assert here.over == (here.outcome is not None)
        looked += 1
    return looked


@check(least=100)
def nothing_is_lost(game: Game) -> int:
    """No definition vanishes from the state, and none lies in more places than there are of it."""
    supply: Counter[str] = Counter()
    known: set[str] = set()
    looked = 0
    setting_up = range(min(60, len(game.log)))  # when piles come into being, and cards leave them
    for here in map(game.at, sorted({*setting_up, *game.points(150)})):
        zones = Counter(card.key for _, zone in zones_in(here.state) for card in zone if hasattr(card, "key"))
        present = set(definitions_in(here.state))
        assert known <= present, f"lost: {sorted(known - present)}"
        known |= set(zones)
        for key in zones:
            supply.setdefault(key, zones[key])
        assert zones <= supply, f"too many: {zones - supply}"
        looked += bool(zones)
    return looked


def definitions_in(thing: Any) -> Iterator[str]:
    """The keys of all the definitions a state refers to."""
    if isinstance(thing, Zone):
        thing = thing.cards
    if isinstance(key := getattr(thing, "key", None), str):
        yield key
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from definitions_in(each)
    elif isinstance(thing, dict):
        yield from definitions_in([*thing, *thing.values()])
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from definitions_in(getattr(thing, field.name))


def zones_in(thing: Any, path: str = "") -> Iterator[tuple[str, Zone[Any]]]:
    """All the zones of a state, each with the way to it."""
    if isinstance(thing, Zone):
        yield path, thing
    elif isinstance(thing, list | tuple):
        for at, each in enumerate(thing):
            yield from zones_in(each, f"{path}[{at}]")
    elif isinstance(thing, dict):
        for key, each in thing.items():
            yield from zones_in(each, f"{path}[{key}]")
    elif is_dataclass(thing) and not hasattr(thing, "key"):
        for field in fields(thing):
            yield from zones_in(getattr(thing, field.name), f"{path}.{field.name}")


# Hidden information


def redealt(play: Play[Any], seat: int | None, seed: object) -> Play[Any]:
    """A fork in which everything the seat cannot know is dealt again, while its rules go on."""
    twin = play.fork()
    twin.title.redeal(twin.state, seat, Chance(str(seed), "test"))
    return twin


@check(least=30)
def a_view_shows_only_what_the_seat_may_know(game: Game) -> int:
    """The view of a redeal is the same for every seat and for spectators; the table itself stays as it is."""
    looked = 0
    for here in game.positions(60):
        before = encode(here.state)
        for reader in readers_of(here):
            for seed in range(2):
                assert redealt(here, reader, seed).view(reader) == here.view(reader), f"seat {reader}"
        assert encode(here.state) == before
        looked += 1
    return looked


@check(least=30)
def a_redeal_moves_every_hidden_card(game: Game) -> int:
    """Else a view would be compared with itself: each zone with something unknown changes now and then."""
    still: Counter[str] = Counter()
    moved: Counter[str] = Counter()
    looked = 0
    for number, here in enumerate(game.positions(60)):
        before = sum(still.values()) + sum(moved.values())
        for reader in readers_of(here):
            real, other = dict(zones_in(here.state)), dict(zones_in(redealt(here, reader, number).state))
            pool = {id(card) for zone in real.values() for card in hidden(zone, reader)}
            for path, zone in real.items():
                if len(pool) > 3 and hidden(zone, reader):
                    (still if hidden(zone, reader) == hidden(other[path], reader) else moved)[path] += 1
        looked += sum(still.values()) + sum(moved.values()) > before
    never = [path for path in still if not moved[path] and still[path] > 20]
    assert not never, f"zones that are never redealt: {never}"
    return looked


def hidden(zone: Zone[Any], reader: int | None) -> list[Any]:
    """The cards of a zone that a reader does not know."""
    return [card for card, mask in zip(zone.cards, zone.seen, strict=True) if not knows(mask, reader)]


@check(least=40)
def options_show_only_what_the_seat_may_know(game: Game) -> int:
    """A seat is asked the same, with the same options, whatever the cards are that it cannot see."""
    looked = 0
    for here in map(game.at, game.points(80)):
        last = here.checkpoints()[-1]
        for decision in here.pending:
            seat = decision.seat
            mind = here.imagine(seat, f"mind of {seat}")
            assert question(mind, seat) == question(here, seat)
            looked += 1
            if last.at == len(here.log) and nothing_was_revealed(here, last, seat):
                assert question(asked_again(here, last, seat), seat) == question(here, seat)
                looked += 1
    return looked


def question(play: Play[Any], seat: int) -> Json:
    """What one seat is being asked."""
    return [asked for asked in questions(play) if asked["seat"] == seat]


def nothing_was_revealed(play: Play[Any], mark: Checkpoint, seat: int) -> bool:
    """Whether the seat's question follows from a checkpoint without chance and without a reveal."""
    players = play.table.players
    unwalled = replace(mark, walls=Walls([0] * players, ["none"] * players))
    return Play.resume(play.title, play.table, [unwalled], play.log)._walls.why[seat] == "none"


def asked_again(play: Play[Any], mark: Checkpoint, seat: int) -> Play[Any]:
    """The questions that follow from a checkpoint, had the unknown cards been dealt otherwise."""
    state = mark.state.copy()
    play.title.redeal(state, seat, Chance("again"))
    return Play.resume(play.title, play.table, [replace(mark, state=state)], play.log)


@check(least=10)
def what_can_be_taken_back_has_taught_nothing(game: Game) -> int:
    """If a seat may take an answer back, it has learnt nothing by it: no hidden card came to light.

    That a forced move of another seat plays itself is no secret, so games that differ in this are let pass.
    """
    looked = 0
    for point in game.points(200)[:-1]:
        seat, key = game.log[point]
        before, here = game.at(point), game.at(point)
        here.answer(seat, key)
        if undo_reach(here, seat) == len(here.log) - 1:
            other = redealt(before, seat, len(here.log))
            other.answer(seat, key)
            if [asked.seat for asked in other.pending] == [asked.seat for asked in here.pending]:
                assert other.view(seat) == here.view(seat), f"seat {seat} learns by {key} and takes it back"
                assert question(other, seat) == question(here, seat)
                looked += 1
    return looked


@check(least=60)
def an_imagined_game_can_be_played(game: Game) -> int:
    """A bot's scratch paper goes on, forks, and imagines in turn, and the table stays as it is."""
    looked = 0
    for number, here in enumerate(game.positions(15)):
        before = whole(here)
        for decision in here.pending:
            chance = Random(number)
            mind = here.imagine(decision.seat, f"mind {number}")
            if number % 2:
                mind.remember()
            for _ in range(20):
                if not mind.pending:
                    break
                twin = mind.fork()
                assert position(twin) == position(mind)
                asked = chance.choice(mind.pending)
                assert question(mind.imagine(asked.seat, "deeper"), asked.seat) == question(mind, asked.seat)
                answer_at_random(mind, chance)
                answer_at_random(twin, chance)
                looked += 1
        assert whole(here) == before
    return looked


# Undo


@check(least=10)
def undo_and_redo_come_back_to_the_same(game: Game) -> int:
    """Whoever takes an answer back and gives it again finds everything as it was, the story too."""
    looked = 0
    for here in game.positions(100):
        for seat in seats_of(here):
            at = undo_reach(here, seat)
            if isinstance(at, str):
                continue
            before, story, log = position(here), heard(here.story or []), list(here.log)
            here.undo(seat)
            assert here.log == log[:at] + log[at + 1 :]
            here.answer(*log[at])
            assert position(here) == before
            if at == len(log) - 1:
                assert heard(here.story or []) == story
                assert undo_reach(here, seat) == at
            else:  # others answered at the same time, and are now told of first
                assert sorted(map(repr, heard(here.story or []))) == sorted(map(repr, story))
            looked += 1
    return looked


@check(least=4)
def restart_goes_back_to_the_barrier(game: Game) -> int:
    """All the seat's answers since the barrier are gone, and nothing else."""
    looked = 0
    for here in game.positions(45):
        for seat in seats_of(here):
            if isinstance(undo_reach(here, seat), str):
                continue
            twin, steps = here.fork(), here.fork()
            twin.restart(seat)
            assert isinstance(undo_reach(twin, seat), str)
            while isinstance(undo_reach(steps, seat), int):
                steps.undo(seat)
            assert position(steps) == position(twin)
            left = game.at(shared(twin.log, game.log))
            for choice in twin.log[len(left.log) :]:
                left.answer(*choice)
            assert position(left) == position(twin)
            gone = Counter(here.log) - Counter(twin.log)
            assert {choice.seat for choice in gone} == {seat}
            looked += 1
    return looked


def shared(some: list[Choice], others: list[Choice]) -> int:
    """How many choices two logs have in common at their beginning."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(some), len(others)))


@check(least=200)
def the_order_of_answers_does_not_matter(game: Game) -> int:
    """Those who decide at once come to the same, whoever answers first and whoever changes his mind."""
    looked = 0
    play = game.play
    for seed in range(2):
        chance = Random(seed)
        queues = {seat: [key for who, key in play.log if who == seat] for seat in seats_of(play)}
        story: list[Told] = []
        other = Play(play.title, play.table, story)
        budget = min(2 * len(play.log) + 20, 300)
        while ready := [asked.seat for asked in other.pending if queues[asked.seat]]:
            seat = chance.randrange(play.table.players)
            if budget and chance.random() < 0.3 and isinstance(at := undo_reach(other, seat), int):
                budget -= 1
                queues[seat].insert(0, other.log[at].key)
                other.undo(seat)
            else:
                seat = chance.choice(ready)
                other.answer(seat, queues[seat].pop(0))
                looked += 1
        assert not any(queues.values()), "some answers were never asked for"
        assert position(other) == position(play)
        assert sorted(map(repr, heard(story))) == sorted(map(repr, heard(game.story)))
    return looked


# Forks


@check(least=20)
def a_fork_and_its_original_do_not_touch_each_other(game: Game) -> int:
    """They are equal at first; then each can be played and taken back without the other noticing."""
    looked = 0
    chance = Random(len(game.log))
    for here in game.positions(40):
        before = whole(here)
        twin = here.fork()
        assert whole(twin) == before
        wander(twin, chance)
        assert whole(here) == before
        twin, mirror = here.fork(), here.fork()
        wander(mirror, chance)
        assert whole(twin) == before
        looked += 1
    return looked


def wander(play: Play[Any], chance: Random) -> None:
    """Some answers, with some taken back."""
    for _ in range(12):
        seat = chance.randrange(play.table.players)
        if chance.random() < 0.3 and isinstance(undo_reach(play, seat), int):
            play.undo(seat)
        elif play.pending:
            answer_at_random(play, chance)


# Answers


def refusal(play: Play[Any], seat: int, key: str, revision: int | None = None) -> tuple[str, str]:
    """The reason and the words with which an answer is refused; nothing must change."""
    before = whole(play)
    try:
        play.answer(seat, key, revision)
    except Refused as refused:
        assert whole(play) == before, "a refused answer has changed something"
        return refused.reason, str(refused)
    raise AssertionError(f"{key!r} of seat {seat} was taken")


@check(least=30)
def legal_answers_are_taken_and_others_refused(game: Game) -> int:
    """Keys are unique; each is accepted; any other, a stale or a foreign one is refused in clear words."""
    looked = 0
    for here in game.positions(60):
        for decision in here.pending:
            seat, keys = decision.seat, decision.keys
            assert len(set(keys)) == len(keys) > 1, f"{decision.prompt}: {keys}"
            assert all(type(key) is str and key for key in keys)
            for key in keys:
                here.fork().answer(seat, key, here.revision(seat))
            for wrong in ("", "no such thing", keys[0] + " ", keys[-1].upper() + "?"):
                reason, words = refusal(here, seat, wrong)
                assert reason == "not-legal"
                assert names_all(words, f"seat {seat}", decision.prompt, *keys)
            reason, words = refusal(here, seat, keys[0], here.revision(seat) - 1)
            assert reason == "stale"
            assert names_all(words, f"seat {seat}", decision.prompt, *keys)
            looked += 1
        for idle in set(seats_of(here)) - {decision.seat for decision in here.pending}:
            reason, words = refusal(here, idle, "anything")
            assert reason == ("over" if here.over else "not-asked")
            assert names_all(words, f"seat {idle}", *(decision.prompt for decision in here.pending))
    return looked


def names_all(words: str, *names: str) -> bool:
    """Whether a text names them all."""
    return all(name in words for name in names)


@check(least=300)
def a_question_of_many_ends_only_with_all(game: Game) -> int:
    """Who has finished in a simultaneous phase is not asked again before the phase is settled."""
    looked = 0
    before: dict[int, tuple[int, int] | None] = {}
    for here in game.again():
        now = {decision.seat: here.moment(decision.seat) for decision in here.pending}
        steps = {moment[0] for moment in [*before.values(), *now.values()] if moment}
        at_once = all(moment and moment[1] for moment in [*before.values(), *now.values()])
        if before and now and at_once and len(steps) == 1:
            assert set(now) <= set(before), "two simultaneous phases without a step between them"
        before = now
        looked += 1
    return looked
