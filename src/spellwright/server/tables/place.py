"""A place at a table: who may sit there, and who does."""

from __future__ import annotations

import secrets
from typing import Final

PERSON: Final = "person"
BOT: Final = "bot"
LINK_BYTES: Final = 12
NOBODY: Final = "nobody"
"""The session of a seat whose owner was removed in the middle of a game: no visitor has it."""


class Place:
    """One seat. An empty session means that nobody has taken it yet; then it may be kept for the
    person who sat there in the game before, and has that name already.
    """

    __slots__ = ("bot", "kept_for", "kind", "link", "name", "session", "will_say", "word")

    def __init__(
        self,
        kind: str,
        bot: str = "",
        session: str = "",
        name: str = "",
        link: str = "",
        word: str = "",
        kept_for: str = "",
        will_say: bool = False,
    ) -> None:
        self.kind = kind
        self.bot = bot
        self.session = session
        self.name = name
        self.link = link or secrets.token_urlsafe(LINK_BYTES)
        self.word = word
        """What its person gave to the luck; without one it follows from the secret."""
        self.kept_for = kept_for
        self.will_say = will_say
        """Whether its person gives a word, for which the game waits."""

    def vacated(self) -> Place:
        """The same place without its person, and with a new link: an invitation for another."""
        return Place(self.kind, self.bot, NOBODY, word=self.word)

    def of_session(self, session: str) -> Place:
        """The same place, for the same person with another session."""
        place = Place(self.kind, self.bot, session, self.name, self.link, self.word)
        place.will_say = self.will_say
        return place

    def same(self) -> Place:
        """A copy."""
        who = (self.kind, self.bot, self.session, self.name, self.link, self.word, self.kept_for)
        return Place(*who, will_say=self.will_say)

    def with_new_link(self) -> Place:
        """The same place for the same person: the old link opens nothing any more."""
        who = (self.kind, self.bot, self.session, self.name, "", self.word, self.kept_for)
        return Place(*who, will_say=self.will_say)

    def retaken(self, session: str, name: str) -> Place:
        """The same place, for somebody who plays on after a person was removed."""
        return Place(PERSON, "", session, name, word=self.word)

    def take_over(self, other: Place) -> None:
        """Seat the same person as the other place does."""
        self.session, self.name, self.link = other.session, other.name, other.link
        self.word, self.kept_for, self.will_say = other.word, other.kept_for, other.will_say

    def for_rematch(self, asker: str, *, will_say: bool) -> Place:
        """The same place in the next game: kept until its owner sits down. The asker sits there
        already; a seat that was given up, and played by a bot, has its person again.
        """
        if self.session in ("", NOBODY):
            return Place(self.kind, self.bot)
        if self.session == asker:
            return Place(PERSON, session=asker, name=self.name, will_say=will_say)
        return Place(PERSON, name=self.name, kept_for=self.session)

    def may_be_taken_by(self, session: str) -> bool:
        """Whether a session may take the place without an invitation."""
        return self.is_free and self.kept_for in ("", session)

    @property
    def is_free(self) -> bool:
        return self.kind == PERSON and not self.session

    @property
    def is_vacated(self) -> bool:
        """Whether its person was removed in the middle of the game."""
        return self.session == NOBODY

    @property
    def is_person(self) -> bool:
        """Whether somebody sits there and plays."""
        return self.kind == PERSON and self.session not in ("", NOBODY)

    @property
    def awaits_word(self) -> bool:
        """Whether its person has yet to give a word for the luck."""
        return self.is_person and self.will_say and not self.word

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT
