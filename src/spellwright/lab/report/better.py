"""What changes with better players: two runs side by side."""

from __future__ import annotations

from typing import Final

from spellwright.lab.charts import Axis, Dot, dots
from spellwright.lab.report.balance import Rate
from spellwright.lab.report.findings import Findings
from spellwright.lab.report.markup import (
    Html,
    interval,
    part,
    percent,
    picture,
    section,
    sentences,
    table,
)
from spellwright.lab.report.names import of_kind, of_table
from spellwright.lab.statistics import Estimate
from spellwright.lab.words import say

MOST_DOTS: Final = 16
MOST_ROWS: Final = 15
FEWEST: Final = 30


def compared(found: Findings, better: Findings) -> Html:
    """The same figures of both."""
    return section(
        "better",
        say("report-title-better"),
        sentences(
            say(
                "report-better-what",
                bots=players(found),
                games=found.data.count,
                better=players(better),
                few=better.data.count,
            )
        ),
        _headlines(found, better),
        *_starts(found, better),
        _choices(found, better),
    )


def players(found: Findings) -> str:
    """The bots of a run."""
    return ", ".join(found.data.about["bots"])


def _headlines(found: Findings, better: Findings) -> Html:
    rows = []
    mine, theirs = _measures(found), _measures(better)
    for name, one in mine.items():
        if name in theirs:
            other = theirs[name]
            rows.append((name, f"{one[0]} ({one[1]})", f"{other[0]} ({other[1]})"))
    head = [str(say("report-head-measure")), players(found), players(better)]
    return table(say("report-title-better"), head, rows)


def _measures(found: Findings) -> dict[str, tuple[str, str]]:
    """By its name, a figure and its interval."""
    measured: dict[str, tuple[str, str]] = {}

    def add(key: str, estimate: Estimate) -> None:
        measured[str(say(f"report-measure-{key}"))] = (
            f"{percent(estimate.value)} %",
            interval(estimate),
        )

    if found.data.cooperative:
        add("together", found.overall)
    for rate in found.seats:
        name = say("report-measure-seat", who=rate.name)
        measured[str(name)] = f"{percent(rate.estimate.value)} %", interval(rate.estimate)
    if found.first is not None:
        add("first", found.first.estimate)
    choices = found.lengths.choices.median
    ends = say("report-interval", low=choices.low, high=choices.high)
    measured[str(say("report-measure-choices"))] = f"{choices.value:.0f}", str(ends)
    if found.drama is not None:
        times = found.drama.changes
        ends = say("report-interval", low=round(times.low, 1), high=round(times.high, 1))
        measured[str(say("report-measure-changes"))] = f"{times.value:.1f}", str(ends)
        add("last", found.drama.last_change)
        add("worst", found.drama.worst)
        add("comebacks", found.drama.comebacks)
    if found.agency is not None:
        add("matter", found.agency.matters)
    return measured


def _starts(found: Findings, better: Findings) -> list[Html]:
    parts = []
    theirs = {(rate.kind, rate.key): rate for rate in better.starts}
    for kind in dict.fromkeys(rate.kind for rate in found.starts):
        own = [rate for rate in found.starts if rate.kind == kind and (kind, rate.key) in theirs]
        shown = own if len(own) <= MOST_DOTS else [*own[: MOST_DOTS // 2], *own[-MOST_DOTS // 2 :]]
        if not shown:
            continue
        rows = []
        for rate in shown:
            other = theirs[kind, rate.key]
            rows += [_dot(rate, found), _dot(other, better)]
        caption = say("report-caption-better", kind=of_kind(kind))
        axis = Axis(str(say("report-axis-wins")), ".0%")
        behind = table(
            caption,
            [str(say("report-head-name")), players(found), players(better)],
            [(rate.name, _shown(rate), _shown(theirs[kind, rate.key])) for rate in own],
        )
        chart = dots(rows, axis, str(caption), middle=found.data.expected)
        parts.append(part(of_kind(kind), picture(chart, caption, behind)))
    return parts


def _dot(rate: Rate, found: Findings) -> Dot:
    return Dot(f"{rate.name}", *rate.estimate[:3], players(found))


def _shown(rate: Rate) -> str:
    return f"{percent(rate.estimate.value)} % ({interval(rate.estimate)})"


def _choices(found: Findings, better: Findings) -> Html:
    """What the better players choose far more or less often when it is offered."""
    theirs = {(one.table, one.key): one for one in better.content if one.offered >= FEWEST}
    pairs = [
        (one, theirs[one.table, one.key])
        for one in found.content
        if (one.table, one.key) in theirs and one.offered >= FEWEST
    ]
    apart = [
        (one, other)
        for one, other in pairs
        if other.taken.low > one.taken.high or other.taken.high < one.taken.low
    ]
    if not apart:
        return ""
    apart.sort(key=lambda pair: -abs(pair[0].taken.value - pair[1].taken.value))
    caption = say("report-better-choices")
    named = [str(say("report-head-table")), str(say("report-head-name"))]
    head = [*named, players(found), players(better)]
    rows = [
        (
            of_table(one.table),
            one.name,
            f"{percent(one.taken.value)} %",
            f"{percent(other.taken.value)} %",
        )
        for one, other in apart[:MOST_ROWS]
    ]
    return part(say("report-title-choices"), sentences(caption), table(caption, head, rows))
