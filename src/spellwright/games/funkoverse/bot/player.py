"""The player: every question has its rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import placement, setup, targets, turns
from spellwright.games.funkoverse.bot.outlook import Outlook
from spellwright.games.funkoverse.state import FunkoverseState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.view import View

RULES: Final[dict[int, Callable[[Outlook], Advice]]] = {
    words.ASK_COLOUR: setup.colour,
    words.ASK_PICK: setup.pick,
    words.ASK_SECRET_PICK: setup.pick,
    words.ASK_ITEM: setup.item,
    words.ASK_HOLDER: setup.holder,
    words.ASK_SHARE: setup.share,
    words.ASK_LEADER: setup.leader,
    words.ASK_PLACE: placement.place,
    words.ASK_TURN: turns.turn,
    words.ASK_ACTION: turns.action,
    words.ASK_GRANTED: turns.granted,
    words.ASK_CONTROLLED: turns.controlled,
    words.ASK_EXTRA: turns.extra,
    words.ASK_TARGET: targets.target,
    words.ASK_ITEM_TARGET: targets.item_target,
    words.ASK_NEXT_TARGET: targets.next_target,
    words.ASK_FELIX: targets.felix,
    words.ASK_SHIFT: targets.shift,
    words.ASK_WHERE: targets.where,
    words.ASK_ALLY: targets.ally,
    words.ASK_TOKEN: targets.rival_token,
    words.ASK_CLAIM: placement.claim,
    words.ASK_FLAG: placement.flag,
    words.ASK_RETURN_ORDER: placement.return_order,
    words.ASK_RETURN: placement.place,
    words.ASK_DARK_LORD: placement.move_or_stay,
    words.ASK_SLIP: placement.move_or_stay,
}


class Greedy(Bot):
    """Takes what promises most at once."""

    name = "greedy"

    def weigh(self, asked: Ask, view: View[FunkoverseState], chance: Chance) -> Advice:
        return RULES[asked.question](Outlook(view.shown, view.seat, view.options, asked.args))
