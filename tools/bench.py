"""`make bench`: how fast every title is on both engines, beside others, as the table in docs/laboratory.md.

Every line is one process in which ours and the peer take turns; both engines of a title follow each other.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from salotto.bots import make_bot
from salotto.engine import COMPILED, INTERPRETED, WISH
from salotto.lab.bench import PLAYERS, bench, measured, peer_rounds, timed
from salotto.lab.bench_bots import positions
from salotto.registry import title as find_title
from salotto.registry import titles

PAGE = Path(__file__).resolve().parent.parent / "docs" / "laboratory.md"
BEGIN, END = "<!-- make bench -->\n", "<!-- end of make bench -->\n"
PEER = "catanatron"
CARD_GAMES = {"hearts": "OpenSpiel's Hearts", "gin_rummy": "OpenSpiel's Gin Rummy"}
HEAD = (
    "| title | engine | decisions a second | times catanatron's: full log, lean | answers a second | copy "
    "| fork | judging a position | `hard` decides in | observed steps a second |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n"
)
Json = dict[str, Any]


def one(title: str, seconds: float, decisions: int) -> Json:
    """The figures of one title on the engine of this process."""
    figures = bench(title, seconds, peer=PEER)
    seats = max(count for count in find_title(title).modes[0].players if count <= PLAYERS)
    thoughts = []
    for play, _ in positions(find_title(title), seats, decisions):
        bot, decision = make_bot("hard", "bench"), play.next_decision()
        assert decision is not None
        thoughts.append(timed(partial(bot.choose, play, decision)))
    return figures | {"hard_s": statistics.median(thoughts)}


def elsewhere(title: str, engine: str, seconds: float, decisions: int) -> Json:
    """The same on an engine that is named."""
    command = [sys.executable, "-m", "tools.bench", "--one", title]
    command += ["--seconds", str(seconds), "--decisions", str(decisions)]
    found = subprocess.run(
        command, env=os.environ | {WISH: engine}, check=True, stdout=subprocess.PIPE, text=True
    )
    figures: Json = json.loads(found.stdout)
    return figures


def line(figures: Json) -> str:
    """A title on one engine, as a line of the table."""
    ours, lean, peer = figures["decisions_per_s"], figures["lean"]["decisions_per_s"], figures["peer"]
    ratios = f"{ours / peer['decisions_per_s']:.1f}, {lean / peer['decisions_per_s']:.1f}"
    cells = [
        figures["title"],
        figures["engine"],
        f"{ours:,}",
        ratios,
        f"{figures['plies_per_s']:,}",
        *(f"{figures[name]:.0f} µs" for name in ("copy_us", "fork_us", "evaluate_us")),
        f"{figures['hard_s']:.2f} s",
        "–" if figures["steps_per_s"] is None else f"{figures['steps_per_s']:,}",
    ]
    return f"| {' | '.join(cells)} |\n"


def peers() -> str:
    """What other engines do on this machine, from Python."""
    names = {PEER: PEER} | (CARD_GAMES if find_spec("pyspiel") else {})
    rates = {name: peer_rounds(name)() for name in names}
    told = (
        f"{said} {rates[name].decisions:,.0f} decisions and {rates[name].plies:,.0f} answers a second"
        for name, said in names.items()
    )
    return f"Others here, in one process: {'; '.join(told)}.\n"


def table(seconds: float, decisions: int) -> str:
    """Everything, as it stands on the page."""
    found = ""
    for title in titles().values():
        for engine in (INTERPRETED, COMPILED):
            print(text := line(elsewhere(title.id, engine, seconds, decisions)), end="", flush=True)
            found += text
    where = f"On {measured()['machine']}, commit {measured()['commit']}. {peers()}"
    print(where, end="")
    return f"{HEAD}{found}\n{where}"


def main(arguments: list[str]) -> int:
    """Measure, print, and with `--write` put the table on its page."""
    parser = argparse.ArgumentParser(description="measure every title on both engines")
    parser.add_argument("--one", metavar="TITLE")
    parser.add_argument("--seconds", metavar="S", type=float, default=6.0)
    parser.add_argument("--decisions", metavar="N", type=int, default=5)
    parser.add_argument("--write", action="store_true", help=f"into {PAGE.name}")
    args = parser.parse_args(arguments)
    if args.one:
        print(json.dumps(one(args.one, args.seconds, args.decisions)))
        return 0
    found = table(args.seconds, args.decisions)
    if args.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        PAGE.write_text(before + BEGIN + found + END + rest.partition(END)[2], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
