"""`salotto campaign`: a campaign at this keyboard, one file for all its tables."""

from __future__ import annotations

import argparse
import json
import secrets
from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from salotto.campaigns import CampaignRun, verify_campaign
from salotto.kernel.title import Json, Title
from salotto.kit.furniture import Look
from salotto.kit.presentation import campaign_page
from salotto.registry import campaigns
from salotto.speech import Speech
from salotto.terminal import opening, reports, saves
from salotto.terminal.furniture import Room
from salotto.terminal.game import Game
from salotto.terminal.parser import Parser
from salotto.terminal.party import Party, is_person, read_seats
from salotto.terminal.result import ending
from salotto.terminal.screen import Frame, Output, Screen
from salotto.terminal.trouble import Trouble
from salotto.words import Words

DYNAMIC_WORDS = ("cli-help-campaign-*",)


def add_campaign_arguments(parser: Parser, spoken: Words) -> None:
    """New, play, show, simulate."""
    say = spoken.say
    commands = parser.add_subparsers(dest="wish", metavar=say("cli-help-command"), required=True)

    def command(name: str, run: Any) -> Parser:
        about = say(f"cli-help-campaign-{name}")
        made = commands.add_parser(name, words=spoken, help=about, description=about)
        made.set_defaults(campaign=run)
        return made

    def setting(made: argparse.ArgumentParser, seats: str) -> None:
        usual = next(iter(campaigns()), "")
        made.add_argument(
            "title", metavar="CAMPAIGN", nargs="?", default=usual, help=say("cli-help-campaign-title")
        )
        made.add_argument("--seats", metavar=seats, help=say("cli-help-seats"))
        about = say("cli-help-option")
        made.add_argument("--option", metavar="K=V", action="append", default=[], help=about)
        made.add_argument("--seed", metavar="S", help=say("cli-help-seed"))

    made = command("new", run_new)
    setting(made, "you,greedy,greedy")
    made.add_argument("--file", metavar="FILE", type=Path, help=say("cli-help-campaign-file"))
    for name, run in (("play", run_play), ("show", run_show)):
        command(name, run).add_argument("file", metavar="FILE", type=Path, help=say("cli-help-campaign-file"))
    made = command("simulate", run_simulate)
    setting(made, "random,greedy,random")
    some = made.whole(1)
    made.add_argument("--games", metavar="N", type=some, default=20, help=say("cli-help-games"))
    made.add_argument("--jobs", metavar="N", type=some, default=1, help=say("cli-help-jobs"))
    made.add_argument("--save", metavar="DIR", type=Path, help=say("cli-help-save"))
    made.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run_campaign(wish: argparse.Namespace, words: Words) -> int:
    """Do what is wished."""
    screen = Screen(Output(highlight=False, markup=False, emoji=False))
    done: int = wish.campaign(wish, words, screen)
    return done


# The commands


