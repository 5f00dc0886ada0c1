"""Which square: to stand on, to strike, for a marker, to blow somebody to. Higher is better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register
from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.bot.danger import Dangers, ground_danger
from spellwright.games.wizardry.bot.outlook import Outlook, caution, stands
from spellwright.games.wizardry.bot.terrain import comes_into_sight, in_sight, reach
from spellwright.games.wizardry.content.columns import (
    DAMAGE,
    MAGIC_TOUCH,
    MOVE,
    PUFF_OF_WIND,
    RELOCATIONS,
    RUN,
    SIGHT,
    SPECTRAL_SWORD,
    TOUCH_DAMAGE,
    WRITES,
    by_key,
)
from spellwright.games.wizardry.queries import sees
from spellwright.games.wizardry.rules.basic_actions import path_of
from spellwright.games.wizardry.state import NOBODY, NOWHERE, WizardryState, action_of, written_of

NO_WAY: Final = -1

SquareWorth = Callable[[Outlook, int], float]
strikes: Final[Register[SquareWorth]] = Register("strike")
marks: Final[Register[SquareWorth]] = Register("marker")
"""The rules of thumb, by the keys of spells."""


# -- to stand on -----------------------------------------------------------------------------------


class Footing:
    """What squares are worth to stand on in one position: safe, near the foe, and fit for what is
    left of the plan.
    """

    __slots__ = (
        "_aims",
        "_balls",
        "_caution",
        "_dangers",
        "_look",
        "_moves",
        "_runs",
        "_steps",
        "_touches",
    )

    def __init__(self, look: Outlook) -> None:
        self._look = look
        self._caution = caution(look.s, look.seat)
        self._dangers = Dangers(look.s, look.seat)
        self._aims = aims(look)
        self._moves = look.planned.count(MOVE)
        self._runs = look.planned.count(RUN)
        self._balls = balls_against(look.s, look.seat)
        self._steps: list[int] = []
        self._touches = 0
        if look.foe != NOBODY:
            self._steps = look.s.board.steps_to(look.there)
            self._touches = look.planned.count(MAGIC_TOUCH) * touch_damage(look)

    def stand(self, square: int, action: int = NO_WAY) -> float:
        """What standing on a square is worth after `action`, a Move or Run done or given up."""
        look = self._look
        worth = -self._caution * self._dangers.of(square)
        if look.foe == NOBODY:
            return worth
        worth -= weights.PURSUIT * self._steps[square]
        if self._touches and square in look.s.board.adjacent[look.there]:
            worth += self._touches
        for aim in self._aims:
            worth += weights.IN_SIGHT * self._comes_to_see(square, aim, action)
        return worth

    def _comes_to_see(self, square: int, aim: int, action: int) -> float:
        """1 if a square shows the aim, a little less if the rest of the way leads into sight."""
        if sees(self._look.s, square, aim):
            return 1.0
        s, moves, runs = self._look.s, self._moves - (action == MOVE), self._runs - (action == RUN)
        ends = reach(s.board, square, moves, runs) if moves + runs else 0
        return weights.SEES_LATER * bool(ends & in_sight(s, aim))

    def lacks(self, square: int) -> bool:
        """Whether something that is to be aimed at cannot be seen from a square."""
        return any(not sees(self._look.s, square, aim) for aim in self._aims)

    def go_to(self, action: int, square: int, planned: int = NO_WAY) -> float:
        """A square to stand on, unless a ball lies there or on the way."""
        worth = self.stand(square, planned)
        if self._balls:
            look = self._look
            entered = path_of(look.s, RUN, look.here, square) if action == RUN else [square]
            worth -= weights.BALL_HERE * sum([ball in entered for ball in self._balls])
        return worth


def touch_damage(look: Outlook) -> int:
    """The damage when the bot next touches the foe, with the sword if one is drawn or planned."""
    if look.foe != NOBODY and look.s.stoneskin[look.foe]:
        return 0
    sword = look.s.sword[look.seat] or SPECTRAL_SWORD in look.planned
    return TOUCH_DAMAGE + (DAMAGE[SPECTRAL_SWORD] if sword else 0)


def aims(look: Outlook) -> list[int]:
    """What has to be in sight for the rest of the plan: the foe, and the squares written."""
    plan = look.s.plan[look.seat]
    found = [written_of(entry) for entry in plan if WRITES[action_of(entry)]]
    on_foe = (SIGHT[action] and not WRITES[action] for action in look.planned)
    if look.there != NOWHERE and (PUFF_OF_WIND in look.planned or any(on_foe)):
        found.append(look.there)
    return found


def balls_against(s: WizardryState, wizard: int) -> list[int]:
    """The squares of balls that would burst on a wizard."""
    balls = zip(s.balls, s.ball_owners, strict=True)
    return [ball for ball, owner in balls if owner != wizard]


# -- to strike -------------------------------------------------------------------------------------


def _strike(look: Outlook, square: int, struck: list[int]) -> float:
    """Count foes struck now or after a step, the foe to fight first; avoid the bot's own wizard."""
    worth = 0.0
    for foe in look.foes:
        there = stands(look.s, foe)
        if there in struck:
            steps = look.s.board.steps[there]
            worth += 1 + (foe == look.foe) + sum([to in struck for to in steps]) / len(steps)
    if worth and sees(look.s, look.here, square):
        worth += weights.TIE
    elif worth and not _comes_into_view(look, square):
        worth = weights.TIE
    return worth - weights.OWN_STRIKE * (look.here in struck)


