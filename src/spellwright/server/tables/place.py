"""A place at a table: who may sit there, and who does."""

from __future__ import annotations

import secrets
from typing import Final

PERSON: Final = "person"
BOT: Final = "bot"
LINK_BYTES: Final = 12


class Place:
    """One seat. An empty session means that nobody has taken it yet."""

    __slots__ = ("bot", "kind", "link", "name", "session", "word")

    def __init__(
        self,
        kind: str,
        bot: str = "",
        session: str = "",
        name: str = "",
        link: str = "",
        word: str = "",
    ) -> None:
        self.kind = kind
        self.bot = bot
        self.session = session
        self.name = name
        self.link = link or secrets.token_urlsafe(LINK_BYTES)
        self.word = word

    def of_session(self, session: str) -> Place:
        """The same place, for the same person with another session."""
        return Place(self.kind, self.bot, session, self.name, self.link, self.word)

    @property
    def is_free(self) -> bool:
        return self.kind == PERSON and not self.session

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT
