"""Golden playthroughs: whole random games as tales. A changed rule shows as a changed line.

After a change that is meant, write them anew: `python -m tests.talisman.test_playthroughs`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from spellwright.games.talisman.rulebook import RULES
from spellwright.kernel.chance import FastChance

FOLDER: Final = Path(__file__).parent / "playthroughs"
GAMES: Final = {"two": (2, 11), "three": (3, 12), "four": (4, 13), "six": (6, 14)}
"""Seats and seed by name."""
ROUNDS: Final = 20


def told(name: str) -> str:
    """The choices and events of a random game, a line for each."""
    seats, seed = GAMES[name]
    state = RULES.new(seats, seed, {"round-limit": ROUNDS, "waning": True})
    luck = FastChance(seed)
    lines = [RULES.sentence(event)[0] for event in state.events]
    while not state.over:
        ask = state.asks[0]
        options = state.options(ask)
        code = options[luck.below(len(options))]
        lines.append(f"> seat {ask.seat}: {RULES.verbs.text(code)}")
        state.take(ask.seat, code)
        lines += [RULES.sentence(event)[0] for event in state.events]
    assert state.outcome is not None
    lines.append(f"= {state.outcome.how} {state.outcome.ranks} {state.fingerprint()}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_tale_is_the_same(name: str) -> None:
    assert told(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for golden in GAMES:
        (FOLDER / f"{golden}.txt").write_text(told(golden), encoding="utf-8")
