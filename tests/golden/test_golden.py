"""Golden games replay to the letter.

After a wanted change: `SALOTTO_GOLDEN=update pytest tests/golden`, then read the difference. For a new title
or mode: `SALOTTO_GOLDEN=record`, which plays new games. `-k TITLE` keeps it to one title.
"""

import json
import os

import pytest

from salotto.kernel.log import from_log, verify
from tests.golden.golden import FOLDER, Golden, all_golden, page, record, written
from tests.random_games import position

SWITCH = os.environ.get("SALOTTO_GOLDEN", "")


@pytest.fixture(params=all_golden(), ids=str)
def golden(request: pytest.FixtureRequest) -> Golden:
    chosen: Golden = request.param
    if SWITCH == "record":
        chosen.log_file.write_text(written(record(chosen)), encoding="utf-8")
    if SWITCH in ("update", "record"):
        chosen.page_file.write_text(page(chosen.title, chosen.log()), encoding="utf-8")
    assert chosen.log_file.exists(), f"no golden game: SALOTTO_GOLDEN=record pytest tests/golden -k {chosen}"
    return chosen


def test_a_golden_game_plays_as_it_did(golden: Golden) -> None:
    assert page(golden.title, golden.log()) == golden.page_file.read_text(encoding="utf-8")


def test_a_golden_log_is_verified_and_opens_from_its_checkpoint(golden: Golden) -> None:
    log = golden.log()
    assert position(verify(golden.title, log)) == position(from_log(golden.title, log))


def test_a_golden_log_is_written_for_the_eye(golden: Golden) -> None:
    text = golden.log_file.read_text(encoding="utf-8")
    assert written(json.loads(text)) == text


def test_no_golden_game_is_left_of_a_title_that_is_gone() -> None:
    files = {file.stem for file in FOLDER.iterdir() if file.suffix in (".json", ".txt")}
    assert files <= {str(golden) for golden in all_golden()}
