"""How a state shows itself when it is printed, or looked at in a notebook.

The kernel draws nothing: `registry` sets the functions that do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from spellwright.kernel.view import View


class Display:
    def __init__(self) -> None:
        self.text: Callable[[View[Any]], str] = _bare
        self.svg: Callable[[View[Any]], str | None] = _no_picture


def _bare(view: View[Any]) -> str:
    return view.to_json()


def _no_picture(_: View[Any]) -> str | None:
    """No picture: a notebook then shows the text."""
    return None


DISPLAY: Final = Display()
