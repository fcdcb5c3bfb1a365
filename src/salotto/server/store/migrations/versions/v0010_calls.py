"""People who are away are called when it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody is called who has not asked for it, nor for a turn that had begun before."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "ways",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("one_way", "ways", ["person", "address"], unique=True)
    op.create_table(
        "quiet_hours",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("stop", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
    )
    op.add_column("seats", sa.Column("turn", sa.Integer))
    op.add_column("seats", sa.Column("turn_at", sa.Float))
    op.add_column("seats", sa.Column("called", sa.Integer))


def downgrade() -> None:
    """Nobody is called any more."""
    for name in ("called", "turn_at", "turn"):
        op.drop_column("seats", name)
    op.drop_table("quiet_hours")
    op.drop_table("ways")
