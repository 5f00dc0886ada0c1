"""The odds of fights and tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from spellwright.games.talisman.content.columns import (
    BARRIER,
    FIGHT_MAGIC,
    FIGHT_MIGHT,
    MAGIC,
    MIGHT,
)
from spellwright.games.talisman.content.names import (
    DRACO_A,
    DUMBLEDORE_B,
    EXPECTO_PATRONUM,
    HARRY_A,
    PETTIGREW_B,
)
from spellwright.games.talisman.queries import is_side, total, total_magic
from spellwright.games.talisman.rules.attack_scores import (
    FIGHTER_LESSENED,
    FOE_LESSENED,
    fight_total,
    modifiers,
    scores_with,
    voldemort_value,
)
from spellwright.games.talisman.rules.enemies import begin_fight
from spellwright.games.talisman.state import WITH_CHARACTER, WITH_VOLDEMORT, TalismanState

FACES: Final = range(1, 7)
_FAR: Final = 6


def _odds(ahead: int) -> tuple[float, float, float]:
    won = drawn = 0
    for mine in FACES:
        for other in FACES:
            difference = mine + ahead - other
            won += difference > 0
            drawn += difference == 0
    return won / 36, drawn / 36, (36 - won - drawn) / 36


_ODDS: Final = [_odds(ahead) for ahead in range(-_FAR, _FAR + 1)]


def odds(mine: int, other: int) -> tuple[float, float, float]:
    """The chances to win, to draw and to lose with these values."""
    return _ODDS[max(-_FAR, min(_FAR, mine - other)) + _FAR]


def fighting(s: TalismanState, seat: int, ability: int) -> int:
    """Magic or Might of a Character in a fight that has not begun yet."""
    value = total(s, seat, ability)
    if s.ferret[seat]:
        return value
    bonus = FIGHT_MAGIC if ability == MAGIC else FIGHT_MIGHT
    for card in s.objects[seat]:
        value += bonus[card]
    if ability == MIGHT and is_side(s, seat, PETTIGREW_B):
        value += 1
    if is_side(s, seat, HARRY_A):
        value += 1
    return value


def final_ability(s: TalismanState, seat: int) -> int:
    """The ability with which a Character would face Voldemort."""
    if EXPECTO_PATRONUM in s.hand[seat]:
        return MAGIC
    return MAGIC if fighting(s, seat, MAGIC) >= fighting(s, seat, MIGHT) else MIGHT


def final_strength(s: TalismanState, seat: int) -> int:
    """How strong a Character would be in the Great Hall."""
    magic, might = fighting(s, seat, MAGIC), fighting(s, seat, MIGHT)
    value = max(magic, might)
    if EXPECTO_PATRONUM in s.hand[seat]:
        value = magic + might
    return value + (1 if is_side(s, seat, DUMBLEDORE_B) else 0)


def barrier_odds(s: TalismanState, seat: int) -> float:
    magic = total(s, seat, MAGIC)
    if s.settings["flat-barrier"]:
        return 1.0 if magic > BARRIER else 0.0
    won = odds(magic, BARRIER)[0]
    return won + (1 - won) * won if s.fate[seat] else won


# -- exact chances, for a person who is asked ------------------------------------------------------

Odds = tuple[float, float, float]
"""The chances to win, to draw and to lose."""


@cache
def dice_odds(lead: int, own: int, other: int, own_lower: bool, other_lower: bool) -> Odds:
    """The odds with so many dice on each side, of which the higher one counts, or the lower."""
    counts = [0, 0, 0]
    for mine in product(FACES, repeat=own):
        for theirs in product(FACES, repeat=other):
            ahead = lead + (min(mine) if own_lower else max(mine))
            ahead -= min(theirs) if other_lower else max(theirs)
            counts[0 if ahead > 0 else 1 if ahead == 0 else 2] += 1
    rolls = sum(counts)
    return counts[0] / rolls, counts[1] / rolls, counts[2] / rolls


def fight_odds(s: TalismanState, seat: int, lessened: int | None = None) -> Odds:
    """The odds of a seat in the fight that is about to be rolled for; `lessened` in place of the
    side whose lower die counts now.
    """
    less = s.lessened if lessened is None else lessened
    mine = fight_total(s, s.fighter) + modifiers(s, s.fighter)
    is_duel = s.fight == WITH_CHARACTER
    other = fight_total(s, s.foe) + modifiers(s, s.foe) if is_duel else sum(s.foe_values)
    own_low, foe_low = bool(less & FIGHTER_LESSENED), bool(less & FOE_LESSENED)
    own = _dice_of(s, s.fighter, attacks=is_duel) if not own_low else 2
    foes = 2 if foe_low or (is_duel and is_side(s, s.foe, HARRY_A)) else 1
    won, drawn, lost = dice_odds(mine - other, own, foes, own_low, foe_low)
    return (won, drawn, lost) if seat == s.fighter else (lost, drawn, won)


def _dice_of(s: TalismanState, seat: int, *, attacks: bool) -> int:
    """TA-HP3, TA-DM4: who rolls two dice, of which the higher one counts."""
    return 2 if is_side(s, seat, HARRY_A) or (attacks and is_side(s, seat, DRACO_A)) else 1


def duel_odds(s: TalismanState, attacker: int, defender: int) -> Odds:
    """The odds of an attack on another Character, before anything else is cast or used."""
    trial = _about_to_fight(s, WITH_CHARACTER, attacker, MAGIC)
    trial.foe = defender
    return fight_odds(trial, attacker)


def voldemort_odds(s: TalismanState, seat: int, ability: int) -> Odds:
    """The odds against Voldemort, where he stands, with one of the abilities."""
    trial = _about_to_fight(s, WITH_VOLDEMORT, seat, ability)
    trial.foe_values = [voldemort_value(s, s.voldemort)]
    return fight_odds(trial, seat)


def _about_to_fight(s: TalismanState, kind: int, seat: int, ability: int) -> TalismanState:
    trial = s.copy()
    begin_fight(trial, kind, seat, ability)
    return trial


def reroll_odds(s: TalismanState, seat: int, dice: Sequence[int], die: int) -> Odds:
    """The odds of a fight in which both have rolled, if one die is rolled again."""
    scores = [scores_with(s, seat, [*dice[:die], face, *dice[die + 1 :]]) for face in FACES]
    won, drawn = sum(own > other for own, other in scores), sum(own == it for own, it in scores)
    return won / 6, drawn / 6, (6 - won - drawn) / 6


def barrier_chance(s: TalismanState, seat: int) -> float:
    """The chance to pass the barrier at the first try (TA-21.5)."""
    magic = total_magic(s, seat)
    if s.settings["flat-barrier"]:
        return 1.0 if magic > BARRIER else 0.0
    return odds(magic, BARRIER)[0]


def gates_chance(s: TalismanState, seat: int, ability: int) -> float:
    """The chance that two dice do not exceed an ability (TA-23.4)."""
    value = total(s, seat, ability)
    return sum(one + two <= value for one in FACES for two in FACES) / 36
