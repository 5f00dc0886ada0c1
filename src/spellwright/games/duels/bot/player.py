"""The player: every question has its rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.bot import (
    choices,
    clash,
    group_building,
    movement,
    setup,
    targets,
    turns,
)
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.view import View

RULES: Final[dict[int, Callable[[Outlook], Advice]]] = {
    words.ASK_GROUP: group_building.group,
    words.ASK_AFFILIATION: group_building.affiliation,
    words.ASK_RECRUIT: group_building.recruit,
    words.ASK_LEADER: group_building.leader,
    words.ASK_EQUIP: group_building.equip,
    words.ASK_BEARER: group_building.bearer,
    words.ASK_LEARN: group_building.learn,
    words.ASK_PURSUE: group_building.pursue,
    words.ASK_BREW: group_building.brew,
    words.ASK_MAP: setup.map_,
    words.ASK_JOIN: setup.join,
    words.ASK_ZONE: setup.zone,
    words.ASK_CHALLENGE: setup.challenge,
    words.ASK_TERRAIN: setup.terrain,
    words.ASK_TERRAIN_SPACE: setup.terrain_space,
    words.ASK_MULLIGAN: setup.mulligan,
    words.ASK_HORCRUX_BEARER: setup.horcrux_bearer,
    words.ASK_PLACE: movement.place,
    words.ASK_ARRIVAL: movement.arrival,
    words.ASK_NEUTRAL: setup.neutral,
    words.ASK_UPKEEP: choices.upkeep,
    words.ASK_COLOURS: setup.colours,
    words.ASK_REGAIN: setup.regain,
    words.ASK_FIENDFYRE: movement.fiendfyre,
    words.ASK_INSTINCT: choices.instinct,
    words.ASK_ACTIVATE: turns.activate,
    words.ASK_ANIMAL: turns.animal,
    words.ASK_ACTION: turns.action,
    words.ASK_END_OF_ACTIVATION: choices.end_of_activation,
    words.ASK_MOVE: movement.move,
    words.ASK_PUSH: movement.push,
    words.ASK_ATTACK: targets.attack,
    words.ASK_SPELL: targets.spell,
    words.ASK_POTION: targets.potion,
    words.ASK_ATTACK_TARGET: targets.attack_target,
    words.ASK_SPELL_TARGET: targets.spell_target,
    words.ASK_POTION_TARGET: targets.potion_target,
    words.ASK_OVERLAY: setup.overlay,
    words.ASK_DROP_QUEST: setup.drop_quest,
    words.ASK_OLD_SPELL: choices.old_spell,
    words.ASK_NEW_SPELL: choices.new_spell,
    words.ASK_OLD_POTION: choices.old_potion,
    words.ASK_NEW_POTION: choices.new_potion,
    words.ASK_CUP: choices.cup,
    words.ASK_CLOCK: choices.instinct,
    words.ASK_REACTION: clash.reaction,
    words.ASK_BEFORE: clash.before,
    words.ASK_ORDER: clash.order,
    words.ASK_EMPOWER: clash.empower,
    words.ASK_CARD: clash.card,
    words.ASK_SWAP: clash.swap,
    words.ASK_EARLY: clash.early,
    words.ASK_LATE: clash.late,
    words.ASK_RESIST: clash.resist,
    words.ASK_SAVE: choices.save,
    words.ASK_MOURN: movement.who_moves,
    words.ASK_LOCK: choices.artifact,
    words.ASK_UNLOCK: choices.artifact,
    words.ASK_DESTROY: choices.artifact,
    words.ASK_VICTIM: targets.victim,
    words.ASK_FORGET: choices.forget,
    words.ASK_MIND: clash.mind,
    words.ASK_TURN: setup.overlay,
    words.ASK_SPELL_SPACE: movement.spell_space,
    words.ASK_WHO_MOVES: movement.who_moves,
    words.ASK_IMPERIO: targets.imperio,
    words.ASK_END_EFFECT: choices.end_effect,
}


class Greedy(Bot):
    """Takes what promises most at once."""

    name = "greedy"

    def weigh(self, asked: Ask, view: View[DuelsState], chance: Chance) -> Advice:
        return RULES[asked.question](Outlook(view.shown, view.seat, view.options, asked.args))
