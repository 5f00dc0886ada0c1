"""The parts of the page about how games go: length, endings, drama, agency, trust."""

from __future__ import annotations

from spellwright.kernel.saying import Saying
from spellwright.lab.charts import Axis, BarRow, Curve, bars, counts, curves, lines
from spellwright.lab.report.findings import Findings
from spellwright.lab.report.length import Length
from spellwright.lab.report.markup import (
    Html,
    estimated,
    interval,
    percent,
    picture,
    plain,
    section,
    sentences,
    table,
)
from spellwright.lab.report.names import in_words
from spellwright.lab.words import say


def length(found: Findings) -> Html:
    rounds, minutes = found.lengths.rounds, found.lengths.minutes
    return section(
        "length",
        say("report-title-length"),
        sentences(
            length_headline(found),
            say(
                "report-rounds",
                median=plain(rounds.median.value),
                low=plain(rounds.median.low),
                high=plain(rounds.median.high),
                few=plain(rounds.tenth),
                many=plain(rounds.ninetieth),
            ),
            say(
                "report-minutes",
                median=plain(minutes.median.value),
                few=plain(minutes.tenth),
                many=plain(minutes.ninetieth),
                seconds=plain(found.lengths.seconds_a_choice),
            ),
        ),
        _distribution(found.lengths.choices, say("report-axis-choices")),
        _distribution(found.lengths.rounds, say("report-axis-rounds")),
        _endings(found),
    )


def length_headline(found: Findings) -> Saying:
    one = found.lengths.choices
    return say(
        "report-choices",
        median=plain(one.median.value),
        low=plain(one.median.low),
        high=plain(one.median.high),
        few=plain(one.tenth),
        many=plain(one.ninetieth),
    )


def _distribution(one: Length, what: Saying) -> Html:
    if len(one.bars) < 2:
        return ""
    caption = say("report-caption-length", what=what)
    behind = table(
        caption,
        [say("report-head-from"), say("report-head-to"), say("report-head-share")],
        [(plain(bar.start), plain(bar.end), percent(bar.height)) for bar in one.bars],
    )
    x, y = Axis(str(what)), Axis(str(say("report-axis-games")), ".0%")
    return picture(bars(one.bars, x, y, str(caption), middle=one.median.value), caption, behind)


def _endings(found: Findings) -> Html:
    caption = say("report-caption-endings")
    rows = [BarRow(in_words(one.how), one.estimate.value, True) for one in found.endings]
    behind = table(
        caption,
        [say("report-head-name"), say("report-head-share"), say("report-head-interval")],
        [
            (in_words(one.how), percent(one.estimate.value), interval(one.estimate))
            for one in found.endings
        ],
    )
    return picture(counts(rows, Axis("", ".1%"), str(caption)), caption, behind)


def drama(found: Findings) -> Html:
    told = found.drama
    if told is None:
        return ""
    axis_part = Axis(str(say("report-axis-part")), ".0%", 0, 1)
    lead, unsure = say("report-caption-leads"), say("report-caption-unsure")
    return section(
        "drama",
        say("report-title-drama"),
        sentences(*drama_sentences(found), say("report-drama-trust")),
        picture(
            lines(
                told.leads, axis_part, Axis(str(say("report-axis-lead")), "+.0%", -1, 1), str(lead)
            ),
            lead,
            table(
                lead,
                [say("report-head-part"), say("report-head-lowest"), say("report-head-highest")],
                _spread(told.leads),
            ),
        ),
        picture(
            curves(
                told.uncertainty,
                axis_part,
                Axis(str(say("report-axis-unsure")), ".0%", 0, 1),
                str(unsure),
            ),
            unsure,
            table(
                unsure,
                [say("report-head-part"), say("report-head-unsure"), say("report-head-interval")],
                [
                    (
                        percent(one.x),
                        percent(one.y),
                        str(say("report-interval", low=percent(one.low), high=percent(one.high))),
                    )
                    for one in told.uncertainty
                ],
            ),
        ),
    )


def drama_sentences(found: Findings) -> list[Saying]:
    told = found.drama
    if told is None:
        return []
    changes = told.changes
    return [
        say(
            "report-drama-changes",
            times=round(changes.value, 1),
            low=round(changes.low, 1),
            high=round(changes.high, 1),
        ),
        say(
            "report-drama-last",
            estimate=estimated(told.last_change),
        ),
        say(
            "report-drama-sure",
            estimate=estimated(told.sure_from),
        ),
        say(
            "report-drama-worst",
            estimate=estimated(told.worst),
        ),
        say(
            "report-drama-comebacks",
            estimate=estimated(told.comebacks),
        ),
    ]


def _spread(leads: list[list[tuple[float, float]]]) -> list[tuple[float, float, float]]:
    """At each part of the game, the ends of the middle half of the lines."""
    rows = []
    for step in range(len(leads[0])):
        values = sorted(path[step][1] for path in leads)
        quarter = len(values) // 4
        ends = percent(values[quarter]), percent(values[-1 - quarter])
        rows.append((percent(leads[0][step][0]), *ends))
    return rows


def agency(found: Findings) -> Html:
    told = found.agency
    if told is None:
        return ""
    caption = say("report-caption-questions")
    return section(
        "agency",
        say("report-title-agency"),
        sentences(*agency_sentences(found), say("report-agency-how")),
        table(
            caption,
            [
                say(f"report-head-{key}")
                for key in ("question", "weighed", "matter", "interval", "lead")
            ],
            [
                (
                    in_words(one.key),
                    one.decisions,
                    percent(one.matters.value),
                    interval(one.matters),
                    percent(one.lead),
                )
                for one in told.questions
            ],
        ),
    )


def agency_sentences(found: Findings) -> list[Saying]:
    told = found.agency
    if told is None:
        return []
    lead = told.lead
    return [
        say(
            "report-agency-matter",
            decisions=told.decisions,
            estimate=estimated(told.matters),
        ),
        say(
            "report-agency-lead",
            points=percent(lead.value),
            low=percent(lead.low),
            high=percent(lead.high),
            more=percent(told.lead_if_it_matters.value) if told.matters.value else 0.0,
        ),
        say("report-agency-game", times=plain(told.a_game)),
    ]


def trust(found: Findings) -> Html:
    told = found.calibration
    if told is None:
        return ""
    caption = say("report-caption-trust")
    rows = [Curve(one.said, one.came.value, one.came.low, one.came.high) for one in told.bins]
    chart = curves(
        rows,
        Axis(str(say("report-axis-said")), ".0%", 0, 1),
        Axis(str(say("report-axis-came")), ".0%", 0, 1),
        str(caption),
        diagonal=True,
    )
    heads = ("said", "came", "interval", "positions", "part")
    behind = table(
        caption,
        [say(f"report-head-{key}") for key in heads],
        [
            (
                percent(one.said),
                percent(one.came.value),
                interval(one.came),
                one.came.n,
                percent(one.part),
            )
            for one in told.bins
        ],
    )
    return section(
        "trust",
        say("report-title-trust"),
        sentences(
            trust_headline(found),
            say("report-trust-brier", brier=_three(told.brier), base=_three(told.brier_of_average)),
        ),
        picture(chart, caption, behind),
    )


def trust_headline(found: Findings) -> Saying | None:
    told = found.calibration
    if told is None:
        return None
    off = sum([one.is_off for one in told.bins])
    return say("report-trust-off", count=off) if off else say("report-trust-good")


def _three(figure: float) -> str:
    return f"{figure:.3f}"
