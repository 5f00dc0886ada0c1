"""A start area of another print: on the real one no two black squares meet at a corner."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.board import forget_boards
from spellwright.games.wizardry.content.start_area import BLACK
from spellwright.testing.wizardry import square


def paint_black(request: pytest.FixtureRequest, *names: str) -> None:
    """Make these squares (`e4`) the only black ones of all areas, to the end of the test."""
    # The list itself changes, since compiled rules have it in hand from the start.
    printed = BLACK[:]
    _print_anew([square(f"P1:{name}") for name in names])
    request.addfinalizer(lambda: _print_anew(printed))


def _print_anew(black: list[int]) -> None:
    BLACK[:] = black
    forget_boards()