def run_new(wish: argparse.Namespace, words: Words, screen: Screen) -> int:
    """`salotto campaign new`: the file of a new campaign, and how to play it."""
    title = find_campaign(wish.title, words)
    options = opening.read_options(title, wish.option, words)
    seats = opening.usual_seats(title, None) if wish.seats is None else read_seats(wish.seats, words)
    opening.open_table(title, seats, None, options, wish.seed, words)
    run = CampaignRun.begin(title, seats, wish.seed or secrets.token_hex(16), options)
    file = wish.file or saves.new_file(title.id, datetime.now())
    if file.is_file():
        raise Trouble(words.say("cli-file-there", file=str(file)))
    try:
        saves.save(run.to_json(), file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble(words.say("cli-cannot-write", file=str(file), reason=reason)) from error
    screen.add(*picture(run, words))
    screen.line(words.say("cli-campaign-new", file=str(file)))
    command = f"salotto campaign play {quote(str(file))}"
    screen.line(words.say("cli-to-resume", command=command), "bold")
    return 0


def run_play(wish: argparse.Namespace, words: Words, screen: Screen) -> int:
    """`salotto campaign play`: go on with it, table after table, until somebody leaves."""
    run = read_run(wish.file, words)
    while run.go_on():
        game = ChapterGame(run, words, screen, wish.file)
        game.run()
        if not run.current.over:
            return 0
    saves.save(run.to_json(), wish.file)
    screen.add(*picture(run, words))
    return 0


def run_show(wish: argparse.Namespace, words: Words, screen: Screen) -> int:
    """`salotto campaign show`: where it stands."""
    screen.add(*picture(read_run(wish.file, words), words))
    return 0


def run_simulate(wish: argparse.Namespace, words: Words, screen: Screen) -> int:
    """`salotto campaign simulate`: bots play whole campaigns."""
    from salotto.lab import simulate as lab

    title = find_campaign(wish.title, words)
    options = opening.read_options(title, wish.option, words)
    seats = ["random"] * 3 if wish.seats is None else read_seats(wish.seats, words)
    if any(map(is_person, seats)):
        raise Trouble(words.say("cli-only-bots"))
    seed = wish.seed if wish.seed is not None else "0"
    opening.open_table(title, seats, None, options, seed, words)
    report = lab.simulate(title.id, seats, wish.games, seed, wish.jobs, None, options, wish.save)
    figures = report.to_json()
    if wish.json:
        print(json.dumps(figures))
    else:
        screen.add(reports.simulation(figures, words))
    for failed in report.failed:
        screen.line(f"salotto: {failed.error}", "red")
    return 1 if report.failed else 0


def check(words: Words, screen: Screen, path: Path, data: Json) -> int:
    """`salotto verify` on a campaign: its tables, what was carried from each to the next, and the claims."""
    tables = verify_campaign(data)
    choices = sum(len(play.log) for play in tables)
    about = {"tables": len(tables), "choices": choices, "seed": data["seed"]}
    screen.line(words.say("cli-campaign-verified", file=str(path), **about))
    return 0


# Helpers


def find_campaign(id: str, words: Words) -> Title[Any]:
    """The campaign of that id."""
    title = opening.find_title(id, words)
    if title.saga is None:
        raise Trouble(words.say("cli-no-campaign", title=id, known=", ".join(campaigns())))
    return title


def read_run(path: Path, words: Words) -> CampaignRun:
    """The campaign in a file."""
    with opening.reading(path, words):
        return CampaignRun.read(saves.read(path))


def picture(run: CampaignRun, words: Words) -> list[RenderableType]:
    """The saga so far, and the chapter being played."""
    names = Party(run.current.table, words).names
    speech = Speech(run.title, words, names)
    page = campaign_page(run.title)
    game, look, room = run.seen(), Look(None, 0), Room(run.title, page.FACES, speech, {})
    parts: list[RenderableType] = [Text(speech.title_name(), "bold"), room.draw(page.table(game, look))]
    if run.current.title is not run.title:
        parts += ["", room.draw(page.panel(game, look))]
    if run.current.over and run.due() is None:
        parts += ["", ending(run.current, speech)]
    return parts


class ChapterGame(Game):
    """One table of a campaign; the file holds all of them."""

    def __init__(self, run: CampaignRun, words: Words, screen: Screen, file: Path) -> None:
        super().__init__(run.current, words, screen, file)
        self.campaign = run

    def data(self) -> Json:
        """The whole campaign."""
        return self.campaign.to_json()

    def resume_command(self) -> str:
        """How to go on with it."""
        return f"salotto campaign play {quote(str(self.file))}"

    def speech(self, reader: int | None) -> Speech:
        """The chapter speaks of Tomes, too."""
        speech = super().speech(reader)
        speech.beside = self.campaign.title
        return speech

    def look_around(self, seat: int, decision: Any) -> None:
        """Everything that is public, with the campaign above it."""
        everything = Group(*picture(self.campaign, self.words), "", self.frames.table(self.speech(None)))
        self.page(Frame(everything, []))
