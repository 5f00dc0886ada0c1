"""Options of a game: rules that the players may change before it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from spellwright.kernel.refusal import Unchecked

Value = bool | int | str


class GameOption:
    """A rule that the players may change before a game. The first value is the default.

    `sampled` are the values that random games are tried with: not those under which random play
    goes on for ever, or for very long. Nothing given means all of them. An option that is not
    `offered` is set by programs, such as a campaign, and stands in no form.
    """

    __slots__ = ("clause", "id", "label", "offered", "sampled", "values")

    def __init__(
        self,
        id: str,
        values: Sequence[Value],
        clause: str,
        label: str,
        sampled: Sequence[Value] = (),
        *,
        offered: bool = True,
    ) -> None:
        self.id = id
        self.values = tuple(values)
        self.clause = clause
        self.label = label
        self.sampled = tuple(sampled) or self.values
        self.offered = offered

    @property
    def default(self) -> Value:
        return self.values[0]

    def allows(self, value: Unchecked) -> bool:
        return any(value == v and type(value) is type(v) for v in self.values)

    def fault(self, value: Unchecked) -> str:
        """Why a value is not allowed, as the end of a sentence."""
        allowed = ", ".join(str(v).lower() for v in self.values[:20])
        return f"cannot be {repr(value)[:40]}; it may be {allowed}."

    def to_data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "default": self.default,
            "values": list(self.values),
            "clause": self.clause,
            "label": self.label,
        }


class TextOption(GameOption):
    """An option whose value is a text that a program has written; empty by default.

    `check` says in a sentence what is wrong with a text, or nothing.
    """

    __slots__ = ("check",)

    def __init__(self, id: str, clause: str, label: str, check: Callable[[str], str]) -> None:
        super().__init__(id, ("",), clause, label, offered=False)
        self.check = check

    def allows(self, value: Unchecked) -> bool:
        return isinstance(value, str) and (not value or not self.check(value))

    def fault(self, value: Unchecked) -> str:
        return f"cannot be used: {self.check(value) if isinstance(value, str) else 'no text.'}"
