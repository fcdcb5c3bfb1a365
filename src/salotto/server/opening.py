"""Before the room opens: the database is ours alone and up to date, or one sentence says why not."""

from __future__ import annotations

import asyncio
import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from salotto.server.settings import BadSettings
from salotto.server.store.database import Store
from salotto.server.store.schema import REVISIONS

MAGIC = b"SQLite format 3\x00"
OWNER_ONLY = 0o600
SCHEMES = "sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME"


@contextmanager
def opened(address: str) -> Iterator[None]:
    """The database, checked, brought to the present shape, and on SQLite locked against a second server."""
    file = file_of(address)
    if file is None:
        bring_up_to_date(address)
        yield
        return
    make_private(file)
    with locked(file):
        check_file(file)
        bring_up_to_date(address)
        yield


def file_of(address: str) -> Path | None:
    """The file of an SQLite database; None for another database, or for one in memory."""
    try:
        url = sa.make_url(address)
        backend = url.get_backend_name()
    except (ArgumentError, ValueError):
        raise BadSettings(f"database: {address!r} is no address; it must be {SCHEMES}") from None
    if backend not in ("sqlite", "postgresql", "postgres"):
        raise BadSettings(f"database: {url.drivername!r} is not supported; the address must be {SCHEMES}")
    in_file = backend == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if in_file else None


def make_private(file: Path) -> None:
    """A database that only its owner can read, made if there is none."""
    if not file.parent.is_dir():
        raise BadSettings(f"the folder of the database does not exist: {file.parent}")
    try:
        handle = os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            if os.fstat(handle).st_uid == os.geteuid():
                os.fchmod(handle, OWNER_ONLY)
        finally:
            os.close(handle)
    except OSError as error:
        raise BadSettings(f"the database cannot be written: {file}: {error.strerror}") from error
    if not os.access(file.parent, os.W_OK):
        raise BadSettings(f"the folder of the database cannot be written: {file.parent}")


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """SQLite is for one server: the second one is refused. A lock dies with its process."""
    lock = file.with_name(file.name + ".lock")
    try:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as error:
        raise BadSettings(
            f"the folder of the database cannot be written: {lock}: {error.strerror}"
        ) from error
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(handle, 20).decode("ascii", "replace").strip() or "unknown"
            raise BadSettings(
                f"another server (process {holder}) has {file} open; several servers need PostgreSQL"
            ) from None
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(handle)


def check_file(file: Path) -> None:
    """Whether a file is an SQLite database, as long as it says it is."""
    size = file.stat().st_size
    if not size:
        return
    with file.open("rb") as opened_file:
        header = opened_file.read(100)
    if header[:16] != MAGIC:
        raise BadSettings(f"{file} is not an SQLite database")
    page_size = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    log = file.with_name(file.name + "-wal")
    unsettled = log.exists() and log.stat().st_size > 0
    if not unsettled and size < pages * (65536 if page_size == 1 else page_size):
        raise BadSettings(f"{file} is truncated: {size} bytes of {pages * page_size}; restore a backup")


def bring_up_to_date(address: str) -> None:
    """Migrate; whatever stops that is told in one sentence."""
    try:
        asyncio.run(_check_and_migrate(address))
    except NoSuchModuleError:
        raise BadSettings(f"database: {address!r} is not supported; the address must be {SCHEMES}") from None
    except ModuleNotFoundError as error:
        raise BadSettings(f"{error.name} is missing: pip install 'salotto[postgres]'") from error
    except DBAPIError as error:
        raise BadSettings(f"the database cannot be used: {_first_line(error.orig)}") from error
    except SQLAlchemyError as error:
        raise BadSettings(f"the database cannot be used: {_first_line(error)}") from error


async def _check_and_migrate(address: str) -> None:
    store = Store(address)
    try:
        version, others = await store.run(store.version_and_tables)
        if version is None and others:
            raise BadSettings(
                f"the database is not a room of ours: it holds {', '.join(sorted(others)[:3])} and no rooms"
            )
        if version is not None and version not in REVISIONS:
            raise BadSettings(
                f"the database was made by a later Salotto (its shape is {version}, ours {REVISIONS[-1]})"
            )
        await store.migrate()
        await store.probe()
    finally:
        await store.close()


def _first_line(error: BaseException | None) -> str:
    return str(error).strip().partition("\n")[0]
