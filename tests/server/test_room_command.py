"""What an operator does with stored tables: carry them off, put them away, remove them, back them up."""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from salotto.cli import main
from salotto.server.store.rows import Person, PersonalNotes
from salotto.server.tables.live_tables import LiveTables
from tests.server.tables import a_store, a_table, play_on, run

Captured = pytest.CaptureFixture[str]
LONG_AGO = time.time() - 90 * 24 * 3600


async def a_played_room(address: str) -> list[str]:
    """A room with a finished table, one that is being played, and people; the finished one is old."""
    async with a_store(address) as store:
        finished, playing = await a_table(store, 2), await a_table(store, 3)
        await play_on(finished, Random(1), 5000)
        await play_on(playing, Random(2), 40, undo=0.2)
        assert finished.info.over
        await store.keep_person(Person("person-0", "Anna", "it"), "hash of a link")
        await store.keep_personal_notes(playing.id, "person-0", PersonalNotes("my notes", 7))
        for text in ("hello", "and goodbye"):
            await store.say(playing.id, 0, "Anna", text)
        await store.run(lambda connection: connection.exec_driver_sql(make_old(finished.id)))
        return [finished.id, playing.id]


def make_old(id: str) -> str:
    return f"UPDATE tables SET updated = {LONG_AGO} WHERE id = '{id}'"


async def contents(address: str, ids: Sequence[str]) -> Any:
    """All that matters of some tables and their people."""
    async with a_store(address) as store:
        found = []
        for id in ids:
            info = await store.table(id)
            lines = [(line.seat, line.name, line.text, line.made) for line in await store.chat(id)]
            corner = await store.personal_notes(id, "person-0")
            found.append(
                (info, await store.journal(id), await store.stored_checkpoints(id, 0, 9999), lines, corner)
            )
        return found, await store.person("person-0"), await store.linked("hash of a link")


