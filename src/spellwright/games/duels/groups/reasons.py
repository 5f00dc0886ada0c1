"""Why something may not join a Group that is being built, for people (WD-8 to WD-11)."""

from __future__ import annotations

from spellwright.games.duels.collection import book_spells, packs_in_play
from spellwright.games.duels.content.columns import (
    AFFILIATIONS,
    ARTIFACT_GALLEONS,
    ARTIFACT_PACK,
    BEARER_KIND,
    BEARER_VALUE,
    CHARACTER_PACK,
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
    POTION_PACK,
    QUEST_PACK,
    QUEST_TYPE,
    SLOTS,
    SPELL_PACK,
    STANDARD_BOOK,
    TRAIT_MASK,
)
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
from spellwright.games.duels.lexicons import (
    AFFILIATION_WORDS,
    ARTIFACT_NAMES,
    POTION_NAMES,
    QUEST_NAMES,
    SHARED_NAMES,
    SPELL_NAMES,
    TRAIT_NAMES,
    say,
)
from spellwright.games.duels.refusal_reasons.reason import Reason
from spellwright.games.duels.state import DuelsState, seat_of
from spellwright.kernel.saying import Argument, Saying


def _no_pack(s: DuelsState, thing: Argument, pack: int) -> Reason | None:
    """Why nothing of a pack can be had that is not in play at this table."""
    if packs_in_play(s) >> pack & 1:
        return None
    return say("refusal-pack-not-in-play", thing=thing), ""


def why_not_recruit(s: DuelsState, seat: int, number: int) -> Reason | None:
    name = SHARED_NAMES[number]
    group = members(s, seat)
    missing = _no_pack(s, name, CHARACTER_PACK[number])
    if missing:
        return missing
    if not IS_CORE[number] and not s.settings["pack"]:
        return say("refusal-not-in-pack", who=name), "WD-39.9"
    if not AFFILIATIONS[number] >> s.affiliation[seat] & 1:
        side = AFFILIATION_WORDS.noun(s.affiliation[seat])
        return say("refusal-other-side", who=name, side=side), "WD-8.5"
    if len(group) >= MOST_MODELS:
        return say("refusal-group-full", n=MOST_MODELS), "WD-8.7"
    same = [model for model in group if NAME_OF[s.character[model]] == NAME_OF[number]]
    if same and not TRAIT_MASK[number] >> HORDE & 1:
        return say("refusal-name-taken", who=name), "WD-8.6"
    left = galleons_left(s, seat)
    if GALLEONS[number] > left:
        return say(
            "refusal-cost-of-character", who=name, price=GALLEONS[number], left=left
        ), "WD-8.3"
    return None


def why_not_bear(s: DuelsState, model: int, number: int) -> Reason | None:
    """Why one Model of the Group may not be given an Artifact, at any price."""
    if bearable(s, model) >> number & 1:
        return None
    kind, gear = s.character[model], s.gear[model]
    artifact, who = ARTIFACT_NAMES.noun(number), SHARED_NAMES[kind]
    missing = _no_pack(s, artifact, ARTIFACT_PACK[number])
    if missing:
        return missing
    wrong = wrong_bearer(s.affiliation[seat_of(model)], kind, number)
    if wrong:
        return _wrong_bearer(who, number), "WD-8.15"
    if IS_HORCRUX[number] and TRAIT_MASK[kind] >> HORCRUX_MAKER & 1:
        return say("refusal-makes-horcruxes", who=who), "WD-37.16a"
    free = TRAIT_MASK[kind] >> MASTER_OF_DEATH & 1
    borne = gear & ~HALLOW_MASK if free else gear
    if borne.bit_count() >= SLOTS[kind]:
        return say("refusal-no-slot", who=who, artifact=artifact), "WD-8.11"
    if IS_HALLOW[number] and gear & HALLOW_MASK:
        return say("refusal-one-hallow", who=who), "WD-8.14"
    if borne & LEGENDARY_MASK:
        return say("refusal-one-legendary", who=who), "WD-8.13"
    return say("refusal-has-artifact", who=who, artifact=artifact), "WD-G10"


