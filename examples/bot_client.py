"""A bot that plays a whole game over the JSON API, with nothing but Python's standard library.

    salotto serve &
    python examples/bot_client.py http://127.0.0.1:8642

It opens a table of Spook Manor against two of the house's bots and answers at random. Put your own
thoughts into `choose`.
"""

from __future__ import annotations

import json
import random
import sys
from time import sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

BUSY = (429, 503)
"""The room asks us to wait for a moment; it says how long."""


class Api:
    """The room's JSON API."""

    def __init__(self, room: str) -> None:
        self.root = f"{room.rstrip('/')}/api/v1"
        self.token = ""

    def call(self, method: str, path: str, body: object = None) -> Any:
        """One call; what comes back."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.root + path, data, {"Content-Type": "application/json"}, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        while True:
            try:
                with urlopen(request, timeout=60) as response:
                    return json.load(response)
            except HTTPError as error:
                with error:
                    if error.code not in BUSY:
                        raise
                    sleep(float(error.headers.get("Retry-After", "1")))


def choose(decision: dict[str, Any], view: dict[str, Any]) -> str:
    """The key of one of the decision's options. `view` is everything our seat may know."""
    option: dict[str, str] = random.choice(decision["options"])
    return option["key"]


def play(room: str, title: str = "spook-manor") -> dict[str, Any]:
    """Open a table, play it to its end, and tell how it ended."""
    api = Api(room)
    opened = api.call("POST", "/tables", {"title": title, "seats": ["me", "bot:greedy", "bot:greedy"]})
    api.token = opened["tokens"]["0"]
    table = f"/tables/{opened['table']['id']}"
    while not (decision := api.call("GET", f"{table}/decision?wait=20"))["over"]:
        if decision["options"]:
            key = choose(decision, api.call("GET", f"{table}/view")["view"])
            api.call("POST", f"{table}/answer", {"key": key, "revision": decision["revision"]})
    outcome: dict[str, Any] = api.call("GET", f"{table}/view")["outcome"]
    return outcome


if __name__ == "__main__":
    result = play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8642")
    print("Scores:", *result["scores"])
    print("Places:", *result["ranks"])
