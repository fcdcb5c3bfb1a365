"""A game may last for days: a clock for each move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """No move of a table that was opened before has to be made in time."""
    op.add_column("tables", sa.Column("clock", sa.Text))
    clocked = sa.text("clock IS NOT NULL")
    op.create_index("clocked_tables", "tables", ["id"], sqlite_where=clocked, postgresql_where=clocked)


def downgrade() -> None:
    """Nobody is late any more."""
    op.drop_index("clocked_tables", "tables")
    op.drop_column("tables", "clock")
