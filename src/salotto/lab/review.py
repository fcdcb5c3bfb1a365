"""`salotto review`: how a game went, and which choices cost most.

Everything is judged as the player knew it: at each choice the unknown cards are dealt again, many times, and
the game is played on at a guess. The chances to win after a choice are the shares of these games that each
player wins, on the same deals.

First every choice is compared with others on a few deals. What seems better there is only a doubt: it is
judged again on fresh deals until it is decided (`salotto.lab.judging`), the greatest doubts first, in no more
time than the first look took. Only what stands is told, and that may be nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import floor, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from salotto.bots.hint import try_out
from salotto.bots.moves import Way, follow, move_values, sensible
from salotto.bots.tree import Explorer, SearchSettings
from salotto.bots.worth import leads
from salotto.kernel.decisions import key_of
from salotto.kernel.log import BadLog, check_log, read_table
from salotto.kernel.play import Play, Refused
from salotto.kernel.title import Json, Outcome, Title
from salotto.lab.judging import (
    EARLY_LOOKS,
    LOOKS,
    Bar,
    chance_after,
    decide,
    lead_after,
    shares,
    to_the_end,
)
from salotto.speech import Speech

DEALS = 40
LEAST_DEALS = 4
WIDTH = 6
"""So many other moves are tried beside the one that was made."""

SETTINGS = SearchSettings(care=0.25)

COSTLY = Bar(0.5, 0.25)
"""In points; what cost less is not worth telling."""

TURNING = Bar(0.1, 0.04)
"""What a turning point costs of the chance to win."""
CONFIRMED = 0.07
"""And what it costs on 160 further deals: of so many doubts some seem decided by luck alone."""
CONFIRMING = range(1001, 1161)
STANDING_DEALS = 16
"""At least so many deals tell how the seats stand."""
MOST_COSTLY = 3
"""Of each seat so many costly choices are told."""
MOST_TURNS = 5
JUDGING = 0.85
"""Judging takes no longer than the first look: it may spend this share of it."""
SHORT = {True: 3, False: 5}
"""So many short playouts, careful ones or those by instinct, take about as long as one to the end."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How a seat stood after a choice, as who made it knew it; at the end, how it came out."""

    at: int  # answers given before the choice
    seat: int
    chance: float | None  # to win; None where nobody can win or lose
    worth: float  # expected at the end: alone the score, else the lead over the best other


@dataclass(frozen=True, slots=True)
class Costly:
    """A choice that could have been better."""

    at: int
    seat: int
    way: Way
    better: Way
    cost: float  # in points, or in the lead over the best other


@dataclass(frozen=True, slots=True)
class Turn:
    """A choice that cost much of the chance to win."""

    at: int
    seat: int
    way: Way
    better: Way
    before: float  # the chance with the better move
    after: float  # and with the one that was made


class Judged(NamedTuple):
    """What became of a doubt: told as costly, as a turning point, as both or not at all."""

    costly: Costly | None = None
    turn: Turn | None = None
    playouts: int = 0


@dataclass(slots=True)
class Review:
    """What there is to say about a game."""

    title: str
    seats: tuple[str, ...]
    moments: list[Moment] = field(default_factory=list)
    costly: list[Costly] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    doubts: list[Costly] = field(default_factory=list)
    """What seemed better at first sight, and has not been judged yet."""
    playouts: int = 0
    """How many more may be spent on judging."""
    lead: bool = False
    """Whether points are those that a seat is ahead of the best other."""

    def add(self, more: Review) -> None:
        """Go on with a later piece of the same game."""
        self.moments += more.moments
        self.doubts += more.doubts
        self.playouts += more.playouts
        self.lead = more.lead

    def of(self, seat: int) -> list[Moment]:
        """The moments of one seat: the line of a chart."""
        return [moment for moment in self.moments if moment.seat == seat]

    def percents(self) -> dict[tuple[int, int], int]:
        """The chances at each moment in whole percent, by answers given and seat: at one moment they sum up
        to what the chances do, which is 100 unless the game itself may win."""
        found: dict[tuple[int, int], int] = {}
        for at in dict.fromkeys(moment.at for moment in self.moments):
            parts = {m.seat: 100 * m.chance for m in self.moments if m.at == at and m.chance is not None}
            whole = {seat: floor(part + 1e-9) for seat, part in parts.items()}
            missing = round(sum(parts.values())) - sum(whole.values())
            for seat in sorted(parts, key=lambda seat: whole[seat] - parts[seat])[: max(0, missing)]:
                whole[seat] += 1
            found |= {(at, seat): percent for seat, percent in whole.items()}
        return found

    def next_doubt(self) -> Costly | None:
        """The greatest doubt, taken off the list; None when nothing more can or need be judged."""
        self.doubts.sort(key=lambda doubt: doubt.cost)
        return self.doubts.pop() if self.doubts and self.playouts >= 2 * LOOKS[0] else None

    def settle(self, judged: Judged) -> None:
        """A doubt has been judged."""
        self.playouts -= judged.playouts
        self.costly += [judged.costly] if judged.costly else []
        self.turns += [judged.turn] if judged.turn else []

    def full(self, seat: int) -> bool:
        """Whether enough is told of what cost a seat points: what is still doubted cost less."""
        return len(self.worst(seat)) == MOST_COSTLY

    def turning_points(self, most: int = MOST_TURNS) -> list[Turn]:
        """The choices that cost most of the chance to win, in the order of the game."""
        turns = sorted(self.turns, key=lambda turn: turn.after - turn.before)
        return sorted(turns[:most], key=lambda turn: turn.at)

    def worst(self, seat: int, most: int = MOST_COSTLY) -> list[Costly]:
        """The choices of a seat that cost most, the worst first."""
        own = [choice for choice in self.costly if choice.seat == seat]
        return sorted(own, key=lambda choice: -choice.cost)[:most]

    def better_at(self, at: int) -> Way | None:
        """The move that is advised instead of the choice that was made there, if one is."""
        told = {each.at: each.better for each in self.costly} | {each.at: each.better for each in self.turns}
        return told.get(at)

    def to_json(self) -> Json:
        """As plain data."""
        told = {
            name: value for name, value in asdict(self).items() if name not in ("doubts", "playouts", "turns")
        }
        return told | {"turning_points": [asdict(turn) for turn in self.turning_points()]}


