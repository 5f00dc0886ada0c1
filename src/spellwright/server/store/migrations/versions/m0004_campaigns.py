"""Campaigns: chains of games with a record between them"""

import sqlalchemy as sa
from alembic import op

from spellwright.server.store.migrations.unless_there import (
    add_column,
    create_index,
    create_table,
)

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_table(
        "campaign",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("tables", sa.Text(), nullable=False),
        sa.Column("touched", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign")),
    )
    create_index("campaign", "host")
    add_column(
        "game_table",
        sa.Column("campaign", sa.String(16), nullable=False, server_default=sa.text("''")),
    )
    create_index("game_table", "campaign")


def downgrade() -> None:
    op.drop_index("ix_game_table_campaign", table_name="game_table")
    with op.batch_alter_table("game_table") as batch_op:
        batch_op.drop_column("campaign")
    op.drop_table("campaign")
