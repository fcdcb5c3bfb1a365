"""Replays logs in a process of its own, with another order of hashes, and says what came of each.

python -m tests.elsewhere salotto.titles.spook_manor:TITLE < logs.json
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from salotto.kernel.log import from_log
from salotto.kernel.play import Told
from salotto.kernel.title import Json, Title
from tests.children import PATIENCE
from tests.random_games import heard, position

ROOT = Path(__file__).parent.parent


def replayed_elsewhere(address: str, logs: list[Json], hash_seed: int) -> list[str]:
    """The fingerprints of some logs of the title at an address, worked out by a fresh process."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.elsewhere", address],
        input=json.dumps(logs),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        timeout=PATIENCE * 2,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
    )
    assert done.returncode == 0, done.stderr
    fingerprints: list[str] = json.loads(done.stdout)
    return fingerprints


def fingerprint(title: Title[Any], log: Json) -> str:
    """Everything a log leads to, in one number."""
    story: list[Told] = []
    play = from_log(title, log, story=story)
    readers = [*range(play.table.players), None]
    everything = [
        position(play),
        heard(story),
        [play.view(reader) for reader in readers],
        [card.points for card in play.scorecards()],
        asdict(play.outcome) if play.outcome else None,
    ]
    return hashlib.sha256(json.dumps(everything).encode()).hexdigest()


def title_at(address: str) -> Title[Any]:
    """The title at an address such as `package.module:NAME`."""
    module, _, name = address.partition(":")
    title: Title[Any] = getattr(import_module(module), name)
    return title


if __name__ == "__main__":
    title = title_at(sys.argv[1])
    print(json.dumps([fingerprint(title, log) for log in json.load(sys.stdin)]))
