"""The laws of all games, checked along with a run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from spellwright.kernel.game_option import Value
from spellwright.registry import any_game

THOROUGH_EVERY: Final = 25
"""One game in this many is checked at many positions and played again in other processes."""


class LawCheck(NamedTuple):
    """Which games to check: a value of None is picked anew for each game from all that is legal."""

    seats: int | None = None
    settings: Mapping[str, Value] | None = None


def broken_laws(check: LawCheck, game: str, seed: int, number: int) -> str:
    """The laws that the random game of a seed breaks, in one line; "" if it obeys them all."""
    from spellwright.laws import case_from
    from spellwright.laws.check import SAMPLES, THOROUGH_SAMPLES
    from spellwright.laws.check import broken_laws as violations_in
    from spellwright.laws.played import PlayedGame
    from spellwright.laws.processes import same_game_in_another_process

    found = any_game(game)
    case = case_from(found.rules, seed, check.seats, check.settings, face=found.face)
    thorough = number % THOROUGH_EVERY == 0
    played = PlayedGame(case, THOROUGH_SAMPLES if thorough else SAMPLES)
    violations = violations_in(played)
    if thorough:
        violations += same_game_in_another_process([played])
    told = [f"choice {one.choice}: {one.law}: {one.sentence}" for one in violations]
    return f"{case}: {' | '.join(told)}" if told else ""
