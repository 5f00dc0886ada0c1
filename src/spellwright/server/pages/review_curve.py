"""The curve of a review, as a drawing of our own and in words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from spellwright.drawing.look import SEATS
from spellwright.server.pages.html import Html, drawing, tag, words
from spellwright.server.speaking import say, spoken
from spellwright.server.tables.review import Moment, Point, Review

LEFT: Final = 52
RIGHT: Final = 16
TOP: Final = 16
BOTTOM: Final = 30
DASHES: Final = ("", "9 4", "3 4", "12 4 3 4", "2 2", "14 6")
"""Each seat has a line of its own, not only a colour."""
ROWS: Final = 12
"""The lines of the table that says the same in words."""


class _Paper(NamedTuple):
    """How large the drawing is. A phone has one of its own: letters keep their size."""

    name: str
    width: int
    height: int

    def x(self, place: int, last: int) -> float:
        return round(LEFT + (self.width - LEFT - RIGHT) * place / last, 1)

    def y(self, chance: float) -> float:
        return round(TOP + (self.height - TOP - BOTTOM) * (1 - chance), 1)


PAPERS: Final = (_Paper("wide", 960, 300), _Paper("narrow", 360, 260))


def review_curve(review: Review, names: Sequence[str], seats: Sequence[int]) -> Html:
    """The chances of these seats over time, with the moments that turned the game."""
    drawings = [drawing(_drawn(paper, review, seats)) for paper in PAPERS]
    return tag("figure", *drawings, _legend(names, seats), _in_words(review, names, seats))


def _drawn(paper: _Paper, review: Review, seats: Sequence[int]) -> str:
    last = max(1, review.curve[-1].place)
    lines = "".join(_line(paper, review.curve, seat, last) for seat in seats)
    marks = "".join(_mark(paper, n, moment, last) for n, moment in enumerate(review.moments, 1))
    title, id = spoken(say("review-curve-title")), f"curve-{paper.name}"
    return (
        f'<svg viewBox="0 0 {paper.width} {paper.height}" class="curve {paper.name}" role="img" '
        f'aria-labelledby="{id}"><title id="{id}">{escape(title)}</title>'
        f"{_grid(paper)}{_moves(paper, last)}{lines}{marks}</svg>"
    )


def _grid(paper: _Paper) -> str:
    lines = []
    for percents in (0, 25, 50, 75, 100):
        y = paper.y(percents / 100)
        lines.append(
            f'<line x1="{LEFT}" x2="{paper.width - RIGHT}" y1="{y}" y2="{y}" class="grid"/>'
            f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end">{percents}\u00a0%</text>'
        )
    return "".join(lines)


def _moves(paper: _Paper, last: int) -> str:
    """What lies below the curve: the first move, one in the middle, the last."""
    y = paper.height - BOTTOM + 22
    return "".join(
        f'<text x="{paper.x(place, last)}" y="{y}" text-anchor="{anchor}">'
        f"{escape(spoken(say('review-axis-move', n=place)))}</text>"
        for place, anchor in ((0, "start"), (last // 2, "middle"), (last, "end"))
    )


def _line(paper: _Paper, curve: Sequence[Point], seat: int, last: int) -> str:
    points = " ".join(f"{paper.x(p.place, last)},{paper.y(p.chances[seat])}" for p in curve)
    return (
        f'<polyline points="{points}" fill="none" stroke="{SEATS[seat].colour}" '
        f'stroke-width="3" stroke-linejoin="round"{_dash(seat)}/>'
    )


def _dash(seat: int) -> str:
    return f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""


def _mark(paper: _Paper, number: int, moment: Moment, last: int) -> str:
    x, y = paper.x(moment.place, last), paper.y(moment.before)
    return (
        f'<line x1="{x}" x2="{x}" y1="{TOP}" y2="{paper.height - BOTTOM}" class="turned"/>'
        f'<circle cx="{x}" cy="{y}" r="13" class="moment"/>'
        f'<text x="{x}" y="{y + 5}" text-anchor="middle" class="moment-number">{number}</text>'
    )


def _legend(names: Sequence[str], seats: Sequence[int]) -> Html:
    rows = [
        tag(
            "li",
            drawing(
                f'<svg viewBox="0 0 40 10" aria-hidden="true"><line x1="0" x2="40" y1="5" y2="5" '
                f'stroke="{SEATS[seat].colour}" stroke-width="3"{_dash(seat)}/></svg>'
            ),
            words(names[seat] if len(seats) > 1 else say("review-all-together")),
        )
        for seat in seats
    ]
    return tag("figcaption", tag("ul", *rows, class_="legend"))


def _in_words(review: Review, names: Sequence[str], seats: Sequence[int]) -> Html:
    """The same as a table, for those who do not see the drawing."""
    stride = max(1, len(review.curve) // ROWS)
    rows = [*review.curve[:-1][::stride], review.curve[-1]]
    head = tag(
        "tr",
        tag("th", words(say("review-column-move")), scope="col"),
        *[tag("th", words(names[seat]), scope="col") for seat in seats],
    )
    body = [
        tag(
            "tr",
            tag("th", words(str(point.place)), scope="row"),
            *[tag("td", words(percent(point.chances[seat]))) for seat in seats],
        )
        for point in rows
    ]
    return tag(
        "details",
        tag("summary", words(say("review-as-table"))),
        tag("div", tag("table", tag("thead", head), tag("tbody", *body)), class_="results"),
        class_="quiet",
    )


def percent(chance: float) -> str:
    return f"{round(100 * chance)}\u00a0%"
