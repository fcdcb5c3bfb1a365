"""`salotto bench bots`: how fast bots think, beside a fixed loop in the same run, because machines drift."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from salotto.bots import Bot, make_bot
from salotto.bots.moves import sensible
from salotto.bots.playout import TO_THE_END, quick_playout
from salotto.bots.search import Search, SearchBot
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.lab.bench import PLAYERS, measured, reference_loop, timed
from salotto.registry import title as find_title
from salotto.words import Words

TITLE = "spook-manor"
ITERATIONS = 1000
DECISIONS = 5


def bench_bots(title_id: str, iterations: int = ITERATIONS, decisions: int = DECISIONS) -> dict[str, Any]:
    """Medians over decisions all through a game of four, or of as many as it can seat."""
    title = find_title(title_id)
    counts = {count for mode in title.modes for count in mode.players}
    players = PLAYERS if PLAYERS in counts else max(counts)
    thoughts: list[float] = []
    playouts: list[float] = []
    loops: list[float] = []
    settings = replace(SearchBot.settings, iterations=iterations)
    for play, seat in positions(title, players, decisions):
        thoughts.append(timed(Search(play, seat, settings, "bench").best))
        playouts.append(playout_seconds(play, seat))
        loops.append(reference_loop())
    return {
        "title": title_id,
        "players": players,
        "iterations": iterations,
        "seconds_per_decision": round(statistics.median(thoughts), 3),
        "slowest_decision": round(max(thoughts), 3),
        "iterations_per_s": round(iterations / statistics.median(thoughts)),
        "playouts_per_s": round(1 / statistics.median(playouts)),
        "loop_ms": round(statistics.median(loops) * 1000, 1),
        **measured(),
    }


def positions(title: Title[Any], players: int, count: int) -> Iterator[tuple[Play[Any], int]]:
    """Real choices spread over a game of greedy bots; use each play before asking for the next."""
    whole = Play(title, title.table(["greedy"] * players, "bench"))
    bots = [make_bot("greedy", str(seat)) for seat in range(players)]
    choices = list(_game(whole, bots))
    wanted = {choices[len(choices) * part // count] for part in range(count)}
    again = Play(title, whole.table)
    bots = [make_bot("greedy", str(seat)) for seat in range(players)]
    for at in _game(again, bots):
        if at in wanted:
            decision = again.next_decision()
            assert decision is not None
            yield again, decision.seat


def _game(play: Play[Any], bots: Sequence[Bot]) -> Iterator[int]:
    """Play a game and stop before every real choice that begins a move, after so many answers."""
    moments: dict[int, tuple[int, int] | None] = {}
    while (decision := play.next_decision()) is not None:
        seat = decision.seat
        moment = play.moment(seat)
        if moments.get(seat) != moment and len(sensible(play, seat)) > 1:
            yield len(play.log)
        moments[seat] = moment
        play.take(decision, bots[seat].choose(play, decision))


def playout_seconds(play: Play[Any], seat: int, seconds: float = 0.2) -> float:
    """How long it takes to deal again and play the game to its end, on average."""
    chance = Random(0)
    done = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds or not done:
        quick_playout(play.imagine(seat, str(done)), TO_THE_END, chance)
        done += 1
    return spent / done


# On the command line


def run_bench_bots(words: Words, as_json: bool, title: str = TITLE, console: Console | None = None) -> int:
    """`salotto bench bots`: measure and print."""
    figures = bench_bots(title)
    if as_json:
        print(json.dumps(figures))
        return 0
    say = words.say
    table = Table(
        title=say("cli-bench-bots", title=figures["title"], players=figures["players"]), show_header=False
    )
    rows = {
        "cli-bench-bots-decision": f"{figures['seconds_per_decision']} s",
        "cli-bench-bots-slowest": f"{figures['slowest_decision']} s",
        "cli-bench-bots-iterations": f"{figures['iterations_per_s']:,}",
        "cli-bench-bots-playouts": f"{figures['playouts_per_s']:,}",
        "cli-bench-loop": f"{figures['loop_ms']} ms",
    }
    for text, figure in rows.items():
        table.add_row(say(text, iterations=figures["iterations"]), figure)
    (console or Console(highlight=False)).print(table)
    return 0
