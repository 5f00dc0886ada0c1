"""Attack and Influence on the Heroes' boards (HB-6.5)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules.carry_out import BY_ACTIVE, OF_AN_ALLY
from spellwright.games.battle.rules.preventing import tell_preventer
from spellwright.games.battle.state import (
    GAINED_IN_STEP_4,
    GAVE_TOKENS,
    INFLUENCE_GAINED,
    INFLUENCE_SPENT,
    INGREDIENTS,
    MOST_TOKENS,
    BattleState,
)

LOCKET: Final[int] = v.POWERS["locket"]
MERMAID: Final[int] = v.POWERS["mermaid"]
_STOPS_TOKENS: Final = LOCKET | MERMAID


def may_gain_tokens(s: BattleState, place: int, marks: int) -> bool:
    """HB-29.17, HB-29.18."""
    if not s.powers & _STOPS_TOKENS:
        return True
    if s.powers & LOCKET and place != s.active:
        return False
    return not (s.powers & MERMAID and marks & OF_AN_ALLY)


def gain_attack(s: BattleState, place: int, tokens: int, marks: int) -> None:
    if may_gain_tokens(s, place, marks):
        s.attack[place] = min(s.attack[place] + tokens, MOST_TOKENS)
        _note_gain(s, place, marks)
        s.tell(story.GAINED_ATTACK, s.hero[place], tokens)
    else:
        _tell_no_tokens(s, place, marks)


def gain_influence(s: BattleState, place: int, tokens: int, marks: int) -> None:
    if may_gain_tokens(s, place, marks):
        s.influence[place] = min(s.influence[place] + tokens, MOST_TOKENS)
        _note_gain(s, place, marks)
        if place == s.active:
            s.tally[INFLUENCE_GAINED] += tokens
        if s.tells_events:
            s.tell(story.GAINED_INFLUENCE, s.hero[place], tokens)
    else:
        _tell_no_tokens(s, place, marks)


def _tell_no_tokens(s: BattleState, place: int, marks: int) -> None:
    s.tell(story.NO_TOKENS, s.hero[place])
    tell_preventer(s, (MERMAID if marks & OF_AN_ALLY else 0) | (LOCKET if place != s.active else 0))


def _note_gain(s: BattleState, place: int, marks: int) -> None:
    if place == s.active:
        if s.step == INGREDIENTS:
            s.tally[GAINED_IN_STEP_4] = 1
    elif marks & BY_ACTIVE:
        s.tally[GAVE_TOKENS] = 1


def spend_influence(s: BattleState, place: int, tokens: int) -> None:
    """HB-6.18; what is paid counts as spent (HB-7.26)."""
    s.influence[place] -= tokens
    s.tally[INFLUENCE_SPENT] += tokens


def return_tokens(s: BattleState, place: int) -> None:
    """HB-28.20: all Attack and Influence of a Hero go back to the supply."""
    if s.attack[place] or s.influence[place]:
        s.attack[place] = s.influence[place] = 0
        s.tell(story.RETURNED, s.hero[place])
