"""Engine and second reader side by side: every question, every change, every point of whole turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from salotto.kernel.title import Table, Title
from tests.titles.viscounts.oracle import scores
from tests.titles.viscounts.oracle.baron import baron_turn
from tests.titles.viscounts.oracle.book import card_id, cards
from tests.titles.viscounts.oracle.effects import Reading, as_printed
from tests.titles.viscounts.oracle.laws import broken_laws
from tests.titles.viscounts.oracle.opening import opening
from tests.titles.viscounts.oracle.pen import NO, Asked, Differs, Pen
from tests.titles.viscounts.oracle.position import Position
from tests.titles.viscounts.oracle.richer import enriched
from tests.titles.viscounts.oracle.rival import rival_turn
from tests.titles.viscounts.oracle.table import Turn, Watched, position_of, turns_of
from tests.titles.viscounts.oracle.turn import next_turn, slide, turn
from tests.titles.viscounts.oracle.views import untrue

MOST_ROUNDS = 150
"""Rounds after which a game should have come to an end, however it is played."""


@dataclass(slots=True)
class Tally:
    """What was looked at, and what was found."""

    positions: int = 0
    turns: int = 0
    questions: int = 0
    answers: int = 0
    scorings: int = 0
    views: int = 0
    games: int = 0
    longest: int = 0
    asked: dict[str, int] = field(default_factory=dict)
    played: set[str] = field(default_factory=set)
    findings: list[str] = field(default_factory=list)

    def count(self, one: Turn) -> None:
        """A turn that was compared."""
        self.turns += 1
        for asked in one.asked:
            self.questions += 1
            self.answers += len(asked.keys)
            self.asked[asked.prompt] = self.asked.get(asked.prompt, 0) + 1
            self.played.add(card_id(asked.answer))

    def never_played(self) -> list[str]:
        """Townsfolk that nobody chose for anything."""
        return [id for kind in ("townsfolk", "start", "hero") for id in cards(kind) if id not in self.played]

    def __str__(self) -> str:
        prompts = ", ".join(f"{prompt} {n}" for prompt, n in sorted(self.asked.items()))
        return (
            f"{self.positions} positions, {self.turns} turns with {self.questions} questions of "
            f"{self.answers} answers, {self.games} whole games of up to {self.longest} rounds, "
            f"{self.scorings} scorings, {self.views} views; {len(self.findings)} findings\nasked: {prompts}"
        )


@dataclass(slots=True)
class Comparison:
    """One engine against one reader; a test may give the reader a misreading or tamper with the engine."""

    title: Title[Any]
    misread: Callable[[str, int], int] = as_printed
    tamper: Callable[[Any], None] | None = None
    tally: Tally = field(default_factory=Tally)

    # Whole games

    def game(self, table: Table, choose: Callable[[Any], str]) -> list[Turn]:
        """A whole game, turn by turn, with its laws and its end."""
        watched = Watched(self.title, tamper=self.tamper)
        turns = []
        for one in turns_of(watched, table, choose):
            self.compare(one, table, f"after {one.log} answers")
            self.points(one.end, table, f"after {one.log} answers")
            turns.append(one)
            if one.end.round > MOST_ROUNDS:
                self._report(table, f"round {one.end.round}", "VW-9.1: no end is in sight")
                return turns
        self.tally.games += 1
        self.tally.longest = max(self.tally.longest, turns[-1].end.round)
        if turns[-1].end.stage != "over":
            self._report(table, "at the end", "VW-9.2: the game does not end")
        return turns

    # One turn

    def walk(self, state: Any, table: Table, chance: Random, most: int, where: str) -> None:
        """The turn that begins here, so many times, with as many different answers as there are."""
        self.tally.positions += 1
        todo: list[tuple[str, ...]] = [()]
        for _ in range(most):
            if not todo:
                return
            told = todo.pop(chance.randrange(len(todo)))
            said: list[str] = []

            def choose(decision: Any, told: Sequence[str] = told, said: list[str] = said) -> str:
                keys = decision.keys
                at = len(said)
                key = told[at] if at < len(told) else pick(keys, chance)
                if at >= len(told):
                    todo.extend((*said, other) for other in keys if other != key)
                said.append(key)
                return key

            watched = Watched(self.title, state, 1, self.tamper)
            watched.shown = not told
            for one in turns_of(watched, table, choose):
                self.compare(one, table, f"{where}, answers {said}")
                self.points(one.end, table, where)

    def compare(self, one: Turn, table: Table, where: str) -> None:
        """The reader tells the same turn from the book."""
        self.tally.count(one)
        start, end = position_of(one.start, table), position_of(one.end, table)
        try:
            self.tell(start, one, end)
        except Differs as differs:
            self._report(table, f"{where}, round {start.round} of seat {start.current}", str(differs))
        except Exception as error:
            error.add_note(f"{table.mode}, {table.players} players, seed {table.seed}, {where}")
            raise
        for at, asked in enumerate(one.asked):
            if asked.view is not None:
                self.tally.views += 1
                played = played_before(one.asked[:at], asked)
                for lie in untrue(asked.view, asked.position, asked.seat, played):
                    self._report(table, where, lie)
        for law in broken_laws(end):
            self._report(table, where, law)

    def tell(self, start: Position, one: Turn, end: Position) -> None:
        """VW-5 A turn by the book, and by the book the next player has slid his cards."""
        r = Reading(start, Pen(one.asked, list(one.shuffles)), self.misread)
        seat = start.current
        if not start.playing:
            opening(r, end)
            slide(r, start.current)
        else:
            if r.me(seat).board:
                rival_turn(r, seat)
            else:
                turn(r, seat)
                if start.coop:
                    baron_turn(r, seat)
            if not start.over:
                next_turn(r, seat)
        r.pen.close(start, end)

    # Points

    def points(self, state: Any, table: Table, where: str) -> None:
        """VW-9 The points of all, and at the end who has won."""
        at = position_of(state, table)
        if not at.playing:
            return
        self.tally.scorings += 1
        for card in self.title.scorecards(state):
            points = scores.scorecard(at, card.seat)
            theirs = {name.rpartition("-")[2]: n for name, n in card.points.items()}
            if at.players[card.seat].board and not at.over:
                points.pop("manuscripts")  # it counts only the Schemes that have been seen
                theirs.pop("manuscripts", 0)
            points = {name: n for name, n in points.items() if n}
            theirs = {name: n for name, n in theirs.items() if n}
            if points != theirs:
                self._report(table, where, f"points of {card.seat}: book {points}, engine {theirs}")
        if at.over:
            self._result(at, state, table, where)

    def _result(self, at: Position, state: Any, table: Table, where: str) -> None:
        outcome = self.title.outcome(state)
        if list(outcome.scores) != scores.totals(at):
            self._report(table, where, f"scores: book {scores.totals(at)}, engine {outcome.scores}")
        if at.coop:
            if outcome.won != scores.won(at):
                self._report(table, where, f"VW-11.10.4: book {scores.won(at)}, engine {outcome.won}")
        elif list(outcome.ranks) != scores.ranks(at):
            self._report(table, where, f"VW-9.10: book {scores.ranks(at)}, engine {outcome.ranks}")

    def _report(self, table: Table, where: str, what: str) -> None:
        self.tally.findings.append(
            f"{table.mode}, {table.players} players, seed {table.seed}, {where}: {what}"
        )


def played_before(earlier: Sequence[Asked], asked: Asked) -> str | None:
    """VW-5.2.1 The card that was played: chosen, or the only one and so on the left until a Rearrange."""
    for one in reversed(earlier):
        if one.prompt == "vw-play":
            return one.answer
    moved = any(one.prompt == "vw-rearrange" for one in earlier)
    return None if moved else asked.position.players[asked.seat].row[0]


# Random games


def pick(keys: Sequence[str], chance: Random) -> str:
    """Any answer, but rarely one that does nothing."""
    doing = [key for key in keys if key != NO]
    return chance.choice(doing if chance.random() < 0.7 else keys)


def random_table(title: Title[Any], mode: str, chance: Random) -> Table:
    """A table with random options; `campaign` is a chapter with Tomes won before."""
    campaign = mode == "campaign"
    real = "competitive" if campaign else mode
    players = chance.choice([count for one in title.modes if one.id == real for count in one.players])
    options = {
        option.id: chance.choice(option.values)
        for option in title.options
        if (not option.modes or real in option.modes) and option.forced_to(real, players) is None
    }
    seats = [f"player {seat + 1}" for seat in range(players)]
    carried = {}
    if campaign:
        tomes = list(cards("tomes"))
        chance.shuffle(tomes)
        won = [tomes[seat::players] for seat in range(players)]
        most = max(len(some) for some in won)
        carried = {
            "chapter": 3,
            "marker": chance.randrange(players),
            "pass_marker": True,
            "silver": [most - len(some) for some in won],
            "advantages": won,
            "objectives": [["vw_buildings", 4], ["vw_paid_debts", 3], ["vw_manuscripts", 5]],
        }
    seed = str(chance.getrandbits(64))
    if carried:
        return title.table(seats, seed, real, options, carried)
    return title.table(seats, seed, real, options)


def compare(comparison: Comparison, mode: str, positions: int, seed: int = 0, walks: int = 6) -> Tally:
    """So many positions of random games of a mode, half of them enriched."""
    chance = Random(f"{mode} {seed}")
    tally = comparison.tally
    goal = tally.positions + positions
    while tally.positions < goal:
        table = random_table(comparison.title, mode, chance)
        turns = comparison.game(table, lambda decision: pick(decision.keys, chance))
        look_closer(comparison, turns, table, chance, goal, walks)
    return tally


def look_closer(
    comparison: Comparison, turns: list[Turn], table: Table, chance: Random, goal: int, walks: int
) -> None:
    """Every turn of a game once more, as it was or enriched, with other answers."""
    for one in turns:
        if one.start.stage != "play" or comparison.tally.positions >= goal:
            continue
        state, where = one.start, f"after {one.log} answers"
        if chance.random() < 0.7:
            richer = chance.getrandbits(32)
            state = enriched(state, Random(richer))
            where = f"{where}, enriched by {richer}"
        comparison.walk(state, table, chance, walks, where)