def _comes_into_view(look: Outlook, square: int) -> bool:
    """Whether the way that is planned leads to where a square can be seen."""
    if any(jump in look.planned for jump in RELOCATIONS):
        return True
    moves, runs = look.planned.count(MOVE), look.planned.count(RUN)
    return comes_into_sight(look.s, reach(look.s.board, look.here, moves, runs), square)


@strikes("lightning-bolt")
def bolt_square(look: Outlook, square: int) -> float:
    return _strike(look, square, [square])


@strikes("storm")
def storm_square(look: Outlook, square: int) -> float:
    return _strike(look, square, look.s.board.adjacent[square])


@strikes("tidal-wave")
def wave_square(look: Outlook, square: int) -> float:
    return _strike(look, square, [square, *look.s.board.adjacent[square]])


@strikes("smash")
def smash_square(look: Outlook, square: int) -> float:
    """Prefer a square a step away from the foe, but not from the bot's own wizard."""
    steps, worth = look.s.board.steps, 0.0
    if look.there != NOWHERE and square in steps[look.there]:
        seen = sees(look.s, look.here, square)
        worth = 1 + weights.TIE * seen if seen or _comes_into_view(look, square) else weights.TIE
    return worth - weights.OWN_STRIKE * (square in steps[look.here])


STRIKES: Final = by_key(strikes, bolt_square)
"""What a square is worth to each spell for which one is written."""


# -- for markers -----------------------------------------------------------------------------------


def no_marker(_look: Outlook, _square: int) -> float:
    return 0.0


@marks("tracking-ball")
def near_foe(look: Outlook, square: int) -> float:
    """Prefer squares near the foe, for balls."""
    return 0.0 if look.there == NOWHERE else -float(look.s.board.steps_to(look.there)[square])


@marks("summon-animal")
def animal_place(look: Outlook, square: int) -> float:
    """Prefer squares near the foe, but not on the line on which the owner aims at it."""
    if look.there == NOWHERE:
        return 0.0
    between = square in look.s.board.line(look.here, look.there).squares
    return near_foe(look, square) - weights.IN_THE_WAY * between


@marks("summon-demon")
def demon_square(look: Outlook, square: int) -> float:
    """Prefer squares near the foe, where the demon sees the foe and not its summoner."""
    s = look.s
    if look.there == NOWHERE:
        return float(s.board.distance(square, look.here))
    nearer = s.board.distance(square, look.here) - s.board.distance(square, look.there)
    return (
        weights.DEMON_SEES_FOE * sees(s, square, look.there)
        - weights.DEMON_SEES_ONESELF * sees(s, square, look.here)
        + weights.DEMON_NEARER * nearer
    )


MARKERS: Final = by_key(marks, no_marker)
"""What a square is worth to each spell that puts a marker there."""


# -- to blow somebody to ---------------------------------------------------------------------------


def blow_to(look: Outlook, body: int, square: int) -> float:
    """Blow out of bounds, onto a ball or to smashed ground; within touch if a touch is left."""
    s = look.s
    if square in s.smashed:
        return weights.DEFEAT
    worth = ground_danger(s, square) + weights.BALL_HERE * balls_against(s, body >> 1).count(square)
    if square in s.board.adjacent[look.here]:
        worth += touch_damage(look) if MAGIC_TOUCH in look.planned else -TOUCH_DAMAGE
    return worth
