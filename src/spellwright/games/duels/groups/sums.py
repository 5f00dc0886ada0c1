"""What the Group that is being built comes to: its cost, the sizes of its Spellbook and Stock."""

from __future__ import annotations

from spellwright.games.duels.content.columns import (
    ARTIFACT_GALLEONS,
    BEADED_BAG,
    GALLEONS,
    INNATE_SPELLS,
    LIKES,
    MASTERY,
    PATRIARCH,
    PATRIARCH_SAVING,
    POTION_COUNT,
    STANDARD_BOOK,
    STOCK,
    TRAIT_MASK,
)
from spellwright.games.duels.groups.group import members
from spellwright.games.duels.queries import bits_of
from spellwright.games.duels.state import CARDS_EACH, NOTHING, DuelsState


def gear_price(gear: int) -> int:
    """What Artifacts cost, without any saving."""
    price = 0
    for number in bits_of(gear):
        price += ARTIFACT_GALLEONS[number]
    return price


def saving_left(s: DuelsState, model: int) -> int:
    """WD-37.28: what the next Artifacts of a Patriarch cost less; 0 for anybody else."""
    if not TRAIT_MASK[s.character[model]] >> PATRIARCH & 1:
        return 0
    return max(0, PATRIARCH_SAVING - gear_price(s.gear[model]))


def cost_of(s: DuelsState, seat: int) -> int:
    """WD-8.3, WD-8.10."""
    cost = 0
    for model in members(s, seat):
        kind = s.character[model]
        cost += GALLEONS[kind]
        if s.gear[model]:
            price = gear_price(s.gear[model])
            saving = PATRIARCH_SAVING if TRAIT_MASK[kind] >> PATRIARCH & 1 else 0
            cost += max(0, price - saving)
    return cost


def galleons_left(s: DuelsState, seat: int) -> int:
    return int(s.settings["budget"]) - cost_of(s, seat)


def borne_by(s: DuelsState, seat: int) -> int:
    """The Artifacts of a whole Group."""
    borne = 0
    for model in members(s, seat):
        borne |= s.gear[model]
    return borne


def book_size(s: DuelsState, seat: int) -> int:
    """WD-9.3."""
    size, innate = 0, 0
    for model in members(s, seat):
        size += MASTERY[s.character[model]] + (s.gear[model] & LIKES[STANDARD_BOOK]).bit_count()
        innate += len(INNATE_SPELLS[s.character[model]])
    return min(size, CARDS_EACH - innate)


def book(s: DuelsState, seat: int) -> list[int]:
    spells = s.spell[seat * CARDS_EACH : (seat + 1) * CARDS_EACH]
    return [number for number in spells if number != NOTHING]


def stock_size(s: DuelsState, seat: int) -> int:
    """WD-11.2, and the Beaded Bag."""
    return STOCK + (borne_by(s, seat) & LIKES[BEADED_BAG]).bit_count()


def potions_in(stock: int) -> list[int]:
    return [number for number in range(POTION_COUNT) if stock >> number & 1]
