"""A hint: the best answers to a question, how much better they are, and why.

It knows what the seat knows, no more. All answers are tried on the same imagined deals, and the gain is that
over the average of the answers a sensible player would think about.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import inf
from statistics import fmean
from typing import Any

from salotto.bots.moves import Way, move_values
from salotto.bots.reasons import Ends, Reason, reason_said
from salotto.bots.tree import Explorer, Node, SearchSettings
from salotto.kernel.play import Play
from salotto.speech import Speech

ITERATIONS = 480
WAYS_EACH = 3
"""Of the ways to go on after an answer, so many are tried."""

SETTINGS = SearchSettings(care=0.5)
NO_ANSWERS: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer worth giving."""

    way: Way  # the answer, and those that go with it
    gain: float  # how many points better it is than the average answer
    reason: Reason | None = None

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

    What is worse than the average answer is never advised, and of answers that lead to the same position only
    one. With a clock it says what it has found out after so many seconds.
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
    ways, ends = list(by_answer.values()), Ends(explorer)
    average = fmean(values[way] for way in ways)
    best = [ways[0]]
    for way in ways[1:]:
        if len(best) < n and values[way] > average and not any(ends.alike(way, each) for each in best):
            best.append(way)
    hints = []
    for at, way in enumerate(best):
        below = ways[ways.index(way) + 1 :]
        hints.append(Hint(way, values[way] - average, ends.reason(way, [*below, *best[:at]])))
    return hints


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


# In words


def hint_line(hint: Hint, speech: Speech, answer: str = "") -> str:
    """A hint for people: 'Dusty Library · floor 5: about 3 points better …, because it builds …'.

    `answer` is the first answer as it stands on a page that says it in words of its own.
    """
    gain = round(hint.gain, 1)
    line = speech.words.say(
        speech.title.hint_words or "room-hint",
        move=speech.move(hint.way, answer),
        score=speech.score(abs(gain)),
        better="yes" if gain > 0 else "no" if gain < 0 else "same",
    )
    return line if hint.reason is None else reason_said(hint.reason, line, speech)


def hints_said(
    hints: Iterable[Hint], speech: Speech, answers: Mapping[str, str] = NO_ANSWERS
) -> dict[str, Hint]:
    """Hints for people, each line once: of two cards of a kind one is named."""
    said: dict[str, Hint] = {}
    for hint in hints:
        said.setdefault(hint_line(hint, speech, answers.get(hint.key, "")), hint)
    return said
