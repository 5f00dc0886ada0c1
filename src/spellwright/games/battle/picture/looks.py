"""What can be looked at by its name: cards, foes, Locations, Heroes."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import large_picture
from spellwright.face.looking import Looks
from spellwright.games.battle.lexicons import FIRST_NAMES, HEROES, THINGS
from spellwright.games.battle.picture.cards import hero_person, thing_card
from spellwright.speech.speaker import Speaker


def _thing(speaker: Speaker, thing: int) -> str:
    return large_picture(thing_card(speaker, thing))


def _hero(speaker: Speaker, hero: int) -> str:
    return large_picture(hero_person(speaker, hero))


looks: Final = Looks((THINGS, _thing), (HEROES, _hero), (FIRST_NAMES, _hero))
