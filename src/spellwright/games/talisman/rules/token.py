"""The Advantage token (TA-9.10 to TA-9.14)."""

from __future__ import annotations

from spellwright.games.talisman import words
from spellwright.games.talisman.content.figures import DE
from spellwright.games.talisman.content.names import BELLATRIX_A, LUCIUS_A, RODOLPHUS
from spellwright.games.talisman.queries import leader_of
from spellwright.games.talisman.rules.gaining import gain_galleons
from spellwright.games.talisman.rules.losing import settle
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.games.talisman.state import TalismanState


def set_token(s: TalismanState, side: int) -> None:
    """TA-9.12: nothing happens if the token shows that side already."""
    if s.token == side:
        return
    s.token = side
    s.tell(words.TOKEN_TURNED, side)
    if side == DE:
        bellatrix, lucius = leader_of(s, BELLATRIX_A), leader_of(s, LUCIUS_A)
        if bellatrix >= 0:
            gain_spell(s, bellatrix)
        if lucius >= 0:
            gain_galleons(s, lucius)
    for seat, followers in enumerate(s.followers):
        if RODOLPHUS in followers:
            settle(s, seat)


def turn_token(s: TalismanState) -> None:
    """TA-9.10."""
    set_token(s, 1 - s.token)
