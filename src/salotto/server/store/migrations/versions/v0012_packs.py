"""House packs are kept in the room, and the boxes that tables are played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """There are none yet."""
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(120), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "packs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False, index=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("undo", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Nobody keeps a pack."""
    op.drop_table("packs")
    op.drop_table("boxes")
