"""Sayings: what is to be said, as a key and arguments. Words come later, and from outside.

Inside there are numbers and keys only, so that a choice, a replay or a thought of a bot in another
process is the same in every language. `registry` sets the function that speaks: then a saying that
is printed reads in English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

Argument: TypeAlias = int | float | str | tuple[Any, ...]
"""A number, a text as it stands, a `Noun`, a `Saying`, or several of these."""
Arguments: TypeAlias = Mapping[str, Argument]

NOTHING: Final[dict[str, Argument]] = {}
"""The empty arguments; nobody fills them."""
VERBATIM: Final = ""
"""The domain of a text that is in no catalog."""
LIBRARY: Final = "library"
"""The domain of what is said about any game."""


class Noun(NamedTuple):
    """A name that a catalog knows: a character, a spell, a place; with what it is made of."""

    domain: str
    key: str
    args: Arguments = NOTHING

    def __str__(self) -> str:
        return SPEECH.name(self)

    def __hash__(self) -> int:
        return len(self.key)


class Saying(NamedTuple):
    """A sentence that a catalog knows."""

    domain: str
    key: str
    args: Arguments = NOTHING

    def __str__(self) -> str:
        return SPEECH.say(self)

    def __hash__(self) -> int:
        return len(self.key)


def verbatim(text: str) -> Saying:
    """A text that is the same in every language, or that nobody can translate."""
    return Saying(VERBATIM, "", {"text": text})


def as_saying(said: str | Saying) -> Saying:
    return verbatim(said) if isinstance(said, str) else said


def say(key: str, **args: Argument) -> Saying:
    """A saying of the library: it fits any game."""
    return Saying(LIBRARY, key, args)


def at_place(said: Saying, where: Argument) -> Saying:
    """What is wrong somewhere, now that it is known where."""
    return said._replace(args={**said.args, "where": where})


def seat_noun(seat: int) -> Noun:
    """The noun for a seat; the speaker replaces it by the name of the person who sits there."""
    return Noun(LIBRARY, f"seat-{seat}")


SAVED_STATE: Final = Noun(LIBRARY, "thing-saved-state")
SAVED_GAME: Final = Noun(LIBRARY, "thing-saved-game")
REPLAY: Final = Noun(LIBRARY, "thing-replay")
TABLE: Final = Noun(LIBRARY, "thing-table")
"""What a file can hold."""


def to_data(said: Saying | Noun) -> dict[str, Any]:
    """For programs: what is said, without words.

    >>> to_data(say("refusal-over"))
    {'domain': 'library', 'key': 'refusal-over', 'args': {}}
    """
    return {
        "domain": said.domain,
        "key": said.key,
        "args": {name: _plain(value) for name, value in said.args.items()},
    }


def _plain(value: Argument) -> Any:
    if isinstance(value, Saying | Noun):
        return to_data(value)
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


class Speech:
    """The function that speaks where no language was asked for."""

    def __init__(self) -> None:
        self.say: Callable[[Saying], str] = _bare
        self.name: Callable[[Noun], str] = _bare


def _bare(said: Saying | Noun) -> str:
    """A saying as its key and arguments, where no catalog is at hand."""
    if said.domain == VERBATIM:
        return str(said.args["text"])
    return " ".join([said.key, *[str(value) for value in said.args.values()]])


SPEECH: Final = Speech()
