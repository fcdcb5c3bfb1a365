"""python -m tests.titles.viscounts.oracle --mode coop --positions 5000"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from salotto.registry import title
from tests.titles.viscounts.oracle.compare import Comparison, compare

MODES = ("competitive", "solo", "coop", "campaign")
STEP = 500
"""Positions between two lines of progress."""


def main() -> int:
    """Compare engine and second reader; 1 when they differ."""
    parser = argparse.ArgumentParser(description="Compare the engine of Viscounts with its second reader.")
    parser.add_argument("--mode", default="all", choices=("all", *MODES))
    parser.add_argument("--positions", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--walks", type=int, default=6, help="ways through each turn")
    parser.add_argument("--show", type=int, default=10, help="findings to print")
    asked = parser.parse_args()
    wrong = 0
    for mode in MODES if asked.mode == "all" else (asked.mode,):
        comparison = Comparison(title("viscounts"))
        tally, began = comparison.tally, time.perf_counter()
        while tally.positions < asked.positions:
            part = min(STEP, asked.positions - tally.positions)
            compare(comparison, mode, part, asked.seed * 1000 + tally.positions, asked.walks)
            seconds = time.perf_counter() - began
            print(f"{tally.positions} positions, {len(tally.findings)} findings, {seconds:.0f} s", flush=True)
        print(f"{mode}: {tally}\nnever chosen: {', '.join(tally.never_played()) or 'none'}")
        kinds: Counter[str] = Counter()
        for finding in tally.findings:
            kind = finding.partition(": ")[2][:50]
            kinds[kind] += 1
            if kinds[kind] == 1 and len(kinds) <= asked.show:
                print("-", finding)
        wrong += len(tally.findings)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
