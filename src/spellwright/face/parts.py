"""What a game tells about itself and a position, ready for any page or screen to lay out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from spellwright.kernel.decision import Decision
from spellwright.kernel.option import Option


class About(NamedTuple):
    """A game on a shelf: what it is, for whom, how long."""

    line: str
    mood: str
    minutes: str
    emblem: str


class TourStep(NamedTuple):
    """One of the steps of "how to play in two minutes"."""

    title: str
    text: str
    clause: str
    picture: str = ""
    """A small drawing (SVG), or ""."""


class Fact(NamedTuple):
    """Something known about a seat: `most` > 0 asks for pips, `note` explains it to a pointer."""

    label: str
    value: str
    note: str = ""
    filled: int = 0
    most: int = 0
    minor: bool = False
    """Whether it can wait until somebody looks at the seat more closely."""


class SeatPanel(NamedTuple):
    """The public facts of one seat."""

    seat: int
    name: str
    subtitle: str
    is_out: bool
    facts: tuple[Fact, ...]
    emblem: str = "wand"
    option: str = ""
    """The option that chooses this seat, if there is one."""


class Prepared(NamedTuple):
    """What a seat prepares before it plays, as a text to keep, to send and to enter again."""

    name: str
    """A name for the prepared text."""
    text: str
    """The text so far, or ""."""
    is_open: bool
    """Whether such a text can be entered now."""


class Row(NamedTuple):
    text: str
    note: str = ""
    clause: str = ""


class Panel(NamedTuple):
    """A list with a heading: a hand, a plan, what is in force.

    Where there is a `picture` (an SVG, such as a hand of cards with `data-option`), a page shows it
    in place of the rows and keeps these for those who listen.
    """

    title: str
    rows: tuple[Row, ...]
    picture: str = ""
    key: str = ""
    """The same for the same panel, whatever its title says now."""


def notes_on(decisions: Iterable[Decision], note: Callable[[Option], str]) -> dict[str, str]:
    """By the text of an option, what there is to say about it; other options are left out."""
    found = {option.text: note(option) for asked in decisions for option in asked.options}
    return {text: says for text, says in found.items() if says}
