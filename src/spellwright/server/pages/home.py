"""Home: the shelf of games, my tables, open tables, finished games."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from spellwright.kernel.saying import Argument, Saying
from spellwright.registry import Game, game_noun
from spellwright.server.pages.book_cover import book_cover, language_note
from spellwright.server.pages.campaign_page import campaign_line, mode_of
from spellwright.server.pages.html import NOTHING, Html, Text, tag, words
from spellwright.server.pages.layout import hidden, page, section
from spellwright.server.sessions import Session
from spellwright.server.speaking import reader, say, spoken
from spellwright.server.store.table_store import TableSummary
from spellwright.server.tables.campaigns import KeptCampaign
from spellwright.server.tables.live_table import FINISHED, RUNNING, WAITING

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
    *,
    is_tidied: bool = False,
) -> str:
    """`mine` are my tables in sight, or those that I have tidied away."""
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
        _my_tables(mine, is_tidied),
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


def _my_tables(mine: list[MyTable], is_tidied: bool) -> Html:
    """Where I am awaited comes first, what is over comes last and can be tidied away."""
    if not mine and not is_tidied:
        return NOTHING
    order = {RUNNING: 1, WAITING: 2, FINISHED: 3}
    mine = sorted(mine, key=lambda one: 0 if one.awaits_me else order.get(one.summary.status, 1))
    is_over = any(one.summary.status == FINISHED for one in mine)
    rows = [_my_row(one, is_tidied) for one in mine]
    if is_tidied:
        back = tag("p", _link("/", say("link-back-to-tables"), class_=""))
        if not rows:
            none = tag("p", words(say("text-nothing-tidied")), class_="quiet")
            return section(say("title-tidied"), none, back)
        return tag("div", _list(say("title-tidied"), rows), back)
    tidy_all = tag(
        "form",
        tag("button", words(say("button-tidy-all")), class_="small"),
        method="post",
        action="/tidy",
    )
    tools = tag(
        "div",
        tidy_all if is_over else NOTHING,
        _link("/?tidied=yes", say("link-tidied"), class_=""),
        class_="tidying quiet",
    )
    return tag("div", _list(say("title-my-tables"), rows), tools)


def _my_row(one: MyTable, is_tidied: bool) -> Html:
    table = one.summary
    others = [_seated(name) for n, name in enumerate(table.names) if n not in table.own[:1]]
    game = game_noun(table.game)
    title = say("my-table", game=game, names=tuple(others)) if others else say("just", what=game)
    marks = []
    if one.awaits_me:
        marks.append(tag("strong", words(say("mark-your-turn")), class_="turn"))
    if one.note:
        marks.append(tag("strong", words(one.note)))
    if table.status == WAITING:
        marks.append(tag("span", words(say("mark-free", n=table.free)), class_="free"))
    if table.status == FINISHED and table.outcome:
        marks.append(tag("span", words(_result(table))))
    tidy = tag(
        "form",
        tag(
            "button",
            words(say("button-put-back") if is_tidied else say("button-tidy")),
            class_="small",
        ),
        method="post",
        action=f"/tables/{table.id}/tidy?away={'no' if is_tidied else 'yes'}",
    )
    return tag(
        "li",
        tag("a", words(title), href=f"/tables/{table.id}"),
        tag("span", words(ago(table.touched)), class_="quiet"),
        *marks,
        tidy if table.status == FINISHED else NOTHING,
    )


def _result(table: TableSummary) -> Text:
    """How a game of mine ended, for me."""
    winners = table.outcome["winners"] if table.outcome else []
    if len(table.own) == 1 and table.own[0] in winners:
        return say("mark-you-won")
    if not winners:
        return say("mark-nobody-won")
    return say("mark-won", winners=tuple([_seated(table.names[seat]) for seat in winners]))


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
        language_note(game),
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


def _table_row(table: TableSummary) -> Html:
    names = tuple([_seated(name) for name in table.names])
    marks = []
    if table.status == WAITING:
        marks.append(tag("span", words(say("mark-free", n=table.free)), class_="free"))
    if table.status == FINISHED and table.outcome:
        winners = tuple([_seated(table.names[seat]) for seat in table.outcome["winners"]])
        marks.append(tag("span", words(say("mark-won", winners=winners))))
    return tag(
        "li",
        tag(
            "a",
            words(say("table-of", game=game_noun(table.game), names=names)),
            href=f"/tables/{table.id}",
        ),
        tag("span", words(ago(table.touched)), class_="quiet"),
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
