"""The laws of every game as one line of a test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spellwright.kernel.game_option import Value
from spellwright.kernel.rules import Rules
from spellwright.laws import LawReport, check_games
from spellwright.laws.case import PLAIN
from spellwright.registry import Game


def check_laws(
    game: Game | Rules[Any],
    games: int = 20,
    seed: int = 0,
    *,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
) -> LawReport:
    """Play random games and check every law in them; fails with a line for each broken one.

    Seats and options that are not given differ from game to game. The laws about drawings are
    checked where a whole game is given, not its rules alone.
    """
    rules = game.rules if isinstance(game, Game) else game
    face = game.face if isinstance(game, Game) else PLAIN
    report = check_games(rules, games, seed, seats, options, face=face)
    assert report.ok, "\n".join(str(violation) for violation in report.violations)
    ended = sum(report.endings.values())
    assert ended == games, f"{games - ended} of {games} games of {rules.name} broke off"
    return report
