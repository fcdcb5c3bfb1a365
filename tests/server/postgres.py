"""A real PostgreSQL for tests: the one that is named, or a private cluster in a temporary folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

NAMED = "SALOTTO_TEST_POSTGRES"


class NoPostgres(RuntimeError):
    """There is no PostgreSQL to test on."""


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a server where databases can be made."""
    if named := os.environ.get(NAMED):
        yield named
        return
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not programs:
        raise NoPostgres(f"neither {NAMED} nor Debian's postgresql package is here")
    programs_folder = programs[-1].parent
    as_owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    folder = Path(tempfile.mkdtemp(prefix="salotto-postgres-"))
    if as_owner:
        shutil.chown(folder, "postgres")

    def run(program: str, *arguments: str) -> None:
        command = [*as_owner, str(programs_folder / program), *arguments]
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL)

    data, quick = folder / "data", "-c fsync=off -c listen_addresses= -c max_connections=60"
    run("initdb", "-D", str(data), "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8")
    try:
        run("pg_ctl", "-D", str(data), "-w", "-l", str(folder / "log"), "-o", f"{quick} -k {folder}", "start")
        try:
            yield f"postgresql://postgres@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-D", str(data), "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def database(server: str, name: str) -> Iterator[str]:
    """A fresh database."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    front, _, rest = server.partition("://")
    place, _, query = rest.partition("?")
    address = f"{front}+psycopg://{place.rpartition('/')[0]}/{name}"
    try:
        yield f"{address}?{query}" if query else address
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())
