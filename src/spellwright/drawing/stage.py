"""The stage: a clash, a fight or a challenge on a strip over the board.

Both sides face each other with their cards or dice; each modifier with its name and its rule, then
the sum until then, what is needed, then the result in one sentence. Lines and pieces say how they
move, so a page lets them come in one after the other (see `drawing.motion`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, together, words
from spellwright.drawing.lettering import bold_width, in_lines, label
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
from spellwright.drawing.stage_side import BASE, TOP, Column, Side, piece_words
from spellwright.kernel.saying import say

LINE_HEIGHT: Final = 24
NEEDED_HEIGHT: Final = 21
RESULT: Final = HEADING - 2
BELOW_SIDES: Final = 5
ABOVE_NAMES: Final = 18
"""The room for the heading, which a second side below the first does not need."""


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
    about: tuple[str, ...] = ()
    """The pieces on the board that meet: a page leaves them in sight."""


class Format(NamedTuple):
    """How wide a strip is, its margin, and the gap between its sides."""

    name: str
    width: float
    pad: float
    middle: float
    stacked: bool = False
    """Whether the sides stand one below the other."""

    @property
    def room(self) -> float:
        return self.width - 2 * self.pad

    @property
    def column(self) -> float:
        return self.room if self.stacked else (self.room - self.middle) / 2

    @property
    def alone(self) -> float:
        """The width of a side that meets nobody."""
        return min(self.room, self.column * 1.5)


WIDE: Final = Format("wide", 860, 20, 48)
NARROW: Final = Format("narrow", 400, 10, 0, stacked=True)


def stage_svg(shown: Stage, prefix: str = "") -> str:
    """The strip in two pictures, one for a wide page and one for a narrow page: a page shows the
    one that fits.
    """
    return "".join(picture(shown, form, prefix and f"{prefix}{form.name}-") for form in FORMATS)


def picture(shown: Stage, form: Format, prefix: str = "") -> str:
    """The strip as one picture."""
    sides, bottom = _sides(shown, form)
    needed = in_lines(shown.needed.split(), " ", form.room, BODY)
    bottom += BELOW_SIDES
    below = bottom + len(needed) * NEEDED_HEIGHT
    told = in_lines(shown.result.split(), " ", form.room, RESULT, bold_width)
    height = below + len(told) * LINE_HEIGHT + 10
    return finished(
        form.width,
        height,
        group(
            _strip(form, height),
            _heading(shown, form),
            sides,
            _needed(shown.key, needed, form, bottom),
            _result(shown.key, told, form, below),
            data_stage=shown.key,
            data_open="" if shown.is_open else None,
            data_about=" ".join(shown.about) or None,
        ),
        title=shown.title,
        description=in_words(shown),
        prefix=prefix,
        class_=f"spellwright stage-strip {form.name}",
    )


def _sides(shown: Stage, form: Format) -> tuple[Svg, float]:
    """Both sides, face to face or one below the other, and where they end."""
    if shown.second is None:
        alone = Column(shown.key, 0, shown.first, form.alone)
        return _at(alone, (form.width - form.alone) / 2, 0), TOP + alone.height
    first = Column(shown.key, 0, shown.first, form.column)
    is_facing = not form.stacked
    second = Column(shown.key, 1, shown.second, form.column, mirrored=is_facing)
    if is_facing:
        bottom = TOP + max(first.height, second.height)
        x = form.width - form.pad - form.column
        return together(_at(first, form.pad, 0), _at(second, x, 0), _between(form, bottom)), bottom
    down = TOP + first.height - ABOVE_NAMES + BELOW_SIDES
    bottom = down + TOP + second.height
    line = element("path", d=f"M0 0H{form.room:g}", stroke=LINE)
    return together(
        _at(first, form.pad, 0),
        group(line, transform=moved(form.pad, down + ABOVE_NAMES - 2)),
        _at(second, form.pad, down),
    ), bottom


def _at(column: Column, x: float, y: float) -> Svg:
    return group(column.drawn(), transform=moved(x, y), class_="stage-side")


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
        y=16,
        fill=BRASS,
        font_family=SERIF,
        font_size=SMALL + 1,
        font_variant="small-caps",
        letter_spacing=1.2,
        text_anchor="middle",
    )


def _between(form: Format, bottom: float) -> Svg:
    """The line where both sides meet."""
    return group(
        element("path", d=f"M0 {BASE + 12}V{bottom:.1f}", stroke=LINE),
        label("vs", 0, BASE, fill=MUTED, size=SMALL, font_family=SERIF, text_anchor="middle"),
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
            top + 16 + row * NEEDED_HEIGHT,
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
            top + 20 + row * LINE_HEIGHT,
            size=RESULT,
            font_family=SERIF,
            font_weight="600",
            text_anchor="middle",
        )
        for row, line in enumerate(told)
    ]
    return group(*lines, class_="result", **moving(ARRIVE, f"{key}-result"))
