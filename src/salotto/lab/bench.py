"""How fast a title is, measured beside fixed references in the same run, because machines drift."""

from __future__ import annotations

import gc
import os
import platform
import statistics
import subprocess
import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from salotto import __version__
from salotto.bots.simple import RandomBot
from salotto.bots.worth import worth_now
from salotto.engine import engine_in_use
from salotto.kernel.decisions import Decision
from salotto.kernel.lean import LeanPlay
from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Title, Value
from salotto.lab.simulate import play_out
from salotto.lab.workers import collect_seldom
from salotto.registry import title as find_title

PLAYERS = 4
ROUND_SECONDS = 0.25
"""Ours, the loop and the peer take turns in slices of about this length."""
TABLES = 16
"""Of the vector environment."""


class Rates(NamedTuple):
    """How much happened in a second: questions with more than one answer, all answers, whole games."""

    decisions: float
    plies: float
    games: float


class CountingBot(RandomBot):
    """Answers at random and counts what was a choice, as it is counted for the peer."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.decisions = 0
        self.plies = 0

    def choose(self, play: Play[Any], decision: Decision) -> Any:
        """Any option."""
        options = decision.options
        self.decisions += len(options) > 1
        self.plies += 1
        return options[int(self.chance.random() * len(options))]


def bench(
    title_id: str,
    seconds: float = 5.0,
    mode: str | None = None,
    options: Mapping[str, Value] | None = None,
    peer: str | None = None,
) -> dict[str, Any]:
    """The contract of `salotto bench --json`: medians over interleaved rounds."""
    title = find_title(title_id)
    players = PLAYERS
    if mode is not None and PLAYERS not in title.mode(mode).players:
        players = max(title.mode(mode).players)
    peer_round = peer_rounds(peer) if peer else None
    copy_us, fork_us, evaluate_us = one_by_one(title, players, mode, options)
    collect_seldom()
    ours: list[Rates] = []
    lean: list[Rates] = []
    observed: list[float] = []
    loops: list[float] = []
    theirs: list[Rates] = []
    until = time.perf_counter() + seconds
    seed = 0
    while not ours or time.perf_counter() < until:
        rates, games = random_games(title, players, mode, options, seed)
        lean.append(random_games(title, players, mode, options, seed, lean=True)[0])
        seed += games
        ours.append(rates)
        if (steps := observed_steps(title, players, mode, options)) is not None:
            observed.append(steps)
        loops.append(reference_loop())
        if peer_round:
            theirs.append(peer_round())
    return {
        "title": title_id,
        "decisions_per_s": round(statistics.median(each.decisions for each in ours)),
        "plies_per_s": round(statistics.median(each.plies for each in ours)),
        "games_per_s": round(statistics.median(each.games for each in ours), 2),
        "lean": {
            "decisions_per_s": round(statistics.median(each.decisions for each in lean)),
            "plies_per_s": round(statistics.median(each.plies for each in lean)),
        },
        "steps_per_s": round(statistics.median(observed)) if observed else None,
        "copy_us": round(copy_us, 2),
        "fork_us": round(fork_us, 2),
        "evaluate_us": round(evaluate_us, 2),
        "loop_ms": round(statistics.median(loops) * 1000, 1),
        "peer": {
            "name": peer,
            "decisions_per_s": round(statistics.median(each.decisions for each in theirs)),
            "plies_per_s": round(statistics.median(each.plies for each in theirs)),
        }
        if peer
        else None,
        "players": players,
        **measured(),
    }


def measured() -> dict[str, str]:
    """What was measured, and where; docs/laboratory.md says how the engine is compiled."""
    return {
        "engine": engine_in_use(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "commit": commit(),
    }


def commit() -> str:
    """The commit of a checkout, else the version."""
    here = Path(__file__).parent
    command = ["git", "describe", "--always", "--dirty"]
    try:
        found = subprocess.run(command, cwd=here, capture_output=True, text=True, check=False)
    except OSError:  # no git here
        return __version__
    return found.stdout.strip() or __version__


def random_games(
    title: Title[Any],
    players: int,
    mode: str | None,
    options: Mapping[str, Value] | None,
    seed: int,
    lean: bool = False,
) -> tuple[Rates, int]:
    """Random games for one slice of time, and how many there were."""
    games = 0
    counters: list[CountingBot] = []
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < ROUND_SECONDS:
        table = title.table(["random"] * players, str(seed + games), mode, options)
        play = LeanPlay(title, table) if lean else Play(title, table, every=NEVER)
        bots = [CountingBot(f"{seed + games}/{seat}") for seat in range(players)]
        play_out(play, bots)
        counters += bots
        games += 1
    plies = sum(bot.plies for bot in counters)
    decisions = sum(bot.decisions for bot in counters)
    return Rates(decisions / spent, plies / spent, games / spent), games


def observed_steps(
    title: Title[Any], players: int, mode: str | None, options: Mapping[str, Value] | None
) -> float | None:
    """Steps a second on tables of the vector environment, with what the seats see; None without numpy."""
    if find_spec("numpy") is None:
        return None
    from salotto.bots.observation import encoder
    from salotto.lab.vector_env import VectorEnv

    sparse = encoder(title).declared is not None
    tables = VectorEnv(title.id, TABLES, players, mode, options, sparse=sparse, copy=False)
    tables.reset()
    chance, steps = Random(0), 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < ROUND_SECONDS:
        tables.step([numbers[int(chance.random() * len(numbers))] for numbers in tables.legal])
        steps += TABLES
    return steps / spent


def reference_loop() -> float:
    """Seconds of a fixed loop of pure Python: what the machine is worth at the moment."""
    begun = time.perf_counter()
    s = 0
    for i in range(10**6):
        s += i & 7
    return time.perf_counter() - begun


def one_by_one(
    title: Title[Any], players: int, mode: str | None, options: Mapping[str, Value] | None
) -> tuple[float, float, float]:
    """Microseconds of a state's copy, of a play's fork, and of judging it for all seats, over every decision
    of a random game.

    Without the collector, as `timeit` measures: one search among all that is loaded outweighs all forks.
    """
    chance = Random(7)
    play = Play(title, title.table(["random"] * players, "7", mode, options))
    copies: list[float] = []
    forks: list[float] = []
    judged: list[float] = []
    gc.disable()
    try:
        while (decision := play.next_decision()) is not None:
            copies.append(timed(play.state.copy))
            forks.append(timed(play.fork))
            judged.append(timed(lambda: worth_now(play)))
            play.take(decision, chance.choice(decision.options))
    finally:
        gc.enable()
    copied, forked, valued = (statistics.fmean(times) * 1e6 for times in (copies, forks, judged))
    return copied, forked, valued


def timed(work: Callable[[], object]) -> float:
    """Seconds of one call."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


