"""A workshop: where a player puts together what a game lets them prepare, piece by piece.

The draft is always a text, the same that can be kept, sent and entered (`Face.choices_in`). Nothing
of it is in the game until it is entered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from spellwright.speech.speaker import Speaker


class Look(NamedTuple):
    """What a piece is: a card in words, with its emblem."""

    title: str
    kind: str
    text: str
    icon: str
    colour: str
    figures: tuple[tuple[str, str], ...]
    """What a number means, and the number."""


class DraftItem(NamedTuple):
    """Something that can be taken into a draft."""

    key: str
    look: Look
    taken: int = 0
    """How often it is in the draft."""
    why_not: str = ""
    """Why it cannot be taken now, in a sentence; "" if it can."""
    tags: tuple[str, ...] = ()
    """Words by which pieces are found: a type, a colour."""
    note: str = ""
    """What is to be known of it in this draft, such as who bears it."""


class Shelf(NamedTuple):
    """Pieces of one kind, with how many of them are taken."""

    key: str
    title: str
    total: str
    pieces: tuple[DraftItem, ...]


class Total(NamedTuple):
    label: str
    value: str
    is_full: bool = False


class Bench(NamedTuple):
    """A draft laid out."""

    text: str
    """The draft as a text; what did not fit has been left out."""
    sides: tuple[tuple[str, str, bool], ...]
    """What the whole thing can be: key, name, whether it is."""
    totals: tuple[Total, ...]
    shelves: tuple[Shelf, ...]
    left_out: tuple[str, ...] = ()
    """Why parts of the text were left out, in sentences."""
    missing: tuple[str, ...] = ()
    """What is still missing, in sentences."""


class Ready(NamedTuple):
    """A draft to start from."""

    key: str
    name: str
    about: str
    text: str


class Workshop(Protocol):
    def bench(self, state: Any, seat: int, text: str, speaker: Speaker, /) -> Bench:
        """A draft laid out, with all that could be taken; whatever does not fit is left out."""

    def changed(self, state: Any, seat: int, text: str, change: str, /) -> str:
        """The draft after a change: `side KEY`, `add SHELF KEY`, `remove SHELF KEY`, `fill`,
        `clear`; the draft itself if there is no such change.
        """

    def ready(self, state: Any, speaker: Speaker, /) -> Sequence[Ready]:
        """Drafts to start from."""
