"""What happens to a Model in the Space that it enters (WD-1.18, WD-6.11, WD-36)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story
from spellwright.games.duels.board import DANGEROUS
from spellwright.games.duels.conditions import ENDANGERED, begin
from spellwright.games.duels.content.columns import (
    CAVE_INIMICUM,
    FIENDFYRE,
    FLY,
    SERPENSORTIA,
    SPELL_ACTS_AS,
    TRAPS_EACH,
)
from spellwright.games.duels.lexicons import HARM_FIRE, HARM_TERRAIN
from spellwright.games.duels.queries import has
from spellwright.games.duels.rules.harm import FROM_MARKER, FROM_TERRAIN, hurt
from spellwright.games.duels.rules.overlays import remove_trap
from spellwright.games.duels.rules.statuses import burn, poison, slow_down
from spellwright.games.duels.state import (
    CARDS_EACH,
    NOBODY,
    NOTHING,
    NOWHERE,
    SEATS,
    DuelsProcedure,
    DuelsState,
    Model,
    seat_of,
)

WARD_IMPACTS: Final = 1
WARD_SLOW: Final = 2
SNAKE_POISON: Final = 1
FIRE_IMPACTS: Final = 1


def enter(s: DuelsState, model: int) -> None:
    """WD-1.18: a Model has come into its Space; Dangerous Terrain, Traps and Fiendfyre act."""
    space = s.at[model]
    in_danger = s.terrain[space] == DANGEROUS
    if in_danger:
        begin(s, model, ENDANGERED)
    if (in_danger and not has(s, model, FLY)) or springs_something(s, model, space):
        s.push(Enter(model))


def springs_something(s: DuelsState, model: int, space: int) -> bool:
    """Whether a Trap or Fiendfyre acts on a Model that enters a Space."""
    return _trap(s, model, space) != NOTHING or bool(_fires(s, model, space))


def _trap(s: DuelsState, model: int, space: int) -> int:
    """The Trap that a Model springs in a Space, or NOTHING."""
    if space < 0:
        return NOTHING
    for trap, there in enumerate(s.trap_at):
        if there == NOWHERE:
            continue
        if SPELL_ACTS_AS[s.trap_spell[trap]] == CAVE_INIMICUM:
            if there == space:
                return trap
        elif trap // TRAPS_EACH != seat_of(model) and s.board.distance[there][space] <= 1:
            return trap
    return NOTHING


def _fires(s: DuelsState, model: int, space: int) -> list[int]:
    """The players whose Fiendfyre burns a Model in a Space, once in an activation."""
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
            s.tell(story.SUFFERS, s.piece[self.model], HARM_TERRAIN)
            hurt(s, self.model, 1, FROM_TERRAIN)

    def spring_trap(self, s: DuelsState) -> None:
        self.trap = _trap(s, self.model, s.at[self.model])
        if self.trap == NOTHING:
            self.go_to("fires")
            return
        s.tell(story.TRAP_SPRUNG, s.piece[self.model], s.trap_spell[self.trap])
        if SPELL_ACTS_AS[s.trap_spell[self.trap]] == CAVE_INIMICUM:
            hurt(s, self.model, WARD_IMPACTS, FROM_MARKER, s.trap_caster[self.trap])

    def trap_effect(self, s: DuelsState) -> None:
        if SPELL_ACTS_AS[s.trap_spell[self.trap]] == SERPENSORTIA:
            poison(s, self.model, SNAKE_POISON)
        else:
            slow_down(s, self.model, WARD_SLOW)
        remove_trap(s, self.trap)
        self.go_to("spring_trap")

    def fires(self, s: DuelsState) -> None:
        if _fires(s, self.model, s.at[self.model]):
            s.push(Scorch(self.model))


class Scorch(DuelsProcedure):
    """Fiendfyre: 1 Impact, then Burning, for each fire that reaches a Model (WD-G42)."""

    model: Model
    __slots__ = tuple(__annotations__)

    STEPS = ("burn_it", "set_on_fire")

    def __init__(self, model: int) -> None:
        self.model = model

    def burn_it(self, s: DuelsState) -> None:
        seats = _fires(s, self.model, s.at[self.model])
        if not seats:
            self.stop()
            return
        s.scorched[self.model] |= 1 << seats[0]
        s.tell(story.SUFFERS, s.piece[self.model], HARM_FIRE)
        hurt(s, self.model, FIRE_IMPACTS, FROM_MARKER, fire_caster(s, seats[0]))

    def set_on_fire(self, s: DuelsState) -> None:
        burn(s, self.model)
        self.go_to("burn_it")


def fire_caster(s: DuelsState, seat: int) -> int:
    """The Model that keeps up a player's Fiendfyre."""
    for card in s.upkept:
        if card // CARDS_EACH == seat and SPELL_ACTS_AS[s.spell[card]] == FIENDFYRE:
            return s.holder[card]
    return NOBODY


def is_near_fire(s: DuelsState, model: int) -> bool:
    """Whether a Fiendfyre would burn a Model that ends its activation here."""
    return bool(_fires(s, model, s.at[model]))


def scorch(s: DuelsState, model: int) -> None:
    """Burn a Model that ends its own activation near a Fiendfyre."""
    s.push(Scorch(model))