class NoPeer(RuntimeError):
    """The other engine is not installed."""


PEERS = ("catanatron", "hearts", "gin_rummy")
"""Settlers by catanatron; two card games by OpenSpiel, from Python."""


def peer_rounds(peer: str) -> Callable[[], Rates]:
    """A function that plays the peer's random games, of four where it seats four, for one slice.

    As with ours, a decision is a question with more than one answer; a ply is any answer. Peers ask for
    forced moves, too, our rules make them without asking: of ours every ply is a decision.
    """
    if peer not in PEERS:
        raise NoPeer(f"no peer {peer!r} is known; there are {', '.join(PEERS)}")
    game = catanatron_game if peer == "catanatron" else openspiel_game(peer)
    try:
        game()
    except ImportError as error:
        extra = "bench" if peer == "catanatron" else "openspiel"
        raise NoPeer(f"{peer} is not installed: pip install 'salotto[{extra}]'") from error

    def slice_of_games() -> Rates:
        decisions = plies = games = 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < ROUND_SECONDS:
            chosen, answered = game()
            decisions, plies, games = decisions + chosen, plies + answered, games + 1
        return Rates(decisions / spent, plies / spent, games / spent)

    return slice_of_games


def catanatron_game() -> tuple[int, int]:
    """One game of Settlers between four: its decisions and its plies."""
    from catanatron import Color, Game, RandomPlayer

    decisions = plies = 0

    class CountingPlayer(RandomPlayer):  # type: ignore[misc]  # the peer has no types
        def decide(self, game: Any, playable_actions: Any) -> Any:
            nonlocal decisions, plies
            decisions += len(playable_actions) > 1
            plies += 1
            return super().decide(game, playable_actions)

    Game([CountingPlayer(colour) for colour in Color]).play()
    return decisions, plies


def openspiel_game(name: str) -> Callable[[], tuple[int, int]]:
    """A function that plays one game of OpenSpiel."""
    chance, loaded = Random(0), list[Any]()

    def game() -> tuple[int, int]:
        if not loaded:
            import pyspiel

            loaded.append(pyspiel.load_game(name))
        state, decisions, plies = loaded[0].new_initial_state(), 0, 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += len(actions) > 1
                plies += 1
            state.apply_action(actions[int(chance.random() * len(actions))])
        return decisions, plies

    return game
