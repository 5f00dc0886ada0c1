"""What can be done at a table once its game has begun, and what its doer is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spellwright.kernel.refusal import Refused

CHOICE: Final = "choice"
UNDO: Final = "undo"
CONCEDE: Final = "concede"
ASK: Final = "ask"
"""A wish to take back a choice that concerns other people, who answer by one of the next two."""
ALLOW: Final = "allow"
REFUSE: Final = "refuse"
REMOVE: Final = "remove"
"""The host shows a person out: a bot plays on, until the next act, by which somebody else takes the
seat.
"""
TAKE: Final = "take"
STAND_IN: Final = "stand-in"
"""The others let a bot play for a person who is away; by returning (`TAKE`) they play on."""
EDITION: Final = "edition"
"""Not an act of a seat: from here on the game goes by the edition that is named."""

KEY_BYTES: Final = 16
"""The length of the keys that we make ourselves."""


class SeatAction(NamedTuple):
    """Something that a seat does. Its key works once: sent again, it is known."""

    kind: str
    seat: int
    text: str
    key: str


class Receipt(NamedTuple):
    """What the sender of an act is told: it is on disk, as that seat's n-th.

    Acts of others do not count: in a secret plan their number is nobody's business.
    """

    number: int
    repeated: bool


Answer = Callable[[Receipt | Refused], None]
"""Hears how an act went, once."""