def review(
    title: Title[Any],
    log: Json,
    deals: int = DEALS,
    on_progress: Callable[[], None] = lambda: None,
) -> Review:
    """Look at a log choice by choice, and tell what stands."""
    found = look_through(title, log, deals, on_progress)
    judge_all(found, title, log)
    return found


def judge_all(
    found: Review, title: Title[Any], log: Json, on_progress: Callable[[], None] = lambda: None
) -> None:
    """Judge what was doubted, as far as the playouts reach."""
    while (doubt := found.next_doubt()) is not None:
        found.settle(judge(title, log, doubt, found.playouts, found.full(doubt.seat)))
        on_progress()


def look_through(
    title: Title[Any],
    log: Json,
    deals: int = DEALS,
    on_progress: Callable[[], None] = lambda: None,
    piece: range | None = None,
) -> Review:
    """A first look at a log, at all of its choices or at a piece of the game: nothing is judged yet."""
    data = check_log(log)
    deals = max(
        LEAST_DEALS, deals // (4 if title.adviser.playout_depth else 1)
    )  # care takes longer, and tells more
    table = read_table(title, data)
    found = Review(title.id, table.seats)
    play = Play(title, table)
    found.lead = len(title.allies(play.state, 0)) < table.players
    moments: dict[int, tuple[int, int] | None] = {}
    keys = answers_of(data)
    for at, (seat, key) in enumerate(keys):
        if piece is not None and at >= piece.stop:
            return found
        moment = play.moment(seat)
        try:
            if moment is not None and moments.get(seat) != moment:
                moments[seat] = moment
                if piece is None or at in piece:
                    look_at_choice(play, seat, answers_ahead(keys, at), deals, found)
            play.answer(seat, key)
        except Refused as error:
            raise BadLog(f"choice {at} of the log does not fit: {error}") from error
        on_progress()
    found.moments += final_moments(play)
    return found


def answers_of(data: Json) -> list[tuple[int, str]]:
    """The answers of a log, each with its seat."""
    return [(int(seat), str(key)) for seat, key in data["choices"]]


def answers_ahead(keys: Sequence[tuple[int, str]], at: int) -> list[str]:
    """What the seat that answers at a point goes on to answer."""
    return [answer for who, answer in keys[at:] if who == keys[at][0]]


def look_at_choice(play: Play[Any], seat: int, answers: list[str], deals: int, found: Review) -> None:
    """How the seats stand after the move that a seat is about to make with the next of its answers, and
    whether another seems better."""
    at = len(play.log)
    explorer = Explorer(play, seat, SETTINGS, f"review/{at}")
    mind = explorer.imagine(0)
    options = [key_of(option) for option in sensible(mind, seat)]
    if len(options) == 1 and options[0] == answers[0]:
        return
    way = made(play, seat, answers)
    standing_deals = max(deals, STANDING_DEALS)
    found.moments += standing(explorer, at, standing_deals, way)
    priors = dict(move_values(mind, seat))
    if way not in priors:
        end = explorer.imagine(0)
        follow(end, seat, way)
        priors[way] = end.title.adviser.evaluate(end.state, seat)
    better, cost, tries = best_instead(explorer, way, priors, deals)
    found.playouts += round(JUDGING * (standing_deals + tries / SHORT[explorer.depth > 0]))
    if better != way and cost > 0:
        found.doubts.append(Costly(at, seat, way, better, cost))


