"""Summoning (FW-19)."""

from __future__ import annotations

from spellwright.games.wizardry import lexicons, story, words
from spellwright.games.wizardry.content.columns import (
    CIRCLE_OF_PROTECTION,
    DAMAGE,
    PER_POINT,
    RANGE,
    SQUARES,
)
from spellwright.games.wizardry.queries import (
    animals_of,
    enterable,
    is_circled,
    is_enterable,
    real_square,
)
from spellwright.games.wizardry.rules.defeat import check_defeat, mark_hits, remove_animals
from spellwright.games.wizardry.rules.harm import spare
from spellwright.games.wizardry.rules.movement import appear, force_onto
from spellwright.games.wizardry.rules.spell import (
    AIM_AT_WIZARD,
    AimedSpell,
    PlacingSpell,
    Spell,
    effect,
)
from spellwright.games.wizardry.state import NOWHERE, WizardryState
from spellwright.kernel.option import FIRST, first_of, verb_of


@effect("spectral-sword")
class SpectralSword(Spell):
    """21: the caster's Magic Touch deals more damage this turn."""

    __slots__ = ()

    STEPS = ("draw_sword",)

    def draw_sword(self, s: WizardryState) -> None:
        s.sword[self.caster] = 1


@effect("leap")
class Leap(PlacingSpell):
    """23: land exactly five squares away."""

    __slots__ = ()

    def squares(self, s: WizardryState) -> list[int]:
        here, reach = real_square(s, self.caster), RANGE[self.spell]
        ring = [q for q in s.board.near(here, reach) if s.board.distance(here, q) == reach]
        return enterable(s, ring)

    def place(self, s: WizardryState) -> None:
        s.moved_itself[self.caster] = 1
        appear(s, self.caster, first_of(s.answer))


@effect("summon-animal")
class SummonAnimal(PlacingSpell):
    """24: one more animal, next to the caster (FW-13.8)."""

    __slots__ = ()

    def squares(self, s: WizardryState) -> list[int]:
        """FW-16.7: an animal that has to go makes room for the one that comes."""
        around = s.board.adjacent[real_square(s, self.caster)]
        going = animals_of(s, self.caster) if s.settings["one-animal"] else []
        left = [s.animals[place] for place in going]
        return [q for q in around if is_enterable(s, q) or q in left]

    def place(self, s: WizardryState) -> None:
        """FW-13.3: the animal has no action points before the next turn."""
        if s.settings["one-animal"]:
            remove_animals(s, self.caster)
        square = first_of(s.answer)
        s.animals.append(square)
        s.animal_owners.append(self.caster)
        s.animal_ap.append(0)
        s.animal_plans.append([])
        s.animal_played.append([])
        s.tell(story.ANIMAL_CAME, self.caster, square)


@effect("plague-of-insects")
class PlagueOfInsects(AimedSpell):
    """25: the target takes damage or moves away; points spent lower either."""

    steps_left: int
    __slots__ = tuple(__annotations__)

    STEPS = (*AIM_AT_WIZARD, "ask_answer", "answer", "ask_step", "flee")

    def prepare(self) -> None:
        super().prepare()
        self.steps_left = 0

    def ask_answer(self, s: WizardryState) -> None:
        s.ask(self.target, words.ASK_PLAGUE)

    def answers(self, s: WizardryState) -> list[int]:
        if self.steps_left:
            squares = self._flight(s, s.at[self.target], self.steps_left)
            return [words.TO | square << FIRST for square in squares]
        return self._suffer(s) + self._flee(s)

    def _suffer(self, s: WizardryState) -> list[int]:
        """FW-9.4: against damage that a Circle keeps away points are of no use."""
        most = min(s.pool[self.target], DAMAGE[self.spell] // PER_POINT[self.spell])
        if is_circled(s, self.target, self.caster, RANGE[CIRCLE_OF_PROTECTION]):
            most = 0
        return [words.SUFFER | points << FIRST for points in range(most + 1)]

    def _flee(self, s: WizardryState) -> list[int]:
        """FW-19.6, FW-19.7: the full, possibly lowered, number of steps must be possible."""
        if s.entangled[self.target]:
            return []
        found = []
        for points in range(min(s.pool[self.target], SQUARES[self.spell]) + 1):
            steps = SQUARES[self.spell] - points * PER_POINT[self.spell]
            if steps <= 0 or self._flight(s, s.at[self.target], steps):
                found.append(words.FLEE | points << FIRST)
        return found

    def _flight(self, s: WizardryState, start: int, steps: int) -> list[int]:
        """The first squares of all flights of this many steps, each farther from the caster."""
        source = real_square(s, self.caster)
        here = s.board.straight_distance(source, start)
        return [
            to
            for to in s.board.steps[start]
            if is_enterable(s, to)
            and s.board.straight_distance(source, to) > here
            and (steps == 1 or self._flight(s, to, steps - 1))
        ]

    def answer(self, s: WizardryState) -> None:
        suffers = verb_of(s.answer) == words.SUFFER
        points = self.spent(s)
        if not suffers:
            self.steps_left = max(0, SQUARES[self.spell] - points * PER_POINT[self.spell])
            if points:
                s.tell(story.SHORTENED, self.target, SQUARES[self.spell] - self.steps_left)
            return
        if is_circled(s, self.target, self.caster, RANGE[CIRCLE_OF_PROTECTION]):
            s.tell(story.UNHURT, self.target, lexicons.BY_CIRCLE)
        else:
            prevented = points * PER_POINT[self.spell]
            spare(s, self.target, prevented)
            mark_hits(s, self.target, DAMAGE[self.spell] - prevented, self.spell)
            check_defeat(s)
        self.stop()

    def ask_step(self, s: WizardryState) -> None:
        """A ball met on the way may have ended the flight or left no way on."""
        if not self.steps_left or not s.in_play[self.target] or not self.answers(s):
            self.stop()
        else:
            s.ask(self.target, words.ASK_FLIGHT, self.steps_left)

    def flee(self, s: WizardryState) -> None:
        """FW-19.11: forced movement."""
        self.steps_left -= 1
        force_onto(s, 2 * self.target, first_of(s.answer))
        self.go_to("ask_step")


@effect("summon-demon")
class SummonDemon(PlacingSpell):
    """26: the one demon, anywhere."""

    __slots__ = ()

    def squares(self, s: WizardryState) -> list[int]:
        """FW-13.9, FW-19.9."""
        return enterable(s, s.board.free) if s.demon == NOWHERE else []

    def obstacle(self, s: WizardryState) -> int:
        return super().obstacle(s) if s.demon == NOWHERE else lexicons.DEMON_THERE

    def place(self, s: WizardryState) -> None:
        s.demon = first_of(s.answer)
        s.demon_summoner = self.caster
        s.tell(story.DEMON_CAME, s.demon)
