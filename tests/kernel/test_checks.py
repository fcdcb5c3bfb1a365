"""The checks of `tests.properties` bite: each finds fault with the toys that were broken for it."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from salotto.cli import main
from salotto.kernel.log import BadLog, from_log, to_log
from salotto.kernel.play import Refused
from salotto.registry import title
from tests.elsewhere import fingerprint, replayed_elsewhere
from tests.kernel.broken import BROKEN, HASHED, Choosy, NoSugar
from tests.kernel.toy import TOY, TeaParty
from tests.log_properties import CHECKS
from tests.properties import examine
from tests.random_games import Setting, kept_for_replay, random_play, settings_of
from tests.recorded import Game, record, recorded

LONGEST = 1_000
"""The toys that end have ended by then."""


def fault_found(name: str, toy: TeaParty) -> str | None:
    """What a check says of some game of a toy."""
    for setting in settings_of(toy):
        for seed in range(8):
            with suppress(NoSugar):
                chance = Random(seed)
                game = record(toy, setting.table(chance), chance, longest=LONGEST)
                try:
                    CHECKS[name].look(game)
                except (AssertionError, BadLog, NoSugar, Refused, ZeroDivisionError) as fault:
                    return repr(fault)
    return None


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SALOTTO_FAILURES", str(tmp_path / "failures"))
    return tmp_path / "failures"


def test_every_check_is_put_to_the_test() -> None:
    assert list(BROKEN) == list(CHECKS)


@pytest.mark.parametrize(("name", "toy"), [(name, toy) for name, toys in BROKEN.items() for toy in toys])
def test_a_check_finds_the_broken_rule(name: str, toy: TeaParty, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.properties.LONGEST", LONGEST)
    assert fault_found(name, toy)


@pytest.mark.parametrize("name", CHECKS)
def test_a_check_that_hardly_looks_fails(name: str) -> None:
    glance = record(TOY, Setting(TOY, "alone", 1).plain_table(), Random(1), longest=3)
    with pytest.raises(AssertionError, match=rf"{name} looked only \d+ times"):
        examine(name, [Game(glance.play, glance.story, part=0.1)])


def test_an_order_of_hashes_is_found_by_a_fresh_process() -> None:
    logs = [to_log(random_play(setting, 1)) for setting in settings_of(HASHED)]
    first = replayed_elsewhere("tests.kernel.broken:HASHED", logs, hash_seed=1)
    assert first != replayed_elsewhere("tests.kernel.broken:HASHED", logs, hash_seed=2)
    assert len(first) == len([fingerprint(HASHED, log) for log in logs])


# Games that broke something


def test_a_failing_game_is_written_to_a_file_that_replay_opens(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play = random_play(Setting(title("spook-manor"), "solo", 1), 1, 12)
    with (
        pytest.raises(AssertionError, match="broken") as failure,
        kept_for_replay(play.title, play.table, play.log, "a check"),
    ):
        raise AssertionError("broken")
    file = folder / "spook-manor-solo-1-a-check.json"
    assert failure.value.__notes__ == [f"salotto replay {file}"]
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "After 12 of 12 answers" in capsys.readouterr().out
    assert main(["replay", str(file), "--to", "5", "--lang", "en"]) == 0
    assert "After 5 of 12 answers" in capsys.readouterr().out


def test_a_crash_in_the_rules_is_written_up_to_the_choice_that_caused_it(folder: Path) -> None:
    choosy = Choosy()
    with pytest.raises(NoSugar) as failure:
        random_play(Setting(choosy, "alone", 1), 3)
    (file,) = folder.iterdir()
    play = from_log(choosy, json.loads(file.read_text(encoding="utf-8")))
    assert failure.value.__notes__ == [f"salotto replay {file}, then seat 0 answers 2"]
    with pytest.raises(NoSugar):
        play.answer(0, "2")


def test_games_that_pass_leave_no_file(folder: Path) -> None:
    games = recorded(Setting(title("spook-manor"), "solo", 1))
    assert examine("scores_are_by_category", games) >= CHECKS["scores_are_by_category"].least
    assert not folder.exists()
