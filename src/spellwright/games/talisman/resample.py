"""What a seat does not know, dealt anew: Spells in other hands, the order of the decks."""

from __future__ import annotations

from spellwright.games.talisman import words
from spellwright.games.talisman.content.columns import (
    ALL_SPELLS,
    IN_PLAY,
    MIDDLE,
    OUTER,
    SPELL_DECK,
    SPELL_PACK,
    SPELL_WHEN,
    dealt,
)
from spellwright.games.talisman.rules.spell_targets import fits
from spellwright.games.talisman.rules.spell_windows import Window
from spellwright.games.talisman.state import TalismanState


def deal_anew(s: TalismanState, seat: int) -> None:
    """Replace all that a seat (or a spectator, -1) cannot know."""
    for deck in (OUTER, MIDDLE):
        _mix_deck(s, deck, seat)
    _deal_spells(s, seat)


def _knows(mask: int, seat: int) -> bool:
    return seat >= 0 and bool(mask >> seat & 1)


def _mix_deck(s: TalismanState, deck: int, seat: int) -> None:
    cards, seen = s.deck[deck], s.deck_seen[deck]
    hidden = [place for place, mask in enumerate(seen) if not _knows(mask, seat)]
    mixed = s.chance.shuffled(sorted([cards[place] for place in hidden]))
    for place, card in zip(hidden, mixed, strict=True):
        cards[place] = card


def _deal_spells(s: TalismanState, seat: int) -> None:
    """Deal all Spells that the seat cannot place to all the places where they could be.

    A seat that is asked for a Spell holds one that fits: that much is known.
    """
    unknown: list[int] = []
    places: list[tuple[list[int], int]] = []
    for owner, hand in enumerate(s.hand):
        for place in range(len(hand)):
            if owner != seat and not _knows(s.hand_seen[owner][place], seat):
                unknown.append(hand[place])
                places.append((hand, place))
    deck = s.deck[SPELL_DECK]
    mixed = s.chance.shuffled(sorted(unknown + deck))
    _see_to_fitting_spell(s, seat, mixed, places)
    for (hand, place), spell in zip(places, mixed, strict=False):
        hand[place] = spell
    s.deck[SPELL_DECK] = mixed[len(places) :]


def _see_to_fitting_spell(
    s: TalismanState, seat: int, mixed: list[int], places: list[tuple[list[int], int]]
) -> None:
    """Swap the dealt Spells so that an open question for a Spell can be answered."""
    if not s.asks or s.asks[0].seat == seat:
        return
    ask = s.asks[0]
    fitting = _fitting(s, ask.seat, ask.question)
    hand = s.hand[ask.seat]
    mine = [n for n, (owner, _) in enumerate(places) if owner is hand]
    known = [
        spell for place, spell in enumerate(hand) if not any(p == (hand, place) for p in places)
    ]
    if not fitting or not mine or any(spell in fitting for spell in known):
        return
    if any(mixed[n] in fitting for n in mine):
        return
    for other, spell in enumerate(mixed):
        if spell in fitting:
            mixed[mine[0]], mixed[other] = spell, mixed[mine[0]]
            return


def _fitting(s: TalismanState, seat: int, question: int) -> list[int]:
    """The Spells that would fit a question, whoever holds them."""
    there = dealt(ALL_SPELLS, SPELL_PACK, IN_PLAY.packs(s.settings))
    if question == words.ASK_CANCEL:
        return [spell for spell in there if SPELL_WHEN[spell] == "cancel"]
    frame = s.agenda[-1]
    if question == words.ASK_SPELL and isinstance(frame, Window):
        return [spell for spell in there if fits(s, seat, spell, frame.moment)]
    return []
