"""Positions in plain letters: for logs, screen readers, plain terminals."""

from __future__ import annotations

import textwrap
from typing import Final

WIDTH: Final = 78


def wrapped(sentence: str, indent: str = "") -> list[str]:
    """The lines of a sentence; further lines stand a little to the right."""
    return textwrap.wrap(sentence, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
