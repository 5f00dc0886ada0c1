"""Questions about a position: who is where, who sees whom, who decides (FV-2, FV-3, FV-21).

Where a question names a side, it is the side for which a figure acts: its own, or while it is
controlled the other one (FV-16.1).
"""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.content.columns import RANGE
from spellwright.games.funkoverse.state import (
    FIGURES,
    FIGURES_OF,
    NOBODY,
    SIDE_OF,
    FunkoverseState,
)

LONGEST_RANGE: Final = max(RANGE)
OUT_OF_RANGE: Final = LONGEST_RANGE + 1

OTHERS_OF: Final = [
    [tuple([f for f in FIGURES_OF[side] if f != figure]) for figure in range(FIGURES)]
    for side in (0, 1)
]
"""By side and figure: the figures of the side, without that figure (FV-2.2)."""


def figure_called(s: FunkoverseState, word: int) -> int:
    """The figure that a word of options and events stands for."""
    return s.called.index(word)


def first_player(s: FunkoverseState, side: int) -> int:
    """The player who decides what belongs to no single character (FV-21.10)."""
    return s.side.index(side)


def players_of(s: FunkoverseState, side: int) -> list[int]:
    return [seat for seat, own in enumerate(s.side) if own == side]


def turn_chooser(s: FunkoverseState, side: int) -> int:
    """FV-21.5: the player whose characters have taken fewer turns in this round; in a tie the first
    in seat order.
    """
    players = players_of(s, side)
    if len(players) == 1 or s.turns_taken[players[0]] <= s.turns_taken[players[1]]:
        return players[0]
    return players[1]


def team_of(s: FunkoverseState, side: int) -> list[int]:
    """The figures that a side has."""
    return [figure for figure in FIGURES_OF[side] if s.kind[figure] != NOBODY]


def on_map(s: FunkoverseState, figure: int) -> bool:
    return s.at[figure] >= 0


def is_standing(s: FunkoverseState, figure: int) -> bool:
    return s.at[figure] >= 0 and not s.down[figure]


def occupied(s: FunkoverseState) -> int:
    """The squares with a character."""
    bits = 0
    for square in s.at:
        if square >= 0:
            bits |= 1 << square
    return bits


def standing_of(s: FunkoverseState, figures: tuple[int, ...]) -> int:
    """The squares of some figures, as far as these stand."""
    bits = 0
    for figure in figures:
        square = s.at[figure]
        if square >= 0 and not s.down[figure]:
            bits |= 1 << square
    return bits


def seen_squares(s: FunkoverseState, figure: int) -> int:
    """All squares that a figure sees (FV-3.6 to FV-3.14)."""
    rivals = FIGURES_OF[1 - SIDE_OF[figure]]
    return s.board.sight.seen(s.at[figure], standing_of(s, rivals))


def in_sight(s: FunkoverseState, figure: int, others: tuple[int, ...], reach: int) -> list[int]:
    """Which of some figures a figure sees within this many squares (FV-11.4)."""
    here, at = s.at[figure], s.at
    away, past_walls = s.board.distance[here], s.board.past_walls[here]
    candidates = [
        other
        for other in others
        if at[other] >= 0 and away[at[other]] <= reach and past_walls[at[other]]
    ]
    if not candidates:
        return candidates
    seen = seen_squares(s, figure)
    return [other for other in candidates if seen >> s.at[other] & 1]


def nearest_rival(s: FunkoverseState, figure: int) -> int:
    """The least range at which a figure can challenge a rival: 0 if one is adjacent to it."""
    here, rivals = s.at[figure], FIGURES_OF[1 - SIDE_OF[figure]]
    if beside(s, here, rivals):
        return 0
    away, nearest = s.board.distance[here], OUT_OF_RANGE
    for rival in in_sight(s, figure, rivals, LONGEST_RANGE):
        nearest = min(nearest, away[s.at[rival]])
    return nearest


def challengeable(s: FunkoverseState, figure: int, reach: int) -> list[int]:
    """The rivals that a figure can challenge, adjacent or within a range (FV-11.3, FV-11.4)."""
    rivals = FIGURES_OF[1 - SIDE_OF[figure]]
    return in_sight(s, figure, rivals, reach) if reach else beside(s, s.at[figure], rivals)


def beside(s: FunkoverseState, square: int, others: tuple[int, ...]) -> list[int]:
    """Which of some figures are adjacent to a square (FV-3.16)."""
    touches = s.board.touches[square]
    return [other for other in others if s.at[other] >= 0 and touches[s.at[other]]]
