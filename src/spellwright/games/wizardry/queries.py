"""Questions about a position: who stands where, what is free, what is in sight."""

from __future__ import annotations

from spellwright.games.wizardry.board import DIRECTIONS, Board
from spellwright.games.wizardry.content.columns import FLAME_TONGUE, FOG, RANGE, SLEET_STORM
from spellwright.games.wizardry.state import NOWHERE, WizardryState
from spellwright.geometry.square import SQUARE_STEPS


def real_square(s: WizardryState, wizard: int) -> int:
    """Where the wizard itself stands; NOWHERE while it is hidden or defeated (FW-21.29)."""
    return s.double[wizard] if s.double_is_real[wizard] else s.at[wizard]


def square_of(s: WizardryState, body: int) -> int:
    """Where a body stands: body 2w is the model of wizard w, 2w + 1 its double."""
    return s.double[body >> 1] if body & 1 else s.at[body >> 1]


def real_body(s: WizardryState, wizard: int) -> int:
    return 2 * wizard + s.double_is_real[wizard]


def has_double(s: WizardryState, wizard: int) -> bool:
    return s.double[wizard] != NOWHERE


def bodies(s: WizardryState) -> list[int]:
    """All bodies on the board, in seat order."""
    found = []
    for wizard, square in enumerate(s.at):
        if square != NOWHERE:
            found.append(2 * wizard)
            if s.double[wizard] != NOWHERE:
                found.append(2 * wizard + 1)
    return found


def bodies_on(s: WizardryState, squares: list[int]) -> list[int]:
    """The bodies that stand on any of these squares."""
    return [body for body in bodies(s) if square_of(s, body) in squares]


def others_on_board(s: WizardryState, wizard: int) -> list[int]:
    """The other wizards that can be chosen at all: in play and not hidden (FW-10.9, FW-21.2)."""
    return [other for other, square in enumerate(s.at) if square != NOWHERE and other != wizard]


def animals_of(s: WizardryState, owner: int) -> list[int]:
    """The places of a wizard's animals in the columns, in the order in which they came."""
    return [place for place, whose in enumerate(s.animal_owners) if whose == owner]


def is_occupied(s: WizardryState, square: int) -> bool:
    """FW-2.10: whether a wizard, a double, an animal or the demon stands on a square."""
    return (
        square in s.at or square in s.double or square in s.animals or square == s.demon
    ) and square >= 0


def obstacles(s: WizardryState) -> list[int]:
    """FW-8.3: the squares where nobody can go, black squares apart."""
    return [*s.at, *s.double, *s.animals, s.demon, *s.smashed]


def is_enterable(s: WizardryState, square: int) -> bool:
    """FW-8.3, for a square of the board that is not black."""
    return square not in obstacles(s)


def enterable(s: WizardryState, squares: list[int]) -> list[int]:
    closed = obstacles(s)
    return [square for square in squares if square not in closed]


def sees(s: WizardryState, viewer: int, target: int) -> bool:
    """Line of sight between two squares (FW-2.14 to FW-2.18)."""
    line = s.board.line(viewer, target)
    if not line.clear:
        return False
    if s.demon == NOWHERE and not s.animals:
        return True
    for square in line.squares:
        if square >= 0 and _holds_creature(s, square):
            return False
    return not any(_blocks(s, p) and _blocks(s, q) for p, q in line.pinches)


def squares_in_sight(s: WizardryState, viewer: int) -> list[int]:
    """The free squares that can be seen from a square."""
    found = s.board.in_open_sight(viewer)
    if s.demon in (NOWHERE, viewer) and not s.animals:
        return found
    return [square for square in found if sees(s, viewer, square)]


def _holds_creature(s: WizardryState, square: int) -> bool:
    return square in s.animals or square == s.demon


def _blocks(s: WizardryState, square: int) -> bool:
    return square >= 0 and (_holds_creature(s, square) or s.board.is_black(square))


def can_aim(s: WizardryState, caster: int, target: int) -> bool:
    """Sight and Fog together: whether a spell reaches a square (FW-10.3, FW-17.4)."""
    if s.fog and s.board.distance(caster, target) > RANGE[FOG]:
        return False
    return sees(s, caster, target)


def bodies_in_sight(s: WizardryState, wizard: int, fogged: bool) -> list[int]:
    """The bodies of other wizards that a wizard can aim at, or see where Fog does not matter."""
    viewer = real_square(s, wizard)
    found = []
    for body in bodies(s):
        if body >> 1 != wizard:
            there = square_of(s, body)
            if can_aim(s, viewer, there) if fogged else sees(s, viewer, there):
                found.append(body)
    return found


def is_circled(s: WizardryState, victim: int, attacker: int, reach: int) -> bool:
    """Whether a Circle of protection keeps the attacker's damage away (FW-22.6, FW-22.7)."""
    if not s.circle[victim] or attacker in (victim, -1):
        return False
    source, own = real_square(s, attacker), real_square(s, victim)
    return source == NOWHERE or own == NOWHERE or s.board.distance(source, own) > reach


def may_run(s: WizardryState, wizard: int) -> bool:
    """Whether no Sleet storm of another wizard keeps this one from running (FW-20.8)."""
    here = real_square(s, wizard)
    for caster, storming in enumerate(s.storming):
        if storming and caster != wizard:
            centre = real_square(s, caster)
            if centre != NOWHERE and s.board.distance(centre, here) <= RANGE[SLEET_STORM]:
                return False
    return True


def can_enter_any(s: WizardryState, squares: list[int]) -> bool:
    """Whether `enterable` finds any of some squares."""
    closed = obstacles(s)
    return any(square not in closed for square in squares)


def run_ends(s: WizardryState, start: int, length: int) -> list[int]:
    """Where a Run in each direction ends, NOWHERE if one of its squares is closed (FW-8.2)."""
    closed = obstacles(s)
    return [_run_end(s.board, start, way, length, closed) for way in range(DIRECTIONS)]


def can_run_anywhere(s: WizardryState, start: int, length: int) -> bool:
    """Whether `run_ends` finds an end in any direction."""
    board, closed = s.board, obstacles(s)
    return any(_run_end(board, start, way, length, closed) != NOWHERE for way in range(DIRECTIONS))


def _run_end(board: Board, start: int, way: int, length: int, closed: list[int]) -> int:
    square = start
    for _ in range(length):
        square = board.step[square][way]
        if square < 0 or square in closed:
            return NOWHERE
    return square


def flame_line(s: WizardryState, start: int, direction: int) -> list[int]:
    """The squares that a Flame tongue reaches (FW-23.15, FW-23.19)."""
    reached: list[int] = []
    (x, y), (dx, dy) = s.board.place[start], SQUARE_STEPS[direction]
    for far in range(1, RANGE[FLAME_TONGUE] + 1):
        square = s.board.number.get((x + far * dx, y + far * dy), -1)
        if square < 0 or s.board.is_black(square) or not sees(s, start, square):
            break
        reached.append(square)
    return reached
