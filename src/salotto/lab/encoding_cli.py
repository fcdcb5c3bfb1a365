"""`salotto encoding TITLE`: how a title is told in numbers, and what each of them stands for."""

from __future__ import annotations

import argparse
import json

from salotto.kernel.title import Json
from salotto.lab.extras import need
from salotto.registry import title as find_title
from salotto.words import Words


def add_encoding_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be written after `salotto encoding`."""
    parser.add_argument("title", metavar="TITLE", help=words.say("cli-help-title"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-help-json"))


def run_encoding(args: argparse.Namespace, words: Words) -> int:
    """Print the sizes, or with `--json` the name of every number."""
    need("rl", ("numpy",), words)
    figures = described(args.title)
    if args.json:
        print(json.dumps(figures))
        return 0
    for name in ("version", "observation", "options", "actions"):
        size = figures[name] if name == "version" else len(figures[name])
        print(words.say(f"cli-encoding-{name}", size=str(size)))
    return 0


def described(id: str) -> Json:
    """The names of all numbers, and the version, which is another one where a number means something else."""
    from salotto.bots.observation import encoder

    title = find_title(id)
    encoded = encoder(title)
    declared = encoded.declared
    return {
        "title": title.id,
        "version": encoded.version,
        "observation": encoded.names,
        "options": [] if declared is None else declared.option_names(),
        "actions": [encoded.actions.name(number) for number in range(encoded.actions.size)],
    }


DYNAMIC_WORDS = ("cli-encoding-*",)
