"""The board in letters: a box for each space with its name, who is there, what lies there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from spellwright.games.talisman.board import BOARD_SIZE, SPACES
from spellwright.games.talisman.picture.choices import choices_of
from spellwright.games.talisman.picture.ground import board_name
from spellwright.games.talisman.picture.layout import GRID, ring_of
from spellwright.games.talisman.picture.seen import Seen, is_on_board, monogram

CELL: Final = 10
"""Letters for each space."""


class Letters(NamedTuple):
    """Some letters, what they stand for, the seat or ring they belong to."""

    letters: str
    kind: str
    number: int = 0


def letter_board(view: Seen) -> list[list[Letters]]:
    """Lines from the top down: for each row of spaces the names, then who and what is there."""
    return letters_of(view, dict(ways_in(view)))


def ways_in(view: Seen) -> tuple[tuple[int, int], ...]:
    """The spaces to which an option leads, each with the number of the first of them."""
    choices = choices_of(view)
    return tuple([(space, choices.numbers[led[0].text]) for space, led in choices.spaces.items()])


def letters_of(view: Seen, numbers: Mapping[int, int]) -> list[list[Letters]]:
    """The board with these numbers before the names."""
    at = {(SPACES[space]["row"], SPACES[space]["column"]): space for space in range(BOARD_SIZE)}
    lines: list[list[Letters]] = [[_rule("┌", "┬", "┐")]]
    for row in range(GRID):
        spaces = [at[row, column] for column in range(GRID)]
        names, folk = [Letters("│", "frame")], [Letters("│", "frame")]
        for space in spaces:
            names += [_name(view, space, numbers), Letters("│", "frame")]
            folk += [*_folk(view, space), Letters("│", "frame")]
        lines += [names, folk]
        if row < GRID - 1:
            lines.append([_rule("├", "┼", "┤")])
    return [*lines, [_rule("└", "┴", "┘")]]


def _rule(left: str, between: str, right: str) -> Letters:
    return Letters(left + between.join(["─" * CELL] * GRID) + right, "frame")


def _name(view: Seen, space: int, numbers: Mapping[int, int]) -> Letters:
    """The name, cut; before it the number of the option that leads here."""
    name = board_name(view.speaker, space).removeprefix("The ")
    if space in numbers:
        return Letters(f"{numbers[space]} {name}"[:CELL].ljust(CELL), "choice")
    return Letters(name[:CELL].ljust(CELL), "name", ring_of(space))


def _folk(view: Seen, space: int) -> list[Letters]:
    """Monograms, `V!` for Voldemort, `+2` for cards that lie there, `*` for each symbol to draw."""
    s = view.shown
    found = [
        Letters(monogram(view, seat), "seat", seat)
        for seat in range(s.seats)
        if is_on_board(view, seat) and s.at[seat] == space
    ]
    if s.voldemort == space:
        found.append(Letters("V!", "voldemort"))
    things = len(s.lying[space]) + s.gold_at[space]
    more = f"+{things}" if things else ""
    draw = "*" * SPACES[space]["draw"]
    found = found[: CELL // 2 - 1] if len(found) * 2 + len(more) > CELL else found
    room = CELL - 2 * len(found)
    rest = more + draw.rjust(max(0, room - len(more)))
    return [*found, Letters(rest[:room].ljust(room), "rest")]
