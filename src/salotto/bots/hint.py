"""A hint: the best answers to a question, how much better they are, and what they bring.

It knows what the seat knows, no more. All answers are tried on the same imagined deals, and the gain is that
over the average of the answers a sensible player would think about.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean
from typing import Any

from salotto.bots.moves import Way, follow, move_values, settle
from salotto.bots.tree import Explorer, Node, SearchSettings
from salotto.kernel.play import Play
from salotto.speech import Speech

ITERATIONS = 480
WAYS_EACH = 3
"""Of the ways to go on after an answer, so many are tried."""

SETTINGS = SearchSettings(care=0.5)


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer worth giving."""

    way: Way  # the answer, and those that go with it
    gain: float  # how many points better it is than the average answer
    brings: dict[str, int]  # what the move changes on the scorecard at once, by category

    @property
    def key(self) -> str:
        """The answer to the question that is asked now."""
        return self.way[0]


def hint(
    play: Play[Any],
    seat: int,
    n: int = 3,
    iterations: int = ITERATIONS,
    seed: str = "hint",
    seconds: float = inf,
) -> list[Hint]:
    """The best answers for a seat that is being asked, the best first; none if it is not.

    With a clock it says what it has found out after so many seconds.
    """
    end = time.perf_counter() + seconds
    explorer = Explorer(play, seat, SETTINGS, seed)
    priors = move_values(explorer.imagine(0), seat)
    chosen = best_of_each(priors)
    deals = max(1, iterations // max(1, explorer.effort * len(chosen)))
    values = compare(explorer, {way: priors[way] for way in chosen}, until(end, deals))
    by_answer: dict[str, Way] = {}
    for way in sorted(chosen, key=lambda way: -values[way]):
        by_answer.setdefault(way[0], way)
    if not by_answer:
        return []
    average = fmean(values[way] for way in by_answer.values())
    best = list(by_answer.values())[:n]
    return [Hint(way, values[way] - average, brings(explorer.imagine(0), seat, way)) for way in best]


def best_of_each(priors: Mapping[Way, float], each: int = WAYS_EACH) -> list[Way]:
    """For each answer, the ways to go on that look best."""
    found: dict[str, list[Way]] = {}
    for way in sorted(priors, key=lambda way: -priors[way]):
        found.setdefault(way[0], []).append(way)
    return [way for those in found.values() for way in those[:each]]


def until(end: float, deals: int) -> Iterator[int]:
    """The numbers of the deals to imagine, as many as there is time for."""
    for deal in range(1, deals + 1):
        if time.perf_counter() >= end:
            return
        yield deal


def compare(explorer: Explorer, priors: Mapping[Way, float], deals: Iterable[int]) -> dict[Way, float]:
    """What each way is worth, tried on the same deals; only the differences mean something."""
    if len(priors) == 1:
        return dict.fromkeys(priors, 0.0)
    trust = explorer.settings.trust
    worths = try_out(explorer, priors, deals)
    return {way: (sum(worths[way]) + trust * priors[way]) / (len(worths[way]) + trust) for way in priors}


def try_out(explorer: Explorer, those: Iterable[Way], deals: Iterable[int]) -> dict[Way, list[float]]:
    """What each way was worth on each of the deals."""
    nodes = {way: Node() for way in those}
    worths: dict[Way, list[float]] = {way: [] for way in nodes}
    for deal in deals:
        for way, node in nodes.items():
            worths[way].append(explorer.explore(way, node, deal))
    return worths


def brings(mind: Play[Any], seat: int, way: Way) -> dict[str, int]:
    """What a move changes on the scorecard of the seat at once."""
    before = mind.scorecards()[seat].points
    follow(mind, seat, way)
    settle(mind, seat)
    after = mind.scorecards()[seat].points
    return {
        category: after[category] - points for category, points in before.items() if after[category] != points
    }


# In words


def hint_line(hint: Hint, speech: Speech, answer: str = "") -> str:
    """A hint for people: 'Dusty Library · floor 5: about 3 points better … (builds a column of six: +3)'.

    `answer` is the first answer as it stands on a page that says it in words of its own.
    """
    gain = round(hint.gain, 1)
    line = speech.words.say(
        speech.title.hint_words or "room-hint",
        move=speech.move(hint.way, answer),
        score=speech.score(abs(gain)),
        better="yes" if gain > 0 else "no" if gain < 0 else "same",
    )
    if not (hint.brings and gain):  # what comes whatever one chooses is no reason
        return line
    return speech.words.say("room-hint-brings", hint=line, what=", ".join(gains(hint.brings.items(), speech)))


def gains(changes: Iterable[tuple[str, int]], speech: Speech) -> Sequence[str]:
    """What changes on a scorecard, each with its points; the title may have words for what a move does."""
    said = []
    for category, points in changes:
        try:
            what = speech.thing(f"brings:{category}") if points > 0 else speech.category(category)
        except KeyError:
            what = speech.category(category)
        said.append(gained(what, points, speech))
    return said


def gained(what: str, points: int, speech: Speech) -> str:
    """One line of a scorecard and how it changes, in what the title counts."""
    if speech.title.gain_words is None:
        return speech.words.say("room-hint-gain", what=what, points=f"{points:+d}")
    sign = "plus" if points > 0 else "minus"
    return speech.words.say(speech.title.gain_words, what=what, score=speech.score(abs(points)), sign=sign)
