"""Bonuses that wait for something to happen in the turn (HB-28.9)."""

from __future__ import annotations

from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import face_up, takes_attack
from spellwright.games.battle.rules.carry_out import CarryOut
from spellwright.games.battle.rules.priority import RANK_EXPERT, RANK_PLAYED, wait_for_card
from spellwright.games.battle.state import (
    ALLIES,
    ATTACK_ON_VILLAINS,
    CREATURES_DEFEATED,
    ITEMS,
    SPELLS,
    VILLAINS_DEFEATED,
    BattleState,
)


def watch(s: BattleState, trigger: int, program: int, frame: CarryOut, once: int) -> None:
    """The bonus will go to the Hero for whom the card works now, even if another is active."""
    s.watchers.append([trigger, program, frame.hero, frame.source, frame.marks, once])


def notice(s: BattleState, trigger: int) -> None:
    """Something has happened: bonuses that waited for it join the waiting effects."""
    fired = [row for row in s.watchers if row[0] == trigger]
    for row in fired:
        _, program, hero, source, marks, once = row
        rank = RANK_EXPERT if columns.IS_CHARM[source] else RANK_PLAYED
        wait_for_card(s, rank, hero, program, source, marks)
        if once:
            s.watchers.remove(row)


def is_met(s: BattleState, trigger: int) -> bool:
    """Whether a trigger has been met already this turn; the card that asks counts as played."""
    tally = s.tally
    if trigger == v.DEFEAT_VILLAIN:
        return tally[VILLAINS_DEFEATED] > 0
    if trigger == v.DEFEAT_CREATURE:
        return tally[CREATURES_DEFEATED] > 0
    if trigger == v.ANOTHER_ALLY:
        return tally[ALLIES] > 1
    if trigger == v.ITEM_PLAYED:
        return tally[ITEMS] > 0
    if trigger == v.TWO_SPELLS:
        return tally[SPELLS] > 1
    return all_villains_attacked(s)


def all_villains_attacked(s: BattleState) -> bool:
    """HB-29.1: every Villain that can take Attack has had some this turn, and at least one has."""
    if not s.tally[ATTACK_ON_VILLAINS]:
        return False
    return not any(
        takes_attack(s, slot) for slot in face_up(s, v.VILLAINS) if not s.row_attack_now[slot]
    )
