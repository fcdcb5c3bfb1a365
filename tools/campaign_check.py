"""Whole campaigns, played and checked: no error, sound sheets, and the same again in another process.

    python -m tools.campaign_check --random 200 --greedy 20

plays so many campaigns with 2, 3 and 4 seats in turn, by bots of each kind. After every chapter the sheet is
held against what can never be true of one (TS-10.8); the file of every campaign is verified; and a second
process plays some of them again and must come to the same end.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from salotto.bots import make_bot
from salotto.campaigns import CampaignRun, verify_campaign
from salotto.lab.simulate import play_out
from salotto.registry import title as find_title

CAMPAIGN = "tomesaga"
SEATS = (2, 3, 4)
AGAIN = 5
"""Every so many campaigns one is played again in another process."""
TELL = 10
"""A check of so many campaigns is long: it tells how far it is."""


def played(bot: str, number: int) -> CampaignRun:
    """The campaign of that number."""
    seats = [bot] * SEATS[number % len(SEATS)]
    run = CampaignRun.begin(find_title(CAMPAIGN), seats, f"check/{bot}/{number}")
    while run.go_on():
        table = run.current.table
        play_out(run.current, [make_bot(bot, f"{table.seed}/{seat}") for seat in range(len(seats))])
    return run


def print_of(run: CampaignRun) -> str:
    """A print of everything that was chosen and of the end."""
    logs: list[Any] = [[list(choice) for choice in play.log] for play in run.tables]
    outcome = run.current.outcome
    assert outcome is not None
    return hashlib.sha256(json.dumps([logs, outcome.carries], sort_keys=True).encode()).hexdigest()


def problems_of(run: CampaignRun) -> Iterator[str]:
    """What is wrong with a campaign that was played to its end."""
    interludes = [play for play in run.tables if play.title is run.title]
    for chapters, interlude in enumerate(interludes):
        sheet = interlude.state.sheet
        if len(sheet.finished) != chapters:
            yield f"after interlude {chapters} there are {len(sheet.finished)} finished chapters"
        yield from (f"after chapter {chapters}: {rule}" for rule in sheet.problems())
    verified = verify_campaign(json.loads(json.dumps(run.to_json())))
    if [play.outcome for play in verified] != [play.outcome for play in run.tables]:
        yield "the file of the campaign does not verify to the same end"


def elsewhere(bot: str, number: int) -> str:
    """The print of the same campaign, played in another process."""
    command = [sys.executable, "-m", "tools.campaign_check", "--print", f"{bot}:{number}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def check(bot: str, games: int, first: int = 0) -> int:
    """Play and check so many campaigns from the first one on; how many were not sound."""
    bad = 0
    for number in range(first, first + games):
        run = played(bot, number)
        found = list(problems_of(run))
        if number % AGAIN == 0 and elsewhere(bot, number) != print_of(run):
            found.append("another process came to another end")
        for problem in found:
            print(f"{bot} campaign {number}: {problem}", file=sys.stderr)
        bad += bool(found)
        if games >= TELL:
            print(f"{bot} campaign {number}: {'not ' * bool(found)}sound", file=sys.stderr, flush=True)
    print(f"{games} campaigns of {bot} bots: {games - bad} sound")
    return bad


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Play and check whole campaigns.")
    parser.add_argument("--random", type=int, default=200)
    parser.add_argument("--greedy", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="go on from this campaign")
    parser.add_argument("--print", metavar="BOT:N", help="play one campaign and print what it came to")
    wish = parser.parse_args(arguments)
    if wish.print:
        bot, _, number = wish.print.partition(":")
        print(print_of(played(bot, int(number))))
        return 0
    bad = sum(check(bot, getattr(wish, bot), wish.first) for bot in ("random", "greedy"))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
