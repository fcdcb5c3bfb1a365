"""A table can go on with what was carried over from another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nothing was carried over to the tables that were opened before."""
    op.add_column("tables", sa.Column("carried", sa.Text))


def downgrade() -> None:
    """Forget what was carried over."""
    op.drop_column("tables", "carried")
