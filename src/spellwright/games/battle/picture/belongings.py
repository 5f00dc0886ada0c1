"""What lies open before a Hero: what is in front of them, the discard pile, an open hand."""

from __future__ import annotations

from spellwright.drawing.card import in_words
from spellwright.drawing.card_row import RowCard, card_row
from spellwright.face.parts import Panel, Row
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.picture.cards import thing_card
from spellwright.games.battle.picture.heroes import display_of
from spellwright.games.battle.picture.seen import Seen, hero_noun
from spellwright.games.battle.queries import player
from spellwright.kernel.saying import Saying


def belongings(view: Seen, seat: int) -> list[Panel]:
    s = view.shown
    found = []
    for place in range(s.heroes):
        if player(s, place) != seat or s.hero[place] < 0:
            continue
        who = hero_noun(view, place)
        lying = (
            ("display", say("belongings-display", who=who), display_of(view, place)),
            (
                "hand",
                say("belongings-hand", who=who),
                [kind for kind in s.hand[place] if kind >= 0],
            ),
            (
                "pile",
                say("belongings-pile", who=who),
                [kind for kind in s.pile[place] if kind >= 0],
            ),
        )
        found += [_panel(view, f"{key}-{place}", title, things) for key, title, things in lying]
    return [panel for panel in found if panel.rows]


def _panel(view: Seen, key: str, title: Saying, things: list[int]) -> Panel:
    cards = [
        RowCard(thing_card(view.speaker, thing), f"{key}-{number}")
        for number, thing in enumerate(things)
        if thing >= 0
    ]
    rows = tuple(Row(in_words(shown.card)) for shown in cards if shown.card)
    heading = view.say(title)
    return Panel(heading, rows, card_row(cards, heading, f"{key}-"), key)
