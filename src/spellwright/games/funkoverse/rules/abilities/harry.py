"""Harry Potter (FV-23.1 to FV-23.4)."""

from __future__ import annotations

from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import PLACE, RANGE, SQUARES, STATUS_OF
from spellwright.games.funkoverse.queries import (
    OTHERS_OF,
    challengeable,
    figure_called,
    in_sight,
)
from spellwright.games.funkoverse.rules.abilities.ability import (
    Ability,
    ChallengeAbility,
    ChallengeEach,
    TargetedAbility,
    effect,
)
from spellwright.games.funkoverse.rules.movement import move_to, reach
from spellwright.games.funkoverse.rules.status import give_card, is_used_up
from spellwright.games.funkoverse.rules.teams import uses_items
from spellwright.games.funkoverse.state import NOBODY, SIDE_OF, Figure, FunkoverseState
from spellwright.geometry.bits import numbers_of
from spellwright.kernel.option import first_of, pack, second_of


@effect("flipendo")
class Flipendo(Ability):
    """FV-23.1, FV-23.2: challenge every adjacent rival, then move those who are still there."""

    movable: list[Figure]
    __slots__ = tuple(__annotations__)

    STEPS = ("challenge_all", "note_results", "choose_shift", "shift")

    def prepare(self) -> None:
        self.movable = []

    def challenge_all(self, s: FunkoverseState) -> None:
        self.movable = challengeable(s, self.figure, RANGE[self.ability])
        s.push(ChallengeEach(self.figure, self.ability, self.movable[:]))

    def note_results(self, s: FunkoverseState) -> None:
        self.movable = [target for target in self.movable if not s.result >> target & 1]

    def choose_shift(self, s: FunkoverseState) -> None:
        self.put(s, words.ASK_SHIFT)

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        """FV-16.3: each rival follows the move rules with its own allies and rivals."""
        steps = SQUARES[self.ability]
        found = [
            pack(words.SHIFT, s.called[target], square)
            for target in self.movable
            for square in numbers_of(reach(s, target, SIDE_OF[target], steps))
        ]
        return [*found, words.DONE]

    def shift(self, s: FunkoverseState) -> None:
        if s.answer != words.DONE:
            target = figure_called(s, first_of(s.answer))
            move_to(s, target, second_of(s.answer))
            self.movable.remove(target)
            self.go_to("choose_shift")


@effect("expelliarmus")
class Expelliarmus(ChallengeAbility):
    """FV-23.3: the item card of the target goes to its side's track."""

    __slots__ = ()

    def afterwards(self, s: FunkoverseState) -> None:
        side = SIDE_OF[s.subject]
        if s.holder[side] == s.subject and not s.item_cooldown[side]:
            s.item_cooldown[side] = PLACE[self.ability]
            s.tell(story.ITEM_RESTS, s.item[side], PLACE[self.ability], side)
        elif uses_items(s):
            s.tell(story.NO_ITEM, s.called[s.subject])


@effect("protego")
class Protego(TargetedAbility):
    """FV-23.4: a status card for an ally in sight, while there is one to give (FV-15.2)."""

    __slots__ = ()

    ON_ALLIES = True
    STEPS = ("choose_target", "give_card")

    def targets(self, s: FunkoverseState) -> list[int]:
        if is_used_up(s, self.side, STATUS_OF[self.ability]):
            return []
        return in_sight(s, self.figure, OTHERS_OF[self.side][self.figure], RANGE[self.ability])

    def give_card(self, s: FunkoverseState) -> None:
        if is_used_up(s, self.side, STATUS_OF[self.ability]):
            s.tell(story.NO_CARD, self.ability)
            return
        self.take_target(s)
        if s.subject != NOBODY:
            give_card(s, s.subject, STATUS_OF[self.ability])
