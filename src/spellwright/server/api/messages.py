"""The shapes of what comes in and goes out. What does not fit is refused unread."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from spellwright.server.limits import LONGEST_AWAY, LONGEST_CHAT, LONGEST_DRAFT, LONGEST_NOTE

# In Python `$` alone would let a line end at the end through.
TO_THE_END = r"$(?!\n)"
NO_CONTROLS = r"^[^\x00-\x1f\x7f]*" + TO_THE_END

ShortText = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=40, pattern=NO_CONTROLS)]
OwnWord = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_CONTROLS)]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+" + TO_THE_END)]
OptionText = Annotated[str, Meta(min_length=1, max_length=200)]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: `me`, another `person`, somebody `here` at the same device, or a
    `bot` (the usual one, if unnamed).
    """

    kind: Literal["me", "here", "person", "bot"]
    bot: ShortText = ""
    name: ShortText = ""
    """The name of who is here."""


class NewTable(Struct, forbid_unknown_fields=True):
    game: ShortText
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[ShortText, bool | int | Annotated[str, Meta(max_length=40)]] = {}
    public: bool = False
    spectators: bool = True
    name: ShortText = ""
    own_word: bool = False
    """You give a word of your own for the luck when you have seen the commitment: the game waits
    for it.
    """
    away_after: Annotated[int, Meta(ge=0, le=LONGEST_AWAY)] = 0
    """The seconds after which the others may let a bot play for a seat that they wait for; 0:
    never.
    """


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Your word for the luck is mixed in; the commitment has been there to see."""

    name: ShortText = ""
    word: Word = ""


class GiveWord(Struct, forbid_unknown_fields=True):
    """A word of your own for the luck, if you said that you give one."""

    word: OwnWord


class Choose(Struct, forbid_unknown_fields=True):
    """A choice. The key makes it safe to send again: the same key is carried out once."""

    option: OptionText
    key: Key


class ActionKey(Struct, forbid_unknown_fields=True):
    key: Key


class Answer(Struct, forbid_unknown_fields=True):
    """Whether another seat may take its choice back; the seat that asked withdraws by not allowing
    it.
    """

    allow: bool
    key: Key


class Draft(Struct, forbid_unknown_fields=True):
    """What somebody prepares, as a text, with a change to it or another one to compare it with."""

    text: Annotated[str, Meta(max_length=LONGEST_DRAFT)] = ""
    change: Annotated[str, Meta(max_length=120)] = ""
    other: Annotated[str, Meta(max_length=LONGEST_DRAFT)] = ""


class Say(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class ProblemReport(Struct, forbid_unknown_fields=True):
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""


class SeatFacts(Struct):
    seat: int
    kind: str
    name: str
    free: bool
    asked: bool
    word_awaited: bool = False
    """Whether the game waits for this seat's word for the luck."""
    away: bool = False
    """Whether a bot plays for its person, who is away, until they return."""


class RequestFacts(Struct):
    """A seat would like to take its last choice back; the open seats have yet to answer."""

    seat: int
    asked: list[int]
    open: list[int]


class TableFacts(Struct):
    """What everybody may know of a table."""

    id: str
    game: str
    status: str
    options: dict[str, Any]
    seats: list[SeatFacts]
    you: int
    commitment: str
    entropy: str
    words: list[str]
    outcome: dict[str, Any] | None
    request: RequestFacts | None
    rematch: str
    """The table at which the same people play again, if there is one."""
    link: str
    """The private link by which you, and nobody else, come back to your seat."""
    edition: str = ""
    """The edition of the game by which it is played now."""
    standing: str = "exact"
    """Whether the game is what it was when it was read: exact, older, unverified or differs."""
    notice: str = ""
    """What everybody at the table should know about that."""
    notice_says: dict[str, Any] | None = None
    """The notice by its key, with arguments."""
    yours: list[int] = []
    """All your seats: several where people share a device. A request names one by `?own_seat=`, a
    message by `own_seat`.
    """
    away_after: int = 0
    """The seconds after which a bot may play for a seat that is waited for; 0: never."""


class SeatLink(Struct):
    """An invitation for the host to hand out: whoever opens it first sits down there."""

    seat: int
    link: str
    address: str = ""
    """The whole address, to be opened in a browser."""


class OpenedTable(Struct):
    table: TableFacts
    links: list[SeatLink]


class ReportMessage(Struct):
    """The short id under which a maintainer finds what was reported."""

    report: str


class ReceiptMessage(Struct):
    """An act is on disk. It was your n-th at this table; `repeated` if its key was known."""

    receipt: int
    repeated: bool
    key: str


class RefusalMessage(Struct):
    kind: str
    sentence: str
    clause: str = ""
    key: str = ""
    says: dict[str, Any] = {}
    """The sentence by its key, with arguments (`domain`, `key`, `args`)."""
