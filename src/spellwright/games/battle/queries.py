"""Questions about a position."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.state import BREW_EVENT, BREW_OWNER, BattleState

VOLDEMORT: Final = -1
"""The slot of a final Lord Voldemort is the last of the row."""
DEARER: Final[int] = v.POWERS["dearer"]
_HORNTAIL: Final[int] = v.POWERS["horntail"]


def player(s: BattleState, place: int) -> int:
    """The seat that decides for a Hero; one person may run two (HB-26.4)."""
    return place if s.seats == s.heroes else 0


def clockwise(s: BattleState) -> list[int]:
    """All Heroes from the active one clockwise (HB-12.9)."""
    active, heroes = s.active, s.heroes
    return [(active + step) % heroes for step in range(heroes)]


def neighbours(s: BattleState, place: int) -> list[int]:
    """HB-26.17, from the Hero to the left on."""
    heroes = s.heroes
    if heroes == 1:
        return []
    left, right = (place + 1) % heroes, (place - 1) % heroes
    return [left] if left == right else [left, right]


def is_official(s: BattleState) -> bool:
    """Whether the single-player rules of HB-26.5 to HB-26.16 hold."""
    return bool(s.settings["solo"] == "official")


def packs_in_play(s: BattleState) -> int:
    """The packs of this table, as bits; the box is one of them."""
    return columns.IN_PLAY.packs(s.settings)


def locations(s: BattleState) -> list[int]:
    return columns.locations_of(s.scenario, packs_in_play(s))


def encounters(s: BattleState) -> list[int]:
    return columns.encounters_of(s.scenario, packs_in_play(s))


def horcruxes(s: BattleState) -> list[int]:
    return columns.horcruxes(packs_in_play(s))


# -- cards -----------------------------------------------------------------------------------------


def fits(kind: int, wanted: int) -> bool:
    """Whether a Hogwarts card is of a wanted type, or of a value that stands in place of one."""
    return _FITS[wanted][kind]


def all_fitting(cards: list[int], wanted: int) -> list[int]:
    """The cards of a wanted type."""
    fitting = _FITS[wanted]
    return [kind for kind in cards if fitting[kind]]


def _kinds_that_fit(wanted: int) -> list[bool]:
    if wanted == v.ANY_TYPE:
        return [True] * columns.THINGS
    if wanted == v.VALUE_3 or wanted == v.VALUE_5:
        most = 3 if wanted == v.VALUE_3 else 5
        return [value <= most for value in columns.VALUE]
    return [card_type == wanted for card_type in columns.TYPE]


_FITS: Final = [_kinds_that_fit(wanted) for wanted in sorted(v.TYPES.values())]


def answers(kind: int, condition: int) -> bool:
    """Whether a revealed card is what a text asks for (HB-28.1)."""
    if condition == v.VALUED:
        return columns.VALUE[kind] > 0
    if condition == v.WORTHLESS:
        return columns.VALUE[kind] == 0
    if condition == v.STARTING:
        return columns.IS_STARTING[kind]
    return columns.TYPE[kind] == condition


def count_type(cards: list[int], wanted: int) -> int:
    types = columns.TYPE
    return len([1 for kind in cards if types[kind] == wanted])


def different(cards: list[int]) -> list[int]:
    """Each kind once, in a fixed order."""
    found: list[int] = []
    for kind in sorted(cards):
        if not found or kind != found[-1]:
            found.append(kind)
    return found


def shown(s: BattleState) -> list[int]:
    """The face-up cards of the shop: the top of each stack."""
    return [stack[-1] for stack in s.shop if stack]


def price(s: BattleState, place: int, kind: int) -> int:
    """HB-6.17."""
    cost = columns.VALUE[kind]
    if s.expert[place] == columns.ARITHMANCY and columns.ROLLS_HOUSE_DIE[kind]:
        cost -= 1
    if s.powers & DEARER:
        cost += 1
    return max(cost, 0)


# -- foes ------------------------------------------------------------------------------------------


def face_up(s: BattleState, wanted: int) -> list[int]:
    """The slots of face-up foes of a type, Lord Voldemort in play included (HB-28.22)."""
    types = columns.FOE_TYPE
    return [slot for slot, foe in enumerate(s.row) if foe >= 0 and types[foe] & wanted]


def slot_of(s: BattleState, foe: int) -> int:
    """The slot of a foe, or -1."""
    return s.row.index(foe) if foe in s.row else -1


def is_open(s: BattleState, slot: int) -> bool:
    """HB-10.24, HB-10.25: Lord Voldemort waits until everything else is done."""
    if slot != len(s.row) - 1:
        return True
    return s.horcrux < 0 and s.encounter < 0 and only_last_left(s)


def only_last_left(s: BattleState) -> bool:
    """Whether all foes but the last, who waits, are defeated."""
    return not s.villain_stack and all(foe < 0 for foe in s.row[:-1])


def needs_attack(s: BattleState, slot: int) -> bool:
    """HB-10.4, HB-10.10; with the option of HB-G13 both kinds count towards the sum."""
    foe = s.row[slot]
    if s.settings["influence-any"]:
        assigned = s.row_attack[slot] + s.row_influence[slot]
        return assigned < columns.NEED_ATTACK[foe] + columns.NEED_INFLUENCE[foe]
    return s.row_attack[slot] < columns.NEED_ATTACK[foe]


def takes_attack(s: BattleState, slot: int) -> bool:
    """Whether one more Attack may be put on a face-up foe (HB-10.4, HB-10.33)."""
    foe = s.row[slot]
    if foe < 0 or not needs_attack(s, slot) or (slot == len(s.row) - 1 and not is_open(s, slot)):
        return False
    if s.powers & _HORNTAIL and not (columns.POWER[foe] & _HORNTAIL and not s.row_off[slot]):
        return False
    limited = s.bans & v.ONE_ATTACK and columns.FOE_TYPE[foe] & v.VILLAINS
    return not (limited and s.row_attack_now[slot] >= 1)


def takes_influence(s: BattleState, slot: int) -> bool:
    """Whether one more Influence may be assigned to a face-up foe (HB-10.5, HB-10.6, HB-10.33)."""
    foe = s.row[slot]
    if foe < 0 or not is_open(s, slot):
        return False
    if s.settings["influence-any"]:
        if not needs_attack(s, slot):
            return False
    elif s.row_influence[slot] >= columns.NEED_INFLUENCE[foe]:
        return False
    more = s.bans & v.MORE_INFLUENCE and columns.FOE_TYPE[foe] & v.CREATURES
    return s.row_influence_now[slot] < (2 if more else 1)


def encounter_takes_attack(s: BattleState) -> bool:
    """HB-17.12: Dumbledore's Request, as long as it needs more."""
    encounter = s.encounter
    return (
        encounter == columns.DUMBLEDORES_REQUEST and s.encounter_attack < columns.NEEDED[encounter]
    )


