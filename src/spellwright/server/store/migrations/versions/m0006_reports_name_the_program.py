"""Reports name the program that played the game"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("report", sa.Column("program", sa.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("report", "program")
