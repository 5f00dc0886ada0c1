"""The parts of the page about who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.kernel.saying import Saying
from spellwright.lab.charts import Axis, Dot, dots
from spellwright.lab.report.balance import Rate, Setting
from spellwright.lab.report.findings import Findings
from spellwright.lab.report.markup import (
    Html,
    estimated,
    interval,
    part,
    percent,
    picture,
    section,
    sentences,
    table,
)
from spellwright.lab.report.names import of_kind
from spellwright.lab.words import say

MOST_DOTS: Final = 40


def seats(found: Findings) -> Html:
    """The advantage of each seat, and of going first."""
    if found.data.cooperative:
        return section("wins", say("report-title-wins"), sentences(headline(found)))
    return section(
        "wins",
        say("report-title-wins"),
        sentences(headline(found), first(found)),
        _rates(found.seats, say("report-caption-seats"), found.data.expected),
    )


def headline(found: Findings) -> Saying:
    """What there is to say first of all."""
    if found.data.cooperative:
        return say(
            "report-together",
            estimate=estimated(found.overall),
        )
    best = max(found.seats, key=lambda rate: rate.estimate.value)
    fair = percent(found.data.expected)
    if not best.stands_out:
        shares = [percent(rate.estimate.value) for rate in found.seats]
        return say("report-seats-even", share=fair, low=min(shares), high=max(shares))
    return say(
        "report-seats-ahead",
        who=best.name,
        fair=fair,
        estimate=estimated(best.estimate),
    )


def first(found: Findings) -> Saying | None:
    rate = found.first
    if rate is None:
        return None
    verdict = "even"
    if rate.stands_out:
        verdict = "ahead" if rate.estimate.value > rate.expected else "behind"
    fair = percent(rate.expected)
    return say(
        "report-first",
        verdict=verdict,
        fair=fair,
        estimate=estimated(rate.estimate),
    )


def starts(found: Findings) -> Html:
    """What players begin with, one part for each kind."""
    parts = []
    for kind in dict.fromkeys(rate.kind for rate in found.starts):
        own = [rate for rate in found.starts if rate.kind == kind]
        told = outliers(own)
        caption = say("report-caption-starts", kind=of_kind(kind))
        parts.append(
            part(
                of_kind(kind),
                sentences(*(told or [say("report-starts-even")])),
                _rates(own, caption, found.data.expected),
            )
        )
    together = say("report-starts-together") if found.data.cooperative else None
    intro = sentences(say("report-starts-what"), together) if parts else ""
    return section("starts", say("report-title-starts"), intro, *parts)


def outliers(rates: Sequence[Rate]) -> list[Saying]:
    """The best and the worst of those that stand out."""
    out = [rate for rate in rates if rate.stands_out]
    above = [rate for rate in out if rate.estimate.value > rate.expected]
    below = [rate for rate in out if rate.estimate.value < rate.expected]
    told = []
    if above:
        best = max(above, key=lambda rate: rate.estimate.value)
        told.append(
            say(
                "report-starts-best",
                name=best.name,
                estimate=estimated(best.estimate),
            )
        )
    if below:
        worst = min(below, key=lambda rate: rate.estimate.value)
        told.append(
            say(
                "report-starts-worst",
                name=worst.name,
                estimate=estimated(worst.estimate),
            )
        )
    if out:
        told.append(say("report-starts-out", count=len(out), all=len(rates)))
    return told


def scenarios(found: Findings) -> Html:
    """Scenarios and maps: who is ahead there, and how long it takes."""
    parts = []
    for kind in dict.fromkeys(one.kind for one in found.settings):
        own = [one for one in found.settings if one.kind == kind]
        if len(own) > 1:
            parts.append(part(of_kind(kind), _settings(found, own)))
    if found.cells:
        parts.append(part(say("report-title-cells"), _cells(found)))
    return section("scenarios", say("report-title-scenarios"), *parts)


def _settings(found: Findings, own: Sequence[Setting]) -> Html:
    if found.data.cooperative:
        what, middle = say("report-caption-together"), None
    else:
        goes_first = found.first is not None
        key = say("report-caption-ahead-first") if goes_first else say("report-caption-ahead-seat")
        what, middle = key, found.data.expected
    rows = [Dot(one.name, *one.ahead[:3]) for one in own]
    behind = table(
        what,
        _heads("name", "games", "wins", "interval", "choices"),
        [
            (one.name, one.games, percent(one.ahead.value), interval(one.ahead), one.choices.value)
            for one in own
        ],
    )
    axis = Axis(str(say("report-axis-wins")), ".0%")
    return picture(dots(rows, axis, str(what), middle=middle), what, behind)


def _cells(found: Findings) -> Html:
    rows = list(dict.fromkeys(cell.row for cell in found.cells))
    columns = sorted({cell.column for cell in found.cells})
    by_place = {(cell.row, cell.column): cell.estimate for cell in found.cells}
    shown = []
    for row in rows:
        estimates = [by_place.get((row, column)) for column in columns]
        shown.append(
            [
                row,
                *[
                    f"{percent(one.value)} ({interval(one)})" if one is not None else "–"
                    for one in estimates
                ],
            ]
        )
    caption = say("report-caption-cells")
    return sentences(caption) + table(caption, [say("report-head-name"), *columns], shown)


def _rates(rates: Sequence[Rate], caption: Saying, expected: float) -> Html:
    shown = rates
    if len(rates) > MOST_DOTS:
        half = MOST_DOTS // 2
        shown = [*rates[:half], *rates[-half:]]
    axis = Axis(str(say("report-axis-wins")), ".0%")
    rows = [Dot(_unique(rates, rate), *rate.estimate[:3]) for rate in shown]
    behind = table(
        caption,
        _heads("name", "seats", "wins", "interval", "luck"),
        [
            (
                rate.name,
                rate.estimate.n,
                percent(rate.estimate.value),
                interval(rate.estimate),
                say("report-no") if rate.stands_out else say("report-yes"),
            )
            for rate in rates
        ],
    )
    return picture(dots(rows, axis, str(caption), middle=expected), caption, behind)


def _unique(rates: Sequence[Rate], rate: Rate) -> str:
    """Two things of one name are told apart by their keys."""
    same = sum([other.name == rate.name for other in rates])
    return rate.name if same == 1 else f"{rate.name} ({rate.key})"


def _heads(*keys: str) -> list[Saying]:
    return [say(f"report-head-{key}") for key in keys]
