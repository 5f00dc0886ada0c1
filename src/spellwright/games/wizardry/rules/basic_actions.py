"""The basic actions, of wizards and of animals (FW-8, FW-13.6, FW-21.16, FW-21.17)."""

from __future__ import annotations

from spellwright.games.wizardry import story, words
from spellwright.games.wizardry.content.columns import (
    DAMAGE,
    MAGIC_TOUCH,
    PUFF_OF_WIND,
    RUN,
    RUN_LENGTH,
    SPECTRAL_SWORD,
    TOUCH_DAMAGE,
)
from spellwright.games.wizardry.queries import (
    has_double,
    real_body,
    real_square,
    run_ends,
    square_of,
)
from spellwright.games.wizardry.rules.entries import (
    blowable,
    moving_bodies,
    reachable,
    touchable,
    wind_squares,
)
from spellwright.games.wizardry.rules.harm import Harm
from spellwright.games.wizardry.rules.movement import force_onto, go, tell_way
from spellwright.games.wizardry.state import (
    NOWHERE,
    Action,
    Flag,
    Seat,
    Square,
    WizardryProcedure,
    WizardryState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


def path_of(s: WizardryState, action: int, start: int, end: int) -> list[int]:
    """The squares that a Move or Run enters, the last one included."""
    if action != RUN:
        return [end]
    for direction, there in enumerate(run_ends(s, start, RUN_LENGTH)):
        if there == end:
            path, square = [], start
            for _ in range(RUN_LENGTH):
                square = s.board.step[square][direction]
                path.append(square)
            return path
    return [end]


class Movement(WizardryProcedure):
    """Move and Run (FW-8.1, FW-8.2); with an illusion in play both bodies move (FW-21.16).

    `place` counts the bodies: the model, the double, and once more the model if it stayed and the
    double has made room for it. `start` and `reach` tell where the model stood and could go.
    """

    wizard: Seat
    action: Action
    place: int
    moved: Flag
    start: Square
    reach: list[Square]
    __slots__ = tuple(__annotations__)

    STEPS = ("next_body", "move")

    def __init__(self, wizard: int, action: int) -> None:
        self.wizard = wizard
        self.action = action
        self.place = 0
        self.moved = 0
        self.start = NOWHERE
        self.reach = []

    def _body(self) -> int:
        return 2 * self.wizard + self.place % 2

    def next_body(self, s: WizardryState) -> None:
        if self.place == 0:
            self.start = s.at[self.wizard]
            self.reach = reachable(s, self.action, self.start)
        if not s.in_play[self.wizard] or not self._has_its_move(s):
            self.stop()
            return
        found = self.options(s, self.wizard, words.ASK_SQUARE)
        if found == [words.STAY]:
            self.place += 1
            self.again()
        elif has_double(s, self.wizard):
            s.ask_among(found, self.wizard, words.ASK_BODY_SQUARE, [self._body()])
        else:
            s.ask_among(found, self.wizard, words.ASK_SQUARE, [self.action])

    def _has_its_move(self, s: WizardryState) -> bool:
        if self.place < 2:
            return self._body() in moving_bodies(s, self.wizard)
        if self.place > 2 or not has_double(s, self.wizard) or s.at[self.wizard] != self.start:
            return False
        return any(to not in self.reach for to in reachable(s, self.action, self.start))

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        squares = reachable(s, self.action, square_of(s, self._body()))
        found = [words.TO | square << FIRST for square in squares]
        if has_double(s, self.wizard) and self._may_stay(s):
            found.append(words.STAY)
        return found or [words.STAY]

    def _may_stay(self, s: WizardryState) -> bool:
        """At least one of the two bodies must move."""
        if self.place:
            return bool(self.moved)
        return bool(reachable(s, self.action, s.double[self.wizard]))

    def move(self, s: WizardryState) -> None:
        body, real = self._body(), real_body(s, self.wizard)
        self.place += 1
        self.go_to("next_body")
        if verb_of(s.answer) == words.STAY:
            return
        self.moved = s.moved_itself[self.wizard] = 1
        had_double = has_double(s, self.wizard)
        for square in path_of(s, self.action, square_of(s, body), first_of(s.answer)):
            go(s, body, square)
            if not s.in_play[self.wizard]:
                return
            if had_double and not has_double(s, self.wizard):
                if body != real:
                    self._go_on_revealed()
                    return
                body, had_double = 2 * self.wizard, False

    def _go_on_revealed(self) -> None:
        """A ball showed a false body: a real one that has not had its move yet still has it."""
        if self.place == 1:
            self.place = 0


class MagicTouch(WizardryProcedure):
    """FW-8.5: damage to another wizard in an adjacent square."""

    wizard: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "touch")

    def __init__(self, wizard: int) -> None:
        self.wizard = wizard

    def choose(self, s: WizardryState) -> None:
        s.ask(self.wizard, words.ASK_TARGET, MAGIC_TOUCH)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        bodies = touchable(s, self.wizard, self.square(s))
        return [words.TARGET | body << FIRST for body in bodies]

    def square(self, s: WizardryState) -> int:
        """FW-21.17: the wizard touches from the real body's square."""
        return real_square(s, self.wizard)

    def damage(self, s: WizardryState) -> int:
        """FW-19.1."""
        return TOUCH_DAMAGE + (DAMAGE[SPECTRAL_SWORD] if s.sword[self.wizard] else 0)

    def touch(self, s: WizardryState) -> None:
        body = first_of(s.answer)
        s.tell(story.AIMED, MAGIC_TOUCH, body)
        s.push(Harm(MAGIC_TOUCH, self.wizard, [body], self.damage(s)))


