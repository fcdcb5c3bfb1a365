"""The plots of a report: inline SVG that takes its colours and type from the page, by day and by night."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from salotto.lab.report_data import Estimate

SERIES = 8
INK, SOFT, LINE, PAPER = "#010101", "#020202", "#030303", "#040404"
COLOURS = [f"#0000{number:02x}" for number in range(0xA0, 0xA0 + SERIES)]
VARIABLES = {INK: "--ink", SOFT: "--ink-2", LINE: "--line", PAPER: "--paper"} | {
    colour: f"--series-{number}" for number, colour in enumerate(COLOURS)
}
"""Stand-ins that the page's own colours take the place of."""

WIDTH = 7.6
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "salotto",
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": SOFT,
    "axes.edgecolor": LINE,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "ytick.left": False,
    "ytick.labelsize": 10,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "legend.frameon": False,
}


def draw(height: float, paint: Callable[[Axes], None]) -> str:
    """A plot as an SVG element without fixed colours or size."""
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.subplots()
        axes.grid(visible=False, axis="y")
        paint(axes)
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return dressed(file.getvalue())


def dressed(svg: str) -> str:
    """The bare element, in the page's colours and letters."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r'<svg[^>]*?(viewBox="[^"]*")[^>]*>', r'<svg \1 aria-hidden="true">', svg, count=1)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;\"]*; ", "", svg)
    for stand_in, variable in VARIABLES.items():
        svg = svg.replace(stand_in, f"var({variable})")
    return svg


def rows_height(rows: int) -> float:
    """Inches for so many rows and an axis."""
    return 0.75 + 0.34 * rows


def dots(
    labels: Sequence[str],
    values: Sequence[Estimate],
    axis: str,
    notes: Sequence[str] = (),
    middle: float | None = None,
    colours: Sequence[str] = (),
) -> str:
    """A dot with its interval for each label, the first on top."""

    def paint(axes: Axes) -> None:
        rows = range(len(labels))
        if middle is not None:
            axes.axvline(middle, color=SOFT, linewidth=1, linestyle=(0, (4, 3)))
        for row, value in zip(rows, values, strict=True):
            colour = colours[row] if colours else COLOURS[0]
            axes.plot(
                [value.low, value.high], [row, row], color=colour, linewidth=2.2, solid_capstyle="round"
            )
            axes.plot([value.mean], [row], "o", color=colour, markersize=7, markeredgecolor=PAPER)
        for row, note in zip(rows, notes, strict=False):
            axes.annotate(
                note, (1, row), xycoords=("axes fraction", "data"), xytext=(6, 0), va="center",
                textcoords="offset points", color=SOFT, size=9,
            )  # fmt: skip
        name_rows(axes, labels)
        axes.set_xlabel(axis)

    return draw(rows_height(len(labels)), paint)


def boxes(labels: Sequence[str], values: Sequence[Sequence[int]], axis: str) -> str:
    """The spread of some numbers for each label: middle half, median, and nine tenths."""

    def paint(axes: Axes) -> None:
        drawn = axes.boxplot(
            list(values), orientation="horizontal", positions=range(len(labels)), widths=0.55, whis=(5, 95),
            showfliers=False, patch_artist=True,
        )  # fmt: skip
        for part in ("whiskers", "caps"):
            for line in drawn[part]:
                line.set(color=SOFT, linewidth=1.1)
        for number, box in enumerate(drawn["boxes"]):
            box.set(facecolor=COLOURS[number % SERIES], edgecolor="none", alpha=0.85)
        for line in drawn["medians"]:
            line.set(color=PAPER, linewidth=2)
        name_rows(axes, labels)
        axes.set_xlabel(axis)

    return draw(rows_height(len(labels)), paint)


def stacks(labels: Sequence[str], parts: Mapping[str, Sequence[float]], axis: str) -> str:
    """Bars made of parts; what is less than nothing goes to the left."""

    def paint(axes: Axes) -> None:
        right, left = [0.0] * len(labels), [0.0] * len(labels)
        for number, (name, values) in enumerate(parts.items()):
            starts = [right[row] if value >= 0 else left[row] for row, value in enumerate(values)]
            axes.barh(
                range(len(labels)), list(values), 0.62, starts,
                color=COLOURS[number % SERIES], label=name, edgecolor=PAPER, linewidth=0.8,
            )  # fmt: skip
            for row, value in enumerate(values):
                (right if value >= 0 else left)[row] += value
                if value >= 4:
                    axes.annotate(
                        f"{value:.0f}", (starts[row] + value / 2, row), color=PAPER, size=9,
                        ha="center", va="center",
                    )  # fmt: skip
        axes.axvline(0, color=SOFT, linewidth=1)
        name_rows(axes, labels)
        axes.set_xlabel(axis)
        axes.legend(
            loc="lower left", bbox_to_anchor=(0, 1), ncols=3, handlelength=1, handleheight=1, fontsize=9
        )

    return draw(rows_height(len(labels)) + 0.26 * -(-len(parts) // 3), paint)


def name_rows(axes: Axes, labels: Sequence[str]) -> None:
    """The labels down the side, first on top."""
    axes.set_yticks(range(len(labels)), list(labels))
    axes.set_ylim(len(labels) - 0.4, -0.6)
