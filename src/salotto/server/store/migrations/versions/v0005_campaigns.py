"""A campaign is tables in a row."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """No table that was opened before belongs to a campaign."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("given_up", sa.Boolean, nullable=False),
        sa.Column("leaving", sa.Text, nullable=False),
    )
    op.create_table(
        "campaign_tables",
        sa.Column("campaign", sa.String(32), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("handed_on", sa.Text),
    )


def downgrade() -> None:
    """Forget which tables belong together."""
    op.drop_table("campaign_tables")
    op.drop_table("campaigns")
