"""The actions of an activation: which are open, and how each is carried out (WD-17)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.conditions import HANGING, SLY, begin, is_now
from spellwright.games.duels.content import actions
from spellwright.games.duels.content.columns import (
    ARTIFACT_ACTION,
    DARK_LORD,
    ELITE_FIGHTER,
    EXPERT_WIZARD,
    HAND,
    HERBOLOGY_EXPERT,
    MASTER_WIZARD,
    POTION_MASTERY,
    RAVENCLAW,
    SLYTHERIN,
    TACTICIAN,
)
from spellwright.games.duels.queries import challenge_held, figure, overlay_held, turnable
from spellwright.games.duels.rules.artifacts import UseArtifact, usable_artifacts
from spellwright.games.duels.rules.attacking import Attack, usable_attacks
from spellwright.games.duels.rules.casting import CastSpell
from spellwright.games.duels.rules.clash_deck import draw
from spellwright.games.duels.rules.exchanges import (
    ExchangePotion,
    ExchangeSpell,
    can_exchange_potion,
    can_exchange_spell,
)
from spellwright.games.duels.rules.movement import Move, allowance, entries
from spellwright.games.duels.rules.overlays import turn_overlay
from spellwright.games.duels.rules.potions import UsePotion, usable_potions
from spellwright.games.duels.rules.scoring import activate_quest
from spellwright.games.duels.rules.spell_targets import can_cast_anything
from spellwright.games.duels.state import (
    MODELS,
    NOTHING,
    USED_ELITE,
    USED_EXCHANGE,
    USED_EXPERT,
    USED_HERBOLOGY,
    USED_MASTER,
    USED_POTION_MASTERY,
    USED_RAVENCLAW,
    USED_TACTICIAN,
    DuelsProcedure,
    DuelsState,
    Model,
    Seat,
    seat_of,
)
from spellwright.kernel.option import FIRST, first_of, verb_of
from spellwright.kernel.record import without

EVERYWHERE: Final = 99
NEAR: Final = 1
"""Hide and Unveil reach the Model's own Space and adjacent ones (WD-G17)."""
_FREE_QUEST: Final = 1 << RAVENCLAW | 1 << TACTICIAN


FREE_BY_TRAIT: Final = {
    actions.DO_ATTACK_ELITE: (ELITE_FIGHTER, USED_ELITE),
    actions.DO_CAST_EXPERT: (EXPERT_WIZARD, USED_EXPERT),
    actions.DO_CAST_MASTER: (MASTER_WIZARD, USED_MASTER),
    actions.DO_QUEST_RAVENCLAW: (RAVENCLAW, USED_RAVENCLAW),
    actions.DO_QUEST_TACTICIAN: (TACTICIAN, USED_TACTICIAN),
    actions.DO_POTION_MASTERY: (POTION_MASTERY, USED_POTION_MASTERY),
}
"""What a Trait makes a Free Action once in a Round: the Trait, and its bit of `used`."""


def _do(action: int) -> int:
    return words.DO | action << FIRST


def open_actions(s: DuelsState, model: int) -> list[int]:
    """WD-40.15: everything that the active Model may do now, besides ending."""
    seat = seat_of(model)
    traits, used = s.traits[model], s.used[model]
    found = []
    if s.movement and not is_now(s, model, HANGING):
        spaces = allowance(s, model)
        if spaces and entries(s, model, seat, spaces):
            found.append(_do(actions.DO_MOVE))
    elite = traits >> ELITE_FIGHTER & 1 and not used & USED_ELITE
    if (s.advanced or elite) and usable_attacks(s, model):
        if s.advanced:
            found.append(_do(actions.DO_ATTACK))
        if elite:
            found.append(_do(actions.DO_ATTACK_ELITE))
    expert = traits >> EXPERT_WIZARD & 1 and not used & USED_EXPERT
    master = traits >> MASTER_WIZARD & 1 and not used & USED_MASTER
    if (s.advanced or expert or master) and can_cast_anything(s, model):
        if s.advanced:
            found.append(_do(actions.DO_CAST))
        if expert:
            found.append(_do(actions.DO_CAST_EXPERT))
        if master:
            found.append(_do(actions.DO_CAST_MASTER))
    if s.quests[seat]:
        if s.advanced:
            found.append(_do(actions.DO_QUEST))
        if traits & _FREE_QUEST:
            found += _free_quest_draws(s, model)
    if s.advanced and len(s.hand[seat]) < HAND and (s.deck[seat] or s.discard[seat]):
        found.append(_do(actions.DO_CLASH))
    if s.quick:
        found += _quick_actions(s, model)
    masters = traits >> POTION_MASTERY & 1 and not used & USED_POTION_MASTERY
    if masters and usable_potions(s, model, figure(s, model, POTION_MASTERY)):
        found.append(_do(actions.DO_POTION_MASTERY))
    if traits >> DARK_LORD & 1 and can_exchange_spell(s, model):
        found.append(_do(actions.DO_EXCHANGE))
    if traits >> HERBOLOGY_EXPERT & 1 and can_exchange_potion(s, model):
        found.append(_do(actions.DO_HERBOLOGY))
    if s.gear[model]:
        found += [words.USE | artifact << FIRST for artifact in usable_artifacts(s, model)]
    return found


def _free_quest_draws(s: DuelsState, model: int) -> list[int]:
    """WD-37.33, WD-37.39."""
    found = []
    traits, used = s.traits[model], s.used[model]
    clever = traits >> RAVENCLAW & 1 and not used & USED_RAVENCLAW
    if clever and challenge_held(s, model) != NOTHING:
        found.append(_do(actions.DO_QUEST_RAVENCLAW))
    if traits >> TACTICIAN & 1 and not used & USED_TACTICIAN:
        found.append(_do(actions.DO_QUEST_TACTICIAN))
    return found


