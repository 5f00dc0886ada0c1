"""The match: set-up, turns, victory, rematches (FW-4, FW-12.7, FW-14)."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import story
from spellwright.games.wizardry.content.columns import REMATCH_HITS
from spellwright.games.wizardry.lexicons import MOST_AMOUNT
from spellwright.games.wizardry.rules.action_phase import ActionPhase
from spellwright.games.wizardry.rules.defeat import ROUNDS_APART
from spellwright.games.wizardry.rules.end_of_turn import EndOfTurn
from spellwright.games.wizardry.rules.initiative import InitiativePhase
from spellwright.games.wizardry.rules.planning import PlanningPhase
from spellwright.games.wizardry.rules.setup import SetUp
from spellwright.games.wizardry.state import WizardryProcedure, WizardryState
from spellwright.kernel.outcome import ranks_by

CAP_DIE: Final = 6
CAP_REMATCH: Final = 2
"""A rematch with 1 hit (FW-16.5)."""


class Match(WizardryProcedure):
    """A game from the set-up to its winner, with the rematches that a draw demands."""

    __slots__ = ()

    STEPS = (
        "set_up",
        "take_places",
        "planning_phase",
        "initiative_phase",
        "action_phase",
        "end_of_turn",
        "victory",
    )

    def set_up(self, s: WizardryState) -> None:
        s.push(SetUp())

    def take_places(self, s: WizardryState) -> None:
        """FW-3.10, FW-3.11."""
        s.start_again()
        for wizard, taking_part in enumerate(s.taking_part):
            if taking_part:
                s.at[wizard] = s.board.start[wizard]
        s.tell(story.GAME_BEGAN, s.hits_to_defeat)

    def planning_phase(self, s: WizardryState) -> None:
        s.turn += 1
        s.tell(story.TURN_BEGAN, min(s.turn, MOST_AMOUNT))
        s.push(PlanningPhase(s.seats))

    def initiative_phase(self, s: WizardryState) -> None:
        s.push(InitiativePhase())

    def action_phase(self, s: WizardryState) -> None:
        s.push(ActionPhase())

    def end_of_turn(self, s: WizardryState) -> None:
        s.push(EndOfTurn())

    def victory(self, s: WizardryState) -> None:
        """FW-14.6 to FW-14.8, FW-16.5."""
        standing = [wizard for wizard in range(s.seats) if s.in_play[wizard]]
        if len(standing) == 1:
            self._win(s, standing, story.LAST_STANDING)
        elif not standing:
            now = s.rematch * ROUNDS_APART + s.turn
            self._rematch(s, [w for w in range(s.seats) if s.out_at[w] == now], s.rematch + 1)
        elif s.turn == s.settings["turn-cap"]:
            self._cap(s, standing)
        else:
            self.go_to("planning_phase")

    def _cap(self, s: WizardryState, standing: list[int]) -> None:
        """FW-16.5."""
        s.tell(story.CAP_REACHED)
        fewest = min([s.hits[wizard] for wizard in standing])
        best = [wizard for wizard in standing if s.hits[wizard] == fewest]
        for wizard in standing:
            s.out_at[wizard] = s.rematch * ROUNDS_APART + s.turn + 1
        if len(best) == 1:
            self._win(s, best, story.FEWEST_HITS)
        elif s.rematch < CAP_REMATCH:
            self._rematch(s, best, CAP_REMATCH)
        else:
            self._roll_for_victory(s, best)

    def _roll_for_victory(self, s: WizardryState, tied: list[int]) -> None:
        while len(tied) > 1:
            rolls = [s.chance.roll(CAP_DIE) for _ in tied]
            for wizard, roll in zip(tied, rolls, strict=True):
                s.tell(story.CAP_ROLLED, wizard, roll)
            tied = [w for w, roll in zip(tied, rolls, strict=True) if roll == max(rolls)]
        self._win(s, tied, story.LUCKY_ROLL)

    def _rematch(self, s: WizardryState, drawn: list[int], number: int) -> None:
        """FW-14.9 to FW-14.11: the drawn players only, with fewer hits."""
        s.rematch = number
        s.hits_to_defeat = REMATCH_HITS[min(number, len(REMATCH_HITS) - 1)]
        s.taking_part = [1 if wizard in drawn else 0 for wizard in range(s.seats)]
        s.tell(story.DRAWN, s.hits_to_defeat)
        self.go_to("take_places")

    def _win(self, s: WizardryState, winner: list[int], ending: int) -> None:
        """The winner has the first place, the others follow by how long they lasted."""
        s.tell(story.WINS, winner[0])
        s.out_at[winner[0]] = s.rematch * ROUNDS_APART + ROUNDS_APART - 1
        scores = [1 if wizard in winner else 0 for wizard in range(s.seats)]
        s.finish(ending, ranks_by(s.out_at), scores)
