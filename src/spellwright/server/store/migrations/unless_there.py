"""Steps that go on where they stopped: those up to 0004 could once be stopped in the middle."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op


def add_column(table: str, column: sa.Column[Any]) -> None:
    there = {known["name"] for known in sa.inspect(op.get_bind()).get_columns(table)}
    if column.name not in there:
        op.add_column(table, column)


def create_index(table: str, *columns: str) -> None:
    name = f"ix_{table}_{'_'.join(columns)}"
    op.create_index(name, table, list(columns), unique=False, if_not_exists=True)


def create_table(name: str, *parts: sa.Column[Any] | sa.Constraint) -> None:
    op.create_table(name, *parts, if_not_exists=True)
