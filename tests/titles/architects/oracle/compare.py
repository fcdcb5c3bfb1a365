"""Engine and second reader side by side: every turn of random positions, both ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Table, Title
from salotto.kit.presentation import Presentation, presentation_of
from tests.excerpts import Excerpt
from tests.titles.architects.oracle import scores
from tests.titles.architects.oracle.automatic import baron_turn, opponent_turn
from tests.titles.architects.oracle.book import MARKETS, cards
from tests.titles.architects.oracle.course import Turn, wrong_course, wrong_start
from tests.titles.architects.oracle.laws import broken_laws
from tests.titles.architects.oracle.legality import Reader
from tests.titles.architects.oracle.picks import TooMany, Ways, every
from tests.titles.architects.oracle.position import Position, difference, distance
from tests.titles.architects.oracle.richer import enriched
from tests.titles.architects.oracle.stages import donation_stages, trade_stages
from tests.titles.architects.oracle.table import ends_of, is_discard, position_of
from tests.titles.architects.oracle.views import untrue
from tests.titles.architects.oracle.workers import discard_apprentice

PLACE = "aw-place"
LONGEST = 4_000
"""Answers after which a random game is left."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A state between two turns of a table."""

    table: Table
    state: Any
    log: int
    richer: int | None = None
    """The seed with which the state of the game was enriched."""


@dataclass(slots=True)
class Tally:
    """What was looked at, and what was found."""

    positions: int = 0
    turns: int = 0
    ends: int = 0
    automatic: int = 0
    scorings: int = 0
    too_many: dict[str, int] = field(default_factory=dict)
    chance: int = 0
    stages: int = 0
    views: int = 0
    by_place: dict[str, int] = field(default_factory=dict)
    met: set[str] = field(default_factory=set)
    """The cards and characters that took part."""
    findings: list[str] = field(default_factory=list)

    def count(self, place: str, position: Position, ways: Ways) -> None:
        """A placement whose ends were compared."""
        built = len(position.me.buildings)
        self.turns += 1
        self.ends += len(ways)
        self.by_place[place] = self.by_place.get(place, 0) + 1
        for end in ways.values():
            self.met.update(end.me.buildings[built:])
            self.met.add(end.me.character)

    def never_met(self, mode: str) -> list[str]:
        """Buildings never constructed, characters that never moved, cards never turned up."""
        kinds = ["buildings", "boards"]
        kinds += ["coop_intrigue", "coop_events"] if mode == "coop" else []
        kinds += ["solo_schemes"] if mode in ("solo", "versus-bot-2p") else []
        return [id for kind in kinds for id in cards(kind) if id not in self.met]

    def __str__(self) -> str:
        places = ", ".join(f"{place} {n}" for place, n in sorted(self.by_place.items()))
        skipped = ", ".join(f"{place} {n}" for place, n in sorted(self.too_many.items())) or "none"
        return (
            f"{self.positions} positions, {self.turns} placements with {self.ends} ends, "
            f"{self.stages} more stage by stage, {self.automatic} automatic turns, {self.views} views, "
            f"{self.scorings} final scores; {len(self.findings)} findings\n"
            f"compared: {places}\ntoo many ends: {skipped}; left to chance: {self.chance}"
        )


