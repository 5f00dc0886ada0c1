"""What a card shows, before it is drawn in one of its sizes."""

from __future__ import annotations

from typing import NamedTuple


class Figure(NamedTuple):
    """A number in a corner, with an icon behind it and its meaning for a pointer."""

    number: str
    icon: str
    colour: str
    meaning: str
    short: str = ""
    """The meaning in a word, if it is too long for a small card."""

    @property
    def label(self) -> str:
        """What is said beside the number on a small card."""
        return self.short or self.meaning


class Card(NamedTuple):
    """What a card shows. `kind` is the word for its type; `colour` and `icon` are the type's.

    Figures stand in the corners in this order: upper right, lower right, lower left.
    """

    title: str
    kind: str
    colour: str
    icon: str
    text: str = ""
    clause: str = ""
    figures: tuple[Figure, ...] = ()
    picture: str = ""
    """The emblem in the middle, if it is not that of the type."""
    free: int = 0
    """How much of a small card's foot is kept free for what lies on it."""
    look: str = ""
    """The name by which a page asks for the large form; without one it travels with the card."""
