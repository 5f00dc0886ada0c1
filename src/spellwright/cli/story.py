"""What happened and how it stands, for a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from spellwright.face.face import Face
from spellwright.face.scene import Scene


def story_line(sentence: str, clause: str, before: str = "") -> Text:
    """A sentence of the log with the clause behind it."""
    line = Text.assemble((before, "muted"), sentence)
    return line.append(f"  {clause}", "muted") if clause else line


def board_of(console: Console, face: Face, scene: Scene[Any]) -> Text:
    """The position: in colour where there is colour, in words and letters where there is none."""
    if console.color_system is None:
        board = Text(face.text(scene).rstrip())
    else:
        board = Text.from_markup(face.terminal(scene).rstrip(), emoji=False)
    board.no_wrap = True
    board.overflow = "ignore"
    return board
