"""A tournament's results as tables: CSV for eyes and spreadsheets, Parquet for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import polars as pl

from salotto.lab.report_data import things
from salotto.lab.tournament import Game, Plan
from salotto.lab.tournament_ratings import Standing
from salotto.registry import title as find_title


def write_tables(folder: Path, plan: Plan, games: Sequence[Game], standings: Sequence[Standing]) -> None:
    """`standings.csv`, `things.csv`, `seats.csv` and `seats.parquet`."""
    title = find_title(plan.title)
    ended = [game for game in games if game.error is None]
    pl.DataFrame([asdict(line) for line in standings]).write_csv(folder / "standings.csv", float_precision=4)
    seats = pl.DataFrame(list(seat_rows(ended, title.categories)))
    seats.write_csv(folder / "seats.csv", float_precision=4)
    seats.write_parquet(folder / "seats.parquet")
    found = [
        {
            "key": thing.key,
            "times": thing.points.number,
            "gain": thing.points.mean,
            "low": thing.points.low,
            "high": thing.points.high,
            "wins": thing.wins,
        }
        for thing in things(title, ended)
    ]
    pl.DataFrame(found).write_csv(folder / "things.csv", float_precision=4)


def seat_rows(games: Sequence[Game], categories: Sequence[str]) -> Iterator[dict[str, Any]]:
    """One row for each seat of each game."""
    for game in games:
        for seat, bot in enumerate(game.seats):
            yield {
                "game": game.number,
                "deal": game.deal,
                "seat": seat,
                "bot": bot,
                "line_up": ",".join(game.seats),
                "score": game.scores[seat],
                "rank": game.ranks[seat],
                "share": game.shares[seat],
                "decisions": game.decisions[seat],
                "forfeits": sum(forfeit[0] == seat for forfeit in game.forfeits),
                **{
                    f"points_{category}": game.points[seat][category]
                    for category in categories
                    if category in game.points[seat]
                },
            }
