"""Characters as medallions: standing on a foot, lying, or gone to the cooldown track."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.choice import lit_piece
from spellwright.drawing.coin import badge
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title
from spellwright.drawing.floor import CELL
from spellwright.drawing.lettering import label
from spellwright.drawing.look import BRASS, CANDLE, GROUND, ICE, LEAST, PARCHMENT, SEATS, mixed
from spellwright.drawing.medallion import Mark, Medallion, medallion
from spellwright.face.known import drawn_from
from spellwright.games.funkoverse.content.columns import CONFUNDO, PROTEGO
from spellwright.games.funkoverse.picture.choices import Choices
from spellwright.games.funkoverse.picture.condition import piece_words
from spellwright.games.funkoverse.picture.layout import Layout
from spellwright.games.funkoverse.picture.reads import READS
from spellwright.games.funkoverse.picture.seen import (
    Seen,
    emblem_of,
    figure_key,
    figures,
    monogram_of,
    side_look,
    square_name,
)
from spellwright.games.funkoverse.picture.token_coins import ITEM_EMBLEMS, STATUS_EMBLEMS
from spellwright.games.funkoverse.rules.status import statuses_on
from spellwright.games.funkoverse.state import NOWHERE, SIDE_OF

RADIUS: Final = CELL * 0.39
GHOST: Final = CELL * 0.21
_STATUS_COLOURS: Final = {PROTEGO: ICE, CONFUNDO: "#c9a2e8"}
_PLACES: Final = ((-0.74, 0.74), (0.74, 0.74), (-1, 0), (1, 0), (-0.74, -0.74))
"""Where marks sit on the rim of a medallion that lies."""


def marks_of(view: Seen, figure: int) -> tuple[Mark, ...]:
    """What everybody must reckon with: exhausted, status cards, a ready item, a leader."""
    s, side = view.shown, SIDE_OF[figure]
    found = []
    if s.exhausted[figure]:
        found.append(Mark("sand-glass", PARCHMENT))
    found += [
        Mark(STATUS_EMBLEMS[status], _STATUS_COLOURS.get(status, BRASS), count)
        for status, count in statuses_on(s, figure)
    ]
    if s.holder[side] == figure and not s.item_cooldown[side]:
        found.append(Mark(ITEM_EMBLEMS[s.item[side]], BRASS))
    if s.leader[side] == figure:
        found.append(Mark("banner", BRASS))
    return tuple(found)


def figure_medallion(view: Seen, figure: int, *, bare: bool = False) -> Medallion:
    """A character's medallion: the same wherever it is drawn."""
    s = view.shown
    return Medallion(
        side_look(view, SIDE_OF[figure]),
        emblem_of(s.kind[figure]),
        monogram_of(s.kind[figure]),
        marks=() if bare else marks_of(view, figure),
        circled=not bare and s.active == figure,
        broken=s.cooldown[figure] > 0,
    )


def standing(shown: Medallion, radius: float) -> Svg:
    """A figure upright on a little foot."""
    foot = mixed(shown.seat.colour, PARCHMENT, 0.15)
    return group(
        element(
            "ellipse",
            cy=radius * 1.2,
            rx=radius * 0.8,
            ry=radius * 0.26,
            fill="#000",
            opacity=0.45,
        ),
        element(
            "path",
            d="M-6.5 7.5H6.5L8.6 11.6Q10.4 11.8 10.4 13.4H-10.4Q-10.4 11.8-8.6 11.6Z",
            fill=foot,
            stroke=GROUND,
            stroke_width=0.7,
            transform=f"scale({radius / 10.8:.2f})",
        ),
        medallion(shown, radius),
        class_="standing",
    )


