"""All weights of the rules of thumb; the unit is one point of Magic or Might."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.content.columns import SIDE_KEYS, SPELL_KEYS
from spellwright.games.talisman.content.names import (
    ARMY,
    BUCKBEAK,
    CHAMBER,
    DOBBY,
    FELIX_FELICIS,
    FLOO_POWDER,
    MIRROR,
    MUNDUNGUS,
    NICK,
    POMFREY,
    PURSE,
    SEASIDE_CAVE,
    SHELL_COTTAGE,
    TIME_TURNER,
    WAND,
)

# -- what things are worth ---------------------------------------------------------------------

WIN: Final = 100.0
"""The whole game."""
MAGIC_POINT: Final = 1.0
MIGHT_POINT: Final = 0.8
FATE: Final = 0.25
LAST_FATE: Final = 0.45
"""The last token, which may decide a fight."""
GALLEON: Final = 0.2
SPELL: Final = 0.3
HALLOW: Final = 2.5
TURN: Final = 0.6
"""A lost turn, or an extra one."""
LIFE: Final[tuple[float, ...]] = (0.0, 3.0, 1.6, 1.0, 0.8, 0.6)
"""The Life that would be lost next, by how many are left; the last costs all growth besides."""
HEALED: Final = 0.5
DRAWN_FIGHT: Final = 0.1
TRAIN: Final = 0.15
FERRET: Final = 1.5
RIVAL_LIFE: Final = 0.5

CARD_WORTH: Final = {
    DOBBY: -1.5,
    MUNDUNGUS: -0.1,
    PURSE: 2 * GALLEON,
    TIME_TURNER: TURN,
    FELIX_FELICIS: 0.8,
    BUCKBEAK: 0.3,
    ARMY: 0.4,
    SEASIDE_CAVE: FATE,
    SHELL_COTTAGE: 0.2,
    POMFREY: 0.2,
    NICK: FATE,
    MIRROR: 0.4,
    CHAMBER: 0.1,
}
"""Cards whose worth is not in their bonuses."""
WANTED: Final = {FLOO_POWDER: 1.5, WAND: 1.0}
"""Equipment that counts in the last fight; Floo Powder is a way to Hogwarts besides."""
SOME_OBJECT: Final = 0.1
SOME_FOLLOWER: Final = 0.15
SAVER: Final = 0.12
"""An Object or Follower that may save a Life, for each face that saves."""
FARTHER: Final = 0.1
FACE_SPACE: Final = 0.15
"""A roll for which higher is better, for each step."""

# -- plans ---------------------------------------------------------------------------------------

PULL: Final = 0.3
"""A turn nearer to the goal of the plan."""
URGENT: Final = 0.6
"""A turn nearer to that goal when nothing else counts any more."""
GROUNDS_FROM: Final = 7
"""The Magic or Might with which the Hogwarts grounds are worth a visit."""
GROUNDS_LIFE: Final = 3
BELOW_VOLDEMORT: Final = 0
"""How far below Voldemort a Character dares to face him."""
FATE_FOR_HALL: Final = 1
"""What a Fate in hand adds to the strength in the Great Hall."""
GATES_LIFE: Final = 3
CROSSING: Final = 1.0
"""Getting to the grounds in one move, when the plan leads there."""
BARRIER_ODDS: Final = 0.25
LONG_GAME: Final = 80
"""After this many rounds the bot dares to face Voldemort with a point less."""
FEW_LIVES: Final = 2
WOUNDED: Final = 2

# -- fights --------------------------------------------------------------------------------------

SAFE: Final = 0.75
"""The odds from which a fight needs no help."""
DARES: Final = 0.5
"""The odds from which another Character is attacked."""

_SIDE_WORTH: Final = {
    "harry-a": 9,
    "dumbledore-a": 9,
    "mcgonagall-a": 6,
    "hagrid-b": 7,
    "draco-a": 6,
    "bellatrix-b": 7,
    "lucius-b": 7,
    "pettigrew-b": 8,
}
SIDE_WORTH: Final = [_SIDE_WORTH.get(key, 5) for key in SIDE_KEYS]
_SPELL_WORTH: Final = {
    "expecto-patronum": 9,
    "avada-kedavra": 7,
    "alohomora": 6,
    "episkey": 6,
    "protego": 6,
    "riddikulus": 6,
    "lumos": 5,
    "accio": 5,
    "apparate": 5,
    "confundo": 1,
    "finite-incantatem": 1,
    "obliviate": 2,
    "expelliarmus": 2,
    "sectumsempra": 2,
}
SPELL_WORTH: Final = [_SPELL_WORTH.get(key, 4) for key in SPELL_KEYS]
