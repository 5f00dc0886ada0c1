"""Whether a choice may be made, or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.kernel.option import Option
from spellwright.kernel.refusal import Refused, Unchecked
from spellwright.kernel.saying import say, seat_noun

if TYPE_CHECKING:
    from spellwright.kernel.state import State


def legal_code(state: State, seat: int, option: Unchecked) -> int:
    """The code of an option that this seat may choose now, or a refusal that says why not."""
    if state.over:
        raise Refused("game-over", say("refusal-game-over"))
    ask = state.ask_of(seat)
    if ask is None:
        # In seat order: who answered last is nobody's business.
        waits = tuple([seat_noun(each) for each in sorted([a.seat for a in state.asks])])
        raise Refused("not-your-turn", say("refusal-not-your-turn", seats=waits))
    code: Unchecked = option
    if isinstance(option, str):
        code = state.rules.verbs.parse(option)
    elif isinstance(option, Option):
        code = option.code
    if type(code) is not int:
        raise Refused("unreadable", say("refusal-no-choice"))
    if code not in state.options(ask):
        raise state.rules.refusal(state, ask, code)
    return code