def is_filled(s: BattleState, slot: int) -> bool:
    """HB-10.12."""
    foe = s.row[slot]
    attack, influence = s.row_attack[slot], s.row_influence[slot]
    if s.settings["influence-any"]:
        return attack + influence >= columns.NEED_ATTACK[foe] + columns.NEED_INFLUENCE[foe]
    return attack >= columns.NEED_ATTACK[foe] and influence >= columns.NEED_INFLUENCE[foe]


# -- Locations and dark potions --------------------------------------------------------------------


def spaces(s: BattleState) -> int:
    """The control spaces of the current Location."""
    return spaces_of(s, s.location)


def spaces_of(s: BattleState, location: int) -> int:
    """The control spaces of a Location (HB-26.2)."""
    return (columns.SPACES_MANY if s.heroes >= 4 else columns.SPACES)[location]


def has_dark_potion(s: BattleState, place: int, event: int) -> bool:
    return any(brew[BREW_OWNER] == place and brew[BREW_EVENT] == event for brew in s.brews)


def is_confused(s: BattleState, place: int) -> bool:
    """HB-22.15: on the owner's own turn Health and Influence of Hogwarts cards change places."""
    return (
        bool(s.brews)
        and place == s.active
        and has_dark_potion(s, place, columns.CONFUSING_CONCOCTION)
    )


def plays_too_many_spells(s: BattleState, place: int, spells: int) -> bool:
    """HB-22.14: with another dark potion face up, three Spells are already too many."""
    return len(s.brews) > 1 and spells >= 3 and has_dark_potion(s, place, columns.BABBLING_BEVERAGE)
