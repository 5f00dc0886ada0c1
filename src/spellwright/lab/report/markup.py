"""Pieces of the page: sentences, tables, pictures with their tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from spellwright.kernel.saying import Saying
from spellwright.lab.statistics import Estimate
from spellwright.lab.words import say

Html = str
"""Text that is safe to stand in the page."""
Cell = str | Saying | int | float
MOST_ROWS: Final = 400
WHOLE_FROM: Final = 100
"""Figures from here on are read without decimals."""


def text(said: str | Saying) -> Html:
    """Words for the page; a figure is never parted from its per cent."""
    return escape(str(said)).replace(" %", "\u00a0%")


def sentences(*said: str | Saying | None) -> Html:
    return "".join(f"<p>{text(one)}</p>" for one in said if one is not None)


def bullets(said: Iterable[str | Saying]) -> Html:
    return "<ul>" + "".join(f"<li>{text(one)}</li>" for one in said) + "</ul>"


def section(id: str, title: Saying, *parts: Html) -> Html:
    inside = "".join(parts)
    return f'<section id="{id}"><h2>{text(title)}</h2>{inside}</section>' if inside else ""


def part(title: str | Saying, *parts: Html) -> Html:
    return f"<h3>{text(title)}</h3>" + "".join(parts)


def table(
    caption: str | Saying, head: Sequence[str | Saying], rows: Sequence[Sequence[Cell]]
) -> Html:
    """Numbers to the right, everything else to the left."""
    heads = "".join(f'<th scope="col">{text(one)}</th>' for one in head)
    body = "".join("<tr>" + "".join(map(_cell, row)) + "</tr>" for row in rows[:MOST_ROWS])
    more = len(rows) - MOST_ROWS
    rest = sentences(say("report-more-rows", count=more)) if more > 0 else ""
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{text(caption)}"><table>'
        f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>{rest}"
    )


def _cell(value: Cell) -> Html:
    if isinstance(value, str | Saying):
        return f"<td>{text(value)}</td>"
    value = plain(value) if isinstance(value, float) and abs(value) >= WHOLE_FROM else value
    shown = f"{value:,}" if isinstance(value, int) else f"{value:,.1f}"
    return f'<td class="n">{shown}</td>'


def picture(svg: str, caption: str | Saying, behind: Html = "") -> Html:
    """A chart, what it shows, and its table for those who want the figures."""
    more = ""
    if behind:
        more = f"<details><summary>{text(say('report-the-table'))}</summary>{behind}</details>"
    shown = f'<div class="chart" tabindex="0">{svg}</div>'
    return f"<figure><figcaption>{text(caption)}</figcaption>{shown}</figure>{more}"


def side_by_side(*pictures: Html) -> Html:
    return f'<div class="beside">{"".join(pictures)}</div>'


def command(line: str) -> Html:
    return f"<pre tabindex='0'><code>{escape(line)}</code></pre>"


# -- figures in words ------------------------------------------------------------------------------


def percent(share: float) -> float:
    """For a sentence or a table: one decimal, as people write it."""
    return round(100 * share, 1)


def plain(figure: float) -> float:
    """A figure that is not a share, with as many places as somebody wants to read.

    >>> plain(3.0), plain(3.14), plain(279.5)
    (3, 3.1, 280)
    """
    return round(figure) if figure == int(figure) or figure >= WHOLE_FROM else round(figure, 1)


def estimated(estimate: Estimate) -> Saying:
    """A share and its interval, as a part of a sentence."""
    share, low, high = (percent(one) for one in estimate[:3])
    return say("report-estimate", share=share, low=low, high=high)


def interval(estimate: Estimate) -> str:
    """The ends of a share's interval.

    >>> interval(Estimate(0.5, 0.4, 0.6, 10, 10))
    '40.0 to 60.0'
    """
    return str(say("report-interval", low=percent(estimate.low), high=percent(estimate.high)))
