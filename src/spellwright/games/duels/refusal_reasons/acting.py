"""Why the active Model cannot do something (WD-15, WD-17)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.conditions import ANIMAL, HANGING, is_now
from spellwright.games.duels.content import actions
from spellwright.games.duels.content.columns import (
    ARTIFACT_ACTION,
    DARK_LORD,
    HERBOLOGY_EXPERT,
    INNATE_ATTACKS,
    POTION_MASTERY,
    SLYTHERIN,
    WEAPON,
)
from spellwright.games.duels.content.rows import TRAITS
from spellwright.games.duels.lexicons import ARTIFACT_NAMES, TRAIT_NAMES, say
from spellwright.games.duels.queries import (
    bits_of,
    challenge_held,
    figure,
    has,
    overlay_held,
)
from spellwright.games.duels.refusal_reasons.casting import cannot_cast
from spellwright.games.duels.refusal_reasons.reason import Reason, cannot_draw, name_of
from spellwright.games.duels.rules.actions import FREE_BY_TRAIT, overlays_to_turn
from spellwright.games.duels.rules.artifacts import ABILITIES
from spellwright.games.duels.rules.attacking import attacks_of
from spellwright.games.duels.rules.exchanges import exchangeable_spells
from spellwright.games.duels.rules.movement import allowance
from spellwright.games.duels.rules.potions import usable_potions
from spellwright.games.duels.state import (
    NOTHING,
    USED_EXCHANGE,
    USED_HERBOLOGY,
    DuelsState,
    seat_of,
)

MOVEMENT: Final = "movement"
ADVANCED: Final = "advanced"
QUICK: Final = "quick"
_KIND: Final = {
    actions.DO_MOVE: MOVEMENT,
    actions.DO_ATTACK: ADVANCED,
    actions.DO_CAST: ADVANCED,
    actions.DO_QUEST: ADVANCED,
    actions.DO_CLASH: ADVANCED,
    actions.DO_POTION: QUICK,
    actions.DO_OVERLAY: QUICK,
    actions.DO_SLYTHERIN: QUICK,
}
"""The kind of action that something costs."""
_OF_A_TRAIT: Final = {
    actions.DO_SLYTHERIN: SLYTHERIN,
    actions.DO_EXCHANGE: DARK_LORD,
    actions.DO_HERBOLOGY: HERBOLOGY_EXPERT,
}
"""What nobody can do without a Trait, at any cost."""
_ATTACKS: Final = (actions.DO_ATTACK, actions.DO_ATTACK_ELITE)
_CASTS: Final = (actions.DO_CAST, actions.DO_CAST_EXPERT, actions.DO_CAST_MASTER)
_QUESTS: Final = (
    actions.DO_QUEST,
    actions.DO_QUEST_RAVENCLAW,
    actions.DO_QUEST_TACTICIAN,
)


def cannot_do(s: DuelsState, model: int, action: int) -> Reason | None:
    """Why an action is not open to the active Model."""
    return (
        _missing_trait(s, model, action)
        or _spent(s, model, _KIND.get(action, ""))
        or _hindered(s, model, action)
    )


def _missing_trait(s: DuelsState, model: int, action: int) -> Reason | None:
    trait, bit = FREE_BY_TRAIT.get(action, (_OF_A_TRAIT.get(action, NOTHING), 0))
    if trait == NOTHING:
        return None
    needed, clause = TRAIT_NAMES.noun(trait), TRAITS[trait]["clause"]
    if not has(s, model, trait):
        return say("refusal-no-trait", who=name_of(s, model), trait=needed), clause
    if s.used[model] & bit:
        return say("refusal-trait-used", who=name_of(s, model), trait=needed), clause
    return None


def _spent(s: DuelsState, model: int, kind: str) -> Reason | None:
    """WD-15.6, WD-15.7: the action that it would cost is gone."""
    left = {MOVEMENT: s.movement, ADVANCED: s.advanced, QUICK: s.quick}
    if left.get(kind, 1):
        return None
    name = name_of(s, model)
    if s.single:
        return say("refusal-one-action-used", who=name), "WD-15.7"
    return say("refusal-action-used", who=name, kind=kind), "WD-15.6"


def _hindered(s: DuelsState, model: int, action: int) -> Reason | None:
    seat, name = seat_of(model), name_of(s, model)
    if action == actions.DO_MOVE:
        return _cannot_move(s, model)
    if action in _ATTACKS:
        return _cannot_attack(s, model)
    if action in _CASTS:
        return cannot_cast(s, model)
    if action in _QUESTS:
        if not s.quests[seat]:
            return say("refusal-no-quest-to-give-up"), "WD-17.7"
        if action == actions.DO_QUEST_RAVENCLAW and challenge_held(s, model) == NOTHING:
            return say("refusal-no-challenge", who=name), "WD-37.33"
    if action == actions.DO_CLASH:
        return cannot_draw(s, seat, "WD-17.9")
    if action in (actions.DO_POTION, actions.DO_POTION_MASTERY):
        return _cannot_use_potions(s, model, action)
    if action == actions.DO_OVERLAY and not overlays_to_turn(s, model):
        return say("refusal-no-overlay-near", who=name), "WD-G17"
    if action == actions.DO_SLYTHERIN:
        if s.sly_bought:
            return say("refusal-advantage-bought", who=name), "WD-G38"
        if overlay_held(s, model) == NOTHING:
            return say("refusal-no-overlay-held", who=name), "WD-37.36"
    if action == actions.DO_EXCHANGE:
        return _cannot_exchange(s, model)
    if action == actions.DO_HERBOLOGY:
        if s.used_up[model] & USED_HERBOLOGY:
            return say("refusal-potion-exchanged", who=name), "WD-37.15"
        return say("refusal-no-potion-to-exchange"), "WD-G38"
    return None


def _cannot_move(s: DuelsState, model: int) -> Reason | None:
    name = name_of(s, model)
    if is_now(s, model, HANGING):
        return say("refusal-levicorpus", who=name), "WD-38.11"
    if not allowance(s, model):
        return say("refusal-too-slow", n=s.slow[model], who=name), "WD-16.14"
    return say("refusal-nowhere-to-go", who=name), "WD-16.11"


def _cannot_attack(s: DuelsState, model: int) -> Reason:
    name = name_of(s, model)
    weapons = [WEAPON[artifact] for artifact in bits_of(s.gear[model]) if WEAPON[artifact] >= 0]
    if not weapons and not INNATE_ATTACKS[s.character[model]]:
        return say("refusal-no-attack", who=name), "WD-17.4"
    if not attacks_of(s, model):
        if is_now(s, model, ANIMAL):
            return say("refusal-no-weapons-as-animal", who=name), "WD-37.2f"
        return say("refusal-attacks-locked", who=name), "WD-25.12"
    return say("refusal-nobody-in-reach", who=name), "WD-17.16"


def _cannot_use_potions(s: DuelsState, model: int, action: int) -> Reason | None:
    seat, name = seat_of(model), name_of(s, model)
    if is_now(s, model, ANIMAL):
        return say("refusal-no-potions-as-animal", who=name), "WD-37.2e"
    if not s.stock[seat] & ~s.emptied[seat]:
        return say("refusal-potions-spent"), "WD-17.10"
    if action == actions.DO_POTION_MASTERY and usable_potions(s, model):
        level = figure(s, model, POTION_MASTERY)
        return say("refusal-no-potion-of-level", level=level), "WD-37.30"
    return say("refusal-no-potion-target", who=name), "WD-17.16"


def _cannot_exchange(s: DuelsState, model: int) -> Reason | None:
    if s.used_up[model] & USED_EXCHANGE:
        return say("refusal-spell-exchanged", who=name_of(s, model)), "WD-37.7a"
    if not exchangeable_spells(s, seat_of(model)):
        return say("refusal-spellbook-empty"), "WD-G34"
    return None


# -- Artifacts -------------------------------------------------------------------------------------


def cannot_use(s: DuelsState, model: int, artifact: int) -> Reason | None:
    """Why the active Model cannot use an Artifact now."""
    name, what = name_of(s, model), ARTIFACT_NAMES.noun(artifact)
    action = ARTIFACT_ACTION[artifact]
    if not s.gear[model] >> artifact & 1:
        return say("refusal-no-such-artifact", who=name, what=what), "WD-35.2"
    if action not in ("free", "quick", "advanced"):
        return say("refusal-artifact-no-action", what=what), "WD-17.17"
    if s.locked[model] >> artifact & 1:
        return say("refusal-artifact-locked", what=what), "WD-35.5"
    spent = _spent(s, model, {"quick": QUICK, "advanced": ADVANCED}.get(action, ""))
    if spent:
        return spent
    return ABILITIES[artifact].why_not(s, model)
