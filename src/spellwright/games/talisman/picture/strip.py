"""The strip beside the board: the moment, then every Character with what is known of it."""

from __future__ import annotations

from typing import Final

from spellwright.drawing import strip as drawing
from spellwright.drawing.element import NOTHING, element, group, moved
from spellwright.drawing.lettering import heading, in_lines, label
from spellwright.drawing.look import BODY, HEADLINE, LINE, SMALL, TEXT
from spellwright.drawing.medallion import medallion
from spellwright.games.talisman.picture import moment
from spellwright.games.talisman.picture.condition import (
    figures_words,
    goods_words,
    voldemort_words,
)
from spellwright.games.talisman.picture.seen import (
    Seen,
    character_medallion,
    is_on_board,
    marked_noun,
    space_noun,
)

STRIP_WIDTH: Final = 320
INDENT: Final = 44


class Strip(drawing.Strip):
    """The moment, then every Character."""

    def __init__(self, view: Seen) -> None:
        super().__init__()
        self.view = view
        self._put(heading(view.say(moment.heading(view)), 0, 24, size=HEADLINE), 34)
        lead = moment.advantage(view)
        facts = [moment.phase(view), *([] if lead is None else [lead]), voldemort_words(view)]
        for fact in (*facts, *moment.events_beside(view)):
            self._lines(in_lines(view.say(fact).split(), " ", STRIP_WIDTH, SMALL), 0)
        for seat in range(view.shown.seats):
            self._character(seat)

    def _character(self, seat: int) -> None:
        view, s = self.view, self.view.shown
        self.height += 6
        self._put(element("path", d=f"M0 0H{STRIP_WIDTH}", stroke=LINE), 5)
        start = self.height
        self._put(
            group(
                group(
                    medallion(character_medallion(view, seat, bare=True), 17),
                    transform=moved(18, 22),
                ),
                label(view.name(marked_noun(view, seat)), INDENT, 14, size=BODY - 1, fill=TEXT),
                drawing.candle(STRIP_WIDTH - 8) if seat in view.waiting else NOTHING,
                class_="character",
            ),
            drawing.LINE_HEIGHT,
        )
        if is_on_board(view, seat):
            facts = [*figures_words(view, seat), *goods_words(view, seat)]
            said = [view.name(space_noun(s.at[seat])), *[view.say(fact) for fact in facts]]
            words = " · ".join(said).split()
            self._lines(in_lines(words, " ", STRIP_WIDTH - INDENT, SMALL - 1), INDENT)
        self.height = max(self.height, start + 42)
