"""Encounters (TA-8)."""

from __future__ import annotations

from spellwright.games.talisman.state import Seat, TalismanProcedure, TalismanState


class Encounter(TalismanProcedure):
    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("meet",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def meet(self, s: TalismanState) -> None:
        pass
