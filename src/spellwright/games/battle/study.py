"""What the lab asks of the game (`spellwright.study`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spellwright.games.battle.content import columns
from spellwright.games.battle.queries import player
from spellwright.games.battle.state import BattleState
from spellwright.study import no_first_seat as first_seat
from spellwright.study import no_pieces as pieces
from spellwright.study import row_of

__all__ = [
    "first_seat",
    "more_content",
    "pieces",
    "round_of",
    "row_of",
    "seconds_a_choice",
    "setting",
    "setup_questions",
    "starts",
    "varied_options",
]

setup_questions: Final = frozenset({"hero", "hero-card", "expert", "charm"})
varied_options: Final = ("scenario",)
seconds_a_choice: Final = 6.0
more_content: Final[frozenset[str]] = frozenset()


def round_of(state: BattleState) -> int:
    """All Heroes have had a turn when a round is over."""
    return -(-state.turn // state.heroes)


def setting(state: BattleState) -> Mapping[str, str]:
    return {"scenario": columns.SCENARIOS[state.scenario]}


def starts(state: BattleState, seat: int) -> Mapping[str, Sequence[str]]:
    places = [place for place in range(state.heroes) if player(state, place) == seat]
    chosen = {
        "hero": [columns.HERO_KEYS[state.hero[place]] for place in places if state.hero[place] >= 0]
    }
    for kind, column in (("expert", state.expert), ("charm", state.charm)):
        chosen[kind] = [columns.KEYS[column[place]] for place in places if column[place] >= 0]
    return chosen
