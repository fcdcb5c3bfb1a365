"""`salotto serve`: its flags and what it does."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import fields

from salotto.server.settings import PREFIX, BadSettings, Settings, read
from salotto.words import Words


def add_serve_arguments(parser: argparse.ArgumentParser, _: Words | None = None) -> None:
    """One flag for each setting; the environment gives what no flag does."""
    for each in fields(Settings):
        flag = "--" + each.name.replace("_", "-")
        shown = f" (default: {each.default})" if each.default != "" else ""
        text = f"{each.metadata['help']}{shown} [{PREFIX}{each.name.upper()}]".replace("%", "%%")
        if isinstance(each.default, bool):
            parser.add_argument(flag, action=argparse.BooleanOptionalAction, default=None, help=text)
        else:
            parser.add_argument(flag, type=type(each.default), default=None, metavar="VALUE", help=text)
    parser.add_argument("--open", action="store_true", help="open the room in the browser")


def run_serve(args: argparse.Namespace, _: Words | None = None) -> int:
    """Serve the room with the settings of the command line and the environment."""
    from salotto.server.main import serve  # loads the web framework, which no other command needs

    given = {each.name: getattr(args, each.name, None) for each in fields(Settings)}
    try:
        return serve(read(os.environ, **given), getattr(args, "open", False))
    except BadSettings as error:
        print(f"salotto: {error}", file=sys.stderr)
        return 2


def main(argv: list[str] | None = None) -> int:
    """`python -m salotto.server.command`: the same without the rest of the command line."""
    parser = argparse.ArgumentParser("salotto serve", description="Open the room in the browser.")
    add_serve_arguments(parser)
    return run_serve(parser.parse_args(argv))


if __name__ == "__main__":
    raise SystemExit(main())
