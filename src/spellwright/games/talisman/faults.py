"""What is wrong with the components of a state: nothing is lost and nothing is there twice."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.board import BOARD_SIZE
from spellwright.games.talisman.content.columns import (
    ALL_SPELLS,
    CARD_PACK,
    CHARACTER_KEYS,
    COPIES,
    FATE_TOKENS,
    GALLEONS,
    HIGHEST,
    IN_PLAY,
    MIDDLE_DECK,
    NAME,
    OUTER_DECK,
    SIDES_OF,
    SPELL_DECK,
    SPELL_PACK,
    STACK_CARDS,
    STACK_OF,
    copies_in_play,
    dealt,
)
from spellwright.games.talisman.lexicons import CARD, PLAYERS, say
from spellwright.games.talisman.state import (
    NO_FIGHT,
    NOBODY,
    NOWHERE,
    WITH_CHARACTER,
    WITH_VOLDEMORT,
    TalismanState,
)
from spellwright.kernel.faults import column_fault
from spellwright.kernel.record import WITH_ENTRIES, fields_of
from spellwright.kernel.saying import Saying

_NOT_BY_SEAT: Final = {
    "choosing",
    "beside",
    "beside_owner",
    "beside_turns",
    "deck",
    "deck_seen",
    "discard",
    "stock",
    "unused",
    "lying",
    "gold_at",
    "dice",
    "dropped",
    "turned_in",
    "drawn",
    "air",
    "air_by",
    "air_on",
    "air_void",
    "danger",
    "foe_cards",
    "foe_values",
    "own_dice",
    "foe_dice",
    "ranks",
    "scores",
}


def faults(s: TalismanState) -> list[Saying]:
    """One saying for each fault, none in a sound state."""
    found = _shape(s)
    if found:
        return found
    return [*_cards(s), *_tokens(s), *_characters(s), *_fight(s)]


def _shape(s: TalismanState) -> list[Saying]:
    for field in fields_of(s.__class__):
        by_seat = field.shape in WITH_ENTRIES and field.name not in _NOT_BY_SEAT
        if by_seat and len(getattr(s, field.name)) != s.seats:
            return [column_fault(field.name)]
    if len(s.lying) != BOARD_SIZE or len(s.gold_at) != BOARD_SIZE or len(s.stock) != len(COPIES):
        return [say("fault-sizes")]
    if [len(deck) for deck in s.deck] != [len(seen) for seen in s.deck_seen] or len(s.deck) != 3:
        return [say("fault-deck-seen")]
    if len(s.discard) != 3 or any(
        len(hand) != len(seen) for hand, seen in zip(s.hand, s.hand_seen, strict=True)
    ):
        return [say("fault-hand-seen")]
    if not len(s.beside) == len(s.beside_owner) == len(s.beside_turns):
        return [say("fault-event")]
    if not len(s.air) == len(s.air_by) == len(s.air_on) == len(s.air_void):
        return [say("fault-air")]
    if len(s.foe_cards) not in (0, len(s.foe_values)):
        return [say("fault-enemy")]
    if s.token not in (0, 1) or s.ability not in (0, 1):
        return [say("fault-token")]
    return []


def _cards(s: TalismanState) -> list[Saying]:
    """Every card is in exactly one place."""
    held = [
        *[card for row in s.objects for card in row],
        *[card for row in s.followers for card in row],
        *[card for row in s.trophies for card in row],
        *[card for row in s.lying for card in row],
        *s.beside,
    ]
    places = [*held, *s.deck[0], *s.deck[1], *s.discard[0], *s.discard[1]]
    found: list[Saying] = []
    packs = IN_PLAY.packs(s.settings)
    encounter = sorted([card for card in places if STACK_OF[card] < 0])
    if encounter != sorted(dealt([*OUTER_DECK, *MIDDLE_DECK], CARD_PACK, packs)):
        found.append(say("fault-encounter"))
    for stack, copies in enumerate(copies_in_play(packs)):
        card = STACK_CARDS[stack]
        if s.stock[stack] + held.count(card) != copies:
            found.append(say("fault-copies", card=CARD.noun(card)))
    spells = [*s.deck[SPELL_DECK], *s.discard[SPELL_DECK], *s.air]
    spells += [spell for hand in s.hand for spell in hand]
    if sorted(spells) != dealt(ALL_SPELLS, SPELL_PACK, packs):
        found.append(say("fault-spell"))
    return found


def _tokens(s: TalismanState) -> list[Saying]:
    found: list[Saying] = []
    if s.gold_pool + sum(s.gold) + sum(s.gold_at) != GALLEONS:
        found.append(say("fault-galleons"))
    if s.fate_pool + sum(s.fate) + s.cave_fate != FATE_TOKENS:
        found.append(say("fault-fate"))
    amounts = [*s.gold, *s.gold_at, *s.fate, *s.stock, s.gold_pool, s.fate_pool, s.cave_fate]
    if any(amount < 0 for amount in amounts):
        found.append(say("fault-below-zero"))
    return found


def _characters(s: TalismanState) -> list[Saying]:
    found: list[Saying] = []
    led = [person for person in s.character if person >= 0]
    if len(set(led)) != len(led) or any(person in s.unused for person in led):
        found.append(say("fault-character-twice"))
    if any(person >= len(CHARACTER_KEYS) for person in led):
        return [say("fault-character")]
    for seat in range(s.seats):
        if s.side[seat] < 0:
            continue
        if s.side[seat] not in SIDES_OF[s.character[seat]] and s.life[seat]:
            found.append(say("fault-side", player=PLAYERS.noun(seat)))
        if max(s.magic[seat], s.might[seat], s.life[seat]) > HIGHEST:
            found.append(say("fault-too-high", player=PLAYERS.noun(seat)))
        names = [NAME[card] for card in s.objects[seat]]
        if len(set(names)) != len(names):
            found.append(say("fault-same-object", player=PLAYERS.noun(seat)))
        if s.life[seat] and s.round and s.at[seat] == NOWHERE:
            found.append(say("fault-nowhere", player=PLAYERS.noun(seat)))
    return found


def _fight(s: TalismanState) -> list[Saying]:
    if not NO_FIGHT <= s.fight <= WITH_VOLDEMORT:
        return [say("fault-fight")]
    if s.fight != NO_FIGHT and s.fighter == NOBODY:
        return [say("fault-fighter")]
    if s.fight == WITH_CHARACTER and s.foe == NOBODY:
        return [say("fault-foe")]
    return []
