"""One may play on from a moment of a finished game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """No table does so yet."""
    op.add_column("tables", sa.Column("branch", sa.String(48)))


def downgrade() -> None:
    """Nobody knows any more which tables do."""
    op.drop_column("tables", "branch")
