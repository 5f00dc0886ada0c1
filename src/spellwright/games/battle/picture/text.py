"""The position in words: for logs, screen readers, plain terminals."""

from __future__ import annotations

from spellwright.drawing.plain_text import wrapped
from spellwright.games.battle.picture.notes import notes
from spellwright.games.battle.picture.seen import Seen, options, own_places
from spellwright.games.battle.picture.words import pile_words, position_sentences


def position_text(view: Seen) -> str:
    """Everything on the table, the own discard pile, then what each option would do."""
    says = [view.rules.name + ". " + position_sentences(view)[0], *position_sentences(view)[1:]]
    says += [pile_words(view, place) for place in own_places(view)]
    explained = notes(view)
    says += [
        f"{option.label}: {explained[option.text].rstrip('.')}."
        for option in options(view)
        if option.text in explained
    ]
    lines: list[str] = []
    for sentence in says:
        lines += wrapped(sentence)
    return "\n".join(lines)
