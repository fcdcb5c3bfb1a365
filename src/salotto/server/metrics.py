"""Counts for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the buckets for times, in seconds."""

COUNTED: dict[str, tuple[str, tuple[str, ...]]] = {
    "answers_total": ("Answers of people that were stored", ()),
    "bot_failures_total": ("Thoughts, hints and processes of bots that failed", ("reason",)),
    "calls_total": (
        "Calls of people whose turn it is: sent, failed, or gone with their browser",
        ("result",),
    ),
    "requests_total": ("HTTP requests", ("status",)),
    "review_failures_total": ("Reviews that failed", ("reason",)),
    "store_failures_total": ("Wishes that the store failed on", ()),
    "tables_healed_total": ("Tables that stood still and were set going again", ("reason",)),
    "tables_opened_total": ("Tables that were opened", ("title",)),
    "wishes_failed_total": ("Wishes that failed by a mistake of ours", ("wish",)),
    "wishes_refused_total": ("Wishes that the rules did not allow", ("reason",)),
}
"""Everything that is counted: what it means, and by what it is told apart."""


class Metrics:
    """What the room counts; every process and every test has its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters = {
            name: Counter(f"salotto_{name}", about, labels, registry=self._registry)
            for name, (about, labels) in COUNTED.items()
        }
        self._answers = Histogram(
            "salotto_answer_seconds",
            "From the arrival of an answer until it is stored",
            buckets=BOUNDS,
            registry=self._registry,
        )

    def count(self, name: str, **labels: str | int) -> None:
        """One more of something."""
        counter = self._counters[name]
        (counter.labels(**labels) if labels else counter).inc()

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Something that is read when somebody asks."""
        Gauge(f"salotto_{name}", about, registry=self._registry).set_function(read)

    def answered(self, seconds: float) -> None:
        """How long an answer took to be stored."""
        self._answers.observe(seconds)

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry).decode()
