"""Readers choose how careful and quick the room is; tables wait for the host; people see how they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Everybody is careful; tables that were opened before start when they are full."""
    op.add_column("people", sa.Column("safe", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("people", sa.Column("pace", sa.String(8), nullable=False, server_default="brisk"))
    op.add_column("people", sa.Column("notify", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("waits", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("mode", sa.String(80), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget what was chosen, and how people did."""
    op.drop_table("results")
    op.drop_column("tables", "waits")
    op.drop_column("people", "notify")
    op.drop_column("people", "pace")
    op.drop_column("people", "safe")
