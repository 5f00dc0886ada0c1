"""What a view shows of the board, for all drawings alike. A view hides numbers as HIDDEN (-1)."""

from __future__ import annotations

from typing import NamedTuple

from spellwright.face.scene import Scene
from spellwright.games.wizardry import lexicons
from spellwright.games.wizardry.state import NOWHERE, WizardryState
from spellwright.kernel.saying import Argument

Seen = Scene[WizardryState]


class Body(NamedTuple):
    """A body on the board. `is_real` is None if the view does not tell, or without an illusion."""

    number: int
    wizard: int
    square: int
    is_real: bool | None

    @property
    def is_double(self) -> bool:
        return bool(self.number & 1)


class Ball(NamedTuple):
    owner: int
    square: int


def name(wizard: int) -> str:
    """The short name of a seat, as coordinates and medallions have it."""
    return lexicons.WIZARDS.key(wizard)


def noun(wizard: int) -> Argument:
    """The player of a seat, as a noun for a sentence."""
    return lexicons.WIZARDS.noun(wizard)


def square_name(square: int) -> str:
    """The short name of a square, as choices and drawings have it."""
    return lexicons.SQUARES.key(square)


def square_noun(square: int) -> Argument:
    """A square, as a noun for a sentence."""
    return lexicons.SQUARES.noun(square)


def bodies(view: Seen) -> list[Body]:
    """All bodies on the board, in seat order."""
    s = view.shown
    found = []
    for wizard, square in enumerate(s.at):
        if square == NOWHERE:
            continue
        double = s.double[wizard]
        if double == NOWHERE:
            found.append(Body(2 * wizard, wizard, square, None))
            continue
        secret = s.double_is_real[wizard]
        known = view.seat == wizard
        found.append(Body(2 * wizard, wizard, square, secret == 0 if known else None))
        found.append(Body(2 * wizard + 1, wizard, double, secret == 1 if known else None))
    return found


def hidden_wizards(view: Seen) -> list[int]:
    """The wizards in play that are off the board (FW-21.2)."""
    s = view.shown
    return [wizard for wizard in range(s.seats) if s.left[wizard] != NOWHERE]


def animals(view: Seen) -> list[tuple[int, int]]:
    """Owner and square of each animal, in the order in which they came."""
    return list(zip(view.shown.animal_owners, view.shown.animals, strict=True))


def balls(view: Seen) -> list[Ball]:
    return [
        Ball(owner, square)
        for square, owner in zip(view.shown.balls, view.shown.ball_owners, strict=True)
    ]


def storm_centres(view: Seen) -> list[int]:
    """Where Sleet storms may be centred: on either body where the view does not tell (FW-21.29)."""
    storming = view.shown.storming
    return [
        body.square for body in bodies(view) if storming[body.wizard] and body.is_real is not False
    ]


def is_out(view: Seen, wizard: int) -> bool:
    """Whether a wizard is defeated, or sits a rematch out."""
    return bool(view.shown.turn) and not view.shown.in_play[wizard]
