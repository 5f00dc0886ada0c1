"""A start area of another print: on the real one no two black squares meet at a corner."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry import board
from tests.wizardry.duel import square


def paint_black(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Make these squares (`e4`) the only black ones of all areas, in games made from now on."""
    monkeypatch.setattr(board, "BLACK", [square(f"P1:{name}") for name in names])
    monkeypatch.setattr(board, "_BOARDS", {})
