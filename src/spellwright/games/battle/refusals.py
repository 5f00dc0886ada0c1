"""Why a choice is not open now, in a sentence with the clause behind it."""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.refusal_reasons.actions import Reason, why_no_action
from spellwright.games.battle.refusal_reasons.answers import why_no_answer
from spellwright.games.battle.state import BattleState
from spellwright.kernel.decision import Ask


def why_not(s: BattleState, ask: Ask, code: int) -> Reason:
    """The reason, if there is a special one."""
    if ask.question == words.ASK_ACTION:
        return why_no_action(s, code)
    return why_no_answer(s, ask, code)
