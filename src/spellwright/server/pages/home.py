"""Home: the shelf of games, my tables, open tables, finished games."""

from __future__ import annotations

import time
from typing import NamedTuple

from spellwright.face.scene import ENGLISH
from spellwright.registry import Game
from spellwright.server.pages.book_cover import book_cover
from spellwright.server.pages.campaign_page import campaign_line
from spellwright.server.pages.html import NOTHING, Html, tag, words
from spellwright.server.pages.layout import hidden, page, section
from spellwright.server.sessions import Session
from spellwright.server.store.table_store import TableSummary
from spellwright.server.tables.campaigns import KeptCampaign
from spellwright.server.tables.live_table import FINISHED, WAITING


class MyTable(NamedTuple):
    """A table of mine: whether something is asked of me there, and what else is to be said."""

    summary: TableSummary
    awaits_me: bool = False
    note: str = ""


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
        "Tables",
        tag(
            "div",
            tag("h1", words("Pull a book from the shelf")),
            tag(
                "p",
                words("Wizards' games by their full rules, with friends or against the computer."),
                class_="quiet",
            ),
            class_="welcome",
        ),
        _list("My tables", my_rows) if my_rows else NOTHING,
        _list("My campaigns", [_campaign_row(kept) for kept in campaigns])
        if campaigns
        else NOTHING,
        section("The shelf", tag("div", *[_book(game) for game in games], class_="shelf")),
        _list("Open tables", [_table_row(table) for table in open_tables])
        if open_tables
        else _nobody_plays(),
        _list("Finished games", [_table_row(table) for table in finished]) if finished else NOTHING,
        session=session,
        body_class="home",
    )


def _book(game: Game) -> Html:
    about = game.face.about(ENGLISH)
    least, most = game.seats
    seats = f"{least}-{most}" if least < most else str(least)
    facts = [f"{seats} players", f"{about.minutes} minutes", about.mood]
    play = tag(
        "form",
        hidden("game", game.id),
        tag("button", words("Play now"), class_="primary"),
        method="post",
        action="/play-now",
    )
    links = [
        (f"/tables/new?game={game.id}", "New table"),
        (f"/how-to-play/{game.id}", "How to play in two minutes"),
        (f"/rules/{game.id}", "Rules"),
    ]
    about_it = tag(
        "div",
        tag("h3", words(game.name)),
        tag("p", words(about.line)),
        tag("ul", *[tag("li", words(fact)) for fact in facts], class_="facts"),
        tag("div", play, _link(*links[0]), class_="actions"),
        tag("p", *[_link(*link, class_="") for link in links[1:]], class_="more"),
    )
    return tag("article", book_cover(game), about_it, class_="book")


def _link(href: str, label: str, class_: str = "button") -> Html:
    return tag("a", words(label), href=href, class_=class_ or None)


def _list(title: str, rows: list[Html]) -> Html:
    return section(title, tag("ul", *rows, class_="tables"))


def _nobody_plays() -> Html:
    return section(
        "Open tables",
        tag(
            "p",
            words("Nobody is playing in public just now: open a table and invite somebody."),
            class_="quiet",
        ),
    )


def _table_row(table: TableSummary, awaits_me: bool = False, note: str = "") -> Html:
    names = " against ".join(name or "a free seat" for name in table.names)
    marks = []
    if awaits_me:
        marks.append(tag("strong", words("Your turn"), class_="turn"))
    if note:
        marks.append(tag("strong", words(note)))
    if table.status == WAITING:
        marks.append(tag("span", words(f"{table.free} free"), class_="free"))
    if table.status == FINISHED and table.outcome:
        winners = [table.names[seat] for seat in table.outcome["winners"]]
        marks.append(tag("span", words(f"{', '.join(winners)} won")))
    return tag(
        "li",
        tag("a", words(names), href=f"/tables/{table.id}"),
        tag("span", words(f"{table.game} · {ago(table.touched)}"), class_="quiet"),
        *marks,
    )


def _campaign_row(kept: KeptCampaign) -> Html:
    title = f"{kept.game.name}, {kept.campaign.mode}"
    return tag(
        "li",
        tag("a", words(title), href=f"/campaigns/{kept.row.id}"),
        tag("span", words(f"{campaign_line(kept)} · {ago(kept.row.touched)}"), class_="quiet"),
    )


def ago(at: int) -> str:
    """How long ago, roughly."""
    minutes = max(0, int(time.time()) - at) // 60
    if minutes < 1:
        return "just now"
    if minutes < 60:
        return f"{minutes} min ago"
    return f"{minutes // 60} h ago" if minutes < 48 * 60 else f"{minutes // 1440} days ago"
