"""Alembic runs this to migrate the database it is handed a connection of."""

from __future__ import annotations

from alembic import context

from salotto.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
