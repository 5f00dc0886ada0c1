"""Content tables: the figures of a game, in files that a designer can edit."""

from spellwright.content.figures import (
    Figure,
    content_with,
    figure_at,
    figures_of,
    read_figure,
    read_value,
)
from spellwright.content.first_release import first_release
from spellwright.content.overrides import Value, figures_set, set_figures
from spellwright.content.table import (
    Column,
    Row,
    Table,
    figures_in,
    load_table,
    number,
    prose,
    tables_in,
    text,
    word,
)

__all__ = [
    "Column",
    "Figure",
    "Row",
    "Table",
    "Value",
    "content_with",
    "figure_at",
    "figures_in",
    "figures_of",
    "figures_set",
    "first_release",
    "load_table",
    "number",
    "prose",
    "read_figure",
    "read_value",
    "set_figures",
    "tables_in",
    "text",
    "word",
]
