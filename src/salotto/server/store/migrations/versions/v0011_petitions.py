"""Somebody may ask the others to let them take an answer back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody asks for anything yet."""
    op.add_column("tables", sa.Column("petition", sa.Text))


def downgrade() -> None:
    """Nobody can ask any more."""
    op.drop_column("tables", "petition")
