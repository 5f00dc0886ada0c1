"""Content tables: the figures of a game, in files that a designer can edit."""

from spellwright.content.table import Column, Row, load_table, number, text, word

__all__ = ["Column", "Row", "load_table", "number", "text", "word"]
