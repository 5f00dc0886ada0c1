"""Golden games: whole recorded games that must come out the same, choice by choice.

`tests/GAME/golden/NAME.json` is the replay of one; where a `NAME.txt` lies beside it, that is what
was told, line by line, so that a changed sentence shows as a changed line.

    python -m tests.shared.golden                 records all of them anew
    python -m tests.shared.golden duels           those of one game
    python -m tests.shared.golden duels NAME seats=2 seed=7 pack=true    adds one

A game that is recorded anew keeps its choices up to the first that is no longer legal, and goes on
at random from there: its diff shows what a change of the rules has changed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from spellwright.kernel.chance import FastChance
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import Replay, positions, read_replay, replay_of, verify
from spellwright.kernel.state import State
from spellwright.kernel.table import Table
from spellwright.registry import GAME_IDS, game

TESTS: Final = Path(__file__).resolve().parents[1]


def goldens(game_id: str) -> list[Path]:
    return sorted((TESTS / game_id / "golden").glob("*.json"))


def check(golden: Path) -> None:
    """Play a golden game again: every fingerprint, its end, and what is told."""
    replay = read_replay(golden.read_text(encoding="utf-8"))
    assert verify(game(replay.game), replay).over
    story = golden.with_suffix(".txt")
    if story.exists():
        assert _story(replay) == story.read_text(encoding="utf-8")


def _story(replay: Replay) -> str:
    """The choices and what was told after each, a line for each; at last how the game ended."""
    lines = []
    for place, state in enumerate(positions(game(replay.game), replay)):
        if place:
            seat, text = replay.choices[place - 1]
            lines.append(f"> seat {seat}: {text}")
        lines += [state.rules.sentence(event)[0] for event in state.events]
    lines.append(f"= {state.outcome}")
    return "\n".join(lines) + "\n"


def _played(replay: Replay) -> Table[State]:
    """The game of a replay: its choices while they are legal, then random ones to the end."""
    table: Table[State] = Table(game(replay.game).rules, replay.seats, replay.seed, replay.settings)
    luck = FastChance(len(replay.choices))
    kept = list(reversed(replay.choices))
    while not table.state.over:
        if kept:
            seat, text = kept.pop()
            try:
                table.choose(seat, text)
            except Refused:
                kept = []
            continue
        ask = table.state.asks[luck.below(len(table.state.asks))]
        options = table.state.options(ask)
        table.choose(ask.seat, options[luck.below(len(options))])
    return table


def record(golden: Path, replay: Replay) -> None:
    anew = replay_of(_played(replay))
    golden.write_text(anew.to_json(), encoding="utf-8")
    story = golden.with_suffix(".txt")
    if story.exists():
        story.write_text(_story(anew), encoding="utf-8")


def add(game_id: str, name: str, words: list[str]) -> None:
    options: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        options[key] = json.loads(value) if value in ("true", "false") or value.isdigit() else value
    seats, seed = options.pop("seats"), options.pop("seed")
    rules = game(game_id).rules
    golden = TESTS / game_id / "golden" / f"{name}.json"
    golden.parent.mkdir(exist_ok=True)
    settings = rules.check_settings(options)
    record(golden, Replay(game_id, rules.version, seats, settings, seed, [], {}))


def main(arguments: list[str]) -> None:
    if len(arguments) > 1:
        add(arguments[0], arguments[1], arguments[2:])
        return
    for game_id in arguments or GAME_IDS:
        for golden in goldens(game_id):
            record(golden, read_replay(golden.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main(sys.argv[1:])