@dataclass(slots=True)
class Comparison:
    """One engine against one reader."""

    title: Title[Any]
    reader: Reader = field(default_factory=Reader)
    most: int = 400
    """Questions of one placement that are walked through."""
    tally: Tally = field(default_factory=Tally)
    tamper: Callable[[Any], None] | None = None
    """Changes the state in which a turn of the engine ends: a planted mistake."""
    page: Presentation[Any] | None = None
    """How the table is laid out, if not as the title does."""

    def laws(self, moment: Moment) -> None:
        """Look whether anything is lost or too many between two turns."""
        position = position_of(moment.state, moment.table.options)
        for law in broken_laws(position):
            self._report(moment, position, law)

    def course(self, turns: list[Turn], moment: Moment) -> None:
        """Look at the beginning of a game, and at its turns when it is over."""
        position = position_of(moment.state, moment.table.options)
        over = moment.state.phase == "scoring"
        for wrong in wrong_course(turns, position) if over else wrong_start(position):
            self._report(moment, position, wrong)

    def views(self, moment: Moment) -> None:
        """Look whether the table before each seat shows what is there, and what a location gives."""
        if moment.state.phase != "playing":
            return
        position = position_of(moment.state, moment.table.options)
        self.tally.views += moment.table.players
        page = self.page or presentation_of(self.title)
        assert page is not None
        for lie in untrue(self.title, page, moment.state, moment.table.options):
            self._report(moment, position, lie)

    # Turns of players

    def turn(self, moment: Moment) -> None:
        """Compare every turn that the player to move can take."""
        state, table = moment.state, moment.table
        position = position_of(state, table.options)
        self.tally.positions += 1
        expected = self.reader.turns(position)
        root = self._excerpt(moment)
        if root.over or root.pending[0].seat != position.active:
            self._without_question(moment, position, expected, root)
            return
        offered = self._by_place(root, position)
        if len(expected) == 1 and not expected.keys() & offered.keys():  # placed: what comes of it is asked
            self._without_question(moment, position, expected, root)
            return
        for place in sorted(expected.keys() - offered.keys()):
            self._report(moment, position, f"{place}: the book allows it, the engine does not offer it")
        for place in sorted(offered.keys() - expected.keys()):
            self._report(
                moment, position, f"{place}: the engine offers {offered[place]}, the book forbids it"
            )
        self._discards(moment, position, root)
        for place in sorted(expected.keys() & offered.keys()):
            plays = [root.fork() for _ in offered[place]]
            for play, key in zip(plays, offered[place], strict=True):
                play.answer(position.active, key)
            try:
                self._place(moment, position, place, expected[place], plays)
            except TooMany:
                self._skip(place)

    def _place(
        self, moment: Moment, position: Position, place: str, ways: Ways | None, plays: list[Play[Any]]
    ) -> None:
        """Compare all ends of one placement, or its stages where the ends are too many."""
        if ways is not None:
            if any(end.gamble for end in ways.values()):
                self.tally.chance += 1
                return
            if len(ways) <= self.most:
                found: Ways = {}
                for play in plays:
                    found.update(self._ends(play))
                self.tally.count(place, position, ways)
                self._both_ways(moment, position, place, ways, found)
                return
        chance = Random(f"{moment.table.seed} {moment.state.turns} {place}")
        if place == "kings-storehouse" and len(position.me.hand) <= position.me.hand_limit:
            stages = trade_stages(self.reader, position, plays[0], self.most, chance)
        elif position.coop and (place in MARKETS or place == "guildhall"):
            stages = donation_stages(self.reader, position, place, plays, self.most, chance)
        else:
            raise TooMany
        self.tally.stages += 1
        for stage in stages:
            self.tally.ends += len(stage.ways)
            self._both_ways(moment, position, stage.name, stage.ways, stage.found)

    def _without_question(
        self, moment: Moment, position: Position, expected: Mapping[str, Ways | None], root: Play[Any]
    ) -> None:
        """A turn with nothing to place or to take back, or only one way, after which more may be asked."""
        ways: Ways = {} if expected else {position.key(): position}
        for some in expected.values():
            ways.update(some or {})
        self.tally.count("forced", position, ways)
        if len(expected) > 1:
            self._report(moment, position, f"the engine did not ask which of {sorted(expected)}")
        self._both_ways(moment, position, "forced", ways, self._ends(root))

    def _by_place(self, root: Play[Any], position: Position) -> dict[str, list[str]]:
        """The first answers by the location they mean."""
        offered: dict[str, list[str]] = {}
        for key in root.pending[0].keys:
            if not is_discard(key):
                offered.setdefault(place_of(key, position), []).append(key)
        return offered

    def _discards(self, moment: Moment, position: Position, root: Play[Any]) -> None:
        """AW-3.5 Each hired Apprentice may be discarded; then the same player is asked again."""
        keys = [key for key in root.pending[0].keys if is_discard(key)]
        if root.pending[0].prompt != PLACE:
            return
        found: Ways = {}
        for key in keys:
            child = root.fork()
            child.answer(position.active, key)
            after = position_of(child.state, moment.table.options)
            found[after.key()] = after
            places = {place_of(key, position) for key in child.pending[0].keys if not is_discard(key)}
            if child.pending[0].prompt != PLACE or places != set(self._places(after)):
                self._report(moment, position, f"after {key} the engine offers {sorted(places)}")
        ways: Ways = {}
        for card in set(position.me.apprentices):
            after = position.copy()
            discard_apprentice(after, card)
            ways[after.key()] = after
        self._both_ways(moment, position, "free discards", ways, found)

    def _places(self, position: Position) -> list[str]:
        """Where the book allows to place."""
        return list(Reader(most=50).turns(position))

    def _ends(self, play: Play[Any]) -> Ways:
        return ends_of(play, self.most)

    def _excerpt(self, moment: Moment) -> Play[Any]:
        """The engine at a moment, until the turn is over."""
        before = moment.state.turns

        def over(state: Any) -> bool:
            ended = bool(state.turns != before or state.phase != "playing")
            if ended and self.tamper is not None:
                self.tamper(state)
            return ended

        return Play(Excerpt(self.title, over, moment.state), moment.table)

    # Turns of nobody

    def automatic(self, moment: Moment) -> None:
        """Compare a turn of the solo opponent or of the Baron."""
        position = position_of(moment.state, moment.table.options)
        script = baron_turn if position.coop else opponent_turn
        try:
            ways = every(position, script, self.reader.most)
            found = self._ends(self._excerpt(moment))
        except TooMany:
            self._skip("automatic")
            return
        if any(end.gamble for end in ways.values()):
            self.tally.chance += 1
            return
        self.tally.automatic += 1
        card = (position.baron.intrigue if position.baron else position.schemes)[:1]
        self.tally.met.update(card)
        if position.baron is not None:
            for end in ways.values():
                assert end.baron is not None
                self.tally.met.update(set(position.baron.events) - set(end.baron.events))
        self._both_ways(moment, position, f"automatic {card}", ways, found)

    # The end

    def scoring(self, moment: Moment) -> None:
        """Compare the end of a game: Virtue effects, points by category, ranks."""
        position = position_of(moment.state, moment.table.options)
        try:
            ways = scores.step_one(position)
            play = Play(Excerpt(self.title, lambda state: False, moment.state), moment.table)
            found = ends_of(play, self.most)
        except TooMany:
            self._skip("scoring")
            return
        self.tally.scorings += 1
        self._both_ways(moment, position, "scoring step 1", ways, found)
        while not play.over:
            decision = play.pending[0]
            play.take(decision, decision.options[0])
        end = position_of(play.state, moment.table.options)
        self._points(moment, end, play.state)

    def _points(self, moment: Moment, end: Position, state: Any) -> None:
        """Points, ranks and results of a finished game."""
        outcome = self.title.outcome(state)
        for card in self.title.scorecards(state):
            points = {name: n for name, n in scores.scorecard(end, card.seat, end.forced_end).items() if n}
            theirs = {name.split("-")[-1]: n for name, n in card.points.items() if n}
            if points != theirs:
                self._report(moment, end, f"points of {card.seat}: book {points}, engine {theirs}")
        if list(outcome.scores) != scores.totals(end, end.forced_end):
            self._report(moment, end, f"scores: engine {outcome.scores}")
        if end.coop:
            result = (scores.won(end, end.forced_end), scores.target(end))
            if (outcome.won, outcome.target) != result:
                self._report(moment, end, f"result: book {result}, engine {outcome.won}, {outcome.target}")
        elif end.mode == "solo":
            if (1 in [rank for seat, rank in enumerate(outcome.ranks) if seat == 0]) != scores.won(end):
                self._report(moment, end, f"result: engine {outcome.ranks}, book {scores.won(end)}")
        elif list(outcome.ranks) != scores.ranks(end):
            self._report(moment, end, f"ranks: engine {outcome.ranks}, book {scores.ranks(end)}")

    # Findings

    def _both_ways(self, moment: Moment, position: Position, place: str, ways: Ways, found: Ways) -> None:
        """Nothing that the book does not allow, nothing missing that it does."""
        missing = [end for key, end in ways.items() if key not in found]
        extra = [end for key, end in found.items() if key not in ways]
        for end in missing[:2]:
            near = nearest(end, found)
            self._report(
                moment,
                position,
                f"{place}: {len(missing)} of {len(ways)} ends of the book are missing; from the start "
                f"{difference(position, end)}; nearest of the engine (book / engine): {near}",
            )
        for end in extra[:2]:
            near = nearest(end, ways)
            self._report(
                moment,
                position,
                f"{place}: {len(extra)} of {len(found)} ends of the engine are not in the book; from the "
                f"start {difference(position, end)}; nearest of the book (engine / book): {near}",
            )

    def _skip(self, place: str) -> None:
        self.tally.too_many[place] = self.tally.too_many.get(place, 0) + 1

    def _report(self, moment: Moment, position: Position, what: str) -> None:
        table = moment.table
        who = (
            position.players[position.active].character if position.active < position.humans else "automatic"
        )
        self.tally.findings.append(
            f"{table.mode}, {table.players} players, seed {table.seed}, after {moment.log} answers"
            f"{'' if moment.richer is None else f', enriched by {moment.richer}'}, turn "
            f"{moment.state.turns} of seat {position.active} ({who}): {what}"
        )