def do(capsys: Captured, address: str, *arguments: str) -> str:
    assert main(["room", *arguments, "--database", address]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out.strip()


def trouble(capsys: Captured, address: str, *arguments: str) -> str:
    assert main(["room", *arguments, "--database", address]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.removeprefix("salotto: ").strip()


@pytest.mark.parametrize("name", ["room.jsonl", "room.jsonl.gz"])
def test_a_room_is_carried_to_another_database(
    address: str, tmp_path: Path, capsys: Captured, name: str
) -> None:
    ids = run(a_played_room(address))
    file, other = tmp_path / name, f"sqlite:///{tmp_path / 'other.db'}"
    assert do(capsys, address, "export", str(file)) == "Written: 2 tables, 1 people."
    assert file.stat().st_mode & 0o077 == 0
    said = do(capsys, other, "import", str(file))
    assert said == "Taken in: 2 tables, 1 people; 0 tables were here already."
    assert run(contents(other, ids)) == run(contents(address, ids))
    again = do(capsys, other, "import", str(file))
    assert again == "Taken in: 0 tables, 1 people; 2 tables were here already."

    async def goes_on() -> None:
        async with a_store(other) as store:
            live = await LiveTables(store).table(ids[1])
            length = live.info.length
            await play_on(live, Random(3), 10)
            assert live.length == length + 10

    run(goes_on())


def test_one_table_is_carried_back_into_postgresql(postgres: str, tmp_path: Path, capsys: Captured) -> None:
    here = f"sqlite:///{tmp_path / 'room.db'}"
    ids = run(a_played_room(here))
    file = tmp_path / "table.jsonl"
    assert do(capsys, here, "export", str(file), "--table", ids[1]) == "Written: 1 tables, 0 people."
    do(capsys, postgres, "import", str(file))
    assert run(contents(postgres, ids[1:]))[0] == run(contents(here, ids[1:]))[0]


def test_an_older_table_whose_id_begins_with_a_hyphen_is_carried(tmp_path: Path, capsys: Captured) -> None:
    here, id = f"sqlite:///{tmp_path / 'room.db'}", "-wT7CC16IJo2KRouED2nQw"

    async def opened() -> None:
        async with a_store(here) as store:
            await play_on(await a_table(store, 2, id=id), Random(1), 5)

    run(opened())
    file = tmp_path / "table.jsonl"
    assert do(capsys, here, "export", str(file), "--table", id) == "Written: 1 tables, 0 people."
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[1])["table"]["id"] == id


def test_old_tables_are_put_away_and_come_back(address: str, tmp_path: Path, capsys: Captured) -> None:
    old, new = run(a_played_room(address))
    before = run(contents(address, [old, new]))
    file = tmp_path / "archive.jsonl.gz"
    assert do(capsys, address, "archive", str(file), "--days", "30") == "Removed: 1 tables."
    (gone, *_), (stays, *_) = run(contents(address, [old, new]))[0]
    assert gone is None
    assert stays is not None
    assert "is there already" in trouble(capsys, address, "archive", str(file), "--days", "30")
    do(capsys, address, "import", str(file))
    assert run(contents(address, [old, new])) == before


def test_what_is_not_over_is_removed_only_if_wished_for(tmp_path: Path, capsys: Captured) -> None:
    address = f"sqlite:///{tmp_path / 'room.db'}"
    run(a_played_room(address))
    assert do(capsys, address, "delete", "--days", "365") == "Removed: 0 tables."
    assert do(capsys, address, "delete", "--days", "0") == "Removed: 1 tables."
    assert do(capsys, address, "delete", "--days", "0", "--unfinished") == "Removed: 1 tables."
    with closing(sqlite3.connect(tmp_path / "room.db")) as database:
        for table in ("tables", "seats", "choices", "checkpoints", "chat", "corners"):
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM people").fetchone() == (1,)


def test_a_backup_is_made_while_the_room_is_written_to(tmp_path: Path, capsys: Captured) -> None:
    address = f"sqlite:///{tmp_path / 'room.db'}"
    ids = run(a_played_room(address))
    (tmp_path / "room.secret").write_text("a secret of the tests")
    stop = threading.Event()

    def keep_writing() -> None:
        with closing(sqlite3.connect(tmp_path / "room.db", timeout=30)) as database:
            while not stop.is_set():
                with database:
                    database.execute("UPDATE alembic_version SET version_num = version_num")

    writer = threading.Thread(target=keep_writing)
    writer.start()
    try:
        copy = tmp_path / "copy.db"
        assert str(copy) in do(capsys, address, "backup", str(copy))
    finally:
        stop.set()
        writer.join()
    assert (tmp_path / "copy.secret").read_text() == "a secret of the tests"
    assert {each.stat().st_mode & 0o077 for each in tmp_path.glob("copy.*")} == {0}
    assert run(contents(f"sqlite:///{copy}", ids)) == run(contents(address, ids))
    assert "never written over" in trouble(capsys, address, "backup", str(copy))


def test_whatever_stops_an_operator_is_one_line(tmp_path: Path, capsys: Captured) -> None:
    address, file = f"sqlite:///{tmp_path / 'room.db'}", tmp_path / "room.jsonl"
    assert "there is no database" in trouble(capsys, address, "export", str(file))
    assert "there is no database" in trouble(capsys, address, "backup", str(file))
    assert not (tmp_path / "room.db").exists()
    ids = run(a_played_room(address))
    assert "there is no table 'nowhere'" in trouble(
        capsys, address, "export", str(file), "--table", "nowhere"
    )
    assert not file.exists()
    assert "No such file" in trouble(capsys, address, "export", str(tmp_path / "none" / "x"))
    assert "No such file" in trouble(capsys, address, "import", str(tmp_path / "none"))
    assert "no such age" in trouble(capsys, address, "delete", "--days", "-3")
    assert "pg_dump" in trouble(capsys, "postgresql://nowhere/room", "backup", str(file))
    assert "is not supported" in trouble(capsys, "mysql://nowhere/room", "export", str(file))
    assert ids


def test_a_file_that_is_not_whole_or_not_ours_changes_nothing(tmp_path: Path, capsys: Captured) -> None:
    address, file = f"sqlite:///{tmp_path / 'room.db'}", tmp_path / "room.jsonl"
    run(a_played_room(address))
    do(capsys, address, "export", str(file))
    head, *lines = file.read_text().splitlines()
    table = json.loads(lines[1])
    other = {"table": {**table["table"], "title": "chess"}, "seats": []}
    later = json.dumps(json.loads(head) | {"shape": "0099"})
    empty = f"sqlite:///{tmp_path / 'empty.db'}"
    for text, said in (
        ([], "no file that"),
        (['{"hello": 1}'], "no file that"),
        ([later, *lines], "a later Salotto"),
        ([head, *lines[:-1]], "not whole"),
        ([head, *lines[:-1], lines[-1][:5]], "not JSON"),
        ([head, "[" * 100_000], "not JSON"),
        ([head, *lines[:1], "[]"], "not an object"),
        ([head, json.dumps(other)], "'chess', which is not here"),
        ([head, json.dumps({"table": table["table"]}), lines[-1]], "does not fit"),
    ):
        file.write_text("\n".join(text))
        assert said in trouble(capsys, empty, "import", str(file))
    with closing(sqlite3.connect(tmp_path / "empty.db")) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM people").fetchone() == (0,)
