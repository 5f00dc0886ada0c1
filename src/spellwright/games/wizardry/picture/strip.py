"""The strip beside the board: turn and phase, the wizards' public facts, what the signs mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.drawing.coin import beast_coin, figure, life_line, orb, spiked_coin
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title
from spellwright.drawing.emblem import emblem
from spellwright.drawing.floor import CELL, HOLE
from spellwright.drawing.lettering import heading, in_lines, label, section, serif_width
from spellwright.drawing.look import (
    BODY,
    BRASS,
    CANDLE,
    DANGER,
    HEADING,
    HEADLINE,
    ICE,
    LINE,
    MUTED,
    PARCHMENT,
    SEATS,
    SMALL,
    TEXT,
)
from spellwright.drawing.medallion import medallion
from spellwright.games.wizardry.lexicons import PROFILE_NAMES, say
from spellwright.games.wizardry.picture import moment
from spellwright.games.wizardry.picture.condition import (
    effects,
    foreseen_words,
    on_everybody,
    plan_words,
    spell_names,
)
from spellwright.games.wizardry.picture.pieces import wizard_medallion
from spellwright.games.wizardry.picture.seen import (
    Seen,
    animals,
    balls,
    hidden_wizards,
    is_out,
    noun,
    storm_centres,
)
from spellwright.games.wizardry.state import NOWHERE
from spellwright.kernel.saying import Argument, Saying

WIDTH: Final = 300
LINE_HEIGHT: Final = 20
INDENT: Final = 56


class Strip:
    """The strip is drawn from the top down; `height` says how far it has come."""

    def __init__(self, view: Seen) -> None:
        self.view = view
        self.height = 0.0
        self._parts: list[Svg] = []
        self._moment()
        for wizard in range(view.shown.seats):
            self._wizard(wizard)
        self._key()

    def drawn(self) -> Svg:
        return group(*self._parts, class_="strip")

    def _put(self, part: Svg, height: float) -> None:
        self._parts.append(group(part, transform=moved(0, self.height)))
        self.height += height

    def _lines(self, lines: list[str], x: float, fill: str, *, size: float = SMALL) -> None:
        for line in lines:
            self._put(label(line, x, 14, size=size, fill=fill), LINE_HEIGHT)

    def _gap(self, height: float) -> None:
        self.height += height

    # -- the moment --------------------------------------------------------------------------------

    def _moment(self) -> None:
        view = self.view
        self._put(heading(view.say(moment.heading(view)), 0, 26, size=HEADLINE), 38)
        order = moment.order_words(view)
        facts = [moment.phase(view), *([] if order is None else [order])]
        facts += [effect.says for effect in on_everybody(view)]
        told = [view.say(fact) for fact in facts]
        self._lines(in_lines(told, " · ", WIDTH, SMALL), 0, MUTED)

    # -- a wizard ----------------------------------------------------------------------------------

    def _wizard(self, wizard: int) -> None:
        self._gap(10)
        self._put(element("path", d=f"M0 0H{WIDTH}", stroke=LINE), 10)
        start = self.height
        before, self._parts = self._parts, []
        self._head(wizard)
        self._effects(wizard)
        self._spells(wizard)
        self._plan(wizard)
        self.height = max(self.height, start + 52)
        before.append(
            group(
                *self._parts,
                class_="seat out" if is_out(self.view, wizard) else "seat",
                data_seat=wizard,
                opacity=0.45 if is_out(self.view, wizard) else None,
            )
        )
        self._parts = before

    def _head(self, wizard: int) -> None:
        view, s = self.view, self.view.shown
        shown = wizard_medallion(view, wizard)._replace(damage=0, life=0, marks=(), circled=False)
        profile: Argument = say("strip-no-profile")
        if s.profile[wizard] >= 0:
            profile = PROFILE_NAMES.noun(s.profile[wizard])
        who = view.say(
            say("strip-profile-you" if wizard == view.seat else "strip-profile", profile=profile)
        )
        name, where = view.name(noun(wizard)), _where(view, wizard)
        self._put(
            group(
                group(medallion(shown, 20), transform=moved(22, 24)),
                _candle(view, wizard),
                heading(name, INDENT, 18, size=HEADING),
                label(who, INDENT + 10 + serif_width(name, HEADING), 18, size=BODY),
                label(where, WIDTH, 18, size=SMALL, fill=MUTED, text_anchor="end")
                if where
                else NOTHING,
            ),
            26,
        )
        if s.profile[wizard] >= 0 and s.turn:
            self._put(self._figures(wizard), 26)

    def _figures(self, wizard: int) -> Svg:
        view, s = self.view, self.view.shown
        hits, life = s.hits[wizard], s.hits_to_defeat
        pip = 5.5 if life <= 6 else 3.6
        return group(
            _told(
                view.say(say("fact-hits", n=hits, most=life)),
                life_line(min(hits, life), life, pip, DANGER),
                INDENT,
            ),
            _told(
                view.say(say("fact-defence-points", n=s.pool[wizard])),
                figure("shield", s.pool[wizard], PARCHMENT, SMALL),
                INDENT + 132,
            ),
            _told(
                view.say(say("strip-action-points", n=s.ap[wizard])),
                figure("spark", s.ap[wizard], PARCHMENT, SMALL),
                INDENT + 184,
            ),
        )

    def _effects(self, wizard: int) -> None:
        lasting = [self.view.say(effect.says) for effect in effects(self.view, wizard)]
        self._lines(in_lines(lasting, ", ", WIDTH - INDENT, SMALL), INDENT, ICE)

    def _spells(self, wizard: int) -> None:
        known = spell_names(self.view, wizard)
        self._lines(in_lines(known, " · ", WIDTH - INDENT, SMALL), INDENT, MUTED)

    def _plan(self, wizard: int) -> None:
        """The viewer's own plan, and what is known of others'."""
        width = WIDTH - INDENT
        planned = plan_words(self.view, wizard)
        if planned:
            own = wizard == self.view.seat
            first = say("strip-your-plan" if own else "strip-left", entry=planned[0])
            planned[0] = self.view.say(first)
            self._lines(in_lines(planned, ", ", width, SMALL), INDENT, TEXT)
        for known in foreseen_words(self.view, wizard):
            told = self.view.say(say("strip-you-know", plan=known))
            self._lines(in_lines(told.split(" "), " ", width, SMALL), INDENT, TEXT)

    # -- the key -----------------------------------------------------------------------------------

    def _key(self) -> None:
        """What the signs on the board mean: only those that are there."""
        signs = [
            (draw, self.view.say(says)) for draw, says, is_there in _SIGNS if is_there(self.view)
        ]
        if not signs:
            return
        self._gap(10)
        self._put(element("path", d=f"M0 0H{WIDTH}", stroke=LINE), 12)
        self._put(section(self.view.say(say("strip-on-the-board")), 0, 12, BRASS), 24)
        for place in range(0, len(signs), 2):
            row = [
                group(
                    group(draw, transform=moved(13, 0)),
                    label(says, 32, 5, size=SMALL, fill=MUTED),
                    transform=moved(WIDTH / 2 * column, 14),
                )
                for column, (draw, says) in enumerate(signs[place : place + 2])
            ]
            self._put(group(*row), 30)


def _where(view: Seen, wizard: int) -> str:
    if view.outcome is not None and wizard in view.outcome.winners:
        return view.say(say("strip-winner"))
    if is_out(view, wizard):
        return view.say(say("strip-out"))
    return view.say(say("strip-hidden")) if wizard in hidden_wizards(view) else ""


def _candle(view: Seen, wizard: int) -> Svg:
    """A candle burns beside a wizard who is to choose."""
    if wizard not in view.waiting:
        return NOTHING
    return group(
        title(view.say(say("strip-is-to-choose", who=noun(wizard)))),
        emblem("candle", 20, fill=CANDLE),
        class_="turn",
        transform=moved(WIDTH - 8, 40),
    )


def _told(says: str, drawn: Svg, x: float) -> Svg:
    return group(title(says), drawn, transform=moved(x, 12))


_Sign = tuple[Svg, Saying, Callable[[Seen], bool]]
_GREY: Final = SEATS[0]._replace(colour=MUTED)
_SIGNS: Final[tuple[_Sign, ...]] = (
    (beast_coin(_GREY, "beast", "", 12), say("sign-animal"), lambda view: bool(animals(view))),
    (spiked_coin(DANGER, "demon", 13), say("sign-demon"), lambda view: view.shown.demon != NOWHERE),
    (orb(_GREY, "", 8), say("sign-ball"), lambda view: bool(balls(view))),
    (
        group(HOLE.at(0, 0), transform=f"scale(.55) translate(-{CELL / 2:g} -{CELL / 2:g})"),
        say("sign-smashed"),
        lambda view: bool(view.shown.smashed),
    ),
    (emblem("snow", 18, fill=ICE), say("sign-storm"), lambda view: bool(storm_centres(view))),
    (emblem("cloud", 20, fill=PARCHMENT), say("sign-fog"), lambda view: bool(view.shown.fog)),
)
