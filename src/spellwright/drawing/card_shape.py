"""The sizes of a card, and where things stand on each."""

from __future__ import annotations

from typing import Final, NamedTuple


class Shape(NamedTuple):
    """Sizes in units of the drawing."""

    width: float
    height: float
    spine: float
    pad: float
    title: float
    texts: tuple[float, ...]
    """Sizes of the sentence; the first that fits is taken."""
    lines: int
    """How many lines of the sentence in its first size there is room for below the picture."""
    picture: float
    figure: float
    foot: float

    @property
    def left(self) -> float:
        """The x at which words begin."""
        return self.spine + self.pad

    @property
    def inner(self) -> float:
        """The width for words."""
        return self.width - self.left - self.pad


SMALL: Final = Shape(120, 150, 0, 6, 16, (14.6,), 4, 50, 15, 14.6)
LARGE: Final = Shape(260, 364, 30, 12, 21, (15, 13.5, 12), 10, 52, 20, 12)
TITLED: Final = SMALL._replace(height=62)
"""A small card that ends below its title: where there is no room for more, as on a stage."""
