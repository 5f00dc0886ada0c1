"""The parts of the page about content and boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.kernel.saying import Saying
from spellwright.lab.charts import Axis, Point, heat, scatter
from spellwright.lab.report.content import Used
from spellwright.lab.report.findings import Findings
from spellwright.lab.report.markup import (
    Html,
    bullets,
    command,
    interval,
    part,
    percent,
    picture,
    section,
    sentences,
    side_by_side,
    table,
)
from spellwright.lab.report.names import of_table
from spellwright.lab.report.testing_cause import cause_command
from spellwright.lab.words import say
from spellwright.simulate.items import ACTIONS

NAMED: Final = 14
"""So many points of a scatter have their names beside them."""
MOST_SERIES: Final = 6
MOST_TOLD: Final = 6
FEWEST_USERS: Final = 20
MOST_NAMES: Final = 60


def content(found: Findings) -> Html:
    telling = [one for one in found.content if one.rate.n >= FEWEST_USERS and one.taken.n]
    if not found.content:
        return ""
    return section(
        "content",
        say("report-title-content"),
        sentences(say("report-content-what"), say("report-content-association")),
        _scatter(found, telling) if telling else "",
        part(say("report-title-out"), _outstanding(found)),
        part(say("report-title-unwanted"), _unwanted(found)),
        part(say("report-title-always"), _always(found)),
        part(say("report-title-never"), _never(found)),
    )


def _scatter(found: Findings, telling: Sequence[Used]) -> Html:
    tables = list(dict.fromkeys(one.table for one in telling))
    few = tables[: MOST_SERIES - 1] if len(tables) > MOST_SERIES else tables
    others = str(say("report-others"))
    # The names go to what is farthest from the middle; of two close ones to the first.
    order = sorted(
        telling, key=lambda one: -abs(one.rate.value - found.data.expected) * one.taken.n**0.25
    )
    named: list[Used] = []
    for one in order:
        near = [
            x
            for x in named
            if abs(x.taken.value - one.taken.value) < 0.14
            and abs(x.rate.value - one.rate.value) < 0.025
        ]
        if not near and len(named) < NAMED:
            named.append(one)
    points = [
        Point(
            one.taken.value,
            one.rate.value,
            one.name if one in named else "",
            of_table(one.table) if one.table in few else others,
        )
        for one in telling
    ]
    caption = say("report-caption-content")
    chart = scatter(
        points,
        Axis(str(say("report-axis-taken")), ".0%", 0, 1),
        Axis(str(say("report-axis-users")), ".0%"),
        str(caption),
        middle=found.data.expected,
    )
    return picture(chart, caption, _whole_table(found.content, caption))


def _whole_table(rows: Sequence[Used], caption: Saying) -> Html:
    heads = ("table", "name", "in-play", "offered", "chosen", "taken", "users", "interval", "luck")
    return table(
        caption,
        [say(f"report-head-{key}") for key in heads],
        [
            (
                of_table(one.table),
                one.name,
                percent(one.in_play),
                one.offered,
                one.chosen,
                percent(one.taken.value) if one.offered else "–",
                percent(one.rate.value) if one.rate.n else "–",
                interval(one.rate) if one.rate.n else "–",
                say("report-no") if one.stands_out else say("report-yes"),
            )
            for one in rows
        ],
    )


def outstanding(found: Findings) -> list[Used]:
    """What goes with winning or losing more than luck explains, the farthest first."""
    out = [one for one in found.content if one.stands_out]
    return sorted(out, key=lambda one: -abs(one.gap.value))


def outstanding_sentence(one: Used) -> Saying:
    return say(
        "report-content-out",
        name=one.name,
        verdict="more" if one.gap.value > 0 else "less",
        points=percent(abs(one.gap.value)),
        low=percent(min(abs(one.gap.low), abs(one.gap.high))),
        high=percent(max(abs(one.gap.low), abs(one.gap.high))),
    )


def _outstanding(found: Findings) -> Html:
    out = outstanding(found)
    if not out:
        return sentences(say("report-content-none"))
    things = [one for one in out if one.table != ACTIONS] or out
    shown = bullets([outstanding_sentence(one) for one in things[:MOST_TOLD]])
    lines = [line for one in things[:MOST_TOLD] if (line := cause_command(found.data, one))]
    tests = sentences(say("report-content-test")) + command("\n".join(lines)) if lines else ""
    return sentences(say("report-content-found", count=len(out))) + shown + tests


def _unwanted(found: Findings) -> Html:
    rows = [one for one in found.content if one.is_unwanted]
    if not rows:
        return sentences(say("report-unwanted-none"))
    told = [
        say("report-unwanted-one", name=one.name, offered=one.offered, chosen=one.chosen)
        for one in sorted(rows, key=lambda one: -one.offered)[: 2 * MOST_TOLD]
    ]
    caption = say("report-unwanted", count=len(rows))
    rest = _whole_table(rows, caption) if len(rows) > len(told) else ""
    return sentences(caption) + bullets(told) + rest


def _always(found: Findings) -> Html:
    rows = [one for one in found.content if one.is_always_taken]
    if not rows:
        return sentences(say("report-always-none"))
    return sentences(
        say("report-always", count=len(rows), names=tuple(one.name for one in rows[:MOST_NAMES]))
    )


def _never(found: Findings) -> Html:
    if not found.unseen:
        return sentences(say("report-never-none"))
    told = [
        say(
            "report-never-table",
            table=of_table(name),
            count=len(keys),
            names=tuple(dict.fromkeys(keys[:MOST_NAMES])),
        )
        for name, keys in found.unseen.items()
    ]
    return sentences(say("report-never")) + bullets(told)


def boards(found: Findings) -> Html:
    parts = []
    for board in found.boards:
        presence = say("report-caption-presence")
        danger = say("report-caption-danger")
        both = side_by_side(
            picture(heat(board.presence, str(presence), hexes=board.hexes, danger=False), presence),
            picture(heat(board.danger, str(danger), hexes=board.hexes, danger=True), danger),
        )
        caption = say("report-caption-spaces")
        behind = table(
            caption,
            [say(f"report-head-{key}") for key in ("space", "present", "harmed", "danger")],
            [
                (
                    found.names.of_item("spaces", one.name)
                    if one.name[:1].isalpha() and len(one.name) > 3
                    else one.name,
                    one.present,
                    one.harmed,
                    percent(one.danger),
                )
                for one in board.spaces
            ],
        )
        more = f"<details><summary>{say('report-the-table')}</summary>{behind}</details>"
        name = found.names.of_start("map", board.name)
        parts.append(part(name, both, more))
    intro = sentences(say("report-boards-what")) if parts else ""
    return section("board", say("report-title-board"), intro, *parts)
