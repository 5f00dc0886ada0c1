"""Spells: what the effects of several have in common (FW-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from spellwright.content import Register
from spellwright.games.wizardry import lexicons, story, words
from spellwright.games.wizardry.content.columns import BASIC, RANGE, effect_places
from spellwright.games.wizardry.queries import (
    bodies_in_sight,
    can_aim,
    has_double,
    others_on_board,
    real_body,
    real_square,
    sees,
    square_of,
    squares_in_sight,
)
from spellwright.games.wizardry.rules.defeat import reveal
from spellwright.games.wizardry.rules.harm import beauty_protects, spend
from spellwright.games.wizardry.state import (
    NOBODY,
    NOWHERE,
    Action,
    Seat,
    WizardryProcedure,
    WizardryState,
    entry,
)
from spellwright.kernel.option import FIRST, first_of

NOTHING: Final = -1
"""No obstacle: the spell has its effect."""
AIM_AT_WIZARD: Final = ("choose_target", "aim")
AIM_AT_SQUARE: Final = ("choose_square", "aim_square")


class Spell(WizardryProcedure):
    """The effect of a spell. `caster` is NOBODY when the demon casts it; then `chooser` decides."""

    caster: Seat
    spell: Action
    written: int
    chooser: Seat
    __slots__ = tuple(__annotations__)

    def __init__(self, caster: int, spell: int, written: int, chooser: int = NOBODY) -> None:
        self.caster = caster
        self.spell = spell
        self.written = written
        self.chooser = caster if chooser == NOBODY else chooser
        self.prepare()

    def prepare(self) -> None:
        """Start values of a spell's own fields."""

    def origin(self, s: WizardryState) -> int:
        """The square from which the spell is cast (FW-13.14)."""
        return s.demon if self.caster == NOBODY else real_square(s, self.caster)

    def show_written(self, s: WizardryState) -> None:
        """FW-10.2: what was written in planning is public from now on, whatever becomes of it."""
        s.played[self.caster][-1] = entry(self.spell, self.written)

    def obstacle(self, s: WizardryState) -> int:
        """FW-10.5, FW-10.6: what makes the spell fizzle if it is cast now, or NOTHING."""
        return NOTHING

    def fizzles(self, s: WizardryState) -> bool:
        """End the spell and tell why, if there is an obstacle."""
        obstacle = self.obstacle(s)
        if obstacle == NOTHING:
            return False
        s.tell(story.FIZZLED, self.spell, obstacle)
        self.stop()
        return True


effect: Final[Register[type[Spell]]] = Register("effect", extends=Spell)
"""The effects of the spells, by their keys."""
EFFECTS: Final[list[type[Spell]]] = [Spell] * BASIC
"""By the numbers of spells, once all effects are there (`resolve_effects`)."""


def resolve_effects() -> None:
    """Find the effect of each spell, the game's and those of packs; refused if one is missing."""
    EFFECTS[BASIC:] = [effect.wanted(word, place) for word, place in effect_places()]


class AimedSpell(Spell):
    """A spell on another wizard in sight. `aim` settles Beauty and illusion."""

    body: int
    target: Seat
    __slots__ = tuple(__annotations__)

    def prepare(self) -> None:
        self.body = -1
        self.target = NOBODY

    def bodies(self, s: WizardryState) -> list[int]:
        """FW-10.3, FW-10.9, FW-21.27, and the written target of FW-16.3."""
        found = bodies_in_sight(s, self.caster, True)
        reach = RANGE[self.spell]
        if reach:
            here = real_square(s, self.caster)
            found = [b for b in found if s.board.distance(here, square_of(s, b)) <= reach]
        return self._wanted(s, found)

    def _wanted(self, s: WizardryState, bodies: list[int]) -> list[int]:
        """FW-16.3: the bodies of the written wizard, if one was written."""
        if s.settings["written-targets"]:
            return [body for body in bodies if body >> 1 == self.written]
        return bodies

    def obstacle(self, s: WizardryState) -> int:
        if self.bodies(s):
            return NOTHING
        if not self._wanted(s, [2 * other for other in others_on_board(s, self.caster)]):
            return lexicons.NOBODY_THERE
        if not self._wanted(s, bodies_in_sight(s, self.caster, False)):
            return lexicons.UNSEEN
        seen = self._wanted(s, bodies_in_sight(s, self.caster, True))
        return lexicons.TOO_FAR if seen else lexicons.FOGGED

    def choose_target(self, s: WizardryState) -> None:
        """FW-10.6: without a legal target the spell fizzles; a single one needs no question."""
        self.show_written(s)
        if self.fizzles(s):
            return
        found = self.bodies(s)
        if len(found) > 1:
            s.ask(self.caster, words.ASK_TARGET, self.spell)
        else:
            self.body = found[0]

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        if question == words.ASK_TARGET:
            return [words.TARGET | body << FIRST for body in self.bodies(s)]
        return self.answers(s)

    def answers(self, s: WizardryState) -> list[int]:
        """What the target may answer."""
        return points_upto(1)

    def aim(self, s: WizardryState) -> None:
        """FW-9.10 (1) and (2), FW-21.21."""
        if self.body < 0:
            self.body = first_of(s.answer)
        s.tell(story.AIMED, self.spell, self.body)
        self.target = self.body >> 1
        if beauty_protects(s, self.spell, self.caster, self.target):
            s.tell(story.UNHURT, self.target, lexicons.BY_BEAUTY)
            self.stop()
            return
        if has_double(s, self.target):
            is_real = real_body(s, self.target) == self.body
            reveal(s, self.target)
            if not is_real:
                s.tell(story.FALSELY_AIMED, self.spell)
                self.stop()

    def ask_points(self, s: WizardryState, question: int, most: int, *args: int) -> None:
        """Ask the target for points if it has any that are of use."""
        if min(most, s.pool[self.target]) > 0:
            s.ask(self.target, question, *args)
        else:
            s.answer = words.SPEND

    def spent(self, s: WizardryState) -> int:
        """The points of the answer, spent."""
        points = first_of(s.answer)
        if points:
            spend(s, self.target, points, self.spell)
        return points


