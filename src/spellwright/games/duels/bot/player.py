"""The player: every question has its rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.bot import (
    aims,
    building,
    choices,
    clashing,
    moving,
    setting_up,
    turns,
)
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.view import View

RULES: Final[dict[int, Callable[[Outlook], Advice]]] = {
    words.ASK_GROUP: building.group,
    words.ASK_AFFILIATION: building.affiliation,
    words.ASK_RECRUIT: building.recruit,
    words.ASK_LEADER: building.leader,
    words.ASK_EQUIP: building.equip,
    words.ASK_BEARER: building.bearer,
    words.ASK_LEARN: building.learn,
    words.ASK_PURSUE: building.pursue,
    words.ASK_BREW: building.brew,
    words.ASK_MAP: setting_up.map_,
    words.ASK_JOIN: setting_up.join,
    words.ASK_ZONE: setting_up.zone,
    words.ASK_CHALLENGE: setting_up.challenge,
    words.ASK_TERRAIN: setting_up.terrain,
    words.ASK_TERRAIN_SPACE: setting_up.terrain_space,
    words.ASK_MULLIGAN: setting_up.mulligan,
    words.ASK_HORCRUX_BEARER: setting_up.horcrux_bearer,
    words.ASK_PLACE: moving.place,
    words.ASK_ARRIVAL: moving.arrival,
    words.ASK_NEUTRAL: setting_up.neutral,
    words.ASK_UPKEEP: choices.upkeep,
    words.ASK_COLOURS: setting_up.colours,
    words.ASK_REGAIN: setting_up.regain,
    words.ASK_FIENDFYRE: moving.fiendfyre,
    words.ASK_INSTINCT: choices.instinct,
    words.ASK_ACTIVATE: turns.activate,
    words.ASK_ANIMAL: turns.animal,
    words.ASK_ACTION: turns.action,
    words.ASK_END_OF_ACTIVATION: choices.end_of_activation,
    words.ASK_MOVE: moving.move,
    words.ASK_PUSH: moving.push,
    words.ASK_ATTACK: aims.attack,
    words.ASK_SPELL: aims.spell,
    words.ASK_POTION: aims.potion,
    words.ASK_ATTACK_TARGET: aims.attack_target,
    words.ASK_SPELL_TARGET: aims.spell_target,
    words.ASK_POTION_TARGET: aims.potion_target,
    words.ASK_OVERLAY: setting_up.overlay,
    words.ASK_DROP_QUEST: setting_up.drop_quest,
    words.ASK_OLD_SPELL: choices.old_spell,
    words.ASK_NEW_SPELL: choices.new_spell,
    words.ASK_OLD_POTION: choices.old_potion,
    words.ASK_NEW_POTION: choices.new_potion,
    words.ASK_CUP: choices.cup,
    words.ASK_CLOCK: choices.instinct,
    words.ASK_REACTION: clashing.reaction,
    words.ASK_BEFORE: clashing.before,
    words.ASK_ORDER: clashing.order,
    words.ASK_EMPOWER: clashing.empower,
    words.ASK_CARD: clashing.card,
    words.ASK_SWAP: clashing.swap,
    words.ASK_EARLY: clashing.early,
    words.ASK_LATE: clashing.late,
    words.ASK_RESIST: clashing.resist,
    words.ASK_SAVE: choices.save,
    words.ASK_MOURN: moving.who_moves,
    words.ASK_LOCK: choices.artifact,
    words.ASK_UNLOCK: choices.artifact,
    words.ASK_DESTROY: choices.artifact,
    words.ASK_VICTIM: aims.victim,
    words.ASK_FORGET: choices.forget,
    words.ASK_MIND: clashing.mind,
    words.ASK_TURN: setting_up.overlay,
    words.ASK_SPELL_SPACE: moving.spell_space,
    words.ASK_WHO_MOVES: moving.who_moves,
    words.ASK_IMPERIO: aims.imperio,
    words.ASK_END_EFFECT: choices.end_effect,
}


class Greedy(Bot):
    """Takes what promises most at once."""

    name = "greedy"
    about = "Plays by rules of thumb: takes what brings its Quests nearest at once."

    def weigh(self, asked: Ask, view: View[DuelsState], chance: Chance) -> Advice:
        return RULES[asked.question](Outlook(view.shown, view.seat, view.options, asked.args))
