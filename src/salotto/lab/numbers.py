"""Numbers on the command line of the laboratory."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from salotto.words import Words


def whole_number(words: Words, least: int = 1) -> Callable[[str], int]:
    """Reads a number of things that is not too small."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(words.say("cli-bad-number", text=text, least=least))
        return int(text)

    return read
