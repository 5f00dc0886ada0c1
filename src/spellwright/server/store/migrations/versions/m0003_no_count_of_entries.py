"""No count of entries: the log itself knows"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table") as batch_op:
        batch_op.drop_column("entries")


def downgrade() -> None:
    with op.batch_alter_table("game_table") as batch_op:
        batch_op.add_column(sa.Column("entries", sa.Integer(), nullable=False, server_default="0"))