def _quick_actions(s: DuelsState, model: int) -> list[int]:
    """WD-17.10 to WD-17.12, WD-37.36."""
    found = []
    if usable_potions(s, model):
        found.append(_do(actions.DO_POTION))
    if overlays_to_turn(s, model):
        found.append(_do(actions.DO_OVERLAY))
    cunning = s.traits[model] >> SLYTHERIN & 1 and not s.sly_bought
    if cunning and overlay_held(s, model) != NOTHING:
        found.append(_do(actions.DO_SLYTHERIN))
    return found


def overlays_to_turn(s: DuelsState, model: int) -> list[int]:
    """WD-G17, WD-39.2."""
    reach = EVERYWHERE if s.settings["hide_anywhere"] else NEAR
    return turnable(s, s.at[model], reach)


# -- carrying out ----------------------------------------------------------------------------------


def begin_action(s: DuelsState, model: int) -> None:
    s.acting = seat_of(model)
    s.harmed = [0] * MODELS


def use_movement(s: DuelsState) -> None:
    _use_up(s)
    s.movement = 0


def use_advanced(s: DuelsState) -> None:
    _use_up(s)
    s.advanced = 0


def use_quick(s: DuelsState) -> None:
    _use_up(s)
    s.quick = 0


def _use_up(s: DuelsState) -> None:
    """WD-15.7: the first action is the only one."""
    if s.single:
        s.movement = s.advanced = s.quick = 0


def carry_out(s: DuelsState, model: int, option: int) -> None:
    """Spend what an action costs and start it (WD-17.15, WD-17.17)."""
    begin_action(s, model)
    if verb_of(option) == words.USE:
        artifact = first_of(option)
        if ARTIFACT_ACTION[artifact] == "quick":
            use_quick(s)
        elif ARTIFACT_ACTION[artifact] == "advanced":
            use_advanced(s)
        s.push(UseArtifact(model, artifact))
        return
    action = first_of(option)
    if action == actions.DO_MOVE:
        spaces = allowance(s, model)
        use_movement(s)
        s.push(Move(model, spaces, seat_of(model), 1))
    elif action in (actions.DO_ATTACK, actions.DO_ATTACK_ELITE):
        _pay_way(s, model, action)
        s.push(Attack(model))
    elif action in (actions.DO_CAST, actions.DO_CAST_EXPERT, actions.DO_CAST_MASTER):
        _pay_way(s, model, action)
        s.push(CastSpell(model))
    elif action in (actions.DO_QUEST, actions.DO_QUEST_RAVENCLAW, actions.DO_QUEST_TACTICIAN):
        _pay_way(s, model, action)
        s.push(DrawQuest(seat_of(model)))
    elif action == actions.DO_CLASH:
        use_advanced(s)
        draw(s, seat_of(model))
    elif action == actions.DO_POTION:
        use_quick(s)
        s.push(UsePotion(model))
    elif action == actions.DO_POTION_MASTERY:
        _pay_way(s, model, action)
        s.push(UsePotion(model, figure(s, model, POTION_MASTERY)))
    elif action == actions.DO_OVERLAY:
        use_quick(s)
        s.push(TurnOverlay(model))
    elif action == actions.DO_SLYTHERIN:
        use_quick(s)
        s.sly_bought = 1
        begin(s, model, SLY)
        s.tell(story.USES_TRAIT, s.piece[model], SLYTHERIN)
        s.tell(story.GAINED_EDGE, s.piece[model])
    elif action == actions.DO_EXCHANGE:
        s.used_up[model] |= USED_EXCHANGE
        s.tell(story.USES_TRAIT, s.piece[model], DARK_LORD)
        s.push(ExchangeSpell(model))
    else:
        s.used_up[model] |= USED_HERBOLOGY
        s.tell(story.USES_TRAIT, s.piece[model], HERBOLOGY_EXPERT)
        s.push(ExchangePotion(model))


def _pay_way(s: DuelsState, model: int, action: int) -> None:
    """WD-40.15: by the Advanced Action, or free by a Trait once in a Round."""
    if action not in FREE_BY_TRAIT:
        use_advanced(s)
        return
    trait, bit = FREE_BY_TRAIT[action]
    s.used[model] |= bit
    s.tell(story.USES_TRAIT, s.piece[model], trait)


class DrawQuest(DuelsProcedure):
    """WD-17.6, WD-17.7: give one up, then draw one."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "exchange")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, s: DuelsState) -> None:
        if len(s.quests[self.seat]) > 1:
            s.ask(self.seat, words.ASK_DROP_QUEST)
        else:
            s.answer = words.DISCARD_QUEST | s.quests[self.seat][0] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.DISCARD_QUEST | quest << FIRST for quest in s.quests[seat]]

    def exchange(self, s: DuelsState) -> None:
        quest = first_of(s.answer)
        s.quests[self.seat] = without(s.quests[self.seat], quest)
        s.quest_discard[self.seat] += (quest,)
        s.tell(story.DROPPED_QUEST, self.seat, quest)
        activate_quest(s, self.seat)


class TurnOverlay(DuelsProcedure):
    """WD-17.11 to WD-17.13: Hide or Unveil."""

    model: Model
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "turn")

    def __init__(self, model: int) -> None:
        self.model = model

    def choose(self, s: DuelsState) -> None:
        found = overlays_to_turn(s, self.model)
        if len(found) > 1:
            s.ask(seat_of(self.model), words.ASK_OVERLAY)
        else:
            s.answer = words.OVERLAY | found[0] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.OVERLAY | overlay << FIRST for overlay in overlays_to_turn(s, self.model)]

    def turn(self, s: DuelsState) -> None:
        turn_overlay(s, self.model, first_of(s.answer))
