"""Bringing a database to the present shape."""

from __future__ import annotations

from importlib.resources import as_file, files

import sqlalchemy as sa
from sqlalchemy import Connection

from salotto.server.store.schema import HEAD


def migrate(connection: Connection) -> None:
    """Bring a database to the present shape."""
    if connection.dialect.name == "postgresql":  # one process migrates, the others wait for it
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7258)"))
    if version(connection) == HEAD:
        return
    from alembic import command  # slow to load, and seldom needed
    from alembic.config import Config

    with as_file(files("salotto.server.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The migration that the database is at; None for an empty one."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found
