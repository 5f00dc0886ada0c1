"""Spells in hand: gained, discarded, bought with blood (TA-17.3 to TA-17.7, TA-BLB3)."""

from __future__ import annotations

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.content.columns import SPELL_DECK
from spellwright.games.talisman.content.names import BELLATRIX_B
from spellwright.games.talisman.queries import is_side, spell_limit
from spellwright.games.talisman.rules.decks import shuffle_again
from spellwright.games.talisman.state import ONCE_BLOOD, SeatProcedure, TalismanState


def may_gain_spell(s: TalismanState, seat: int) -> bool:
    """TA-17.3, TA-18.7."""
    if s.ferret[seat] or not (s.deck[SPELL_DECK] or s.discard[SPELL_DECK]):
        return False
    return len(s.hand[seat]) < spell_limit(s, seat)


def gain_spell(s: TalismanState, seat: int) -> bool:
    """TA-17.3: the top Spell, if the limit allows it."""
    if not may_gain_spell(s, seat):
        s.tell(story.FERRET_LEARNS_NOTHING if s.ferret[seat] else story.NO_SPELL, s.character[seat])
        return False
    draw_spell(s, seat)
    return True


def draw_spell(s: TalismanState, seat: int) -> None:
    if not s.deck[SPELL_DECK]:
        shuffle_again(s, SPELL_DECK)
    spell = s.deck[SPELL_DECK].pop()
    s.deck_seen[SPELL_DECK].pop()
    s.reveal()
    s.hand[seat].append(spell)
    s.hand_seen[seat].append(0)
    s.tell(story.GAINED_SPELL, s.character[seat])
    s.whisper(seat, story.LEARNED, spell)


def take_from_hand(s: TalismanState, seat: int, spell: int) -> int:
    """Take a Spell out of a hand and return which seats had seen it, as a mask."""
    place = s.hand[seat].index(spell)
    del s.hand[seat][place]
    return s.hand_seen[seat].pop(place)


def discard_spell(s: TalismanState, seat: int, spell: int) -> None:
    """TA-17.7: a Spell leaves the hand without being cast."""
    take_from_hand(s, seat, spell)
    s.discard[SPELL_DECK].append(spell)
    s.reveal()
    s.tell(story.LOST_SPELL, s.character[seat], spell)
    last_spell_left(s, seat)


def last_spell_left(s: TalismanState, seat: int) -> None:
    """TA-BLB3: Bellatrix may buy another Spell with her blood."""
    if (
        not s.hand[seat]
        and s.life[seat] > 1
        and is_side(s, seat, BELLATRIX_B)
        and not s.turn_used[seat] & ONCE_BLOOD
        and may_gain_spell(s, seat)
    ):
        s.push(SpellForBlood(seat))


class SpellForBlood(SeatProcedure):
    """TA-BLB3. The loss cannot be prevented."""

    __slots__ = ()

    STEPS = ("offer", "bleed")

    def offer(self, s: TalismanState) -> None:
        if s.life[self.seat] > 1 and may_gain_spell(s, self.seat):
            s.ask(self.seat, words.ASK_BLOOD)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def bleed(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            s.turn_used[self.seat] |= ONCE_BLOOD
            s.life[self.seat] -= 1
            s.tell(story.BY_ABILITY, lexicons.BLOODTHIRSTY, s.character[self.seat])
            s.tell(story.LOST_LIFE, s.character[self.seat], 1)
            gain_spell(s, self.seat)
