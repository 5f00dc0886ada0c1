"""Laws about JSON: a state can be written and read in the middle of anything."""

from __future__ import annotations

from spellwright.kernel.record import fields_of
from spellwright.kernel.state import State
from spellwright.laws.played import Found, PlayedGame


def a_saved_state_is_the_same_state(played: PlayedGame) -> Found:
    """What was written and read is equal, offers the same options, and plays on the same way."""
    restored: State | None = None
    for place, state in played.positions():
        if restored is not None:
            restored.take(*played.choices[place - 1])
        if not played.is_sampled(place):
            continue
        if restored is not None and restored != state:
            yield place, "a game that was saved and read went another way."
        restored = played.case.rules.from_json(state.to_json())
        if restored != state:
            yield place, f"saving and reading changed {_difference(restored, state)}."
        if restored.fingerprint() != played.fingerprints[place]:
            yield place, "saving and reading changed the fingerprint."
        if [repr(d.to_data()) for d in restored.decisions] != [
            repr(d.to_data()) for d in state.decisions
        ]:
            yield place, "saving and reading changed a decision."


def _difference(one: State, other: State) -> str:
    for field in fields_of(one.__class__):
        if getattr(one, field.name) != getattr(other, field.name):
            return f"the field «{field.name}»"
    return "the state"
