"""Home: the shelf of games, my tables, open tables, finished games."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from spellwright.kernel.saying import Argument, Saying
from spellwright.registry import Game, game_noun
from spellwright.server.pages.book_cover import book_cover
from spellwright.server.pages.campaign_page import campaign_line, mode_of
from spellwright.server.pages.html import NOTHING, Html, Text, tag, words
from spellwright.server.pages.layout import hidden, page, section
from spellwright.server.sessions import Session
from spellwright.server.speaking import reader, say, spoken
from spellwright.server.store.table_store import TableSummary
from spellwright.server.tables.campaigns import KeptCampaign
from spellwright.server.tables.live_table import FINISHED, WAITING

DAYS_COUNTED: Final = 30


class MyTable(NamedTuple):
    """A table of mine: whether something is asked of me there, and what else is to be said."""

    summary: TableSummary
    awaits_me: bool = False
    note: Text = ""


def home_page(
    session: Session,
    games: list[Game],
    mine: list[MyTable],
    campaigns: list[KeptCampaign],
    open_tables: list[TableSummary],
    finished: list[TableSummary],
) -> str:
    my_rows = [_table_row(*table) for table in mine]
    return page(
        say("title-home"),
        tag(
            "div",
            tag("h1", words(say("text-pull-a-book"))),
            tag(
                "p",
                words(say("text-welcome")),
                class_="quiet",
            ),
            class_="welcome",
        ),
        _list(say("title-my-tables"), my_rows) if my_rows else NOTHING,
        _list(say("title-my-campaigns"), [_campaign_row(kept) for kept in campaigns])
        if campaigns
        else NOTHING,
        section(say("title-shelf"), tag("div", *[_book(game) for game in games], class_="shelf")),
        _list(say("title-open-tables"), [_table_row(table) for table in open_tables])
        if open_tables
        else _nobody_plays(),
        _list(say("title-finished"), [_table_row(table) for table in finished])
        if finished
        else NOTHING,
        session=session,
        body_class="home",
    )


def _book(game: Game) -> Html:
    about = game.face.about(reader())
    least, most = game.seats
    seats = say("fact-players", least=least, most=most, how="some" if least < most else "sure")
    facts: list[Text] = [seats, say("fact-minutes", minutes=about.minutes), about.mood]
    play = tag(
        "form",
        hidden("game", game.id),
        tag("button", words(say("button-play-now")), class_="primary"),
        method="post",
        action="/play-now",
    )
    links = [
        (f"/tables/new?game={game.id}", say("link-new-table")),
        (f"/how-to-play/{game.id}", say("link-how-to-play-briefly")),
        (f"/rules/{game.id}", say("link-rules")),
    ]
    about_it = tag(
        "div",
        tag("h3", words(game.noun)),
        tag("p", words(about.line)),
        tag("ul", *[tag("li", words(fact)) for fact in facts], class_="facts"),
        tag("div", play, _link(*links[0]), class_="actions"),
        tag("p", *[_link(*link, class_="") for link in links[1:]], class_="more"),
    )
    return tag("article", book_cover(game), about_it, class_="book")


def _link(href: str, label: Text, class_: str = "button") -> Html:
    return tag("a", words(label), href=href, class_=class_ or None)


def _list(title: Text, rows: list[Html]) -> Html:
    return section(title, tag("ul", *rows, class_="tables"))


def _nobody_plays() -> Html:
    return section(
        say("title-open-tables"),
        tag(
            "p",
            words(say("text-nobody-plays")),
            class_="quiet",
        ),
    )


def _table_row(table: TableSummary, awaits_me: bool = False, note: Text = "") -> Html:
    names = tuple([_seated(name) for name in table.names])
    marks = []
    if awaits_me:
        marks.append(tag("strong", words(say("mark-your-turn")), class_="turn"))
    if note:
        marks.append(tag("strong", words(note)))
    if table.status == WAITING:
        marks.append(tag("span", words(say("mark-free", n=table.free)), class_="free"))
    if table.status == FINISHED and table.outcome:
        winners = tuple([_seated(table.names[seat]) for seat in table.outcome["winners"]])
        marks.append(tag("span", words(say("mark-won", winners=winners))))
    return tag(
        "li",
        tag("a", words(say("table-of", names=names)), href=f"/tables/{table.id}"),
        tag(
            "span",
            words(say("line-and-when", line=game_noun(table.game), when=ago(table.touched))),
            class_="quiet",
        ),
        *marks,
    )


def _campaign_row(kept: KeptCampaign) -> Html:
    title = say("campaign-of", game=kept.game.noun, mode=spoken(mode_of(kept).name))
    return tag(
        "li",
        tag("a", words(title), href=f"/campaigns/{kept.row.id}"),
        tag(
            "span",
            words(say("line-and-when", line=campaign_line(kept), when=ago(kept.row.touched))),
            class_="quiet",
        ),
    )


def _seated(name: Argument) -> Argument:
    return name or say("seat-is-free")


def ago(at: int) -> Saying:
    """How long ago, roughly; a date if it is long ago."""
    minutes = max(0, int(time.time()) - at) // 60
    if minutes < 1:
        return say("ago-now")
    if minutes < 60:
        return say("ago-minutes", n=minutes)
    if minutes < 48 * 60:
        return say("ago-hours", n=minutes // 60)
    days = minutes // 1440
    return say("ago-days", n=days) if days < DAYS_COUNTED else say("ago-date", at=at)
