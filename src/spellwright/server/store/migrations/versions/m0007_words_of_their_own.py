"""People who give a word of their own for the luck, once they know the commitment"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "seat", sa.Column("will_say", sa.Boolean(), nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    with op.batch_alter_table("seat") as batch_op:
        batch_op.drop_column("will_say")
