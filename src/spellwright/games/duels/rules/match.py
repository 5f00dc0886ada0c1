"""The game from preparation to its winner (WD-1.2, WD-13)."""

from __future__ import annotations

from spellwright.games.duels.content.columns import ROUNDS
from spellwright.games.duels.rules.activation import ActivationPhase
from spellwright.games.duels.rules.end_phase import EndPhase, determine_winner
from spellwright.games.duels.rules.preparation import Preparation
from spellwright.games.duels.rules.setup import SetUp
from spellwright.games.duels.rules.start_phase import StartPhase
from spellwright.games.duels.state import PLAYING, DuelsProcedure, DuelsState


class Match(DuelsProcedure):
    """Preparation, setup, three Rounds, the winner."""

    __slots__ = ()

    STEPS = (
        "prepare",
        "set_up",
        "start_phase",
        "activation_phase",
        "end_phase",
        "next_round",
    )

    def prepare(self, s: DuelsState) -> None:
        s.push(Preparation())

    def set_up(self, s: DuelsState) -> None:
        s.push(SetUp())

    def start_phase(self, s: DuelsState) -> None:
        s.stage = PLAYING
        s.round += 1
        s.push(StartPhase())

    def activation_phase(self, s: DuelsState) -> None:
        s.push(ActivationPhase(s.starter))

    def end_phase(self, s: DuelsState) -> None:
        s.push(EndPhase())

    def next_round(self, s: DuelsState) -> None:
        """WD-18.5 to WD-18.7."""
        if s.round == ROUNDS or s.last_activation:
            determine_winner(s)
        else:
            self.go_to("start_phase")
