"""Imperio: another Model under one's will (WD-G42)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.content.columns import ATTACK_RANGE, BASIC, ELF, SPELL_RANGE
from spellwright.games.duels.queries import (
    can_cast,
    has,
    model_of_piece,
    reach_of,
    targets_in_reach,
)
from spellwright.games.duels.rules.attacking import Assault, attacks_of
from spellwright.games.duels.rules.clash_deck import interrupt_clash, resume_clash
from spellwright.games.duels.rules.movement import Move
from spellwright.games.duels.rules.spells.effect import SpellEffect, effect
from spellwright.games.duels.state import (
    NOTHING,
    Chosen,
    DuelsState,
    seat_of,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

IMPERIO_MOVE: Final = 3
NO_WAY_CHOSEN: Final = -1


@effect("imperio")
class Imperio(SpellEffect):
    """The caster's player moves the target, then lets it strike one of its own Group."""

    means: Chosen
    __slots__ = tuple(__annotations__)

    STEPS = ("walk", "choose_means", "note_means", "choose_victim", "attack", "resume")

    def prepare(self) -> None:
        self.means = NO_WAY_CHOSEN

    def walk(self, s: DuelsState) -> None:
        s.push(Move(self.target(s), IMPERIO_MOVE, self.seat))

    def victims(self, s: DuelsState, means: int) -> list[int]:
        """Models of its own Group that the target can reach by an Attack or the Basic Spell."""
        slave = self.target(s)
        if verb_of(means) == words.ATTACK:
            reach = ATTACK_RANGE[first_of(means)]
        else:
            reach = SPELL_RANGE[BASIC]
        found = targets_in_reach(s, slave, reach_of(s, slave, reach), seat_of(slave))
        return [model for model in found if model != slave]

    def ways(self, s: DuelsState) -> list[int]:
        slave = self.target(s)
        if s.at[slave] < 0:
            return []
        found = [words.ATTACK | attack << FIRST for attack in attacks_of(s, slave)]
        if can_cast(s, slave) and not has(s, slave, ELF):
            found.append(words.CAST | BASIC << FIRST)
        return [means for means in found if self.victims(s, means)]

    def choose_means(self, s: DuelsState) -> None:
        if self.ways(s):
            s.ask(self.seat, words.ASK_IMPERIO, s.piece[self.target(s)])
        else:
            self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_IMPERIO:
            return [*self.ways(s), words.PASS]
        victims = self.victims(s, self.means)
        return [words.MODEL | s.piece[model] << FIRST for model in victims]

    def note_means(self, s: DuelsState) -> None:
        if verb_of(s.answer) == words.PASS:
            self.stop()
        else:
            self.means = s.answer

    def choose_victim(self, s: DuelsState) -> None:
        victims = self.victims(s, self.means)
        if len(victims) > 1:
            s.ask(self.seat, words.ASK_VICTIM)
        else:
            s.answer = words.MODEL | s.piece[victims[0]] << FIRST

    def attack(self, s: DuelsState) -> None:
        """The target Model acts, the caster's player makes the Clash for it."""
        from spellwright.games.duels.rules.casting import Casting

        slave = self.target(s)
        interrupt_clash(s)
        if verb_of(self.means) == words.ATTACK:
            victim = model_of_piece(s, first_of(s.answer))
            s.push(Assault(self.seat, slave, first_of(self.means), victim, self.cause))
        else:
            s.push(Casting(self.seat, slave, NOTHING, BASIC, s.answer, self.cause))

    def resume(self, s: DuelsState) -> None:
        resume_clash(s)
