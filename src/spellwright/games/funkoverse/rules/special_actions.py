"""Special actions: abilities and items (FV-10.2, FV-13.1, FV-14.5)."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import (
    IS_CHALLENGE,
    ITEM_DICE,
    ITEM_IS_CHALLENGE,
    ITEM_IS_USED,
    RANGE,
    WHILE_DOWN,
)
from spellwright.games.funkoverse.queries import challengeable, figure_called, nearest_rival
from spellwright.games.funkoverse.rules.abilities.ability import EFFECTS
from spellwright.games.funkoverse.rules.basic_actions import basic_actions, do_basic_action
from spellwright.games.funkoverse.rules.challenge import own_challenge
from spellwright.games.funkoverse.rules.cooldown import can_pay, pay
from spellwright.games.funkoverse.rules.item_use import (
    ITEM_EFFECTS,
    begin_use,
    item_effect,
    rest_item,
)
from spellwright.games.funkoverse.state import (
    NOBODY,
    NOTHING,
    SIDE_OF,
    AbilityKind,
    Figure,
    FunkoverseProcedure,
    FunkoverseState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

UNKNOWN: Final = -1


def special_actions(s: FunkoverseState, figure: int, *, challenges: bool = True) -> list[int]:
    """The abilities and items that a standing figure can use.

    FV-10.14, FV-13.2, FV-13.4: paid for, and with a target if it is a challenge action.
    """
    found = []
    nearest = UNKNOWN
    for ability in s.abilities_of[s.kind[figure]]:
        if not can_pay(s, figure, ability):
            continue
        if IS_CHALLENGE[ability]:
            if not challenges:
                continue
            if nearest == UNKNOWN:
                nearest = nearest_rival(s, figure)
            if nearest > RANGE[ability]:
                continue
        found.append(words.USE | ability << FIRST)
    if _can_use_item(s, figure, challenges=challenges):
        found.append(words.USE_ITEM | s.item[SIDE_OF[figure]] << FIRST)
    return found


def _can_use_item(s: FunkoverseState, figure: int, *, challenges: bool) -> bool:
    """FV-14.4, FV-14.5: the figure holds an item to be used, and it is ready."""
    side = SIDE_OF[figure]
    if s.holder[side] != figure or s.item_cooldown[side] or s.using_item != NOTHING:
        return False
    item = s.item[side]
    if not ITEM_IS_USED[item]:
        return False
    return not ITEM_IS_CHALLENGE[item] or (challenges and bool(challengeable(s, figure, 0)))


def abilities_while_down(s: FunkoverseState, figure: int) -> list[int]:
    """FV-10.11: abilities whose text allows their use while knocked down."""
    return [
        words.USE | ability << FIRST
        for ability in s.abilities_of[s.kind[figure]]
        if WHILE_DOWN[ability] and can_pay(s, figure, ability)
    ]


def do_action(s: FunkoverseState, figure: int, code: int) -> None:
    """Carry out a basic or special action of a figure for its own side."""
    verb = verb_of(code)
    if verb == words.USE:
        s.push(UseAbility(figure, first_of(code)))
    elif verb == words.USE_ITEM:
        s.push(ITEM_EFFECTS[first_of(code)](figure))
    else:
        do_basic_action(s, s.controller[figure], figure, SIDE_OF[figure], code)


class UseAbility(FunkoverseProcedure):
    """FV-13.1: pay the cost, then carry out the text."""

    figure: Figure
    ability: AbilityKind
    __slots__ = tuple(__annotations__)

    STEPS = ("pay_cost", "carry_out_text", "finish")

    def __init__(self, figure: int, ability: int) -> None:
        self.figure = figure
        self.ability = ability

    def pay_cost(self, s: FunkoverseState) -> None:
        s.using = self.ability
        s.tell(story.USED, self.ability, s.called[self.figure])
        pay(s, self.figure, self.ability)

    def carry_out_text(self, s: FunkoverseState) -> None:
        s.push(EFFECTS[self.ability](self.figure, self.ability))

    def finish(self, s: FunkoverseState) -> None:
        s.using = NOTHING
        s.subject = NOBODY


@item_effect("dagger")
class UseDagger(FunkoverseProcedure):
    """FV-23.30, FV-23.31, FV-23.38: a challenge, an extra action, then the card rests."""

    figure: Figure
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_target", "challenge", "choose_extra", "do_extra", "rest")

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def choose_target(self, s: FunkoverseState) -> None:
        begin_use(s, self.figure)
        self.ask(s, s.controller[self.figure], words.ASK_ITEM_TARGET, s.using_item)

    def challenge(self, s: FunkoverseState) -> None:
        target = figure_called(s, first_of(s.answer))
        s.push(own_challenge(self.figure, target, ITEM_DICE[s.using_item]))

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
            do_action(s, self.figure, s.answer)

    def rest(self, s: FunkoverseState) -> None:
        rest_item(s, self.figure)
