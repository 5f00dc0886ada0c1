"""What a view shows, for all drawings alike: figures, sides, their names and looks."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.drawing.look import MUTED, SEATS, SOLID, SeatLook
from spellwright.face.scene import Scene
from spellwright.games.funkoverse import lexicons
from spellwright.games.funkoverse.content.columns import (
    GOAL,
    KIND_KEYS,
    TRAIT,
    TRAIT_CLAUSES,
    kind_emblems,
    kind_letters,
)
from spellwright.games.funkoverse.content.tables import SIDES
from spellwright.games.funkoverse.state import FIGURES_OF, NOBODY, SIDE_OF, FunkoverseState
from spellwright.kernel.saying import Argument

Seen = Scene[FunkoverseState]

NO_SIDE: Final = SeatLook("nobody", MUTED, SOLID)
SIDE_EMBLEMS: Final = ("sun", "moon")
"""Light and dark, known by shape as well as by colour."""

_EMBLEMS: Final = kind_emblems(KNOWN, "hat")
_LETTERS: Final = kind_letters()


def seat_noun(seat: int) -> Argument:
    return lexicons.PLAYERS.noun(seat)


def seat_name(view: Seen, seat: int) -> str:
    return view.name(seat_noun(seat))


def side_noun(side: int) -> Argument:
    return lexicons.SIDE_NAMES.noun(side)


def side_name(view: Seen, side: int) -> str:
    """Light or Dark."""
    return view.name(side_noun(side))


def square_name(square: int) -> str:
    return lexicons.SQUARE_LEXICON.key(square)


def emblem_of(kind: int) -> str:
    return _EMBLEMS[kind]


def monogram_of(kind: int) -> str:
    return _LETTERS[kind]


def figures(view: Seen) -> list[int]:
    """The figures that play, light first."""
    return [figure for figure, kind in enumerate(view.shown.kind) if kind != NOBODY]


def team(view: Seen, side: int) -> list[int]:
    return [figure for figure in FIGURES_OF[side] if view.shown.kind[figure] != NOBODY]


def figure_noun(view: Seen, figure: int) -> Argument:
    """The name of a figure, with its side where both sides have the same character."""
    called = view.shown.called[figure]
    if called != NOBODY:
        return lexicons.FIGURE_NAMES.noun(called)
    return lexicons.KIND_LEXICON.noun(view.shown.kind[figure])


def figure_name(view: Seen, figure: int) -> str:
    return view.name(figure_noun(view, figure))


def figure_key(view: Seen, figure: int) -> str:
    """One name for a figure as long as the game lasts."""
    return f"{SIDES[SIDE_OF[figure]]}-{KIND_KEYS[view.shown.kind[figure]]}"


def trait_of(view: Seen, figure: int) -> tuple[str, str, str]:
    """Name, sentence and clause of a trait; empty for a basic character."""
    kind = view.shown.kind[figure]
    if TRAIT[kind] < 0:
        return "", "", ""
    trait = TRAIT[kind]
    says = view.name(lexicons.TRAIT_TEXTS.noun(trait))
    return view.name(lexicons.TRAIT_LEXICON.noun(trait)), says, TRAIT_CLAUSES[kind]


def side_look(view: Seen, side: int) -> SeatLook:
    """A side looks like its first player."""
    return SEATS[view.shown.side.index(side)] if side in view.shown.side else NO_SIDE


def own_side(view: Seen) -> int:
    """The side of the player who looks, or NOBODY."""
    return view.shown.side[view.seat] if view.seat >= 0 else NOBODY


def scenario_noun(view: Seen) -> Argument:
    return lexicons.SCENARIO_LEXICON.noun(view.shown.scenario)


def goal(view: Seen) -> int:
    """Points to win."""
    return GOAL[view.shown.size]
