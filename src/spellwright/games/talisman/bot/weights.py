"""All weights of the rules of thumb; the unit is one point of Magic or Might."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.content import columns
from spellwright.games.talisman.content.names import FLOO_POWDER, WAND

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

UNKNOWN_MEETING: Final = 0.2
"""An Observer or Place of a pack about which nothing is said: nobody would visit it otherwise."""


def _card_worth(card: int) -> float:
    """What to think of a card about which nothing is said: its bonuses are all it has."""
    if not columns.CARD_PACK[card]:
        return 0.0
    meant = columns.KIND[card] in (columns.OBSERVER, columns.PLACE)
    return UNKNOWN_MEETING if meant else 0.0


CARD_WORTH: Final = columns.card_opinions("worth", 100, _card_worth)
"""What cards are worth besides their bonuses."""
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

USUAL_SIDE: Final = 12
"""The sum of Magic, Might, Life and Fate of a side that is neither good nor bad."""


def _side_worth(side: int) -> float:
    """What to think of a side about which nothing is said: by its starting values."""
    values = columns.START_MAGIC[side] + columns.START_MIGHT[side] + columns.START_LIFE[side]
    more = columns.START_SPELLS[side] + columns.START_FATE[side] - USUAL_SIDE
    return min(9.0, max(1.0, 5.0 + values + more))


def _spell_worth(spell: int) -> float:
    """What to think of a Spell about which nothing is said: as much as of the one whose effect it
    has; else it is one of the better ones if it can be cast at any time.
    """
    lender = columns.SPELL_RULE[spell]
    if lender >= 0 and lender != spell:
        return _said_of_spell(lender)
    return 5.0 if columns.SPELL_WHEN[spell] == "any" else 4.0


def _said_of_spell(spell: int) -> float:
    return columns.spell_opinions("worth", 1, lambda _: 4.0)[spell]


SIDE_WORTH: Final = columns.side_opinions("worth", 1, _side_worth)
SPELL_WORTH: Final = columns.spell_opinions("worth", 1, _spell_worth)
