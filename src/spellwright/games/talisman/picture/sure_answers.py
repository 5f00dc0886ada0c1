"""Answers that nothing speaks against: one way is at least as good whatever the dice say."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.board import (
    CLOCKWISE,
    COUNTER,
    FACING,
    HALL,
    REGION,
    RING_SIZE,
    walk,
)
from spellwright.games.talisman.content.columns import (
    FACTION_OF_CARD,
    HIGHEST,
    IS_OBJECT,
    MAGIC,
    MIGHT,
    SPELL_PACK,
    VALUE,
)
from spellwright.games.talisman.content.names import DOBBY, EXPECTO_PATRONUM, MUNDUNGUS
from spellwright.games.talisman.odds import fight_odds, fighting, gates_chance
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.picture.warnings import warning
from spellwright.games.talisman.queries import faction, follower_limit, object_limit
from spellwright.games.talisman.rules.spell_targets import ENEMY_FIGHTS
from spellwright.games.talisman.rules.trophies import points_needed
from spellwright.games.talisman.state import WITH_VOLDEMORT, TalismanState
from spellwright.kernel.option import FIRST, first_of, verb_of

NONE: Final = -1
"""Something speaks against every answer."""
WAYS: Final = (CLOCKWISE, COUNTER)
REACH: Final = range(1, 7)
"""How far Voldemort may go."""
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


def is_sure_to_win(s: TalismanState, seat: int) -> bool:
    """Whether a Character beats an Enemy, a Follower or Voldemort whatever both roll."""
    if seat != s.fighter or s.own_dice or s.fight not in (*ENEMY_FIGHTS, WITH_VOLDEMORT):
        return False
    return fight_odds(s, seat)[0] == 1


def stronger_ability(view: Seen) -> int:
    """Against Voldemort, who is equally strong in both; a Spell in hand may change what counts."""
    s, seat = view.shown, view.seat
    if any(spell == EXPECTO_PATRONUM or SPELL_PACK[spell] for spell in s.hand[seat]):
        return NONE
    magic, might = fighting(s, seat, MAGIC), fighting(s, seat, MIGHT)
    return words.RAISE | (MIGHT if might > magic else MAGIC) << FIRST


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


# -- Voldemort, where he reaches nobody ------------------------------------------------------------


def voldemorts_way(view: Seen) -> int:
    """The way round that ends further from one's own Character, if no option reaches anybody."""
    s, left = view.shown, sum(view.asked.args) if view.asked is not None else 0
    if any(_reaches_somebody(s, code, left) for code in view.view.options):
        return NONE
    farther = max(WAYS, key=lambda way: _distance(walk(s.voldemort, way, left), s.at[view.seat]))
    return words.DIRECTION | farther << FIRST


def number_for_voldemort(view: Seen) -> int:
    """The die decides, if Voldemort reaches nobody with any number."""
    s = view.shown
    if s.voldemort == HALL:
        return words.ROLL
    spaces = [space for number in REACH for space in _ends(s.voldemort, number)]
    return words.ROLL if not any(_is_somebody_on(s, space) for space in spaces) else NONE


def _ends(start: int, left: int) -> list[int]:
    """Where Voldemort can come to by so many spaces."""
    found = [walk(start, way, left) for way in WAYS]
    for other in FACING[start]:
        found += [walk(other, way, left - 1) for way in WAYS]
    return found


def _reaches_somebody(s: TalismanState, code: int, left: int) -> bool:
    if verb_of(code) == words.DIRECTION:
        return _is_somebody_on(s, walk(s.voldemort, first_of(code), left))
    goal = first_of(code)
    if goal == HALL:
        return False
    return any(_is_somebody_on(s, walk(goal, way, left - 1)) for way in WAYS)


def _is_somebody_on(s: TalismanState, space: int) -> bool:
    return any(s.life[seat] and s.at[seat] == space for seat in range(s.seats))


def _distance(space: int, other: int) -> int:
    """How many spaces lie between two on a ring; further than any for one of another ring."""
    if REGION[space] != REGION[other]:
        return RING_SIZE[REGION[space]]
    apart = abs(space - other)
    return min(apart, RING_SIZE[REGION[space]] - apart)
