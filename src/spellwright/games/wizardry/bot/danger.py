"""What a square may cost its wizard: hits to expect from foes, their creatures and the ground."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.board import FAR, OFF_BOARD
from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.bot.outlook import spells_of, stands
from spellwright.games.wizardry.bot.weights import SPELL_THREAT
from spellwright.games.wizardry.content.columns import (
    DAMAGE,
    FLAME_TONGUE,
    MAGIC_TOUCH,
    MOST_IN_PLAN,
    PROFILE_AP,
    PUSH,
    RANGE,
    SLEET_STORM,
    SPECTRAL_SWORD,
    SPELLS_IN_PLAN,
    SQUARES,
    TIDAL_WAVE,
    TOUCH_DAMAGE,
    TRACKING_BALL,
)
from spellwright.games.wizardry.queries import is_occupied, sees
from spellwright.games.wizardry.state import NOWHERE, WizardryState
from spellwright.geometry.square import SQUARE_STEPS, direction_between, push_direction

WAY_COST: Final = (0, 1, 2, 2, 3, 4, 4, 5)
"""The action points that a number of steps takes with Moves and Runs."""


class Dangers:
    """What may happen to one wizard, wherever it stands: its foes are looked at once."""

    __slots__ = ("_foes", "_origins", "_pushers", "_swords", "_threats", "s", "wizard")

    def __init__(self, s: WizardryState, wizard: int) -> None:
        self.s = s
        self.wizard = wizard
        self._foes = [foe for foe, at in enumerate(s.at) if at != NOWHERE and foe != wizard]
        self._origins = [stands(s, foe) for foe in self._foes]
        spells = [spells_of(s, foe) for foe in self._foes]
        self._threats = [[spell for spell in known if SPELL_THREAT[spell] > 0] for known in spells]
        self._swords = [SPECTRAL_SWORD in known for known in spells]
        self._pushers = [PUSH in known or TIDAL_WAVE in known for known in spells]

    def of(self, square: int) -> float:
        """All dangers of a square together."""
        return (
            self.of_touches(square)
            + self.of_spells(square)
            + self.of_creatures(square)
            + ground_danger(self.s, square)
        )

    def of_touches(self, square: int) -> float:
        """The hardest touch of any foe that can come near enough."""
        if self.s.stoneskin[self.wizard]:
            return 0.0
        steps = self.s.board.steps_to(square)
        hardest = 0
        for place, foe in enumerate(self._foes):
            hits = self._touch_hits(foe, steps[self._origins[place]], self._swords[place])
            hardest = max(hardest, hits)
        return hardest * weights.CARRIED_OUT

    def _touch_hits(self, foe: int, steps: int, has_sword: bool) -> int:
        way = max(0, steps - 1)
        cost = WAY_COST[way] if way < len(WAY_COST) else FAR
        left = PROFILE_AP[self.s.profile[foe]] - cost
        if left <= 0:
            return 0
        if left > 1 and has_sword:
            each = TOUCH_DAMAGE + DAMAGE[SPECTRAL_SWORD]
            return each * min(MOST_IN_PLAN[MAGIC_TOUCH], left - 1)
        return TOUCH_DAMAGE * min(MOST_IN_PLAN[MAGIC_TOUCH], left)

    def of_spells(self, square: int) -> float:
        """The worst that each foe can cast in one plan."""
        s, total = self.s, 0.0
        for place, origin in enumerate(self._origins):
            seen = sees(s, origin, square)
            threats = [
                SPELL_THREAT[spell]
                for spell in self._threats[place]
                if _can_strike(s, spell, origin, square, seen)
            ]
            total += sum(sorted(threats)[-SPELLS_IN_PLAN:])
            if seen and self._pushers[place]:
                total += weights.PUSHED_OUT * is_pushed_out(s, origin, square, SQUARES[PUSH])
        return total * weights.CARRIED_OUT

    def of_creatures(self, square: int) -> float:
        """The danger from animals and balls of others."""
        s, wizard = self.s, self.wizard
        steps, total = s.board.steps_to(square), 0.0
        if not s.stoneskin[wizard]:
            for owner, animal in zip(s.animal_owners, s.animals, strict=True):
                if owner != wizard:
                    total += _animal_danger(steps[animal])
        for ball, owner in zip(s.balls, s.ball_owners, strict=True):
            if owner != wizard:
                total += _ball_danger(steps[ball])
        return total


def _can_strike(s: WizardryState, spell: int, origin: int, square: int, seen: bool) -> bool:
    if spell == SLEET_STORM:
        return s.board.distance(origin, square) <= RANGE[SLEET_STORM]
    if spell == TRACKING_BALL:
        return s.board.distance(origin, square) <= 1 + SQUARES[TRACKING_BALL]
    return seen and (spell != FLAME_TONGUE or is_in_line(s, origin, square))


def _animal_danger(steps: int) -> float:
    return weights.ANIMAL_CLOSE if steps <= 2 else weights.ANIMAL_NEAR if steps <= 4 else 0.0


def _ball_danger(steps: int) -> float:
    rolls = SQUARES[TRACKING_BALL]
    return (
        weights.BALL_CLOSE if steps <= rolls else weights.BALL_NEAR if steps <= 2 * rolls else 0.0
    )


def ground_danger(s: WizardryState, square: int) -> float:
    """The danger from smash markers near by: a puff of wind is enough."""
    if not s.smashed:
        return 0.0
    steps = s.board.steps_to(square)
    nearest = min([steps[smash] for smash in s.smashed])
    return weights.SMASH_BESIDE if nearest <= 1 else weights.SMASH_NEAR if nearest == 2 else 0.0


# -- lines and pushes ------------------------------------------------------------------------------


def is_in_line(s: WizardryState, origin: int, square: int) -> bool:
    """Whether a Flame tongue goes from one square to another, sight apart."""
    near = 0 < s.board.distance(origin, square) <= RANGE[FLAME_TONGUE]
    return near and direction_between(s.board.place[origin], s.board.place[square]) >= 0


def is_pushed_out(s: WizardryState, origin: int, square: int, squares: int) -> bool:
    """Whether a push away from `origin` takes somebody on `square` out of bounds."""
    if origin == square:
        return False
    (ox, oy), (x, y) = s.board.place[origin], s.board.place[square]
    direction = SQUARE_STEPS.index(push_direction(x - ox, y - oy))
    for _ in range(squares):
        square = s.board.step[square][direction]
        if square == OFF_BOARD or square in s.smashed:
            return True
        if square < 0 or is_occupied(s, square):
            return False
    return False
