"""Bellatrix Lestrange (FV-23.12 to FV-23.18)."""

from __future__ import annotations

from spellwright.games.funkoverse import story
from spellwright.games.funkoverse.content.columns import PLACE, STATUS_OF
from spellwright.games.funkoverse.queries import is_standing
from spellwright.games.funkoverse.rules.abilities.ability import (
    Ability,
    ChallengeAbility,
    TargetedAbility,
    effect,
)
from spellwright.games.funkoverse.rules.basic_actions import GrantedAction
from spellwright.games.funkoverse.rules.knock_out import leave_map
from spellwright.games.funkoverse.rules.status import give_card, is_used_up
from spellwright.games.funkoverse.state import NOBODY, FunkoverseState


@effect("confundo")
class Confundo(ChallengeAbility):
    """FV-23.12: the target gets a status card, while there is one to give (FV-15.2)."""

    __slots__ = ()

    def afterwards(self, s: FunkoverseState) -> None:
        if is_used_up(s, 1 - self.side, STATUS_OF[self.ability]):
            s.tell(story.NO_CARD, self.ability)
        else:
            give_card(s, s.subject, STATUS_OF[self.ability])


@effect("imperio")
class Imperio(TargetedAbility):
    """FV-23.13 to FV-23.16: a standing rival in sight does a basic action for this side."""

    __slots__ = ()

    ON_STANDING = True
    STEPS = ("choose_target", "control")

    def targets(self, s: FunkoverseState) -> list[int]:
        return [rival for rival in self.rivals_in_sight(s) if is_standing(s, rival)]

    def control(self, s: FunkoverseState) -> None:
        self.take_target(s)
        if s.subject != NOBODY:
            s.tell(story.OBEYS, s.called[s.subject])
            s.push(GrantedAction(s.controller[self.figure], s.subject, self.side))


@effect("morsmordre")
class Morsmordre(Ability):
    """FV-23.17, FV-23.18: Bellatrix goes to the cooldown track."""

    __slots__ = ()

    STEPS = ("vanish",)

    def vanish(self, s: FunkoverseState) -> None:
        leave_map(s, self.figure, PLACE[self.ability])
        s.tell(story.VANISHED, s.called[self.figure], PLACE[self.ability])
