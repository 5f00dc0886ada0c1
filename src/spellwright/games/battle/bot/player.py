"""The player: every question has its rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.bot import (
    actions,
    brewing,
    handling,
    heroes,
    hitting,
    preparing,
    rolling,
    shopping,
)
from spellwright.games.battle.bot.outlook import EVENTS, Outlook
from spellwright.games.battle.state import BattleState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.view import View


def _collect(look: Outlook) -> Advice:
    return Advice(look.options[0], "Without it there is no victory, and its reward helps.")


def _chain(look: Outlook) -> Advice:
    if look.last_need == EVENTS:
        return Advice(words.REVEAL, "The Encounter wants many events.")
    return Advice(words.IGNORE, "One event less.")


def _look(look: Outlook) -> Advice:
    return Advice(look.options[0], "Looking costs nothing.")


RULES: Final[dict[int, Callable[[Outlook], Advice]]] = {
    words.ASK_HERO: preparing.hero,
    words.ASK_HERO_CARD: preparing.card,
    words.ASK_EXPERT: preparing.card,
    words.ASK_CHARM: preparing.card,
    words.ASK_SWITCH: preparing.card,
    words.ASK_FIRST: preparing.first,
    words.ASK_ITEM: handling.extra_item,
    words.ASK_LAST_FOE: hitting.last_foe,
    words.ASK_ACTION: actions.action,
    words.ASK_TARGET: heroes.target,
    words.ASK_OTHER: heroes.other,
    words.ASK_CHOICE: heroes.choice,
    words.ASK_DISCARD: handling.discard,
    words.ASK_BANISH: handling.banish,
    words.ASK_WHOSE_PILE: handling.whose_pile,
    words.ASK_TAKE: handling.take,
    words.ASK_ORDER: handling.order,
    words.ASK_TOP: shopping.on_top,
    words.ASK_DIE: rolling.die,
    words.ASK_ROLL_AGAIN: rolling.roll_again,
    words.ASK_TURN_DIE: rolling.turn,
    words.ASK_RESULT: rolling.result,
    words.ASK_COLLECT: _collect,
    words.ASK_CHAIN: _chain,
    words.ASK_LOOK_EVENT: handling.look_event,
    words.ASK_LOOK_TOP: handling.look_top,
    words.ASK_MAY_LOOK: _look,
    words.ASK_SWITCH_OFF: hitting.most_dangerous,
    words.ASK_AGAIN: handling.again,
    words.ASK_ARRANGE: handling.arrange,
    words.ASK_MOVE_FROM: hitting.move_from,
    words.ASK_MOVE_TO: hitting.move_to,
    words.ASK_HAND_OVER: handling.hand_over,
    words.ASK_STAG: heroes.stag,
    words.ASK_PROTEAN: heroes.protean,
    words.ASK_STICKING: heroes.sticking,
    words.ASK_INGREDIENT: brewing.ingredient,
    words.ASK_INTO: brewing.into,
    words.ASK_POTION: brewing.potion,
    words.ASK_PLACE: shopping.place,
    words.ASK_REMOVE: heroes.remove,
    words.ASK_SLEEPING: heroes.sleeping,
    words.ASK_KEEP: shopping.keep,
}


class Greedy(Bot):
    """Takes what promises most at once."""

    name = "greedy"
    about = "Plays by rules of thumb: strong cards, one foe at a time, help for who is in danger."

    def weigh(self, asked: Ask, view: View[BattleState], chance: Chance) -> Advice:
        return RULES[asked.question](Outlook(view.shown, view.seat, view.options, asked.args))
