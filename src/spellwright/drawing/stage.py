"""The stage: a clash, a fight or a challenge on a strip over the board.

Both sides face each other with their cards or dice; below them each modifier with its name and its
rule, then the sum, then the result in one sentence. Lines and pieces say how they move, so a page
lets them come in one after the other (see `drawing.motion`).
"""

from __future__ import annotations

from typing import NamedTuple

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, words
from spellwright.drawing.lettering import in_lines, label
from spellwright.drawing.look import BRASS, HEADING, LINE, MUTED, RAISED, SERIF, SMALL, mixed
from spellwright.drawing.motion import ARRIVE, moving
from spellwright.drawing.picture import finished
from spellwright.drawing.stage_side import PAD, ROW, TOP, WIDTH, Column, Side, piece_words


class Stage(NamedTuple):
    """`key` is new for each clash. Without a second side the first has the strip for itself."""

    key: str
    title: str
    clause: str
    first: Side
    second: Side | None = None
    result: str = ""
    """One sentence, or "" while it is open."""


def stage(shown: Stage, prefix: str = "") -> str:
    """The strip as a picture of its own."""
    sides = [side for side in (shown.first, shown.second) if side is not None]
    columns = [Column(shown.key, number, side) for number, side in enumerate(sides)]
    pieces_end = TOP + max(column.pieces_height for column in columns)
    rows_end = pieces_end + ROW * max(len(side.modifiers) for side in sides)
    sums_end = rows_end + (48 if any(side.total for side in sides) else 8)
    told = in_lines(shown.result.split(), " ", WIDTH - 4 * PAD, HEADING * 0.95)
    height = sums_end + (len(told) * 26 + 20 if told else 8)
    drawn = []
    for column in columns:
        parts = column.drawn(pieces_end, rows_end)
        drawn.append(group(parts, transform=moved(column.left(len(columns)), 0), class_="side"))
    return finished(
        WIDTH,
        height,
        group(
            _strip(height),
            _heading(shown),
            *drawn,
            _between(pieces_end) if len(columns) == 2 else NOTHING,
            _result(shown.key, told, sums_end),
            data_stage=shown.key,
        ),
        title=shown.title,
        description=in_words(shown),
        prefix=prefix,
        class_="spellwright stage-strip",
    )


def in_words(shown: Stage) -> str:
    """What the stage shows, in sentences."""
    said = []
    for side in (shown.first, shown.second):
        if side is not None:
            parts = [piece_words(piece) for piece in side.shows]
            parts += [f"{m.name} {m.amount}" for m in side.modifiers]
            total = f" = {side.total}" if side.total else ""
            said.append(f"{side.name}: {', '.join(parts) or 'nothing yet'}{total}.")
    return " ".join([*said, shown.result]).strip()


def _strip(height: float) -> Svg:
    return element(
        "rect",
        x=0.5,
        y=0.5,
        width=WIDTH - 1,
        height=height - 1,
        rx=8,
        fill=RAISED,
        stroke=mixed(BRASS, LINE, 0.5),
    )


def _heading(shown: Stage) -> Svg:
    says = f"{shown.title} · {shown.clause}" if shown.clause else shown.title
    return element(
        "text",
        words(says),
        x=WIDTH / 2,
        y=24,
        fill=BRASS,
        font_family=SERIF,
        font_size=SMALL + 1,
        font_variant="small-caps",
        letter_spacing=1.2,
        text_anchor="middle",
    )


def _between(bottom: float) -> Svg:
    """The line where both meet."""
    middle = (40 + bottom) / 2
    return group(
        element("path", d=f"M0 40V{middle - 14:.1f}M0 {middle + 14:.1f}V{bottom:.1f}", stroke=LINE),
        label("vs", 0, middle + 5, fill=MUTED, size=SMALL, font_family=SERIF, text_anchor="middle"),
        transform=moved(WIDTH / 2, 0),
    )


def _result(key: str, told: list[str], top: float) -> Svg:
    if not told:
        return NOTHING
    lines = [
        label(
            line,
            WIDTH / 2,
            top + 26 + row * 26,
            size=HEADING,
            font_family=SERIF,
            font_weight="600",
            text_anchor="middle",
        )
        for row, line in enumerate(told)
    ]
    return group(*lines, class_="result", **moving(ARRIVE, f"{key}-result"))