def nearest(end: Position, others: Ways) -> list[str]:
    """How the most similar of some ends differs from one."""
    if not others:
        return ["there is none"]
    return difference(end, min(others.values(), key=lambda other: distance(end, other)))


def place_of(key: str, position: Position) -> str:
    """The location that a first answer means: `place:mines:gold`, `back:prison`, `back:board:baron`."""
    kind, _, rest = key.partition(":")
    if kind == "place":
        return rest.partition(":")[0]
    board = rest.removeprefix("board:")
    return rest if board == rest or board.isdigit() else f"board:{position.humans}"


# Random games


def moments(title: Title[Any], table: Table, chance: Random) -> Iterator[Moment]:
    """The states between the turns of a random game, and the one before the final scoring."""
    marks: list[Moment] = []
    last = (-1, "")

    def look(state: Any) -> bool:
        nonlocal last
        now = (state.turns, str(state.phase))
        if now != last and state.phase in ("playing", "scoring"):
            marks.append(Moment(table, state.copy(), len(play.log) if started else 0))
        last = now
        return False

    started = False
    play = Play(Excerpt(title, look), table, every=NEVER)
    started = True
    while play.pending and len(play.log) < LONGEST:
        yield from marks
        marks.clear()
        decision = chance.choice(play.pending)
        builds = [option for option in decision.options if "guildhall" in str(getattr(option, "key", option))]
        option = chance.choice(builds if builds and chance.random() < 0.5 else list(decision.options))
        play.take(decision, option)
    yield from marks


