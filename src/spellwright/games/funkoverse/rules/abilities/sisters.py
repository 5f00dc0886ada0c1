"""The characters of the sister boxes: Ron, Draco, Umbridge (FV-24)."""

from __future__ import annotations

from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import MOST, PLACE, RANGE, SQUARES
from spellwright.games.funkoverse.queries import OTHERS_OF, figure_called, in_sight
from spellwright.games.funkoverse.rules.abilities.ability import (
    Ability,
    ChallengeAbility,
    TargetedAbility,
    effect,
)
from spellwright.games.funkoverse.rules.challenge import LOST
from spellwright.games.funkoverse.rules.cooldown import put_token, types_in_pool
from spellwright.games.funkoverse.rules.knock_out import moves_or_stay
from spellwright.games.funkoverse.rules.movement import move_to, reach
from spellwright.games.funkoverse.state import (
    IN_POOL,
    NOBODY,
    NOTHING,
    Figure,
    FunkoverseState,
)
from spellwright.geometry.bits import numbers_of
from spellwright.kernel.option import FIRST, first_of


@effect("dash")
class Dash(Ability):
    """FV-24.1: Ron moves."""

    __slots__ = ()

    STEPS = ("choose_square", "move")

    def is_idle(self, s: FunkoverseState) -> bool:
        return self.options(s, s.controller[self.figure], words.ASK_WHERE) == [words.STAY]

    def choose_square(self, s: FunkoverseState) -> None:
        self.put(s, words.ASK_WHERE)

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        return moves_or_stay(s, self.figure, SQUARES[self.ability])

    def move(self, s: FunkoverseState) -> None:
        if s.answer == words.STAY:
            s.tell(story.IDLE, s.called[self.figure])
        else:
            move_to(s, self.figure, first_of(s.answer))


@effect("sneak")
class Sneak(Dash):
    """FV-24.3: Draco moves, past standing rivals too."""

    __slots__ = ()

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        ends = reach(s, self.figure, self.side, SQUARES[self.ability], past_rivals=True)
        return [*[words.TO | square << FIRST for square in numbers_of(ends)], words.STAY]


@effect("kings-gambit")
class KingsGambit(Ability):
    """FV-24.1: up to two allies in sight move, one after the other."""

    moved: list[Figure]
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_ally", "choose_square", "move")

    def prepare(self) -> None:
        self.moved = []

    def is_idle(self, s: FunkoverseState) -> bool:
        return self.options(s, s.controller[self.figure], words.ASK_ALLY) == [words.DONE]

    def choose_ally(self, s: FunkoverseState) -> None:
        if len(self.moved) < MOST[self.ability]:
            self.put(s, words.ASK_ALLY)
        else:
            self.stop()

    def choose_square(self, s: FunkoverseState) -> None:
        if s.answer == words.DONE:
            if not self.moved:
                s.tell(story.IDLE, s.called[self.figure])
            self.stop()
            return
        s.subject = figure_called(s, first_of(s.answer))
        self.moved.append(s.subject)
        self.put(s, words.ASK_WHERE)

    def _squares(self, s: FunkoverseState, ally: int) -> list[int]:
        return numbers_of(reach(s, ally, self.side, SQUARES[self.ability]))

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        if question == words.ASK_WHERE:
            return [words.TO | square << FIRST for square in self._squares(s, s.subject)]
        allies = in_sight(s, self.figure, OTHERS_OF[self.side][self.figure], RANGE[self.ability])
        left = [ally for ally in allies if ally not in self.moved and self._squares(s, ally)]
        return [*[words.TARGET | s.called[ally] << FIRST for ally in left], words.DONE]

    def move(self, s: FunkoverseState) -> None:
        move_to(s, s.subject, first_of(s.answer))
        self.go_to("choose_ally")


@effect("taunt")
class Taunt(TargetedAbility):
    """FV-24.3, FV-16.3: a rival in sight is moved."""

    __slots__ = ()

    STEPS = ("choose_target", "choose_square", "move")

    def targets(self, s: FunkoverseState) -> list[int]:
        return self.rivals_in_sight(s)

    def choose_square(self, s: FunkoverseState) -> None:
        self.take_target(s)
        if s.subject != NOBODY:
            self.put(s, words.ASK_WHERE)

    def further_options(self, s: FunkoverseState) -> list[int]:
        return moves_or_stay(s, s.subject, SQUARES[self.ability])

    def move(self, s: FunkoverseState) -> None:
        if s.answer == words.STAY:
            s.tell(story.IDLE, s.called[s.subject])
        else:
            move_to(s, s.subject, first_of(s.answer))


@effect("decree")
class Decree(Ability):
    """FV-24.5: a token of the opponent's pool goes to the opponent's track."""

    __slots__ = ()

    STEPS = ("choose_token", "place_token")

    def is_idle(self, s: FunkoverseState) -> bool:
        return not types_in_pool(s, 1 - self.side)

    def choose_token(self, s: FunkoverseState) -> None:
        self.put(s, words.ASK_TOKEN)

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        return [words.DECREE | type << FIRST for type in types_in_pool(s, 1 - self.side)]

    def place_token(self, s: FunkoverseState) -> None:
        if s.answer == NOTHING:
            s.tell(story.NO_TOKEN, self.ability, 1 - self.side)
        else:
            type, place = first_of(s.answer), PLACE[self.ability]
            put_token(s, 1 - self.side, type, IN_POOL, place)
            s.tell(story.DECREED, 1 - self.side, type, place)


@effect("detention")
class Detention(ChallengeAbility):
    """FV-24.5: if the challenge is won, the target becomes exhausted."""

    __slots__ = ()

    def afterwards(self, s: FunkoverseState) -> None:
        if self.outcome != LOST and not s.exhausted[s.subject]:
            s.exhausted[s.subject] = 1
            s.tell(story.DETAINED, s.called[s.subject])
