"""Plans that a player has in mind while it writes them entry by entry."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.bot.outlook import Outlook

MOST_MOMENTS: Final = 500
"""How many moments are kept: thinking ahead meets many turns that never happen."""

Moment = tuple[object, ...]


class PlanMemory:
    """The plans that the player has thought out, for each turn that it has come to."""

    __slots__ = ("_plans",)

    def __init__(self) -> None:
        self._plans: dict[Moment, list[list[int]]] = {}

    def recall(self, look: Outlook) -> list[int] | None:
        """A plan of this moment that contains all that is written."""
        written = look.planned
        for plan in self._plans.get(_moment(look), ()):
            if all(written.count(action) <= plan.count(action) for action in written):
                return plan
        return None

    def keep(self, look: Outlook, plan: list[int]) -> None:
        if len(self._plans) >= MOST_MOMENTS:
            self._plans.clear()
        self._plans.setdefault(_moment(look), []).append(plan)


def _moment(look: Outlook) -> Moment:
    """What tells one turn of a seat from another; while plans are written none of it changes."""
    s, seat = look.s, look.seat
    return (
        seat,
        s.rematch,
        s.turn,
        s.ap[seat],
        s.demon,
        s.unavailable[seat],
        *map(tuple, (s.known[seat], s.at, s.double, s.hits, s.animals, s.balls, s.smashed)),
        *map(tuple, (s.announced, s.stoneskin, s.aware, s.poison[seat])),
    )