class PuffOfWind(WizardryProcedure):
    """FW-8.6 to FW-8.9: another wizard in sight is moved by one square."""

    wizard: Seat
    body: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_wizard", "choose_square", "blow")

    def __init__(self, wizard: int) -> None:
        self.wizard = wizard
        self.body = -1

    def choose_wizard(self, s: WizardryState) -> None:
        s.ask(self.wizard, words.ASK_TARGET, PUFF_OF_WIND)

    def choose_square(self, s: WizardryState) -> None:
        self.body = first_of(s.answer)
        s.tell(story.AIMED, PUFF_OF_WIND, self.body)
        s.ask(self.wizard, words.ASK_WIND_SQUARE, self.body)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        if question == words.ASK_TARGET:
            return [words.TARGET | body << FIRST for body in blowable(s, self.wizard)]
        return [words.TO | square << FIRST for square in wind_squares(s, self.body)]

    def blow(self, s: WizardryState) -> None:
        force_onto(s, self.body, first_of(s.answer))


class AnimalMovement(WizardryProcedure):
    """Move and Run of an animal (FW-13.6); `at` is where it stands."""

    owner: Seat
    action: Action
    at: Square
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "move")

    def __init__(self, owner: int, action: int, at: int) -> None:
        self.owner = owner
        self.action = action
        self.at = at

    def choose(self, s: WizardryState) -> None:
        s.ask(self.owner, words.ASK_ANIMAL_SQUARE, self.at, self.action)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        squares = reachable(s, self.action, self.at)
        return [words.TO | square << FIRST for square in squares]

    def move(self, s: WizardryState) -> None:
        square = first_of(s.answer)
        near, across = story.ANIMAL_MOVED, story.ANIMAL_MOVED_ACROSS
        tell_way(s, near, across, self.owner, self.at, square)
        s.animals[s.animals.index(self.at)] = square


class AnimalTouch(MagicTouch):
    """Magic Touch of an animal on `at` (FW-13.6); its owner answers for the damage."""

    at: Square
    __slots__ = tuple(__annotations__)

    def __init__(self, owner: int, at: int) -> None:
        super().__init__(owner)
        self.at = at

    def square(self, s: WizardryState) -> int:
        return self.at

    def damage(self, s: WizardryState) -> int:
        return TOUCH_DAMAGE
