"""A Model is removed from the game, and what goes with it (WD-26.3 to WD-26.8)."""

from __future__ import annotations

from spellwright.games.duels import story
from spellwright.games.duels.conditions import REMOVED, begin
from spellwright.games.duels.queries import (
    in_play,
)
from spellwright.games.duels.rules import quest_events
from spellwright.games.duels.rules.statuses import strike_off
from spellwright.games.duels.rules.upkeep import disable
from spellwright.games.duels.state import (
    NOBODY,
    NOWHERE,
    DuelsState,
    cards_of,
    seat_of,
)


def remove(s: DuelsState, model: int) -> None:
    """WD-26.3 to WD-26.8, WD-26.10, WD-32.17."""
    seat = seat_of(model)
    s.tell(story.REMOVED, s.piece[model])
    s.at[model] = NOWHERE
    begin(s, model, REMOVED)
    for card in s.upkept[:]:
        if s.holder[card] == model or s.aim[card] == model:
            disable(s, card)
    for card in cards_of(seat):
        if s.holder[card] == model and s.bound[card] == NOBODY:
            s.holder[card] = NOBODY
    strike_off(s, model)
    s.mourning[seat] += 1
    if model == s.leader[seat]:
        s.happened[1 - seat] |= quest_events.BREAK_THE_HEAD
    if s.acting == 1 - seat:
        s.happened[1 - seat] |= quest_events.OUT_OF_THE_DUEL
    if not in_play(s, seat):
        s.last_activation = 1
        s.tell(story.LAST_MODEL, seat)
