"""Are reviews right? `python -m tools.judge_reviews last-will obsession spook-manor --games 10`

Bots of mixed strength play games, each is reviewed, and what the review tells is judged on deals of our own:
512 for each turning point. It stands when these show a loss of at least 5 in a hundred of the chance. And for
what is not told: at every choice a search of our own looks for a better move; where it finds one, and 512
further deals show a loss of at least 10 in a hundred, the choice should have been told.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from salotto.bots import make_bot
from salotto.bots.hint import try_out
from salotto.bots.moves import Way, follow, move_values
from salotto.bots.playout import TO_THE_END, quick_playout
from salotto.bots.tree import Explorer, SearchSettings
from salotto.kernel.log import to_log
from salotto.kernel.play import Play
from salotto.lab.review import WIDTH, Review, judge_all, look_through
from salotto.registry import title as find_title
from salotto.server.tables.reviews import deals_for

DEALS = 512
GLIMPSE = 64
"""After so many deals one leaves what will not show such a loss: three standard errors are missing."""
SEARCHED = 16
STANDS, LOST = 0.05, 0.10
LEVELS = ("easy", "normal", "greedy")


class Found(NamedTuple):
    """What was counted in a game."""

    told: int
    stand: int
    lost: int
    lost_told: int


def played(play: Play[Any]) -> Play[Any]:
    """A game of bots of mixed strength."""
    bots = [make_bot(LEVELS[seat % len(LEVELS)], f"{play.seed}/{seat}") for seat in range(play.table.players)]
    while (decision := play.next_decision()) is not None:
        play.take(decision, bots[decision.seat].choose(play, decision))
    return play


def win(play: Play[Any], seat: int, way: Way, deal: str) -> float:
    """What a seat wins after a move on a deal."""
    mind = play.imagine(seat, deal)
    follow(mind, seat, way)
    values = quick_playout(mind, TO_THE_END, Random(deal))
    if mind.outcome is None:
        best = [each for each, value in enumerate(values) if value == max(values)]
    else:
        best = [each for each in mind.outcome.winners if each < len(values)]
    return (seat in best) / len(best) if best else 0.0


def losses(play: Play[Any], seat: int, made: Way, better: Way, deals: range, sign: str) -> list[float]:
    """What a move lost against a better one, deal by deal."""
    return [
        win(play, seat, better, f"{sign}/{deal}") - win(play, seat, made, f"{sign}/{deal}") for deal in deals
    ]


def better_move(play: Play[Any], seat: int, made: Way, sign: str) -> Way:
    """The move that a search of our own prefers."""
    explorer = Explorer(play, seat, SearchSettings(care=0.25), sign)
    priors = dict(move_values(explorer.imagine(0), seat))
    others = sorted((way for way in priors if way != made), key=lambda way: -priors[way])[:WIDTH]
    worths = try_out(explorer, [made, *others], range(1, SEARCHED + 1))
    return max(worths, key=lambda way: sum(worths[way]))


def judged(play: Play[Any], review: Review, sign: str) -> Found:
    """Go through a game once more, with the review at hand."""
    turns = {turn.at: turn for turn in review.turning_points()}
    looked_at = {moment.at for moment in review.moments}
    told = stand = lost = lost_told = 0
    again = Play(play.title, play.table)
    for at, choice in enumerate(play.log):
        seat = choice.seat
        if at in turns:
            turn = turns[at]
            loss = fmean(losses(again, seat, turn.way, turn.better, range(DEALS), f"{sign}/told/{at}"))
            told, stand = told + 1, stand + (loss >= STANDS)
            print(f"  told at {at}: {turn.before - turn.after:+.3f}, now {loss:+.3f}", flush=True)
        if at in looked_at:
            made = way_made(again, seat, [each.key for each in play.log[at:] if each.seat == seat])
            better = better_move(again, seat, made, f"{sign}/search/{at}")
            if better != made and loses(again, seat, made, better, f"{sign}/own/{at}"):
                lost, lost_told = lost + 1, lost_told + (at in turns)
                print(f"  lost at {at}: {'told' if at in turns else 'not told'}", flush=True)
        again.answer(seat, choice.key)
    return Found(told, stand, lost, lost_told)


def loses(play: Play[Any], seat: int, made: Way, better: Way, sign: str) -> bool:
    """Whether 512 deals show so great a loss; a few show soon where there is none."""
    first = losses(play, seat, made, better, range(GLIMPSE), f"{sign}/first")
    if fmean(first) + 3 * stdev(first) / sqrt(GLIMPSE) < LOST:
        return False
    return fmean(losses(play, seat, made, better, range(DEALS), f"{sign}/all")) >= LOST


def way_made(play: Play[Any], seat: int, answers: Sequence[str]) -> Way:
    """The answers that made up a move."""
    twin, moment, way = play.fork(), play.moment(seat), []
    for key in answers:
        twin.answer(seat, key)
        way.append(key)
        if twin.moment(seat) != moment:
            break
    return tuple(way)


def main() -> None:
    """Judge reviews of some titles."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="+")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    for id in args.titles:
        title = find_title(id)
        players = title.modes[0].players[1]
        for game in range(args.first, args.first + args.games):
            play = played(Play(title, title.table(["x"] * players, f"judged/{game}")))
            log, start = to_log(play), time.process_time()
            review = look_through(title, log, deals_for(len(play.log)))
            first = time.process_time() - start
            judge_all(review, title, log)
            took = time.process_time() - start
            found = judged(play, review, f"{id}/{game}")
            print(f"{id} {game}: {found}, first look {first:.1f} s, all {took:.1f} s", flush=True)


if __name__ == "__main__":
    main()
