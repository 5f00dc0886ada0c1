"""A move of the plan by where it ends: the entry and its square by one click."""

from __future__ import annotations

from typing import Final

from spellwright.face.shortcuts import Link, Shortcut
from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.columns import MOVE, RUN
from spellwright.games.wizardry.lexicons import ENTRIES, SQUARES, say
from spellwright.games.wizardry.picture.seen import Seen, square_name
from spellwright.games.wizardry.queries import has_double
from spellwright.games.wizardry.rules.entries import reachable
from spellwright.kernel.option import FIRST, first_of, verb_of

OPPORTUNITY: Final = "opportunity"
SQUARE: Final = "square"


def shortcuts(view: Seen) -> list[Shortcut]:
    asked, s = view.asked, view.shown
    if asked is None or asked.question != words.ASK_OPPORTUNITY or has_double(s, view.seat):
        return []
    text, found = view.rules.verbs.text, dict[str, Shortcut]()
    for code in view.view.options:
        action = first_of(code)
        if verb_of(code) != words.DO or action not in (MOVE, RUN):
            continue
        for square in reachable(s, action, s.at[view.seat]):
            name, to = square_name(square), text(words.TO | square << FIRST)
            label = say("shortcut-go", action=ENTRIES.noun(action), square=SQUARES.noun(square))
            chain = (Link(OPPORTUNITY, text(code)), Link(SQUARE, to))
            found.setdefault(
                name, Shortcut(f"go-{name}", view.say(label), chain, name, past_secrets=True)
            )
    return list(found.values())
