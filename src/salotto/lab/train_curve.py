"""The curve of a training: a line for each generation as CSV, and as a picture."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Point:
    """What there is to say of a generation."""

    generation: int
    games: int  # in all
    positions: int  # in all
    seconds: float  # of work, those before an interruption included
    lead_error: float  # how far leads are off, in points, in games that the net has not learnt from
    evaluation_error: float  # the same without the net
    log_loss: float  # of the chances to win
    matches: int = 0  # games against greedy since the last generation
    share: float = 0.0  # of their wins


def write_curve(folder: Path, points: Sequence[Point]) -> None:
    """`curve.csv` and `curve.svg`."""
    names = [field.name for field in fields(Point)]
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        writer.writerows(asdict(point) for point in points)
    (folder / "curve.svg").write_text(picture(points), encoding="utf-8")


def read_curve(folder: Path, generation: int) -> list[Point]:
    """The points up to a generation."""
    if not (folder / "curve.csv").is_file():
        return []
    with (folder / "curve.csv").open(newline="", encoding="utf-8") as file:
        found = [
            Point(
                int(row["generation"]),
                int(row["games"]),
                int(row["positions"]),
                float(row["seconds"]),
                float(row["lead_error"]),
                float(row["evaluation_error"]),
                float(row["log_loss"]),
                int(row["matches"]),
                float(row["share"]),
            )
            for row in csv.DictReader(file)
        ]
    return [point for point in found if point.generation <= generation]


WIDTH, HEIGHT, EDGE = 640, 200, 48


def picture(points: Sequence[Point]) -> str:
    """Three curves over the games: errors of the lead, log loss, and the share of wins against greedy."""
    games = [point.games for point in points]
    matched = [point for point in points if point.matches]
    panels = [
        (
            "lead off by (points; grey: evaluation alone)",
            [
                ("#888", games, [point.evaluation_error for point in points]),
                ("#1f5fa8", games, [point.lead_error for point in points]),
            ],
        ),
        ("log loss of the win", [("#1f5fa8", games, [point.log_loss for point in points])]),
        (
            "share of wins against greedy",
            [("#1f5fa8", [point.games for point in matched], [point.share for point in matched])],
        ),
    ]
    most = max(games, default=1)
    drawn = "".join(panel(at, name, curves, most) for at, (name, curves) in enumerate(panels))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT * len(panels)}" '
        'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>'
        f"{drawn}</svg>\n"
    )


def panel(at: int, name: str, curves: Sequence[tuple[str, list[int], list[float]]], most: int) -> str:
    """Curves over each other, with the lowest and the highest number written beside them."""
    values = [value for _, _, each in curves for value in each]
    low, high = min(values, default=0.0), max(values, default=1.0)
    top, bottom = at * HEIGHT + 28, (at + 1) * HEIGHT - 24
    height = bottom - top

    def place(x: int, y: float) -> str:
        up = (y - low) / (high - low) if high > low else 0.5
        return f"{EDGE + x / max(1, most) * (WIDTH - 2 * EDGE):.1f},{bottom - up * height:.1f}"

    lines = "".join(
        f'<polyline fill="none" stroke="{colour}" points="{" ".join(map(place, xs, ys))}"/>'
        for colour, xs, ys in curves
    )
    return (
        f'<text x="{EDGE}" y="{top - 10}">{name}</text>'
        f'<path d="M{EDGE} {top}V{bottom}H{WIDTH - EDGE}" fill="none" stroke="#888"/>'
        f'<text x="{EDGE - 4}" y="{top + 4}" text-anchor="end">{high:.3g}</text>'
        f'<text x="{EDGE - 4}" y="{bottom}" text-anchor="end">{low:.3g}</text>'
        f'<text x="{WIDTH - EDGE}" y="{bottom + 16}" text-anchor="end">{most} games</text>{lines}'
    )
