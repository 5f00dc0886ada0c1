"""Rematches, seats that are kept for somebody, and who reported a problem"""

import sqlalchemy as sa
from alembic import op

from spellwright.server.store.migrations.unless_there import add_column, create_index

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    add_column("game_table", _text("rematch", 16))
    add_column("seat", _text("kept_for", 32))
    create_index("seat", "kept_for")
    add_column(
        "report", sa.Column("seat", sa.Integer(), nullable=False, server_default=sa.text("-1"))
    )
    add_column("report", _text("name", 40))


def downgrade() -> None:
    op.drop_column("report", "name")
    op.drop_column("report", "seat")
    op.drop_index("ix_seat_kept_for", table_name="seat")
    op.drop_column("seat", "kept_for")
    op.drop_column("game_table", "rematch")


def _text(name: str, longest: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=longest), nullable=False, server_default="")
