"""Movement, Push, and what happens in the Spaces entered (WD-6, WD-16, WD-38.10)."""

from __future__ import annotations

from spellwright.games.duels import words
from spellwright.games.duels.board import DANGEROUS, DIFFICULT, IMPASSABLE
from spellwright.games.duels.content.figures import (
    ANIMAL_MOVEMENT,
    CAVE_INIMICUM,
    FAST,
    FIENDFYRE,
    FLY,
    LIGHTNING_FAST,
    MOVEMENT,
    SCOUT,
    SERPENSORTIA,
    TRAPS_EACH,
)
from spellwright.games.duels.queries import has
from spellwright.games.duels.rules.harm import FROM_MARKER, FROM_TERRAIN, hurt
from spellwright.games.duels.rules.statuses import burn, poison, slow_down
from spellwright.games.duels.state import (
    CARDS_EACH,
    NOBODY,
    NOTHING,
    NOWHERE,
    SEATS,
    DuelsProcedure,
    DuelsState,
    Flag,
    Model,
    Seat,
    Space,
    seat_of,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

_EASY_GOING = 1 << FLY | 1 << SCOUT
WARD_SLOW = 2


def allowance(s: DuelsState, model: int) -> int:
    """WD-16.14: the Spaces of a Movement Action."""
    spaces = ANIMAL_MOVEMENT if s.animal[model] else MOVEMENT
    traits = s.traits[model]
    if traits >> FAST & 1:
        spaces += 1
    if traits >> LIGHTNING_FAST & 1:
        spaces += 2
    return max(0, spaces - s.slow[model])


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
    """WD-40.16: one adjacent Space after another. `seat` is who chooses the way."""

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
        s.tell(words.MOVED, s.piece[self.model], s.at[self.model], space)
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
            s.tell(words.WENT_BACK, s.piece[self.model], self.safe)
        self.stop()


class Push(DuelsProcedure):
    """WD-38.10, WD-40.20: away from a Space. The Spaces not moved are left in `result`."""

    model: Model
    left: int
    origin: Space
    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "step")

    def __init__(self, model: int, spaces: int, origin: int, seat: int) -> None:
        self.model = model
        self.left = spaces
        self.origin = origin
        self.seat = seat

    def ways(self, s: DuelsState) -> list[int]:
        """WD-G15: free Spaces further away."""
        here, row = s.at[self.model], s.board.distance[self.origin]
        return [
            space
            for space in s.board.near[here]
            if row[space] > row[here] and s.terrain[space] != IMPASSABLE and space not in s.at
        ]

    def choose(self, s: DuelsState) -> None:
        if s.at[self.model] < 0:
            s.result = 0
            self.stop()
            return
        ways = self.ways(s) if self.left else []
        if len(ways) > 1:
            s.ask(self.seat, words.ASK_PUSH, s.piece[self.model])
        elif ways:
            s.answer = words.TO | ways[0] << FIRST
        else:
            s.result = self.left
            self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.TO | space << FIRST for space in self.ways(s)]

    def step(self, s: DuelsState) -> None:
        space = first_of(s.answer)
        s.tell(words.PUSHED, s.piece[self.model], s.at[self.model], space)
        s.at[self.model] = space
        self.left -= 1
        self.go_to("choose")
        enter(s, self.model)


# -- entering --------------------------------------------------------------------------------------


def enter(s: DuelsState, model: int) -> None:
    """WD-1.18: a Model has come into its Space; Dangerous Terrain, Traps and Fiendfyre act."""
    space = s.at[model]
    in_danger = s.terrain[space] == DANGEROUS
    if in_danger:
        s.endangered[model] = 1
    if (in_danger and not has(s, model, FLY)) or _trap(s, model) != NOTHING or _fires(s, model):
        s.push(Enter(model))


def _trap(s: DuelsState, model: int) -> int:
    """The Trap that a Model springs in its Space, or NOTHING."""
    space = s.at[model]
    if space < 0:
        return NOTHING
    for trap, there in enumerate(s.trap_at):
        if there == NOWHERE:
            continue
        if s.trap_spell[trap] == CAVE_INIMICUM:
            if there == space:
                return trap
        elif trap // TRAPS_EACH != seat_of(model) and s.board.distance[there][space] <= 1:
            return trap
    return NOTHING


def _fires(s: DuelsState, model: int) -> list[int]:
    """The players whose Fiendfyre burns a Model in its Space, once in an activation."""
    space = s.at[model]
    return [
        seat
        for seat in range(SEATS)
        if s.fiendfyre[seat] != NOWHERE
        and space >= 0
        and s.board.distance[s.fiendfyre[seat]][space] <= 1
        and not s.scorched[model] >> seat & 1
    ]


class Enter(DuelsProcedure):
    """What a Space does to the Model that entered it."""

    model: Model
    trap: int
    __slots__ = tuple(__annotations__)

    STEPS = ("danger", "spring_trap", "trap_effect", "fires")

    def __init__(self, model: int) -> None:
        self.model = model
        self.trap = NOTHING

    def danger(self, s: DuelsState) -> None:
        """WD-6.11, WD-6.12, WD-G8."""
        if s.terrain[s.at[self.model]] == DANGEROUS and not has(s, self.model, FLY):
            hurt(s, self.model, 1, FROM_TERRAIN)

    def spring_trap(self, s: DuelsState) -> None:
        self.trap = _trap(s, self.model)
        if self.trap == NOTHING:
            self.go_to("fires")
            return
        s.tell(words.TRAP_SPRUNG, s.piece[self.model])
        if s.trap_spell[self.trap] == CAVE_INIMICUM:
            hurt(s, self.model, 1, FROM_MARKER, s.trap_caster[self.trap])

    def trap_effect(self, s: DuelsState) -> None:
        if s.trap_spell[self.trap] == SERPENSORTIA:
            poison(s, self.model, 1)
        else:
            slow_down(s, self.model, WARD_SLOW)
        s.trap_at[self.trap] = NOWHERE
        s.trap_spell[self.trap] = NOTHING
        self.go_to("spring_trap")

    def fires(self, s: DuelsState) -> None:
        if _fires(s, self.model):
            s.push(Scorch(self.model))


class Scorch(DuelsProcedure):
    """Fiendfyre: 1 Impact, then Burning, for each fire that reaches a Model (WD-G42)."""

    model: Model
    __slots__ = tuple(__annotations__)

    STEPS = ("burn_it", "set_on_fire")

    def __init__(self, model: int) -> None:
        self.model = model

    def burn_it(self, s: DuelsState) -> None:
        seats = _fires(s, self.model)
        if not seats:
            self.stop()
            return
        s.scorched[self.model] |= 1 << seats[0]
        hurt(s, self.model, 1, FROM_MARKER, fire_caster(s, seats[0]))

    def set_on_fire(self, s: DuelsState) -> None:
        burn(s, self.model)
        self.go_to("burn_it")


def fire_caster(s: DuelsState, seat: int) -> int:
    """The Model that keeps up a player's Fiendfyre."""
    for card in s.upkept:
        if card // CARDS_EACH == seat and s.spell[card] == FIENDFYRE:
            return s.holder[card]
    return NOBODY


def is_near_fire(s: DuelsState, model: int) -> bool:
    """Whether a Fiendfyre would burn a Model that ends its activation here."""
    return bool(_fires(s, model))


def scorch(s: DuelsState, model: int) -> None:
    """A Model ends its own activation near a Fiendfyre."""
    s.push(Scorch(model))
