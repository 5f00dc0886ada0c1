"""The strip beside the board: the moment, then both Groups with what is known of them."""

from __future__ import annotations

from typing import Final

from spellwright.drawing import strip as drawing
from spellwright.drawing.element import NOTHING, element, group, moved
from spellwright.drawing.lettering import heading, in_lines, label, section
from spellwright.drawing.look import BODY, HEADLINE, LINE, SMALL, TEXT
from spellwright.drawing.medallion import medallion
from spellwright.games.duels.content.rows import QUESTS
from spellwright.games.duels.lexicons import QUEST_NAMES, say
from spellwright.games.duels.picture import moment
from spellwright.games.duels.picture.condition import place_words, state_words
from spellwright.games.duels.picture.pieces import model_medallion
from spellwright.games.duels.picture.progress import progress
from spellwright.games.duels.picture.seen import Seen, models, noun_in_group, seat_look
from spellwright.games.duels.picture.words import pool_words, who_says
from spellwright.games.duels.state import SEATS

WIDTH: Final = 300
LINE_HEIGHT: Final = 17
INDENT: Final = 38


class Strip(drawing.Strip):
    """The moment, then both Groups."""

    def __init__(self, view: Seen) -> None:
        super().__init__(LINE_HEIGHT)
        self.view = view
        self._put(heading(moment.heading(view), 0, 24, size=HEADLINE), 34)
        for fact in (moment.map_name(view), moment.phase(view)):
            self._lines(in_lines(fact.split(), " ", WIDTH, SMALL), 0)
        for seat in range(SEATS):
            self._seat(seat)

    def _seat(self, seat: int) -> None:
        view, s = self.view, self.view.shown
        self.height += 8
        self._put(element("path", d=f"M0 0H{WIDTH}", stroke=LINE), 6)
        score = say("note-points", n=s.points[seat])
        says = view.say(say("picture-strip-seat", who=who_says(view, seat), score=score))
        self._put(
            group(
                section(says, 0, 14, seat_look(seat).colour),
                drawing.candle(WIDTH - 8) if seat in view.waiting else NOTHING,
            ),
            20,
        )
        self._lines([pool_words(view, seat)], 0)
        for model in models(view, seat):
            self._model(model)
        for quest in s.quests[seat]:
            now = progress(view, seat, quest)
            says = view.say(
                say(
                    "picture-strip-quest",
                    quest=QUEST_NAMES.noun(quest),
                    n=QUESTS[quest]["points"],
                    now=now.says,
                )
            )
            self._lines(in_lines(says.split(), " ", WIDTH, SMALL - 1), 0)

    def _model(self, model: int) -> None:
        view = self.view
        start = self.height
        shown = model_medallion(view, model, bare=True)
        self._put(
            group(
                group(medallion(shown, 14), transform=moved(15, 18)),
                label(view.name(noun_in_group(view, model)), INDENT, 14, size=BODY - 1, fill=TEXT),
                class_="character",
            ),
            LINE_HEIGHT,
        )
        facts = [place_words(view, model), *state_words(view, model)]
        self._lines(in_lines(facts, ", ", WIDTH - INDENT, SMALL - 1), INDENT)
        self.height = max(self.height, start + 36) + 3
