"""What can be looked at by its name: actions and spells."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import large_picture, small_picture
from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.card_emblems import card_emblems
from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.drawing.look import BRASS
from spellwright.face.looking import Looks
from spellwright.games.wizardry.content.columns import BASIC, CLAUSES, COST, KEYS, emblems
from spellwright.games.wizardry.lexicons import ENTRIES, ENTRY_TEXTS, say
from spellwright.speech.remembered import once_a_language
from spellwright.speech.speaker import Speaker

_ACTION: Final = "#5f7f9a"
_SPELL: Final = "#7d5aa6"
EMBLEMS: Final = card_emblems(__file__, "entry", KEYS, emblems(KNOWN))


@once_a_language
def entry_card(speaker: Speaker, entry: int) -> Card:
    """A basic action or a spell, with what it costs."""
    is_basic = entry < BASIC
    cost = Figure(str(COST[entry]), "spark", BRASS, speaker.say(say("look-cost")))
    return Card(
        speaker.word(ENTRIES.noun(entry)),
        speaker.say(say("look-action" if is_basic else "look-spell")),
        _ACTION if is_basic else _SPELL,
        "step" if is_basic else "wand",
        speaker.word(ENTRY_TEXTS.noun(entry)),
        CLAUSES[entry],
        (cost,),
        EMBLEMS[entry],
    )


looks: Final = Looks((ENTRIES, entry_card), large=large_picture, small=small_picture)
