"""People go on with another device, come back by a passkey, and hand seats on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody has any yet."""
    op.create_table(
        "passes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("about", sa.String(120), nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "letters",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("notice", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("absence", sa.Integer))
    op.add_column("seats", sa.Column("seen", sa.Float))


def downgrade() -> None:
    """Nobody comes back by a passkey."""
    op.drop_column("seats", "seen")
    op.drop_column("tables", "absence")
    op.drop_table("letters")
    op.drop_table("passkeys")
    op.drop_table("passes")
