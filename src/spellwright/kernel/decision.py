"""Decisions: what is asked, of whom, under which rule, with which options."""

from __future__ import annotations

from html import escape

from spellwright.kernel.option import Option
from spellwright.kernel.record import Record
from spellwright.kernel.saying import Saying

Options = list[int]


class Ask(Record):
    """An open question inside the state. Its options are worked out when somebody wants them."""

    seat: int
    question: int
    args: list[int]
    cache: Options | None
    __slots__ = tuple(__annotations__)

    DERIVED = ("cache",)

    def __init__(self, seat: int, question: int, args: list[int]) -> None:
        self.seat = seat
        self.question = question
        self.args = args
        self.cache = None


class Decision:
    """A question to one seat, as everybody outside the rules sees it."""

    __slots__ = ("clause", "options", "question", "says", "seat")

    def __init__(
        self, seat: int, question: str, says: Saying, clause: str, options: tuple[Option, ...]
    ) -> None:
        self.seat = seat
        self.question = question
        self.says = says
        self.clause = clause
        self.options = options

    @property
    def prompt(self) -> str:
        return str(self.says)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.prompt!r}, {len(self.options)} options)"

    def _repr_html_(self) -> str:
        """For a notebook: the question, and what can be chosen with its text."""
        rows = "".join(
            [
                f"<li>{escape(option.label)} <code>{escape(option.text)}</code></li>"
                for option in self.options
            ]
        )
        return f"<p>{escape(self.prompt)} <small>{escape(self.clause)}</small></p><ol>{rows}</ol>"

    def to_data(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "question": self.question,
            "prompt": self.prompt,
            "clause": self.clause,
            "options": [option.text for option in self.options],
            "labels": [option.label for option in self.options],
        }
