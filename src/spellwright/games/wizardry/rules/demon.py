"""The demon acts at the start of the action phase (FW-13.13 to FW-13.18)."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import story, words
from spellwright.games.wizardry.content.columns import EVOCATIONS
from spellwright.games.wizardry.rules.spell import EFFECTS
from spellwright.games.wizardry.state import (
    NOBODY,
    NOWHERE,
    Action,
    Seat,
    WizardryProcedure,
    WizardryState,
)
from spellwright.kernel.option import FIRST, first_of

DEMON_DIE: Final = 6


class DemonActs(WizardryProcedure):
    """The player with the initiative rolls for the demon's spell and makes its choices."""

    chooser: Seat
    spell: Action
    __slots__ = tuple(__annotations__)

    STEPS = ("roll", "choose", "cast")

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser
        self.spell = NOWHERE

    def roll(self, s: WizardryState) -> None:
        roll = s.chance.roll(DEMON_DIE)
        s.tell(story.DEMON_ROLLED, self.chooser, roll)
        if roll <= len(EVOCATIONS):
            self.spell = EVOCATIONS[roll - 1]
            self.go_to("cast")
        else:
            s.ask(self.chooser, words.ASK_DEMON_SPELL)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        return [words.CAST | spell << FIRST for spell in EVOCATIONS]

    def choose(self, s: WizardryState) -> None:
        self.spell = first_of(s.answer)

    def cast(self, s: WizardryState) -> None:
        s.tell(story.DEMON_CASTS, self.spell)
        s.push(EFFECTS[self.spell](NOBODY, self.spell, NOWHERE, self.chooser))
