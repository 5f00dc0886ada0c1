"""The stage: the events and foes of the latest choice, and what they did to the Heroes."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.stage import Stage, stage_svg
from spellwright.drawing.stage_side import Modifier, Side
from spellwright.face.known import known
from spellwright.face.scene import Scene
from spellwright.games.battle import story
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import FIRST_NAMES, THINGS
from spellwright.games.battle.picture.cards import thing_card
from spellwright.games.battle.picture.foes import rolled_dice
from spellwright.games.battle.picture.seen import (
    Seen,
    emblem_of,
    hero_name,
    look_of,
    monogram_of,
)
from spellwright.games.battle.queries import spaces
from spellwright.games.battle.state import EVENTS, BattleState
from spellwright.kernel.event import Event
from spellwright.kernel.saying import Argument, Saying

MOST_CARDS: Final = 3
MOST_LINES: Final = 6
_DECISIVE: Final = (
    story.STUNNED,
    story.LOCATION_LOST,
    story.LOCATION_CAME,
    story.DEFEATED,
    story.FOE_CAME,
)
"""What is told in a line below, if it happened."""
_COUNTED: Final = {
    story.LOST_HEALTH: story.LOST_HEALTH,
    story.GAINED_HEALTH: story.LOST_HEALTH,
    story.GAINED_ATTACK: story.GAINED_ATTACK,
    story.GAINED_INFLUENCE: story.GAINED_INFLUENCE,
}
"""What changes something that a Hero has, by the event that stands for it."""


def stage(scene: Scene[BattleState], prefix: str = "") -> str:
    """The strip, or "" where the latest choice brought no event and no foe acted."""
    shown = reveal_of(scene)
    return "" if shown is None else known(scene, stage_svg, shown, prefix)


def reveal_of(view: Seen) -> Stage | None:
    s = view.shown
    told = _of_this_turn(view)
    cards = [event.args[0] for event in told if event.kind in (story.EVENT_CAME, story.ACTED)]
    dice = rolled_dice(view)
    if not (cards or dice) or s.hero[s.active] < 0:
        return None
    came = any(event.kind == story.EVENT_CAME for event in told)
    key = f"dark-{s.turn}-{s.tally[EVENTS]}-{'-'.join(map(str, cards))}"
    heroes = Side(
        hero_name(view, s.active),
        look_of(s.active),
        emblem_of(s.hero[s.active]),
        monogram_of(s.hero[s.active]),
        tuple(dice),
        tuple(_effects(view, told)),
    )
    decisive = [event for event in told if event.kind in _DECISIVE]
    result = " ".join(view.told(event) for event in decisive[-2:])
    if not cards:
        return Stage(
            f"{key}-{len(s.played)}", view.say(say("stage-dice")), "HB-15.3", heroes, None, result
        )
    dark = Side(
        view.say(say("stage-dark-arts" if came else "stage-foes")),
        None,
        "demon",
        "",
        tuple(thing_card(view.speaker, thing) for thing in cards[-MOST_CARDS:]),
    )
    clause = "HB-4.3" if came else "HB-5.4"
    title = view.say(say("stage-turn", n=s.turn))
    return Stage(key, title, clause, dark, heroes, result, needed=_at_stake(view))


def _at_stake(view: Seen) -> str:
    """How much control the Location still bears (HB-11.4)."""
    s = view.shown
    left = max(0, spaces(s) - s.control)
    return view.say(say("stage-control-left", location=THINGS.noun(s.location), n=left))


def _of_this_turn(view: Seen) -> list[Event]:
    """What was told last, from the beginning of the turn on where that is in it."""
    starts = [n for n, event in enumerate(view.events) if event.kind == story.TURN_BEGAN]
    return list(view.events[starts[-1] if starts else 0 :])


def _effects(view: Seen, told: list[Event]) -> list[Modifier]:
    """The effects, each with the name of what brought it, and with what there is then."""
    found: list[Modifier] = []
    source: Argument | None = None
    for event, then in zip(told, _values_after(view.shown, told), strict=True):
        if event.kind in (story.EVENT_CAME, story.ACTED):
            source = THINGS.noun(event.args[0])
        effect = _effect(event)
        if effect is not None:
            what, figure, clause = effect
            says = what if source is None else say("stage-effect-by", effect=what, source=source)
            found.append(Modifier(view.say(says), figure, clause, then))
    return found[:MOST_LINES]


def _values_after(s: BattleState, told: list[Event]) -> list[str]:
    """For each event what the Hero, or the Location, has of it then: reckoned from now back."""
    now = {
        kind: dict(zip(s.hero, values, strict=True))
        for kind, values in (
            (story.LOST_HEALTH, list(s.health)),
            (story.GAINED_ATTACK, list(s.attack)),
            (story.GAINED_INFLUENCE, list(s.influence)),
        )
    }
    found = []
    for event in reversed(told):
        kind, args = event.kind, event.args
        then = ""
        if kind in (story.CONTROL_ADDED, story.CONTROL_REMOVED):
            then = str(args[1])
        elif kind == story.STUNNED:
            # A Hero who is stunned had no Health left.
            now[story.LOST_HEALTH][args[0]] = 0
        elif kind in _COUNTED:
            has = now[_COUNTED[kind]]
            then = str(has[args[0]])
            has[args[0]] += args[1] if kind == story.LOST_HEALTH else -args[1]
        found.append(then)
    return found[::-1]


def _effect(event: Event) -> tuple[Saying, str, str] | None:
    """What happened, the figure for it, and its clause."""
    kind, args = event.kind, event.args
    if kind == story.LOST_HEALTH:
        return say("stage-health", who=_first(args[0])), f"−{args[1]}", "HB-14.2"
    if kind == story.GAINED_HEALTH:
        return say("stage-health", who=_first(args[0])), f"+{args[1]}", "HB-14.1"
    if kind == story.GAINED_ATTACK:
        return say("stage-attack", who=_first(args[0])), f"+{args[1]}", "HB-6.5"
    if kind == story.GAINED_INFLUENCE:
        return say("stage-influence", who=_first(args[0])), f"+{args[1]}", "HB-6.5"
    if kind in (story.CONTROL_ADDED, story.CONTROL_REMOVED):
        sign = "+1" if kind == story.CONTROL_ADDED else "−1"
        return say("stage-control"), sign, "HB-11.2"
    if kind == story.DISCARDED:
        card = THINGS.noun(args[1])
        return say("stage-discards", who=_first(args[0]), card=card), "−", "HB-13.1"
    if kind == story.REVEALED_TOP:
        card = THINGS.noun(args[1])
        return say("stage-reveals", who=_first(args[0]), card=card), "·", "HB-28.16"
    if kind in (story.DETAINED, story.DETAINED_IN_PILE, story.DETAINED_IN_DECK):
        return say("stage-detention", who=_first(args[0])), "+1", "HB-20.2"
    if kind in (story.EVENT_STOPPED, story.EVENT_SPARED):
        clause = "HB-4.12" if kind == story.EVENT_STOPPED else "HB-4.13"
        return say("stage-no-event"), "0", clause
    if kind == story.CLOAK_HELPED:
        return say("stage-cloak", who=_first(args[0])), f"+{args[1]}", "HB-14.21"
    return None


def _first(hero: int) -> Argument:
    return FIRST_NAMES.noun(hero)
