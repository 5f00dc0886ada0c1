"""What may join a Group that is being built (WD-8 to WD-11).

`reasons` says why anything else may not; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.collection import (
    artifacts,
    book_spells,
    characters,
    potions,
    quests_of_type,
)
from spellwright.games.duels.content.columns import (
    ARTIFACT_COUNT,
    ARTIFACT_GALLEONS,
    GALLEONS,
    HALLOW_MASK,
    HORDE,
    IS_INSTANT,
    LEGENDARY_MASK,
    LEVEL,
    MASTER_OF_DEATH,
    MOST_INSTANT,
    MOST_MODELS,
    NAME_OF,
    POTIONEER,
    SLOTS,
    TRAIT_MASK,
)
from spellwright.games.duels.content.rows import CHARACTERS
from spellwright.games.duels.groups.group import members
from spellwright.games.duels.groups.restrictions import ALLOWED
from spellwright.games.duels.groups.sums import (
    book,
    book_size,
    borne_by,
    galleons_left,
    saving_left,
)
from spellwright.games.duels.queries import bits_of, figure
from spellwright.games.duels.state import DuelsState, seat_of

_NAME_BIT: Final = [
    0 if TRAIT_MASK[number] >> HORDE & 1 else 1 << NAME_OF[number]
    for number in range(len(CHARACTERS))
]
"""The name that a character takes up in a Group; a character of a Horde takes up none (WD-8.6)."""
_DEAREST: Final = max(ARTIFACT_GALLEONS)
_AT_MOST: Final = [
    sum([1 << n for n in range(ARTIFACT_COUNT) if ARTIFACT_GALLEONS[n] <= price])
    for price in range(_DEAREST + 1)
]
"""By price, a bit for each Artifact that costs no more."""


def recruits(s: DuelsState, seat: int) -> list[int]:
    """WD-8.3 to WD-8.7."""
    group = members(s, seat)
    if len(group) >= MOST_MODELS:
        return []
    taken = 0
    for model in group:
        taken |= 1 << NAME_OF[s.character[model]]
    left = galleons_left(s, seat)
    known = characters(s, s.affiliation[seat])
    return [n for n in known if GALLEONS[n] <= left and not taken & _NAME_BIT[n]]


# -- Artifacts -------------------------------------------------------------------------------------


def bearable(s: DuelsState, model: int) -> int:
    """WD-8.11 to WD-8.15: a bit for each Artifact that a Model may be given, at any price."""
    kind, gear = s.character[model], s.gear[model]
    allowed = ALLOWED[s.affiliation[seat_of(model)]][kind] & artifacts(s) & ~gear
    # WD-37.25: for the Master of Death, Deathly Hallows know no limit.
    free = HALLOW_MASK if TRAIT_MASK[kind] >> MASTER_OF_DEATH & 1 else 0
    borne = gear & ~free
    if borne.bit_count() >= SLOTS[kind]:
        return allowed & free
    if gear & HALLOW_MASK:
        allowed &= ~HALLOW_MASK | free
    if borne & LEGENDARY_MASK:
        allowed &= ~LEGENDARY_MASK | free
    return allowed


def payable(s: DuelsState, model: int, left: int) -> int:
    """WD-8.3: a bit for each Artifact that this many Galleons buy for a Model."""
    return _AT_MOST[min(left + saving_left(s, model), _DEAREST)]


def bearers(s: DuelsState, seat: int, number: int) -> list[int]:
    """The Models that may be given an Artifact."""
    left = galleons_left(s, seat)
    return [
        model
        for model in members(s, seat)
        if (bearable(s, model) & payable(s, model, left)) >> number & 1
    ]


def equipment(s: DuelsState, seat: int) -> list[int]:
    """The Artifacts that somebody may be given; a Group has each of them once (WD-G10)."""
    left = galleons_left(s, seat)
    found = 0
    for model in members(s, seat):
        found |= bearable(s, model) & payable(s, model, left)
    return bits_of(found & ~borne_by(s, seat))


# -- Spells, Quests, Potions -----------------------------------------------------------------------


def lessons(s: DuelsState, seat: int) -> list[int]:
    """WD-9.3, WD-9.4."""
    learned = book(s, seat)
    if len(learned) >= book_size(s, seat):
        return []
    return [number for number in book_spells(s) if number not in learned]


def pursuits(s: DuelsState, seat: int) -> list[int]:
    """WD-10.3, WD-10.4: the types one after another."""
    chosen = s.quest_deck[seat]
    of_type = quests_of_type(s, len(chosen))
    if sum([IS_INSTANT[number] for number in chosen]) < MOST_INSTANT:
        return of_type[:]
    return [number for number in of_type if not IS_INSTANT[number]]


def brews(s: DuelsState, seat: int) -> list[int]:
    """WD-11.5, WD-11.6: each Potioneer allows one Potion up to its level."""
    stock = s.stock[seat]
    highest = highest_brew(s, seat)
    return [n for n in potions(s) if LEVEL[n] <= highest and not stock >> n & 1]


def highest_brew(s: DuelsState, seat: int) -> int:
    """The highest level of a Potion for which a Potioneer is left."""
    able = [model for model in members(s, seat) if s.traits[model] >> POTIONEER & 1]
    skills = sorted([figure(s, model, POTIONEER) for model in able])
    for level in sorted([LEVEL[number] for number in bits_of(s.stock[seat])], reverse=True):
        # The least skilled Potioneer who can make it does, so that the better ones stay free.
        for place, skill in enumerate(skills):
            if level and skill >= level:
                del skills[place]
                break
    return skills[-1] if skills else 0
