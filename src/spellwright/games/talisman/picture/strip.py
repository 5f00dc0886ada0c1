"""The strip beside the board: the moment, then every Character with what is known of it."""

from __future__ import annotations

from typing import Final

from spellwright.drawing import strip as drawing
from spellwright.drawing.element import NOTHING, element, group, moved
from spellwright.drawing.lettering import heading, in_lines, label
from spellwright.drawing.look import BODY, HEADLINE, LINE, SMALL, TEXT
from spellwright.drawing.medallion import medallion
from spellwright.drawing.wording import many
from spellwright.games.talisman.picture import moment
from spellwright.games.talisman.picture.condition import (
    ability_words,
    goods_words,
    state_words,
    voldemort_words,
)
from spellwright.games.talisman.picture.seen import (
    Seen,
    character_medallion,
    full_name,
    is_on_board,
    space_name,
    start_life,
)

STRIP_WIDTH: Final = 320
INDENT: Final = 44


class Strip(drawing.Strip):
    """The moment, then every Character."""

    def __init__(self, view: Seen) -> None:
        super().__init__()
        self.view = view
        self._put(heading(moment.heading(view), 0, 24, size=HEADLINE), 34)
        facts = [moment.phase(view), moment.advantage(view), voldemort_words(view)]
        for fact in (*facts, *moment.events_beside(view)):
            self._lines(in_lines(fact.split(), " ", STRIP_WIDTH, SMALL), 0)
        for seat in range(view.shown.seats):
            self._character(seat)

    def _character(self, seat: int) -> None:
        view, s = self.view, self.view.shown
        self.height += 6
        self._put(element("path", d=f"M0 0H{STRIP_WIDTH}", stroke=LINE), 5)
        start = self.height
        you = " (you)" if seat == view.seat else ""
        self._put(
            group(
                group(
                    medallion(character_medallion(view, seat, bare=True), 17),
                    transform=moved(18, 22),
                ),
                label(full_name(view, seat) + you, INDENT, 14, size=BODY - 1, fill=TEXT),
                drawing.candle(STRIP_WIDTH - 8) if seat in view.waiting else NOTHING,
                class_="character",
            ),
            drawing.LINE_HEIGHT,
        )
        if is_on_board(view, seat):
            facts = [
                space_name(s.at[seat]),
                *ability_words(view, seat).split(", "),
                f"Life {s.life[seat]} of {start_life(view, seat)}",
                f"Fate {s.fate[seat]}",
                many(s.gold[seat], "Galleon"),
                *state_words(view, seat),
                *goods_words(view, seat),
            ]
            words = " · ".join(facts).split()
            self._lines(in_lines(words, " ", STRIP_WIDTH - INDENT, SMALL - 1), INDENT)
        self.height = max(self.height, start + 42)
