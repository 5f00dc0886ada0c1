"""Spells on Artifacts, overlays and Traps."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.queries import (
    model_of_piece,
    models_within,
)
from spellwright.games.duels.rules.locks import unlock
from spellwright.games.duels.rules.overlays import remove_overlay, remove_trap, turn_overlay
from spellwright.games.duels.rules.spell_targets import objects_in_reach
from spellwright.games.duels.rules.spells.effect import SpellEffect, effect
from spellwright.games.duels.rules.statuses import reveal_model
from spellwright.games.duels.state import (
    DuelsState,
)
from spellwright.kernel.option import first_of, second_of, verb_of

THINGS: Final = 2
"""The most things on which Reparo, Evanesco and Revelio work."""
REVELIO_REACH: Final = 2


class ManyThings(SpellEffect):
    """A Spell that works on up to 2 things, chosen one after another."""

    left: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "work")

    def prepare(self) -> None:
        self.left = THINGS

    def choose(self, s: DuelsState) -> None:
        if self.left and objects_in_reach(s, self.caster, self.spell):
            s.ask(self.seat, self.question())
        else:
            self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [*objects_in_reach(s, self.caster, self.spell), words.STOP]

    def work(self, s: DuelsState) -> None:
        if verb_of(s.answer) != words.STOP:
            self.left -= 1
            self.go_to("choose")
            self.work_on(s)

    def question(self) -> int:
        return words.ASK_TURN

    def work_on(self, s: DuelsState) -> None:
        raise NotImplementedError


@effect("reparo")
class Reparo(ManyThings):
    """Lock Markers are removed from Artifacts."""

    __slots__ = ()

    def question(self) -> int:
        return words.ASK_UNLOCK

    def work_on(self, s: DuelsState) -> None:
        unlock(s, model_of_piece(s, second_of(s.answer)), first_of(s.answer))


@effect("evanesco")
class Evanesco(ManyThings):
    """Overlays without Models are turned to their Mystery side."""

    __slots__ = ()

    def work_on(self, s: DuelsState) -> None:
        turn_overlay(s, self.caster, first_of(s.answer))


@effect("revelio")
class Revelio(ManyThings):
    """Mystery Pieces are turned over; opposing Models near them lose Concealment."""

    __slots__ = ()

    def work_on(self, s: DuelsState) -> None:
        overlay = first_of(s.answer)
        turn_overlay(s, self.caster, overlay)
        for model in models_within(s, 1 - self.seat, s.overlay_at[overlay], REVELIO_REACH):
            reveal_model(s, model)


@effect("reducto")
class Reducto(SpellEffect):
    """A Terrain Overlay leaves the game, or a Trap the board."""

    __slots__ = ()

    STEPS = ("shatter",)

    def shatter(self, s: DuelsState) -> None:
        if verb_of(self.aimed) == words.OVERLAY:
            remove_overlay(s, first_of(self.aimed))
            return
        trap = s.trap_at.index(first_of(self.aimed))
        remove_trap(s, trap)
        s.tell(story.TRAP_GONE, first_of(self.aimed))
