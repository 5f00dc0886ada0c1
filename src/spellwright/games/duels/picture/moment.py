"""Where the game is: Map, Round, whose activation, who is to choose, how it ended."""

from __future__ import annotations

from spellwright.games.duels.content.columns import ACTIVATIONS, ROUNDS
from spellwright.games.duels.lexicons import MAP_NAMES, PLAYERS, say
from spellwright.games.duels.picture.seen import Seen, noun_of
from spellwright.games.duels.state import (
    BREWING,
    BUILDING,
    NOBODY,
    NOTHING,
    SEATS,
    SETTING_UP,
)
from spellwright.kernel.saying import Saying


def heading(view: Seen) -> str:
    return view.say(_heading(view))


def _heading(view: Seen) -> Saying:
    """The Round, or what stands in its place."""
    if view.outcome is not None:
        return say("moment-over")
    if not view.shown.round:
        return say("moment-set-up")
    return say("moment-round", n=view.shown.round, most=ROUNDS)


def phase(view: Seen) -> str:
    """What goes on."""
    return view.say(_phase(view))


def _phase(view: Seen) -> Saying:
    s = view.shown
    if view.outcome is not None:
        return view.outcome.says
    if s.stage == BUILDING:
        return say("moment-building")
    if s.stage == BREWING:
        return say("moment-brewing")
    if s.stage == SETTING_UP:
        return say("moment-arriving")
    if s.attacker != NOBODY:
        who = noun_of(view, s.attacker)
        if s.defender == NOBODY:
            return say("moment-clash", who=who)
        return say("moment-clash-against", who=who, whom=noun_of(view, s.defender))
    if s.active != NOBODY:
        return say("moment-activation", who=noun_of(view, s.active))
    return say("moment-between")


def phase_heading(view: Seen) -> str:
    return view.say(say("panel-phase", phase=_phase(view)))


def map_name(view: Seen) -> str:
    """The Map, once it is chosen."""
    if view.shown.map == NOTHING:
        return view.say(say("moment-no-map"))
    return view.name(MAP_NAMES.noun(view.shown.map))


def score_words(view: Seen) -> str:
    points = view.shown.points
    scores = [say("text-score", player=PLAYERS.noun(seat), n=points[seat]) for seat in range(SEATS)]
    return view.say(say("text-scores", scores=tuple(scores)))


def activation_words(view: Seen, seat: int) -> str:
    return view.say(say("text-activations", n=view.shown.activated[seat], most=ACTIVATIONS))


def choosing(view: Seen) -> str:
    """Who is to choose now, in words."""
    seats = sorted(set(view.waiting))
    if not seats:
        return ""
    return view.say(say("text-choosing", players=tuple(PLAYERS.noun(seat) for seat in seats)))


def first_words(view: Seen) -> str:
    """Map and Round."""
    return view.say(say("text-map-and-round", map=map_name(view), round=heading(view)))


def picture_title(view: Seen) -> str:
    """What a drawing of the position is called."""
    return view.say(say("picture-title", game=view.game, now=first_words(view), phase=phase(view)))


def moment(view: Seen) -> list[Saying]:
    """Round, how many Models have been activated in it, what goes on."""
    s = view.shown
    if not s.round or view.outcome is not None:
        return [_heading(view), _phase(view)]
    done = say("moment-activated", n=sum(s.activated), most=SEATS * ACTIVATIONS)
    return [_heading(view), done, _phase(view)]
