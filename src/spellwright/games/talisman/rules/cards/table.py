"""Meeting Events, Observers and Places: each has the effect that its row names."""

from __future__ import annotations

from spellwright.games.talisman import story
from spellwright.games.talisman.content.columns import KIND, OBSERVER
from spellwright.games.talisman.content.names import CRABBE_AND_GOYLE
from spellwright.games.talisman.queries import have_rule
from spellwright.games.talisman.rules.card_effects import (
    MEETINGS,
    TURNS_BESIDE,
    VisitByFaction,
    is_lent,
)
from spellwright.games.talisman.rules.lasting_events import lay_beside
from spellwright.games.talisman.rules.losing import lose_fate, put_away
from spellwright.games.talisman.state import TalismanState


def meet_event(s: TalismanState, seat: int, card: int) -> None:
    """TA-8.20, TA-8.33."""
    s.tell(story.EVENT_MET, card)
    if TURNS_BESIDE[card]:
        lay_beside(s, card, TURNS_BESIDE[card])
    else:
        put_away(s, card)
        _carry_out(s, seat, card)


def visit(s: TalismanState, seat: int, card: int) -> None:
    """TA-8.21; Crabbe and Goyle cost a Fate with every Observer (TA-O29)."""
    s.tell(story.VISITED, s.character[seat], card)
    if KIND[card] == OBSERVER and have_rule(s.followers[seat], CRABBE_AND_GOYLE):
        lose_fate(s, seat)
    _carry_out(s, seat, card)


def _carry_out(s: TalismanState, seat: int, card: int) -> None:
    meeting = MEETINGS[card]
    if meeting is None or is_lent(meeting, card):
        s.push(VisitByFaction(seat, card))
    else:
        s.push(meeting(seat, card))
