"""Where the game is, as far as a view tells: turn, phase, who is to choose, how it ended."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import words
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.picture.seen import Seen, noun
from spellwright.kernel.saying import Saying

_END_OF_TURN: Final = frozenset(
    words.QUESTIONS[question].key
    for question in (words.ASK_POISON, words.ASK_BALL, words.ASK_BALL_STEP)
)
_INITIATIVE: Final = words.QUESTIONS[words.ASK_DECLARE].key


def heading(view: Seen) -> Saying:
    """The turn, or what stands in its place."""
    if view.outcome is not None:
        return say("moment-over")
    if not view.shown.turn:
        return say("moment-set-up")
    if view.shown.rematch:
        return say("moment-turn-of-rematch", n=view.shown.turn)
    return say("moment-turn", n=view.shown.turn)


def phase(view: Seen) -> Saying:
    """The phase: plans not locked yet tell of planning, the viewer's own question of the rest."""
    if view.outcome is not None:
        return view.outcome.says
    if not view.shown.turn:
        return say("moment-preparing")
    if is_planning(view):
        return say("moment-planning")
    question = view.decisions[0].question if view.decisions else ""
    if question == _INITIATIVE:
        return say("moment-initiative")
    return say("moment-end-of-turn" if question in _END_OF_TURN else "moment-carrying-out")


def is_planning(view: Seen) -> bool:
    s = view.shown
    return any(s.in_play[wizard] and not s.locked[wizard] for wizard in range(s.seats))


def order_words(view: Seen) -> Saying | None:
    """The order of the turn, once the plans are locked."""
    s = view.shown
    if view.outcome is not None or not s.turn or len(s.order) < 2 or is_planning(view):
        return None
    order = tuple(noun(wizard) for wizard in s.order if s.in_play[wizard])
    return say("moment-order", players=order)


def choosing(view: Seen) -> Saying | None:
    """Who is to choose now, in words."""
    if not view.waiting:
        return None
    return say("moment-choosing", players=tuple(noun(seat) for seat in sorted(set(view.waiting))))


def moment(view: Seen) -> list[Saying]:
    """Turn, phase and order."""
    order = order_words(view)
    return [heading(view), phase(view), *([] if order is None else [order])]
