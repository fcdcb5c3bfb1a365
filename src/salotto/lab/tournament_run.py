"""Playing the games of a tournament: here, on all cores, or on a Ray cluster; all to the same result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice

from salotto.lab.tournament import Game, Plan, play_game
from salotto.lab.workers import workers

AHEAD = 4
"""How many games are handed out for each worker, so that none has to wait."""
RAY_BATCH = 8
RAY_AHEAD = 256
"""On a cluster: the games of one task, and how many tasks are handed out."""


def play_here(plan: Plan, numbers: Sequence[int]) -> Iterator[Game]:
    """In this process."""
    return (play_game(plan, number) for number in numbers)


def play_on_cores(plan: Plan, numbers: Sequence[int], jobs: int) -> Iterator[Game]:
    """In so many processes of this machine, in whatever order they end."""
    jobs = min(jobs, len(numbers))
    left = iter(numbers)
    with workers(jobs, "spawn") as pool:
        running: set[Future[Game]] = set()
        while True:
            running |= {
                pool.submit(play_game, plan, number) for number in islice(left, AHEAD * jobs - len(running))
            }
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


def play_on_ray(plan: Plan, numbers: Sequence[int], address: str | None = None) -> Iterator[Game]:
    """On a Ray cluster: the one at the address, the one that is running here, or a fresh one."""
    import ray

    ours = not ray.is_initialized()
    if ours:
        ray.init(address=address or None, log_to_driver=False)
    try:
        play = ray.remote(play_some)
        batches = iter([numbers[at : at + RAY_BATCH] for at in range(0, len(numbers), RAY_BATCH)])
        running = [play.remote(plan, batch) for batch in islice(batches, RAY_AHEAD)]
        while running:
            done, running = ray.wait(running)
            running += [play.remote(plan, batch) for batch in islice(batches, len(done))]
            for games in ray.get(done):
                yield from games
    finally:
        if ours:
            ray.shutdown()


def play_some(plan: Plan, numbers: Sequence[int]) -> list[Game]:
    """A few games, for one task of a cluster."""
    return [play_game(plan, number) for number in numbers]
