"""The properties of `tests.properties`, on random games of every installed title and of the toy.

By default a few games of each kind, always the same ones. `SALOTTO_GAMES=200` plays as many other ones. A
game that breaks something is written to the folder `SALOTTO_FAILURES` (by default `failures`), where
`salotto replay` opens it.
"""

import os
from importlib.metadata import entry_points

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from salotto.kernel.log import to_log
from salotto.registry import GROUP, titles
from tests.elsewhere import fingerprint, replayed_elsewhere, title_at
from tests.kernel.toy import TOY
from tests.log_properties import CHECKS
from tests.random_games import Setting, kept_for_replay, random_play, settings_of

GAMES = int(os.environ.get("SALOTTO_GAMES", "0"))

SETTINGS = [setting for title in [*titles().values(), TOY] for setting in settings_of(title)]

ADDRESSES = [*(entry.value for entry in entry_points(group=GROUP)), "tests.kernel.toy:TOY"]

few = settings(
    max_examples=GAMES or 3,
    derandomize=not GAMES,
    database=None,
    deadline=None,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@few
@given(seed=st.integers(0, 2**32 - 1), length=st.integers(0, 1000))
def test_every_title_has_the_properties(setting: Setting, name: str, seed: int, length: int) -> None:
    play = random_play(setting, seed, length)
    with kept_for_replay(play.title, play.table, play.log, name):
        CHECKS[name](play)


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_log_replays_to_the_same_in_a_fresh_process(address: str) -> None:
    title = title_at(address)
    logs = [to_log(random_play(setting, seed)) for setting in settings_of(title) for seed in range(2)]
    here = [fingerprint(title, log) for log in logs]
    assert replayed_elsewhere(address, logs, hash_seed=1) == here
    assert replayed_elsewhere(address, logs, hash_seed=2) == here
