"""What the effects of all Spells have in common."""

from __future__ import annotations

from typing import ClassVar, Final

from spellwright.content import Register, missing_value, unknown_word
from spellwright.games.duels import story
from spellwright.games.duels.conditions import BLINDED, HANGING, SILENCED, begin
from spellwright.games.duels.content.columns import (
    COUNTER_SPELL,
    IS_COMBAT,
    IS_REACTION,
    SPELL_ACTS_AS,
    SPELL_BLIND,
    SPELL_BURNING,
    SPELL_DAMAGE,
    SPELL_DAZE,
    SPELL_DOUSE,
    SPELL_HANG,
    SPELL_LIMIT,
    SPELL_POISON,
    SPELL_PUSH,
    SPELL_SILENCE,
    SPELL_SLOW,
)
from spellwright.games.duels.content.rows import SPELL_ENTRIES, places, resolved
from spellwright.games.duels.queries import model_of_piece
from spellwright.games.duels.rules.harm import FROM_SPELL, hurt
from spellwright.games.duels.rules.push import Push
from spellwright.games.duels.rules.statuses import burn, daze, poison, put_out, restrict, slow_down
from spellwright.games.duels.state import (
    Chosen,
    DuelsProcedure,
    DuelsState,
    Model,
    Seat,
    Spell,
)
from spellwright.kernel.option import first_of
from spellwright.kernel.pack import own_key


class SpellEffect(DuelsProcedure):
    """The effect of a Spell. `aimed` is the option by which its target was chosen.

    `seat` makes the choices and `cause` is the Model to which Impacts count.
    """

    seat: Seat
    cause: Model
    caster: Model
    card: int
    spell: Spell
    aimed: Chosen
    __slots__ = tuple(__annotations__)

    def __init__(
        self, seat: int, cause: int, caster: int, card: int, spell: int, aimed: int
    ) -> None:
        self.seat = seat
        self.cause = cause
        self.caster = caster
        self.card = card
        self.spell = spell
        self.aimed = aimed
        self.prepare()

    def prepare(self) -> None:
        """Start values of a Spell's own fields."""

    def target(self, s: DuelsState) -> int:
        return model_of_piece(s, first_of(self.aimed))

    def damage(self, s: DuelsState, model: int, amount: int) -> None:
        hurt(s, model, amount, FROM_SPELL, self.cause)

    def strike(self, s: DuelsState) -> None:
        """The Damage of the card to its target, with what a lower part adds (WD-22.16)."""
        self.damage(s, self.target(s), SPELL_DAMAGE[self.spell] + s.sharper)

    def push_away(self, s: DuelsState, spaces: int) -> None:
        target = self.target(s)
        if s.at[target] >= 0 and s.at[self.caster] >= 0:
            s.push(Push(target, spaces, s.at[self.caster], self.seat))
        else:
            s.result = 0


class Hex(SpellEffect):
    """A Combat Spell that is told by its figures: Damage, Push, Statuses (WD-38.2)."""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = ("impacts", "push", "statuses")

    def impacts(self, s: DuelsState) -> None:
        if SPELL_DAMAGE[self.spell]:
            self.strike(s)

    def push(self, s: DuelsState) -> None:
        if SPELL_PUSH[self.spell]:
            self.push_away(s, SPELL_PUSH[self.spell])

    def statuses(self, s: DuelsState) -> None:
        self.lay_on(s, self.target(s))

    def lay_on(self, s: DuelsState, model: int) -> None:
        """The Statuses and lasting effects of the card; not on a removed Model."""
        if s.at[model] < 0:
            return
        spell, piece = self.spell, s.piece[model]
        slow_down(s, model, SPELL_SLOW[spell])
        poison(s, model, SPELL_POISON[spell])
        if SPELL_BURNING[spell]:
            burn(s, model)
        daze(s, model, SPELL_DAZE[spell])
        if SPELL_LIMIT[spell]:
            restrict(s, model)
        if SPELL_SILENCE[spell]:
            begin(s, model, SILENCED)
            s.tell(story.SILENCED, piece)
        if SPELL_BLIND[spell]:
            begin(s, model, BLINDED)
            s.tell(story.BLINDED, piece)
        if SPELL_HANG[spell]:
            begin(s, model, HANGING)
            s.tell(story.HANGING, piece)
        if SPELL_DOUSE[spell]:
            put_out(s, model)


effect: Final[Register[type[SpellEffect]]] = Register("effect", extends=SpellEffect)
"""The effects of the Spells, by their keys."""
EFFECTS: Final[list[type[SpellEffect]]] = []
"""By the numbers of Spells, once all effects are there (`resolve_effects`)."""
_FIGURES: Final = (
    SPELL_DAMAGE,
    SPELL_PUSH,
    SPELL_SLOW,
    SPELL_POISON,
    SPELL_BURNING,
    SPELL_DAZE,
    SPELL_LIMIT,
    SPELL_SILENCE,
    SPELL_BLIND,
    SPELL_HANG,
    SPELL_DOUSE,
)


def resolve_effects() -> None:
    """Find the effect of each Spell, the game's and those of packs; refused if one is missing, or
    if a Reaction has another one than that of the Counter-Spell.
    """
    EFFECTS[:] = resolved(SPELL_ENTRIES, effect, _by_figures)
    for number, place in enumerate(places(SPELL_ENTRIES, "effect")):
        row = SPELL_ENTRIES[number].row
        if IS_REACTION[number] != (SPELL_ACTS_AS[number] == COUNTER_SPELL):
            known = ["counter-spell"] if IS_REACTION[number] else []
            raise unknown_word("effect", row["effect"] or own_key(row["key"]), place, known)


def _by_figures(number: int) -> type[SpellEffect] | None:
    """A Combat Spell that no code brings an effect for is told by its figures; a Reaction works
    before a Clash.
    """
    entry = SPELL_ENTRIES[number]
    is_lent = SPELL_ACTS_AS[number] != number
    has_figures = any(column[number] for column in _FIGURES)
    if (not entry.row["effect"] or is_lent) and IS_COMBAT[number] and has_figures:
        return Hex
    if is_lent and not has_figures and IS_COMBAT[number] and not IS_REACTION[number]:
        # The other one is told by its figures, too: without any this one would do nothing.
        raise missing_value(entry.table.place(entry.row, "damage"))
    return SpellEffect if SPELL_ACTS_AS[number] == COUNTER_SPELL else None
