"""Before the room opens: whatever is wrong is one clear sentence and exit status 2."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from salotto.server import command
from salotto.server.opening import opened
from salotto.server.process import listen
from salotto.server.settings import BadSettings, Settings, secret_of
from tests.server.servers import PATIENCE, free_port, served
from tests.server.tables import run

SECRET = ("--secret", "a secret of the tests")


def trouble(capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    """The one sentence that a server says which cannot start."""
    assert command.main([*flags, "--port", "0", "--log-level", "error"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1, said
    assert said[0].startswith("salotto: ")
    return said[0].removeprefix("salotto: ")


def test_an_address_of_no_database_we_know(capsys: pytest.CaptureFixture[str]) -> None:
    for address in ("mysql://room", "nonsense", "oracle+cx://x/y", "sqlit:///room.db", "sqlite//x", ""):
        assert "postgresql+psycopg://USER@HOST/NAME" in trouble(capsys, "--database", address, *SECRET)


def test_a_missing_folder_and_one_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert "does not exist: /nowhere" in trouble(capsys, "--database", "sqlite:////nowhere/room.db")
    assert "cannot be written" in trouble(capsys, "--database", "sqlite:////proc/room.db")
    assert "cannot be written" in trouble(capsys, "--database", "sqlite:////proc/version")
    assert "cannot be written" in trouble(capsys, "--database", "sqlite:////proc")


@pytest.mark.parametrize(
    ("flag", "value", "said"),
    [
        ("--port", "99999", "port: 99999 cannot be; it must be from 0 to 65535"),
        ("--port", "-1", "from 0 to 65535"),
        ("--workers", "0", "workers: 0 cannot be; it must be at least 1"),
        ("--bot-processes", "0", "bot_processes: 0 cannot be; it must be at least 1"),
        ("--bot-seconds", "nan", "bot_seconds: nan cannot be"),
        ("--idle-minutes", "-1", "idle_minutes: -1.0 cannot be; it must be at least 0"),
        ("--messages-per-second", "0", "messages_per_second: 0.0 cannot be"),
        ("--log-level", "loud", "log_level: 'loud' is none of debug, info, warning, error"),
        ("--public-url", "room.example", "public_url: 'room.example' is no address such as"),
    ],
)
def test_a_value_with_which_no_server_can_run(
    flag: str, value: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main([flag, value]) == 2
    assert said in capsys.readouterr().err


def test_a_postgresql_that_is_down(capsys: pytest.CaptureFixture[str]) -> None:
    address = f"postgresql+psycopg://room@127.0.0.1:{free_port()}/room"
    said = trouble(capsys, "--database", address, *SECRET)
    assert "the database cannot be used" in said
    assert "refused" in said


def test_a_file_that_is_something_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "room.db"
    file.write_text("Dear diary, " * 100)
    assert "is not an SQLite database" in trouble(capsys, "--database", f"sqlite:///{file}")
    assert file.read_text().startswith("Dear diary")


def test_a_database_of_somebody_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "room.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    said = trouble(capsys, "--database", f"sqlite:///{file}")
    assert "not a room of ours" in said
    assert "recipes" in said


def test_a_room_of_a_later_release(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "room.db"
    with opened(f"sqlite:///{file}"):
        pass
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0099'")
    assert "made by a later Salotto (its shape is 0099" in trouble(capsys, "--database", f"sqlite:///{file}")


def test_a_room_that_is_truncated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "room.db"
    with opened(f"sqlite:///{file}"):
        pass
    for size in (file.stat().st_size // 2, 4096, 100):
        os.truncate(file, size)
        assert "is truncated" in trouble(capsys, "--database", f"sqlite:///{file}")


def test_a_second_server_on_one_file_is_refused_and_a_dead_ones_lock_is_not_kept(tmp_path: Path) -> None:
    def second() -> subprocess.CompletedProcess[str]:
        wish = [sys.executable, "-m", "salotto.server.command", "--database", server.database, "--port", "0"]
        return subprocess.run(wish, capture_output=True, text=True, timeout=PATIENCE)

    with served(tmp_path) as server:
        refused = second()
        assert refused.returncode == 2
        assert f"process {server.pid}" in refused.stderr
        assert refused.stderr.count("\n") == 1
        assert "Traceback" not in refused.stderr
        server.kill()
        server.begin()


# The secret, and who may read what


@pytest.mark.parametrize("secret", [b"", b"\n", b"short", b"fifteen letters"])
def test_a_secret_that_can_be_guessed_signs_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], secret: bytes
) -> None:
    (tmp_path / "room.secret").write_bytes(secret)
    said = trouble(capsys, "--database", f"sqlite:///{tmp_path / 'room.db'}")
    assert "room.secret is too short" in said
    assert (tmp_path / "room.secret").read_bytes() == secret


def test_a_short_secret_that_is_given_is_refused_too(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="too short"):
        secret_of(Settings(secret="guess me"))


def test_a_new_secret_is_whole_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'room.db'}")
    assert len(secret_of(settings)) == 64
    assert [each.name for each in tmp_path.iterdir()] == ["room.secret"]


@pytest.mark.parametrize("before", [None, 0o644])
def test_the_database_is_its_owners_alone(tmp_path: Path, before: int | None) -> None:
    file = tmp_path / "room.db"
    if before is not None:
        file.touch(before)
    umask = os.umask(0)
    try:
        with served(tmp_path):
            for each in tmp_path.iterdir():
                assert each.stat().st_mode & 0o077 == 0, each
            assert {each.name for each in tmp_path.iterdir()} >= {"room.db", "room.db-wal"}
    finally:
        os.umask(umask)


# The way to the browser


def test_what_is_sent_is_not_held_back() -> None:
    async def scenario() -> int:
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def greet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            ours: socket.socket = writer.get_extra_info("socket")
            told.set_result(ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = listen("127.0.0.1", 0)
        async with await asyncio.start_server(greet, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            found = await told
            writer.close()
            await writer.wait_closed()
            return found

    assert run(scenario()) != 0


def test_the_sample_proxies_keep_the_metrics_private() -> None:
    text = (Path(__file__).parents[2] / "docs" / "deployment.md").read_text()
    for server in ("nginx", "caddy"):
        sample = "".join(re.findall(rf"```{server}\n(.*?)```", text, re.DOTALL))
        assert re.search(r"(location = /metrics \{ deny all; \}|respond /metrics 403)", sample)
