"""Shortcuts: several choices by one click.

A shortcut is a chain of options. They are entered one by one, each as an ordinary choice with its
own entry in the log, and the chain ends early where luck decides or something else is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.kernel.state import State


class Link(NamedTuple):
    """One choice of a chain."""

    question: str
    """The key of the question that it answers; if anything else is asked, the chain ends."""
    text: str
    """The text of the option."""


class Shortcut(NamedTuple):
    """A chain of choices under one label."""

    id: str
    """The name by which a page or a message asks for it; no other has it in a position."""
    label: str
    chain: tuple[Link, ...]
    square: str = ""
    """The place on the board (`data-square`) at which a click means it; "" for a button."""
    note: str = ""
    """A few words on what it may bring."""
    past_secrets: bool = False
    """Whether it goes on when a secret has come out on the way."""
    past_others: bool = False
    """Whether it goes on when others were asked something on the way."""


def chain_of(question: str, texts: Iterable[str]) -> tuple[Link, ...]:
    """A chain that answers the same question again and again."""
    return tuple([Link(question, text) for text in texts])


def found_shortcut(shortcuts: Iterable[Shortcut], id: str) -> Shortcut:
    """The shortcut with an id; refused if it is not offered now."""
    for shortcut in shortcuts:
        if shortcut.id == id:
            return shortcut
    raise Refused("shortcut", say("refusal-no-shortcut"))


def goes_on(shortcut: Shortcut, place: int, before: State, now: State, seat: int) -> bool:
    """Whether the choice at a place of the chain is entered now, after those before it."""
    if now.over or place >= len(shortcut.chain) or now.chance.draws != before.chance.draws:
        return False
    if now.secrets_revealed != before.secrets_revealed and not shortcut.past_secrets:
        return False
    return is_asked(now, seat, shortcut.chain[place])


class BegunShortcut:
    """A shortcut of a seat that waits while others are asked something."""

    __slots__ = ("_before", "_place", "_seat", "_shortcut")

    def __init__(self, shortcut: Shortcut, before: State, seat: int) -> None:
        self._shortcut = shortcut
        self._before = before
        self._seat = seat
        self._place = 0

    def next_text(self, now: State) -> str:
        """What the seat chooses now by it; "" if nothing is to be chosen by it now."""
        if not goes_on(self._shortcut, self._place, self._before, now, self._seat):
            return ""
        return self._shortcut.chain[self._place].text

    def chosen(self, text: str) -> None:
        """The seat has chosen this: if it is the next choice of the shortcut, that is made."""
        if self._place < len(self._shortcut.chain):
            self._place += text == self._shortcut.chain[self._place].text

    def waits(self, now: State) -> bool:
        """Whether it may go on later: others are asked first, and no luck has come in."""
        is_left = self._place < len(self._shortcut.chain) and self._shortcut.past_others
        is_same = now.chance.draws == self._before.chance.draws and not now.over
        return is_left and is_same and now.ask_of(self._seat) is None


def is_asked(state: State, seat: int, link: Link) -> bool:
    """Whether a seat is asked the question of a link, and may answer it so."""
    ask = state.ask_of(seat)
    if ask is None or state.rules.questions[ask.question].key != link.question:
        return False
    try:
        state.legal(seat, link.text)
    except Refused:
        return False
    return True


def no_shortcuts(_: Any) -> list[Shortcut]:
    """For a game, or a question, that needs none."""
    return []
