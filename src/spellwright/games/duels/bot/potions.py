"""What Potions promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register
from spellwright.games.duels.bot import weights
from spellwright.games.duels.bot.attacks import Arena
from spellwright.games.duels.bot.opinions import POTION_GAIN, POTION_WORTH
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.bot.spells import healing, troubles
from spellwright.games.duels.conditions import BURNING, is_now
from spellwright.games.duels.content.columns import (
    HAND,
    LEVEL,
    POTION_AMOUNT,
    POTION_TARGET,
    POTIONEER,
    quest,
)
from spellwright.games.duels.content.rows import POTION_ENTRIES, by_effect
from spellwright.games.duels.queries import figure, has_quest
from spellwright.games.duels.rules.potions import potion_targets
from spellwright.games.duels.rules.quest_events import APOTHECARY, APOTHECARY_POTIONS
from spellwright.games.duels.state import BY_POTION, DuelsState, seat_of

_APOTHECARY: Final = quest("apothecary")
Worth = Callable[[DuelsState, int, int, int], float]
"""What a Potion, known by its number, brings: by the position, the user and the target."""
worth: Final[Register[Worth]] = Register("worth")
"""By the keys of Potions; the others bring what their rows say."""


@worth("blood-replenishing-draught")
def _healing(s: DuelsState, _user: int, number: int, target: int) -> float:
    return healing(s, target, POTION_AMOUNT[number])


@worth("antidote-to-common-poisons")
def _antidote(s: DuelsState, _user: int, number: int, target: int) -> float:
    return weights.POISON * min(POTION_AMOUNT[number], s.poison[target])


@worth("pepperup")
def _warmth(s: DuelsState, _user: int, _number: int, target: int) -> float:
    return weights.BURNING * is_now(s, target, BURNING) + weights.SLOW * s.slow[target] + 0.04


@worth("wit-sharpener")
def _card(s: DuelsState, user: int, _number: int, _target: int) -> float:
    return 0.1 if len(s.hand[seat_of(user)]) < HAND else 0.0


@worth("strengthening-solution")
def _strength(s: DuelsState, _user: int, _number: int, _target: int) -> float:
    return 0.07 if s.advanced else 0.0


@worth("invigoration-drops")
def _power(s: DuelsState, user: int, _number: int, _target: int) -> float:
    return weights.POWER * (s.spent_light[seat_of(user)] + s.spent_dark[seat_of(user)] > 0)


@worth("fire-protection")
def _no_fire(s: DuelsState, _user: int, _number: int, target: int) -> float:
    return weights.BURNING * is_now(s, target, BURNING)


@worth("grand-pepperup")
def _much_healing(s: DuelsState, user: int, number: int, target: int) -> float:
    return healing(s, target, POTION_AMOUNT[number] + figure(s, user, POTIONEER))


@worth("exploding-potion")
def _exploding(s: DuelsState, user: int, number: int, target: int) -> float:
    damage = POTION_AMOUNT[number] + figure(s, user, POTIONEER)
    return Arena(s, user, seat_of(user)).harm_worth(target, damage)


@worth("draught-of-peace")
def _peace(s: DuelsState, _user: int, _number: int, target: int) -> float:
    return 0.08 if s.advanced and target == s.active else 0.0


@worth("essence-of-dittany")
def _dittany(s: DuelsState, _user: int, number: int, target: int) -> float:
    return healing(s, target, POTION_AMOUNT[number]) + troubles(s, target)


def _by_figures(_s: DuelsState, _user: int, number: int, _target: int) -> float:
    return POTION_GAIN[number]


_WORTH: Final = by_effect(POTION_ENTRIES, worth, _by_figures)


def target_worth(look: Outlook, user: int, number: int, target: int) -> float:
    s = look.s
    gain = _WORTH[number](s, user, number, target)
    if POTION_TARGET[number] == "enemy":
        gain *= Arena(s, user, look.seat).hit_chance(BY_POTION, number, target)
    return gain


def potion_worth(look: Outlook, user: int, number: int) -> float:
    """What a Potion brings now, beyond keeping it."""
    s, seat = look.s, look.seat
    targets = potion_targets(s, user, number)
    if not targets:
        return -1.0
    best = max([target_worth(look, user, number, target) for target in targets])
    return best - weights.STOCKED + apothecary_worth(s, user, seat)


def apothecary_worth(s: DuelsState, user: int, seat: int) -> float:
    """What a Potion is worth for Apothecary: the third one scores, and the first two lead to it."""
    if not has_quest(s, seat, _APOTHECARY):
        return 0.02 if s.potions_used[seat] < APOTHECARY_POTIONS - 1 else 0.0
    if s.potions_used[seat] + 1 >= APOTHECARY_POTIONS:
        return max(1.0, Arena(s, user, seat).event_worth(APOTHECARY))
    return 0.5


def stock_worth(number: int) -> float:
    """How much a Potion is wanted in a Stock: the higher its level, the better."""
    return LEVEL[number] + POTION_WORTH[number]
