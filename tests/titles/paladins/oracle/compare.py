"""Engine and second reader side by side: every part of random games, both ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Table, Title
from salotto.kit.agenda import Task
from tests.excerpts import Excerpt
from tests.picks import TooMany, every
from tests.titles.paladins.oracle import rival, rounds, scores
from tests.titles.paladins.oracle.book import cards
from tests.titles.paladins.oracle.course import Step, wrong_course, wrong_start
from tests.titles.paladins.oracle.laws import broken_laws
from tests.titles.paladins.oracle.moves import Script, turns
from tests.titles.paladins.oracle.position import Position, difference
from tests.titles.paladins.oracle.richer import enriched
from tests.titles.paladins.oracle.table import FOLLOWED, UNITS, Ways, coming, ends_of, position_of

LONGEST = 4_000
"""Answers after which a random game is left."""
TOMES = (
    "architects-buildings",
    "architects-marble",
    "architects-debts",
    "architects-cathedral",
    "architects-virtue",
    "architects-captives",
)
SCORINGS = 5
"""Enriched final positions of each game."""
CHAPTER = "chapter"
"""A competitive game with what a campaign hands over."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A state before one part of a game."""

    table: Table
    state: Any
    task: Task
    log: int
    richer: int | None = None
    """The seed with which the state of the game was enriched."""


@dataclass(slots=True)
class Tally:
    """What was looked at, and what was found."""

    positions: int = 0
    ends: int = 0
    chance: int = 0
    games: int = 0
    parts: Counter[str] = field(default_factory=Counter)
    too_many: Counter[str] = field(default_factory=Counter)
    met: set[str] = field(default_factory=set)
    """The cards and spaces that did something."""
    findings: list[str] = field(default_factory=list)

    def never_met(self, mode: str) -> list[str]:
        """Cards that nobody took, laid down, used or suffered from."""
        kinds = ["townsfolk", "outsiders", "walls", "kings_favours", "tavern"]
        kinds += ["schemes"] if mode == "solo" else []
        kinds += ["coop_kings_orders"] if mode == "coop" else []
        there = [id for kind in kinds for id in cards(kind)]
        there += [*cards("main_board", "space"), *cards("player_board", "absolve_space")]
        return [id for id in there if id not in self.met]

    def __str__(self) -> str:
        parts = ", ".join(f"{part} {n}" for part, n in sorted(self.parts.items()))
        skipped = ", ".join(f"{part} {n}" for part, n in sorted(self.too_many.items())) or "none"
        return (
            f"{self.positions} positions of {self.games} games with {self.ends} ends, {self.chance} of them "
            f"left to chance; {len(self.findings)} findings\ncompared: {parts}\ntoo many ends: {skipped}"
        )


