"""Lord Voldemort's movement and attack (TA-7)."""

from __future__ import annotations

from spellwright.games.talisman.state import Seat, TalismanProcedure, TalismanState


class VoldemortMoves(TalismanProcedure):
    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("roll",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def roll(self, s: TalismanState) -> None:
        pass
