"""What lies open before a wizard: the spells that are known."""

from __future__ import annotations

from spellwright.drawing.card import in_words
from spellwright.drawing.card_row import RowCard, card_row
from spellwright.face.parts import Panel, Row
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.picture.condition import spells
from spellwright.games.wizardry.picture.looks import entry_card
from spellwright.games.wizardry.picture.seen import Seen


def belongings(view: Seen, seat: int) -> list[Panel]:
    cards = [
        RowCard(entry_card(view.speaker, known.spell), f"known-{seat}-{place}")
        for place, known in enumerate(spells(view, seat))
    ]
    if not cards:
        return []
    rows = tuple(Row(in_words(shown.card)) for shown in cards if shown.card)
    heading = view.say(say("panel-spells"))
    return [Panel(heading, rows, card_row(cards, heading, f"known-{seat}-"), "spells")]
