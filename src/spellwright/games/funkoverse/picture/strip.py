"""The strip beside the board: the moment, then every character with what is known of it."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import heading, in_lines, label, section
from spellwright.drawing.look import BODY, CANDLE, HEADLINE, LINE, MUTED, SMALL, TEXT
from spellwright.drawing.medallion import medallion
from spellwright.games.funkoverse.picture import moment
from spellwright.games.funkoverse.picture.condition import (
    ability_words,
    place_words,
    state_words,
)
from spellwright.games.funkoverse.picture.pieces import figure_medallion
from spellwright.games.funkoverse.picture.seen import (
    Seen,
    figure_name,
    listed,
    scenario_name,
    seat_name,
    side_look,
    side_name,
    team,
)

WIDTH: Final = 300
LINE_HEIGHT: Final = 18
INDENT: Final = 40


class Strip:
    """Drawn from the top down; `height` says how far it has come."""

    def __init__(self, view: Seen) -> None:
        self.view = view
        self.height = 0.0
        self._parts: list[Svg] = []
        self._put(heading(moment.heading(view), 0, 24, size=HEADLINE), 34)
        for fact in (scenario_name(view), moment.phase(view), moment.score_words(view)):
            self._lines(in_lines(fact.split(), " ", WIDTH, SMALL), 0, MUTED)
        for side in (0, 1):
            self._side(side)

    def drawn(self) -> Svg:
        return group(*self._parts, class_="strip")

    def _put(self, part: Svg, height: float) -> None:
        self._parts.append(group(part, transform=moved(0, self.height)))
        self.height += height

    def _lines(self, lines: list[str], x: float, fill: str) -> None:
        for line in lines:
            self._put(label(line, x, 13, size=SMALL - 1, fill=fill), LINE_HEIGHT)

    def _side(self, side: int) -> None:
        view = self.view
        self.height += 8
        self._put(element("path", d=f"M0 0H{WIDTH}", stroke=LINE), 6)
        seats = [seat for seat, own in enumerate(view.shown.side) if own == side]
        players = [seat_name(seat) + (" (you)" * (seat == view.seat)) for seat in seats]
        says = f"{side_name(side)} · {listed(players)}" if players else side_name(side)
        waits = any(seat in view.waiting for seat in seats)
        self._put(
            group(
                section(says, 0, 14, side_look(view, side).colour),
                _candle() if waits else NOTHING,
                class_="side-name",
            ),
            20,
        )
        for figure in team(view, side):
            self._figure(figure)

    def _figure(self, figure: int) -> None:
        view = self.view
        start = self.height
        shown = figure_medallion(view, figure, bare=True)
        self._put(
            group(
                group(medallion(shown, 15), transform=moved(16, 20)),
                label(figure_name(view, figure), INDENT, 14, size=BODY - 1, fill=TEXT),
                class_="character",
            ),
            LINE_HEIGHT,
        )
        facts = [place_words(view, figure), *state_words(view, figure)]
        self._lines(in_lines(facts, ", ", WIDTH - INDENT, SMALL - 1), INDENT, MUTED)
        abilities = ability_words(view, figure)
        if abilities:
            words = abilities.split(", ")
            self._lines(in_lines(words, " · ", WIDTH - INDENT, SMALL - 1), INDENT, MUTED)
        self.height = max(self.height, start + 40) + 4


def _candle() -> Svg:
    """A candle burns beside the side that is to choose."""
    return group(
        title("To choose"),
        emblem("candle", 16, fill=CANDLE),
        class_="turn",
        transform=moved(WIDTH - 8, 9),
    )
