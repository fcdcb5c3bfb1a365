"""Counts for Prometheus, in its text format."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the buckets for times, in seconds."""


class Metrics:
    """What the room counts."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {}
        self._times: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def count(self, name: str, **labels: str | int) -> None:
        """One more of something."""
        marks = ",".join(f'{label}="{value}"' for label, value in labels.items())
        self._counts[name, marks] += 1

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Something that is read when somebody asks."""
        self._gauges[name] = read

    def time(self, name: str, seconds: float) -> None:
        """How long something took."""
        buckets = self._times.setdefault(name, [0] * (len(BOUNDS) + 1))
        buckets[bisect_left(BOUNDS, seconds)] += 1
        self._sums[name] = self._sums.get(name, 0.0) + seconds

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counts}):
            lines.append(f"# TYPE salotto_{name} counter")
            lines += [
                f"salotto_{name}{{{marks}}} {count}" if marks else f"salotto_{name} {count}"
                for (each, marks), count in sorted(self._counts.items())
                if each == name
            ]
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE salotto_{name} gauge", f"salotto_{name} {read():g}"]
        for name, buckets in sorted(self._times.items()):
            lines.append(f"# TYPE salotto_{name} histogram")
            total = 0
            for bound, count in zip((*BOUNDS, "+Inf"), buckets, strict=True):
                total += count
                lines.append(f'salotto_{name}_bucket{{le="{bound}"}} {total}')
            lines += [f"salotto_{name}_sum {self._sums[name]:g}", f"salotto_{name}_count {total}"]
        return "\n".join(lines) + "\n"
