"""Positions for a terminal with colours: lines of markup."""

from __future__ import annotations

from rich.markup import escape

from spellwright.drawing.plain_text import wrapped


def styled(text: str, style: str) -> str:
    """Text that is safe as markup, in a style."""
    return f"[{style}]{escape(text)}[/]" if style and text else escape(text)


def styled_lines(text: str, style: str, indent: str = "") -> list[str]:
    """The lines of a sentence, all in one style."""
    return [styled(line, style) for line in wrapped(text, indent)]
