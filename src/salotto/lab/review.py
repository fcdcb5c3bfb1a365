"""`salotto review`: how a game went, and which choices cost most.

Everything is judged as the player knew it: at each choice the unknown cards are dealt again, many times, and
the game is played on at a guess. The chance to win before a choice is the share of these games that are won.
What a choice cost is how much more the best other one brings on the same deals; that one is picked on some
deals and its lead is measured on others, less the standard error, so that luck does not pass for skill.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from salotto.bots.hint import try_out
from salotto.bots.moves import Way, follow, move_values, sensible
from salotto.bots.playout import TO_THE_END, quick_playout
from salotto.bots.tree import Explorer, SearchSettings
from salotto.bots.worth import leads
from salotto.kernel.decisions import key_of
from salotto.kernel.log import BadLog, check_log, read_table
from salotto.kernel.play import Play, Refused
from salotto.kernel.title import Json, Outcome, Title

DEALS = 40
LEAST_DEALS = 4
WIDTH = 6
"""So many other moves are tried beside the one that was made."""

SETTINGS = SearchSettings(care=0.25)

LEAST_COST = 0.25
"""In points; what cost less is not worth telling."""

TURNING = 0.15
"""A change of the chance to win that is worth telling."""
STANDING_DEALS = 16
"""At least so many deals tell how a seat stands."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How a seat stood before a choice, as it knew it; at the end, how it came out."""

    at: int  # answers given before
    seat: int
    chance: float | None  # to win; None where nobody can win or lose
    worth: float  # expected at the end: alone the score, else the lead


@dataclass(frozen=True, slots=True)
class Costly:
    """A choice that could have been better."""

    at: int
    seat: int
    way: Way
    better: Way
    cost: float  # in points, cautiously


@dataclass(frozen=True, slots=True)
class Turn:
    """A moment after which a seat stood very differently."""

    at: int
    seat: int
    before: float
    after: float


@dataclass(slots=True)
class Review:
    """What there is to say about a game."""

    title: str
    seats: tuple[str, ...]
    moments: list[Moment] = field(default_factory=list)
    costly: list[Costly] = field(default_factory=list)
    ways: dict[int, Way] = field(default_factory=dict)
    """The moves that were looked at, by the number of answers given before."""
    deals: int = 0
    """How many deals tell how a seat stands; 0: not known."""

    def add(self, more: Review) -> None:
        """Go on with a later piece of the same game."""
        self.moments += more.moments
        self.costly += more.costly
        self.ways |= more.ways
        self.deals = more.deals

    @property
    def turning(self) -> float:
        """A change of the chance to win that is more than noise: twice its standard error."""
        return max(TURNING, 2 * sqrt(0.5 / self.deals)) if self.deals else TURNING

    def of(self, seat: int) -> list[Moment]:
        """The moments of one seat: the line of a chart."""
        return [moment for moment in self.moments if moment.seat == seat]

    def turning_points(self, most: int = 5) -> list[Turn]:
        """Where the chance to win changed most, in the order of the game."""
        turns = []
        for seat in range(len(self.seats)):
            line = self.of(seat)
            for before, after in pairwise(line):
                if before.chance is not None and after.chance is not None:
                    turns.append(Turn(before.at, seat, before.chance, after.chance))
        turns = [turn for turn in turns if abs(turn.after - turn.before) >= self.turning]
        turns.sort(key=lambda turn: -abs(turn.after - turn.before))
        return sorted(turns[:most], key=lambda turn: turn.at)

    def worst(self, seat: int, most: int = 3) -> list[Costly]:
        """The choices of a seat that cost most, the worst first."""
        own = [choice for choice in self.costly if choice.seat == seat]
        return sorted(own, key=lambda choice: -choice.cost)[:most]

    def to_json(self) -> Json:
        """As plain data."""
        return asdict(self) | {"turning_points": [asdict(turn) for turn in self.turning_points()]}


def review(
    title: Title[Any],
    log: Json,
    deals: int = DEALS,
    on_progress: Callable[[], None] = lambda: None,
    piece: range | None = None,
) -> Review:
    """Look at a log choice by choice, at all of them or at a piece of the game."""
    data = check_log(log)
    deals = max(
        LEAST_DEALS, deals // (4 if title.adviser.playout_depth else 1)
    )  # care takes longer, and tells more
    table = read_table(title, data)
    found = Review(title.id, table.seats, deals=max(deals, STANDING_DEALS))
    play = Play(title, table)
    moments: dict[int, tuple[int, int] | None] = {}
    keys = [(int(seat), str(key)) for seat, key in data["choices"]]
    for at, (seat, key) in enumerate(keys):
        if piece is not None and at >= piece.stop:
            return found
        moment = play.moment(seat)
        try:
            if moment is not None and moments.get(seat) != moment:
                moments[seat] = moment
                answers = [answer for who, answer in keys[at:] if who == seat]
                if piece is None or at in piece:
                    judge_choice(play, seat, answers, deals, found)
            play.answer(seat, key)
        except Refused as error:
            raise BadLog(f"choice {at} of the log does not fit: {error}") from error
        on_progress()
    found.moments += final_moments(play)
    return found


