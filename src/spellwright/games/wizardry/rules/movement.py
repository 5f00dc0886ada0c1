"""Bodies that come to a square, by their own will or by force (FW-8, FW-11, FW-13.23)."""

from __future__ import annotations

from spellwright.games.wizardry import story
from spellwright.games.wizardry.board import OFF_BOARD
from spellwright.games.wizardry.content.columns import DAMAGE, TRACKING_BALL
from spellwright.games.wizardry.content.start_area import AREA
from spellwright.games.wizardry.queries import has_double, is_occupied, real_body, square_of
from spellwright.games.wizardry.rules.defeat import (
    check_defeat,
    mark_hits,
    out_of_bounds,
    remove_ball,
    reveal,
)
from spellwright.games.wizardry.state import WizardryState
from spellwright.geometry.square import SQUARE_STEPS, push_direction


def put(s: WizardryState, body: int, square: int) -> None:
    if body & 1:
        s.double[body >> 1] = square
    else:
        s.at[body >> 1] = square


def tell_way(s: WizardryState, near: int, across: int, who: int, start: int, to: int) -> None:
    """Tell of a way from square to square; the start area is named only where it changes."""
    s.tell(near if start // AREA == to // AREA else across, who, start, to)


def go(s: WizardryState, body: int, square: int) -> None:
    """One step or relocation of a wizard's own will; a ball that waits there bursts."""
    tell_way(s, story.MOVED, story.MOVED_ACROSS, body, square_of(s, body), square)
    put(s, body, square)
    meet_balls(s, body)


def appear(s: WizardryState, wizard: int, square: int) -> None:
    """A wizard without a double is placed on a square."""
    s.tell(story.APPEARED, 2 * wizard, square)
    s.at[wizard] = square
    meet_balls(s, 2 * wizard)


def meet_balls(s: WizardryState, body: int) -> None:
    """FW-11.10, FW-13.23, FW-13.24: balls of others burst on a body that shares their square."""
    wizard, square = body >> 1, square_of(s, body)
    for place in range(len(s.balls) - 1, -1, -1):
        if s.balls[place] != square or s.ball_owners[place] == wizard:
            continue
        if has_double(s, wizard):
            is_real = real_body(s, wizard) == body
            reveal(s, wizard)
            if not is_real:
                return
        burst(s, place, wizard)
    check_defeat(s)


def burst(s: WizardryState, place: int, wizard: int) -> None:
    """FW-9.7, FW-13.23: the damage of a ball is not prevented or reduced by anything."""
    remove_ball(s, place)
    s.tell(story.BALL_BURST, wizard)
    mark_hits(s, wizard, DAMAGE[TRACKING_BALL], TRACKING_BALL)


def force_onto(s: WizardryState, body: int, square: int) -> None:
    """Somebody else moves a body by one square; onto a smash marker means out of bounds."""
    if square in s.smashed:
        force_out(s, body, square)
        return
    tell_way(s, story.FORCED, story.FORCED_ACROSS, body, square_of(s, body), square)
    put(s, body, square)
    meet_balls(s, body)


def force_out(s: WizardryState, body: int, to: int) -> None:
    """FW-11.5, FW-21.22: off the board or onto a smash marker; reveals a false body, no more."""
    wizard = body >> 1
    is_real = real_body(s, wizard) == body
    reveal(s, wizard)
    if is_real:
        out_of_bounds(s, wizard, to)


def push_away(s: WizardryState, wizard: int, origin: int, squares: int) -> None:
    """FW-11.1 to FW-11.5: a wizard (already revealed) is pushed away from a square."""
    here = s.at[wizard]
    (ox, oy), (x, y) = s.board.place[origin], s.board.place[here]
    direction = SQUARE_STEPS.index(push_direction(x - ox, y - oy))
    for _ in range(squares):
        to = s.board.step[s.at[wizard]][direction]
        if to == OFF_BOARD:
            force_out(s, 2 * wizard, to)
        elif to >= 0 and not is_occupied(s, to):
            force_onto(s, 2 * wizard, to)
        else:
            s.tell(story.STOPPED, 2 * wizard, s.at[wizard])
            return
        if not s.in_play[wizard]:
            return
