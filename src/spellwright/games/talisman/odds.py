"""The odds of fights and tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.games.talisman.content.columns import (
    BARRIER,
    FIGHT_MAGIC,
    FIGHT_MIGHT,
    MAGIC,
    MIGHT,
)
from spellwright.games.talisman.content.names import (
    DUMBLEDORE_B,
    EXPECTO_PATRONUM,
    HARRY_A,
    PETTIGREW_B,
)
from spellwright.games.talisman.queries import is_side, total
from spellwright.games.talisman.rules.attack_scores import scores_with
from spellwright.games.talisman.state import TalismanState

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


# -- a fight whose dice lie on the table -----------------------------------------------------------


def reroll_odds(
    s: TalismanState, seat: int, dice: Sequence[int], die: int
) -> tuple[float, float, float]:
    """The chances to win, to draw and to lose a fight if one of the dice is rolled again."""
    scores = [scores_with(s, seat, [*dice[:die], face, *dice[die + 1 :]]) for face in FACES]
    won, drawn = sum(own > other for own, other in scores), sum(own == it for own, it in scores)
    return won / 6, drawn / 6, (6 - won - drawn) / 6
