"""Walking along the rings, and the crossings on the way (TA-6.1 to TA-6.6, TA-21, TA-23)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import story, words
from spellwright.games.talisman.board import (
    CASTLE,
    CLOCKWISE,
    COUNTER,
    GATES,
    HOGSMEADE_STATION,
    KINGS_CROSS,
    NEXT,
    REGION,
    ROOM,
    STAIRCASES,
)
from spellwright.games.talisman.rules.crossing import PASSED, BarrierTest, GatesTest
from spellwright.games.talisman.rules.placement import go_to_space, may_change_region
from spellwright.games.talisman.state import (
    NOBODY,
    Flag,
    Seat,
    Spaces,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, SECOND, first_of, verb_of

NO_DIRECTION: Final = -1


def destination(start: int, direction: int, steps: int) -> int:
    """The space where a walk ends if no choice interrupts it (TA-6.24)."""
    place = start
    for _ in range(steps):
        place = NEXT[direction][place]
        if place in (STAIRCASES, ROOM):
            break
    return place


class Walk(TalismanProcedure):
    """A move of a number of spaces. The direction is chosen at the start and after a crossing."""

    seat: Seat
    left: Spaces
    direction: int
    crossed: Flag
    __slots__ = tuple(__annotations__)

    STEPS = (
        "set_out",
        "choose",
        "steer",
        "steered",
        "step_on",
        "on_the_way",
        "after_barrier",
        "after_gates",
    )

    def __init__(self, seat: int, spaces: int) -> None:
        self.seat = seat
        self.left = spaces
        self.direction = NO_DIRECTION
        self.crossed = 0

    def set_out(self, s: TalismanState) -> None:
        """TA-6.2, TA-6.3: which way round, or a crossing from where the figure stands."""
        if not self.left:
            self._arrive(s)
        elif self._steerer(s) == NOBODY:
            s.ask(self.seat, words.ASK_DIRECTION, self.left)
        elif self._crossings(s):
            s.ask(self.seat, words.ASK_ON_THE_WAY, s.at[self.seat], self.left)
        else:
            self.go_to("steer")

    def _steerer(self, s: TalismanState) -> int:
        """TA-S14, TA-S18: somebody else chooses the direction."""
        steerer = s.steered_by if s.steered_by != NOBODY else s.ruled_by
        return steerer if steerer != NOBODY and s.life[steerer] else NOBODY

    def _crossings(self, s: TalismanState) -> list[int]:
        """What can be tried from the space where the figure is now (TA-21.26)."""
        space = s.at[self.seat]
        if not may_change_region(s):
            return []
        if space == KINGS_CROSS and not self.crossed:
            if s.permit[self.seat] and self.direction == NO_DIRECTION:
                return [words.CROSS | HOGSMEADE_STATION << FIRST]
            return [words.BARRIER]
        if space == GATES:
            return [words.GATES]
        if space == HOGSMEADE_STATION and self.left and not self.crossed:
            return [words.CROSS | KINGS_CROSS << FIRST]
        return []

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_STEER:
            return [words.DIRECTION | way << FIRST for way in (CLOCKWISE, COUNTER)]
        if question == words.ASK_ON_THE_WAY:
            return [words.WALK_ON, *self._crossings(s)]
        here = s.at[self.seat]
        ways = [
            words.WALK | way << FIRST | destination(here, way, self.left) << SECOND
            for way in (CLOCKWISE, COUNTER)
        ]
        return ways + self._crossings(s)

    def choose(self, s: TalismanState) -> None:
        verb = verb_of(s.answer)
        if verb == words.WALK:
            self.direction = first_of(s.answer)
            self.go_to("step_on")
        elif verb != words.WALK_ON:
            self._cross(s, verb)

    def steer(self, s: TalismanState) -> None:
        s.ask(self._steerer(s), words.ASK_STEER, s.character[self.seat], self.left)

    def steered(self, s: TalismanState) -> None:
        self.direction = first_of(s.answer)

    def step_on(self, s: TalismanState) -> None:
        """Walk space by space, until the move is over or something can be tried."""
        space, way = s.at[self.seat], self.direction
        while self.left:
            space = NEXT[way][space]
            self.left -= 1
            if REGION[space] == CASTLE:
                if space in (STAIRCASES, ROOM):
                    self.left = 0
            elif space in (KINGS_CROSS, GATES, HOGSMEADE_STATION):
                self._move_to(s, space)
                if self._crossings(s):
                    s.ask(self.seat, words.ASK_ON_THE_WAY, space, self.left)
                    return
        self._move_to(s, space)
        self._arrive(s)

    def _move_to(self, s: TalismanState, space: int) -> None:
        if space != s.at[self.seat]:
            go_to_space(s, self.seat, space)

    def _arrive(self, s: TalismanState) -> None:
        s.tell(story.WALKED, s.character[self.seat], s.at[self.seat])
        self.stop()

    def on_the_way(self, s: TalismanState) -> None:
        verb = verb_of(s.answer)
        if verb == words.WALK_ON:
            self.go_to("step_on")
            if not self.left:
                self._arrive(s)
        else:
            s.tell(story.WALKED, s.character[self.seat], s.at[self.seat])
            self._cross(s, verb)

    def _cross(self, s: TalismanState, verb: int) -> None:
        if verb == words.BARRIER:
            self.go_to("after_barrier")
            s.push(BarrierTest(self.seat))
        elif verb == words.GATES:
            self.go_to("after_gates")
            s.push(GatesTest(self.seat))
        else:
            self._change_ring(s, HOGSMEADE_STATION + KINGS_CROSS - s.at[self.seat])

    def _change_ring(self, s: TalismanState, space: int) -> None:
        """TA-21.2, TA-21.7: one space of the move; the rest in a new direction."""
        self.left -= 1
        self.crossed = 1
        self.direction = NO_DIRECTION
        self.go_to("set_out")
        s.tell(story.CROSSED, s.character[self.seat], space)
        go_to_space(s, self.seat, space)

    def after_barrier(self, s: TalismanState) -> None:
        if s.result == PASSED and self.left and s.life[self.seat]:
            self._change_ring(s, HOGSMEADE_STATION)
            return
        if s.result == PASSED:
            s.permit[self.seat] = 1
        s.turn_over = 1
        self.stop()

    def after_gates(self, s: TalismanState) -> None:
        """TA-23.6: movement left is lost."""
        if s.result == PASSED and s.life[self.seat]:
            go_to_space(s, self.seat, STAIRCASES)
            s.tell(story.WALKED, s.character[self.seat], STAIRCASES)
        s.turn_over = 1
        self.stop()
