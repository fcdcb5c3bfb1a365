"""Servers, stores and databases for the tests of the web table."""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from salotto.words import Words
from tests.server.postgres import NoPostgres, cluster, database
from tests.server.servers import Server, served


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """A server that is begun in this process sends all logs to a stream that is gone after the test."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers = handlers
    root.setLevel(level)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all the tests that only visit it."""
    with served(tmp_path_factory.mktemp("room")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A real PostgreSQL server; without one the tests that need it are skipped loudly, and fail in CI."""
    try:
        with cluster() as address:
            yield address
    except NoPostgres as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing))
        warnings.warn(f"NOT TESTED ON POSTGRESQL: {missing}", UserWarning, stacklevel=1)
        pytest.skip(str(missing))


@pytest.fixture
def postgres(postgres_server: str, tmp_path: Path) -> Iterator[str]:
    """A fresh PostgreSQL database."""
    with database(postgres_server, f"salotto-{os.getpid()}-{tmp_path.name}") as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'room.db'}"
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture
def plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words as people get them: a missing one is not an error."""
    monkeypatch.setattr(Words, "strict", False)
