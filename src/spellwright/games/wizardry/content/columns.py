"""The content tables as columns of numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from spellwright.content import UNSAID, Cell, InPlay, Numbered, Register, Row, numbered, row_emblem
from spellwright.games.wizardry.content.tables import (
    ACTIONS,
    HERE,
    PROFILES,
    RULES,
    SPELLS,
)
from spellwright.geometry.bits import bits_of

R = TypeVar("R")


BOX: Final = 1
"""The packs in play, as bits, where there are none."""
IN_PLAY: Final = InPlay(HERE)
_PROFILES: Final = numbered("profile", PROFILES)
_WRITTEN: Final = numbered("action", ACTIONS, SPELLS)
"""Basic actions and spells share one numbering, since both stand in plans: first the actions."""
_BOX: Final[dict[str, Row]] = {each.row["key"]: each.row for each in _WRITTEN if not each.pack}
_LENT: Final = ["sight", "writes", "die", "works", "damage", "squares", "range", "points", "most"]
_LENT_ORDERS: Final = ("only", "still")
"""Orders without which the rule of a spell makes no sense."""


def _whole(each: Numbered) -> Numbered:
    """A row with what it leaves out and its effect needs, from the spell whose effect it has."""
    lender = _BOX.get(each.row.get("effect", ""))
    if lender is None:
        return each
    lent = {column: lender[column] for column in _LENT if not each.row[column]}
    if not each.row["order"] and lender["order"] in _LENT_ORDERS:
        lent["order"] = lender["order"]
    return each._replace(row={**each.row, **lent})


_ENTRIES: Final = [_whole(each) for each in _WRITTEN]

PROFILE_KEYS: Final[list[str]] = [row["key"] for row, _, _ in _PROFILES]
PROFILE_AP: Final[list[int]] = [row["ap"] for row, _, _ in _PROFILES]
PROFILE_SLOTS: Final[list[int]] = [row["slots"] for row, _, _ in _PROFILES]
INNATE_INITIATIVE: Final[list[int]] = [row["initiative"] for row, _, _ in _PROFILES]
INNATE_DEFEND: Final[list[int]] = [row["defend"] for row, _, _ in _PROFILES]

PROFILE_PACK: Final = [IN_PLAY.number(each.pack) for each in _PROFILES]

BASIC: Final = len(ACTIONS)
KEYS: Final[list[str]] = [row["key"] for row, _, _ in _ENTRIES]
CLAUSES: Final[list[str]] = [row["clause"] for row, _, _ in _ENTRIES]
PACK: Final = [IN_PLAY.number(each.pack) for each in _ENTRIES]
"""The pack that brings a spell; 0 is the box."""


def _numbers(column: str, of_actions: int = 0) -> list[int]:
    return [row.get(column, of_actions) for row, _, _ in _ENTRIES]


def _words(column: str) -> list[str]:
    return [row.get(column, "") for row, _, _ in _ENTRIES]


COST: Final = _numbers("ap")
MOST_IN_PLAN: Final = [row["most"] if n < BASIC else 1 for n, (row, _, _) in enumerate(_ENTRIES)]
SIGHT: Final = _words("sight")
WRITES: Final = _words("writes")
ORDER: Final = _words("order")
IS_ALONE: Final[list[bool]] = [order == "only" for order in ORDER]
"""FW-5.18."""
IS_STILL: Final[list[bool]] = [order == "still" for order in ORDER]
"""FW-5.20."""
REST: Final = _words("rest")
REST_A_TURN: Final = bits_of([action for action, rest in enumerate(REST) if rest == "turn"])
ONCE_A_GAME: Final = bits_of([action for action, rest in enumerate(REST) if rest == "game"])
NUMBER: Final = _numbers("number")
DIE: Final = _numbers("die")
WORKS: Final = _numbers("works")
DAMAGE: Final = _numbers("damage")
SQUARES: Final = _numbers("squares")
RANGE: Final = _numbers("range")
POINTS: Final = _numbers("points")
PER_POINT: Final = _numbers("per_point", 1)
POINTS_EACH: Final = _numbers("points_each", 1)
MOST: Final = [row["most"] if n >= BASIC else 0 for n, (row, _, _) in enumerate(_ENTRIES)]
ANIMAL_ACTIONS: Final[list[int]] = [n for n, row in enumerate(ACTIONS) if row["animal"] == "yes"]
ALL_SPELLS: Final[list[int]] = list(range(BASIC, len(KEYS)))


def effect_places() -> list[tuple[str, Cell]]:
    """For each spell the word of its effect, usually its own key, and where that stands."""
    return [
        (row["effect"] or row["key"], table.place(row, "effect"))
        for row, table, _ in _ENTRIES[BASIC:]
    ]


def by_key(rules: Register[R], otherwise: R) -> list[R]:
    """For each action and spell the rule that is known by its key, or by that of the spell whose
    effect it has.
    """
    found = []
    for row, _, pack in _ENTRIES:
        rule = rules.find(row["key"], "")
        if rule is None and row.get("effect"):
            rule = rules.find(row["effect"], pack)
        found.append(otherwise if rule is None else rule)
    return found


def opinions(column: str, part: int, otherwise: Callable[[int], float]) -> list[float]:
    """What computer players think of each spell, in parts of what its row says."""
    return [
        otherwise(n) if row.get(column, UNSAID) == UNSAID else row[column] / part
        for n, (row, _, _) in enumerate(_ENTRIES)
    ]


def _is_stopped_by_beauty(each: Numbered) -> bool:
    """FW-21.6, FW-21.7; a spell of a pack that says nothing, if it deals damage."""
    if not each.pack:
        return each.row["key"] in _STOPPED_BY_BEAUTY
    said = each.row["beauty"]
    return bool(said == "yes" or (not said and each.row["damage"]))


_STOPPED_BY_BEAUTY: Final = (
    "poison-dart",
    "magic-missile",
    "plague-of-insects",
    "tidal-wave",
    "lightning-bolt",
    "storm",
    "flame-tongue",
)
BEAUTY_HELPS: Final = [n >= BASIC and _is_stopped_by_beauty(e) for n, e in enumerate(_ENTRIES)]
"""Against which spells Beauty helps."""


def emblems(known: Iterable[str]) -> list[str]:
    """The emblem that each spell names, among those that can be drawn; "" if it names none."""
    return [row_emblem(each, known) for each in _ENTRIES]


def profile_emblems(known: Iterable[str], otherwise: str) -> list[str]:
    """The emblem of each profile."""
    names = list(known)
    return [row_emblem(each, names) or otherwise for each in _PROFILES]


def action(key: str) -> int:
    """The number under which plans know a basic action or a spell."""
    return KEYS.index(key)


RULE: Final[list[int]] = [
    action(row["effect"]) if row.get("effect", "") in _BOX else n
    for n, (row, _, _) in enumerate(_ENTRIES)
]
"""Whose rule each spell has: its own, or that of the spell of the box whose effect it has. Ask this
where a rule speaks of a spell by its name.
"""
MOVE: Final[int] = action("move")
RUN: Final[int] = action("run")
MAGIC_TOUCH: Final[int] = action("magic-touch")
PUFF_OF_WIND: Final[int] = action("puff-of-wind")
DEFEND: Final[int] = action("defend")
INITIATIVE: Final[int] = action("initiative")

CURSE: Final[int] = action("curse")
FOG: Final[int] = action("fog")
POISON_DART: Final[int] = action("poison-dart")
MAGIC_MISSILE: Final[int] = action("magic-missile")
CLAIRVOYANCE: Final[int] = action("clairvoyance")
FORESIGHT: Final[int] = action("foresight")
AWARENESS: Final[int] = action("awareness")
SPOT_WEAKNESS: Final[int] = action("spot-weakness")
SPECTRAL_SWORD: Final[int] = action("spectral-sword")
LEAP: Final[int] = action("leap")
SUMMON_ANIMAL: Final[int] = action("summon-animal")
PLAGUE_OF_INSECTS: Final[int] = action("plague-of-insects")
ENTANGLE: Final[int] = action("entangle")
TIDAL_WAVE: Final[int] = action("tidal-wave")
SLEET_STORM: Final[int] = action("sleet-storm")
PUSH: Final[int] = action("push")
TELEPORT: Final[int] = action("teleport")
HIDE: Final[int] = action("hide")
BEAUTY: Final[int] = action("beauty")
BLINDING_LIGHT: Final[int] = action("blinding-light")
TRANSPOSE: Final[int] = action("transpose")
CIRCLE_OF_PROTECTION: Final[int] = action("circle-of-protection")
LIGHTNING_BOLT: Final[int] = action("lightning-bolt")
STORM: Final[int] = action("storm")
SMASH: Final[int] = action("smash")
FLAME_TONGUE: Final[int] = action("flame-tongue")
TRACKING_BALL: Final[int] = action("tracking-ball")

EVOCATIONS: Final = [LIGHTNING_BOLT, STORM, SMASH, FLAME_TONGUE, TRACKING_BALL]
"""What the demon casts on 1 to 5 (FW-13.13)."""

RELOCATIONS: Final[list[int]] = [
    n for n, rule in enumerate(RULE) if rule in (LEAP, TELEPORT, HIDE, TRANSPOSE)
]
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
