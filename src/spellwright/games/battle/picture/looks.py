"""What can be looked at by its name: cards, foes, Locations, Heroes."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import large_picture, small_picture
from spellwright.face.looking import Looks
from spellwright.games.battle.lexicons import FIRST_NAMES, HEROES, THINGS
from spellwright.games.battle.picture.cards import hero_person, thing_card

looks: Final = Looks(
    (THINGS, thing_card),
    (HEROES, hero_person),
    (FIRST_NAMES, hero_person),
    large=large_picture,
    small=small_picture,
)
