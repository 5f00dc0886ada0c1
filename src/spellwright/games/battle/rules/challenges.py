"""Horcruxes (HB-16) and Encounters (HB-17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import encounters, horcruxes, only_last_left, packs_in_play
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.state import (
    ACQUIRED,
    ALLIES,
    ALLIES_ACQUIRED,
    ATTACK_ASSIGNED,
    DEFEATED,
    EVENTS,
    HIGHEST_ACQUIRED,
    INFLUENCE_GAINED,
    ITEM_VALUE,
    ITEMS,
    NOTHING,
    POTIONS_BANISHED,
    REMOVED_BY_ACTIVE,
    SPELLS,
    BattleProcedure,
    BattleState,
)
from spellwright.kernel.option import FIRST

_AS_ONE: Final = {v.HEARTS_FACE: v.HEART_FACE, v.CARDS_FACE: v.CARD_FACE}
"""HB-G28: two hearts count as one heart, two cards as one card."""


# -- symbols ---------------------------------------------------------------------------------------


def _missing(symbols: list[int], supplied: list[int], symbol: int) -> int:
    """The place of a needed symbol that is not supplied yet, or -1 (HB-16.6)."""
    for place, needed in enumerate(symbols):
        if needed == symbol and not supplied[place]:
            return place
    return -1


def needed_by(s: BattleState, symbol: int) -> list[int]:
    """The active Horcrux and Encounter that still need a symbol (HB-15.5, HB-17.11)."""
    symbol = _AS_ONE.get(symbol, symbol)
    found = []
    if s.horcrux >= 0 and _missing(columns.SYMBOLS[s.horcrux], s.horcrux_symbols, symbol) >= 0:
        found.append(s.horcrux)
    if (
        s.encounter >= 0
        and _missing(columns.SYMBOLS[s.encounter], s.encounter_symbols, symbol) >= 0
    ):
        found.append(s.encounter)
    return found


def supply(s: BattleState, thing: int, symbol: int) -> None:
    """HB-16.4 to HB-16.7."""
    symbol = _AS_ONE.get(symbol, symbol)
    s.tell(story.SUPPLIED, thing, symbol)
    if thing == s.encounter:
        s.encounter_symbols[_missing(columns.SYMBOLS[thing], s.encounter_symbols, symbol)] = 1
        return
    s.horcrux_symbols[_missing(columns.SYMBOLS[thing], s.horcrux_symbols, symbol)] = 1
    if columns.EITHER[thing] or all(s.horcrux_symbols):
        destroy_horcrux(s)


def destroy_horcrux(s: BattleState) -> None:
    """HB-16.7 to HB-16.12: the active Hero collects it, and the next Horcrux is active at once."""
    s.collected[s.active].append(s.horcrux)
    s.tell(story.DESTROYED, s.hero[s.active], s.horcrux)
    following = horcruxes(s)[horcruxes(s).index(s.horcrux) + 1 :]
    activate_horcrux(s, following[0] if following else NOTHING)


def activate_horcrux(s: BattleState, horcrux: int) -> None:
    s.horcrux = horcrux
    if horcrux >= 0:
        s.tell(story.NOW_ACTIVE, horcrux)
    s.horcrux_symbols = [0] * len(columns.SYMBOLS[horcrux]) if horcrux >= 0 else []
    s.derive()


def activate_encounter(s: BattleState, encounter: int) -> None:
    s.encounter = encounter
    if encounter >= 0:
        s.tell(story.NOW_ACTIVE, encounter)
    s.encounter_symbols = [0] * len(columns.SYMBOLS[encounter]) if encounter >= 0 else []
    s.encounter_attack = 0
    s.encounter_stuns = 0
    s.derive()


# -- requirements ----------------------------------------------------------------------------------


def _played_values(s: BattleState) -> list[int]:
    return [columns.VALUE[kind] for kind in s.played if columns.VALUE[kind]]


def _two_of_each(s: BattleState) -> int:
    return min(s.tally[SPELLS], s.tally[ITEMS], s.tally[ALLIES]) // 2


REACHED: Final[dict[str, Callable[[BattleState], int]]] = {
    "even": lambda s: len([1 for value in _played_values(s) if value % 2 == 0]),
    "odd": lambda s: len([1 for value in _played_values(s) if value % 2]),
    "values": lambda s: len(set(_played_values(s))),
    "value-4": lambda s: len([1 for value in _played_values(s) if value >= 4]),
    "two-of-each": _two_of_each,
    "spells": lambda s: s.tally[SPELLS],
    "items": lambda s: s.tally[ITEMS],
    "attack-assigned": lambda s: s.tally[ATTACK_ASSIGNED],
    "defeated": lambda s: s.tally[DEFEATED],
    "item-value": lambda s: s.tally[ITEM_VALUE],
    "allies-acquired": lambda s: s.tally[ALLIES_ACQUIRED],
    "influence-gained": lambda s: s.tally[INFLUENCE_GAINED],
    "potions-banished": lambda s: s.tally[POTIONS_BANISHED],
    "acquired": lambda s: s.tally[ACQUIRED],
    "highest-acquired": lambda s: s.tally[HIGHEST_ACQUIRED],
    "assigned-here": lambda s: s.encounter_attack,
    "control-removed": lambda s: s.tally[REMOVED_BY_ACTIVE],
    "stuns": lambda s: s.encounter_stuns,
    "events": lambda s: s.tally[EVENTS],
}
"""How far the active Hero has come with what an Encounter asks for (HB-17.16)."""


def is_claimable(s: BattleState) -> bool:
    """HB-17.3, HB-17.14."""
    encounter = s.encounter
    if encounter < 0:
        return False
    if columns.SYMBOLS[encounter]:
        return all(s.encounter_symbols)
    if REACHED[columns.NEEDS[encounter]](s) >= columns.NEEDED[encounter]:
        return True
    if encounter in (columns.FULL_MOON_RISES, columns.UNREGISTERED_ANIMAGUS):
        return only_last_left(s)
    return (
        encounter == columns.BEFORE_THE_WIZENGAMOT and _potions_left(s) < columns.NEEDED[encounter]
    )


def _potions_left(s: BattleState) -> int:
    """Potions that are not banished."""
    banished = [kind for kind in s.banished if columns.TYPE[kind] == v.POTION]
    return len(columns.potion_cards(s.scenario, packs_in_play(s))) - len(banished)


class ClaimEncounter(BattleProcedure):
    """HB-8.3, HB-17.4 to HB-17.10: an Encounter that is met may be collected, one in a turn."""

    __slots__ = ()

    STEPS = ("offer", "collect")

    def offer(self, s: BattleState) -> None:
        ask(s, s.active, words.ASK_COLLECT, [s.encounter])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        return [words.COLLECT | s.encounter << FIRST, words.DECLINE]

    def collect(self, s: BattleState) -> None:
        if s.answer == words.DECLINE:
            return
        encounter = s.encounter
        s.collected[s.active].append(encounter)
        s.tell(story.COLLECTED, s.hero[s.active], encounter)
        stack = encounters(s)
        following = stack[stack.index(encounter) + 1 :]
        activate_encounter(s, following[0] if following else NOTHING)