def random_table(title: Title[Any], mode: str, chance: Random) -> Table:
    """A table with random options."""
    players = chance.choice([count for one in title.modes if one.id == mode for count in one.players])
    options = {
        option.id: chance.choice(option.values)
        for option in title.options
        if (not option.modes or mode in option.modes) and option.forced_to(mode, players) is None
    }
    if "setup_side" in options and chance.random() < 0.7:
        options["setup_side"] = "variable"
    seats = [f"player {seat + 1}" for seat in range(players)]
    return title.table(seats, str(chance.getrandbits(64)), mode, options)


def compare(
    title: Title[Any],
    mode: str,
    positions: int,
    seed: int = 0,
    share: float = 0.05,
    comparison: Comparison | None = None,
) -> Tally:
    """Compare so many positions of random games of a mode."""
    comparison = comparison or Comparison(title)
    chance = Random(f"{mode} {seed}")
    tally = comparison.tally
    while tally.positions < positions:
        table = random_table(title, mode, chance)
        turns: list[Turn] = []
        for moment in moments(title, table, Random(chance.getrandbits(64))):
            if not turns or moment.state.phase == "scoring":
                comparison.course(turns, moment)
            turns.append(Turn(moment.state.turn, len(moment.state.guildhall)))
            comparison.laws(moment)
            if chance.random() < 0.5:
                richer = chance.getrandbits(32)
                state = enriched(moment.state, Random(richer))
                moment = Moment(table, state, moment.log, richer)
                comparison.laws(moment)
            automatic = moment.state.turn >= table.players
            if moment.state.phase == "scoring":
                comparison.scoring(moment)
            elif automatic and chance.random() < 5 * share:
                comparison.automatic(moment)
            elif not automatic and chance.random() < share:
                comparison.views(moment)
                comparison.turn(moment)
            if tally.positions >= positions:
                break
    return tally
