"""How the game ends (TA-24.8, TA-24.15, TA-26.9)."""

from __future__ import annotations

from spellwright.games.talisman import story
from spellwright.games.talisman.board import CASTLE, GROUNDS, HALL, REGION
from spellwright.games.talisman.queries import hallow_of
from spellwright.games.talisman.state import TalismanState


def progress(s: TalismanState, seat: int) -> tuple[int, ...]:
    """How far a Character has come, the most important first (TA-26.9)."""
    here = s.at[seat]
    region = REGION[here]
    return (
        int(here == HALL),
        int(region == CASTLE),
        int(hallow_of(s, seat) >= 0),
        int(region == GROUNDS),
        s.magic[seat] + s.might[seat],
        s.life[seat],
    )


def finish_by_progress(s: TalismanState) -> None:
    reached = [progress(s, seat) for seat in range(s.seats)]
    ranks = [1 + sum([1 for other in reached if other > mine]) for mine in reached]
    for seat, rank in enumerate(ranks):
        if rank == 1:
            s.tell(story.FURTHEST, s.character[seat])
    s.finish(story.CAME_FURTHEST, ranks, [int(rank == 1) for rank in ranks])


def finish_with_winner(s: TalismanState, seat: int) -> None:
    """TA-24.8, TA-24.15: one winner; the others share the second place."""
    s.tell(story.VICTORY, s.character[seat])
    ranks = [1 if other == seat else 2 for other in range(s.seats)]
    s.finish(story.VOLDEMORT_FELL, ranks, [int(rank == 1) for rank in ranks])
