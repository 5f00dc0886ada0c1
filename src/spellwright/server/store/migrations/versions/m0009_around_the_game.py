"""How long a player may be away, tables that somebody has tidied away, reviews of finished games"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "game_table", sa.Column("away_after", sa.Integer(), nullable=False, server_default="0")
    )
    op.create_table(
        "tidied",
        sa.Column("session", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_tidied_table_id")),
        sa.PrimaryKeyConstraint("session", "table_id", name=op.f("pk_tidied")),
    )
    op.create_table(
        "review",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_review_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_review")),
    )


def downgrade() -> None:
    op.drop_table("review")
    op.drop_table("tidied")
    with op.batch_alter_table("game_table") as batch_op:
        batch_op.drop_column("away_after")
