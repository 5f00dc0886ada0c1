"""What a view shows, for all drawings alike: Heroes, their looks and names, whose turn it is."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.look import BRASS, DANGER, HEAL, ICE, MUTED, SEATS, SOLID, SeatLook
from spellwright.drawing.wording import listed
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import player
from spellwright.games.battle.state import BattleState
from spellwright.kernel.option import Option
from spellwright.kernel.view import View

Seen = View[BattleState]

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

_HEROES: Final = {
    "harry": ("spark", "HP"),
    "ron": ("pawn", "RW"),
    "hermione": ("tome", "HG"),
    "neville": ("vine", "NL"),
    "luna": ("moon", "LL"),
    "ginny": ("wing", "GW"),
}
FACE_ICONS: Final = ("star", "spark", "heart", "cards", "heart", "cards", "demon")
"""The icons of symbols, by their numbers."""
DIE_COLOURS: Final = ("#a8413f", "#3f7d58", "#c79a35", "#3f66a8", "#6b5a49")
"""Four Houses and the Creature die."""
TYPE_LOOKS: Final = {
    v.SPELL: ("spell", DANGER, "wand"),
    v.ITEM: ("item", BRASS, "lantern"),
    v.ALLY: ("ally", HEAL, "owl"),
    v.POTION: ("potion", POTION_COLOUR, "potion"),
}
STEP_NAMES: Final = (
    "start of the turn",
    "step 1, Dark Arts",
    "step 2, foes act",
    "step 3, actions",
    "step 4, ingredients",
    "end of the turn",
)


def hero_name(view: Seen, place: int) -> str:
    hero = view.shown.hero[place]
    return columns.HERO_NAMES[hero] if hero >= 0 else f"Hero {place + 1}"


def first_name(view: Seen, place: int) -> str:
    return hero_name(view, place).split()[0] if view.shown.hero[place] >= 0 else "Nobody yet"


def emblem_of(hero: int) -> str:
    return _HEROES[columns.HERO_KEYS[hero]][0] if hero >= 0 else "hat"


def monogram_of(hero: int) -> str:
    return _HEROES[columns.HERO_KEYS[hero]][1] if hero >= 0 else "?"


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


def choosing(view: Seen) -> str:
    """Who is to choose now, in words."""
    s = view.shown
    seats = sorted(set(view.waiting))
    if not seats:
        return ""
    named = [
        hero_name(view, seat) if s.seats == s.heroes and s.hero[seat] >= 0 else f"seat {seat + 1}"
        for seat in seats
    ]
    return f"{listed(named)} {'chooses' if len(seats) == 1 else 'choose'}"


def tallied(names: list[str]) -> list[str]:
    """Equal names once, with their number.

    >>> tallied(["Lumos!", "Reparo!", "Lumos!"])
    ['2 × Lumos!', 'Reparo!']
    """
    return [
        name if names.count(name) == 1 else f"{names.count(name)} × {name}"
        for name in dict.fromkeys(names)
    ]
