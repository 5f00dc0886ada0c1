"""Golden games: whole recorded games that must come out the same, choice by choice.

`golden/NAME.json` is the replay of one; where a `NAME.txt` lies beside it, that is what was told,
line by line, so that a changed sentence shows as a changed line.

    python -m spellwright.testing record FOLDER...      records all games of the folders anew
    python -m spellwright.testing record NAME.json game_id=duels seed=7 pack=true      adds one

A game that is recorded anew keeps its choices up to the first that is no longer legal, and goes on
at random from there: its diff shows what a change of the rules has changed.
"""

from __future__ import annotations

from pathlib import Path

from spellwright.kernel.chance import FastChance
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import Replay, ReplayPiece, is_proved, positions, replay_of, verify
from spellwright.kernel.replay_file import read_replay
from spellwright.kernel.state import State
from spellwright.kernel.table import Table
from spellwright.registry import game
from spellwright.testing.scenario import by_name


def goldens(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json"))


def check_golden(golden: Path) -> None:
    """Play a golden game again: every fingerprint, its end, and what is told."""
    replay = read_replay(golden.read_text(encoding="utf-8"))
    assert verify(game(replay.game), replay).over
    assert is_proved(game(replay.game), replay), "other fields are declared: record it anew"
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


def _record(golden: Path, replay: Replay) -> None:
    anew = replay_of(_played(replay))
    golden.write_text(anew.to_json(), encoding="utf-8")
    story = golden.with_suffix(".txt")
    if story.exists():
        story.write_text(_story(anew), encoding="utf-8")


def record_golden(
    golden: Path, game_id: str, seats: int | None = None, seed: int = 1, **options: Value
) -> None:
    """Record a new game, played at random; `turn_cap=3` gives the option `turn-cap`."""
    rules = game(game_id).rules
    settings = rules.check_settings(by_name(rules, options))
    count = rules.seats_for(settings)[0] if seats is None else seats
    golden.parent.mkdir(parents=True, exist_ok=True)
    _record(
        golden,
        Replay(rules.id, count, settings, ReplayPiece(rules.edition_for(settings), seed, [], {})),
    )


def record_anew(folder: Path) -> None:
    for golden in goldens(folder):
        _record(golden, read_replay(golden.read_text(encoding="utf-8")))
