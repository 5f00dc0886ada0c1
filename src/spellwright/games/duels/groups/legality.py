"""What may join a Group that is being built, and why not (WD-8 to WD-11)."""

from __future__ import annotations

from spellwright.games.duels.content.figures import (
    AFFILIATION_KEYS,
    AFFILIATION_NAMES,
    AFFILIATIONS,
    ARTIFACT_COUNT,
    ARTIFACT_GALLEONS,
    BEADED_BAG,
    BOOK_SPELLS,
    GALLEONS,
    HORCRUX_MAKER,
    HORDE,
    IS_CORE,
    IS_HALLOW,
    IS_HORCRUX,
    IS_INSTANT,
    IS_LEGENDARY,
    LEVEL,
    MASTER_OF_DEATH,
    MASTERY,
    MOST_INSTANT,
    MOST_MODELS,
    NAME_OF,
    PATRIARCH,
    PATRIARCH_SAVING,
    POTION_COUNT,
    POTIONEER,
    QUEST_TYPE,
    QUESTS_OF_TYPE,
    SLOTS,
    STANDARD_BOOK,
    STOCK,
    TRAIT_MASK,
    WHO,
    character,
    trait,
)
from spellwright.games.duels.content.tables import ARTIFACTS, CHARACTERS, TRAITS
from spellwright.games.duels.groups.group import members
from spellwright.games.duels.queries import bits_of, figure
from spellwright.games.duels.state import CARDS_EACH, NOTHING, DuelsState

Reason = tuple[str, str]
"""A sentence for people, and the clause behind it."""


# -- Galleons --------------------------------------------------------------------------------------


def gear_cost(gear: int, is_patriarch: bool) -> int:
    """WD-8.10, WD-37.28: what the Artifacts of one Model cost."""
    cost = sum(ARTIFACT_GALLEONS[number] for number in bits_of(gear))
    return max(0, cost - PATRIARCH_SAVING) if is_patriarch else cost


def is_patriarch(s: DuelsState, model: int) -> bool:
    return bool(TRAIT_MASK[s.character[model]] >> PATRIARCH & 1)


def cost_of(s: DuelsState, seat: int) -> int:
    """WD-8.3."""
    return sum(
        GALLEONS[s.character[model]] + gear_cost(s.gear[model], is_patriarch(s, model))
        for model in members(s, seat)
    )


def galleons_left(s: DuelsState, seat: int) -> int:
    return int(s.settings["budget"]) - cost_of(s, seat)


# -- Models ----------------------------------------------------------------------------------------


def why_not_recruit(s: DuelsState, seat: int, number: int) -> Reason | None:
    name = CHARACTERS[number]["name"]
    group = members(s, seat)
    if not IS_CORE[number] and not s.settings["pack"]:
        return f"{name} is in the original pack, which is not part of this game.", "WD-39.9"
    if not AFFILIATIONS[number] >> s.affiliation[seat] & 1:
        side = AFFILIATION_NAMES[s.affiliation[seat]]
        return f"{name} does not belong to the affiliation {side}.", "WD-8.5"
    if len(group) >= MOST_MODELS:
        return f"The Group has {MOST_MODELS} Models already.", "WD-8.7"
    same = [model for model in group if NAME_OF[s.character[model]] == NAME_OF[number]]
    if same and not TRAIT_MASK[number] >> HORDE & 1:
        return f"The Group has a Model named {name} already.", "WD-8.6"
    left = galleons_left(s, seat)
    if GALLEONS[number] > left:
        return f"{name} costs {GALLEONS[number]} Galleons, and {left} are left.", "WD-8.3"
    return None


def recruits(s: DuelsState, seat: int) -> list[int]:
    everybody = range(len(CHARACTERS))
    return [number for number in everybody if why_not_recruit(s, seat, number) is None]


# -- Artifacts -------------------------------------------------------------------------------------


def why_not_bear(s: DuelsState, model: int, number: int) -> Reason | None:
    """Whether one Model of the Group may be given an Artifact."""
    name, who = ARTIFACTS[number]["name"], CHARACTERS[s.character[model]]["name"]
    gear, traits = s.gear[model], TRAIT_MASK[s.character[model]]
    wrong = _wrong_bearer(s, model, number)
    if wrong:
        return f"{who} cannot have {name}: {wrong}.", "WD-8.15"
    if IS_HORCRUX[number] and traits >> HORCRUX_MAKER & 1:
        return f"{who} makes Horcruxes and cannot bear one.", "WD-37.16a"
    free = traits >> MASTER_OF_DEATH & 1
    borne = [other for other in bits_of(gear) if not (free and IS_HALLOW[other])]
    if not (free and IS_HALLOW[number]):
        if len(borne) >= SLOTS[s.character[model]]:
            return f"{who} has no item slot left for {name}.", "WD-8.11"
        if IS_HALLOW[number] and any(IS_HALLOW[other] for other in bits_of(gear)):
            return f"{who} has a Deathly Hallow already.", "WD-8.14"
        if IS_LEGENDARY[number] and any(IS_LEGENDARY[other] for other in borne):
            return f"{who} has a Legendary Artifact already.", "WD-8.13"
    return None


