"""Lord Voldemort (FV-23.21 to FV-23.23)."""

from __future__ import annotations

from spellwright.games.funkoverse.content.columns import RANGE
from spellwright.games.funkoverse.queries import OTHERS_OF, beside, in_sight, is_standing
from spellwright.games.funkoverse.rules.abilities.ability import (
    CHALLENGE,
    ChallengeAbility,
    ChallengeEach,
    TargetedAbility,
    effect,
)
from spellwright.games.funkoverse.rules.basic_actions import GrantedAction
from spellwright.games.funkoverse.rules.challenge import WON_BY_KNOCK_OUT
from spellwright.games.funkoverse.state import NOBODY, NOWHERE, FunkoverseState, Square


@effect("confringo")
class Confringo(ChallengeAbility):
    """FV-23.21, FV-23.22: the challenge spreads to the rivals next to the target."""

    square: Square
    __slots__ = tuple(__annotations__)

    STEPS = (*CHALLENGE, "spread")

    def prepare(self) -> None:
        super().prepare()
        self.square = NOWHERE

    def challenge(self, s: FunkoverseState) -> None:
        super().challenge(s)
        self.square = s.at[s.subject]

    def spread(self, s: FunkoverseState) -> None:
        """A target that was knocked out is remembered where it was."""
        target = s.subject
        square = self.square if self.outcome == WON_BY_KNOCK_OUT else s.at[target]
        others = beside(s, square, OTHERS_OF[1 - self.side][target])
        s.push(ChallengeEach(self.figure, self.ability, others))


@effect("oppugno")
class Oppugno(TargetedAbility):
    """FV-23.23: a standing ally in sight may do a basic action, by the choice of its own player."""

    __slots__ = ()

    ON_ALLIES = True
    ON_STANDING = True
    STEPS = ("choose_target", "grant")

    def targets(self, s: FunkoverseState) -> list[int]:
        allies = OTHERS_OF[self.side][self.figure]
        seen = in_sight(s, self.figure, allies, RANGE[self.ability])
        return [ally for ally in seen if is_standing(s, ally)]

    def grant(self, s: FunkoverseState) -> None:
        self.take_target(s)
        if s.subject != NOBODY:
            s.push(GrantedAction(s.controller[s.subject], s.subject, self.side))
