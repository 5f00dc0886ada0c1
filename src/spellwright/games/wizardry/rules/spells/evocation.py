"""Evocation (FW-23): the spells that the demon casts too."""

from __future__ import annotations

from spellwright.games.wizardry import lexicons, story, words
from spellwright.games.wizardry.board import DIRECTIONS
from spellwright.games.wizardry.content.columns import DAMAGE, MOST
from spellwright.games.wizardry.queries import bodies_on, flame_line, is_enterable, is_occupied
from spellwright.games.wizardry.rules.harm import Harm
from spellwright.games.wizardry.rules.spell import (
    AIM_AT_SQUARE,
    NOTHING,
    PlacingSpell,
    Spell,
    SquareSpell,
    effect,
)
from spellwright.games.wizardry.state import NOBODY, WizardryState
from spellwright.kernel.option import FIRST, first_of


@effect("lightning-bolt")
class LightningBolt(SquareSpell):
    """61: damage to every wizard on the square, the caster included."""

    __slots__ = ()

    STEPS = (*AIM_AT_SQUARE, "strike")

    def strike(self, s: WizardryState) -> None:
        struck = bodies_on(s, [self.square])
        s.push(Harm(self.spell, self.caster, struck, DAMAGE[self.spell]))


@effect("storm")
class Storm(SquareSpell):
    """62: hits all around the square, but not on it."""

    __slots__ = ()

    STEPS = (*AIM_AT_SQUARE, "rage")

    def rage(self, s: WizardryState) -> None:
        struck = bodies_on(s, s.board.adjacent[self.square])
        if not struck and self.caster != NOBODY:
            s.tell(story.REACHED_NOBODY, self.spell, self.caster)
        s.push(Harm(self.spell, self.caster, struck, DAMAGE[self.spell]))


@effect("smash")
class Smash(SquareSpell):
    """63: the square is out of bounds from now on."""

    __slots__ = ()

    STEPS = (*AIM_AT_SQUARE, "smash")

    def squares(self, s: WizardryState) -> list[int]:
        return [q for q in super().squares(s) if is_enterable(s, q)]

    def obstacle(self, s: WizardryState) -> int:
        """FW-23.8, FW-23.20."""
        unseen = super().obstacle(s)
        if unseen != NOTHING or self.caster == NOBODY:
            return unseen
        if is_occupied(s, self.square):
            return lexicons.SQUARE_TAKEN
        return lexicons.SQUARE_SMASHED if self.square in s.smashed else NOTHING

    def smash(self, s: WizardryState) -> None:
        s.smashed.append(self.square)
        s.tell(story.SMASHED, self.square)


@effect("flame-tongue")
class FlameTongue(Spell):
    """64: damage along one of the eight directions."""

    __slots__ = ()

    STEPS = ("choose_direction", "burn")

    def choose_direction(self, s: WizardryState) -> None:
        s.ask(self.chooser, words.ASK_DIRECTION)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        return [words.DIRECTION | direction << FIRST for direction in range(DIRECTIONS)]

    def line(self, s: WizardryState, direction: int) -> list[int]:
        """The squares that the flame reaches."""
        return flame_line(s, self.origin(s), direction)

    def burn(self, s: WizardryState) -> None:
        direction = first_of(s.answer)
        s.tell(story.FLAMED, direction)
        struck = bodies_on(s, self.line(s, direction))
        s.push(Harm(self.spell, self.caster, struck, DAMAGE[self.spell]))


@effect("tracking-ball")
class TrackingBall(PlacingSpell):
    """65: a ball next to the caster; it belongs to the player who chooses (FW-13.18)."""

    __slots__ = ()

    def squares(self, s: WizardryState) -> list[int]:
        """FW-13.19, FW-23.12, FW-23.17."""
        if len(s.balls) >= MOST[self.spell]:
            return []
        return [q for q in s.board.adjacent[self.origin(s)] if is_enterable(s, q)]

    def obstacle(self, s: WizardryState) -> int:
        full = len(s.balls) >= MOST[self.spell]
        return lexicons.BALLS_THERE if full else super().obstacle(s)

    def place(self, s: WizardryState) -> None:
        square = first_of(s.answer)
        s.balls.append(square)
        s.ball_owners.append(self.chooser)
        s.tell(story.BALL_CAME, self.chooser, square)