def _wrong_bearer(who: Argument, number: int) -> Saying:
    """Whom an Artifact is for, said to somebody who is not."""
    kind, wanted = BEARER_KIND[number], BEARER_VALUE[number]
    artifact = ARTIFACT_NAMES.noun(number)
    if kind == "mastery":
        return say("refusal-needs-mastery", who=who, artifact=artifact, n=wanted)
    if kind == "trait":
        needed = TRAIT_NAMES.noun(wanted)
        return say("refusal-needs-trait", who=who, artifact=artifact, needed=needed)
    if kind == "character":
        whom = SHARED_NAMES[wanted]
        return say("refusal-only-for-character", who=who, artifact=artifact, whom=whom)
    if kind == "affiliation":
        side = AFFILIATION_WORDS.noun(wanted)
        return say("refusal-only-for-side", who=who, artifact=artifact, side=side)
    return say("refusal-only-made", who=who, artifact=artifact)


def why_not_pay(s: DuelsState, model: int, number: int) -> Reason | None:
    left = galleons_left(s, seat_of(model))
    price = max(0, ARTIFACT_GALLEONS[number] - saving_left(s, model))
    if price > left:
        artifact = ARTIFACT_NAMES.noun(number)
        return say("refusal-cost-of-artifact", artifact=artifact, price=price, left=left), "WD-8.3"
    return None


def why_not_equip(s: DuelsState, seat: int, number: int) -> Reason | None:
    group, artifact = members(s, seat), ARTIFACT_NAMES.noun(number)
    missing = _no_pack(s, artifact, ARTIFACT_PACK[number])
    if missing:
        return missing
    if borne_by(s, seat) >> number & 1:
        return say("refusal-artifact-in-group", artifact=artifact), "WD-G10"
    if bearers(s, seat, number):
        return None
    able = [model for model in group if bearable(s, model) >> number & 1]
    if able:
        return why_not_pay(s, able[0], number)
    only = why_not_bear(s, group[0], number) if len(group) == 1 else None
    return only or (say("refusal-nobody-can-bear", artifact=artifact), "WD-8.15")


def why_not_learn(s: DuelsState, seat: int, number: int) -> Reason | None:
    learned = book(s, seat)
    missing = _no_pack(s, SPELL_NAMES.noun(number), SPELL_PACK[number])
    if missing:
        return missing
    if number not in book_spells(s):
        return say("refusal-no-book-spell"), "WD-9.4"
    if number in learned:
        return say("refusal-spell-learned"), "WD-G10"
    if len(learned) >= book_size(s, seat):
        return why_full(s, seat), "WD-9.3"
    return None


def why_full(s: DuelsState, seat: int) -> Saying:
    """How the size of the Spellbook comes about."""
    size = book_size(s, seat)
    mastery = sum([MASTERY[s.character[model]] for model in members(s, seat)])
    if mastery == size:
        return say("refusal-book-full", mastery=mastery)
    artifact, more = ARTIFACT_NAMES.noun(STANDARD_BOOK), size - mastery
    return say("refusal-book-full-with", mastery=mastery, artifact=artifact, more=more)


def why_no_such_quest(s: DuelsState, number: int) -> Reason | None:
    return _no_pack(s, QUEST_NAMES.noun(number), QUEST_PACK[number])


def why_not_pursue(s: DuelsState, seat: int, number: int) -> Reason | None:
    chosen = s.quest_deck[seat]
    missing = why_no_such_quest(s, number)
    if missing:
        return missing
    if QUEST_TYPE[number] != len(chosen):
        return say("refusal-one-of-each-type"), "WD-10.3"
    if IS_INSTANT[number] and sum([IS_INSTANT[other] for other in chosen]) >= MOST_INSTANT:
        return say("refusal-too-many-instant", n=MOST_INSTANT), "WD-10.4"
    return None


def why_not_brew(s: DuelsState, seat: int, number: int) -> Reason | None:
    missing = _no_pack(s, POTION_NAMES.noun(number), POTION_PACK[number])
    if missing:
        return missing
    if s.stock[seat] >> number & 1:
        return say("refusal-potion-stocked"), "WD-G10"
    if LEVEL[number] > highest_brew(s, seat):
        return say("refusal-no-potioneer", level=LEVEL[number]), "WD-11.6"
    return None
