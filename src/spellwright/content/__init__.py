"""Content tables: the figures of a game, in files that a designer can edit."""

from spellwright.content.first_release import first_release
from spellwright.content.table import (
    Column,
    Row,
    figures_in,
    load_table,
    number,
    prose,
    text,
    word,
)

__all__ = [
    "Column",
    "Row",
    "figures_in",
    "first_release",
    "load_table",
    "number",
    "prose",
    "text",
    "word",
]
