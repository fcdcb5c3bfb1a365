#!/usr/bin/env python3
"""A bot for Salotto's JSON-lines protocol that needs nothing but Python; any other language will do as well.

    salotto tournament spook-manor --bots "greedy,cmd:python3 examples/json_lines_bot.py" --games 20

It reads questions from standard input, one a line, and answers each with one line: see docs/laboratory.md.
This one builds high, seats whoever waits, and otherwise takes what comes.
"""

import json
import random
import sys
from typing import Any


def best(question: dict[str, Any]) -> str:
    """One of the options."""
    options: list[str] = question["options"]
    if question["prompt"] == "sm-choose-spot":  # "spot:column,floor"
        return max(options, key=lambda spot: int(spot.partition(",")[2]))
    if question["prompt"] == "sm-move-monster":
        waiting = [option for option in options if option.startswith("waiting:")]
        return waiting[0] if waiting else "done"
    if question["prompt"] == "sm-move-where":
        return next((option for option in options if option != "foyer"), options[0])
    return random.choice(options)


def main() -> None:
    """Answer until the game is over and the input ends."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begin":
            random.seed(message["seed"])
        elif message["type"] == "choose":
            print(json.dumps({"choice": best(message)}), flush=True)


if __name__ == "__main__":
    main()
