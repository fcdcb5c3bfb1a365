"""`salotto room`: what an operator does with the tables that are stored, also while the server runs."""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sqlite3
import sys
import time
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from salotto.kernel.title import on_shelf
from salotto.registry import everything
from salotto.server.opening import bring_up_to_date, file_of, make_private
from salotto.server.settings import PREFIX, BadSettings, read
from salotto.server.store import portable
from salotto.server.store.database import Store
from salotto.server.store.schema import HEAD
from salotto.words import Words, words

T = TypeVar("T")

DAY = 24 * 3600
BAD_USE = 2

DYNAMIC_WORDS = ("cli-help-room-*",)


def add_room_arguments(parser: argparse.ArgumentParser, spoken: Words) -> None:
    """One command for each thing an operator does."""
    commands = parser.add_subparsers(dest="wish", metavar=spoken.say("cli-help-command"), required=True)

    def command(name: str, run: Callable[[argparse.Namespace, str, Words], int]) -> argparse.ArgumentParser:
        about = spoken.say(f"cli-help-room-{name}")
        made: argparse.ArgumentParser = commands.add_parser(name, words=spoken, help=about, description=about)
        made.set_defaults(room=run)
        text = f"{spoken.say('cli-help-room-database')} [{PREFIX}DATABASE]"
        made.add_argument("--database", metavar="URL", help=text)
        return made

    def file(made: argparse.ArgumentParser) -> None:
        made.add_argument("file", metavar="FILE", type=Path, help=spoken.say("cli-help-room-file"))

    def age(made: argparse.ArgumentParser) -> None:
        about = spoken.say("cli-help-room-days")
        made.add_argument("--days", metavar="N", type=float, required=True, help=about)
        made.add_argument("--unfinished", action="store_true", help=spoken.say("cli-help-room-unfinished"))

    made = command("export", run_export)
    file(made)
    about = spoken.say("cli-help-room-table")
    made.add_argument("--table", metavar="ID", action="append", help=about)
    file(command("import", run_import))
    made = command("archive", run_archive)
    file(made)
    age(made)
    age(command("delete", run_delete))
    file(command("backup", run_backup))


def run_room(args: argparse.Namespace, spoken: Words | None = None) -> int:
    """Do what is wished; whatever stops it is said in one line."""
    try:
        address = read(os.environ, database=args.database).database
        done: int = args.room(args, address, spoken or words("en"))
        return done
    except (BadSettings, portable.BadRoomFile) as error:
        trouble = str(error)
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        trouble = str(error)
    except DBAPIError as error:
        trouble = str(error.orig).partition("\n")[0]
    except SQLAlchemyError as error:
        trouble = str(error).partition("\n")[0]
    print(f"salotto: {trouble}", file=sys.stderr)
    return BAD_USE


# The commands


def run_export(args: argparse.Namespace, address: str, spoken: Words) -> int:
    """Write tables, or the whole room, to a file."""

    def work(connection: Connection) -> portable.Carried:
        portable.freeze(connection)
        with portable.writing(args.file) as out:
            return portable.export(connection, out, args.table)

    _say(spoken, "cli-room-exported", in_transaction(address, work))
    return 0


def run_import(args: argparse.Namespace, address: str, spoken: Words) -> int:
    """Read tables and people from a file into a room, which is made if there is none."""
    file = file_of(address)
    if file is not None:
        make_private(file)
    bring_up_to_date(address)

    def work(connection: Connection) -> portable.Carried:
        with portable.reading(args.file) as lines:
            return portable.take_in(connection, lines, lambda title: on_shelf(title) in everything())

    _say(spoken, "cli-room-imported", in_transaction(address, work))
    return 0


def run_archive(args: argparse.Namespace, address: str, spoken: Words) -> int:
    """Write old tables to a file, and remove them once they are there."""
    moment = _moment(args)

    def write(connection: Connection) -> list[str]:
        portable.freeze(connection)
        old = portable.older_than(connection, moment, args.unfinished)
        with portable.writing(args.file) as out:
            portable.export(connection, out, old)
        return old

    if args.file.exists():
        raise BadSettings(f"{args.file} is there already; an archive is never written over")
    old = in_transaction(address, write)
    return _remove(address, old, moment, args, spoken)


def run_delete(args: argparse.Namespace, address: str, spoken: Words) -> int:
    """Remove old tables for good."""
    moment = _moment(args)
    old = in_transaction(address, lambda connection: portable.older_than(connection, moment, args.unfinished))
    return _remove(address, old, moment, args, spoken)


def _remove(address: str, old: list[str], moment: float, args: argparse.Namespace, spoken: Words) -> int:
    def work(connection: Connection) -> int:
        return portable.remove(connection, old, moment, args.unfinished)

    print(spoken.say("cli-room-removed", tables=in_transaction(address, work)))
    return 0


def run_backup(args: argparse.Namespace, address: str, spoken: Words) -> int:
    """Copy the database and its secret while the server runs."""
    file = file_of(address)
    if file is None:
        raise BadSettings("only SQLite is copied like this; for PostgreSQL there is pg_dump")
    in_transaction(address, lambda _: None)  # is it a room?
    secret, copy = file.with_suffix(".secret"), args.file.with_suffix(".secret")
    if args.file.exists() or copy == args.file or (secret.exists() and copy.exists()):
        raise BadSettings(f"{args.file} or its .secret is there already; a backup is never written over")
    with portable.new_file(args.file) as new:
        _copy(file, new)
    if secret.exists():
        with portable.new_file(copy) as new:
            shutil.copyfile(secret, new)
    print(spoken.say("cli-room-copied", file=str(args.file)))
    return 0


def _copy(file: Path, new: Path) -> None:
    """As the database is at one moment, in one file."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(new)) as target:
        source.backup(target, pages=1000, sleep=0.01)
        target.execute("PRAGMA journal_mode=DELETE")


# Helpers


def in_transaction(address: str, work: Callable[[Connection], T]) -> T:
    """Do something with a room that is there and has our shape."""
    file = file_of(address)
    if file is not None and not file.is_file():
        raise BadSettings(f"there is no database {file}")

    async def done() -> T:
        store = Store(address)
        try:
            version, _ = await store.run(store.version_and_tables)
            if version != HEAD:
                raise BadSettings(
                    f"the database is no room of this Salotto: its shape is {version or 'none'}, ours {HEAD}"
                )
            return await store.run(work)
        finally:
            await store.close()

    return asyncio.run(done())


def _moment(args: argparse.Namespace) -> float:
    if not 0 <= args.days < 100_000:
        raise BadSettings(f"--days {args.days:g}: no such age")
    moment: float = time.time() - args.days * DAY
    return moment


def _say(spoken: Words, id: str, carried: portable.Carried) -> None:
    about: dict[str, Any] = carried._asdict()
    print(spoken.say(id, **about))
