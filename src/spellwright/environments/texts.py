"""A position in words, for language models: all that a seat knows, and what it can choose.

First the position as people read it, then every field by its name with the names of cards and
places, so that nothing that can be seen is missing, and at last the numbered options.
"""

from __future__ import annotations

import json
import string
from typing import Any, Final

from spellwright.face.scene import Scene
from spellwright.kernel.naming import named
from spellwright.kernel.record import plain_fields_of, to_data
from spellwright.kernel.view import View
from spellwright.kernel.visibility import nothing, rule_for
from spellwright.registry import Game

LONGEST: Final = 200_000
LETTERS: Final = frozenset(string.printable)


def text_of(game: Game, view: View[Any]) -> str:
    """What a seat sees, in plain letters."""
    parts = [game.face.text(Scene(view)), "Everything you know:", *known_lines(view)]
    for decision in view.decisions:
        parts += [f"You are asked ({decision.clause}): {decision.prompt}", "Options:"]
        parts += [
            f"{number}: {option.text} ({option.label})"
            for number, option in enumerate(decision.options)
        ]
    if view.outcome is not None:
        parts.append(f"The game is over: {view.outcome.sentence}")
    return plain("\n".join(parts))


def known_lines(view: View[Any]) -> list[str]:
    """Every field that the seat sees, with the names of what its numbers stand for."""
    rules = view.rules
    shown = to_data(view.shown)
    fields = [f for f in plain_fields_of(rules.state) if rule_for(f, rules.visibility)]
    try:
        written = named(view.shown, shown, rules.namings)
    except (IndexError, KeyError, TypeError, ValueError):
        written = shown
    return [
        f"{field.name}: {json.dumps(written[field.name])}"
        for field in fields
        if shown[field.name] != nothing(field.shape)
    ]


def plain(text: str) -> str:
    """The text in letters that every alphabet has; others are written by their number."""
    return "".join([each if each in LETTERS else f"\\u{ord(each):04x}" for each in text])
