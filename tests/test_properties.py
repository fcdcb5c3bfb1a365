"""The properties of `tests.properties`, on whole games of every installed title and of the toy.

By default a few games of each setting, always the same ones, played once and held to all the checks: of
every mode with the most players, the others in `make test-long`. `SALOTTO_GAMES=200` plays as many others.
A game that breaks something is written to the folder `SALOTTO_FAILURES` (by default `failures`), where
`salotto replay` opens it. The end of the test run says how often each check looked.
"""

import os
from collections.abc import Callable
from importlib.metadata import entry_points
from random import SystemRandom
from typing import Any

import pytest

from salotto.kernel.log import to_log
from salotto.kernel.play import NEVER
from salotto.kernel.title import Title
from salotto.registry import GROUP, titles
from tests.each import first_of_each, for_each
from tests.elsewhere import fingerprint, replayed_elsewhere, title_at
from tests.kernel.toy import TOY
from tests.log_properties import CHECKS
from tests.properties import examine
from tests.random_games import Setting, random_play, settings_of
from tests.recorded import recorded, recorded_with_all_options

GAMES = int(os.environ.get("SALOTTO_GAMES", "0"))

BATCH = 4
"""Of many games so many are kept in mind at once."""

BATCHES = range(max(1, -(-GAMES // BATCH)))

FIRST = SystemRandom().randrange(1_000_000_000) if GAMES else 0

TITLES = [*titles().values(), TOY]

SETTINGS = [setting for title in TITLES for setting in settings_of(title)]

MOST_PLAYERS = first_of_each(SETTINGS[::-1], lambda setting: (setting.title.id, setting.mode))
"""Of every mode the largest party; the others are for those who have the time."""

ADDRESSES = [*(entry.value for entry in entry_points(group=GROUP)), "tests.kernel.toy:TOY"]

Note = Callable[[str, object], None]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("batch", BATCHES, ids=lambda batch: f"batch {batch}" if GAMES else "")
@pytest.mark.parametrize("setting", SETTINGS if GAMES else MOST_PLAYERS, ids=str)
@for_each("name", CHECKS)
def test_every_title_has_the_properties(
    setting: Setting, name: str, batch: int, record_property: Note
) -> None:
    games = recorded(setting, FIRST + batch * BATCH, BATCH if GAMES else 0)
    looked = examine(name, games)
    print(f"{name} looked {looked} times at {len(games)} games of {setting}")
    record_property("looked", [name, looked])


@pytest.mark.timeout(900)
@pytest.mark.parametrize("title", [title for title in TITLES if title.options], ids=lambda title: title.id)
@for_each("name", CHECKS)
def test_every_option_has_the_properties(title: Title[Any], name: str, record_property: Note) -> None:
    games = recorded_with_all_options(title)
    looked = examine(name, games)
    print(f"{name} looked {looked} times at {len(games)} games of {title.id} with all its options")
    record_property("looked", [name, looked])


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_log_replays_to_the_same_in_a_fresh_process(address: str) -> None:
    title = title_at(address)
    plays = [random_play(setting, seed, every=NEVER) for setting in settings_of(title) for seed in range(2)]
    logs = [to_log(play) for play in plays]
    here = [fingerprint(title, log) for log in logs]
    assert replayed_elsewhere(address, logs, hash_seed=1) == here
    assert replayed_elsewhere(address, logs, hash_seed=2) == here
