"""Ability tokens and the cooldown track (FV-5, FV-6)."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse import story
from spellwright.games.funkoverse.content.columns import COST, DOTS, TYPE
from spellwright.games.funkoverse.content.tables import TRACK, TYPES
from spellwright.games.funkoverse.rules.status import has_paid, more_cost
from spellwright.games.funkoverse.state import IN_POOL, PLACES, SIDE_OF, FunkoverseState, token

_POOL: Final = [[token(side, type, IN_POOL) for type in TYPE] for side in (0, 1)]
"""For each side and ability, where the tokens that pay it are counted while they can be used."""


def take_tokens(s: FunkoverseState, side: int, kind: int) -> None:
    """FV-6.4, FV-6.5: one token for each dot on the card."""
    for type in DOTS[kind]:
        s.tokens[token(side, type, IN_POOL)] += 1


def track_number(cost: int) -> int:
    """The number where the token of a changed cost goes; 0: none is needed (FV-6.7, FV-6.8)."""
    return min(max(cost, 0), TRACK)


def cost_of(s: FunkoverseState, figure: int, ability: int) -> int:
    """What an ability costs a figure now (FV-6.6, FV-23.27)."""
    return track_number(COST[ability] + more_cost(s, figure))


def can_pay(s: FunkoverseState, figure: int, ability: int) -> bool:
    """FV-13.2."""
    return s.tokens[_POOL[SIDE_OF[figure]][ability]] > 0 or cost_of(s, figure, ability) == 0


def pay(s: FunkoverseState, figure: int, ability: int) -> None:
    """FV-6.6, FV-13.5: a token goes from the pool to the track; Confundo cards are used up."""
    place = cost_of(s, figure, ability)
    if place:
        side = SIDE_OF[figure]
        put_token(s, side, TYPE[ability], IN_POOL, place)
        s.tell(story.PAID, side, TYPE[ability], place)
    has_paid(s, figure)


def put_token(s: FunkoverseState, side: int, type: int, place: int, to: int) -> None:
    """Move one token of a side from a place to another."""
    s.tokens[token(side, type, place)] -= 1
    s.tokens[token(side, type, to)] += 1


def shift_tokens_down(s: FunkoverseState, side: int) -> None:
    """FV-5.4: every ability token on a track goes down by one, from the 1 into the pool."""
    tokens = s.tokens
    for type in range(len(TYPES)):
        pool = token(side, type, IN_POOL)
        tokens[pool] += tokens[pool + 1]
        for place in range(pool + 1, pool + PLACES - 1):
            tokens[place] = tokens[place + 1]
        tokens[pool + PLACES - 1] = 0


def shift_token_up(s: FunkoverseState, side: int, type: int, place: int) -> None:
    """FV-5.5: a token on a track goes up by one, at most to the 4."""
    to = min(place + 1, TRACK)
    put_token(s, side, type, place, to)
    s.tell(story.TOKEN_STAYS if to == place else story.TOKEN_UP, side, type, to)


def tokens_on_track(s: FunkoverseState, side: int) -> list[tuple[int, int]]:
    """The different tokens on a track, as type and number."""
    return [
        (type, place)
        for type in range(len(TYPES))
        for place in range(1, PLACES)
        if s.tokens[token(side, type, place)]
    ]


def types_in_pool(s: FunkoverseState, side: int) -> list[int]:
    return [type for type in range(len(TYPES)) if s.tokens[token(side, type, IN_POOL)]]
