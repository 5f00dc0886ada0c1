"""What an option may bring, in a few words: where a move ends, the chance of a fight."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.wording import listed
from spellwright.face.parts import notes_on
from spellwright.face.scene import Scene
from spellwright.games.talisman import words
from spellwright.games.talisman.board import SPACES
from spellwright.games.talisman.content.columns import CARD_TEXTS, MAGIC, SPELL_TEXTS
from spellwright.games.talisman.picture.cards import side_card
from spellwright.games.talisman.picture.choices import ON_CARDS, ON_SPELLS, space_of
from spellwright.games.talisman.picture.seen import Seen, name_of
from spellwright.games.talisman.picture.warnings import warning
from spellwright.games.talisman.queries import total
from spellwright.games.talisman.rules.attack_scores import fight_total, modifiers
from spellwright.games.talisman.state import NO_FIGHT, NOWHERE, WITH_CHARACTER, TalismanState
from spellwright.kernel.option import Option, first_of, verb_of

FACES: Final = 6
LONGEST: Final = 90


def notes(scene: Scene[TalismanState]) -> dict[str, str]:
    """Notes by the option's text; options that explain themselves are left out."""
    view = scene.view
    return notes_on(view.decisions, lambda option: _warned(view, option))


def _warned(view: Seen, option: Option) -> str:
    """The note on an option, begun by what would come to nothing now."""
    why, note = warning(view, option), _note(view, option)
    if not why:
        return note
    return f"Beware: {why} · {note}" if note else f"Beware: {why}"


def _note(view: Seen, option: Option) -> str:
    verb, first = verb_of(option.code), first_of(option.code)
    if verb in ON_SPELLS:
        return SPELL_TEXTS[first].rstrip(".")
    if verb == words.CHOOSE_SIDE:
        side = side_card(first)
        values = ", ".join(f"{figure.meaning} {figure.number}" for figure in side.figures[:2])
        return f"{values}. {side.text}"
    if verb in ON_CARDS and verb not in (words.DROP, words.TURN_IN):
        return shortened(CARD_TEXTS[first])
    if verb == words.FIGHT and view.shown.fight != NO_FIGHT:
        return f"{chance_words(view.shown)} to win"
    if verb == words.MEET:
        return _duel(view, first)
    space = space_of(view, option)
    if space == NOWHERE or verb in (words.BARRIER, words.GATES):
        return ""
    return shortened(_there(view, space))


def _there(view: Seen, space: int) -> str:
    """What a space does and who is there."""
    s = view.shown
    people = [
        name_of(view, seat)
        for seat in range(s.seats)
        if s.at[seat] == space and seat not in (view.seat, s.active)
    ]
    if s.voldemort == space:
        people.append("Voldemort")
    meets = f"{listed(people)} there. " if people else ""
    lies = f"{len(s.lying[space])} lying there. " if s.lying[space] else ""
    return f"{meets}{lies}{SPACES[space]['text']}"


def _duel(view: Seen, character: int) -> str:
    s = view.shown
    other = s.character.index(character)
    mine = total(s, view.seat, MAGIC)
    return f"Magic {mine} against {total(s, other, MAGIC)}"


def shortened(text: str) -> str:
    """The beginning of a text, whole words.

    >>> shortened("word " * 30).endswith("word …")
    True
    """
    text = text.rstrip(".")
    if len(text) <= LONGEST:
        return text
    return text[:LONGEST].rpartition(" ")[0] + " …"


def lead(s: TalismanState) -> int:
    """How much more the fighter has than the foe, before the dice."""
    mine = fight_total(s, s.fighter) + modifiers(s, s.fighter)
    if s.fight == WITH_CHARACTER:
        return mine - fight_total(s, s.foe) - modifiers(s, s.foe)
    return mine - sum(s.foe_values)


def chance_words(s: TalismanState) -> str:
    """The chance to win with one die each, in per cent."""
    ahead = lead(s)
    wins = sum(own + ahead > other for own in range(1, FACES + 1) for other in range(1, FACES + 1))
    return f"{round(100 * wins / FACES**2)} %"
