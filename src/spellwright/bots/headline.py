"""A hint in one line: the move first, then what it is worth."""

from __future__ import annotations

from typing import Final

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying, say, verbatim
from spellwright.kernel.state import State

CHANCES: Final = "hint-chances"


def option_called(state: State, seat: int, text: str) -> Saying:
    """An option by its text, as its button says it."""
    for decision in state.view(seat).decisions:
        for option in decision.options:
            if option.text == text:
                return option.says
    try:
        return state.rules.verbs.saying(state.rules.verbs.parse(text))
    except Refused:
        return verbatim(text)


def headline(option: Saying, reason: Saying) -> Saying:
    """The option that is advised with its chance and that of the next best, where somebody has
    thought ahead; else with the reason.
    """
    chances = _chances_in(reason)
    if chances is None:
        return say("hint-headline", option=option, reason=_first(reason))
    chance, comes_to = chances.args["chance"], chances.args["comes_to"]
    # What has been thought about less may seem to win more often: that is no comparison.
    if chances.args["how"] != "better":
        return say("hint-headline-alone", option=option, chance=chance)
    return say("hint-headline-chances", option=option, chance=chance, comes_to=comes_to)


def _chances_in(said: Saying) -> Saying | None:
    if said.key == CHANCES:
        return said
    for argument in said.args.values():
        if isinstance(argument, Saying):
            found = _chances_in(argument)
            if found is not None:
                return found
    return None


def _first(reason: Saying) -> Saying:
    """The reason without what is said behind it."""
    first = reason.args.get("first") or reason.args.get("hint")
    return _first(first) if isinstance(first, Saying) else reason
