"""What Potions promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.duels.bot import weights
from spellwright.games.duels.bot.attacks import Arena
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.bot.spells import healing, troubles
from spellwright.games.duels.conditions import BURNING, is_now
from spellwright.games.duels.content.columns import (
    HAND,
    POTION_TARGET,
    POTIONEER,
    POTIONS_OF_LEVEL,
    potion,
    quest,
)
from spellwright.games.duels.queries import figure
from spellwright.games.duels.rules.potions import potion_targets
from spellwright.games.duels.rules.quest_events import APOTHECARY, APOTHECARY_POTIONS
from spellwright.games.duels.state import BY_POTION, DuelsState, seat_of

Worth = Callable[[DuelsState, int, int], float]


def _fixed(worth: float) -> Worth:
    return lambda _s, _user, _target: worth


def _card(s: DuelsState, user: int, _target: int) -> float:
    return 0.1 if len(s.hand[seat_of(user)]) < HAND else 0.0


def _exploding(s: DuelsState, user: int, target: int) -> float:
    return Arena(s, user, seat_of(user)).harm_worth(target, 1 + figure(s, user, POTIONEER))


_WORTH: Final[dict[int, Worth]] = {
    potion("blood-replenishing-draught"): lambda s, _u, t: healing(s, t, 1),
    potion("antidote-to-common-poisons"): lambda s, _u, t: weights.POISON * min(1, s.poison[t]),
    potion("pepperup"): lambda s, _u, t: (
        weights.BURNING * is_now(s, t, BURNING) + weights.SLOW * s.slow[t] + 0.04
    ),
    potion("swelling-solution"): _fixed(0.1),
    potion("noxious-vial"): _fixed(weights.POISON),
    potion("garrotting-gas"): _fixed(weights.DAZED),
    potion("wit-sharpener"): _card,
    potion("strengthening-solution"): lambda s, _u, _t: 0.07 if s.advanced else 0.0,
    potion("smoke-draught"): _fixed(0.06),
    potion("invigoration-drops"): lambda s, u, _t: (
        weights.POWER * (s.spent_light[seat_of(u)] + s.spent_dark[seat_of(u)] > 0)
    ),
    potion("lucky-drop"): _fixed(0.12),
    potion("jinxing-draught"): _fixed(0.12),
    potion("invisibility-potion"): _fixed(0.1),
    potion("polyjuice"): _fixed(0.05),
    potion("fire-protection"): lambda s, _u, t: weights.BURNING * is_now(s, t, BURNING),
    potion("befuddlement-draught"): _fixed(0.1),
    potion("grand-pepperup"): lambda s, u, t: healing(s, t, 1 + figure(s, u, POTIONEER)),
    potion("exploding-potion"): _exploding,
    potion("sleeping-draught"): _fixed(weights.LIMITED),
    potion("draught-of-peace"): lambda s, _u, t: 0.08 if s.advanced and t == s.active else 0.0,
    potion("essence-of-dittany"): lambda s, _u, t: healing(s, t, 1) + troubles(s, t),
    potion("felix-felicis"): _fixed(0.25),
    potion("elixir-of-life"): _fixed(0.0),
    potion("liquid-fortune"): _fixed(0.3),
}


def target_worth(look: Outlook, user: int, number: int, target: int) -> float:
    s = look.s
    gain = _WORTH[number](s, user, target)
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
    if quest("apothecary") not in s.quests[seat]:
        return 0.02 if s.potions_used[seat] < APOTHECARY_POTIONS - 1 else 0.0
    if s.potions_used[seat] + 1 >= APOTHECARY_POTIONS:
        return max(1.0, Arena(s, user, seat).event_worth(APOTHECARY))
    return 0.5


def stock_worth(number: int) -> float:
    """How much a Potion is wanted in a Stock: the higher its level, the better."""
    level = next(level for level in range(4) if number in POTIONS_OF_LEVEL[level])
    return level + _FAVOURITES.get(number, 0.0)


_FAVOURITES: Final = {
    potion("blood-replenishing-draught"): 0.9,
    potion("wit-sharpener"): 0.8,
    potion("noxious-vial"): 0.7,
    potion("strengthening-solution"): 0.65,
    potion("garrotting-gas"): 0.6,
    potion("pepperup"): 0.5,
    potion("swelling-solution"): 0.4,
    potion("invigoration-drops"): 0.3,
    potion("smoke-draught"): 0.2,
    potion("jinxing-draught"): 0.5,
    potion("lucky-drop"): 0.6,
    potion("grand-pepperup"): 0.6,
    potion("exploding-potion"): 0.8,
    potion("felix-felicis"): 0.8,
    potion("liquid-fortune"): 0.9,
}
