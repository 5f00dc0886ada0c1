"""Movement, Space by Space (WD-6, WD-16)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.board import DIFFICULT, IMPASSABLE
from spellwright.games.duels.conditions import ANIMAL, is_now
from spellwright.games.duels.content.columns import (
    ANIMAL_MOVEMENT,
    FAST,
    FLY,
    LIGHTNING_FAST,
    MOVEMENT,
    SCOUT,
)
from spellwright.games.duels.rules.entering import enter
from spellwright.games.duels.rules.trait import trait_movement
from spellwright.games.duels.state import (
    NOWHERE,
    DuelsProcedure,
    DuelsState,
    Flag,
    Model,
    Seat,
    Space,
    seat_of,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

_EASY_GOING: Final = 1 << FLY | 1 << SCOUT


def allowance(s: DuelsState, model: int) -> int:
    """WD-16.14: the Spaces of a Movement Action."""
    spaces = ANIMAL_MOVEMENT if is_now(s, model, ANIMAL) else MOVEMENT
    traits = s.traits[model]
    if traits >> FAST & 1:
        spaces += 1
    if traits >> LIGHTNING_FAST & 1:
        spaces += 2
    return max(0, spaces + trait_movement(s, model) - s.slow[model])


def can_end(s: DuelsState, model: int, space: int) -> bool:
    """WD-16.5, WD-6.6, WD-37.13b."""
    if s.terrain[space] == IMPASSABLE:
        return False
    at = s.at
    if space not in at:
        return True
    return at.count(space) == 1 and at[model] == space


def entries(s: DuelsState, model: int, seat: int, left: int) -> list[int]:
    """The adjacent Spaces that a Model can enter now (WD-16.3, WD-16.12)."""
    found = []
    terrain, at = s.terrain, s.at
    easy = s.traits[model] & _EASY_GOING
    flying = s.traits[model] >> FLY & 1 and seat == seat_of(model)
    for space in s.board.near[at[model]]:
        ground = terrain[space]
        if ground == IMPASSABLE and not flying:
            continue
        cost = 2 if ground == DIFFICULT and not easy else 1
        if cost > left:
            continue
        if (space in at or ground == IMPASSABLE) and not _can_come_out(
            s, model, space, left - cost, bool(flying), bool(easy)
        ):
            continue
        found.append(space)
    return found


def _can_come_out(
    s: DuelsState, model: int, space: int, left: int, flying: bool, easy: bool
) -> bool:
    """WD-16.12: whether the movement left can end somewhere legal."""
    best = {space: left}
    reached = [space]
    while reached:
        here = reached.pop()
        for there in s.board.near[here]:
            ground = s.terrain[there]
            if ground == IMPASSABLE and not flying:
                continue
            rest = best[here] - (2 if ground == DIFFICULT and not easy else 1)
            if rest < 0 or best.get(there, -1) >= rest:
                continue
            if can_end(s, model, there):
                return True
            best[there] = rest
            reached.append(there)
    return False


class Move(DuelsProcedure):
    """WD-40.16: one adjacent Space after another. `seat` is the player who chooses the way."""

    model: Model
    left: int
    seat: Seat
    is_action: Flag
    moved: Flag
    safe: Space
    slow: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "step", "arrive")

    def __init__(self, model: int, spaces: int, seat: int, is_action: int = 0) -> None:
        self.model = model
        self.left = spaces
        self.seat = seat
        self.is_action = is_action
        self.moved = 0
        self.safe = NOWHERE
        self.slow = 0

    def ways(self, s: DuelsState) -> list[int]:
        return entries(s, self.model, self.seat, self.left)

    def choose(self, s: DuelsState) -> None:
        here = s.at[self.model]
        if here < 0:
            self.stop()
            return
        if can_end(s, self.model, here):
            self.safe = here
        ways = self.ways(s) if self.left > 0 else []
        if ways:
            s.ask(self.seat, words.ASK_MOVE, s.piece[self.model], self.left)
            s.asks[-1].cache = self.offered(s, ways)
        else:
            self.end_movement(s)

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return self.offered(s, self.ways(s))

    def offered(self, s: DuelsState, ways: list[int]) -> list[int]:
        found = [words.TO | space << FIRST for space in ways]
        if can_end(s, self.model, s.at[self.model]) and (self.moved or not self.is_action):
            found.append(words.STOP)
        return found

    def step(self, s: DuelsState) -> None:
        if verb_of(s.answer) == words.STOP:
            self.stop()
            return
        space = first_of(s.answer)
        easy = s.traits[self.model] & _EASY_GOING
        self.left -= 2 if s.terrain[space] == DIFFICULT and not easy else 1
        self.moved = 1
        self.slow = s.slow[self.model]
        s.tell(story.MOVED, s.piece[self.model], s.at[self.model], space)
        s.at[self.model] = space
        enter(s, self.model)

    def arrive(self, s: DuelsState) -> None:
        """WD-G39: Slow that begins in a Movement Action takes off what is left."""
        if self.is_action:
            self.left = max(0, self.left - max(0, s.slow[self.model] - self.slow))
        self.go_to("choose")

    def end_movement(self, s: DuelsState) -> None:
        """WD-16.13: back to the last Space where the Model may end; this is not entering."""
        if s.at[self.model] != self.safe and self.safe != NOWHERE:
            s.at[self.model] = self.safe
            s.tell(story.WENT_BACK, s.piece[self.model], self.safe)
        self.stop()
