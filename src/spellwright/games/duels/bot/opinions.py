"""What computer players think of cards: what the rows say, else by their figures."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.bot import weights
from spellwright.games.duels.content.columns import (
    ARTIFACT_DARK,
    ARTIFACT_GALLEONS,
    ARTIFACT_LIGHT,
    ARTIFACT_NEUTRAL,
    ATTACK_DAMAGE,
    ATTACK_RANGE,
    CHARACTER_TRAITS,
    DARK_CUNNING,
    DEFENSE,
    GRANTED_FIGURES,
    HAS_NUMBER,
    IS_COMBAT,
    LEVEL,
    LIGHT_CUNNING,
    LIMIT,
    MASTERY,
    MODIFIER,
    NEUTRAL_CUNNING,
    POTION_AMOUNT,
    QUEST_POINTS,
    SPELL_BLIND,
    SPELL_BURNING,
    SPELL_DAMAGE,
    SPELL_DAZE,
    SPELL_HANG,
    SPELL_LIMIT,
    SPELL_POISON,
    SPELL_PUSH,
    SPELL_SILENCE,
    SPELL_SLOW,
    TRAIT_ACTING,
    TRAIT_DEFENDING,
    TRAIT_MOVEMENT,
    UPKEEP,
    WEAPON,
)
from spellwright.games.duels.content.rows import (
    ARTIFACT_ENTRIES,
    CHARACTER_ENTRIES,
    GROUP_ENTRIES,
    POTION_ENTRIES,
    QUEST_ENTRIES,
    SPELL_ENTRIES,
    opinions,
)

PUSH: Final = 0.06
RARE: Final = 0.25
"""The share of its points that a Quest Card brings of which nothing is said."""
USUAL_SPELL: Final = 0.3
SOMETHING: Final = 0.08
"""What an effect brings of which nothing is known but that it is there."""


def _marks(number: int) -> float:
    """What a Spell lays on its target, besides Damage."""
    worth = weights.POISON * SPELL_POISON[number] + weights.SLOW * SPELL_SLOW[number]
    worth += weights.BURNING * SPELL_BURNING[number] + weights.DAZED * SPELL_DAZE[number]
    worth += weights.LIMITED * SPELL_LIMIT[number] + weights.SILENCED * SPELL_SILENCE[number]
    worth += weights.BLINDED * SPELL_BLIND[number] + weights.HANGING * SPELL_HANG[number]
    return worth + PUSH * SPELL_PUSH[number]


def _spell_worth(number: int) -> float:
    return USUAL_SPELL + _marks(number)


def _spell_gain(number: int) -> float:
    """What a Spell does besides its figures: the harder it is to cast, the more."""
    if IS_COMBAT[number]:
        return 0.0 if SPELL_DAMAGE[number] or _marks(number) else SOMETHING
    return max(0.02, SOMETHING - 0.02 * MODIFIER[number] - 0.01 * UPKEEP[number])


def _potion_worth(number: int) -> float:
    return 0.3 + 0.1 * POTION_AMOUNT[number]


def _potion_gain(number: int) -> float:
    return 0.08 * max(1, POTION_AMOUNT[number]) + 0.03 * LEVEL[number]


def _artifact_worth(number: int) -> float:
    """Its price tells most; Cunning, a Trait or a weapon are of use in every duel."""
    worth = 0.6 * ARTIFACT_GALLEONS[number] + _traits_worth(GRANTED_FIGURES[number])
    worth += ARTIFACT_LIGHT[number] + ARTIFACT_DARK[number] + ARTIFACT_NEUTRAL[number]
    attack = WEAPON[number]
    return worth if attack < 0 else worth + ATTACK_DAMAGE[attack] + ATTACK_RANGE[attack] / 4


def _traits_worth(traits: dict[int, int]) -> float:
    """By Trait its figure: what it adds to sums counts, and that it is there at all."""
    return sum([_trait_worth(trait, figure) for trait, figure in traits.items()])


def _trait_worth(trait: int, figure: int) -> float:
    times = figure if HAS_NUMBER[trait] else 1
    added = TRAIT_ACTING[trait] + TRAIT_DEFENDING[trait] + TRAIT_MOVEMENT[trait] / 2
    return times * added if added else 1.0


def _character_worth(number: int) -> float:
    worth = 2 * MASTERY[number] + DEFENSE[number] + LIMIT[number] / 2
    worth += _traits_worth(dict(CHARACTER_TRAITS[number]))
    return worth + (LIGHT_CUNNING[number] + DARK_CUNNING[number] + NEUTRAL_CUNNING[number]) / 2


def _quest_worth(number: int) -> float:
    return RARE * QUEST_POINTS[number]


def _group_worth(_number: int) -> float:
    return 0.0


CHARACTER_WORTH: Final = opinions(CHARACTER_ENTRIES, "worth", _character_worth)
"""How able a character is."""
SPELL_WORTH: Final = opinions(SPELL_ENTRIES, "worth", _spell_worth)
"""What a Spell is worth in a Spellbook, without its Damage, range and modifier."""
SPELL_GAIN: Final = opinions(SPELL_ENTRIES, "gain", _spell_gain)
"""What a Spell brings besides its figures."""
POTION_WORTH: Final = opinions(POTION_ENTRIES, "worth", _potion_worth)
"""How much a Potion is wanted among those of its level."""
POTION_GAIN: Final = opinions(POTION_ENTRIES, "gain", _potion_gain)
"""What using a Potion brings."""
ARTIFACT_WORTH: Final = opinions(ARTIFACT_ENTRIES, "worth", _artifact_worth)
"""How much an Artifact is wanted; 0 is not worth its price."""
ARTIFACT_GAIN: Final = opinions(ARTIFACT_ENTRIES, "gain", lambda _: 0.05)
"""What using an Artifact brings; 0 where the position tells."""
QUEST_WORTH: Final = opinions(QUEST_ENTRIES, "worth", _quest_worth)
"""How many points a Quest Card brings on average."""
GROUP_WORTH: Final = opinions(GROUP_ENTRIES, "worth", _group_worth)
