"""The strip beside the board: the moment, the latest news, each Hero in words."""

from __future__ import annotations

from typing import Final

from spellwright.drawing import strip as drawing
from spellwright.drawing.element import element
from spellwright.drawing.lettering import heading, in_lines, section
from spellwright.drawing.look import BRASS, HEADLINE, LINE, MUTED, SMALL, TEXT
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import SCENARIO_NAMES
from spellwright.games.battle.picture.seen import Seen, look_of
from spellwright.games.battle.picture.words import hero_words, moment_words

WIDTH: Final = 300
NEWS: Final = 6


class Strip(drawing.Strip):
    """The moment, every Hero, the news."""

    def __init__(self, view: Seen) -> None:
        super().__init__()
        self._put(
            heading(view.name(SCENARIO_NAMES.noun(view.shown.scenario)), 0, 24, size=HEADLINE), 34
        )
        self._text(moment_words(view), MUTED)
        self._rule(view.say(say("strip-heroes")))
        for place in range(view.shown.heroes):
            self._text(hero_words(view, place), look_of(place).colour)
        self._rule(view.say(say("strip-news")))
        for event in view.events[-NEWS:]:
            self._text(view.told(event), TEXT)

    def _rule(self, text: str) -> None:
        self.height += 8
        self._put(element("path", d=f"M0 0H{WIDTH}", stroke=LINE), 6)
        self._put(section(text, 0, 14, BRASS), 20)

    def _text(self, text: str, fill: str) -> None:
        self._lines(in_lines(text.split(), " ", WIDTH, SMALL - 1), 0, fill)
