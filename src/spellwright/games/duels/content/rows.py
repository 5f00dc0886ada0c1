"""The rows of all tables in the order of their numbers: those of the box, then those of packs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from spellwright.content import (
    UNSAID,
    Cell,
    InPlay,
    Numbered,
    Register,
    Row,
    Table,
    numbered,
    row_emblem,
    unknown_word,
)
from spellwright.games.duels.content import tables
from spellwright.kernel.pack import BETWEEN, own_key
from spellwright.kernel.refusal import Refused

R = TypeVar("R")

IN_PLAY: Final = InPlay(tables.HERE)

TRAIT_ENTRIES: Final = numbered("trait", tables.TRAITS)
CHARACTER_ENTRIES: Final = numbered("character", tables.CHARACTERS)
ATTACK_ENTRIES: Final = numbered("attack", tables.ATTACKS)
CLASH_ENTRIES: Final = numbered("clash-card", tables.CLASH_CARDS)
QUEST_ENTRIES: Final = numbered("quest", tables.QUESTS)
POTION_ENTRIES: Final = numbered("potion", tables.POTIONS)
ARTIFACT_ENTRIES: Final = numbered("artifact", tables.ARTIFACTS)
GROUP_ENTRIES: Final = numbered("group", tables.GROUPS)
MAP_ENTRIES: Final = numbered("map", tables.MAPS)


def _of_packs(entries: list[Numbered]) -> list[Numbered]:
    return [entry for entry in entries if entry.pack]


_SPELL_CARDS: Final = numbered("spell", tables.SPELLS)
_BOX_SPELLS: Final = len(_SPELL_CARDS) - len(_of_packs(_SPELL_CARDS))
_MORE_SPELLS: Final = len(_of_packs(_SPELL_CARDS))
SPELL_ENTRIES: Final = [
    *_SPELL_CARDS[:_BOX_SPELLS] * 2,
    *_SPELL_CARDS[_BOX_SPELLS:] * 2,
]
"""A Spell has two numbers, of the card in the Spellbook and of the same one as a Model's Innate
Spell: the cards of the box, their innate likes, then the same of the packs.
"""
ALL_SPELLS: Final = [
    *range(_BOX_SPELLS),
    *range(2 * _BOX_SPELLS, 2 * _BOX_SPELLS + _MORE_SPELLS),
]
"""The numbers of the Spell Cards, without their innate likes."""
INNATE_LIKE: Final = [
    number + (_BOX_SPELLS if number < _BOX_SPELLS else _MORE_SPELLS)
    for number in range(2 * _BOX_SPELLS + _MORE_SPELLS)
]
"""By the number of a Spell Card, that of the same Spell as a Model's Innate Spell."""
SPELL_CARD: Final = [
    *[*range(_BOX_SPELLS)] * 2,
    *[*range(2 * _BOX_SPELLS, 2 * _BOX_SPELLS + _MORE_SPELLS)] * 2,
]
"""By either number of a Spell, that of its card."""


def rows_of(entries: list[Numbered]) -> list[Row]:
    return [entry.row for entry in entries]


TRAITS: Final = rows_of(TRAIT_ENTRIES)
CHARACTERS: Final = rows_of(CHARACTER_ENTRIES)
ATTACKS: Final = rows_of(ATTACK_ENTRIES)
SPELLS: Final = rows_of(SPELL_ENTRIES)
CLASH_CARDS: Final = rows_of(CLASH_ENTRIES)
QUESTS: Final = rows_of(QUEST_ENTRIES)
POTIONS: Final = rows_of(POTION_ENTRIES)
ARTIFACTS: Final = rows_of(ARTIFACT_ENTRIES)
GROUPS: Final = rows_of(GROUP_ENTRIES)
MAPS: Final = rows_of(MAP_ENTRIES)

BOX_CHARACTERS: Final = len(CHARACTERS) - len(_of_packs(CHARACTER_ENTRIES))


def keys(rows: list[Row]) -> list[str]:
    return [row["key"] for row in rows]


def packs_of(entries: list[Numbered]) -> list[int]:
    """By number the pack that brings a row; 0 is the box."""
    return [IN_PLAY.number(entry.pack) for entry in entries]


def number_of(rows: list[Row], key: str) -> int:
    """The number of a row by its whole key."""
    found = keys(rows)
    if key not in found:
        raise Refused("content", f"No card is called “{key[:40]}”.")
    return found.index(key)


def named_in(rows: list[Row], word: str, what: str, place: Cell) -> int:
    """The number of a row that another row names: one of the same pack, or one of the box."""
    found = keys(rows)
    own = f"{place.pack}{BETWEEN}{word}"
    if place.pack and own in found:
        return found.index(own)
    if word in found and BETWEEN not in word:
        return found.index(word)
    before = f"{place.pack}{BETWEEN}"
    offered = [key.removeprefix(before) for key in found]
    raise unknown_word(what, word, place, [key for key in offered if BETWEEN not in key])


def places(entries: list[Numbered], column: str) -> list[Cell]:
    return [entry.table.place(entry.row, column) for entry in entries]


# -- what a row does -------------------------------------------------------------------------------


def effect_words(entries: list[Numbered]) -> list[str]:
    """By number the word of what a row does: usually its own key."""
    return [entry.row.get("effect") or entry.row["key"] for entry in entries]


def acts_as(entries: list[Numbered]) -> list[int]:
    """By number the row of the box whose rules a row follows, with figures of its own: itself,
    unless it names another one as its effect.
    """
    found = keys(rows_of(entries))
    return [
        found.index(word) if BETWEEN not in word and word in found else number
        for number, word in enumerate(effect_words(entries))
    ]


def resolved(
    entries: list[Numbered], register: Register[R], otherwise: Callable[[int], R | None]
) -> list[R]:
    """What code brings for each row: found by the word of its effect. Where there is none,
    `otherwise` may know better; refused with file, row and column if it does not.
    """
    found, words = [], effect_words(entries)
    for number, entry in enumerate(entries):
        word = words[number]
        brought = register.find(word, entry.pack)
        if brought is None:
            brought = otherwise(number)
        if brought is None:
            place = entry.table.place(entry.row, "effect")
            known = [*register.offered(entry.pack), *keys(_box(entry.table))]
            raise unknown_word("effect", own_key(word), place, known)
        found.append(brought)
    return found


def _box(table: Table) -> list[Row]:
    return [row for row, pack in zip(table, table.packs, strict=True) if not pack]


# -- what people and computer players are told ----------------------------------------------------


def opinions(
    entries: list[Numbered], column: str, otherwise: Callable[[int], float]
) -> list[float]:
    """What computer players think of each row, in hundredths there. If it says nothing, what they
    think of the row whose effect it has, else `otherwise` judges by its figures.
    """
    found = []
    for number, other in enumerate(acts_as(entries)):
        said = [entries[each].row[column] for each in (number, other)]
        known = [worth for worth in said if worth != UNSAID]
        found.append(known[0] / 100 if known else otherwise(number))
    return found


def by_effect(entries: list[Numbered], register: Register[R], otherwise: R) -> list[R]:
    """For each row the rule of thumb that is known by its key, or by that of its effect."""
    found = []
    for entry, word in zip(entries, effect_words(entries), strict=True):
        rule = register.find(entry.row["key"], "")
        if rule is None:
            rule = register.find(word, entry.pack)
        found.append(otherwise if rule is None else rule)
    return found


def emblems(entries: list[Numbered], known: Iterable[str]) -> list[str]:
    """The emblem that each row names, among those that can be drawn; "" if it names none."""
    names = list(known)
    return [row_emblem(entry, names) for entry in entries]
