"""How a saved state names what its numbers stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spellwright.games.funkoverse import lexicons, words
from spellwright.games.funkoverse.content.columns import (
    ABILITY_KEYS,
    ITEM_KEYS,
    KIND_KEYS,
    SCENARIO_KEYS,
    STATUS_KEYS,
)
from spellwright.games.funkoverse.content.maps import MAP_KEYS, SQUARE_NAMES
from spellwright.games.funkoverse.content.tables import SYMBOL_KEYS
from spellwright.kernel.naming import PLAIN, Keys, Naming, Namings
from spellwright.kernel.option import Verbs


class Picks(Naming):
    """What the sides choose in secret: kinds, then an item and the kind of its holder, as long as
    no figure has its kind; later a leader, which is a figure.
    """

    __slots__ = ("_items", "_kinds")

    def __init__(self, kinds: Naming, items: Naming) -> None:
        self._kinds = kinds
        self._items = items

    def _of(self, place: int, beside: Mapping[str, Any]) -> Naming:
        kinds = beside.get("kind")
        if not isinstance(kinds, list) or any(kind != -1 for kind in kinds):
            return PLAIN
        return self._items if place == beside.get("size") else self._kinds

    def write(self, value: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        return [[self._of(n, beside).name(pick) for n, pick in enumerate(row)] for row in value]

    def read(self, data: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        if not isinstance(data, list) or not all(isinstance(row, list) for row in data):
            return data
        return [[self._of(n, beside).number(pick) for n, pick in enumerate(row)] for row in data]

    @property
    def form(self) -> str:
        return "picks"

    @property
    def looks_beside(self) -> bool:
        return True


def namings(keys: Mapping[str, Sequence[str]], _verbs: Verbs) -> Namings:
    """How the kinds of numbers are named, when these are the keys behind them."""
    kinds, items = Keys("character", keys["kind"]), Keys("item", keys["item"])
    return {
        "Kind": kinds,
        "Item": items,
        "Word": Keys("character", keys["word"]),
        "AbilityKind": Keys("ability", keys["ability"]),
        "Symbol": Keys("symbol", keys["symbol"]),
        "Status": Keys("status", keys.get("status", ())),
        "Scenario": Keys("scenario", keys["scenario"]),
        "MapKind": Keys("map", keys["map"]),
        "Square": Keys("square", keys["square"]),
        "Pick": Picks(kinds, items),
    }


KEYS: Final[dict[str, list[str]]] = {
    "kind": KIND_KEYS,
    "item": ITEM_KEYS,
    "word": lexicons.FIGURE_NAMES.keys,
    "ability": ABILITY_KEYS,
    "symbol": SYMBOL_KEYS,
    "status": STATUS_KEYS,
    "scenario": SCENARIO_KEYS,
    "map": MAP_KEYS,
    "square": SQUARE_NAMES,
}
NAMINGS: Final = namings(KEYS, words.VERBS)
