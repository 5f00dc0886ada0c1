"""Editions: marks in the log, snapshots of running tables, albums of finished ones"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "edition",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_edition")),
        sa.UniqueConstraint("game", "edition", name=op.f("uq_edition_game_edition")),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("is_base", sa.Boolean(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_snapshot_table_id")),
        sa.PrimaryKeyConstraint("table_id", "is_base", name=op.f("pk_snapshot")),
    )
    op.create_table(
        "album",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_album_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_album")),
    )
    op.add_column("entry", sa.Column("mark", sa.String(48), nullable=False, server_default=""))
    op.add_column("report", sa.Column("edition", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("report", "edition")
    op.drop_column("entry", "mark")
    op.drop_table("album")
    op.drop_table("snapshot")
    op.drop_table("edition")
