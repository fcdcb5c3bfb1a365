"""What is said in the chat can be for the own team alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """What was said before is for everybody."""
    op.add_column("chat", sa.Column("hearers", sa.String(80), nullable=True))


def downgrade() -> None:
    """What was said to a team is nobody else's business."""
    op.execute(sa.text("DELETE FROM chat WHERE hearers IS NOT NULL"))
    op.drop_column("chat", "hearers")
