"""Refusals: what is said when something from outside cannot be done."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Unchecked: TypeAlias = Any
"""A value from outside, of whatever kind: what takes it checks it, and refuses it if need be."""


class Refused(Exception):
    """A request that was not carried out; nothing has changed.

    `kind` is for programs, `sentence` for people, `clause` names the rule behind it ("" if none).
    """

    def __init__(self, kind: str, sentence: str, clause: str = "") -> None:
        # It may quote a stranger's input: whatever they wrote, it stays one printable line.
        self.sentence = "".join([sign if sign.isprintable() else " " for sign in sentence])
        super().__init__(self.sentence)
        self.kind = kind
        self.clause = clause


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
"""What rules may raise when they meet fields that no game would bring together."""
