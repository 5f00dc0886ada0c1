"""Spells that bring Models and overlays to other Spaces."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.board import IMPASSABLE
from spellwright.games.duels.content.columns import (
    SPELL_RANGE,
)
from spellwright.games.duels.queries import (
    model_of_piece,
    reach_of,
    targets_in_reach,
)
from spellwright.games.duels.rules.entering import enter
from spellwright.games.duels.rules.movement import Move, can_end
from spellwright.games.duels.rules.overlays import move_overlay
from spellwright.games.duels.rules.spell_targets import landing_spaces
from spellwright.games.duels.rules.spells.effect import SpellEffect, effect
from spellwright.games.duels.state import (
    DuelsState,
    Mask,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

APPARITION_REACH: Final = 5
ACCIO_STEPS: Final = 3
PIERTOTUM_MODELS: Final = 3
PIERTOTUM_MOVE: Final = 2


@effect("apparition")
class Apparition(SpellEffect):
    """The caster is placed on an empty Space within 5, in sight or not."""

    __slots__ = ()

    STEPS = ("choose", "appear")

    def spaces(self, s: DuelsState) -> list[int]:
        row = s.board.distance[s.at[self.caster]]
        return [
            space
            for space in s.board.spaces
            if row[space] <= APPARITION_REACH
            and s.terrain[space] != IMPASSABLE
            and space not in s.at
        ]

    def choose(self, s: DuelsState) -> None:
        if self.spaces(s):
            s.ask(self.seat, words.ASK_SPELL_SPACE, self.spell)
        else:
            self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.TO | space << FIRST for space in self.spaces(s)]

    def appear(self, s: DuelsState) -> None:
        s.at[self.caster] = first_of(s.answer)
        s.tell(story.APPEARED, s.piece[self.caster], first_of(s.answer))
        enter(s, self.caster)


@effect("wingardium-leviosa")
class WingardiumLeviosa(SpellEffect):
    """An overlay floats to another Space."""

    __slots__ = ()

    STEPS = ("choose", "float_there")

    def choose(self, s: DuelsState) -> None:
        s.ask(self.seat, words.ASK_SPELL_SPACE, self.spell)

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        spaces = landing_spaces(s, first_of(self.aimed))
        return [words.TO | space << FIRST for space in spaces]

    def float_there(self, s: DuelsState) -> None:
        move_overlay(s, first_of(self.aimed), first_of(s.answer))


@effect("accio")
class Accio(SpellEffect):
    """Another friend comes nearer, Space by Space; every Space counts 1."""

    left: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "come")

    def prepare(self) -> None:
        self.left = ACCIO_STEPS

    def nearer(self, s: DuelsState, here: int) -> list[int]:
        row = s.board.distance[s.at[self.caster]]
        near = s.board.near[here]
        return [at for at in near if row[at] < row[here] and s.terrain[at] != IMPASSABLE]

    def can_come_out(self, s: DuelsState, space: int, left: int) -> bool:
        """WD-16.12: whether the way can still end on an empty Space."""
        if space not in s.at:
            return True
        return left > 0 and any(self.can_come_out(s, n, left - 1) for n in self.nearer(s, space))

    def ways(self, s: DuelsState) -> list[int]:
        ways = self.nearer(s, s.at[self.target(s)])
        return [space for space in ways if self.can_come_out(s, space, self.left - 1)]

    def choose(self, s: DuelsState) -> None:
        target = self.target(s)
        if self.left and s.at[target] >= 0 and self.ways(s):
            s.ask(self.seat, words.ASK_MOVE, s.piece[target], self.left)
        else:
            self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        target = self.target(s)
        found = [words.TO | space << FIRST for space in self.ways(s)]
        if can_end(s, target, s.at[target]):
            found.append(words.STOP)
        return found

    def come(self, s: DuelsState) -> None:
        if verb_of(s.answer) == words.STOP:
            return
        target = self.target(s)
        s.tell(story.MOVED, s.piece[target], s.at[target], first_of(s.answer))
        s.at[target] = first_of(s.answer)
        self.left -= 1
        self.go_to("choose")
        enter(s, target)


@effect("piertotum-locomotor")
class PiertotumLocomotor(SpellEffect):
    """Up to 3 friends in range may each move 2, one after another."""

    moved: Mask
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "march")

    def prepare(self) -> None:
        self.moved = 0

    def movers(self, s: DuelsState) -> list[int]:
        if self.moved.bit_count() >= PIERTOTUM_MODELS or s.at[self.caster] < 0:
            return []
        reach = reach_of(s, self.caster, SPELL_RANGE[self.spell])
        near = targets_in_reach(s, self.caster, reach, self.seat)
        return [model for model in near if not self.moved >> model & 1]

    def choose(self, s: DuelsState) -> None:
        if self.movers(s):
            s.ask(self.seat, words.ASK_WHO_MOVES)
        else:
            self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [*[words.MODEL | s.piece[m] << FIRST for m in self.movers(s)], words.STOP]

    def march(self, s: DuelsState) -> None:
        if verb_of(s.answer) == words.STOP:
            return
        model = model_of_piece(s, first_of(s.answer))
        self.moved |= 1 << model
        self.go_to("choose")
        s.push(Move(model, PIERTOTUM_MOVE, self.seat))
