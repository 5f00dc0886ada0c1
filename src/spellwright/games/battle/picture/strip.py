"""The strip beside the board: the moment, the latest news, each Hero in words."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import Svg, element, group, moved
from spellwright.drawing.lettering import heading, in_lines, label, section
from spellwright.drawing.look import BRASS, HEADLINE, LINE, MUTED, SMALL, TEXT
from spellwright.games.battle.content import figures as f
from spellwright.games.battle.picture.seen import Seen, look_of
from spellwright.games.battle.picture.words import hero_words, moment_words

WIDTH: Final = 300
LINE_HEIGHT: Final = 18
NEWS: Final = 6


class Strip:
    """Drawn from the top down; `height` says how far it has come."""

    def __init__(self, view: Seen) -> None:
        self.height = 0.0
        self._parts: list[Svg] = []
        self._put(heading(f.SCENARIO_NAMES[view.shown.scenario], 0, 24, size=HEADLINE), 34)
        self._lines(moment_words(view), MUTED)
        self._rule("Heroes")
        for place in range(view.shown.heroes):
            self._lines(hero_words(view, place), look_of(place).colour)
        self._rule("Just now")
        for event in view.events[-NEWS:]:
            self._lines(view.game.sentence(event)[0], TEXT)

    def drawn(self) -> Svg:
        return group(*self._parts, class_="strip")

    def _put(self, part: Svg, height: float) -> None:
        self._parts.append(group(part, transform=moved(0, self.height)))
        self.height += height

    def _rule(self, text: str) -> None:
        self.height += 8
        self._put(element("path", d=f"M0 0H{WIDTH}", stroke=LINE), 6)
        self._put(section(text, 0, 14, BRASS), 20)

    def _lines(self, text: str, fill: str) -> None:
        for line in in_lines(text.split(), " ", WIDTH, SMALL - 1):
            self._put(label(line, 0, 13, size=SMALL - 1, fill=fill), LINE_HEIGHT)
