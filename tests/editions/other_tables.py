"""What becomes of saved states when rows of the content tables stand elsewhere, or are new.

`python -m tests.editions.other_tables MANNER` reads saved states, one a line, and writes what each
is under tables that were changed in that manner before any game was loaded.
"""

from __future__ import annotations

import json
import re
import sys
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from spellwright.content import Numbered
from spellwright.content import table as content_table
from spellwright.drawing import card_emblems
from spellwright.kernel.refusal import Refused

AS_THEY_ARE: Final = "as they are"
REVERSED: Final = "reversed"
ONE_MORE: Final = "one more"
MANNERS: Final = (REVERSED, ONE_MORE)
CHOICES: Final = 40

BOARDS: Final = (
    "spaces.toml",
    "maps.toml",
    "scenarios.toml",
    "locations.toml",
    "dice.toml",
    "stacks.toml",
)
"""Here the order is the thing itself: the way round a board, years, dice, the Hallows last."""
GROWING: Final = ("cards.toml", "potions.toml", "events.toml", "foes.toml", "charms.toml")
"""Tables to which a card can be added without a line of Python."""
NEW: Final = "new-"
"""The key of a card that is added begins with this; then follows that of the card it is like."""


def change_tables(manner: str) -> None:
    """From now on tables are read with their rows changed."""
    as_written = content_table.load_table

    def changed(
        path: Path,
        kind: str,
        columns: Mapping[str, content_table.Column],
        name: str,
        *,
        noun: str = "",
        says: str = "",
        more_words: Mapping[str, str] = MappingProxyType({}),
    ) -> content_table.Table:
        rows = as_written(path, kind, columns, name, noun=noun, says=says, more_words=more_words)
        if path.name in BOARDS:
            return rows
        if manner == REVERSED:
            rows.reverse()
        elif manner == ONE_MORE and path.name in GROWING:
            like = rows[0]
            does = like.get("effect") or like[name]
            effect = {"effect": does} if "effect" in columns else {}
            rows.insert(0, {**like, **effect, name: f"{NEW}{like[name]}"})
        return rows

    content_table.load_table = changed
    content = sys.modules["spellwright.content"]
    content.load_table = changed  # type: ignore[attr-defined]
    content.numbered = _in_the_order_of_tables  # type: ignore[attr-defined]
    if manner == ONE_MORE:
        _give_new_cards_emblems()


def _give_new_cards_emblems() -> None:
    """From now on a card that was added stands in the table of emblems, as it has to: beside the
    one that it is like.
    """
    as_written = card_emblems.emblems_in

    def changed(families: Mapping[str, list[str]], kind: str, keys: Sequence[str]) -> list[str]:
        grown = {
            emblem: members + [NEW + key for key in members if NEW + key in keys]
            for emblem, members in families.items()
        }
        return as_written(grown, kind, keys)

    card_emblems.emblems_in = changed


def _in_the_order_of_tables(_kind: str, *tables: content_table.Table) -> list[Numbered]:
    """As if the numbers came from the tables: then all of them change."""
    return [Numbered(row, table, "") for table in tables for row in table]


def look(text: str) -> dict[str, Any]:
    """All that can be told of a saved state without numbers, and of how its game goes on."""
    from spellwright import game as find_game
    from spellwright.face.scene import Scene

    game = find_game(json.loads(text)["game"])
    try:
        state = game.rules.from_json(text, is_own=True)
    except Refused as refused:
        return {"refused": refused.sentence}
    views = [state.view(seat) for seat in range(-1, state.seats)]
    found: dict[str, Any] = {
        "state": json.loads(state.to_json())["state"],
        "asked": [_asked(decision) for decision in state.decisions],
        "seen": [_words(game.face.text(Scene(view))) for view in views],
        "later": [],
    }
    for _ in range(CHOICES):
        if state.over:
            break
        ask = state.asks[0]
        texts = sorted(option.text for option in state.decision_of(ask).options)
        chosen = texts[zlib.crc32(state.fingerprint().encode()) % len(texts)]
        draws = state.chance.draws
        state.choose(ask.seat, chosen)
        found["later"].append([chosen, state.fingerprint(), state.chance.draws - draws])
    return found


def _words(text: str) -> list[str]:
    """What is said, in whatever order: lists of cards are told in that of the tables."""
    return sorted(re.findall(r"\w+", text))


def _asked(decision: Any) -> dict[str, Any]:
    told: dict[str, Any] = decision.to_data()
    return {**told, "options": sorted(told["options"]), "labels": sorted(told["labels"])}


if __name__ == "__main__":
    change_tables(sys.argv[1])
    print(json.dumps([look(line) for line in sys.stdin]))
