"""An argument parser that speaks the reader's language and says what is wrong in one line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from salotto.terminal.trouble import Trouble
from salotto.words import LANGUAGES, Words


class Formatter(argparse.HelpFormatter):
    """Help without English words of its own."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=32)
        self.usage = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The line that shows how a command is written."""
        super().add_usage(usage, actions, groups, f"{self.usage}: " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """The parser of `salotto`, and of each of its commands."""

    def __init__(self, words: Words, **settings: Any) -> None:
        usage = words.say("cli-help-usage")
        super().__init__(
            **settings,
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: Formatter(prog, usage),
        )
        self.words = words
        self._positionals.title = words.say("cli-help-arguments")
        self._optionals.title = words.say("cli-help-options")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help-help"))
        languages = "|".join(LANGUAGES)
        about = words.say("cli-help-lang")
        self.add_argument("--lang", metavar=languages, help=about, default=argparse.SUPPRESS)
        about = words.say("cli-help-with-pack")
        self.add_argument("--pack", metavar="PACK", help=about, default=argparse.SUPPRESS)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """A value may begin with a hyphen, as the ids of some older tables do."""
        known = self._option_string_actions
        joined: list[str] = []
        for each in sys.argv[1:] if args is None else args:
            option = known.get(joined[-1]) if joined and joined[-1].startswith("--") else None
            value = each.startswith("-") and not each.startswith("--") and each not in known
            if value and option and option.nargs is None:
                joined[-1] += f"={each}"
            else:
                joined.append(each)
        return super().parse_known_args(joined, namespace)

    def error(self, message: str) -> NoReturn:
        """One line."""
        raise Trouble(self.words.say("cli-bad-arguments", problem=message))

    def whole(self, least: int) -> Callable[[str], int]:
        """Reads a whole number that is not too small."""

        def read(text: str) -> int:
            if not text.isdecimal() or int(text) < least:
                raise Trouble(self.words.say("cli-bad-number", text=text, least=least))
            return int(text)

        return read

    def seconds(self, text: str) -> float:
        """Reads a length of time."""
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if not 0 <= number < 86400:
            raise Trouble(self.words.say("cli-bad-seconds", text=text))
        return number
