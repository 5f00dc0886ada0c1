"""What lies open before a Character: the card itself, Objects, Followers, Trophies."""

from __future__ import annotations

from spellwright.drawing.card import in_words
from spellwright.drawing.card_content import Card
from spellwright.drawing.card_row import RowCard, card_row
from spellwright.face.parts import Panel, Row
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture.cards import encounter_card, side_card, spell_card
from spellwright.games.talisman.picture.seen import Seen, noun_of
from spellwright.games.talisman.state import NOBODY
from spellwright.kernel.visibility import HIDDEN


def belongings(view: Seen, seat: int) -> list[Panel]:
    s = view.shown
    if s.side[seat] in (NOBODY, HIDDEN):
        return []
    cards = [side_card(view.speaker, s.side[seat])]
    cards += [spell_card(view.speaker, spell) for spell in s.hand[seat] if spell != HIDDEN]
    for held in (s.objects[seat], s.followers[seat], s.trophies[seat]):
        cards += [encounter_card(view.speaker, card) for card in held]
    heading = view.say(say("belongings", who=noun_of(view, seat)))
    return [_panel(heading, cards, f"seat-{seat}")]


def _panel(heading: str, cards: list[Card], key: str) -> Panel:
    lying = [RowCard(card, f"{key}-{place}") for place, card in enumerate(cards)]
    rows = tuple(Row(in_words(card)) for card in cards)
    return Panel(heading, rows, card_row(lying, heading, f"{key}-"), key)
