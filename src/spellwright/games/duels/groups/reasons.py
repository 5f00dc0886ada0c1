"""Why something may not join a Group that is being built, for people (WD-8 to WD-11)."""

from __future__ import annotations

from spellwright.games.duels.content.columns import (
    AFFILIATION_NAMES,
    AFFILIATIONS,
    ARTIFACT_GALLEONS,
    BOOK_SPELLS,
    GALLEONS,
    HALLOW_MASK,
    HORCRUX_MAKER,
    HORDE,
    IS_CORE,
    IS_HALLOW,
    IS_HORCRUX,
    IS_INSTANT,
    LEGENDARY_MASK,
    LEVEL,
    MASTER_OF_DEATH,
    MASTERY,
    MOST_INSTANT,
    MOST_MODELS,
    NAME_OF,
    QUEST_TYPE,
    SLOTS,
    STANDARD_BOOK,
    TRAIT_MASK,
)
from spellwright.games.duels.content.tables import ARTIFACTS, CHARACTERS
from spellwright.games.duels.groups.group import members
from spellwright.games.duels.groups.offers import bearable, bearers, highest_brew
from spellwright.games.duels.groups.restrictions import wrong_bearer
from spellwright.games.duels.groups.sums import (
    book,
    book_size,
    borne_by,
    galleons_left,
    saving_left,
)
from spellwright.games.duels.refusal_reasons.reason import Reason
from spellwright.games.duels.state import DuelsState, seat_of


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


def why_not_bear(s: DuelsState, model: int, number: int) -> Reason | None:
    """Why one Model of the Group may not be given an Artifact, at any price."""
    if bearable(s, model) >> number & 1:
        return None
    kind, gear = s.character[model], s.gear[model]
    name, who = ARTIFACTS[number]["name"], CHARACTERS[kind]["name"]
    wrong = wrong_bearer(s.affiliation[seat_of(model)], kind, number)
    if wrong:
        return f"{who} cannot have {name}: {wrong}.", "WD-8.15"
    if IS_HORCRUX[number] and TRAIT_MASK[kind] >> HORCRUX_MAKER & 1:
        return f"{who} makes Horcruxes and cannot bear one.", "WD-37.16a"
    free = TRAIT_MASK[kind] >> MASTER_OF_DEATH & 1
    borne = gear & ~HALLOW_MASK if free else gear
    if borne.bit_count() >= SLOTS[kind]:
        return f"{who} has no item slot left for {name}.", "WD-8.11"
    if IS_HALLOW[number] and gear & HALLOW_MASK:
        return f"{who} has a Deathly Hallow already.", "WD-8.14"
    if borne & LEGENDARY_MASK:
        return f"{who} has a Legendary Artifact already.", "WD-8.13"
    return f"{who} has {name} already.", "WD-G10"


def why_not_pay(s: DuelsState, model: int, number: int) -> Reason | None:
    left = galleons_left(s, seat_of(model))
    price = max(0, ARTIFACT_GALLEONS[number] - saving_left(s, model))
    if price > left:
        name = ARTIFACTS[number]["name"]
        return f"{name} costs {price} Galleons, and {left} are left.", "WD-8.3"
    return None


def why_not_equip(s: DuelsState, seat: int, number: int) -> Reason | None:
    group, name = members(s, seat), ARTIFACTS[number]["name"]
    if borne_by(s, seat) >> number & 1:
        return f"The Group has {name} already.", "WD-G10"
    if bearers(s, seat, number):
        return None
    able = [model for model in group if bearable(s, model) >> number & 1]
    if able:
        return why_not_pay(s, able[0], number)
    only = why_not_bear(s, group[0], number) if len(group) == 1 else None
    return only or (f"Nobody in the Group can be given {name}.", "WD-8.15")


def why_not_learn(s: DuelsState, seat: int, number: int) -> Reason | None:
    learned = book(s, seat)
    if number not in BOOK_SPELLS:
        return "That is no card of the Spellbook.", "WD-9.4"
    if number in learned:
        return "The Spellbook has this Spell already.", "WD-G10"
    if len(learned) >= book_size(s, seat):
        return why_full(s, seat), "WD-9.3"
    return None


def why_full(s: DuelsState, seat: int) -> str:
    """How the size of the Spellbook comes about."""
    size = book_size(s, seat)
    mastery = sum([MASTERY[s.character[model]] for model in members(s, seat)])
    if mastery == size:
        return f"The Spellbook is full: the Mastery of the Group is {mastery}."
    book = ARTIFACTS[STANDARD_BOOK]["name"]
    sum_of_it = f"the Mastery of the Group is {mastery}, and {book} adds {size - mastery}"
    return f"The Spellbook is full: {sum_of_it}."


def why_not_pursue(s: DuelsState, seat: int, number: int) -> Reason | None:
    chosen = s.quest_deck[seat]
    if QUEST_TYPE[number] != len(chosen):
        return "The Quest Deck has one card of each type, chosen type by type.", "WD-10.3"
    if IS_INSTANT[number] and sum([IS_INSTANT[other] for other in chosen]) >= MOST_INSTANT:
        return f"The Quest Deck has {MOST_INSTANT} instant cards already.", "WD-10.4"
    return None


def why_not_brew(s: DuelsState, seat: int, number: int) -> Reason | None:
    if s.stock[seat] >> number & 1:
        return "The Stock has this Potion already.", "WD-G10"
    if LEVEL[number] > highest_brew(s, seat):
        return f"No Potioneer is left for a Potion of level {LEVEL[number]}.", "WD-11.6"
    return None