@dataclass(slots=True)
class Comparison:
    """One engine against one reader."""

    title: Title[Any]
    most: int = 400
    """Questions and ends of one action that are walked through."""
    actions: int = 99
    """Actions of one turn that are walked through; which ones are offered is always compared."""
    tally: Tally = field(default_factory=Tally)
    tamper: Callable[[Any], None] | None = None
    """Changes the state in which a part of the engine ends: a planted mistake."""

    def laws(self, moment: Moment) -> None:
        """PW-1.5 Look whether anything is lost, too many or overfull."""
        position = position_of(moment.state, moment.table)
        for law in broken_laws(position, moment.state):
            self._report(moment, law)

    def part(self, moment: Moment, chance: Random) -> None:
        """Compare one part of a game."""
        rule, args = moment.task.rule, moment.task.args
        position = position_of(moment.state, moment.table)
        self.tally.positions += 1
        match rule:
            case "turn":
                self._turn(moment, position, args[0], chance)
            case "draw-paladins":
                self._paladins(moment, position)
            case "end-of-game":
                self._scoring(moment, position)
            case _ if rule in AUTOMATIC:
                self._script(moment, position, AUTOMATIC[rule])
            case _ if rule in OF_A_SEAT:
                self._script(moment, position, OF_A_SEAT[rule](args[0]))
            case "suffer":
                card = str(args[0]).removeprefix("threat:")
                self._script(moment, position, rounds.suffer(card, args[1]))
            case _:
                self.tally.positions -= 1

    def course(self, moment: Moment, steps: list[Step]) -> None:
        """Look at the parts of a whole game."""
        for wrong in [*wrong_start(steps[0].position), *wrong_course(steps)]:
            self._report(moment, wrong)

    # Turns of players

    def _turn(self, moment: Moment, position: Position, seat: int, chance: Random) -> None:
        """Which actions are offered, and every end of them."""
        root = self._excerpt(moment)
        scripts = turns(position, seat)
        ways: dict[str, Ways] = {}
        for name, script in scripts.items():
            try:
                if some := every(position, script, 4 * self.most):
                    ways[name] = some
            except TooMany:
                ways[name] = {}
        if root.over or root.pending[0].prompt != "pw-act":
            if list(ways) != ["pass"]:
                self._report(moment, f"the engine does not ask which of {sorted(ways)}")
            else:
                self._both_ways(moment, position, "pass", ways["pass"], root)
            return
        offered = root.pending[0].keys
        for name in sorted(ways.keys() - set(offered)):
            self._report(moment, f"{name}: the book allows it, the engine does not offer it")
        for name in sorted(set(offered) - ways.keys()):
            self._report(moment, f"{name}: the engine offers it, the book forbids it")
        both = [name for name in offered if name in ways]
        for name in chance.sample(both, min(self.actions, len(both))):
            if not ways[name] or len(ways[name]) > self.most:
                self.tally.too_many[name] += 1
                continue
            play = root.fork()
            play.answer(seat, name)
            self._both_ways(moment, position, name, ways[name], play)

    # Everything else

    def _script(self, moment: Moment, position: Position, script: Script) -> None:
        """A part that is one script of the book."""
        if moment.task.rule not in FOLLOWED:
            position.next = ()
        try:
            ways = every(position, script, 4 * self.most)
        except TooMany:
            self.tally.too_many[moment.task.rule] += 1
            return
        self._both_ways(moment, position, moment.task.rule, ways, self._excerpt(moment))

    def _paladins(self, moment: Moment, position: Position) -> None:
        """PW-4.4 All choose at the same time: each seat by itself has its six ways."""
        root = self._excerpt(moment)
        seats = range(position.humans)
        found: list[set[Any]] = [set() for _ in seats]
        for first in range(3):
            for second in range(2):
                play = root.fork()
                for seat in seats:
                    for number in (first, second):
                        decision = play.decision(seat)
                        assert decision is not None
                        play.answer(seat, decision.keys[number])
                after = position_of(play.state, moment.table)
                for seat in seats:
                    found[seat].add((after.players[seat].paladin, tuple(after.players[seat].pile)))
        self.tally.parts["draw-paladins"] += 1
        for seat in seats:
            if found[seat] != rounds.paladins(position, seat):
                self._report(moment, f"Paladins of {seat}: {found[seat]}")

    def _scoring(self, moment: Moment, position: Position) -> None:
        """PW-11, PW-14.12 Points by category, ranks and result."""
        play = Play(Excerpt(self.title, lambda state: False, moment.state), moment.table)
        if self.tamper is not None:
            self.tamper(play.state)
        end = scores.lowered(position)
        self.tally.parts["end-of-game"] += 1
        outcome = self.title.outcome(play.state)
        for card in self.title.scorecards(play.state):
            book = {name: n for name, n in scores.scorecard(end, card.seat).items() if n}
            theirs = {name: n for name, n in card.points.items() if n}
            if book != theirs:
                self._report(moment, f"points of {card.seat}: book {book}, engine {theirs}")
        totals = [scores.total(end, seat) for seat in range(len(end.players))]
        if list(outcome.scores) != totals:
            self._report(moment, f"scores: book {totals}, engine {outcome.scores}")
        if end.coop:
            result = (sum(totals) >= scores.target(end), scores.target(end))
            if (outcome.won, outcome.target) != result:
                self._report(moment, f"result: book {result}, engine {outcome.won}, {outcome.target}")
        elif list(outcome.ranks) != scores.ranks(end):
            self._report(moment, f"ranks: book {scores.ranks(end)}, engine {outcome.ranks}")

    # Side by side

    def _excerpt(self, moment: Moment) -> Play[Any]:
        """The engine at a moment, until this part is over."""
        begun = Task(moment.task.rule, moment.task.args)
        start = moment.state.copy()
        start.agenda.tasks[-1] = begun

        def over(state: Any) -> bool:
            task = coming(state)
            ended = task is None and state.phase == "over"
            ended = ended or (task is not None and task is not begun and task.rule in UNITS and ends(task))
            if ended and self.tamper is not None:
                self.tamper(state)
            return ended

        def ends(task: Task) -> bool:
            return not (moment.task.rule in ("refresh", "end-of-setup") and task.rule == "round")

        return Play(Excerpt(self.title, over, start), moment.table)

    def _both_ways(self, moment: Moment, position: Position, name: str, ways: Ways, play: Play[Any]) -> None:
        """Nothing that the book does not allow, nothing missing that it does."""
        try:
            found = ends_of(play, moment.task.rule in FOLLOWED, self.most)
        except TooMany:
            self.tally.too_many[name] += 1
            return
        gamble = any(end.gamble or (end.rival and end.rival.shuffled) for end in ways.values())
        book = {end.key(gamble): end for end in ways.values()}
        engine = {end.key(gamble): end for end in found}
        self.tally.parts[name.partition(":")[0] if name.startswith(("favour", "order")) else name] += 1
        self.tally.ends += len(book)
        for end in book.values():
            self.tally.met.update(met(position, end))
        if name.startswith(("favour:", "order:")):
            self.tally.met.add(name.partition(":")[2])
        self.tally.chance += gamble
        missing = [] if gamble else [end for key, end in book.items() if key not in engine]
        extra = [end for key, end in engine.items() if key not in book]
        for these, those, what in (
            (missing, engine, "ends of the book are missing; nearest (book / engine)"),
            (extra, book, "ends of the engine are not in the book; nearest (engine / book)"),
        ):
            for end in these[:2]:
                near = min((difference(end, other) for other in those.values()), key=len, default=["none"])
                self._report(
                    moment,
                    f"{name}: {len(these)} {what} {near}; from the start {difference(position, end)}",
                )

    def _report(self, moment: Moment, what: str) -> None:
        table = moment.table
        self.tally.findings.append(
            f"{table.mode}, {table.players} players, seed {table.seed}, after {moment.log} answers"
            f"{'' if moment.richer is None else f', enriched by {moment.richer}'}, round "
            f"{moment.state.round}, {moment.task.rule}{moment.task.args}: {what}"
        )


