"""An invitation, or the way back to one's own seat: which game, with whom, by whom."""

from __future__ import annotations

from spellwright.server.pages.book_cover import book_cover
from spellwright.server.pages.evening_form import chosen_in_words
from spellwright.server.pages.html import NOTHING, Html, Text, tag, words
from spellwright.server.pages.layout import own_word, page, your_name
from spellwright.server.pages.seat_cards import player_name
from spellwright.server.sessions import Session
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import Place


def seat_page(session: Session, link: str, table: LiveTable, seat: int) -> str:
    place = table.places[seat]
    is_invitation = place.is_free or place.is_vacated
    return page(
        say("title-seat-for-you"),
        tag(
            "div",
            book_cover(table.game),
            tag(
                "div",
                tag("h1", words(_headline(table, place, is_invitation))),
                tag("p", words(_company(table, seat))),
                _evening(table),
                tag("p", words(say("text-seat-for-you")), class_="quiet"),
                tag(
                    "form",
                    your_name(session) if is_invitation else NOTHING,
                    tag(
                        "button",
                        words(say("button-take-seat") if is_invitation else say("button-my-seat")),
                        class_="primary",
                    ),
                    _dice(own_word()) if table.table is None and is_invitation else NOTHING,
                    method="post",
                    action=f"/seat/{link}",
                    class_="invitation",
                ),
            ),
            class_="book evening",
        ),
        session=session,
        game=table.game,
        body_class="reading",
    )


def _dice(word: Html) -> Html:
    return tag("details", tag("summary", words(say("title-own-word"))), word, class_="quiet")


def _headline(table: LiveTable, place: Place, is_invitation: bool) -> Text:
    if not is_invitation:
        return say("heading-your-seat", name=place.name, game=table.game.noun)
    host = next((p.name for p in table.places if p.session and p.session == table.host), "")
    if not host:
        return say("heading-invited", game=table.game.noun)
    return say("heading-invited-by", name=host, game=table.game.noun)


def _company(table: LiveTable, seat: int) -> Text:
    """Everybody else at the table, as far as somebody sits there."""
    others = [
        player_name(table, number)
        for number, place in enumerate(table.places)
        if number != seat and not (place.is_free or place.is_vacated)
    ]
    free = sum(place.is_free for number, place in enumerate(table.places) if number != seat)
    if not others:
        return say("text-company-none", free=free)
    return say("text-company", names=tuple(others), free=free)


def _evening(table: LiveTable) -> Html:
    chosen = chosen_in_words(table.game, table.settings)
    return tag("ul", *[tag("li", words(text)) for text in chosen], class_="facts")
