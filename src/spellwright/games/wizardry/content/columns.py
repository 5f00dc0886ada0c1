"""The content tables as columns of numbers."""

from __future__ import annotations

from typing import Final

from spellwright.content import Row
from spellwright.games.wizardry.content.tables import ACTIONS, PROFILES, RULES, SPELLS
from spellwright.geometry.bits import bits_of


def _action_column(column: str) -> list[int]:
    return [row[column] for row in ACTIONS]


def _spell_column(column: str) -> list[int]:
    return [row[column] for row in SPELLS]


def _index(rows: list[Row], key: str) -> int:
    return [row["key"] for row in rows].index(key)


PROFILE_KEYS: Final[list[str]] = [row["key"] for row in PROFILES]
PROFILE_AP: Final[list[int]] = [row["ap"] for row in PROFILES]
PROFILE_SLOTS: Final[list[int]] = [row["slots"] for row in PROFILES]
INNATE_INITIATIVE: Final[list[int]] = [row["initiative"] for row in PROFILES]
INNATE_DEFEND: Final[list[int]] = [row["defend"] for row in PROFILES]

# Basic actions and spells share one numbering, since both stand in plans: first the actions.
BASIC: Final = len(ACTIONS)
KEYS: Final[list[str]] = [row["key"] for row in ACTIONS + SPELLS]
CLAUSES: Final[list[str]] = [row["clause"] for row in ACTIONS + SPELLS]
COST: Final = _action_column("ap") + _spell_column("ap")
MOST_IN_PLAN: Final = _action_column("most") + [1] * len(SPELLS)
SIGHT: Final[list[str]] = [""] * BASIC + [row["sight"] for row in SPELLS]
WRITES: Final[list[str]] = [""] * BASIC + [row["writes"] for row in SPELLS]
ORDER: Final[list[str]] = [""] * BASIC + [row["order"] for row in SPELLS]
REST: Final[list[str]] = [""] * BASIC + [row["rest"] for row in SPELLS]
REST_A_TURN: Final = bits_of([action for action, rest in enumerate(REST) if rest == "turn"])
ONCE_A_GAME: Final = bits_of([action for action, rest in enumerate(REST) if rest == "game"])
NUMBER: Final = [0] * BASIC + _spell_column("number")
DIE: Final = [0] * BASIC + _spell_column("die")
WORKS: Final = [0] * BASIC + _spell_column("works")
DAMAGE: Final = [0] * BASIC + _spell_column("damage")
SQUARES: Final = [0] * BASIC + _spell_column("squares")
RANGE: Final = [0] * BASIC + _spell_column("range")
POINTS: Final = [0] * BASIC + _spell_column("points")
PER_POINT: Final = [1] * BASIC + _spell_column("per_point")
POINTS_EACH: Final = [1] * BASIC + _spell_column("points_each")
MOST: Final = [0] * BASIC + _spell_column("most")
ANIMAL_ACTIONS: Final[list[int]] = [n for n, row in enumerate(ACTIONS) if row["animal"] == "yes"]
ALL_SPELLS: Final[list[int]] = list(range(BASIC, len(KEYS)))


def action(key: str) -> int:
    """The number under which plans know a basic action or a spell."""
    return KEYS.index(key)


MOVE: Final[int] = action("move")
RUN: Final[int] = action("run")
MAGIC_TOUCH: Final[int] = action("magic-touch")
PUFF_OF_WIND: Final[int] = action("puff-of-wind")
DEFEND: Final[int] = action("defend")
INITIATIVE: Final[int] = action("initiative")

CURSE: Final[int] = action("curse")
FOG: Final[int] = action("fog")
POISON_DART: Final[int] = action("poison-dart")
DISPEL: Final[int] = action("dispel")
MAGIC_MISSILE: Final[int] = action("magic-missile")
CLAIRVOYANCE: Final[int] = action("clairvoyance")
FORESIGHT: Final[int] = action("foresight")
AWARENESS: Final[int] = action("awareness")
SPOT_WEAKNESS: Final[int] = action("spot-weakness")
ONE_STEP_AHEAD: Final[int] = action("one-step-ahead")
SPECTRAL_SWORD: Final[int] = action("spectral-sword")
LEAP: Final[int] = action("leap")
SUMMON_ANIMAL: Final[int] = action("summon-animal")
PLAGUE_OF_INSECTS: Final[int] = action("plague-of-insects")
SUMMON_DEMON: Final[int] = action("summon-demon")
ENTANGLE: Final[int] = action("entangle")
TIDAL_WAVE: Final[int] = action("tidal-wave")
SLEET_STORM: Final[int] = action("sleet-storm")
PUSH: Final[int] = action("push")
TELEPORT: Final[int] = action("teleport")
HIDE: Final[int] = action("hide")
BEAUTY: Final[int] = action("beauty")
BLINDING_LIGHT: Final[int] = action("blinding-light")
TRANSPOSE: Final[int] = action("transpose")
ILLUSORY_BODY: Final[int] = action("illusory-body")
ABSORB_DAMAGE: Final[int] = action("absorb-damage")
STONESKIN: Final[int] = action("stoneskin")
BANISH: Final[int] = action("banish")
CIRCLE_OF_PROTECTION: Final[int] = action("circle-of-protection")
ANTIMAGIC_FIELD: Final[int] = action("antimagic-field")
LIGHTNING_BOLT: Final[int] = action("lightning-bolt")
STORM: Final[int] = action("storm")
SMASH: Final[int] = action("smash")
FLAME_TONGUE: Final[int] = action("flame-tongue")
TRACKING_BALL: Final[int] = action("tracking-ball")

EVOCATIONS: Final = [LIGHTNING_BOLT, STORM, SMASH, FLAME_TONGUE, TRACKING_BALL]
"""What the demon casts on 1 to 5 (FW-13.13)."""

RELOCATIONS: Final = [LEAP, TELEPORT, HIDE, TRANSPOSE]
"""Spells that move their caster (FW-5.20)."""

_RULES: Final[Row] = RULES[0]
HITS: Final[int] = _RULES["hits"]
"""How many hits defeat a wizard (FW-14.1), unless an option says otherwise."""
TOUCH_DAMAGE: Final[int] = _RULES["touch_damage"]
"""Magic Touch (FW-8.5)."""
RUN_LENGTH: Final[int] = _RULES["run"]
"""Squares of a Run (FW-8.2)."""
SPELLS_IN_PLAN: Final[int] = _RULES["spells_in_plan"]
"""The most spells in a plan (FW-5.13)."""
REMATCH_HITS: Final[list[int]] = [
    HITS,
    _RULES["rematch_hits"],
    _RULES["later_rematch_hits"],
]
"""Hits that defeat in the first rematch and in all later ones (FW-14.9, FW-14.10)."""
