"""Answers that nothing speaks against: one way is at least as good whatever the dice say."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.content.columns import (
    FACTION_OF_CARD,
    HIGHEST,
    IS_OBJECT,
    MAGIC,
    MIGHT,
    VALUE,
)
from spellwright.games.talisman.content.names import DOBBY, MUNDUNGUS
from spellwright.games.talisman.odds import fighting, gates_chance
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.picture.warnings import warning
from spellwright.games.talisman.queries import faction, follower_limit, object_limit
from spellwright.games.talisman.rules.trophies import points_needed
from spellwright.kernel.option import FIRST, first_of, verb_of

NONE: Final = -1
"""Something speaks against every answer."""
ENDS: Final = {
    words.ASK_ON_THE_WAY: words.WALK_ON,
    words.ASK_START: words.DONE,
    words.ASK_END: words.DONE,
}
"""Questions that pass something by, if all else that they offer would come to nothing."""


def passing_answer(view: Seen, question: int) -> int:
    """What passes by an offer of which everything would come to nothing."""
    others = [each for each in view.decisions[0].options if each.code != ENDS[question]]
    in_vain = all(warning(view, other) is not None for other in others)
    return ENDS[question] if in_vain else NONE


def stronger_ability(view: Seen) -> int:
    """Against Voldemort, who is equally strong in both; a Spell in hand may change what counts."""
    s, seat = view.shown, view.seat
    magic, might = fighting(s, seat, MAGIC), fighting(s, seat, MIGHT)
    if s.hand[seat] or magic == might:
        return NONE
    return words.RAISE | (MAGIC if magic > might else MIGHT) << FIRST


def certain_ability(view: Seen) -> int:
    """The ability with which the Gates are sure to open, if it is one of the two."""
    sure = [each for each in (MAGIC, MIGHT) if gates_chance(view.shown, view.seat, each) == 1]
    return words.RAISE | sure[0] << FIRST if len(sure) == 1 else NONE


def exact_exchange(view: Seen) -> int:
    """Trophies that make up the price exactly lose no point; nor does waiting win one back for
    those that have all been turned in.
    """
    s, seat = view.shown, view.seat
    if max(s.magic[seat], s.might[seat]) == HIGHEST:
        return NONE
    needed, gathered = points_needed(s), sum([VALUE[card] for card in s.turned_in])
    offered = [code for code in view.view.options if verb_of(code) == words.TURN_IN]
    if gathered:
        is_all = gathered >= needed and not offered
        return words.EXCHANGE if is_all or gathered % needed == 0 else NONE
    exact = [code for code in offered if VALUE[first_of(code)] == needed]
    return exact[0] if exact else NONE


def is_free_to_take(view: Seen, card: int) -> bool:
    """Whether there is room for an Object or a Follower, and it has no price."""
    s, seat = view.shown, view.seat
    if card in (DOBBY, MUNDUNGUS):
        return False
    if IS_OBJECT[card]:
        return len(s.objects[seat]) < object_limit(s, seat)
    return len(s.followers[seat]) < follower_limit(s, seat)


def keeps_what_was_drawn(view: Seen) -> int:
    """Nobody pays Fate to put back what is theirs to take."""
    drawn = [first_of(code) for code in view.view.options if verb_of(code) == words.PUT_BACK]
    side = faction(view.shown, view.seat)
    mine = [card for card in drawn if IS_OBJECT[card] or FACTION_OF_CARD[card] == side]
    is_gift = mine == drawn and all(is_free_to_take(view, card) for card in mine)
    return words.NO if is_gift else NONE