def _wrong_bearer(s: DuelsState, model: int, number: int) -> str:
    """What is wrong with a bearer by the restriction of the card, or nothing."""
    kind, _, value = WHO[number].partition(":")
    if kind == "nobody":
        return "only Horcrux Maker brings it into play"
    if kind == "mastery" and MASTERY[s.character[model]] < int(value):
        return f"it needs Mastery {value}"
    if kind == "trait" and not TRAIT_MASK[s.character[model]] >> trait(value) & 1:
        return f"it needs the Trait {TRAITS[trait(value)]['name']}"
    if kind == "character" and NAME_OF[s.character[model]] != NAME_OF[character(value)]:
        return f"it is only for {CHARACTERS[character(value)]['name']}"
    if kind == "affiliation":
        wanted = AFFILIATION_KEYS.index(value)
        if s.affiliation[model // MOST_MODELS] != wanted:
            return f"it is only for {AFFILIATION_NAMES[wanted]}"
    return ""


def why_not_afford(s: DuelsState, model: int, number: int, left: int) -> Reason | None:
    patriarch = is_patriarch(s, model)
    more = gear_cost(s.gear[model] | 1 << number, patriarch) - gear_cost(s.gear[model], patriarch)
    if more > left:
        name = ARTIFACTS[number]["name"]
        return f"{name} costs {more} Galleons, and {left} are left.", "WD-8.3"
    return None


def bearers(s: DuelsState, seat: int, number: int) -> list[int]:
    """The Models that may be given an Artifact."""
    return _bearers(s, members(s, seat), number, galleons_left(s, seat))


def _bearers(s: DuelsState, group: list[int], number: int, left: int) -> list[int]:
    return [
        model
        for model in group
        if why_not_bear(s, model, number) is None and why_not_afford(s, model, number, left) is None
    ]


def why_not_equip(s: DuelsState, seat: int, number: int) -> Reason | None:
    group = members(s, seat)
    if any(s.gear[model] >> number & 1 for model in group):
        return f"The Group has {ARTIFACTS[number]['name']} already.", "WD-G10"
    if bearers(s, seat, number):
        return None
    reasons = [why_not_bear(s, model, number) for model in group]
    for model, reason in zip(group, reasons, strict=True):
        if reason is None:
            return why_not_afford(s, model, number, galleons_left(s, seat))
    only = reasons[0] if len(group) == 1 else None
    name = ARTIFACTS[number]["name"]
    return only or (f"Nobody in the Group can be given {name}.", "WD-8.15")


def equipment(s: DuelsState, seat: int) -> list[int]:
    group, left = members(s, seat), galleons_left(s, seat)
    borne = 0
    for model in group:
        borne |= s.gear[model]
    return [
        number
        for number in range(ARTIFACT_COUNT)
        if not borne >> number & 1 and _bearers(s, group, number, left)
    ]


# -- Spells, Quests, Potions -----------------------------------------------------------------------


def book_size(s: DuelsState, seat: int) -> int:
    """WD-9.3."""
    group = members(s, seat)
    books = len([model for model in group if s.gear[model] >> STANDARD_BOOK & 1])
    return sum(MASTERY[s.character[model]] for model in group) + books


def book(s: DuelsState, seat: int) -> list[int]:
    spells = s.spell[seat * CARDS_EACH : (seat + 1) * CARDS_EACH]
    return [number for number in spells if number != NOTHING]


def why_not_learn(s: DuelsState, seat: int, number: int) -> Reason | None:
    learned = book(s, seat)
    if number not in BOOK_SPELLS:
        return "That is no card of the Spellbook.", "WD-9.4"
    if number in learned:
        return "The Spellbook has this Spell already.", "WD-G10"
    if len(learned) >= book_size(s, seat):
        return f"The Spellbook is full: the Mastery of the Group is {len(learned)}.", "WD-9.3"
    return None


def lessons(s: DuelsState, seat: int) -> list[int]:
    learned = book(s, seat)
    if len(learned) >= book_size(s, seat):
        return []
    return [number for number in BOOK_SPELLS if number not in learned]


def why_not_pursue(s: DuelsState, seat: int, number: int) -> Reason | None:
    """WD-10.3, WD-10.4: the types one after another."""
    chosen = s.quest_deck[seat]
    if QUEST_TYPE[number] != len(chosen):
        return "The Quest Deck has one card of each type, chosen type by type.", "WD-10.3"
    if IS_INSTANT[number] and sum(IS_INSTANT[other] for other in chosen) >= MOST_INSTANT:
        return f"The Quest Deck has {MOST_INSTANT} instant cards already.", "WD-10.4"
    return None


def pursuits(s: DuelsState, seat: int) -> list[int]:
    of_type = QUESTS_OF_TYPE[len(s.quest_deck[seat])]
    return [number for number in of_type if why_not_pursue(s, seat, number) is None]


def stock_size(s: DuelsState, seat: int) -> int:
    """WD-11.2, and the Beaded Bag."""
    bags = [model for model in members(s, seat) if s.gear[model] >> BEADED_BAG & 1]
    return STOCK + len(bags)


def potions_in(stock: int) -> list[int]:
    return [number for number in range(POTION_COUNT) if stock >> number & 1]


def why_not_brew(s: DuelsState, seat: int, number: int) -> Reason | None:
    """WD-11.5, WD-11.6: each Potioneer allows one Potion up to its level."""
    if s.stock[seat] >> number & 1:
        return "The Stock has this Potion already.", "WD-G10"
    levels = [LEVEL[other] for other in (*potions_in(s.stock[seat]), number)]
    wanted = sorted([level for level in levels if level], reverse=True)
    skills = [figure(s, model, POTIONEER) for model in members(s, seat)]
    allowed = sorted([skill for skill in skills if skill], reverse=True)
    if len(wanted) > len(allowed) or any(w > a for w, a in zip(wanted, allowed, strict=False)):
        return f"No Potioneer is left for a Potion of level {LEVEL[number]}.", "WD-11.6"
    return None


def brews(s: DuelsState, seat: int) -> list[int]:
    return [number for number in range(POTION_COUNT) if why_not_brew(s, seat, number) is None]
