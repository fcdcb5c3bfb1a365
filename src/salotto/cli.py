"""The command line: `salotto …`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TextIO

from salotto import __version__
from salotto.bots import UnknownBot
from salotto.content import ContentError
from salotto.engine import engine_in_use
from salotto.kernel.log import BadLog
from salotto.kernel.title import BadTable
from salotto.lab.bench import NoPeer
from salotto.lab.bench_bots import run_bench_bots
from salotto.packs.problems import PackRefused
from salotto.registry import UnknownTitle, titles
from salotto.speech import objection, problem_said
from salotto.terminal import commands
from salotto.terminal.commands import Setting
from salotto.terminal.parser import Parser
from salotto.terminal.screen import Output, Screen
from salotto.terminal.trouble import Trouble
from salotto.words import LANGUAGES, Language, Words, best_language, words

BAD_USE = 2
INTERRUPTED = 130

ELSEWHERE = {
    "serve": "salotto.server.command",
    "room": "salotto.server.room_command",
    "ladder": "salotto.lab.ladder",
    "tournament": "salotto.lab.tournament_cli",
    "review": "salotto.lab.review_cli",
    "tune": "salotto.lab.tune",
    "train": "salotto.lab.train_cli",
    "export": "salotto.lab.export",
    "encoding": "salotto.lab.encoding_cli",
    "campaign": "salotto.terminal.campaigns",
    "pack": "salotto.terminal.packs",
}
"""Commands that live elsewhere, each with `add_NAME_arguments` and `run_NAME`; loaded when called."""

DYNAMIC_WORDS = ("cli-help-*", "cli-bench-engine-*")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; whatever it gets wrong is said in one line, with exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        tolerate(stream)
    try:
        spoken = words(language_of(given))
        if any(each.partition("=")[0] == "--pack" for each in given):
            from salotto.terminal.packs import laid_over  # reads the data of titles

            given = laid_over(given, spoken)
        wish = CommandLine(spoken, called(given)).read(given)
        done: int = wish.run(wish)
        return done
    except BadTable as trouble:
        return complain(objection(trouble, words(language_of(given))))
    except PackRefused as refused:
        return complain("\n".join(problem_said(each, words(language_of(given))) for each in refused.problems))
    except (Trouble, BadLog, UnknownBot, UnknownTitle, ContentError, NoPeer) as trouble:
        return complain(str(trouble))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as trouble:  # a folder that cannot be written, a full disk
        return complain(": ".join(map(str, filter(None, (trouble.filename, trouble.strerror or trouble)))))


def complain(trouble: str) -> int:
    """Say what went wrong, in one line unless a pack has several faults."""
    lines = [" ".join(line.split()) for line in trouble.splitlines()]
    print("salotto:", "\n  ".join(filter(None, lines)), file=sys.stderr)
    return BAD_USE


def tolerate(stream: TextIO) -> None:
    """A terminal that lacks a letter shows a question mark instead of stopping the game."""
    reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def scout(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that is asked for, if any, and the other arguments."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", nargs="?", const="")
    found, others = parser.parse_known_args(arguments)
    return found.lang, others


def called(arguments: Sequence[str]) -> str | None:
    """The command that is asked for, if any."""
    return next((each for each in scout(arguments)[1] if not each.startswith("-")), None)


def language_of(arguments: Sequence[str]) -> Language:
    """The language of `--lang`, else that of the environment, else English."""
    wish = scout(arguments)[0]
    if wish is None:
        variables = ("LC_ALL", "LC_MESSAGES", "LANG")
        return best_language(next(filter(None, map(os.environ.get, variables)), ""))
    for language in LANGUAGES:
        if language == wish:
            return language
    raise Trouble(words("en").say("cli-unknown-language", language=wish, known=", ".join(LANGUAGES)))


class CommandLine:
    """The commands and what can be written after them."""

    def __init__(self, spoken: Words, called: str | None = None) -> None:
        self.words = spoken
        self.screen = Screen(Output(highlight=False, markup=False, emoji=False))
        self.parser = Parser(spoken, prog="salotto", description=spoken.say("cli-help-salotto"))
        engine = spoken.say(f"cli-bench-engine-{engine_in_use()}")
        version, about = f"salotto {__version__} ({engine})", spoken.say("cli-help-version")
        self.parser.add_argument("--version", action="version", version=version, help=about)
        self.commands = self.parser.add_subparsers(
            title=spoken.say("cli-help-commands"), metavar=spoken.say("cli-help-command"), dest="command"
        )
        self.titles()
        self.play()
        self.watch()
        self.replay()
        self.verify()
        self.score()
        self.simulate()
        self.bench()
        for name in ELSEWHERE:
            self.command_elsewhere(name, called)

    def read(self, arguments: Sequence[str]) -> Any:
        """What is wished: a namespace with `run`."""
        name = called(arguments)
        known = self.commands.choices
        if name is not None and name not in known:
            raise Trouble(self.words.say("cli-unknown-command", command=name, known=", ".join(known)))
        wish, unknown = self.parser.parse_known_args(arguments)
        if unknown:
            raise Trouble(self.words.say("cli-unknown-arguments", arguments=" ".join(unknown)))
        if wish.command is None:
            raise Trouble(self.words.say("cli-which-command", known=", ".join(known)))
        return wish

    def command(self, name: str, help: str, run: Callable[[Any], int]) -> Parser:
        """A command of its own."""
        about = self.words.say(help)
        parser = self.commands.add_parser(name, words=self.words, help=about, description=about)
        parser.set_defaults(run=run)
        return parser

    # What several commands take

    def seats(self, parser: Parser, example: str) -> None:
        """`--seats`."""
        parser.add_argument("--seats", metavar=example, help=self.words.say("cli-help-seats"))

    def setting(self, parser: Parser) -> None:
        """`--mode` and `--option`."""
        say = self.words.say
        parser.add_argument("--mode", metavar="M", help=say("cli-help-mode"))
        parser.add_argument(
            "--option", metavar="K=V", action="append", default=[], help=say("cli-help-option")
        )

    def seed(self, parser: Parser) -> None:
        """`--seed`."""
        parser.add_argument("--seed", metavar="S", help=self.words.say("cli-help-seed"))

    def json(self, parser: Parser) -> None:
        """`--json`."""
        parser.add_argument("--json", action="store_true", help=self.words.say("cli-help-json"))

    def file(self, parser: Parser) -> None:
        """FILE."""
        parser.add_argument("file", metavar="FILE", type=Path, help=self.words.say("cli-help-file"))

    # The commands

    def titles(self) -> None:
        """`salotto titles`."""
        parser = self.command(
            "titles",
            "cli-help-titles",
            lambda wish: commands.show_titles(self.words, self.screen, wish.json),
        )
        self.json(parser)

    def play(self) -> None:
        """`salotto play`."""
        parser = self.command(
            "play",
            "cli-help-play",
            lambda wish: commands.play(self.words, self.screen, wanted(wish), wish.resume),
        )
        parser.add_argument("title", metavar="TITLE", nargs="?", help=self.words.say("cli-help-title"))
        self.seats(parser, "you,greedy,greedy")
        self.setting(parser)
        self.seed(parser)
        parser.add_argument("--resume", metavar="FILE", type=Path, help=self.words.say("cli-help-resume"))

    def watch(self) -> None:
        """`salotto watch`."""
        parser = self.command(
            "watch",
            "cli-help-watch",
            lambda wish: commands.watch_bots(self.words, self.screen, setting(wish), wish.delay),
        )
        parser.add_argument("title", metavar="TITLE", help=self.words.say("cli-help-title"))
        self.seats(parser, "greedy,greedy")
        self.setting(parser)
        self.seed(parser)
        about = self.words.say("cli-help-delay")
        parser.add_argument("--delay", metavar="S", type=parser.seconds, default=1.0, help=about)

    def replay(self) -> None:
        """`salotto replay`."""
        parser = self.command(
            "replay",
            "cli-help-replay",
            lambda wish: commands.replay(self.words, self.screen, wish.file, wish.to),
        )
        self.file(parser)
        parser.add_argument("--to", metavar="N", type=parser.whole(0), help=self.words.say("cli-help-to"))

    def verify(self) -> None:
        """`salotto verify`."""
        parser = self.command(
            "verify", "cli-help-verify", lambda wish: commands.check(self.words, self.screen, wish.file)
        )
        self.file(parser)

    def score(self) -> None:
        """`salotto score`."""
        parser = self.command(
            "score", "cli-help-score", lambda wish: commands.score(self.words, self.screen, wish.file)
        )
        self.file(parser)

    def simulate(self) -> None:
        """`salotto simulate`."""
        parser = self.command(
            "simulate",
            "cli-help-simulate",
            lambda wish: commands.simulate(
                self.words, self.screen, setting(wish), wish.games, wish.jobs, wish.save, wish.json
            ),
        )
        say = self.words.say
        parser.add_argument("title", metavar="TITLE", help=say("cli-help-title"))
        self.seats(parser, "random,greedy,random")
        self.setting(parser)
        self.seed(parser)
        some = parser.whole(1)
        parser.add_argument("--games", metavar="N", type=some, default=1000, help=say("cli-help-games"))
        parser.add_argument("--jobs", metavar="N", type=some, default=1, help=say("cli-help-jobs"))
        parser.add_argument("--save", metavar="DIR", type=Path, help=say("cli-help-save"))
        self.json(parser)

    def bench(self) -> None:
        """`salotto bench`."""
        parser = self.command("bench", "cli-help-bench", self.measure)
        say = self.words.say
        first = next(iter(titles()), "")
        parser.add_argument("title", metavar="TITLE", nargs="?", default=first, help=say("cli-help-title"))
        self.setting(parser)
        about = say("cli-help-seconds")
        parser.add_argument("--seconds", metavar="S", type=parser.seconds, default=5.0, help=about)
        parser.add_argument("--peer", metavar="catanatron", help=say("cli-help-peer"))
        some = parser.whole(4)
        parser.add_argument(
            "--players", metavar="N", type=some, default=400, help=say("cli-help-bench-players")
        )
        about = say("cli-help-bench-pause")
        parser.add_argument("--pause", metavar="S", type=parser.seconds, default=4.0, help=about)
        database, workers = say("cli-help-bench-database"), say("cli-help-bench-workers")
        parser.add_argument("--database", metavar="URL", default="", help=database)
        parser.add_argument("--workers", metavar="N", type=parser.whole(1), default=1, help=workers)
        self.json(parser)

    def measure(self, wish: Any) -> int:
        """`salotto bench TITLE`, or `bench server` and `bench bots`."""
        if wish.title == "server":
            from salotto.lab.bench_server import run_bench_server  # loads the web framework

            return run_bench_server(wish)
        if wish.title == "bots":
            return run_bench_bots(self.words, wish.json)
        return commands.bench(self.words, self.screen, setting(wish), wish.seconds, wish.peer, wish.json)

    def command_elsewhere(self, name: str, called: str | None) -> None:
        """A command that lives elsewhere."""
        module = import_module(ELSEWHERE[name]) if name == called else None
        parser = self.command(
            name, f"cli-help-{name}", lambda wish: int(getattr(module, f"run_{name}")(wish, self.words))
        )
        if module is not None:
            getattr(module, f"add_{name}_arguments")(parser, self.words)


def setting(wish: Any) -> Setting:
    """The table that the command line describes."""
    seats = getattr(wish, "seats", None)
    return Setting(wish.title, seats, wish.mode, wish.option, getattr(wish, "seed", None))


def wanted(wish: Any) -> Setting | None:
    """The table that somebody asked for; None where nothing was said."""
    return setting(wish) if wish.title else None
