"""Control tokens (HB-11)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import spaces
from spellwright.games.battle.rules.preventing import tell_preventer
from spellwright.games.battle.rules.priority import RANK_HERO, trigger, wait_for_hero
from spellwright.games.battle.state import (
    CONTROL_ADDED,
    CONTROL_REMOVED,
    HARRY_DONE,
    REMOVED_BY_ACTIVE,
    BattleState,
)

ADDED: Final[int] = v.WHENS["control-added"]
FIRST_ADDED: Final[int] = v.WHENS["first-control-added"]
REMOVED: Final[int] = v.WHENS["control-removed"]
NO_REMOVE: Final[int] = v.POWERS["no-remove"]


def add_control(s: BattleState, tokens: int) -> None:
    """HB-11.2, HB-11.3, HB-11.13: one token at a time; once one finds no space, none is added."""
    for _ in range(tokens):
        if s.reprieve or s.control >= spaces(s):
            s.tell(story.REPRIEVE_HOLDS if s.reprieve else story.CONTROL_IGNORED, s.location)
            s.reprieve = 1
            return
        s.control += 1
        s.tally[CONTROL_ADDED] += 1
        s.tell(story.CONTROL_ADDED, s.location, s.control, spaces(s))
        if s.tally[CONTROL_ADDED] == 1:
            trigger(s, FIRST_ADDED, s.active)
        trigger(s, ADDED, s.active)


def remove_control(s: BattleState, tokens: int, by_active: bool) -> None:
    """HB-11.5, HB-11.12, HB-11.13."""
    if tokens and (s.powers & NO_REMOVE or s.control <= s.fixed_control):
        s.tell(story.CONTROL_HELD if s.powers & NO_REMOVE else story.CONTROL_STAYS, s.location)
        tell_preventer(s, NO_REMOVE)
        return
    for _ in range(tokens):
        if s.control <= s.fixed_control:
            return
        s.control -= 1
        s.tally[CONTROL_REMOVED] += 1
        s.tally[REMOVED_BY_ACTIVE] += by_active
        s.tell(story.CONTROL_REMOVED, s.location, s.control, spaces(s))
        trigger(s, REMOVED, s.active)
        _on_removal(s)


def _on_removal(s: BattleState) -> None:
    """HB-29.7: abilities that wait for it work in every Hero's turn."""
    is_first = not s.tally[HARRY_DONE]
    for place, card in enumerate(s.hero_card):
        if card < 0:
            continue
        if columns.ON[card] == "removed":
            wait_for_hero(s, RANK_HERO, place, columns.EFFECT[card], card)
        elif columns.ON[card] == "first-removed" and is_first:
            s.tally[HARRY_DONE] = 1
            wait_for_hero(s, RANK_HERO, place, columns.EFFECT[card], card)
