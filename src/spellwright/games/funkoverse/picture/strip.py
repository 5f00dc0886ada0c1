"""The strip beside the board: the moment, then every character with what is known of it."""

from __future__ import annotations

from typing import Final

from spellwright.drawing import strip as drawing
from spellwright.drawing.element import NOTHING, element, group, moved
from spellwright.drawing.lettering import heading, in_lines, label, section
from spellwright.drawing.look import BODY, HEADLINE, LINE, MUTED, SMALL, TEXT
from spellwright.drawing.medallion import medallion
from spellwright.games.funkoverse.lexicons import say
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
    scenario_noun,
    side_look,
    side_name,
    side_noun,
    team,
)
from spellwright.games.funkoverse.picture.words import players_of

WIDTH: Final = 300
INDENT: Final = 40


class Strip(drawing.Strip):
    """The moment, then both sides with their characters."""

    def __init__(self, view: Seen) -> None:
        super().__init__()
        self.view = view
        self._put(heading(view.say(moment.heading(view)), 0, 24, size=HEADLINE), 34)
        for fact in (scenario_noun(view), moment.phase(view), moment.score_words(view)):
            self._lines(in_lines(view.name(fact).split(), " ", WIDTH, SMALL), 0, MUTED)
        for side in (0, 1):
            self._side(side)

    def _side(self, side: int) -> None:
        view = self.view
        self.height += 8
        self._put(element("path", d=f"M0 0H{WIDTH}", stroke=LINE), 6)
        seats = [seat for seat, own in enumerate(view.shown.side) if own == side]
        players = players_of(view, side)
        says = side_name(view, side)
        if players:
            says = view.say(say("strip-side", side=side_noun(side), players=players))
        waits = any(seat in view.waiting for seat in seats)
        self._put(
            group(
                section(says, 0, 14, side_look(view, side).colour),
                drawing.candle(WIDTH - 8) if waits else NOTHING,
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
            drawing.LINE_HEIGHT,
        )
        facts = [view.say(f) for f in (place_words(view, figure), *state_words(view, figure))]
        self._lines(in_lines(facts, ", ", WIDTH - INDENT, SMALL - 1), INDENT, MUTED)
        words = [view.say(ability) for ability in ability_words(view, figure)]
        if words:
            self._lines(in_lines(words, " · ", WIDTH - INDENT, SMALL - 1), INDENT, MUTED)
        self.height = max(self.height, start + 40) + 4
