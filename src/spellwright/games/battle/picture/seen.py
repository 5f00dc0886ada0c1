"""What a view shows, for all drawings alike: Heroes, their looks and names, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.drawing.look import BRASS, DANGER, HEAL, ICE, MUTED, SEATS, SOLID, SeatLook
from spellwright.face.scene import Scene
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import FIRST_NAMES, HEROES, THING_TEXTS, THINGS
from spellwright.games.battle.queries import player
from spellwright.games.battle.state import BattleState
from spellwright.kernel.option import Option
from spellwright.kernel.saying import Argument, Saying, seat_noun

Seen = Scene[BattleState]

ATTACK_COLOUR: Final = "#e2734c"
INFLUENCE_COLOUR: Final = ICE
HEART_COLOUR: Final = "#d9707f"
CONTROL_COLOUR: Final = "#9fbf6a"
POTION_COLOUR: Final = "#a583d6"
ATTACK_ICON: Final = "spark"
INFLUENCE_ICON: Final = "star"
HEART_ICON: Final = "heart"
CONTROL_ICON: Final = "demon"
NO_HERO: Final = SeatLook("nobody", MUTED, SOLID)

FACE_ICONS: Final = ("star", "spark", "heart", "cards", "heart", "cards", "demon")
"""The icons of symbols, by their numbers."""
DIE_COLOURS: Final = ("#a8413f", "#3f7d58", "#c79a35", "#3f66a8", "#6b5a49")
"""Four Houses and the Creature die."""
HERO_EMBLEMS: Final = columns.hero_emblems(KNOWN, "lantern")
HERO_LETTERS: Final = columns.hero_letters()
TYPE_LOOKS: Final = {
    v.SPELL: ("spell", DANGER, "wand"),
    v.ITEM: ("item", BRASS, "lantern"),
    v.ALLY: ("ally", HEAL, "owl"),
    v.POTION: ("potion", POTION_COLOUR, "potion"),
}


def hero_noun(view: Seen, place: int) -> Argument:
    """Who plays there, in a sentence."""
    hero = view.shown.hero[place]
    return HEROES.noun(hero) if hero >= 0 else say("hero-not-chosen", n=place + 1)


def hero_name(view: Seen, place: int) -> str:
    return view.name(hero_noun(view, place))


def first_name(view: Seen, place: int) -> str:
    hero = view.shown.hero[place]
    return view.name(FIRST_NAMES.noun(hero) if hero >= 0 else say("picture-nobody"))


def thing_name(view: Seen, thing: int) -> str:
    return view.name(THINGS.noun(thing))


def thing_text(view: Seen, thing: int) -> str:
    """What a card does, in its own words."""
    return view.name(THING_TEXTS.noun(thing))


def name_and_text(thing: int) -> Saying:
    return say("thing-and-text", thing=THINGS.noun(thing), text=THING_TEXTS.noun(thing))


def emblem_of(hero: int) -> str:
    return HERO_EMBLEMS[hero] if hero >= 0 else "hat"


def monogram_of(hero: int) -> str:
    return HERO_LETTERS[hero] if hero >= 0 else "?"


def look_of(place: int) -> SeatLook:
    return SEATS[place % len(SEATS)]


def own_places(view: Seen) -> list[int]:
    """The places of the viewer's own Heroes."""
    s = view.shown
    return [place for place in range(s.heroes) if view.seat >= 0 and player(s, place) == view.seat]


def has_begun(view: Seen) -> bool:
    return view.shown.turn > 0


def options(view: Seen) -> list[Option]:
    return [option for decision in view.decisions for option in decision.options]


def choosing(view: Seen) -> Saying | None:
    """Who is to choose now."""
    s = view.shown
    seats = sorted(set(view.waiting))
    if not seats:
        return None
    named = [
        hero_noun(view, seat) if s.seats == s.heroes and s.hero[seat] >= 0 else seat_noun(seat)
        for seat in seats
    ]
    return say("moment-choosing", heroes=tuple(named))


def tallied(kinds: Sequence[int]) -> tuple[Argument, ...]:
    """Equal cards once, with their number.

    >>> [str(name) for name in tallied([22, 21, 22])]
    ['2 × Lumos!', 'Reparo!']
    """
    return tuple(
        THINGS.noun(kind)
        if kinds.count(kind) == 1
        else say("tally", n=kinds.count(kind), card=THINGS.noun(kind))
        for kind in dict.fromkeys(kinds)
    )
