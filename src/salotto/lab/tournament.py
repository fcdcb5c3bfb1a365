"""A tournament: which bots meet in which seats on which deals, and what is kept of each game.

Every line-up plays the same deals, so luck is the same for all. Against each other, the line-ups are all
the ways to give the seats to different bots (or, where there are more seats than bots, to seat every bot at
least once). Alone, or together against the game, each bot takes all the seats, and results on the same deal
are compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import permutations, product
from typing import Any

from salotto.bots import make_bot
from salotto.kernel.keys import is_key
from salotto.kernel.play import EVERY, NEVER, Play
from salotto.kernel.title import BadTable, Title, Value
from salotto.lab.protocol import CommandBot, seat_bot
from salotto.lab.simulate import play_out
from salotto.registry import game as find_game

LineUp = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """All that decides the results of a tournament."""

    title: str
    release: int
    mode: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: str
    compared: bool
    """Whether games are compared with others on the same deal, because nobody plays against anybody."""
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def line_ups(self) -> list[LineUp]:
        """Who sits where, in every order."""
        return line_ups(self.bots, self.players, self.compared)

    @property
    def games(self) -> int:
        """How many games are to be played."""
        return self.deals * len(self.line_ups)


@dataclass(frozen=True, slots=True)
class Game:
    """What is kept of a game; all lists go by seat."""

    number: int
    deal: int  # the number of its deal: the same for every line-up
    seats: LineUp
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    """Of the seats, and after them of the title's rivals."""
    won: bool | None = None
    decisions: tuple[int, ...] = ()
    points: tuple[Mapping[str, int], ...] = ()
    things: tuple[tuple[str, ...], ...] = ()
    """The named things (cards, mostly) that each seat chose, by their keys."""
    forfeits: tuple[tuple[int, int, str, str], ...] = ()
    """Seat, move, fault and detail of moves that a program did not make."""
    error: str | None = None

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Game:
        """The game that was written."""
        lists = {name: tuple(value) for name, value in data.items() if isinstance(value, list)}
        for name in ("things", "forfeits"):
            lists[name] = tuple(tuple(each) for each in lists[name])
        return cls(**{**data, **lists})

    @property
    def shares(self) -> list[float]:
        """The part of the win that each seat has: a tie shares it, and nobody wins against the game."""
        if self.won is False:
            return [0.0] * len(self.seats)
        winners = self.ranks.count(1)
        return [(rank == 1) / winners for rank in self.ranks[: len(self.seats)]]


def make_plan(
    title_id: str,
    bots: Sequence[str],
    deals: int,
    seed: str = "0",
    mode: str | None = None,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
) -> Plan:
    """A checked plan; by default for two players, or the fewest of the mode."""
    title = find_game(title_id)
    if len(set(bots)) < len(bots) or not bots:
        raise BadTable("a tournament needs some bots, each named once")
    for bot in bots:
        seat_bot(bot)
    players = players or usual_players(title, mode)
    table = title.table(["random"] * players, seed, mode, options)
    compared = players == 1 or plays_together(Play(title, table, every=NEVER))
    return Plan(
        title.id,
        title.release,
        table.mode,
        players,
        tuple(bots),
        deals,
        seed,
        compared,
        table.options,
    )


def usual_players(title: Title[Any], mode: str | None) -> int:
    """Two where two can play, else as few as can."""
    modes = [title.mode(mode)] if mode else title.modes
    counts = {count for each in modes for count in each.players}
    return 2 if 2 in counts else min(counts)


def plays_together(play: Play[Any]) -> bool:
    """Whether all seats win or lose together: a game of random bots tells."""
    play_out(play, [make_bot("random", str(seat)) for seat in range(play.table.players)])
    return play.outcome is not None and play.outcome.won is not None


def line_ups(bots: Sequence[str], players: int, compared: bool) -> list[LineUp]:
    """All the ways to fill the seats."""
    if compared:
        return [(bot,) * players for bot in bots]
    if players <= len(bots):
        return list(permutations(bots, players))
    return [seats for seats in product(bots, repeat=players) if set(seats) == set(bots)]


def play_game(plan: Plan, number: int) -> Game:
    """One game of the tournament: the same wherever and whenever it is played."""
    title = find_game(plan.title)
    deal, line_up = divmod(number, len(plan.line_ups))
    seats = plan.line_ups[line_up]
    table = title.table(seats, f"{plan.seed}/{deal}", plan.mode, plan.options)
    bots = [seat_bot(name, f"{table.seed}/{seat}") for seat, name in enumerate(seats)]
    play = Play(title, table, every=EVERY if any(bot.thinks for bot in bots) else NEVER)
    try:
        play_out(play, bots)
        for bot in bots:
            if isinstance(bot, CommandBot):
                bot.finish(play)
    except Exception as error:  # a failed game is reported, it does not stop the others
        return Game(number, deal, seats, error=f"{type(error).__name__}: {error}")
    finally:
        for bot in bots:
            if isinstance(bot, CommandBot):
                bot.close()
    outcome = play.outcome
    assert outcome is not None
    return Game(
        number,
        deal,
        seats,
        outcome.scores[: plan.players],
        outcome.ranks,
        outcome.won,
        tuple(sum(choice.seat == seat for choice in play.log) for seat in range(plan.players)),
        tuple(card.points for card in play.scorecards()[: plan.players]),
        tuple(tuple(things_chosen(play, seat)) for seat in range(plan.players)),
        tuple(
            (seat, *forfeit)
            for seat, bot in enumerate(bots)
            if isinstance(bot, CommandBot)
            for forfeit in bot.forfeits
        ),
    )


def things_chosen(play: Play[Any], seat: int) -> Iterator[str]:
    """The keys a seat chose that have a name of their own in the title's data, such as cards, each once."""
    for key in dict.fromkeys(choice.key for choice in play.log if choice.seat == seat):
        if is_key(key) and play.title.phrase(key).names is not None:
            yield key
