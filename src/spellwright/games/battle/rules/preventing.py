"""Which card's lasting ability forbids something (HB-12.11), for readers of the log."""

from __future__ import annotations

from spellwright.games.battle import story
from spellwright.games.battle.content import columns
from spellwright.games.battle.state import BattleState


def tell_preventer(s: BattleState, power: int) -> None:
    """Tell the foe, Horcrux or Encounter behind a ban; an event that bans was told when it came."""
    for slot, foe in enumerate(s.row):
        if foe >= 0 and not s.row_off[slot] and columns.POWER[foe] & power:
            s.tell(story.PREVENTED_BY, foe)
    for challenge in (s.horcrux, s.encounter):
        if challenge >= 0 and columns.POWER[challenge] & power:
            s.tell(story.PREVENTED_BY, challenge)
