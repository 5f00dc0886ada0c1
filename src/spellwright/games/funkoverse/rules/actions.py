"""Actions: which are legal, and carrying one out (FV-9.13, FV-10, FV-13.1, FV-14.5)."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.content.figures import (
    ABILITIES_OF,
    BASIC_DICE,
    DAGGER,
    IS_CHALLENGE,
    ITEM_DICE,
    ITEM_PLACE,
    RANGE,
    WHILE_DOWN,
)
from spellwright.games.funkoverse.queries import (
    OTHERS_OF,
    beside,
    figure_called,
    in_sight,
    on_map,
)
from spellwright.games.funkoverse.rules.challenge import Challenge, own_challenge
from spellwright.games.funkoverse.rules.cooldown import can_pay, pay
from spellwright.games.funkoverse.rules.interact import (
    PlaceControlMarker,
    flip_marker,
    interactions,
    take_marker,
)
from spellwright.games.funkoverse.rules.knock_out import rally_actions
from spellwright.games.funkoverse.rules.movement import basic_moves, move_to
from spellwright.games.funkoverse.state import (
    FIGURES_OF,
    NOTHING,
    SIDE_OF,
    Figure,
    Flag,
    FunkoverseProcedure,
    FunkoverseState,
    Seat,
    Side,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


def challengeable(s: FunkoverseState, figure: int, reach: int) -> list[int]:
    """The rivals that a figure can challenge, adjacent or within a range (FV-11.3, FV-11.4)."""
    rivals = FIGURES_OF[1 - SIDE_OF[figure]]
    return in_sight(s, figure, rivals, reach) if reach else beside(s, s.at[figure], rivals)


def basic_actions(
    s: FunkoverseState, figure: int, side: int, *, challenges: bool = True
) -> list[int]:
    """The basic actions of a standing figure that acts for a side (FV-10.1, FV-10.3 to FV-10.6)."""
    here, called = s.at[figure], s.called
    found = [words.MOVE | square << FIRST for square in basic_moves(s, figure, side)]
    if challenges:
        rivals = beside(s, here, OTHERS_OF[1 - side][figure])
        found += [words.CHALLENGE | called[rival] << FIRST for rival in rivals]
    allies = beside(s, here, OTHERS_OF[side][figure])
    found += [words.ASSIST | called[ally] << FIRST for ally in allies if s.down[ally]]
    found += interactions(s, figure, side)
    return found


def can_use(s: FunkoverseState, figure: int, ability: int, *, challenges: bool) -> bool:
    """FV-10.14, FV-13.2, FV-13.4: paid for, and with a target if it is a challenge action."""
    if not can_pay(s, figure, ability):
        return False
    if not IS_CHALLENGE[ability]:
        return True
    return challenges and bool(challengeable(s, figure, RANGE[ability]))


def special_actions(s: FunkoverseState, figure: int, *, challenges: bool = True) -> list[int]:
    """The abilities and items that a standing figure can use (FV-10.2, FV-13.4)."""
    found = [
        words.USE | ability << FIRST
        for ability in ABILITIES_OF[s.kind[figure]]
        if can_use(s, figure, ability, challenges=challenges)
    ]
    side = SIDE_OF[figure]
    if (
        challenges
        and s.holder[side] == figure
        and s.item[side] == DAGGER
        and not s.item_cooldown[side]
        and challengeable(s, figure, 0)
    ):
        found.append(words.USE_ITEM | DAGGER << FIRST)
    return found


def actions_while_down(s: FunkoverseState, figure: int) -> list[int]:
    """FV-10.9 to FV-10.11: rally, or an ability that works while knocked down."""
    found = [
        words.USE | ability << FIRST
        for ability in ABILITIES_OF[s.kind[figure]]
        if WHILE_DOWN[ability] and can_pay(s, figure, ability)
    ]
    if s.actions_left >= rally_actions(s, figure):
        found.append(words.RALLY)
    return found


def carry_out(s: FunkoverseState, seat: int, figure: int, side: int, code: int) -> None:
    """Carry out an action of a figure that acts for a side; a seat makes the further choices."""
    verb, what = verb_of(code), first_of(code)
    if verb == words.MOVE:
        move_to(s, figure, what)
    elif verb == words.CHALLENGE:
        s.push(Challenge(figure, side, figure_called(s, what), BASIC_DICE))
    elif verb == words.ASSIST:
        ally = figure_called(s, what)
        s.down[ally] = 0
        s.tell(words.HELPED, s.called[figure], what)
    elif verb == words.TAKE:
        take_marker(s, figure, side, what)
    elif verb == words.CLAIM:
        s.push(PlaceControlMarker(seat, side, what))
    elif verb == words.FLIP:
        flip_marker(s, what)
    elif verb == words.RALLY:
        s.down[figure] = 0
        s.tell(words.RALLIED, s.called[figure])
    elif verb == words.USE:
        s.push(UseAbility(figure, what))
    else:
        s.push(UseDagger(figure))


class UseAbility(FunkoverseProcedure):
    """FV-13.1: pay the cost, then carry out the text."""

    figure: Figure
    ability: int
    __slots__ = tuple(__annotations__)

    STEPS = ("pay", "carry_out_text")

    def __init__(self, figure: int, ability: int) -> None:
        self.figure = figure
        self.ability = ability

    def pay(self, s: FunkoverseState) -> None:
        s.tell(words.USED, self.ability, s.called[self.figure])
        pay(s, self.figure, self.ability)

    def carry_out_text(self, s: FunkoverseState) -> None:
        from spellwright.games.funkoverse.rules.abilities import EFFECTS

        s.push(EFFECTS[self.ability](self.figure, self.ability))


class GrantedAction(FunkoverseProcedure):
    """One basic action outside the own turn: of an ally (FV-23.23), a controlled rival (FV-23.13).

    It exhausts nobody (FV-9.11). A controlled rival acts for the side that controls it (FV-16.1).
    """

    seat: Seat
    figure: Figure
    side: Side
    is_free: Flag
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_action", "act")

    def __init__(self, seat: int, figure: int, side: int) -> None:
        self.seat = seat
        self.figure = figure
        self.side = side
        self.is_free = 1 if SIDE_OF[figure] == side else 0

    def choose_action(self, s: FunkoverseState) -> None:
        question = words.ASK_GRANTED if self.is_free else words.ASK_CONTROLLED
        self.ask(s, self.seat, question, s.called[self.figure])

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        found = basic_actions(s, self.figure, self.side)
        if self.is_free:
            found.append(words.DECLINE)
        return found

    def act(self, s: FunkoverseState) -> None:
        if s.answer not in (words.DECLINE, NOTHING):
            carry_out(s, self.seat, self.figure, self.side, s.answer)


class UseDagger(FunkoverseProcedure):
    """FV-23.30, FV-23.31, FV-23.38: a challenge, an extra action, then the card rests."""

    figure: Figure
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_target", "challenge", "choose_extra", "do_extra", "rest")

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def choose_target(self, s: FunkoverseState) -> None:
        s.tell(words.USED_ITEM, DAGGER, s.called[self.figure])
        self.ask(s, s.controller[self.figure], words.ASK_ITEM_TARGET, DAGGER)

    def challenge(self, s: FunkoverseState) -> None:
        target = figure_called(s, first_of(s.answer))
        s.push(own_challenge(self.figure, target, ITEM_DICE[DAGGER]))

    def choose_extra(self, s: FunkoverseState) -> None:
        self.ask(s, s.controller[self.figure], words.ASK_EXTRA, s.called[self.figure])

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        figure = self.figure
        if question == words.ASK_ITEM_TARGET:
            rivals = challengeable(s, figure, 0)
            return [words.TARGET | s.called[rival] << FIRST for rival in rivals]
        return [
            *basic_actions(s, figure, SIDE_OF[figure], challenges=False),
            *special_actions(s, figure, challenges=False),
            words.DECLINE,
        ]

    def do_extra(self, s: FunkoverseState) -> None:
        if s.answer != words.DECLINE:
            figure = self.figure
            carry_out(s, s.controller[figure], figure, SIDE_OF[figure], s.answer)

    def rest(self, s: FunkoverseState) -> None:
        side = SIDE_OF[self.figure]
        s.item_cooldown[side] = ITEM_PLACE[DAGGER]
        s.tell(words.ITEM_RESTS, DAGGER, ITEM_PLACE[DAGGER], side)


def can_act(s: FunkoverseState, figure: int) -> bool:
    """Whether a figure has actions left to do (FV-9.3, FV-9.9)."""
    return s.actions_left > 0 and on_map(s, figure)
