"""The people whom a host has removed from a table"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("removed", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("game_table") as batch_op:
        batch_op.drop_column("removed")