def met(position: Position, end: Position) -> Iterator[str]:
    """The cards and spaces that came into play on the way to an end."""
    yield from end.map.keys() - position.map.keys()
    yield from set(end.townsfolk_discard) - set(position.townsfolk_discard)
    if position.rival is not None and end.rival is not None:
        yield from set(end.rival.discard) - set(position.rival.discard)
    for before, after in zip(position.players, end.players, strict=True):
        yield from after.jars - before.jars
        yield from after.crew[len(before.crew) :]
        yield from after.walls[len(before.walls) :]
        yield from after.attacked[len(before.attacked) :]
        yield from after.converted[len(before.converted) :]
        if after.tavern and not before.tavern:
            yield after.tavern


AUTOMATIC: dict[str, Script] = {
    "end-of-setup": rounds.end_of_setup,
    "rival-begins-round": rival.rival_begins,
    "rival-turn": rival.rival_turn,
    "more-baron-workers": rounds.more_baron_workers,
    "refresh": rounds.refresh,
}
OF_A_SEAT: dict[str, Callable[[int], Script]] = {
    "starting-townsfolk": rounds.starting_townsfolk,
    "draft": rounds.draft,
    "take-workers": rounds.take_workers,
    "limit": rounds.limit,
}
ENRICHED = (
    "turn",
    "rival-begins-round",
    "rival-turn",
    "suffer",
    "more-baron-workers",
    "limit",
    "end-of-game",
    "take-workers",
    "refresh",
)

