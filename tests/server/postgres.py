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

from tests.children import PATIENCE

NAMED = "SALOTTO_TEST_POSTGRES"


class NoPostgres(RuntimeError):
    """There is no PostgreSQL to test on."""


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a server where databases can be made."""
    if named := os.environ.get(NAMED):
        yield named
        return
    with private_cluster() as ours:
        yield ours.address


class Cluster:
    """A PostgreSQL of our own, which can die and come back."""

    def __init__(self, folder: Path) -> None:
        programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if not programs:
            raise NoPostgres(f"neither {NAMED} nor Debian's postgresql package is here")
        self.folder = folder
        self.address = f"postgresql://postgres@/postgres?host={folder}"
        self._programs = programs[-1].parent
        self._as_owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._as_owner:
            shutil.chown(folder, "postgres")
        self._run("initdb", "-D", self._data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8")

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as_owner, str(self._programs / program), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=PATIENCE)

    def start(self) -> None:
        """Let it live."""
        quick = f"-c fsync=off -c listen_addresses= -c max_connections=60 -k {self.folder}"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", str(self.folder / "log"), "-o", quick, "start")

    def die(self) -> None:
        """Let it die amid its work."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")


@contextmanager
def private_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that nobody else uses, in a temporary folder."""
    folder = Path(tempfile.mkdtemp(prefix="salotto-postgres-"))
    try:
        ours = Cluster(folder)
        ours.start()
        try:
            yield ours
        finally:
            ours.die()
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
