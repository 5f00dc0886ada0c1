"""Positions in plain letters: for logs, screen readers, plain terminals."""

from __future__ import annotations

import textwrap
from functools import lru_cache
from typing import Final

WIDTH: Final = 78


def wrapped(sentence: str, indent: str = "") -> list[str]:
    """The lines of a sentence; further lines stand a little to the right."""
    return list(_wrapped(sentence, indent))


@lru_cache(maxsize=4096)
def _wrapped(sentence: str, indent: str) -> list[str]:
    return textwrap.wrap(sentence, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
