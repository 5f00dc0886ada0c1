"""What can never be true of a sound state, in any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spellwright.kernel.state import State


def shape_fault(state: State) -> str:
    """What does not fit together in the questions and the end, in a sentence; or nothing."""
    if state.over == bool(state.asks) or (state.asks and not state.agenda):
        return "The state has open questions and an end, or neither."
    if len({ask.seat for ask in state.asks}) != len(state.asks):
        return "The state asks one seat twice."
    if state.over and not 0 <= state.ending < len(state.rules.endings):
        return "The state names an ending that the game does not have."
    if len(state.ranks) != (state.seats if state.over else 0):
        return "The state should rank every seat at the end, and none before."
    return ""


def question_fault(state: State) -> str:
    """Why an open question cannot be answered, in a sentence; or nothing."""
    if state.asks and state.agenda[-1].next_step >= len(state.agenda[-1].steps):
        return "The state waits for an answer that no step would take."
    for ask in state.asks:
        if not state.options(ask):
            question = state.rules.questions[ask.question].key
            return f"The state asks seat {ask.seat}, which has no option («{question}»)."
    return ""


def rules_fault(state: State) -> str:
    """What the game's own rules find wrong, in a sentence; or nothing."""
    for fault in state.rules.faults(state):
        return f"The state breaks the game: {fault}"
    return ""
