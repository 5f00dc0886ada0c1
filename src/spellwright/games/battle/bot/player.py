"""The player: every question has its rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.bot import (
    actions,
    assigning,
    card_choices,
    dice,
    heroes,
    potions,
    setup,
    shop,
)
from spellwright.games.battle.bot.outlook import EVENTS, Outlook
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.state import BattleState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.view import View


def _collect(look: Outlook) -> Advice:
    return Advice(look.options[0], say("hint-collect"))


def _chain(look: Outlook) -> Advice:
    if look.last_need == EVENTS:
        return Advice(words.REVEAL, say("hint-chain-reveal"))
    return Advice(words.IGNORE, say("hint-chain-ignore"))


def _look(look: Outlook) -> Advice:
    return Advice(look.options[0], say("hint-may-look"))


def _unknown(look: Outlook) -> Advice:
    """A question of a pack, of which the player knows nothing."""
    return Advice(look.options[0], say("hint-may-look"))


RULES: Final[dict[int, Callable[[Outlook], Advice]]] = {
    words.ASK_HERO: setup.hero,
    words.ASK_HERO_CARD: setup.card,
    words.ASK_EXPERT: setup.card,
    words.ASK_CHARM: setup.card,
    words.ASK_SWITCH: setup.card,
    words.ASK_FIRST: setup.first,
    words.ASK_ITEM: card_choices.extra_item,
    words.ASK_LAST_FOE: assigning.last_foe,
    words.ASK_ACTION: actions.action,
    words.ASK_TARGET: heroes.target,
    words.ASK_OTHER: heroes.other,
    words.ASK_CHOICE: heroes.choice,
    words.ASK_DISCARD: card_choices.discard,
    words.ASK_BANISH: card_choices.banish,
    words.ASK_WHOSE_PILE: card_choices.whose_pile,
    words.ASK_TAKE: card_choices.take,
    words.ASK_SEARCH: card_choices.take,
    words.ASK_ORDER: card_choices.order,
    words.ASK_TOP: shop.on_top,
    words.ASK_DIE: dice.die,
    words.ASK_ROLL_AGAIN: dice.roll_again,
    words.ASK_TURN_DIE: dice.turn,
    words.ASK_RESULT: dice.result,
    words.ASK_COLLECT: _collect,
    words.ASK_CHAIN: _chain,
    words.ASK_LOOK_EVENT: card_choices.look_event,
    words.ASK_JUDGE_EVENT: card_choices.look_event,
    words.ASK_LOOK_TOP: card_choices.look_top,
    words.ASK_MAY_LOOK: _look,
    words.ASK_SWITCH_OFF: assigning.most_dangerous,
    words.ASK_AGAIN: card_choices.again,
    words.ASK_APPEAR: card_choices.again,
    words.ASK_ARRANGE: card_choices.arrange,
    words.ASK_MOVE_FROM: assigning.move_from,
    words.ASK_MOVE_TO: assigning.move_to,
    words.ASK_HAND_OVER: card_choices.hand_over,
    words.ASK_HAND_TO: heroes.other,
    words.ASK_STAG: heroes.stag,
    words.ASK_PROTEAN: heroes.protean,
    words.ASK_STICKING: heroes.sticking,
    words.ASK_INGREDIENT: potions.ingredient,
    words.ASK_ANY_INGREDIENT: potions.ingredient,
    words.ASK_INTO: potions.into,
    words.ASK_POTION: potions.potion,
    words.ASK_PLACE: shop.place,
    words.ASK_REMOVE: heroes.remove,
    words.ASK_SLEEPING: heroes.sleeping,
    words.ASK_KEEP: shop.keep,
}


class Greedy(Bot):
    """Takes what promises most at once."""

    name = "greedy"

    def weigh(self, asked: Ask, view: View[BattleState], chance: Chance) -> Advice:
        rule = RULES.get(asked.question, _unknown)
        return rule(Outlook(view.shown, view.seat, view.options, asked.args))
