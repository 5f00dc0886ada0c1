"""What an option may bring, in a few words: where a move ends, the chance of a fight."""

from __future__ import annotations

from typing import Final

from spellwright.face.once import once_a_scene
from spellwright.face.parts import notes_on
from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.content.columns import START_MAGIC, START_MIGHT
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture.cards import side_text
from spellwright.games.talisman.picture.choices import ON_CARDS, ON_SPELLS, space_of
from spellwright.games.talisman.picture.odds_notes import odds_note
from spellwright.games.talisman.picture.seen import Seen, noun_of
from spellwright.games.talisman.picture.warnings import warning
from spellwright.games.talisman.state import NOWHERE
from spellwright.kernel.option import Option, first_of, verb_of

FACES: Final = 6
LONGEST: Final = 90


@once_a_scene
def notes(view: Seen) -> dict[str, str]:
    """Notes by the option's text; options that explain themselves are left out."""
    return notes_on(view.decisions, lambda option: _warned(view, option))


def _warned(view: Seen, option: Option) -> str:
    """The note on an option, begun by what would come to nothing now."""
    why, note = warning(view, option), _note(view, option)
    if why is None:
        return note
    if not note:
        return view.say(say("note-beware", why=why))
    return view.say(say("note-beware-and", why=why, note=note))


def _note(view: Seen, option: Option) -> str:
    verb, first = verb_of(option.code), first_of(option.code)
    if verb in ON_SPELLS:
        return view.name(lexicons.SPELL_TEXTS.noun(first)).rstrip(".")
    if verb == words.CHOOSE_SIDE:
        magic, might = START_MAGIC[first], START_MIGHT[first]
        return view.say(say("note-side", magic=magic, might=might, text=side_text(first)))
    if verb in ON_CARDS and verb not in (words.DROP, words.TURN_IN):
        return shortened(view.name(lexicons.CARD_TEXTS.noun(first)))
    luck = odds_note(view, option)
    if luck:
        return luck
    space = space_of(view, option)
    if space == NOWHERE or verb in (words.BARRIER, words.GATES):
        return ""
    return shortened(_there(view, space))


def _there(view: Seen, space: int) -> str:
    """What a space does and who is there."""
    s = view.shown
    people = [
        noun_of(view, seat)
        for seat in range(s.seats)
        if s.at[seat] == space and seat not in (view.seat, s.active)
    ]
    if s.voldemort == space:
        people.append(say("name-voldemort"))
    says = [say("note-people-there", names=tuple(people))] if people else []
    if s.lying[space]:
        says.append(say("note-cards-there", n=len(s.lying[space])))
    text = view.name(lexicons.SPACE_TEXTS.noun(space))
    return " ".join([*[view.say(each) for each in says], text])


def shortened(text: str) -> str:
    """The beginning of a text, whole words.

    >>> shortened("word " * 30).endswith("word …")
    True
    """
    text = text.rstrip(".")
    if len(text) <= LONGEST:
        return text
    return text[:LONGEST].rpartition(" ")[0] + " …"
