"""The protocol of a table's stream, both ways: the same for pages and for programs.

What comes in says by `act` what it is, and has a key: sent again with the same key it counts once.
What goes out says by `type` what it is.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct

from spellwright.server.api.messages import Key, OptionText, OwnWord
from spellwright.server.conversation import Unreadable
from spellwright.server.limits import LONGEST_CHAT, LONGEST_NOTE
from spellwright.server.pages.keyed_list import ListChange
from spellwright.server.speaking import say

MOST_WISHES: Final = 40

# -- what comes in ---------------------------------------------------------------------------------


class Act(Struct, tag_field="act", forbid_unknown_fields=True, kw_only=True):
    key: Key
    own_seat: int | None = None
    """Whose act it is, where a session has several seats: one of its own."""


class Choose(Act, tag="choose"):
    """A choice; a program may write it as `{"choose": "pass", "key": "7"}`."""

    text: OptionText


class TakeShortcut(Act, tag="shortcut"):
    """The choices of a shortcut that is offered now, one by one until it stops."""

    id: OptionText


class Enter(Act, tag="enter"):
    """All the choices that a prepared text stands for."""

    text: str


class SetWishes(Act, tag="wishes"):
    """What this seat wishes not to be asked in this game, by the keys of its wishes."""

    on: Annotated[list[OptionText], Meta(max_length=MOST_WISHES)]


class Undo(Act, tag="undo"):
    """Take the last choice back, or ask the people whom that concerns."""


class Allow(Act, tag="allow"):
    """Another seat may take its choice back."""


class Refuse(Act, tag="refuse"):
    """Another seat may not take its choice back; the seat that asked withdraws by this."""


class Concede(Act, tag="concede"):
    """Give up."""


class AskHint(Act, tag="hint"):
    """What the best bot would choose."""


class Say(Act, tag="say"):
    """Something for everybody at the table."""

    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


class GiveWord(Act, tag="word"):
    """A word of one's own for the luck."""

    text: OwnWord


class Remove(Act, tag="remove"):
    """The host shows a person out."""

    seat: int


class StandIn(Act, tag="stand-in"):
    """A bot plays for a seat whose person is away."""

    seat: int


class ComeBack(Act, tag="come-back"):
    """The person of this seat is here again, and plays on."""


class Report(Act, tag="report"):
    """A problem, for those who look after the game."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""


AnyAct = (
    Choose
    | TakeShortcut
    | Enter
    | SetWishes
    | Undo
    | Allow
    | Refuse
    | Concede
    | AskHint
    | Say
    | GiveWord
    | Remove
    | StandIn
    | ComeBack
    | Report
)


class _Start(Struct):
    """The part of a message that tells which kind it is."""

    act: str = ""


class _ChooseInShort(Struct, forbid_unknown_fields=True):
    choose: OptionText
    key: Key
    own_seat: int | None = None


_START = msgspec.json.Decoder(_Start)
_ACTS: msgspec.json.Decoder[AnyAct] = msgspec.json.Decoder(AnyAct)
_IN_SHORT = msgspec.json.Decoder(_ChooseInShort)


def read_act(message: bytes) -> AnyAct:
    """A message in its shape; one that does not fit is refused."""
    try:
        if _START.decode(message).act:
            return _ACTS.decode(message)
        short = _IN_SHORT.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(say("refusal-message", why=str(error))) from None
    return Choose(text=short.choose, key=short.key, own_seat=short.own_seat)


# -- what goes out ---------------------------------------------------------------------------------


class Told(Struct, tag_field="type", kw_only=True):
    """`key` is that of the act which is answered; in news that of your last act on disk."""

    key: str = ""


class News(Told, tag="news"):
    """For programs: all that you may know, whenever it has changed."""

    version: int
    receipt: int
    """How often you have acted; the last act is the one with the key."""
    table: Raw
    view: Raw


class PageNews(Told, tag="page"):
    """For pages: what has changed in which part, step by step, since what the page has seen."""

    version: int
    receipt: int
    asked: bool
    over: bool
    pass_to: int
    """Another seat at the same device that is asked now, while this one is not; -1 if none is."""
    covered: bool
    """Whether the device is handed over with its screen covered: somebody sees secrets there."""
    since: str
    """What the steps follow on: the `seen` of an earlier message, or "" for an empty page."""
    seen: str
    steps: list[Raw]
    """Each a `PageStep`."""


PartChanges = dict[str, ListChange]
"""By the name of a part, how its list of elements has changed."""


class PageStep(Struct, omit_defaults=True):
    """What happened next: a beat of the game, or something said or arranged beside it."""

    parts: PartChanges
    banner: str = ""
    """What matters in it, in a sentence."""
    back: bool = False
    """Whether a choice is taken back in it."""


class ReceiptGiven(Told, tag="receipt"):
    """An act was known already: nothing new comes of it."""

    receipt: int
    repeated: bool


class Refusal(Told, tag="refusal"):
    kind: str
    sentence: str
    says: dict[str, Any]
    """The sentence by its key, with arguments."""
    clause: str = ""


class HintGiven(Told, tag="hint"):
    option: str
    headline: str
    """The option in words with what it is worth, in one line."""
    reason: str
    says: dict[str, Any]
    """The reason by its key, with arguments."""


class Entered(Told, tag="entered"):
    """How many choices a prepared text or a shortcut has come to."""

    choices: int


class Wished(Told, tag="wished"):
    pass


class Said(Told, tag="said"):
    pass


class WordTaken(Told, tag="word"):
    word: str


class Removed(Told, tag="removed"):
    pass


class Arranged(Told, tag="arranged"):
    """Who plays for a seat has changed."""


class Reported(Told, tag="reported"):
    report: str
    """The id under which a maintainer finds the report."""


_ENCODER = msgspec.json.Encoder()


def raw(data: Any) -> Raw:
    """A piece of a message that several messages have in common."""
    return Raw(_ENCODER.encode(data))


def written(message: Told) -> str:
    return _ENCODER.encode(message).decode()
