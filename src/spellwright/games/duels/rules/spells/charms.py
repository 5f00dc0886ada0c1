"""Spells that protect, heal and lie in wait."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.content.columns import (
    FIENDFYRE,
    PATRONUM,
    SPELL_ACTS_AS,
    TRAPS_EACH,
)
from spellwright.games.duels.queries import (
    card_word,
    model_of_piece,
    models_within,
)
from spellwright.games.duels.rules.spells.effect import SpellEffect, effect
from spellwright.games.duels.rules.statuses import cleanse, heal, heal_or_nothing
from spellwright.games.duels.rules.upkeep import disable, keep_up
from spellwright.games.duels.state import (
    NOTHING,
    NOWHERE,
    DuelsState,
)
from spellwright.kernel.option import first_of, second_of, verb_of
from spellwright.kernel.record import with_entry

MARK_REACH: Final = 3
MARK_ADVANTAGE: Final = 1
EPISKEY_HEALS: Final = 2
VULNERA_HEALS: Final = 3


@effect("protego", "protego-maxima")
class Shield(SpellEffect):
    """Protego, Protego Maxima: a lasting bonus for the target."""

    __slots__ = ()

    STEPS = ("protect",)

    def protect(self, s: DuelsState) -> None:
        keep_up(s, self.card, self.target(s))


@effect("fianto-duri", "nebulus")
class Aura(SpellEffect):
    """Fianto Duri, Nebulus: a lasting effect around the caster."""

    __slots__ = ()

    STEPS = ("spread",)

    def spread(self, s: DuelsState) -> None:
        keep_up(s, self.card, self.caster)


@effect("expecto-patronum", "fiendfyre")
class Marker(SpellEffect):
    """Expecto Patronum, Fiendfyre: a Marker on the board (WD-36)."""

    __slots__ = ()

    STEPS = ("place",)

    def place(self, s: DuelsState) -> None:
        markers = {PATRONUM: s.patronus, FIENDFYRE: s.fiendfyre}[SPELL_ACTS_AS[self.spell]]
        markers[self.seat] = first_of(self.aimed)
        s.tell(story.MARKER_PLACED, self.spell, first_of(self.aimed))
        keep_up(s, self.card, NOTHING)


@effect("serpensortia", "cave-inimicum")
class Trap(SpellEffect):
    """Serpensortia, Cave Inimicum: a Trap that waits (WD-36.6)."""

    __slots__ = ()

    STEPS = ("place",)

    def place(self, s: DuelsState) -> None:
        first = self.seat * TRAPS_EACH
        trap = s.trap_at.index(NOWHERE, first, first + TRAPS_EACH)
        s.trap_at = with_entry(s.trap_at, trap, first_of(self.aimed))
        s.trap_spell = with_entry(s.trap_spell, trap, self.spell)
        s.trap_caster = with_entry(s.trap_caster, trap, self.caster)
        s.tell(story.MARKER_PLACED, self.spell, first_of(self.aimed))


@effect("episkey")
class Episkey(SpellEffect):
    """Up to 2 Impacts less."""

    __slots__ = ()

    STEPS = ("heal",)

    def heal(self, s: DuelsState) -> None:
        heal_or_nothing(s, self.target(s), EPISKEY_HEALS)


@effect("vulnera-sanentur")
class VulneraSanentur(SpellEffect):
    """Up to 3 Impacts less, no Poison, no Burning."""

    __slots__ = ()

    STEPS = ("heal",)

    def heal(self, s: DuelsState) -> None:
        heal(s, self.target(s), VULNERA_HEALS)
        cleanse(s, self.target(s), slow=False)


@effect("finite-incantatem")
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


@effect("morsmordre")
class Morsmordre(SpellEffect):
    """Friends within 3 have Advantage 1 on their next Combat Spell this Round."""

    __slots__ = ()

    STEPS = ("mark",)

    def mark(self, s: DuelsState) -> None:
        for model in models_within(s, self.seat, s.at[self.caster], MARK_REACH):
            s.dark_mark[model] += MARK_ADVANTAGE
            s.tell(story.GAINED_EDGE, s.piece[model])
