"""How a saved state names what its numbers stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spellwright.games.duels import lexicons, words
from spellwright.games.duels.rules.preparation import BEARING, SIDE
from spellwright.games.duels.state import BY_ATTACK, BY_POTION, BY_SPELL
from spellwright.kernel.list_naming import ByField
from spellwright.kernel.naming import PLAIN, Bits, Keys, Naming, Namings, Options
from spellwright.kernel.option import Verbs

_ROWS_EACH: Final = 5
_KIND: Final = 3
_ITEM: Final = 4


class InterruptedClashes(Naming):
    """Five rows for each Clash that waits: who clashes and what for, then Clash Cards."""

    __slots__ = ("_cards", "_items")

    def __init__(self, items: Mapping[int, Naming], cards: Naming) -> None:
        self._items = items
        self._cards = cards

    def _of(self, row: list[Any], number: int, place: int) -> Naming:
        if number % _ROWS_EACH:
            return self._cards
        if place != _ITEM or not isinstance(row[_KIND], int):
            return PLAIN
        return self._items.get(row[_KIND], PLAIN)

    def write(self, value: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        return [
            [self._of(row, n, place).name(item) for place, item in enumerate(row)]
            for n, row in enumerate(value)
        ]

    def read(self, data: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        if not isinstance(data, list) or not all(isinstance(row, list) for row in data):
            return data
        return [
            [self._of(row, n, place).number(item) for place, item in enumerate(row)]
            for n, row in enumerate(data)
        ]

    @property
    def form(self) -> str:
        return "interrupted Clashes"


def namings(keys: Mapping[str, Sequence[str]], verbs: Verbs) -> Namings:
    """How the kinds of numbers are named, when these are the keys behind them."""
    spells, attacks = Keys("Spell", keys["spell"]), Keys("Attack", keys["attack"])
    potions, artifacts = Keys("Potion", keys["potion"]), Keys("Artifact", keys["artifact"])
    groups, cards = Keys("Group", keys["group"]), Keys("Clash Card", keys["clash-card"])
    items: dict[int, Naming] = {BY_ATTACK: attacks, BY_SPELL: spells, BY_POTION: potions}
    return {
        "Spell": spells,
        "AttackKind": attacks,
        "Attacks": Bits("Attack", keys["attack"]),
        "PotionKind": potions,
        "Potions": Bits("Potion", keys["potion"]),
        "ArtifactKind": artifacts,
        "Artifacts": Bits("Artifact", keys["artifact"]),
        "Traits": Bits("Trait", keys["trait"]),
        "Character": Keys("character", keys["character"]),
        "Piece": Keys("Model", keys["piece"]),
        "ClashCard": cards,
        "Quest": Keys("Quest", keys["quest"]),
        "GroupKind": groups,
        "MapKind": Keys("Map", keys["map"]),
        "Join": Keys("colour", keys["colour"]),
        "Terrain": Keys("terrain", keys["terrain"]),
        "Space": Keys("Space", keys["space"]),
        "Pending": ByField("step", {SIDE: groups, BEARING: artifacts}),
        "ClashItem": ByField("clash_kind", items),
        "UsedItem": ByField("kind", items),
        "Chosen": Options(verbs),
        "Interrupted": InterruptedClashes(items, cards),
    }


KEYS: Final[dict[str, list[str]]] = {
    "spell": lexicons.SPELL_NAMES.keys,
    "attack": lexicons.ATTACK_NAMES.keys,
    "potion": lexicons.POTION_NAMES.keys,
    "artifact": lexicons.ARTIFACT_NAMES.keys,
    "trait": lexicons.TRAIT_NAMES.keys,
    "character": lexicons.CHARACTER_NAMES.keys,
    "piece": lexicons.PIECES.keys,
    "clash-card": lexicons.CLASH_NAMES.keys,
    "quest": lexicons.QUEST_NAMES.keys,
    "group": lexicons.GROUP_NAMES.keys,
    "map": lexicons.MAP_NAMES.keys,
    "colour": lexicons.COLOUR_NAMES.keys,
    "terrain": lexicons.TERRAIN_NAMES.keys,
    "space": lexicons.SPACES.keys,
}
NAMINGS: Final = namings(KEYS, words.VERBS)
