"""What Spells do and what they are aimed at, found by their keys or by the words of their rows.

Files of the box and the code of packs fill the registers; `resolve_spell_effects` turns them into
lists by number once all is loaded. A word that nobody has written is refused with its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register
from spellwright.games.talisman.content.columns import (
    ALL_SPELLS,
    SPELL_WHEN,
    spell_aim_place,
    spell_effect_place,
)
from spellwright.games.talisman.queries import seat_of
from spellwright.games.talisman.state import Aim, Seat, TalismanProcedure, TalismanState
from spellwright.kernel.option import first_of

AtOnce = Callable[[TalismanState, int, int], None]
"""An effect that asks for nothing more, from caster and aim."""
Aims = Callable[[TalismanState, int, int, int], list[int]]
"""What a Spell can be aimed at, from caster, Spell and moment."""


class SpellEffect(TalismanProcedure):
    """An effect knows its caster and the option by which it was aimed."""

    caster: Seat
    aim: Aim
    __slots__ = tuple(__annotations__)

    def __init__(self, caster: int, aim: int) -> None:
        self.caster = caster
        self.aim = aim

    def target(self, s: TalismanState) -> int:
        return seat_of(s, first_of(self.aim))


effect: Final[Register[type[SpellEffect]]] = Register("effect", extends=SpellEffect)
"""The effects of Spells that ask for a choice or a die when they work."""
at_once: Final[Register[AtOnce]] = Register("effect", takes=3)
"""The effects of Spells that ask for nothing more."""
aim: Final[Register[Aims]] = Register("aim", takes=4)
"""What a Spell can be aimed at when its time has come: by the key of a Spell, or by the word in the
column `aim`."""
sent_on: Final[Register[Aims]] = Register("aim")
"""New targets for a blocked Spell that is usually cast only at a certain time (TA-MM3)."""

EFFECTS: Final[list[type[SpellEffect] | None]] = []
AT_ONCE: Final[list[AtOnce | None]] = []
AIMS: Final[list[Aims | None]] = []
"""By the numbers of Spells; None where the time of a Spell leaves no choice."""
SENT_ON_AIMS: Final[list[Aims | None]] = []
USUAL_AIM: Final = {
    "any": "anybody",
    "own-start": "others",
    "start": "whose-turn",
    "fight": "fighter",
    "danger": "danger",
}
"""What a Spell of a certain time is aimed at, if nothing is said."""


def resolve_spell_effects() -> None:
    """Find the effect and the aim of each Spell; refused if one is missing."""
    for spell in ALL_SPELLS:
        word, place = spell_effect_place(spell)
        quick = at_once.find(word, place.pack)
        AT_ONCE.append(quick)
        EFFECTS.append(
            effect.wanted(word, place, at_once.offered(place.pack)) if quick is None else None
        )
        named, aim_place = spell_aim_place(spell)
        found = aim.wanted(named, aim_place) if named else aim.find(word, place.pack)
        if found is None:
            found = aim.find(USUAL_AIM.get(SPELL_WHEN[spell], ""), "")
        AIMS.append(found)
        further = sent_on.find(named or word, place.pack)
        SENT_ON_AIMS.append(further)