class WatchingSpell(Spell):
    """A Divination on another wizard: needs no sight, forces no reveal (FW-10.4, FW-21.27)."""

    __slots__ = ()

    STEPS = ("choose_wizard", "watch")

    def wizards(self, s: WizardryState) -> list[int]:
        others = others_on_board(s, self.caster)
        if s.settings["written-targets"]:
            others = [other for other in others if other == self.written]
        return others

    def obstacle(self, s: WizardryState) -> int:
        return NOTHING if self.wizards(s) else lexicons.NOBODY_THERE

    def choose_wizard(self, s: WizardryState) -> None:
        self.show_written(s)
        if self.fizzles(s):
            return
        others = self.wizards(s)
        if len(others) > 1:
            s.ask(self.caster, words.ASK_TARGET, self.spell)
        else:
            s.answer = words.WIZARD | others[0] << FIRST

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        return [words.WIZARD | other << FIRST for other in self.wizards(s)]

    def watch(self, s: WizardryState) -> None:
        wizard = first_of(s.answer)
        s.tell(story.WATCHED, wizard, self.spell)
        self.note(s, wizard)

    def note(self, s: WizardryState, wizard: int) -> None:
        raise NotImplementedError


class SquareSpell(Spell):
    """A spell on a square written in planning; the demon's is chosen now (FW-13.14, FW-13.28)."""

    square: int
    __slots__ = tuple(__annotations__)

    def prepare(self) -> None:
        self.square = self.written

    def squares(self, s: WizardryState) -> list[int]:
        """The squares that the demon may strike."""
        return squares_in_sight(s, s.demon)

    def obstacle(self, s: WizardryState) -> int:
        if self.caster == NOBODY:
            return NOTHING if self.squares(s) else lexicons.NO_ROOM
        here = real_square(s, self.caster)
        if can_aim(s, here, self.square):
            return NOTHING
        return lexicons.SQUARE_FOGGED if sees(s, here, self.square) else lexicons.SQUARE_UNSEEN

    def choose_square(self, s: WizardryState) -> None:
        """FW-10.2: the written square is shown before anything is checked."""
        if self.caster != NOBODY:
            s.tell(story.AIMED_SQUARE, self.spell, self.square)
            self.show_written(s)
        if not self.fizzles(s) and self.caster == NOBODY:
            s.ask(self.chooser, words.ASK_SQUARE, self.spell)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        return [words.TO | square << FIRST for square in self.squares(s)]

    def aim_square(self, s: WizardryState) -> None:
        if self.square == NOWHERE:
            self.square = first_of(s.answer)
            s.tell(story.AIMED_SQUARE, self.spell, self.square)


class PlacingSpell(Spell):
    """A spell that puts its caster or a marker on a square of the caster's choice."""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = ("choose_square", "place")

    def squares(self, s: WizardryState) -> list[int]:
        raise NotImplementedError

    def obstacle(self, s: WizardryState) -> int:
        return NOTHING if self.squares(s) else lexicons.NO_ROOM

    def choose_square(self, s: WizardryState) -> None:
        if not self.fizzles(s):
            s.ask(self.chooser, words.ASK_SQUARE, self.spell)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        return [words.TO | square << FIRST for square in self.squares(s)]

    def place(self, s: WizardryState) -> None:
        raise NotImplementedError


def points_upto(most: int) -> list[int]:
    return [words.SPEND | points << FIRST for points in range(most + 1)]
