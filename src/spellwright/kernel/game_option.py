"""Options of a game: rules that the players may change before it begins."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from spellwright.kernel.refusal import Unchecked, one_line
from spellwright.kernel.saying import Saying, as_saying, say, verbatim

Value = bool | int | str
YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")


class GameOption:
    """A rule that the players may change before a game. The first value is the default.

    `sampled` are the values that random games are tried with: values that make random play endless,
    or very long, are left out. Without `sampled` all values are tried. An option that is not
    `offered` is set by programs, such as a campaign, and stands in no form.
    """

    __slots__ = ("clause", "id", "offered", "sampled", "says", "values")

    def __init__(
        self,
        id: str,
        values: Sequence[Value],
        clause: str,
        says: str | Saying,
        sampled: Sequence[Value] = (),
        *,
        offered: bool = True,
    ) -> None:
        self.id = id
        self.values = tuple(values)
        self.clause = clause
        self.says = as_saying(says)
        self.sampled: Sequence[Value] = sampled or self.values
        self.offered = offered

    @property
    def label(self) -> str:
        return str(self.says)

    @property
    def name(self) -> Saying:
        """What the option is called, in a word or two; `says` tells what it does."""
        kind, _, key = self.says.key.partition("-")
        return Saying(self.says.domain, f"{kind}-name-{key}") if key else verbatim(self.id)

    @property
    def default(self) -> Value:
        return self.values[0]

    def allows(self, value: Unchecked) -> bool:
        return any(value == v and type(value) is type(v) for v in self.values)

    def fault(self, value: Unchecked) -> Saying:
        """Why a value is not allowed."""
        shown, values = _as_given(value), self.range_in_words
        return say("refusal-option-value", option=self.id, value=shown, values=values)

    def read(self, text: str) -> Value:
        """The value that a text stands for, or the text itself, which is then refused."""
        word = text.casefold()
        for value in self.values:
            if isinstance(value, bool):
                if word in (YES if value else NO):
                    return value
            elif word == str(value).casefold():
                return value
        return text

    @property
    def range_in_words(self) -> Saying:
        """All values that the option may have, the default first."""
        return verbatim(", ".join(str(value).lower() for value in self.values))

    def to_data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "default": self.default,
            "values": list(self.values),
            "clause": self.clause,
            "name": str(self.name),
            "label": self.label,
        }


class TextOption(GameOption):
    """An option whose value is a text that a program has written; empty by default.

    `check` says in a sentence what is wrong with a text, or nothing.
    """

    __slots__ = ("check",)

    def __init__(
        self, id: str, clause: str, says: str | Saying, check: Callable[[str], str | Saying]
    ) -> None:
        super().__init__(id, ("",), clause, says, offered=False)
        self.check = check

    def allows(self, value: Unchecked) -> bool:
        return isinstance(value, str) and (not value or not self.check(value))

    def fault(self, value: Unchecked) -> Saying:
        if not isinstance(value, str):
            return say("refusal-option-no-text", option=self.id)
        return say("refusal-option-text", option=self.id, why=self.check(value))


class NumberOption(GameOption):
    """An option that is a whole number within bounds, and not one of a few values."""

    __slots__ = ("least", "most")

    def __init__(
        self,
        id: str,
        default: int,
        least: int,
        most: int,
        clause: str,
        says: str | Saying,
        sampled: Sequence[int] = (),
    ) -> None:
        super().__init__(id, (default,), clause, says, sampled or range(least, most + 1))
        self.least = least
        self.most = most

    def allows(self, value: Unchecked) -> bool:
        return type(value) is int and self.least <= value <= self.most

    def fault(self, value: Unchecked) -> Saying:
        return say(
            "refusal-option-number",
            option=self.id,
            value=_as_given(value),
            least=self.least,
            most=self.most,
        )

    def read(self, text: str) -> Value:
        return int(text) if re.fullmatch(r"[+-]?[0-9]{1,18}", text.strip()) else text

    @property
    def range_in_words(self) -> Saying:
        default = str(self.default)
        return say("values-of-option", default=default, least=self.least, most=self.most)

    def to_data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "default": self.default,
            "least": self.least,
            "most": self.most,
            "clause": self.clause,
            "name": str(self.name),
            "label": self.label,
        }


def _as_given(value: Unchecked) -> str | Saying:
    """A value as a sentence shows it: a text stands in quotes."""
    if isinstance(value, str):
        return say("value-quoted", text=one_line(value[:40]))
    return repr(value)[:40]


def no_such_option(game: str, name: str, known: Iterable[str]) -> Saying:
    """Why an option is refused that a game does not have."""
    near = difflib.get_close_matches(name, list(known), 1)
    if near:
        return say("refusal-no-option-near", game=game, name=name[:40], near=near[0])
    return say("refusal-no-option", game=game, name=name[:40])