# Random games


def moments(title: Title[Any], table: Table, chance: Random) -> Iterator[Moment]:
    """The states before the parts of a random game."""
    marks: list[Moment] = []
    last: list[Task | None] = [None]
    answers = [0]

    def look(state: Any) -> bool:
        task = coming(state)
        if task is not None and task is not last[0] and task.rule in UNITS:
            marks.append(Moment(table, state.copy(), task, answers[0]))
        last[0] = task
        return False

    play = Play(Excerpt(title, look), table, every=NEVER)
    while play.pending and len(play.log) < LONGEST:
        yield from marks
        marks.clear()
        decision = chance.choice(play.pending)
        busy = [option for option in decision.options if option != "pass"]
        option = chance.choice(busy if busy and chance.random() < 0.9 else list(decision.options))
        answers[0] = len(play.log) + 1
        play.take(decision, option)
    yield from marks


def random_table(title: Title[Any], mode: str, chance: Random) -> Table:
    """A table with random options; a chapter has what a campaign hands over."""
    real = "competitive" if mode == CHAPTER else mode
    players = chance.choice([count for one in title.modes if one.id == real for count in one.players])
    options = {
        option.id: chance.choice(option.values)
        for option in title.options
        if (not option.modes or real in option.modes) and not option.forced
    }
    seats = [f"player {seat + 1}" for seat in range(players)]
    carried = None
    if mode == CHAPTER:
        carried = {
            "marker": chance.randrange(players),
            "pass_marker": True,
            "silver": [chance.randrange(4) for _ in seats],
            "advantages": [chance.sample(TOMES, chance.randrange(1, 6)) for _ in seats],
            "objectives": [["pw_crew", 5]],
        }
    return title.table(seats, str(chance.getrandbits(64)), real, options, carried)


def compare(
    title: Title[Any],
    mode: str,
    positions: int,
    seed: int = 0,
    share: float = 0.1,
    comparison: Comparison | None = None,
) -> Tally:
    """Compare so many positions of random games of a mode."""
    comparison = comparison or Comparison(title)
    chance = Random(f"{mode} {seed}")
    tally = comparison.tally
    while tally.positions < positions:
        table = random_table(title, mode, chance)
        tally.games += 1
        steps: list[Step] = []
        for moment in moments(title, table, Random(chance.getrandbits(64))):
            rule = moment.task.rule
            comparison.laws(moment)
            steps.append(Step((rule, *moment.task.args), position_of(moment.state, table)))
            if rule in ENRICHED and chance.random() < 0.5:
                richer = chance.getrandbits(32)
                state = enriched(moment.state, Random(richer))
                moment = Moment(table, state, moment.task, moment.log, richer)
                comparison.laws(moment)
            if chance.random() < share or rule == "end-of-game":
                comparison.part(moment, chance)
            if rule == "end-of-game":
                comparison.course(moment, [named(step) for step in steps])
                final_scores(comparison, moment, chance)
            if tally.positions >= positions:
                break
    return tally


def final_scores(comparison: Comparison, moment: Moment, chance: Random) -> None:
    """The end of a game as it was, and some that random play seldom comes to."""
    for _ in range(SCORINGS):
        richer = chance.getrandbits(32)
        state = enriched(moment.state, Random(richer))
        comparison.part(Moment(moment.table, state, moment.task, moment.log, richer), chance)


def named(step: Step) -> Step:
    """A part with the Threat by its id, as the book names it."""
    if step.part[0] != "suffer":
        return step
    rule, card, seat = step.part
    return Step((rule, card.removeprefix("threat:"), seat), step.position)
