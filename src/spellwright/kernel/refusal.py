"""Refusals: what is said when something from outside cannot be done."""

from __future__ import annotations


class Refused(Exception):
    """A request that was not carried out; nothing has changed.

    `kind` is for programs, `sentence` for people, `clause` names the rule behind it ("" if none).
    """

    def __init__(self, kind: str, sentence: str, clause: str = "") -> None:
        # Input from strangers may be quoted in it: whatever they wrote, it stays one printable line.
        self.sentence = "".join([sign if sign.isprintable() else " " for sign in sentence])
        super().__init__(self.sentence)
        self.kind = kind
        self.clause = clause


class RulesError(Exception):
    """A mistake in a game's rules, not in what a player did."""
