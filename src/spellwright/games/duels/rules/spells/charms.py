"""Spells that are no Combat Spells."""

from __future__ import annotations

from spellwright.games.duels import words
from spellwright.games.duels.board import IMPASSABLE
from spellwright.games.duels.content.figures import (
    FIENDFYRE,
    PATRONUM,
    SPELL_RANGE,
    TRAPS_EACH,
)
from spellwright.games.duels.queries import (
    card_word,
    model_of_piece,
    models_within,
    reach_of,
    targets_in_reach,
)
from spellwright.games.duels.rules.locks import unlock
from spellwright.games.duels.rules.movement import Move, can_end, enter
from spellwright.games.duels.rules.overlays import move_overlay, remove_overlay, turn_overlay
from spellwright.games.duels.rules.spell_targets import landing_spaces, objects_in_reach
from spellwright.games.duels.rules.spells.effect import SpellEffect
from spellwright.games.duels.rules.statuses import cleanse, heal, reveal_model
from spellwright.games.duels.rules.upkeep import disable, keep_up
from spellwright.games.duels.state import (
    NOTHING,
    NOWHERE,
    DuelsState,
    Mask,
)
from spellwright.kernel.option import FIRST, first_of, second_of, verb_of

APPARITION_REACH = 5
ACCIO_STEPS = 3
MARK_REACH = 3
PIERTOTUM_MODELS = 3
PIERTOTUM_MOVE = 2
REVELIO_REACH = 2
OBJECTS = 2
"""Reparo, Evanesco and Revelio work on up to so many things."""


class Shield(SpellEffect):
    """Protego, Protego Maxima: a lasting bonus for the target."""

    __slots__ = ()

    STEPS = ("protect",)

    def protect(self, s: DuelsState) -> None:
        keep_up(s, self.card, self.target(s))


class Aura(SpellEffect):
    """Fianto Duri, Nebulus: a lasting effect around the caster."""

    __slots__ = ()

    STEPS = ("spread",)

    def spread(self, s: DuelsState) -> None:
        keep_up(s, self.card, self.caster)


class Marker(SpellEffect):
    """Expecto Patronum, Fiendfyre: a Marker on the board (WD-36)."""

    __slots__ = ()

    STEPS = ("place",)

    def place(self, s: DuelsState) -> None:
        markers = {PATRONUM: s.patronus, FIENDFYRE: s.fiendfyre}[self.spell]
        markers[self.seat] = first_of(self.aimed)
        s.tell(words.MARKER_PLACED, self.spell, first_of(self.aimed))
        keep_up(s, self.card, NOTHING)


class Trap(SpellEffect):
    """Serpensortia, Cave Inimicum: a Trap that waits (WD-36.6)."""

    __slots__ = ()

    STEPS = ("place",)

    def place(self, s: DuelsState) -> None:
        first = self.seat * TRAPS_EACH
        trap = s.trap_at.index(NOWHERE, first, first + TRAPS_EACH)
        s.trap_at[trap] = first_of(self.aimed)
        s.trap_spell[trap] = self.spell
        s.trap_caster[trap] = self.caster
        s.tell(words.MARKER_PLACED, self.spell, first_of(self.aimed))


class Episkey(SpellEffect):
    """Up to 2 Impacts less."""

    __slots__ = ()

    STEPS = ("heal",)

    def heal(self, s: DuelsState) -> None:
        heal(s, self.target(s), 2)


class VulneraSanentur(SpellEffect):
    """Up to 3 Impacts less, no Poison, no Burning."""

    __slots__ = ()

    STEPS = ("heal",)

    def heal(self, s: DuelsState) -> None:
        heal(s, self.target(s), 3)
        cleanse(s, self.target(s), slow=False)


class FiniteIncantatem(SpellEffect):
    """An upkept Spell ends, or a friend is freed of Statuses."""

    __slots__ = ()

    STEPS = ("end",)

    def end(self, s: DuelsState) -> None:
        if verb_of(self.aimed) == words.MODEL:
            cleanse(s, self.target(s))
            return
        holder = model_of_piece(s, second_of(self.aimed))
        wanted = first_of(self.aimed)
        for card in s.upkept:
            if s.holder[card] == holder and card_word(s, card) == wanted:
                disable(s, card)
                return


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
        s.tell(words.APPEARED, s.piece[self.caster], first_of(s.answer))
        enter(s, self.caster)


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
        s.tell(words.MOVED, s.piece[target], s.at[target], first_of(s.answer))
        s.at[target] = first_of(s.answer)
        self.left -= 1
        self.go_to("choose")
        enter(s, target)


class ManyThings(SpellEffect):
    """A Spell that works on up to 2 things, chosen one after another."""

    left: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "work")

    def prepare(self) -> None:
        self.left = OBJECTS

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


class Reparo(ManyThings):
    """Lock Markers are removed from Artifacts."""

    __slots__ = ()

    def question(self) -> int:
        return words.ASK_UNLOCK

    def work_on(self, s: DuelsState) -> None:
        unlock(s, model_of_piece(s, second_of(s.answer)), first_of(s.answer))


class Evanesco(ManyThings):
    """Overlays without Models are turned to their Mystery side."""

    __slots__ = ()

    def work_on(self, s: DuelsState) -> None:
        turn_overlay(s, first_of(s.answer))


class Revelio(ManyThings):
    """Mystery Pieces are turned over; opposing Models near them lose Concealment."""

    __slots__ = ()

    def work_on(self, s: DuelsState) -> None:
        overlay = first_of(s.answer)
        turn_overlay(s, overlay)
        for model in models_within(s, 1 - self.seat, s.overlay_at[overlay], REVELIO_REACH):
            reveal_model(s, model)


class Reducto(SpellEffect):
    """A Terrain Overlay leaves the game, or a Trap the board."""

    __slots__ = ()

    STEPS = ("shatter",)

    def shatter(self, s: DuelsState) -> None:
        if verb_of(self.aimed) == words.OVERLAY:
            remove_overlay(s, first_of(self.aimed))
            return
        trap = s.trap_at.index(first_of(self.aimed))
        s.trap_at[trap] = NOWHERE
        s.trap_spell[trap] = NOTHING
        s.tell(words.TRAP_GONE, first_of(self.aimed))


class Morsmordre(SpellEffect):
    """Friends within 3 have Advantage 1 on their next Combat Spell this Round."""

    __slots__ = ()

    STEPS = ("mark",)

    def mark(self, s: DuelsState) -> None:
        for model in models_within(s, self.seat, s.at[self.caster], MARK_REACH):
            s.dark_mark[model] += 1
            s.tell(words.GAINED_EDGE, s.piece[model])


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
