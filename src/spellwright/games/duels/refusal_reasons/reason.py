"""What a refusal is made of."""

from __future__ import annotations

from spellwright.games.duels.content.columns import HAND
from spellwright.games.duels.lexicons import SHARED_NAMES, say
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.saying import Argument, Saying

Reason = tuple[Saying, str]
"""A sentence for people, and the clause behind it."""


def name_of(s: DuelsState, model: int) -> Argument:
    return SHARED_NAMES[s.character[model]]


def cannot_draw(s: DuelsState, seat: int, clause: str) -> Reason | None:
    """Why a player can draw no Clash Card."""
    if len(s.hand[seat]) >= HAND:
        # An effect may have given one more (WD-G50).
        number = held = len(s.hand[seat])
        if held > HAND:
            return say("refusal-hand-over-full", n=number), clause
        return say("refusal-hand-full", n=number), clause
    if not s.deck[seat] and not s.discard[seat]:
        return say("refusal-no-clash-card"), "WD-G23"
    return None
