"""Readers choose how careful and how quick the room is; tables wait for the host, and may have clocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody is careful; tables that were opened before start when they are full, without a clock."""
    op.add_column("people", sa.Column("safe", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("people", sa.Column("pace", sa.String(8), nullable=False, server_default="brisk"))
    op.add_column("people", sa.Column("notify", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("waits", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("used", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget what was chosen."""
    op.drop_column("seats", "used")
    op.drop_column("tables", "clock")
    op.drop_column("tables", "waits")
    op.drop_column("people", "notify")
    op.drop_column("people", "pace")
    op.drop_column("people", "safe")
