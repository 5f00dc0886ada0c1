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
from spellwright.games.talisman.lexicons import CARD
from spellwright.games.talisman.state import (
    NO_FIGHT,
    NOBODY,
    NOWHERE,
    WITH_CHARACTER,
    WITH_VOLDEMORT,
    TalismanState,
)
from spellwright.kernel.record import WITH_ENTRIES, fields_of

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


def faults(s: TalismanState) -> list[str]:
    """One sentence for each fault."""
    found = _shape(s)
    if found:
        return found
    return [*_cards(s), *_tokens(s), *_characters(s), *_fight(s)]


def _shape(s: TalismanState) -> list[str]:
    for field in fields_of(s.__class__):
        by_seat = field.shape in WITH_ENTRIES and field.name not in _NOT_BY_SEAT
        if by_seat and len(getattr(s, field.name)) != s.seats:
            return [f"the column {field.name} has not one entry for each seat"]
    if len(s.lying) != BOARD_SIZE or len(s.gold_at) != BOARD_SIZE or len(s.stock) != len(COPIES):
        return ["the board or the stock has another size"]
    if [len(deck) for deck in s.deck] != [len(seen) for seen in s.deck_seen] or len(s.deck) != 3:
        return ["it is not known who has seen which card of a deck"]
    if len(s.discard) != 3 or any(
        len(hand) != len(seen) for hand, seen in zip(s.hand, s.hand_seen, strict=True)
    ):
        return ["it is not known who has seen which Spell of a hand"]
    if not len(s.beside) == len(s.beside_owner) == len(s.beside_turns):
        return ["an Event beside the board has no owner or no end"]
    if not len(s.air) == len(s.air_by) == len(s.air_on) == len(s.air_void):
        return ["a Spell in the air has no caster"]
    if len(s.foe_cards) not in (0, len(s.foe_values)):
        return ["an Enemy in the fight has no value"]
    if s.token not in (0, 1) or s.ability not in (0, 1):
        return ["the Advantage token or the fight shows no side"]
    return []


def _cards(s: TalismanState) -> list[str]:
    """Every card is in exactly one place."""
    held = [
        *[card for row in s.objects for card in row],
        *[card for row in s.followers for card in row],
        *[card for row in s.trophies for card in row],
        *[card for row in s.lying for card in row],
        *s.beside,
    ]
    places = [*held, *s.deck[0], *s.deck[1], *s.discard[0], *s.discard[1]]
    found = []
    packs = IN_PLAY.packs(s.settings)
    encounter = sorted([card for card in places if STACK_OF[card] < 0])
    if encounter != sorted(dealt([*OUTER_DECK, *MIDDLE_DECK], CARD_PACK, packs)):
        found.append("an Encounter card is missing or there twice")
    for stack, copies in enumerate(copies_in_play(packs)):
        card = STACK_CARDS[stack]
        if s.stock[stack] + held.count(card) != copies:
            found.append(f"the copies of {CARD.label(card)} do not add up")
    spells = [*s.deck[SPELL_DECK], *s.discard[SPELL_DECK], *s.air]
    spells += [spell for hand in s.hand for spell in hand]
    if sorted(spells) != dealt(ALL_SPELLS, SPELL_PACK, packs):
        found.append("a Spell is missing or there twice")
    return found


def _tokens(s: TalismanState) -> list[str]:
    found = []
    if s.gold_pool + sum(s.gold) + sum(s.gold_at) != GALLEONS:
        found.append("the Galleons do not add up")
    if s.fate_pool + sum(s.fate) + s.cave_fate != FATE_TOKENS:
        found.append("the Fate tokens do not add up")
    amounts = [*s.gold, *s.gold_at, *s.fate, *s.stock, s.gold_pool, s.fate_pool, s.cave_fate]
    if any(amount < 0 for amount in amounts):
        found.append("there is less than nothing of something")
    return found


def _characters(s: TalismanState) -> list[str]:
    found = []
    led = [person for person in s.character if person >= 0]
    if len(set(led)) != len(led) or any(person in s.unused for person in led):
        found.append("a Character is led twice")
    if any(person >= len(CHARACTER_KEYS) for person in led):
        return ["an unknown Character is led"]
    for seat in range(s.seats):
        if s.side[seat] < 0:
            continue
        if s.side[seat] not in SIDES_OF[s.character[seat]] and s.life[seat]:
            found.append(f"seat {seat} plays a side of another Character")
        if max(s.magic[seat], s.might[seat], s.life[seat]) > HIGHEST:
            found.append(f"an indicator of seat {seat} is too high")
        names = [NAME[card] for card in s.objects[seat]]
        if len(set(names)) != len(names):
            found.append(f"seat {seat} holds two Objects of one name")
        if s.life[seat] and s.round and s.at[seat] == NOWHERE:
            found.append(f"seat {seat} is on no space")
    return found


def _fight(s: TalismanState) -> list[str]:
    if not NO_FIGHT <= s.fight <= WITH_VOLDEMORT:
        return ["the fight is of an unknown kind"]
    if s.fight != NO_FIGHT and s.fighter == NOBODY:
        return ["nobody fights in the fight"]
    if s.fight == WITH_CHARACTER and s.foe == NOBODY:
        return ["a Character fights against nobody"]
    return []
