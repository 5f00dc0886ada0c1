"""What lies open before a player: the characters with their abilities, the item."""

from __future__ import annotations

from spellwright.drawing.card import in_words
from spellwright.drawing.card_content import Card
from spellwright.drawing.card_row import RowCard, card_row
from spellwright.face.parts import Panel, Row
from spellwright.games.funkoverse.picture.cards import ability_card, character_card, item_card
from spellwright.games.funkoverse.picture.seen import Seen, figure_noun, team
from spellwright.games.funkoverse.state import NOBODY


def belongings(view: Seen, seat: int) -> list[Panel]:
    s = view.shown
    side = s.side[seat]
    if side == NOBODY:
        return []
    found = []
    for figure in team(view, side):
        cards = [character_card(view.speaker, s.kind[figure])]
        cards += [ability_card(view, figure, ability) for ability in s.abilities_of[s.kind[figure]]]
        if s.holder[side] == figure and s.item[side] >= 0:
            cards.append(item_card(view.speaker, s.item[side]))
        found.append(_panel(view.name(figure_noun(view, figure)), cards, f"figure-{figure}"))
    return found


def _panel(heading: str, cards: list[Card], key: str) -> Panel:
    lying = [RowCard(card, f"{key}-{place}") for place, card in enumerate(cards)]
    rows = tuple(Row(in_words(card)) for card in cards)
    return Panel(heading, rows, card_row(lying, heading, f"{key}-"), key)
