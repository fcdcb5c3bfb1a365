"""python -m tests.titles.paladins.oracle --mode coop --positions 5000"""

from __future__ import annotations

import argparse
import sys
import time

from salotto.registry import titles
from tests.titles.paladins.oracle.compare import Comparison, compare

STEP = 250
"""Positions between two lines of progress."""


def main() -> int:
    """Compare engine and second reader; 1 when they differ."""
    parser = argparse.ArgumentParser(description="Compare the engine of Paladins with its second reader.")
    parser.add_argument("--mode", default="competitive", help="competitive, solo, coop, or chapter")
    parser.add_argument("--positions", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--most", type=int, default=400, help="questions of one action to walk through")
    parser.add_argument("--actions", type=int, default=99, help="actions of one turn to walk through")
    parser.add_argument("--share", type=float, default=0.2, help="share of the parts of a game to look at")
    parser.add_argument("--show", type=int, default=10, help="findings to print")
    asked = parser.parse_args()
    comparison = Comparison(titles()["paladins"], asked.most, asked.actions)
    began = time.perf_counter()
    tally = comparison.tally
    for part in range(STEP, asked.positions + STEP, STEP):
        goal = min(part, asked.positions)
        compare(comparison.title, asked.mode, goal, asked.seed * 1000 + part, asked.share, comparison)
        seconds = time.perf_counter() - began
        print(f"{tally.positions} positions, {len(tally.findings)} findings, {seconds:.0f} s", flush=True)
    print(f"{asked.mode}: {tally} in {time.perf_counter() - began:.0f} s")
    print("never met:", ", ".join(tally.never_met(asked.mode)) or "none")
    for finding in tally.findings[: asked.show]:
        print("-", finding)
    return 1 if tally.findings else 0


if __name__ == "__main__":
    sys.exit(main())
