"""What earlier releases have written: logs and golden games, and of the first one a room's database.

Running tables go on, finished ones open, and who asks for a proof is told which release played them. The
files of the first release were written before the kit, and those of Paladins before its printed cards; those
of the second, in `release_2`, before Last Will and Obsession had the decks of their boxes and four players of
Paladins milder Threats. They are never written again.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from salotto.cli import main
from salotto.kernel.log import BadLog, OtherRelease, check_log, from_log, verify
from salotto.kernel.play import Play, Refused
from salotto.kernel.title import Json, Title
from salotto.registry import title as find_title
from salotto.server.store.journal import fold
from salotto.server.tables.live_tables import LiveTables
from salotto.titles.last_will.box import BOX
from tests.server.tables import a_store, play_on, run

HERE = Path(__file__).parent
SECOND = HERE.parent / "release_2"
FIRST_FINISHED = sorted(HERE.glob("logs/*.finished.json.gz"))
FIRST_RUNNING = sorted(HERE.glob("logs/*.running.json.gz"))
FIRST_GOLDEN = sorted(HERE.glob("golden/*.json"))
FINISHED = [*FIRST_FINISHED, *sorted(SECOND.glob("logs/*.finished.json.gz"))]
RUNNING = [*FIRST_RUNNING, *sorted(SECOND.glob("logs/*.running.json.gz"))]
GOLDEN = [*FIRST_GOLDEN, *sorted(SECOND.glob("golden/*.json"))]
NOW = {"obsession": 3, "last-will": 3, "paladins": 3, "architects": 2}
"""Titles whose rules or cards were mended since the first release, and where they are today."""


def read(file: Path) -> tuple[Title[Any], dict[str, Json]]:
    """A log and its title."""
    data = file.read_bytes()
    log = check_log(json.loads(gzip.decompress(data) if file.suffix == ".gz" else data))
    return find_title(log["title"]), log


def name(file: Path) -> str:
    stem = file.name.removesuffix(".gz").removesuffix(".json")
    return stem if HERE in file.parents else f"{stem}.release_2"


def play_to_the_end(play: Play[Any], seed: str) -> None:
    """Random answers, until it is over."""
    chance = Random(seed)
    while (decision := play.next_decision()) is not None:
        play.take(decision, chance.choice(decision.options))


# Logs


def test_there_are_logs_of_all_titles_of_that_time() -> None:
    titles = {read(file)[1]["title"] for file in FIRST_FINISHED}
    assert titles == {"spook-manor", "last-will", "obsession", "paladins", "architects"}
    assert len(FIRST_FINISHED) == len(FIRST_RUNNING) == 12
    assert {read(file)[1]["release"] for file in (*FIRST_FINISHED, *FIRST_RUNNING, *FIRST_GOLDEN)} == {1}
    second = [read(file)[1] for file in (*FINISHED, *RUNNING, *GOLDEN) if SECOND in file.parents]
    assert {log["release"] for log in second} == {2}
    assert {log["title"] for log in second} == {"obsession", "last-will", "paladins"}


def test_retired_cards_lie_on_tables_of_the_second_release() -> None:
    (file,) = SECOND.glob("logs/last-will.base.running.json.gz")
    title, log = read(file)
    play = from_log(title, log)
    held = {card for zone in play.state.decks + play.state.piles for card in zone.cards}
    assert held & set(BOX.retired)


@pytest.mark.parametrize("file", RUNNING, ids=name)
def test_a_running_table_goes_on_from_its_checkpoint(file: Path) -> None:
    title, log = read(file)
    play = from_log(title, log)
    assert log["checkpoints"][-1]["at"] <= len(play.log) <= len(log["choices"])
    assert play.table.release == log["release"]
    play_to_the_end(play, file.name)
    assert play.outcome is not None


@pytest.mark.parametrize("file", FINISHED, ids=name)
def test_a_finished_table_opens_at_all_its_checkpoints(file: Path) -> None:
    title, log = read(file)
    assert len(log["checkpoints"]) > 5
    for mark in log["checkpoints"]:
        play = from_log(title, log, mark["at"])
        assert [[choice.seat, choice.key] for choice in play.log] == log["choices"][: mark["at"]]
        assert len(play.scorecards()) >= play.table.players
        assert play.view(None)


@pytest.mark.parametrize("file", [*FINISHED, *GOLDEN], ids=name)
def test_who_asks_for_a_proof_is_told_which_release_played(file: Path) -> None:
    title, log = read(file)
    played, now = log["release"], NOW.get(title.id, 1)
    assert title.release == now
    if played == now:
        assert verify(title, log).outcome is not None
        return
    with pytest.raises(OtherRelease, match=f"played by release {played} of the rules; this is release {now}"):
        verify(title, log)
    with pytest.raises(BadLog, match="the seed does not match"):
        verify(title, {**log, "seed": "another"})


@pytest.mark.parametrize(
    ("language", "said"), [("en", "release 1"), ("it", "versione 1"), ("fr", "version 1")]
)
def test_the_command_says_so_in_three_languages(
    language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(read(FINISHED[0])[1]))
    assert main(["verify", str(file), "--lang", language]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert said in told
    assert f"{find_title(read(FINISHED[0])[1]['title']).release}." in told


@pytest.mark.parametrize("file", GOLDEN, ids=name)
def test_a_golden_game_of_the_first_release_opens_at_its_last_checkpoint(file: Path) -> None:
    title, log = read(file)
    at = log["checkpoints"][-1]["at"]
    play = from_log(title, log)
    assert at <= len(play.log) <= len(log["choices"])
    assert play.scorecards()


# The room


@pytest.fixture
def address(tmp_path: Path) -> str:
    file = tmp_path / "room.db"
    file.write_bytes(gzip.decompress((HERE / "room.db.gz").read_bytes()))
    return f"sqlite:///{file}"


def tables() -> Iterator[str]:
    kinds = ("spook-competiti", "spook-solo", "last--base", "last--getting-s")
    for kind in (*kinds, "obses-individua", "obses-teams", "obses-estate_ch"):
        yield from (f"{kind}-running", f"{kind}-finished")


def test_running_tables_of_an_old_room_go_on_to_their_end(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            for id in tables():
                if not id.endswith("running"):
                    continue
                live = await LiveTables(store).table(id)
                choices, _ = fold(await store.journal(id))
                async with live.reading() as play:
                    assert play is not None, id
                    assert len(choices) - 32 < len(play.log) <= len(choices)
                await play_on(live, Random(id), 1000)
                async with live.reading() as play:
                    assert play is not None
                    assert play.over, id
                choices, _ = fold(await store.journal(id))  # what was taken back is in the journal, too
                assert choices == play.log

    run(scenario())


def test_finished_tables_of_an_old_room_open_everywhere_and_stay_finished(address: str) -> None:
    async def scenario() -> None:
        async with a_store(address) as store:
            for id in tables():
                if not id.endswith("finished"):
                    continue
                live = await LiveTables(store).table(id)
                journal = await store.journal(id)
                choices, _ = fold(journal)
                for point in (0, len(choices) // 3, len(choices) // 2, len(choices)):
                    play = await live.at(point)
                    assert point - 32 < len(play.log) <= point
                    assert play.scorecards()
                with pytest.raises(Refused):
                    await live.answer(choices[-1].seat, choices[-1].key)
                assert live.info.over
                assert await store.journal(id) == journal

    run(scenario())
