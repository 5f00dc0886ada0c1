"""What the Heroes of a campaign bring along: their decks, or their personal shops."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.drawing.card_row import RowCard, card_row
from spellwright.face.parts import Panel, Row
from spellwright.games.battle.carry_over import Carried
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import HEROES
from spellwright.games.battle.picture.cards import thing_card
from spellwright.games.battle.picture.seen import tallied
from spellwright.kernel.saying import Saying
from spellwright.speech.speaker import Speaker


def holdings(speaker: Speaker, rows: list[Carried], banished: list[int]) -> list[Panel]:
    """A panel for each Hero, and one for what is banished from the campaign (HB-25.7)."""
    panels = []
    for row in rows:
        hero = HEROES.noun(row.hero)
        if row.deck:
            panels.append(_cards(speaker, say("panel-deck-of", who=hero), row.deck))
        else:
            panels.append(_cards(speaker, say("panel-shop-of", who=hero), row.shop))
    if banished:
        panels.append(_cards(speaker, say("panel-banished"), banished))
    return panels


def _cards(speaker: Speaker, heading: Saying, kinds: Sequence[int]) -> Panel:
    """Each kind once as a card, with how many there are in words."""
    title = speaker.say(heading)
    if not kinds:
        return Panel(title, (Row(speaker.say(say("panel-empty"))),))
    names = [speaker.word(name) for name in tallied(kinds)]
    prefix = "".join([letter for letter in title.lower() if letter.isalpha()])
    shown = [RowCard(thing_card(speaker, kind), f"{prefix}-{kind}") for kind in sorted(set(kinds))]
    return Panel(title, tuple([Row(name) for name in names]), card_row(shown, title, f"{prefix}-"))
