"""The end of a round (FV-17, FV-19.3)."""

from __future__ import annotations

from spellwright.games.funkoverse import lexicons, story, words
from spellwright.games.funkoverse.content.columns import POINTS_FOR_RETURN
from spellwright.games.funkoverse.queries import (
    OTHERS_OF,
    figure_called,
    first_player,
    is_standing,
    on_map,
    team_of,
)
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.rules.cooldown import shift_tokens_down
from spellwright.games.funkoverse.rules.movement import home_squares, unoccupied
from spellwright.games.funkoverse.rules.points import check_victory, gain, score_round
from spellwright.games.funkoverse.rules.trait import trait_of
from spellwright.games.funkoverse.state import (
    FIGURES,
    NOBODY,
    SIDE_OF,
    Figure,
    FunkoverseProcedure,
    FunkoverseState,
    Side,
)
from spellwright.kernel.option import FIRST, first_of


class EndOfRound(FunkoverseProcedure):
    """FV-17.1 to FV-17.8."""

    __slots__ = ()

    STEPS = (
        "return_from_flags",
        "others_return_from_flags",
        "score",
        "cool_down",
        "others_cool_down",
        "refresh",
        "pass_marker",
    )

    def return_from_flags(self, s: FunkoverseState) -> None:
        """FV-17.1, FV-17.4."""
        aim = AIMS[s.scenario]
        if aim.HAS_FLAGS:
            s.push(ReturnFromFlag(s.first))
        elif not aim.HAS_POINTS:
            self.go_to("cool_down")

    def others_return_from_flags(self, s: FunkoverseState) -> None:
        if AIMS[s.scenario].HAS_FLAGS:
            s.push(ReturnFromFlag(1 - s.first))

    def score(self, s: FunkoverseState) -> None:
        """FV-17.2, FV-17.3."""
        score_round(s)
        light, dark = s.points
        s.tell(story.ROUND_ENDED, min(light, lexicons.MOST_AMOUNT), min(dark, lexicons.MOST_AMOUNT))
        check_victory(s)

    def cool_down(self, s: FunkoverseState) -> None:
        s.push(CoolDown(s.first))

    def others_cool_down(self, s: FunkoverseState) -> None:
        s.push(CoolDown(1 - s.first))

    def refresh(self, s: FunkoverseState) -> None:
        """FV-17.7."""
        s.exhausted = [0] * FIGURES
        s.turns_taken = [0] * s.seats

    def pass_marker(self, s: FunkoverseState) -> None:
        """FV-17.8."""
        s.first = 1 - s.first


class ReturnFromFlag(FunkoverseProcedure):
    """FV-19.3 to FV-19.5: standing characters at the rival flag may come home for points."""

    side: Side
    waiting: list[Figure]
    __slots__ = tuple(__annotations__)

    STEPS = ("gather", "choose", "come_home")

    def __init__(self, side: int) -> None:
        self.side = side
        self.waiting = []

    def gather(self, s: FunkoverseState) -> None:
        at_flag = s.board.flag_bits[1 - self.side]
        self.waiting = [
            figure
            for figure in team_of(s, self.side)
            if is_standing(s, figure) and at_flag >> s.at[figure] & 1
        ]

    def choose(self, s: FunkoverseState) -> None:
        if self.waiting:
            s.subject = figure = self.waiting.pop(0)
            self.ask(s, s.controller[figure], words.ASK_FLAG, s.called[figure])
        else:
            s.subject = NOBODY
            self.stop()

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        squares = home_squares(s, self.side)
        return [*[words.PLACE | square << FIRST for square in squares], words.STAY]

    def come_home(self, s: FunkoverseState) -> None:
        figure = s.subject
        if s.answer != words.STAY:
            s.at[figure] = first_of(s.answer)
            s.tell(story.CAME_HOME, s.called[figure], s.at[figure])
            gain(s, self.side, POINTS_FOR_RETURN[s.scenario], lexicons.FOR_HOME)
        self.go_to("choose")


class CoolDown(FunkoverseProcedure):
    """FV-17.5, FV-17.6: everything on a side's track goes down by one; what leaves it returns.

    A returning character stays on the 1 until its side has placed it.
    """

    side: Side
    returning: list[Figure]
    __slots__ = tuple(__annotations__)

    STEPS = ("shift", "choose_order", "choose_square", "arrive")

    def __init__(self, side: int) -> None:
        self.side = side
        self.returning = []

    def shift(self, s: FunkoverseState) -> None:
        side = self.side
        shift_tokens_down(s, side)
        self._shift_item(s)
        self._shift_point_markers(s)
        for figure in team_of(s, side):
            if s.cooldown[figure] > 1:
                s.cooldown[figure] -= 1
            elif s.cooldown[figure]:
                self.returning.append(figure)

    def _shift_item(self, s: FunkoverseState) -> None:
        """FV-14.8."""
        side = self.side
        if s.item_cooldown[side]:
            s.item_cooldown[side] -= 1
            if not s.item_cooldown[side]:
                s.tell(story.ITEM_READY, s.item[side], s.called[s.holder[side]])

    def _shift_point_markers(self, s: FunkoverseState) -> None:
        """FV-18.5."""
        for marker, side in enumerate(s.marker_side):
            if side == self.side:
                s.marker_cooldown[marker] -= 1
                if not s.marker_cooldown[marker]:
                    s.marker_side[marker] = NOBODY
                    s.tell(story.MARKER_BACK, marker)

    def choose_order(self, s: FunkoverseState) -> None:
        if self.returning:
            self.ask(s, first_player(s, self.side), words.ASK_RETURN_ORDER)
        else:
            self.stop()

    def choose_square(self, s: FunkoverseState) -> None:
        s.subject = figure = figure_called(s, first_of(s.answer))
        self.returning.remove(figure)
        self.ask(s, s.controller[figure], words.ASK_RETURN, s.called[figure])

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        if question == words.ASK_RETURN_ORDER:
            return [words.RETURN | s.called[figure] << FIRST for figure in self.returning]
        return [words.PLACE | square << FIRST for square in return_squares(s, s.subject)]

    def arrive(self, s: FunkoverseState) -> None:
        """FV-12.13."""
        figure = s.subject
        s.subject = NOBODY
        s.cooldown[figure] = 0
        s.at[figure] = first_of(s.answer)
        by_trait = trait_of(s, figure).RETURNS_ANYWHERE
        away = s.at[figure] not in s.board.starts[self.side]
        event = story.NOTORIOUS if by_trait and away else story.RETURNED
        s.tell(event, s.called[figure], s.at[figure])
        self.go_to("choose_order")


def return_squares(s: FunkoverseState, figure: int) -> list[int]:
    """FV-12.13, FV-23.19, FV-23.35: at home, or for a Notorious Witch next to any ally, too."""
    side = SIDE_OF[figure]
    home = home_squares(s, side)
    if not trait_of(s, figure).RETURNS_ANYWHERE:
        return home
    near = 0
    for ally in OTHERS_OF[side][figure]:
        if on_map(s, ally):
            near |= s.board.adjacent[s.at[ally]]
    return sorted({*home, *unoccupied(s, near)})
