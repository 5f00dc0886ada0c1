"""What a question tells beside its arguments, and the options that it names in its own words."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.queries import player, price
from spellwright.games.battle.state import BattleState
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of
from spellwright.kernel.saying import Argument

FACT_NAMES: Final = ("influence", "attack", "price")
OWN_LABELS: Final = frozenset(
    (words.ASK_ACTION, verb) for verb in (words.ACQUIRE, words.ACQUIRE_OWN)
)


def question_facts(s: BattleState, ask: Ask) -> dict[str, Argument]:
    """What the Hero whose action it is can spend."""
    if ask.question != words.ASK_ACTION:
        return {}
    return {"influence": s.influence[s.active], "attack": s.attack[s.active]}


def option_facts(s: BattleState, ask: Ask, code: int) -> dict[str, Argument]:
    place = s.active if player(s, s.active) == ask.seat else ask.seat
    return {"price": price(s, place, first_of(code))}
