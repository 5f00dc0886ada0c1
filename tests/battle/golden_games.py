"""Whole random games, written down: `python -m tests.battle.golden_games` writes them anew.

They change when rules, content or the fields of the state change; a change that nobody wanted is
found by `test_golden.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from spellwright.games.battle.rulebook import RULES
from spellwright.kernel.chance import FastChance
from spellwright.kernel.replay import replay_of
from spellwright.kernel.table import Table

FOLDER: Final = Path(__file__).parent / "golden"


class Golden(NamedTuple):
    name: str
    seats: int
    options: Mapping[str, Any]


GOLDEN: Final = (
    Golden("game1", 2, {"scenario": "game1"}),
    Golden("game4", 3, {"scenario": "game4", "shop-stack": True, "villain-order": "hard5last"}),
    Golden("game7", 4, {"scenario": "game7", "chain-limit": True, "shop-dismiss": True}),
    Golden("box2", 3, {"scenario": "box2", "shop-pick-two": True, "multi-hero": True}),
    Golden("pack2", 2, {"scenario": "pack2", "influence-any": True, "dark-count": "escalation"}),
    Golden("pack4", 5, {"scenario": "pack4", "shop-split": True, "shop-starters": True}),
    Golden("alone", 1, {"scenario": "game7", "solo": "official"}),
    Golden("two-heroes", 1, {"scenario": "box4", "solo": "two-heroes", "shop-flagrante": True}),
    Golden("level", 2, {"scenario": "game3", "campaign": "normal", "open-hands": True}),
)


def played(golden: Golden, seed: int) -> str:
    """The replay of a random game in which Heroes seldom stop early."""
    table = Table(RULES, golden.seats, seed, golden.options)
    luck = FastChance(seed)
    while not table.state.over:
        ask = table.state.asks[0]
        options = table.state.options(ask)
        code = options[luck.below(len(options))]
        if len(options) > 1 and code == options[-1]:
            code = options[luck.below(len(options) - 1)]
        table.choose(ask.seat, code)
    return replay_of(table).to_json()


def main() -> None:
    for seed, golden in enumerate(GOLDEN, 1):
        (FOLDER / f"{golden.name}.json").write_text(played(golden, seed) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
