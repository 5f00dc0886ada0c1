"""The stage: a clash, a fight or a challenge on a strip over the board.

Both sides face each other with their cards or dice; each modifier with its name and its rule, then
the sum until then, what is needed, then the result in one sentence. Lines and pieces say how they
move, so a page lets them come in one after the other (see `drawing.motion`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, words
from spellwright.drawing.lettering import in_lines, label
from spellwright.drawing.look import (
    BODY,
    BRASS,
    HEADING,
    LINE,
    MUTED,
    RAISED,
    SERIF,
    SMALL,
    TEXT,
    mixed,
)
from spellwright.drawing.motion import ARRIVE, moving
from spellwright.drawing.picture import finished
from spellwright.drawing.spoken import spoken
from spellwright.drawing.stage_side import TOP, Column, Side, piece_words
from spellwright.kernel.saying import say

LINE_HEIGHT: Final = 26
NEEDED_HEIGHT: Final = 22


class Stage(NamedTuple):
    """`key` is new for each clash. Without a second side the first has the strip for itself."""

    key: str
    title: str
    clause: str
    first: Side
    second: Side | None = None
    result: str = ""
    """The result in one sentence, or "" while there is none."""
    is_open: bool = False
    """Whether the stage waits for something; if not, a page removes it after a while."""
    needed: str = ""
    """What it takes to win, as things stand, in one sentence."""


class Format(NamedTuple):
    """How wide a strip is, its margin, and the gap in its middle."""

    name: str
    width: float
    pad: float
    middle: float

    @property
    def column(self) -> float:
        return (self.width - self.middle) / 2 - self.pad

    @property
    def alone(self) -> float:
        """The width of a side that meets nobody."""
        return min(self.width - 2 * self.pad, self.column * 1.5)


WIDE: Final = Format("wide", 860, 20, 48)
NARROW: Final = Format("narrow", 400, 10, 24)


def stage_svg(shown: Stage, prefix: str = "") -> str:
    """The strip in two pictures, one for a wide page and one for a narrow page: a page shows the
    one that fits.
    """
    return "".join(picture(shown, form, prefix and f"{prefix}{form.name}-") for form in FORMATS)


def picture(shown: Stage, form: Format, prefix: str = "") -> str:
    """The strip as one picture."""
    sides = [side for side in (shown.first, shown.second) if side is not None]
    wide = form.column if shown.second else form.alone
    columns = [Column(shown.key, n, side, wide) for n, side in enumerate(sides)]
    bottom = TOP + max(column.height for column in columns)
    room = form.width - 2 * form.pad
    needed = in_lines(shown.needed.split(), " ", room, BODY)
    below = bottom + len(needed) * NEEDED_HEIGHT
    told = in_lines(shown.result.split(), " ", room, HEADING * 0.95)
    height = below + len(told) * LINE_HEIGHT + 12
    starts = [form.pad, form.width - form.pad - wide]
    if len(columns) == 1:
        starts = [(form.width - wide) / 2]
    return finished(
        form.width,
        height,
        group(
            _strip(form, height),
            _heading(shown, form),
            *[
                group(column.drawn(), transform=moved(x, 0), class_="stage-side")
                for column, x in zip(columns, starts, strict=True)
            ],
            _between(form, bottom) if len(columns) == 2 else NOTHING,
            _needed(shown.key, needed, form, bottom),
            _result(shown.key, told, form, below),
            data_stage=shown.key,
            data_open="" if shown.is_open else None,
        ),
        title=shown.title,
        description=in_words(shown),
        prefix=prefix,
        class_=f"spellwright stage-strip {form.name}",
    )


FORMATS: Final = (WIDE, NARROW)


def in_words(shown: Stage) -> str:
    """What the stage shows, in sentences."""
    said = []
    for side in (shown.first, shown.second):
        if side is not None:
            parts = [piece_words(piece) for piece in side.shows]
            parts += [f"{m.name} {m.amount}" for m in side.modifiers]
            name, shows = side.name, ", ".join(parts) or spoken(say("picture-nothing-yet"))
            if side.total or side.so_far:
                total = side.total or spoken(say("picture-so-far", total=side.so_far))
                told = say("picture-side-total", name=name, shows=shows, total=total)
            else:
                told = say("picture-side", name=name, shows=shows)
            said.append(spoken(told))
    return " ".join([part for part in (*said, shown.needed, shown.result) if part])


def _strip(form: Format, height: float) -> Svg:
    return element(
        "rect",
        x=0.5,
        y=0.5,
        width=form.width - 1,
        height=height - 1,
        rx=8,
        fill=RAISED,
        stroke=mixed(BRASS, LINE, 0.5),
    )


def _heading(shown: Stage, form: Format) -> Svg:
    says = f"{shown.title} · {shown.clause}" if shown.clause else shown.title
    return element(
        "text",
        words(says),
        x=form.width / 2,
        y=18,
        fill=BRASS,
        font_family=SERIF,
        font_size=SMALL + 1,
        font_variant="small-caps",
        letter_spacing=1.2,
        text_anchor="middle",
    )


def _between(form: Format, bottom: float) -> Svg:
    """The line where both sides meet."""
    middle = (30 + bottom) / 2
    return group(
        element("path", d=f"M0 30V{middle - 14:.1f}M0 {middle + 14:.1f}V{bottom:.1f}", stroke=LINE),
        label("vs", 0, middle + 5, fill=MUTED, size=SMALL, font_family=SERIF, text_anchor="middle"),
        transform=moved(form.width / 2, 0),
    )


def _needed(key: str, lines: list[str], form: Format, top: float) -> Svg:
    """What it takes to win; it ticks when that changes."""
    if not lines:
        return NOTHING
    drawn = [
        label(
            line,
            form.width / 2,
            top + 18 + row * NEEDED_HEIGHT,
            fill=TEXT,
            text_anchor="middle",
        )
        for row, line in enumerate(lines)
    ]
    return group(*drawn, class_="needed", **moving(ARRIVE, f"{key}-needed", " ".join(lines)))


def _result(key: str, told: list[str], form: Format, top: float) -> Svg:
    if not told:
        return NOTHING
    lines = [
        label(
            line,
            form.width / 2,
            top + 22 + row * LINE_HEIGHT,
            size=HEADING,
            font_family=SERIF,
            font_weight="600",
            text_anchor="middle",
        )
        for row, line in enumerate(told)
    ]
    return group(*lines, class_="result", **moving(ARRIVE, f"{key}-result"))
