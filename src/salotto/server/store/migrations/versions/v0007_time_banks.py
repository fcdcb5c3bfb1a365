"""A table can give everybody so much time to think."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that were opened before have all the time in the world."""
    op.add_column("tables", sa.Column("bank", sa.Text))
    timed = sa.text("bank IS NOT NULL")
    op.create_index("timed_tables", "tables", ["id"], sqlite_where=timed, postgresql_where=timed)


def downgrade() -> None:
    """Nobody's time is counted any more."""
    op.drop_index("timed_tables", "tables")
    op.drop_column("tables", "bank")
