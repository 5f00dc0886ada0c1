"""The page of a report: one file that needs nothing from outside."""

from __future__ import annotations

import re
import shlex
from importlib.resources import files

from spellwright.content import judged_by_figures
from spellwright.kernel.saying import Saying
from spellwright.lab.chart_style import DARK_CHARTS
from spellwright.lab.report import playing_out, things, winning
from spellwright.lab.report.better import compared, players
from spellwright.lab.report.findings import Findings
from spellwright.lab.report.markup import Html, bullets, command, section, sentences, text
from spellwright.lab.words import say


def page_of(found: Findings, better: Findings | None = None, line: str = "") -> Html:
    """The whole page; `line` is the command that makes it."""
    sections = [
        winning.seats(found),
        winning.starts(found),
        winning.scenarios(found),
        playing_out.length(found),
        things.content(found),
        things.boards(found),
        playing_out.drama(found),
        playing_out.agency(found),
        compared(found, better) if better is not None else "",
        playing_out.trust(found),
        _method(found, line),
    ]
    whole = "".join(sections)
    name = found.data.game.name
    title = say("report-title", game=name)
    style = files("spellwright.lab.report").joinpath("page.css").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{text(title)}</title><style>{style}{DARK_CHARTS}</style></head><body>"
        f'<header><p class="kicker">{text(say("report-kicker"))}</p><h1>{text(title)}</h1>'
        f'<p class="lead">{text(_played(found))}</p>{_contents(whole)}</header>'
        f"<main>{_short(found)}{whole}</main>"
        f"<footer><p>{text(say('report-footer'))}</p></footer></body></html>\n"
    )


def _short(found: Findings) -> Html:
    return section("short", say("report-title-short"), bullets(in_short(found)))


def in_short(found: Findings) -> list[Saying]:
    """The page in a few sentences."""
    told: list[Saying | None] = [winning.headline(found), winning.first(found)]
    for kind in dict.fromkeys(rate.kind for rate in found.starts):
        told += winning.outliers([rate for rate in found.starts if rate.kind == kind])[:2]
    told.append(playing_out.length_headline(found))
    told += playing_out.drama_sentences(found)[:2]
    told += playing_out.agency_sentences(found)[:1]
    things_out = [one for one in things.outstanding(found) if one.table != "action"]
    told += [things.outstanding_sentence(one) for one in things_out[:2]]
    unwanted = sum([one.is_unwanted for one in found.content])
    unseen = sum([len(keys) for keys in found.unseen.values()])
    told.append(say("report-short-content", unwanted=unwanted, unseen=unseen))
    told.append(_by_default(found))
    told.append(playing_out.trust_headline(found))
    return [one for one in told if one is not None]


def _by_default(found: Findings) -> Saying | None:
    """Which content computer players were told nothing about, among what was in play."""
    game = found.data.game
    keys = [] if game.tables is None else judged_by_figures(game.tables)
    seen = {one.key for one in found.content}
    named = [key for key in keys if key in seen]
    if not named:
        return None
    return say("report-by-default", n=len(named), names=", ".join(named[:12]))


def _played(found: Findings) -> Saying:
    about = found.data.about
    return say(
        "report-played",
        games=found.data.count,
        seats=found.data.seats,
        bots=players(found),
        setup=about["setup"],
    )


def _contents(whole: Html) -> Html:
    links = re.findall(r'<section id="(\w+)"><h2>(.*?)</h2>', whole)
    items = "".join(f'<li><a href="#{id}">{title}</a></li>' for id, title in links)
    return f'<nav aria-label="{text(say("report-contents"))}"><ul>{items}</ul></nav>'


def _method(found: Findings, line: str) -> Html:
    about = found.data.about
    figures = "; ".join(f"{path} = {value}" for path, value in about["figures"].items())
    return section(
        "method",
        say("report-title-method"),
        sentences(
            say("report-intervals"),
            say("report-corrected", count=found.comparisons),
            say("report-setup-balanced") if about["setup"] == "balanced" else None,
            say("report-figures", figures=figures) if figures else None,
            say("report-errors", count=found.data.errors) if found.data.errors else None,
            say("report-edition", edition=about["edition"], seed=str(about["seed"])),
        ),
        sentences(say("report-again")) + command(line) if line else "",
    )


def quoted(*words: str) -> str:
    """A command as somebody would type it."""
    return " ".join(map(shlex.quote, words))
