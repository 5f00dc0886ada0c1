"""The initiative phase (FW-6)."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import story, words
from spellwright.games.wizardry.content.columns import (
    AWARENESS,
    DEFEND,
    INITIATIVE,
    INNATE_DEFEND,
    INNATE_INITIATIVE,
    POINTS,
)
from spellwright.games.wizardry.state import Seat, WizardryProcedure, WizardryState, action_of
from spellwright.kernel.option import verb_of

TIE_DIE: Final = 6


class InitiativePhase(WizardryProcedure):
    """FW-6: counts are shown, the order is made, pools are set."""

    asked: list[Seat]
    declared: list[Seat]
    __slots__ = tuple(__annotations__)

    STEPS = (
        "reveal_counts",
        "order_of_play",
        "ask_step_ahead",
        "declare",
        "set_order",
        "set_pools",
    )

    def __init__(self) -> None:
        self.asked = []
        self.declared = []

    def reveal_counts(self, s: WizardryState) -> None:
        """FW-6.1, FW-6.8: Initiative and Defend entries take effect here and leave the plans."""
        s.reveal()
        s.announced = [-1] * s.seats
        for wizard in range(s.seats):
            if s.in_play[wizard]:
                planned = [action_of(entry) for entry in s.plan[wizard]]
                s.initiative_entries[wizard] = planned.count(INITIATIVE)
                s.defend_entries[wizard] = planned.count(DEFEND)
                s.plan[wizard] = [
                    entry
                    for entry in s.plan[wizard]
                    if action_of(entry) not in (INITIATIVE, DEFEND)
                ]
                s.tell(
                    story.COMMITTED, wizard, s.initiative_entries[wizard], s.defend_entries[wizard]
                )

    def order_of_play(self, s: WizardryState) -> None:
        """FW-6.2 to FW-6.4."""
        totals = [
            INNATE_INITIATIVE[s.profile[wizard]] + s.initiative_entries[wizard]
            for wizard in range(s.seats)
        ]
        waiting = [wizard for wizard in range(s.seats) if s.in_play[wizard]]
        s.order = []
        while waiting:
            highest = max([totals[wizard] for wizard in waiting])
            s.order += _roll_off(s, [wizard for wizard in waiting if totals[wizard] == highest])
            waiting = [wizard for wizard in waiting if totals[wizard] < highest]

    def ask_step_ahead(self, s: WizardryState) -> None:
        """FW-6.9: wizards that can step ahead are asked in order, if it could change anything."""
        able = [wizard for wizard in s.order if s.step_ahead[wizard]]
        waiting = [wizard for wizard in able if wizard not in self.asked]
        if not waiting or able == s.order[:1]:
            self.go_to("set_order")
            return
        self.asked.append(waiting[0])
        s.ask(waiting[0], words.ASK_DECLARE)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        return [words.DECLARE, words.DECLINE]

    def declare(self, s: WizardryState) -> None:
        if verb_of(s.answer) == words.DECLARE:
            self.declared.append(s.answered_by)
            s.tell(story.DECLARED, s.answered_by)
        self.go_to("ask_step_ahead")

    def set_order(self, s: WizardryState) -> None:
        """FW-6.5, FW-6.6."""
        others = [wizard for wizard in s.order if wizard not in self.declared]
        s.order = self.declared + others
        s.tell(story.GOES_FIRST, s.order[0])

    def set_pools(self, s: WizardryState) -> None:
        """FW-6.7."""
        for wizard in s.order:
            bonus = POINTS[AWARENESS] if s.aware[wizard] else 0
            s.pool[wizard] = INNATE_DEFEND[s.profile[wizard]] + bonus + s.defend_entries[wizard]


def _roll_off(s: WizardryState, tied: list[int]) -> list[int]:
    """FW-6.4: the tied roll, higher goes first; those still tied roll again."""
    if len(tied) == 1:
        return tied
    rolls: dict[int, list[int]] = {}
    for wizard in tied:
        roll = s.chance.roll(TIE_DIE)
        s.tell(story.TIE_ROLLED, wizard, roll)
        rolls.setdefault(roll, []).append(wizard)
    order: list[int] = []
    for roll in sorted(rolls, reverse=True):
        order += _roll_off(s, rolls[roll])
    return order