def judge_choice(play: Play[Any], seat: int, answers: list[str], deals: int, found: Review) -> None:
    """Add what there is to say about the move that a seat is about to make with the next of its answers."""
    at = len(play.log)
    explorer = Explorer(play, seat, SETTINGS, f"review/{at}")
    mind = explorer.imagine(0)
    options = [key_of(option) for option in sensible(mind, seat)]
    if len(options) == 1 and options[0] == answers[0]:
        return
    found.moments.append(standing(explorer, at, max(deals, STANDING_DEALS)))
    way = found.ways[at] = made(play, seat, answers)
    priors = dict(move_values(mind, seat))
    if way not in priors:
        end = explorer.imagine(0)
        follow(end, seat, way)
        priors[way] = end.title.adviser.evaluate(end.state, seat)
    better, cost = best_instead(explorer, way, priors, deals)
    if better != way and cost > LEAST_COST:
        found.costly.append(Costly(at, seat, way, better, cost))


def made(play: Play[Any], seat: int, answers: list[str]) -> Way:
    """The answers that made up the move."""
    twin = play.fork()
    moment = twin.moment(seat)
    way: list[str] = []
    for key in answers:
        twin.answer(seat, key)
        way.append(key)
        if twin.moment(seat) != moment:
            break
    return tuple(way)


def best_instead(explorer: Explorer, way: Way, priors: Mapping[Way, float], deals: int) -> tuple[Way, float]:
    """The best move in the place of one that was made, and how many points better it is."""
    others = sorted((other for other in priors if other != way), key=lambda other: -priors[other])[:WIDTH]
    worths = try_out(explorer, [way, *others], range(1, deals // 2 + 1))
    trust = explorer.settings.trust
    best = max(worths, key=lambda each: sum(worths[each]) + trust * priors[each])
    if best == way:
        return way, 0.0
    again = try_out(explorer, [way, best], range(deals // 2 + 1, deals + 1))
    return best, cautious([more - less for more, less in zip(again[best], again[way], strict=True)])


def cautious(gains: Sequence[float]) -> float:
    """What was gained on average, less its standard error."""
    return fmean(gains) - stdev(gains) / sqrt(len(gains))


def standing(explorer: Explorer, at: int, deals: int) -> Moment:
    """How the seat stands before its choice."""
    seat = explorer.seat
    chance = Random(explorer.seed)
    wins, worths, ends = [], [], []
    for deal in range(1, deals + 1):
        mind = explorer.imagine(deal)
        worth = quick_playout(mind, TO_THE_END, chance)
        wins.append(won(mind, seat, worth))
        worths.append(worth[seat])
        ends.append(mind.outcome)
    now = explorer.imagine(0)
    hoped = float(now.title.adviser.evaluate(now.state, seat))
    if (beaten := against_target(ends, seat, hoped)) is not None:
        return Moment(at, seat, beaten, max(hoped, fmean(worths)))
    known = [win for win in wins if win is not None]
    return Moment(at, seat, fmean(known) if known else None, fmean(worths))


def against_target(ends: Sequence[Outcome | None], seat: int, hoped: float) -> float | None:
    """The chance to beat a target alone; None where there is none.

    Whoever plays by instinct falls short of it nearly always, which says nothing about a sensible player.
    So the games played on tell how much luck is left, and are shifted to what the title hopes for.
    """
    ended = [end for end in ends if end is not None and end.target is not None]
    if not ended or len(ended[0].scores) > 1 or ended[0].won is None:
        return None
    scores = [end.scores[seat] for end in ended]
    shift = max(0.0, hoped - fmean(scores))
    targets = [end.target for end in ended if end.target is not None]
    reached = [score + shift - target for score, target in zip(scores, targets, strict=True)]
    return fmean(1.0 if each > 0 else 0.5 if each == 0 else 0.0 for each in reached)


def won(mind: Play[Any], seat: int, worth: list[float]) -> float | None:
    """Whether a seat won a game that was played on: 1, 0, or a half for a tie; None if nobody can win it."""
    outcome = mind.outcome
    if outcome is not None and outcome.won is not None:
        return float(outcome.won)
    if outcome is not None and len(outcome.ranks) > 1:
        return (seat in outcome.winners) / max(1, len(outcome.winners))
    if len(worth) == 1:
        return None
    return 1.0 if worth[seat] > 0 else 0.5 if worth[seat] == 0 else 0.0


def final_moments(play: Play[Any]) -> Iterator[Moment]:
    """How it came out, if it is over."""
    outcome = play.outcome
    if outcome is None:
        return
    scores = [float(play.title.adviser.evaluate(play.state, seat)) for seat in range(play.table.players)]
    for seat, worth in enumerate(leads(play, scores)):
        yield Moment(len(play.log), seat, won(play, seat, scores), worth)
