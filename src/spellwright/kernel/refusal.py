"""Refusals: what is said when something from outside cannot be done."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from spellwright.kernel.saying import Saying, as_saying

Unchecked: TypeAlias = Any
"""A value from outside, of any type: the code that takes it checks it, and may refuse it."""


class Refused(Exception):
    """A request that was not carried out; nothing has changed.

    `kind` is for programs, `says` for people, `clause` names the rule behind it ("" if none).
    """

    def __init__(self, kind: str, says: str | Saying, clause: str = "") -> None:
        # All three, so that it can be made again in another process.
        super().__init__(kind, says, clause)
        self.kind = kind
        self.says = as_saying(says)
        self.clause = clause

    @property
    def sentence(self) -> str:
        return str(self)

    def __str__(self) -> str:
        # Compiled code that asks an exception for a property ends the process.
        return one_line(str(self.says))


def one_line(text: str) -> str:
    """A stranger's input as one printable line, to be quoted in a sentence."""
    return "".join([sign if sign.isprintable() else " " for sign in text])


class RulesError(Exception):
    """A mistake in a game's rules, not in what a player did."""

    def __init__(self, sentence: str, cause: BaseException | None = None) -> None:
        super().__init__(sentence)
        # Compiled code does not keep the cause of «raise … from …».
        self.__cause__ = cause


RULES_FAILURES: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    RulesError,
    TypeError,
    ValueError,
)
"""The exceptions that rules may raise when a state has fields that no real game brings together."""
