"""The report of a tournament: one HTML file that needs nothing else, by day and by night."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jinja2 import Environment, PackageLoader, StrictUndefined

from salotto.lab.protocol import PREFIX
from salotto.lab.report_data import (
    Estimate,
    Thing,
    by_bot,
    category_means,
    pairings,
    seat_shares,
    things,
)
from salotto.lab.report_plots import COLOURS, SERIES, boxes, dots, stacks
from salotto.lab.tournament import Game, Plan
from salotto.lab.tournament_ratings import Standing, wins_by_deal
from salotto.registry import title as find_title
from salotto.speech import Speech
from salotto.words import Words

DYNAMIC_WORDS = ("cli-tournament-fault-*",)
SHOWN = 12
"""How many of the best and of the worst things are plotted."""
LONGEST_NAME = 28


@dataclass(frozen=True, slots=True)
class Plot:
    """A section with a picture."""

    heading: str
    about: str
    svg: str  # the picture itself


def report(plan: Plan, games: Sequence[Game], standings: Sequence[Standing], words: Words) -> str:
    """The whole page."""
    return Report(plan, games, standings, words).page()


class Report:
    """A tournament, told to one reader."""

    def __init__(
        self, plan: Plan, games: Sequence[Game], standings: Sequence[Standing], words: Words
    ) -> None:
        self.plan = plan
        self.games = games
        self.ended = [game for game in games if game.error is None]
        self.standings = standings
        self.words = words
        self.title = find_title(plan.title)
        self.speech = Speech(self.title, words)
        self.bots = [line.bot for line in standings]
        self.names = [short(bot) for bot in self.bots]

    def page(self) -> str:
        """The HTML."""
        say, plan = self.words.say, self.plan
        rest = list(self.plots()) if self.ended else []
        page = Environment(
            loader=PackageLoader("salotto.lab"), autoescape=True, undefined=StrictUndefined
        ).get_template("tournament.html")
        return page.render(
            language=self.words.language,
            say=say,
            percent=percent,
            heading=say("cli-tournament-heading", title=self.speech.title_name()),
            setting=" · ".join(
                filter(
                    None,
                    [
                        self.speech.mode(plan.mode),
                        say("cli-tournament-players", players=plan.players),
                        self.speech.options(plan.options),
                    ],
                )
            ),
            summary=say("cli-tournament-summary", games=len(self.games), deals=plan.deals, seed=plan.seed),
            columns=columns(self.words),
            lines=[cells(line) for line in self.standings],
            names=self.names,
            pairs=self.pairs(),
            plots={"ratings": self.ratings(), "rest": rest},
            forfeits=self.forfeits(),
            failed=[game for game in self.games if game.error],
        )

    def ratings(self) -> str:
        """A dot for each bot."""
        values = [Estimate(line.rating, line.low, line.high, line.games) for line in self.standings]
        colours = [COLOURS[at % SERIES] for at in range(len(values))]
        return dots(self.names, values, self.words.say("cli-tournament-rating"), colours=colours)

    def pairs(self) -> list[list[float | None]]:
        """Who beats whom, in the order of the table."""
        if len(self.bots) < 2:
            return []
        wins = wins_by_deal(self.plan, self.ended).sum(0)
        order = [self.plan.bots.index(bot) for bot in self.bots]
        return pairings(wins[order][:, order])

    def plots(self) -> Iterator[Plot]:
        """The sections with pictures."""
        say = self.words.say
        scores = by_bot(self.ended, "scores")
        yield Plot(
            say("cli-tournament-scores"),
            say("cli-tournament-spread-how"),
            boxes(self.names, [scores[bot] for bot in self.bots], say("cli-tournament-points")),
        )
        means = category_means(self.title, self.ended)
        yield Plot(
            say("cli-tournament-categories"),
            say("cli-tournament-categories-how"),
            stacks(
                self.names,
                {
                    self.speech.category(category): [means[bot][category] for bot in self.bots]
                    for category in means[self.bots[0]]
                },
                say("cli-tournament-points"),
            ),
        )
        lengths = by_bot(self.ended, "decisions")
        yield Plot(
            say("cli-tournament-length"),
            say("cli-tournament-length-how"),
            boxes(self.names, [lengths[bot] for bot in self.bots], say("cli-tournament-decisions")),
        )
        if not self.plan.compared:
            yield self.seats()
        if found := things(self.title, self.ended):
            yield self.things(found)

    def seats(self) -> Plot:
        """Whether it matters where one sits."""
        say = self.words.say
        shares = [scaled(share) for share in seat_shares(self.plan, self.ended)]
        return Plot(
            say("cli-tournament-seats"),
            say("cli-tournament-seats-how"),
            dots(
                [say("cli-tournament-seat", number=seat + 1) for seat in range(self.plan.players)],
                shares,
                say("cli-tournament-share"),
                middle=100 / self.plan.players,
            ),
        )

    def things(self, found: Sequence[Thing]) -> Plot:
        """The best and the worst things to choose."""
        say = self.words.say
        shown = found if len(found) <= 2 * SHOWN else [*found[:SHOWN], *found[-SHOWN:]]
        return Plot(
            say("cli-tournament-things"),
            say("cli-tournament-things-how"),
            dots(
                [self.speech.thing(thing.key) for thing in shown],
                [thing.points for thing in shown],
                say("cli-tournament-gain"),
                notes=[self.note(thing) for thing in shown],
                middle=0,
                colours=[COLOURS[1 if thing.points.mean > 0 else 4] for thing in shown],
            ),
        )

    def note(self, thing: Thing) -> str:
        """How often a thing was chosen, and how often that won."""
        times = f"× {thing.points.number}"
        return times if self.plan.compared else f"{percent(thing.wins)} {times}"

    def forfeits(self) -> list[tuple[str, int, str]]:
        """The moves that programs did not make, by bot and reason."""
        count = Counter(
            (game.seats[seat], self.words.say(f"cli-tournament-fault-{fault}", detail=detail))
            for game in self.games
            for seat, _, fault, detail in game.forfeits
        )
        return [(bot, moves, why) for (bot, why), moves in count.most_common()]


def columns(words: Words) -> list[str]:
    """The head of the final table."""
    return [
        words.say("cli-tournament-bot"),
        words.say("cli-tournament-rating"),
        words.say("cli-tournament-interval"),
        words.say("cli-tournament-games"),
        words.say("cli-tournament-wins"),
        words.say("cli-tournament-score"),
        words.say("cli-tournament-forfeited"),
    ]


def cells(line: Standing) -> list[str]:
    """A line of the final table."""
    return [
        short(line.bot),
        str(line.rating),
        f"{line.low} – {line.high}",
        str(line.games),
        percent(line.wins),
        f"{line.score:.1f}",
        str(line.forfeits),
    ]


def short(bot: str) -> str:
    """The name of a bot; of a long command the last words, which tell more."""
    words = bot.removeprefix(PREFIX).split()
    while len(" ".join(words)) > LONGEST_NAME and len(words) > 1:
        del words[0]
    return " ".join(words)


def percent(share: float) -> str:
    """A part of the whole."""
    return f"{100 * share:.0f} %"


def scaled(share: Estimate) -> Estimate:
    """In hundredths."""
    return Estimate(100 * share.mean, 100 * share.low, 100 * share.high, share.number)
