"""What the Heroes of a campaign bring along: their decks, or their personal shops."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.drawing.card_row import RowCard, card_row
from spellwright.face.parts import Panel, Row
from spellwright.games.battle.carry_over import Carried
from spellwright.games.battle.content import columns
from spellwright.games.battle.picture.cards import thing_card
from spellwright.games.battle.picture.seen import tallied


def holdings(rows: list[Carried], banished: list[int]) -> list[Panel]:
    """A panel for each Hero, and one for what is banished from the campaign (HB-25.7)."""
    panels = []
    for row in rows:
        name = columns.HERO_NAMES[row.hero]
        if row.deck:
            panels.append(_cards(f"{name}: the deck", row.deck))
        else:
            panels.append(_cards(f"{name}: the personal shop", row.shop))
    return [*panels, _cards("Banished for good", banished)] if banished else panels


def _cards(title: str, kinds: Sequence[int]) -> Panel:
    """Each kind once as a card, with how many there are in words."""
    if not kinds:
        return Panel(title, (Row("Empty"),))
    names = tallied([columns.NAMES[kind] for kind in kinds])
    prefix = "".join([letter for letter in title.lower() if letter.isalpha()])
    shown = [RowCard(thing_card(kind), f"{prefix}-{kind}") for kind in sorted(set(kinds))]
    return Panel(title, tuple([Row(name) for name in names]), card_row(shown, title, f"{prefix}-"))
