"""Turns (FV-9)."""

from __future__ import annotations

from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import ACTIONS
from spellwright.games.funkoverse.queries import figure_called, on_map, turn_chooser
from spellwright.games.funkoverse.rules.basic_actions import basic_actions
from spellwright.games.funkoverse.rules.knock_out import rally, rally_actions
from spellwright.games.funkoverse.rules.special_actions import (
    abilities_while_down,
    do_action,
    special_actions,
)
from spellwright.games.funkoverse.rules.status import turn_begins, turn_ends
from spellwright.games.funkoverse.state import (
    FIGURES_OF,
    NOBODY,
    SIDE_OF,
    Figure,
    FunkoverseProcedure,
    FunkoverseState,
    Side,
)
from spellwright.kernel.option import FIRST, first_of


def fresh_figures(s: FunkoverseState, side: int) -> list[int]:
    """The figures of a side that are not exhausted (FV-9.2)."""
    return [
        figure
        for figure in FIGURES_OF[side]
        if s.kind[figure] != NOBODY and not s.exhausted[figure]
    ]


def turn_actions(s: FunkoverseState, figure: int) -> list[int]:
    """What a figure on the map can do in its own turn (FV-9.12, FV-10.9 to FV-10.12)."""
    if not s.down[figure]:
        found = basic_actions(s, figure, SIDE_OF[figure])
        found += special_actions(s, figure)
        return found
    found = abilities_while_down(s, figure)
    if s.actions_left >= rally_actions(s, figure):
        found.append(words.RALLY)
    return found


class Turn(FunkoverseProcedure):
    """FV-9.2 to FV-9.4: choose a character, do up to two actions, exhaust it."""

    side: Side
    figure: Figure
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_character", "begin", "choose_action", "act", "exhaust")

    def __init__(self, side: int) -> None:
        self.side = side
        self.figure = NOBODY

    def choose_character(self, s: FunkoverseState) -> None:
        self.ask(s, turn_chooser(s, self.side), words.ASK_TURN)

    def begin(self, s: FunkoverseState) -> None:
        figure = figure_called(s, first_of(s.answer))
        self.figure = s.active = figure
        s.turns_taken[s.controller[figure]] += 1
        if on_map(s, figure):
            s.actions_left = ACTIONS
            s.tell(story.TURN_TAKEN, s.called[figure])
            turn_begins(s, figure)
        else:
            s.tell(story.WAITED, s.called[figure])

    def choose_action(self, s: FunkoverseState) -> None:
        """FV-9.12."""
        figure = self.figure
        if s.actions_left > 0 and on_map(s, figure):
            seat = s.controller[figure]
            self.ask(s, seat, words.ASK_ACTION, s.called[figure], s.actions_left)
        else:
            self.go_to("exhaust")

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        if question == words.ASK_TURN:
            return [words.TURN | s.called[f] << FIRST for f in fresh_figures(s, self.side)]
        found = turn_actions(s, self.figure)
        found.append(words.END)
        return found

    def act(self, s: FunkoverseState) -> None:
        """FV-10.15: an action is finished before the next one starts."""
        if s.answer == words.END:
            if s.actions_left == ACTIONS:
                s.tell(story.ENDED_TURN, s.called[self.figure])
            return
        if s.answer == words.RALLY:
            s.actions_left -= rally_actions(s, self.figure)
            rally(s, self.figure)
        else:
            s.actions_left -= 1
            do_action(s, self.figure, s.answer)
        self.go_to("choose_action")

    def exhaust(self, s: FunkoverseState) -> None:
        """FV-9.4, FV-9.8, FV-9.9."""
        turn_ends(s, self.figure)
        s.exhausted[self.figure] = 1
        s.active = NOBODY
        s.actions_left = 0