def judge(title: Title[Any], log: Json, doubt: Costly, playouts: int, full: bool = False) -> Judged:
    """Judge a choice again, for at most so many playouts: what it cost in points, unless enough is told of
    that, and what of the chance to win."""
    data = check_log(log)
    play = Play(title, read_table(title, data))
    for seat, key in answers_of(data)[: doubt.at]:
        play.answer(seat, key)
    explorer = Explorer(play, doubt.seat, SETTINGS, f"judged/{doubt.at}")
    looks = [] if full else affordable(EARLY_LOOKS, playouts)
    cost, used = decide(lambda deals: gained(explorer, doubt, deals), COSTLY, looks)
    costly = None if cost is None else Costly(doubt.at, doubt.seat, doubt.way, doubt.better, cost)

    def chances(way: Way, deals: range) -> list[float]:
        return [chance_after(explorer, way, deal) or 0.0 for deal in deals]

    def lost(deals: range) -> list[float]:
        pairs = zip(chances(doubt.better, deals), chances(doubt.way, deals), strict=True)
        return [more - less for more, less in pairs]

    loss, again = decide(lost, TURNING, affordable(LOOKS, playouts - 2 * used))
    used += again
    turn = None
    if loss is not None and 2 * (used + len(CONFIRMING)) <= playouts:
        used += len(CONFIRMING)
        before, after = (fmean(chances(way, CONFIRMING)) for way in (doubt.better, doubt.way))
        if before - after >= CONFIRMED:
            turn = Turn(doubt.at, doubt.seat, doubt.way, doubt.better, before, after)
    return Judged(costly, turn, 2 * used)


def affordable(looks: Sequence[int], playouts: int) -> list[int]:
    """The looks that there are playouts for, two on each deal."""
    return [look for look in looks if 2 * look <= playouts]


def gained(explorer: Explorer, doubt: Costly, deals: range) -> list[float]:
    """How many points more the better move brings on each deal."""
    return [
        lead_after(explorer, doubt.better, deal) - lead_after(explorer, doubt.way, deal) for deal in deals
    ]


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


def best_instead(
    explorer: Explorer, way: Way, priors: Mapping[Way, float], deals: int
) -> tuple[Way, float, int]:
    """The best move in the place of one that was made, how many points better it is at first sight, less the
    standard error, and how many playouts that took."""
    others = sorted((other for other in priors if other != way), key=lambda other: -priors[other])[:WIDTH]
    first, again = range(1, deals // 2 + 1), range(deals // 2 + 1, deals + 1)
    worths = try_out(explorer, [way, *others], first)
    tries = len(worths) * len(first)
    trust = explorer.settings.trust
    best = max(worths, key=lambda each: sum(worths[each]) + trust * priors[each])
    if best == way:
        return way, 0.0, tries
    tried = try_out(explorer, [way, best], again)
    more = [gain - loss for gain, loss in zip(tried[best], tried[way], strict=True)]
    return best, fmean(more) - stdev(more) / sqrt(len(more)), tries + 2 * len(again)


def standing(explorer: Explorer, at: int, deals: int, way: Way) -> list[Moment]:
    """How all seats stand after a move, on the same deals."""
    chances: list[list[float | None]] = []
    worths: list[list[float]] = []
    ends: list[Outcome | None] = []
    for deal in range(1, deals + 1):
        mind, worth = to_the_end(explorer, way, deal)
        chances.append(shares(mind, worth))
        worths.append(worth)
        ends.append(mind.outcome)
    now = explorer.imagine(0)
    follow(now, explorer.seat, way)
    hoped = float(now.title.adviser.evaluate(now.state, explorer.seat))
    if (beaten := against_target(ends, explorer.seat, hoped)) is not None:
        return [Moment(at, explorer.seat, beaten, max(hoped, fmean(worth[0] for worth in worths)))]
    moments = []
    for seat in range(now.table.players):
        known = [deal[seat] for deal in chances]
        chance = fmean(each for each in known if each is not None) if None not in known else None
        moments.append(Moment(at, seat, chance, fmean(worth[seat] for worth in worths)))
    return moments


def cost_said(found: Review, choice: Costly, speech: Speech) -> str:
    """What a choice cost, in what the title counts; against others it is a lead over the best of them."""
    score = speech.score(round(choice.cost, 1))
    return speech.words.say("room-review-lead", score=score) if found.lead else score


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


def final_moments(play: Play[Any]) -> Iterator[Moment]:
    """How it came out, if it is over."""
    if play.outcome is None:
        return
    scores = [float(play.title.adviser.evaluate(play.state, seat)) for seat in range(play.table.players)]
    won, worths = shares(play, scores), leads(play, scores)
    for seat, worth in enumerate(worths):
        yield Moment(len(play.log), seat, won[seat], worth)
