"""An invitation, or the way back to one's own seat: accepted by a button."""

from __future__ import annotations

from spellwright.server.pages.html import tag, words
from spellwright.server.pages.layout import own_word, page
from spellwright.server.sessions import Session


def seat_page(session: Session, link: str) -> str:
    return page(
        "A seat for you",
        tag("h1", words("A seat for you")),
        tag("p", words("This link leads to a seat at a table. Whoever accepts it plays there.")),
        tag(
            "form",
            own_word(),
            tag("button", words("Take the seat"), class_="primary"),
            method="post",
            action=f"/seat/{link}",
        ),
        session=session,
        body_class="reading",
    )
