"""The player: every question has its rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.bot import (
    dice,
    fights,
    movement,
    rivals,
    setup,
    spells,
    trade,
    voldemort,
)
from spellwright.games.talisman.bot.outlook import Outlook, always
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.view import View

RULES: Final[dict[int, Callable[[Outlook], Advice]]] = {
    words.ASK_CHARACTER: setup.character,
    words.ASK_SIDE: setup.side,
    words.ASK_NEW_SIDE: setup.side,
    words.ASK_START: trade.use,
    words.ASK_UNDER: trade.under,
    words.ASK_WAY: movement.way,
    words.ASK_SPACE: movement.where,
    words.ASK_DIRECTION: movement.direction,
    words.ASK_STEER: movement.steer,
    words.ASK_ON_THE_WAY: movement.on_the_way,
    words.ASK_SPACES: movement.spaces,
    words.ASK_BACK: movement.back,
    words.ASK_TEST_ABILITY: movement.gates_ability,
    words.ASK_FELIX: dice.felix,
    words.ASK_REROLL: dice.reroll,
    words.ASK_REROLL_TWO: dice.reroll,
    words.ASK_REROLL_THREE: dice.reroll,
    words.ASK_DIE: dice.which_die,
    words.ASK_LEAVE_OUT: dice.leave_out,
    words.ASK_SPELL: spells.cast,
    words.ASK_CANCEL: spells.cancel,
    words.ASK_AIM: spells.aim,
    words.ASK_AIM_CARD: spells.aim_card,
    words.ASK_RESIST: spells.resist,
    words.ASK_ANSWER: spells.answer,
    words.ASK_RECAST: spells.recast,
    words.ASK_KEEP_SPELL: spells.keep_spell,
    words.ASK_TOKEN_SPELL: always(words.YES, say("hint-free-spell")),
    words.ASK_BLOOD: always(words.NO, say("hint-life-over-spell")),
    words.ASK_PART_WITH: spells.part_with,
    words.ASK_TOKEN: spells.token,
    words.ASK_EXTRA: always(words.YES, say("hint-another-turn")),
    words.ASK_STEAL: spells.steal,
    words.ASK_CRUCIO: spells.crucio,
    words.ASK_READ: spells.read,
    words.ASK_ENCOUNTER: fights.encounter,
    words.ASK_RULED: fights.ruled,
    words.ASK_SYMBOLS: trade.symbols,
    words.ASK_EXCHANGE_CARD: trade.exchange_card,
    words.ASK_DIFFERENCE: trade.difference,
    words.ASK_TAKE: trade.take,
    words.ASK_TAKE_EARLY: trade.take,
    words.ASK_TOO_MANY: trade.cheapest,
    words.ASK_TOLL: trade.toll,
    words.ASK_CARD: trade.card_offer,
    words.ASK_CARD_CHOICE: trade.card_choice,
    words.ASK_CARD_WHO: rivals.rival,
    words.ASK_CARD_SPACE: movement.where,
    words.ASK_AS_ORDER: always(words.NO, say("hint-no-disguise")),
    words.ASK_ORDER: trade.order,
    words.ASK_SPACE_CHOICE: trade.space_choice,
    words.ASK_SELL: always(words.DONE, say("hint-keep-everything")),
    words.ASK_BUY: trade.buy,
    words.ASK_BUY_SPELL: trade.buy_spell,
    words.ASK_TRADE: trade.trade,
    words.ASK_TRADE_FOR: trade.trade_for,
    words.ASK_NAME: dice.name_number,
    words.ASK_SHIFT: dice.shift,
    words.ASK_PRICE: trade.cheapest,
    words.ASK_LOSE_FOLLOWER: trade.cheapest,
    words.ASK_GREENHOUSE: trade.send_ahead,
    words.ASK_INTIMIDATE: rivals.intimidate,
    words.ASK_YIELD: spells.crucio,
    words.ASK_SNEAK: always(words.YES, say("hint-free-fate")),
    words.ASK_EVADE: fights.evade,
    words.ASK_EVADE_CHARACTER: fights.evade_character,
    words.ASK_ABILITY: movement.final_test,
    words.ASK_POUNCE: fights.pounce,
    words.ASK_RESCUE: always(words.NO, say("hint-one-winner")),
    words.ASK_SAVE: fights.save,
    words.ASK_OBJECT_LOST: trade.cheapest,
    words.ASK_REWARD: fights.reward,
    words.ASK_TROPHY: fights.trophy,
    words.ASK_TURN_IN: fights.turn_in,
    words.ASK_RAISE: fights.raise_ability,
    words.ASK_DROP: trade.drop,
    words.ASK_DROP_FIRST: trade.drop,
    words.ASK_LEAVE: trade.cheapest,
    words.ASK_END: rivals.end_of_turn,
    words.ASK_GIVE: trade.give_fate,
    words.ASK_FENCE: trade.cheapest,
    words.ASK_VOLDEMORT: voldemort.voldemort,
    words.ASK_VOLDEMORT_ON: voldemort.voldemort,
    words.ASK_VOLDEMORT_NUMBER: voldemort.voldemort_number,
    words.ASK_VICTIM: rivals.rival,
    words.ASK_GROVEL: voldemort.grovel,
    words.ASK_ABANDON: always(words.NO, say("hint-second-hallow")),
}


class Greedy(Bot):
    """Grows, avoids what it would lose, and goes for the Great Hall when it is strong."""

    name = "greedy"

    def weigh(self, asked: Ask, view: View[TalismanState], chance: Chance) -> Advice:
        return RULES[asked.question](Outlook(view.shown, view.seat, view.options, asked.args))
