"""What can never be true of a sound state, in any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.kernel.saying import Saying, say
from spellwright.kernel.starts import wrong_column

if TYPE_CHECKING:
    from spellwright.kernel.state import State


def shape_fault(state: State) -> Saying | None:
    """What does not fit together in the questions and the end, if anything."""
    if state.over == bool(state.asks) or (state.asks and not state.agenda):
        return say("refusal-state-open")
    if len({ask.seat for ask in state.asks}) != len(state.asks):
        return say("refusal-state-asks-twice")
    if state.over and not 0 <= state.ending < len(state.rules.endings):
        return say("refusal-state-ending")
    if len(state.ranks) != (state.seats if state.over else 0):
        return say("refusal-state-ranks")
    column = wrong_column(state, state.seats, state.STARTS)
    if column is not None:
        return say("refusal-state-column", name=column[0], n=column[1])
    return None


def question_fault(state: State) -> Saying | None:
    """Why an open question cannot be answered, if anything."""
    if state.asks and state.agenda[-1].next_step >= len(state.agenda[-1].steps):
        return say("refusal-state-answer")
    for ask in state.asks:
        if not state.options(ask):
            question = state.rules.questions[ask.question].key
            return say("refusal-state-no-option", n=ask.seat, question=question)
    return None


def column_fault(name: str) -> Saying:
    """A field of a game's own, with one entry for each of something, has more of them or fewer."""
    return say("fault-column", name=name)


def rules_fault(state: State) -> Saying | None:
    """What the game's own rules find wrong, if anything."""
    for fault in state.rules.faults(state):
        return say("refusal-state-breaks", fault=fault)
    return None
