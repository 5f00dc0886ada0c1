"""What stands on each square, in three letters: for the plain text and the terminal.

Two letters are a character: capitals for light, small ones for dark, with `_` behind them while it
lies. `(A)` is a point marker, `1L` a control marker that shows light, `fD` the flag of dark; `l`
and `d` are starting areas, digits control areas, `*` the scoring area, `###` stone. A square that
can be chosen shows the number of its option.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.games.funkoverse.picture.choices import Choices, choices_of
from spellwright.games.funkoverse.picture.seen import Seen, figures, monogram_of
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.state import NOBODY, NOWHERE, SIDE_OF, FunkoverseState

WIDE: Final = 3


class Sign(NamedTuple):
    """Three letters, what kind of thing they stand for, whose it is, whether it can be chosen."""

    letters: str
    kind: str
    side: int = NOBODY
    is_choice: bool = False


def signs(view: Seen) -> dict[int, Sign]:
    """The signs of all squares where there is something."""
    s, choices = view.shown, choices_of(view)
    found = _floor(s)
    found.update(_markers(s, choices))
    for square, option in choices.squares.items():
        found[square] = Sign(f"{choices.numbers[option.text]:^3}", "free", NOBODY, True)
    for figure in figures(view):
        square = s.at[figure]
        if square != NOWHERE:
            side = SIDE_OF[figure]
            letters = monogram_of(s.kind[figure])
            letters = letters.lower() if side else letters.upper()
            is_choice = figure in choices.figures
            found[square] = Sign(
                letters + ("_" if s.down[figure] else " "), "figure", side, is_choice
            )
    return found


def _floor(s: FunkoverseState) -> dict[int, Sign]:
    """Start areas, areas of the scenario, stone."""
    map = s.board.map
    found: dict[int, Sign] = {}
    if AIMS[s.scenario].HAS_SCORING_AREA:
        found.update(dict.fromkeys(map.scoring, Sign(" * ", "area")))
    if AIMS[s.scenario].HAS_AREAS:
        for area, squares in enumerate(map.areas):
            found.update(dict.fromkeys(squares, Sign(f" {area + 1} ", "area", s.control[area])))
    for side, squares in enumerate(map.starts):
        found.update(dict.fromkeys(squares, Sign(f" {'ld'[side]} ", "start", side)))
    found.update(dict.fromkeys(map.enclosed, Sign("###", "stone")))
    return found


def _markers(s: FunkoverseState, choices: Choices) -> dict[int, Sign]:
    map = s.board.map
    found: dict[int, Sign] = {}
    if AIMS[s.scenario].HAS_FLAGS:
        for side, squares in enumerate(map.flags):
            found[squares[0]] = Sign(f"f{'LD'[side]} ", "flag", side)
    if AIMS[s.scenario].HAS_POINTS:
        for marker, square in enumerate(map.markers):
            if not s.marker_cooldown[marker]:
                is_choice = marker in choices.markers
                found[square] = Sign(f"({'ABCD'[marker]})", "marker", NOBODY, is_choice)
    for area, side in enumerate(s.control):
        if side != NOBODY:
            letters = f"{area + 1}{'LD'[side]} "
            found[s.control_at[area]] = Sign(letters, "flag", side, area in choices.control)
    return found
