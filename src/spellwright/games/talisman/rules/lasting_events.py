"""Events that last lie beside the board (TA-5.10, TA-5.15, TA-8.33)."""

from __future__ import annotations

from spellwright.games.talisman import story
from spellwright.games.talisman.rules.card_effects import lasts
from spellwright.games.talisman.rules.losing import put_away, settle_everybody
from spellwright.games.talisman.state import TalismanState

lasts("doused-in-stinksap")(2)
lasts("floo-network-closed", "london-fog", "educational-decree", "full-moon")(1)


def lay_beside(s: TalismanState, card: int, turns: int) -> None:
    """The Event is in force until this many following turns of the active player are over.

    The present turn does not count; an extra turn is not counted anyway.
    """
    s.beside.append(card)
    s.beside_owner.append(s.active)
    s.beside_turns.append(turns if s.extra_turn else turns + 1)
    s.tell(story.EVENT_LASTS, card)
    settle_everybody(s)


def count_down_events(s: TalismanState, seat: int) -> None:
    """A turn of `seat` is over; a lost turn counts, an extra turn does not."""
    if s.extra_turn or seat not in s.beside_owner:
        return
    for place in range(len(s.beside) - 1, -1, -1):
        if s.beside_owner[place] == seat:
            s.beside_turns[place] -= 1
            if not s.beside_turns[place]:
                end_event(s, s.beside[place])


def end_event(s: TalismanState, card: int) -> None:
    place = s.beside.index(card)
    del s.beside[place], s.beside_owner[place], s.beside_turns[place]
    s.tell(story.EVENT_OVER, card)
    put_away(s, card)
