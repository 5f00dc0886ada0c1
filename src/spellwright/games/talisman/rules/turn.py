"""One turn: start, movement, encounter, end (TA-5)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import story
from spellwright.games.talisman.content.names import PORTKEY
from spellwright.games.talisman.rules import side_abilities
from spellwright.games.talisman.rules.card_effects import TURN_BEGINS
from spellwright.games.talisman.rules.coming_back import ComeBack
from spellwright.games.talisman.rules.encounter import Encounter
from spellwright.games.talisman.rules.end_of_turn import EndOfTurn, end_of_lost_turn
from spellwright.games.talisman.rules.meeting import EndOfMove
from spellwright.games.talisman.rules.movement import HELD, Move, return_portkey
from spellwright.games.talisman.rules.movement import MOVED as AFTER_MOVE
from spellwright.games.talisman.rules.spell_targets import MOVED, START
from spellwright.games.talisman.rules.spell_windows import open_window
from spellwright.games.talisman.rules.start_of_turn import StartOfTurn
from spellwright.games.talisman.rules.voldemort import VoldemortMoves
from spellwright.games.talisman.state import NOBODY, Flag, Seat, TalismanProcedure, TalismanState

STAYED_LAST_TURN: Final = 2


class Turn(TalismanProcedure):
    """TA-5.1, TA-5.12."""

    seat: Seat
    extra: Flag
    held: Flag
    __slots__ = tuple(__annotations__)

    STEPS = (
        "begin",
        "come_back",
        "miss_turn",
        "use_abilities",
        "spells_before_moving",
        "move",
        "after_moving",
        "end_of_move",
        "voldemort",
        "encounter",
        "end",
    )

    def __init__(self, seat: int, extra: int) -> None:
        self.seat = seat
        self.extra = extra
        self.held = 0

    def begin(self, s: TalismanState) -> None:
        seat = self.seat
        s.clear_turn()
        s.active = seat
        s.extra_turn = self.extra
        s.was_ferret = int(s.ferret[seat] > 0)
        s.portkey_ready[seat] = int(PORTKEY in s.objects[seat])
        s.stayed[seat] = STAYED_LAST_TURN if s.stayed[seat] == 1 else 0
        self._let_spells_work(s)
        if self.extra:
            s.tell(story.EXTRA_TURN, s.character[seat])
        if s.life[seat]:
            self.go_to("miss_turn")

    def _let_spells_work(self, s: TalismanState) -> None:
        """TA-17.22: Spells that were sent on to this Character work in this turn."""
        seat = self.seat
        s.frozen, s.frozen_next[seat] = s.frozen_next[seat], 0
        s.ruled_by, s.ruled_next[seat] = s.ruled_next[seat], NOBODY
        s.steered_by, s.steered_next[seat] = s.steered_next[seat], NOBODY

    def come_back(self, s: TalismanState) -> None:
        """TA-20.5, TA-26.4."""
        if not s.life[self.seat]:
            s.push(ComeBack(self.seat))

    def miss_turn(self, s: TalismanState) -> None:
        """TA-5.11, TA-5.13."""
        seat = self.seat
        if s.lost[seat]:
            s.lost[seat] -= 1
            s.stored[seat] = 0
            s.tell(story.MISSED, s.character[seat])
            self.stop()
            return_portkey(s, seat)
            end_of_lost_turn(s, seat)
        else:
            s.tell(story.TURN_BEGAN, s.character[seat], s.at[seat])
            if not s.frozen:
                self._begin_with_content(s)
            if s.frozen or not (s.objects[seat] or s.followers[seat]):
                self.go_to("spells_before_moving")

    def _begin_with_content(self, s: TalismanState) -> None:
        """What the side and the cards of packs do now."""
        seat = self.seat
        side = s.side[seat]
        if side in side_abilities.TURN_BEGINS and not s.ferret[seat]:
            side_abilities.TURN_BEGINS[side](s, seat)
        if TURN_BEGINS:
            for card in [*s.objects[seat], *s.followers[seat]]:
                if card in TURN_BEGINS:
                    TURN_BEGINS[card](s, seat, card)

    def use_abilities(self, s: TalismanState) -> None:
        s.push(StartOfTurn(self.seat))

    def spells_before_moving(self, s: TalismanState) -> None:
        open_window(s, START)

    def move(self, s: TalismanState) -> None:
        """TA-17.19: a frozen Character neither moves nor meets anything."""
        seat = self.seat
        if s.frozen:
            s.tell(story.FROZEN, s.character[seat])
            s.stored[seat] = 0
            self.go_to("end")
            return_portkey(s, seat)
        elif s.turn_over:
            self.go_to("end")
        else:
            s.push(Move(seat))

    def after_moving(self, s: TalismanState) -> None:
        if s.result != AFTER_MOVE:
            self.held = int(s.result == HELD)
            self.go_to("encounter")
        elif s.life[self.seat]:
            if s.roll != 1 and s.at.count(s.at[self.seat]) == 1:
                self.go_to("encounter")
            open_window(s, MOVED)

    def end_of_move(self, s: TalismanState) -> None:
        """TA-6.23 (1)."""
        if s.life[self.seat]:
            s.push(EndOfMove(self.seat))

    def voldemort(self, s: TalismanState) -> None:
        """TA-7.1, TA-7.24."""
        if s.roll == 1:
            s.push(VoldemortMoves(self.seat))

    def encounter(self, s: TalismanState) -> None:
        if not s.turn_over:
            s.push(Encounter(self.seat, self.held))

    def end(self, s: TalismanState) -> None:
        s.push(EndOfTurn(self.seat))
