"""The collection of a table: what the box holds, and what the packs in play bring."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.content.columns import (
    AFFILIATION_KEYS,
    AFFILIATIONS,
    ARTIFACT_COUNT,
    ARTIFACT_PACK,
    BOOK_SPELLS,
    CHARACTER_PACK,
    CLASH_DECK,
    IS_CORE,
    POTION_COUNT,
    POTION_PACK,
    POTIONS_OF_LEVEL,
    QUEST_PACK,
    QUESTS_OF_TYPE,
    SPELL_PACK,
    clash_deck,
)
from spellwright.games.duels.content.rows import (
    CHARACTERS,
    GROUP_ENTRIES,
    IN_PLAY,
    MAP_ENTRIES,
    packs_of,
)
from spellwright.games.duels.state import DuelsState

_ONLY_THE_BOX: Final = len(IN_PLAY.namespaces) == 1
_GROUP_PACK: Final = packs_of(GROUP_ENTRIES)
_MAP_PACK: Final = packs_of(MAP_ENTRIES)
_BOX: Final = 1
"""The packs in play, as bits, where there are none."""
_EVERYBODY: Final = [
    [number for number in range(len(CHARACTERS)) if AFFILIATIONS[number] >> side & 1]
    for side in range(len(AFFILIATION_KEYS))
]
_CORE: Final = [[number for number in found if IS_CORE[number]] for found in _EVERYBODY]
_ARTIFACTS_OF: Final = [
    sum(1 << number for number in range(ARTIFACT_COUNT) if ARTIFACT_PACK[number] == pack)
    for pack in range(len(IN_PLAY.namespaces))
]
_POTIONS: Final = list(range(POTION_COUNT))
_GROUPS: Final = list(range(len(GROUP_ENTRIES)))
_MAPS: Final = list(range(len(MAP_ENTRIES)))


def packs_in_play(s: DuelsState) -> int:
    """The packs of this table, as bits; the box is one of them."""
    return _BOX if _ONLY_THE_BOX else IN_PLAY.packs(s.settings)


def _in_play(s: DuelsState, numbers: list[int], pack_of: list[int]) -> list[int]:
    if _ONLY_THE_BOX:
        return numbers
    packs = IN_PLAY.packs(s.settings)
    return [number for number in numbers if packs >> pack_of[number] & 1]


def characters(s: DuelsState, side: int) -> list[int]:
    """WD-8.5, WD-39.9: the characters that may join a Group of an affiliation."""
    known = _EVERYBODY if s.settings["pack"] else _CORE
    return _in_play(s, known[side], CHARACTER_PACK)


def artifacts(s: DuelsState) -> int:
    """A bit for each Artifact."""
    if _ONLY_THE_BOX:
        return _ARTIFACTS_OF[0]
    packs, found = IN_PLAY.packs(s.settings), 0
    for pack, brought in enumerate(_ARTIFACTS_OF):
        if packs >> pack & 1:
            found |= brought
    return found


def book_spells(s: DuelsState) -> list[int]:
    """The Spells that a Spellbook may hold."""
    return _in_play(s, BOOK_SPELLS, SPELL_PACK)


def quests_of_type(s: DuelsState, kind: int) -> list[int]:
    return _in_play(s, QUESTS_OF_TYPE[kind], QUEST_PACK)


def potions(s: DuelsState) -> list[int]:
    return _in_play(s, _POTIONS, POTION_PACK)


def potions_of_level(s: DuelsState, level: int) -> list[int]:
    return _in_play(s, POTIONS_OF_LEVEL[level], POTION_PACK)


def groups(s: DuelsState) -> list[int]:
    """The ready-made Groups."""
    return _in_play(s, _GROUPS, _GROUP_PACK)


def maps(s: DuelsState) -> list[int]:
    return _in_play(s, _MAPS, _MAP_PACK)


def deck_of_each(s: DuelsState) -> list[int]:
    """WD-20.1: the Clash Cards of each player, sorted."""
    return CLASH_DECK if _ONLY_THE_BOX else clash_deck(IN_PLAY.packs(s.settings))


def missing_rows(s: DuelsState) -> bool:
    """Whether something lies at this table that neither the box nor a pack in play brings."""
    if _ONLY_THE_BOX:
        return False
    packs = IN_PLAY.packs(s.settings)
    brought = [CHARACTER_PACK[number] for number in s.character if number >= 0]
    brought += [SPELL_PACK[number] for number in s.spell if number >= 0]
    for seat in range(s.seats):
        quests = (*s.quest_deck[seat], *s.quest_hand[seat], *s.quests[seat])
        brought += [QUEST_PACK[number] for number in quests]
        brought += [POTION_PACK[number] for number in _POTIONS if s.stock[seat] >> number & 1]
    known = artifacts(s)
    return any(gear & ~known for gear in s.gear) or any(not packs >> each & 1 for each in brought)
