"""The strip beside the board: the moment, then every Character with what is known of it."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import heading, in_lines, label
from spellwright.drawing.look import BODY, CANDLE, HEADLINE, LINE, MUTED, SMALL, TEXT
from spellwright.drawing.medallion import medallion
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
    many,
    space_name,
    start_life,
)

STRIP_WIDTH: Final = 320
LINE_HEIGHT: Final = 18
INDENT: Final = 44


class Strip:
    """Drawn from the top down; `height` says how far it has come."""

    def __init__(self, view: Seen) -> None:
        self.view = view
        self.height = 0.0
        self._parts: list[Svg] = []
        self._put(heading(moment.heading(view), 0, 24, size=HEADLINE), 34)
        facts = [moment.phase(view), moment.advantage(view), voldemort_words(view)]
        for fact in (*facts, *moment.events_beside(view)):
            self._lines(in_lines(fact.split(), " ", STRIP_WIDTH, SMALL), 0)
        for seat in range(view.shown.seats):
            self._character(seat)

    def drawn(self) -> Svg:
        return group(*self._parts, class_="strip")

    def _put(self, part: Svg, height: float) -> None:
        self._parts.append(group(part, transform=moved(0, self.height)))
        self.height += height

    def _lines(self, lines: list[str], x: float) -> None:
        for line in lines:
            self._put(label(line, x, 13, size=SMALL - 1, fill=MUTED), LINE_HEIGHT)

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
                _candle() if seat in view.waiting else NOTHING,
                class_="character",
            ),
            LINE_HEIGHT,
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


def _candle() -> Svg:
    """A candle burns beside whoever is to choose."""
    return group(
        title("To choose"),
        emblem("candle", 16, fill=CANDLE),
        class_="turn",
        transform=moved(STRIP_WIDTH - 8, 9),
    )
