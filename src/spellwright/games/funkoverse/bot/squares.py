"""What a square is worth to the figure that stands on it: prizes within reach, less the dangers."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.danger import Threat, danger, friendly_squares, threats
from spellwright.games.funkoverse.bot.prizes import Prize, prizes_for
from spellwright.games.funkoverse.queries import OTHERS_OF
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.rules.trait import trait_of
from spellwright.games.funkoverse.state import NOWHERE, SIDE_OF, FunkoverseState

NO_STEPS: Final[list[int]] = []


class Footing:
    """The worth of squares in one position. It has to be made anew when pieces other than the
    figure in question change."""

    __slots__ = ("_friends", "_prizes", "_threats", "caution", "s")

    def __init__(self, s: FunkoverseState) -> None:
        self.s = s
        self.caution = weights.CAUTION if AIMS[s.scenario].HAS_POINTS else weights.HUNTER_CAUTION
        self._prizes: dict[int, list[Prize]] = {}
        self._threats: dict[tuple[int, int], list[Threat]] = {}
        self._friends: dict[int, int] = {}

    def prizes(self, figure: int) -> list[Prize]:
        found = self._prizes.get(figure)
        if found is None:
            found = self._prizes[figure] = prizes_for(self.s, figure)
        return found

    def attraction(self, figure: int, square: int, without: list[int] = NO_STEPS) -> float:
        """The best prize in full and some of the others; `without` leaves one out, known by its
        steps.
        """
        best = weighed = others = 0.0
        for worth, steps, fade, nearest_ally, weight in self.prizes(figure):
            if steps is without:
                continue
            away = steps[square]
            pull = worth * fade[away]
            if nearest_ally <= away:
                pull *= weights.SHARED
            others += pull * weight
            if pull > best:
                best = pull
                weighed = pull * weight
        return best + others - weighed

    def danger(self, figure: int, square: int) -> float:
        """What rivals may do to a figure there, standing or lying as it is now."""
        s = self.s
        key = (figure, s.down[figure])
        known = self._threats.get(key)
        if known is None:
            known = self._threats[key] = threats(s, figure)
        friends = self._friends.get(figure)
        if friends is None:
            friends = self._friends[figure] = friendly_squares(s, figure)
        return self.caution * danger(known, square, bool(friends >> square & 1))

    def settled(self, figure: int, square: int, without: list[int] = NO_STEPS) -> float:
        """What it is worth for a figure to be on a square, with nothing more to do now."""
        if square == NOWHERE:
            back = max([self.attraction(figure, place) for place in self._places_to_return(figure)])
            return weights.OFF_MAP * back
        pull = self.attraction(figure, square, without)
        if self.s.down[figure]:
            pull = pull * weights.LYING - weights.DOWN
        return pull - self.danger(figure, square)

    def _places_to_return(self, figure: int) -> list[int]:
        """The squares near which a figure off the map will come back."""
        s, side = self.s, SIDE_OF[figure]
        places = s.board.starts[side][:1]
        if trait_of(s, figure).RETURNS_ANYWHERE:
            places = places + [s.at[ally] for ally in OTHERS_OF[side][figure] if s.at[ally] >= 0]
        return places

    def now(self, figure: int) -> float:
        return self.settled(figure, self.s.at[figure])
