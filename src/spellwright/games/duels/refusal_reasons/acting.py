"""Why the active Model cannot do something (WD-15, WD-17)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.conditions import ANIMAL, HANGING, is_now
from spellwright.games.duels.content import actions
from spellwright.games.duels.content.columns import (
    ARTIFACT_ACTION,
    CUP,
    DARK_LORD,
    DIADEM,
    HAND,
    HERBOLOGY_EXPERT,
    INNATE_ATTACKS,
    POTION_MASTERY,
    REMEMBRALL,
    SLYTHERIN,
    WEAPON,
)
from spellwright.games.duels.content.tables import ARTIFACTS, TRAITS
from spellwright.games.duels.queries import (
    bits_of,
    challenge_held,
    figure,
    has,
    overlay_held,
)
from spellwright.games.duels.refusal_reasons.casting import cannot_cast
from spellwright.games.duels.refusal_reasons.reason import Reason, name_of
from spellwright.games.duels.rules.actions import FREE_BY_TRAIT, overlays_to_turn
from spellwright.games.duels.rules.artifacts import OVERLAY_REACH, cup_takers
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

MOVEMENT: Final = "Movement"
ADVANCED: Final = "Advanced"
QUICK: Final = "Quick"
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
_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")


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
    name, clause = TRAITS[trait]["name"], TRAITS[trait]["clause"]
    if not has(s, model, trait):
        return f"{name_of(s, model)} does not have {name}.", clause
    if s.used[model] & bit:
        return f"{name_of(s, model)} has used {name} this Round.", clause
    return None


def _spent(s: DuelsState, model: int, kind: str) -> Reason | None:
    """WD-15.6, WD-15.7: the action that it would cost is gone."""
    left = {MOVEMENT: s.movement, ADVANCED: s.advanced, QUICK: s.quick}
    if left.get(kind, 1):
        return None
    name = name_of(s, model)
    if s.single:
        return f"{name} has only one action in this activation and has used it.", "WD-15.7"
    return f"{name} has used the {kind} Action of this activation.", "WD-15.6"


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
            return "You have no Active Quest Card to give up.", "WD-17.7"
        if action == actions.DO_QUEST_RAVENCLAW and challenge_held(s, model) == NOTHING:
            return f"{name} does not control a Challenge.", "WD-37.33"
    if action == actions.DO_CLASH:
        return _cannot_draw(s, seat, "WD-17.9")
    if action in (actions.DO_POTION, actions.DO_POTION_MASTERY):
        return _cannot_use_potions(s, model, action)
    if action == actions.DO_OVERLAY and not overlays_to_turn(s, model):
        return f"No overlay lies in {name}'s Space or next to it.", "WD-G17"
    if action == actions.DO_SLYTHERIN:
        if s.sly_bought:
            return f"{name} has bought the Advantage in this activation.", "WD-G38"
        if overlay_held(s, model) == NOTHING:
            return f"{name} does not control an overlay.", "WD-37.36"
    if action == actions.DO_EXCHANGE:
        return _cannot_exchange(s, model)
    if action == actions.DO_HERBOLOGY:
        if s.used_up[model] & USED_HERBOLOGY:
            return f"{name} has exchanged a Potion in this game.", "WD-37.15"
        return "No Potion can be exchanged now.", "WD-G38"
    return None


def _cannot_move(s: DuelsState, model: int) -> Reason | None:
    name = name_of(s, model)
    if is_now(s, model, HANGING):
        return f"Levicorpus holds {name}: no Movement Action this Round.", "WD-38.11"
    if not allowance(s, model):
        return f"Slow {s.slow[model]} leaves {name} no Space to move.", "WD-16.14"
    return f"{name} cannot enter any Space around.", "WD-16.11"


def _cannot_attack(s: DuelsState, model: int) -> Reason:
    name = name_of(s, model)
    weapons = [WEAPON[artifact] for artifact in bits_of(s.gear[model]) if WEAPON[artifact] >= 0]
    if not weapons and not INNATE_ATTACKS[s.character[model]]:
        return f"{name} has no Attack.", "WD-17.4"
    if not attacks_of(s, model):
        if is_now(s, model, ANIMAL):
            return f"{name} cannot use weapons in Animal Form.", "WD-37.2f"
        return f"{name}'s Attacks are locked until the next Start Phase.", "WD-25.12"
    return f"No opposing Model is in {name}'s reach and sight.", "WD-17.16"


def _cannot_draw(s: DuelsState, seat: int, clause: str) -> Reason | None:
    if len(s.hand[seat]) >= HAND:
        # An effect may have given one more (WD-G50).
        held = len(s.hand[seat])
        number = _NUMBERS[held] if held < len(_NUMBERS) else str(held)
        if held > HAND:
            return f"You already hold {number} Clash Cards: draw with fewer than three.", clause
        return f"You already hold {number} Clash Cards, the most there are.", clause
    if not s.deck[seat] and not s.discard[seat]:
        return "You have no Clash Card left to draw.", "WD-G23"
    return None


def _cannot_use_potions(s: DuelsState, model: int, action: int) -> Reason | None:
    seat, name = seat_of(model), name_of(s, model)
    if is_now(s, model, ANIMAL):
        return f"{name} cannot use Potions in Animal Form.", "WD-37.2e"
    if not s.stock[seat] & ~s.emptied[seat]:
        return "All your Potions are spent.", "WD-17.10"
    if action == actions.DO_POTION_MASTERY and usable_potions(s, model):
        level = figure(s, model, POTION_MASTERY)
        return f"No Potion up to level {level} can be used now.", "WD-37.30"
    return f"No unspent Potion has a target in {name}'s reach and sight.", "WD-17.16"


def _cannot_exchange(s: DuelsState, model: int) -> Reason | None:
    if s.used_up[model] & USED_EXCHANGE:
        return f"{name_of(s, model)} has exchanged a Spell in this game.", "WD-37.7a"
    if not exchangeable_spells(s, seat_of(model)):
        return "No Spell lies in your Spellbook now.", "WD-G34"
    return None


# -- Artifacts -------------------------------------------------------------------------------------


def cannot_use(s: DuelsState, model: int, artifact: int) -> Reason | None:
    """Why the active Model cannot use an Artifact now."""
    name, what = name_of(s, model), ARTIFACTS[artifact]["name"]
    action = ARTIFACT_ACTION[artifact]
    if not s.gear[model] >> artifact & 1:
        return f"{name} does not bear {what}.", "WD-35.2"
    if action not in ("free", "quick", "advanced"):
        return f"{what} has no ability to use as an action.", "WD-17.17"
    if s.locked[model] >> artifact & 1:
        return f"{what} is locked until the next Start Phase.", "WD-35.5"
    spent = _spent(s, model, {"quick": QUICK, "advanced": ADVANCED}.get(action, ""))
    if spent:
        return spent
    if artifact == REMEMBRALL:
        return _cannot_draw(s, seat_of(model), "WD-17.16")
    if artifact in OVERLAY_REACH:
        return f"No overlay lies within {OVERLAY_REACH[artifact]} of {name}.", "WD-17.16"
    if artifact == CUP:
        return _cannot_pass_on(s, model)
    if artifact == DIADEM:
        return "No card is left in your Clash Deck.", "WD-G23"
    return None


def _cannot_pass_on(s: DuelsState, model: int) -> Reason | None:
    if not s.impacts[model]:
        return f"{name_of(s, model)} has no Impact to pass on.", "WD-17.16"
    if not cup_takers(s, model):
        return "No friend within 2 can take another Impact.", "WD-17.16"
    return None
