"""An invitation, or the way back to one's own seat: accepted by a button."""

from __future__ import annotations

from spellwright.server.pages.html import tag, words
from spellwright.server.pages.layout import own_word, page
from spellwright.server.sessions import Session
from spellwright.server.speaking import say


def seat_page(session: Session, link: str) -> str:
    return page(
        say("title-seat-for-you"),
        tag("h1", words(say("title-seat-for-you"))),
        tag("p", words(say("text-seat-for-you"))),
        tag(
            "form",
            own_word(),
            tag("button", words(say("button-take-seat")), class_="primary"),
            method="post",
            action=f"/seat/{link}",
        ),
        session=session,
        body_class="reading",
    )
