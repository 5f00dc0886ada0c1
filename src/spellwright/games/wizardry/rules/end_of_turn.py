"""The end of the action phase and of the turn (FW-12)."""

from __future__ import annotations

from spellwright.games.wizardry import lexicons, story, words
from spellwright.games.wizardry.content.columns import (
    CIRCLE_OF_PROTECTION,
    DAMAGE,
    POISON_DART,
    RANGE,
    REST_A_TURN,
    SLEET_STORM,
    SQUARES,
    TRACKING_BALL,
)
from spellwright.games.wizardry.queries import (
    bodies,
    bodies_on,
    has_double,
    is_circled,
    real_body,
    real_square,
    square_of,
)
from spellwright.games.wizardry.rules.defeat import (
    check_defeat,
    mark_hits,
    remove_the_beaten,
    reveal,
)
from spellwright.games.wizardry.rules.harm import Harm, spend
from spellwright.games.wizardry.rules.movement import burst
from spellwright.games.wizardry.rules.returning import Return, ReturnAtOnce
from spellwright.games.wizardry.state import (
    NOBODY,
    NOWHERE,
    Seat,
    WizardryProcedure,
    WizardryState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


class EndOfTurn(WizardryProcedure):
    """FW-12.1 to FW-12.4 and FW-12.8; the damage of the first three steps is simultaneous."""

    __slots__ = ()

    STEPS = (
        "lasting_damage",
        "defeat_check",
        "hidden_return",
        "last_defeat_check",
        "last_breath",
        "effects_end",
    )

    def lasting_damage(self, s: WizardryState) -> None:
        """FW-12.5, FW-12.6: the procedure pushed last is carried out first."""
        if s.antimagic:
            if any(s.storming) or any(s.poison) or s.balls:
                s.tell(story.STILLED)
            return
        s.defeat_waits = 1
        s.push(BallsRoll())
        for caster in reversed(s.order):
            if s.storming[caster] and s.in_play[caster]:
                s.push(StormHits(caster))
        poisoned = [wizard for wizard in s.order if s.poison[wizard] and s.in_play[wizard]]
        for wizard in reversed(poisoned):
            s.push(PoisonHurts(wizard))
        for wizard in reversed(poisoned):
            s.push(Poison(wizard))

    def defeat_check(self, s: WizardryState) -> None:
        s.defeat_waits = 0
        check_defeat(s)

    def hidden_return(self, s: WizardryState) -> None:
        """FW-12.4."""
        for wizard in reversed(s.order):
            if s.left[wizard] != NOWHERE:
                s.push(ReturnAtOnce(wizard) if s.antimagic else Return(wizard))

    def last_defeat_check(self, s: WizardryState) -> None:
        """FW-12.10."""
        check_defeat(s)

    def last_breath(self, s: WizardryState) -> None:
        """FW-16.2: with this option a wizard with enough hits is removed only now."""
        remove_the_beaten(s)

    def effects_end(self, s: WizardryState) -> None:
        """FW-12.8: effects end only now; victory itself is for the match to declare (FW-12.7)."""
        s.tell(story.TURN_ENDED)
        for wizard in range(s.seats):
            s.unavailable[wizard] = s.used[wizard] & REST_A_TURN
            if s.absorbing[wizard] and s.prevented[wizard] and s.in_play[wizard]:
                s.gained_ap[wizard] = s.prevented[wizard]
                s.tell(story.ABSORBED, wizard, s.prevented[wizard])
            s.stoneskin[wizard] = max(0, s.stoneskin[wizard] - 1)
            if not s.in_play[wizard]:
                self._lapse(s, wizard)
        s.aware, s.aware_next = s.aware_next, [0] * s.seats
        s.clear_turn()

    def _lapse(self, s: WizardryState, wizard: int) -> None:
        """FW-15.8: effects that wait on or by a defeated wizard lapse."""
        s.lost_ap[wizard] = s.gained_ap[wizard] = 0
        cursed = s.cursed[wizard]
        if cursed != NOBODY and s.in_play[cursed]:
            s.lost_ap[cursed] -= s.curse_loss[wizard]
        s.watchers_next[wizard] = s.foreseers_next[wizard] = 0
        for other in range(s.seats):
            s.watchers_next[other] &= ~(1 << wizard)
            s.foreseers_next[other] &= ~(1 << wizard)


class Poison(WizardryProcedure):
    """FW-12.1: points remove markers."""

    wizard: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("ask_points", "remove")

    def __init__(self, wizard: int) -> None:
        self.wizard = wizard

    def ask_points(self, s: WizardryState) -> None:
        if s.pool[self.wizard] > 0:
            s.ask(self.wizard, words.ASK_POISON, len(s.poison[self.wizard]))
        else:
            s.answer = words.SPEND

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        most = min(s.pool[seat], len(s.poison[seat]))
        return [words.SPEND | points << FIRST for points in range(most + 1)]

    def remove(self, s: WizardryState) -> None:
        """The markers that would hurt are removed before those that a Circle keeps harmless."""
        points = first_of(s.answer)
        if points:
            spend(s, self.wizard, points, POISON_DART)
            s.tell(story.CLEANSED, self.wizard, points)
            reach = RANGE[CIRCLE_OF_PROTECTION]
            s.poison[self.wizard] = sorted(
                s.poison[self.wizard], key=lambda owner: is_circled(s, self.wizard, owner, reach)
            )[points:]


class PoisonHurts(WizardryProcedure):
    """FW-12.1: when all have spent their points, every remaining marker deals its damage."""

    wizard: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("hurt",)

    def __init__(self, wizard: int) -> None:
        self.wizard = wizard

    def hurt(self, s: WizardryState) -> None:
        """FW-21.28: markers that remain force the reveal."""
        if s.poison[self.wizard]:
            reveal(s, self.wizard)
        reach = RANGE[CIRCLE_OF_PROTECTION]
        active = [o for o in s.poison[self.wizard] if not is_circled(s, self.wizard, o, reach)]
        if s.poison[self.wizard] and not active:
            s.tell(story.UNHURT, self.wizard, lexicons.BY_CIRCLE)
        mark_hits(s, self.wizard, DAMAGE[POISON_DART] * len(active), POISON_DART)


class StormHits(WizardryProcedure):
    """FW-12.2, FW-20.10, FW-20.17: one Sleet storm at the end of the action phase."""

    caster: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("strike",)

    def __init__(self, caster: int) -> None:
        self.caster = caster

    def strike(self, s: WizardryState) -> None:
        centre = real_square(s, self.caster)
        if centre == NOWHERE:
            return
        reach = RANGE[SLEET_STORM]
        struck = [
            body
            for body in bodies(s)
            if body >> 1 != self.caster and s.board.distance(centre, square_of(s, body)) <= reach
        ]
        if not struck:
            s.tell(story.REACHED_NOBODY, SLEET_STORM, self.caster)
        s.push(Harm(SLEET_STORM, self.caster, struck, DAMAGE[SLEET_STORM]))


class BallsRoll(WizardryProcedure):
    """FW-12.3: the balls roll in initiative order of their owners.

    `to_roll` marks the balls that have not rolled yet, `place` is the ball that rolls now.
    """

    owners: list[Seat]
    to_roll: list[int]
    place: int
    steps_left: int
    __slots__ = tuple(__annotations__)

    STEPS = ("next_owner", "choose_ball", "take_ball", "ask_step", "roll")

    def __init__(self) -> None:
        self.owners = []
        self.to_roll = []
        self.place = -1
        self.steps_left = 0

    def next_owner(self, s: WizardryState) -> None:
        """The owners are asked in order; balls that have not rolled are marked in `to_roll`."""
        if self.place == -1:
            self.owners = [w for w in s.order if w in s.ball_owners]
            self.to_roll = [1] * len(s.balls)
            self.place = 0
        while self.owners and not self._mine(s):
            self.owners = self.owners[1:]
        if not self.owners:
            self.stop()

    def _mine(self, s: WizardryState) -> list[int]:
        """The places of this owner's balls that have yet to roll."""
        owner = self.owners[0]
        return [p for p, roll in enumerate(self.to_roll) if roll and s.ball_owners[p] == owner]

    def choose_ball(self, s: WizardryState) -> None:
        mine = self._mine(s)
        if len({s.balls[place] for place in mine}) > 1:
            s.ask(self.owners[0], words.ASK_BALL)
        else:
            s.answer = words.BALL | s.balls[mine[0]] << FIRST

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        if question == words.ASK_BALL:
            return [words.BALL | s.balls[place] << FIRST for place in self._mine(s)]
        return [words.STAY, *[words.TO | square << FIRST for square in self._squares(s)]]

    def _squares(self, s: WizardryState) -> list[int]:
        """FW-13.21, FW-13.22."""
        owner = self.owners[0]
        own = (s.at[owner], s.double[owner])
        return [
            to
            for to in s.board.steps[s.balls[self.place]]
            if to not in s.animals and to != s.demon and to not in own
        ]

    def take_ball(self, s: WizardryState) -> None:
        square = first_of(s.answer)
        self.place = next(place for place in self._mine(s) if s.balls[place] == square)
        self.to_roll[self.place] = 0
        self.steps_left = SQUARES[TRACKING_BALL]

    def ask_step(self, s: WizardryState) -> None:
        if self.steps_left == 0:
            self.go_to("next_owner")
        else:
            s.ask(self.owners[0], words.ASK_BALL_STEP, s.balls[self.place], self.steps_left)

    def roll(self, s: WizardryState) -> None:
        self.steps_left -= 1
        self.go_to("ask_step")
        if verb_of(s.answer) == words.STAY:
            self.steps_left = 0
            s.tell(story.BALL_RESTED, self.owners[0], s.balls[self.place])
            return
        square = first_of(s.answer)
        s.balls[self.place] = square
        s.tell(story.BALL_ROLLED, self.owners[0], square)
        self._meet(s, square)

    def _meet(self, s: WizardryState, square: int) -> None:
        """FW-13.23, FW-13.24: the ball meets any wizard but its owner, and goes no further."""
        for body in bodies_on(s, [square]):
            wizard = body >> 1
            if wizard == self.owners[0]:
                continue
            is_real = real_body(s, wizard) == body
            self.steps_left = 0
            if has_double(s, wizard):
                reveal(s, wizard)
            if is_real:
                burst(s, self.place, wizard)
                del self.to_roll[self.place]
                return