def lying(shown: Medallion, radius: float) -> Svg:
    """A figure tipped over: its disc turned by 70 degrees and seen from above the floor."""
    flat = shown._replace(marks=(), circled=False)
    marks = [
        group(
            badge(mark.emblem, mark.colour, mark.times, radius * 0.31),
            transform=moved(x * radius, y * radius * 0.66 + radius * 0.3),
        )
        for mark, (x, y) in zip(shown.marks, _PLACES, strict=False)
    ]
    return group(
        element(
            "ellipse", cy=radius * 0.5, rx=radius * 1.12, ry=radius * 0.66, fill="#000", opacity=0.4
        ),
        group(
            group(medallion(flat, radius), transform="rotate(-70)"),
            transform=f"translate(0 {radius * 0.3:.1f}) scale(1 .6)",
            opacity=0.9,
        ),
        *marks,
        class_="lying",
    )


def pieces(view: Seen, layout: Layout, choices: Choices) -> Svg:
    return Pieces(view, layout, choices).drawn()


class Pieces:
    """All characters on the map, and where they could be moved by an ability."""

    def __init__(self, view: Seen, layout: Layout, choices: Choices) -> None:
        self.view = view
        self.layout = layout
        self.choices = choices

    def drawn(self) -> Svg:
        """The characters, from the top down, so that those in front are drawn over those behind."""
        on_map = [figure for figure in figures(self.view) if self.view.shown.at[figure] != NOWHERE]
        on_map.sort(key=lambda figure: self.layout.centre(self.view.shown.at[figure])[1])
        return group(*[self._figure(figure) for figure in on_map], *self._shifts(), class_="pieces")

    def _figure(self, figure: int) -> Svg:
        option = self.choices.figures.get(figure)
        touch = self.choices.touch(self.view.shown.at[figure])
        says = self.view.say(piece_words(self.view, figure))
        return _figure(self.view, figure, self.layout, says, option.text if option else "", touch)

    def _shifts(self) -> list[Svg]:
        """Small copies of the figures on the squares to which they could be moved."""
        used: dict[int, int] = {}
        drawn = []
        for shift in self.choices.shifts:
            place = used.get(shift.square, 0)
            used[shift.square] = place + 1
            x, y = self.layout.centre(shift.square)
            shown = figure_medallion(self.view, shift.figure, bare=True)
            drawn.append(
                group(
                    title(self.view.label(shift.option)),
                    element(
                        "circle",
                        r=GHOST + 2.5,
                        fill="none",
                        stroke=CANDLE,
                        stroke_width=2,
                        class_="light",
                    ),
                    medallion(shown, GHOST),
                    class_="shift choice",
                    data_option=shift.option.text,
                    transform=moved(x + (-11, 11, 0)[place % 3], y + (-11, -11, 11)[place % 3]),
                )
            )
        return drawn


@drawn_from(READS)
def _figure(
    view: Seen, figure: int, layout: Layout, says: str, option: str, touch: str | None
) -> Svg:
    s = view.shown
    square = s.at[figure]
    x, y = layout.centre(square)
    shown = figure_medallion(view, figure)
    is_down = bool(s.down[figure])
    return group(
        title(says),
        lit_piece(RADIUS) if option else NOTHING,
        lying(shown, RADIUS) if is_down else standing(shown, RADIUS),
        _leader_of(view, figure),
        class_=" ".join(["piece", "figure", *["choice"] * bool(option), *["down"] * is_down]),
        data_piece=figure_key(view, figure),
        data_on=square_name(square),
        data_option=option or None,
        pointer_events=None if option else touch,
        transform=moved(x, y - (0 if is_down else 3)),
    )


def _leader_of(view: Seen, figure: int) -> Svg:
    """The player who leads a figure, where two players share a side."""
    s = view.shown
    seat = s.controller[figure]
    if s.side.count(SIDE_OF[figure]) < 2 or seat < 0:
        return NOTHING
    return group(
        element("circle", r=8, fill=SEATS[seat].colour, stroke=GROUND, stroke_width=1.2),
        label(
            str(seat + 1),
            0,
            4.8,
            size=LEAST,
            fill="#fff",
            font_weight="700",
            text_anchor="middle",
        ),
        class_="led-by",
        transform=moved(-RADIUS * 0.8, -RADIUS * 0.8),
    )
