"""What stands on each square, in two letters: for the plain text and the terminal.

A letter with a number belongs to somebody: `P1` a wizard, `A1` its animal, `o1` its ball, `S1` its
START, `?1` where it vanished, `p1` an illusion that its owner sees through. A sign written twice
belongs to nobody: `██` stone, `xx` smashed ground, `DD` the demon. A choice shows its number, or
`+` if there are too many.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.games.wizardry.content.start_area import AREA
from spellwright.games.wizardry.picture.choices import Choices, choices_of
from spellwright.games.wizardry.picture.seen import (
    Seen,
    animals,
    balls,
    bodies,
    hidden_wizards,
    name,
)
from spellwright.games.wizardry.state import NOWHERE
from spellwright.kernel.option import Option

NOBODY: Final = -1
UNNUMBERED: Final = "+ "
"""A choice where numbers would be too long."""
MOST_NUMBERED: Final = 99
"""Two letters have room for numbers up to this."""


class Sign(NamedTuple):
    """Two letters, what kind of thing they stand for, whose it is, and whether it can be chosen."""

    letters: str
    kind: str
    seat: int = NOBODY
    is_choice: bool = False


def signs(view: Seen) -> list[Sign]:
    """The sign of every square, by its number."""
    choices = choices_of(view)
    pieces = _pieces(view, choices)
    return [
        pieces.get(square) or _ground(view, choices, square)
        for square in range(view.shown.board.size)
    ]


def _pieces(view: Seen, choices: Choices) -> dict[int, Sign]:
    """What stands or lies on squares; what matters more hides what matters less."""
    found: dict[int, Sign] = {}

    def put(square: int, letters: str, kind: str, seat: int, option: Option | None) -> None:
        is_choice = option is not None or square in choices.squares
        found[square] = Sign(letters, kind, seat, is_choice)

    for wizard in hidden_wizards(view):
        if view.shown.left[wizard] not in choices.squares:
            put(view.shown.left[wizard], f"?{wizard + 1}", "footprint", wizard, None)
    for ball in balls(view):
        option = choices.balls.get(ball.square)
        put(ball.square, f"o{ball.owner + 1}", "ball", ball.owner, option)
    for owner, square in animals(view):
        put(square, f"A{owner + 1}", "animal", owner, choices.creatures.get(square))
    if view.shown.demon != NOWHERE:
        put(view.shown.demon, "DD", "demon", NOBODY, choices.creatures.get(view.shown.demon))
    for body in bodies(view):
        seems_real = body.is_real is not False
        letters = name(body.wizard) if seems_real else name(body.wizard).lower()
        kind = "wizard" if seems_real else "illusion"
        put(body.square, letters, kind, body.wizard, choices.bodies.get(body.number))
    return found


def _ground(view: Seen, choices: Choices, square: int) -> Sign:
    board, seat = view.shown.board, square // AREA
    if board.is_black(square):
        return Sign("██", "stone")
    if square in view.shown.smashed:
        return Sign("xx", "smashed", NOBODY, square in choices.squares)
    if square in choices.squares:
        number = choices.numbers[choices.squares[square].text]
        mark = f"{number:·>2}" if len(choices.numbers) <= MOST_NUMBERED else UNNUMBERED
        return Sign(mark, "free", NOBODY, True)
    if square in board.start:
        return Sign(f"S{seat + 1}", "start", seat)
    x, y = board.place[square]
    beside = board.number.get((x + 1, y), square)
    return Sign("· " if beside // AREA == seat else "·│", "free")
