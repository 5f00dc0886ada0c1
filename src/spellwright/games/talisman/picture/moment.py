"""Where the game is: round, whose turn, who is to choose, how it ended."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture.seen import Seen, noun_of
from spellwright.games.talisman.state import NOBODY
from spellwright.kernel.saying import Saying

LAST_ROUNDS: Final = 20
"""So long before the end its round is told."""


def heading(view: Seen) -> Saying:
    """The round, or what stands in its place."""
    if view.outcome is not None:
        return say("moment-over")
    return say("moment-round", n=view.shown.round) if view.shown.round else say("moment-set-up")


def phase(view: Seen) -> Saying:
    """What goes on."""
    s = view.shown
    if view.outcome is not None:
        return view.outcome.says
    if not s.round:
        return say("moment-preparing")
    if s.active == NOBODY:
        return say("moment-between-turns")
    return say("moment-turn", who=noun_of(view, s.active))


def choosing(view: Seen) -> Saying | None:
    """Who is to choose now, in words."""
    seats = sorted(set(view.waiting))
    if not seats:
        return None
    return say("moment-choosing", names=tuple(noun_of(view, seat) for seat in seats))


def advantage(view: Seen) -> Saying | None:
    """Which faction has the Advantage token."""
    if not view.shown.round:
        return None
    return say("moment-advantage", faction=lexicons.FACTION.noun(view.shown.token))


def events_beside(view: Seen) -> list[Saying]:
    """Events that last."""
    s = view.shown
    return [
        say("moment-event", card=lexicons.CARD.noun(card), n=turns)
        for card, turns in zip(s.beside, s.beside_turns, strict=True)
    ]


def limit(view: Seen) -> Saying | None:
    """When the game ends at the latest, once that is near."""
    most = int(view.shown.settings["round-limit"])
    is_near = most and most - view.shown.round < LAST_ROUNDS
    return say("moment-limit", n=most) if is_near else None


def facts(view: Seen) -> list[Saying]:
    """What goes on, the advantage, Events that last."""
    lead = advantage(view)
    return [phase(view), *([] if lead is None else [lead]), *events_beside(view)]


def moment(view: Seen) -> list[Saying]:
    """The round, and what `facts` has; how long the game lasts, if that is near."""
    if view.outcome is not None:
        return [heading(view), phase(view)]
    last = limit(view)
    return [heading(view), *facts(view), *([] if last is None else [last])]
