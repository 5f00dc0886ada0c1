"""The actions of an activation: which are open, and how each is carried out (WD-17)."""

from __future__ import annotations

from spellwright.games.duels import words
from spellwright.games.duels.content.figures import (
    ARTIFACT_ACTION,
    BOOK_SPELLS,
    DARK_LORD,
    ELITE_FIGHTER,
    EXPERT_WIZARD,
    HAND,
    HERBOLOGY_EXPERT,
    LEVEL,
    MASTER_WIZARD,
    POTION_COUNT,
    POTION_MASTERY,
    POTIONS_OF_LEVEL,
    RAVENCLAW,
    SLYTHERIN,
    TACTICIAN,
)
from spellwright.games.duels.queries import challenge_held, figure, overlay_held, turnable
from spellwright.games.duels.rules.artifacts import UseArtifact, usable_artifacts
from spellwright.games.duels.rules.attacking import Attack, usable_attacks
from spellwright.games.duels.rules.casting import CastSpell
from spellwright.games.duels.rules.clash_deck import draw
from spellwright.games.duels.rules.movement import Move, allowance, entries
from spellwright.games.duels.rules.overlays import turn_overlay
from spellwright.games.duels.rules.potions import UsePotion, usable_potions
from spellwright.games.duels.rules.scoring import activate_quest
from spellwright.games.duels.rules.spell_targets import can_cast_anything
from spellwright.games.duels.state import (
    MODELS,
    NOBODY,
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
    cards_of,
    seat_of,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

EVERYWHERE = 99
NEAR = 1
"""Hide and Unveil reach the own Space and adjacent ones (WD-G17)."""
_FREE_QUEST = 1 << RAVENCLAW | 1 << TACTICIAN


def _do(action: int) -> int:
    return words.DO | action << FIRST


def open_actions(s: DuelsState, model: int) -> list[int]:
    """WD-40.15: everything that the active Model may do now, besides ending."""
    seat = seat_of(model)
    traits, used = s.traits[model], s.used[model]
    found = []
    if s.movement and not s.hanging[model]:
        spaces = allowance(s, model)
        if spaces and entries(s, model, seat, spaces):
            found.append(_do(words.DO_MOVE))
    elite = traits >> ELITE_FIGHTER & 1 and not used & USED_ELITE
    if (s.advanced or elite) and usable_attacks(s, model):
        if s.advanced:
            found.append(_do(words.DO_ATTACK))
        if elite:
            found.append(_do(words.DO_ATTACK_ELITE))
    expert = traits >> EXPERT_WIZARD & 1 and not used & USED_EXPERT
    master = traits >> MASTER_WIZARD & 1 and not used & USED_MASTER
    if (s.advanced or expert or master) and can_cast_anything(s, model):
        if s.advanced:
            found.append(_do(words.DO_CAST))
        if expert:
            found.append(_do(words.DO_CAST_EXPERT))
        if master:
            found.append(_do(words.DO_CAST_MASTER))
    if s.quests[seat]:
        if s.advanced:
            found.append(_do(words.DO_QUEST))
        if traits & _FREE_QUEST:
            found += _free_quest_draws(s, model)
    if s.advanced and len(s.hand[seat]) < HAND and (s.deck[seat] or s.discard[seat]):
        found.append(_do(words.DO_CLASH))
    if s.quick:
        found += _quick_actions(s, model)
    masters = traits >> POTION_MASTERY & 1 and not used & USED_POTION_MASTERY
    if masters and usable_potions(s, model, figure(s, model, POTION_MASTERY)):
        found.append(_do(words.DO_POTION_MASTERY))
    if traits >> DARK_LORD & 1 and can_exchange_spell(s, model):
        found.append(_do(words.DO_EXCHANGE))
    if traits >> HERBOLOGY_EXPERT & 1 and can_exchange_potion(s, model):
        found.append(_do(words.DO_HERBOLOGY))
    if s.gear[model]:
        found += [words.USE | artifact << FIRST for artifact in usable_artifacts(s, model)]
    return found


def _free_quest_draws(s: DuelsState, model: int) -> list[int]:
    """WD-37.33, WD-37.39."""
    found = []
    traits, used = s.traits[model], s.used[model]
    clever = traits >> RAVENCLAW & 1 and not used & USED_RAVENCLAW
    if clever and challenge_held(s, model) != NOTHING:
        found.append(_do(words.DO_QUEST_RAVENCLAW))
    if traits >> TACTICIAN & 1 and not used & USED_TACTICIAN:
        found.append(_do(words.DO_QUEST_TACTICIAN))
    return found


def _quick_actions(s: DuelsState, model: int) -> list[int]:
    """WD-17.10 to WD-17.12, WD-37.36."""
    found = []
    if usable_potions(s, model):
        found.append(_do(words.DO_POTION))
    if overlays_to_turn(s, model):
        found.append(_do(words.DO_OVERLAY))
    cunning = s.traits[model] >> SLYTHERIN & 1 and not s.sly_bought
    if cunning and overlay_held(s, model) != NOTHING:
        found.append(_do(words.DO_SLYTHERIN))
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
    if action == words.DO_MOVE:
        spaces = allowance(s, model)
        use_movement(s)
        s.push(Move(model, spaces, seat_of(model), 1))
    elif action in (words.DO_ATTACK, words.DO_ATTACK_ELITE):
        _pay_way(s, model, action == words.DO_ATTACK, USED_ELITE)
        s.push(Attack(model))
    elif action in (words.DO_CAST, words.DO_CAST_EXPERT, words.DO_CAST_MASTER):
        trait = USED_EXPERT if action == words.DO_CAST_EXPERT else USED_MASTER
        _pay_way(s, model, action == words.DO_CAST, trait)
        s.push(CastSpell(model))
    elif action in (words.DO_QUEST, words.DO_QUEST_RAVENCLAW, words.DO_QUEST_TACTICIAN):
        trait = USED_RAVENCLAW if action == words.DO_QUEST_RAVENCLAW else USED_TACTICIAN
        _pay_way(s, model, action == words.DO_QUEST, trait)
        s.push(DrawQuest(seat_of(model)))
    elif action == words.DO_CLASH:
        use_advanced(s)
        draw(s, seat_of(model))
    elif action == words.DO_POTION:
        use_quick(s)
        s.push(UsePotion(model))
    elif action == words.DO_POTION_MASTERY:
        s.used[model] |= USED_POTION_MASTERY
        s.push(UsePotion(model, figure(s, model, POTION_MASTERY)))
    elif action == words.DO_OVERLAY:
        use_quick(s)
        s.push(TurnOverlay(model))
    elif action == words.DO_SLYTHERIN:
        use_quick(s)
        s.sly[model] = s.sly_bought = 1
        s.tell(words.GAINED_EDGE, s.piece[model])
    elif action == words.DO_EXCHANGE:
        s.used_up[model] |= USED_EXCHANGE
        s.push(ExchangeSpell(model))
    else:
        s.used_up[model] |= USED_HERBOLOGY
        s.push(ExchangePotion(model))


def _pay_way(s: DuelsState, model: int, by_action: bool, trait: int) -> None:
    """WD-40.15: by the Advanced Action, or free by a Trait once in a Round."""
    if by_action:
        use_advanced(s)
    else:
        s.used[model] |= trait


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
        s.quests[self.seat].remove(quest)
        s.quest_discard[self.seat].append(quest)
        s.tell(words.DROPPED_QUEST, self.seat, quest)
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
        turn_overlay(s, first_of(s.answer))


def exchangeable_spells(s: DuelsState, seat: int) -> list[int]:
    """Cards that lie in the Spellbook (WD-G34)."""
    return [
        card
        for card in cards_of(seat)
        if s.spell[card] != NOTHING and s.bound[card] == NOBODY and s.holder[card] == NOBODY
    ]


def spells_of_collection(s: DuelsState, seat: int) -> list[int]:
    """WD-3.20: Spell Cards that the Group does not have."""
    owned = [s.spell[card] for card in cards_of(seat) if s.bound[card] == NOBODY]
    return [spell for spell in BOOK_SPELLS if spell not in owned]


def can_exchange_spell(s: DuelsState, model: int) -> bool:
    unused = not s.used_up[model] & USED_EXCHANGE
    return unused and bool(exchangeable_spells(s, seat_of(model)))


class ExchangeSpell(DuelsProcedure):
    """WD-37.7a, WD-G34: the new Spell takes over a Clock."""

    model: Model
    card: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_old", "choose_new", "exchange")

    def __init__(self, model: int) -> None:
        self.model = model
        self.card = NOTHING

    def choose_old(self, s: DuelsState) -> None:
        cards = exchangeable_spells(s, seat_of(self.model))
        if len(cards) > 1:
            s.ask(seat_of(self.model), words.ASK_OLD_SPELL)
        else:
            s.answer = words.BOOK_SPELL | s.spell[cards[0]] << FIRST

    def choose_new(self, s: DuelsState) -> None:
        cards = exchangeable_spells(s, seat_of(self.model))
        self.card = next(card for card in cards if s.spell[card] == first_of(s.answer))
        s.ask(seat_of(self.model), words.ASK_NEW_SPELL)

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_OLD_SPELL:
            spells = [s.spell[card] for card in exchangeable_spells(s, seat)]
        else:
            spells = spells_of_collection(s, seat)
        return [words.BOOK_SPELL | spell << FIRST for spell in spells]

    def exchange(self, s: DuelsState) -> None:
        s.tell(words.EXCHANGED_SPELL, s.spell[self.card], first_of(s.answer))
        s.spell[self.card] = first_of(s.answer)


def exchangeable_potions(s: DuelsState, seat: int) -> list[int]:
    """Unspent Potions for which the collection has another one of their level."""
    left = s.stock[seat] & ~s.emptied[seat]
    return [n for n in range(POTION_COUNT) if left >> n & 1 and new_potions(s, seat, n)]


def new_potions(s: DuelsState, seat: int, old: int) -> list[int]:
    return [n for n in POTIONS_OF_LEVEL[LEVEL[old]] if not s.stock[seat] >> n & 1]


def can_exchange_potion(s: DuelsState, model: int) -> bool:
    unused = not s.used_up[model] & USED_HERBOLOGY
    return unused and bool(exchangeable_potions(s, seat_of(model)))


class ExchangePotion(DuelsProcedure):
    """WD-37.15, WD-G38."""

    model: Model
    potion: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_old", "choose_new", "exchange")

    def __init__(self, model: int) -> None:
        self.model = model
        self.potion = NOTHING

    def choose_old(self, s: DuelsState) -> None:
        found = exchangeable_potions(s, seat_of(self.model))
        if len(found) > 1:
            s.ask(seat_of(self.model), words.ASK_OLD_POTION)
        else:
            s.answer = words.POTION | found[0] << FIRST

    def choose_new(self, s: DuelsState) -> None:
        self.potion = first_of(s.answer)
        found = new_potions(s, seat_of(self.model), self.potion)
        if len(found) > 1:
            s.ask(seat_of(self.model), words.ASK_NEW_POTION)
        else:
            s.answer = words.POTION | found[0] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_OLD_POTION:
            found = exchangeable_potions(s, seat)
        else:
            found = new_potions(s, seat, self.potion)
        return [words.POTION | number << FIRST for number in found]

    def exchange(self, s: DuelsState) -> None:
        seat, new = seat_of(self.model), first_of(s.answer)
        s.tell(words.EXCHANGED_POTION, self.potion, new)
        s.stock[seat] = s.stock[seat] & ~(1 << self.potion) | 1 << new
