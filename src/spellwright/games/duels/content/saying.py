"""Sentences of this game for those who edit its tables."""

from __future__ import annotations

from spellwright.kernel.saying import Argument, Saying


def say(key: str, **args: Argument) -> Saying:
    return Saying("duels", key, args)
