"""Text of strangers."""

from __future__ import annotations


def one_line(text: str, longest: int) -> str:
    """Text of a stranger as one printable line.

    >>> one_line("good\\n luck\\x00!", 9)
    'good luck'
    """
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:longest]
