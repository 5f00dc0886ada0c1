"""What a question tells beside its arguments, and the options that it names in its own words.

All of it is read from the state, or from what a view shows of it, when the question is put into
words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.columns import (
    CURSE,
    DAMAGE,
    PER_POINT,
    POINTS_EACH,
    PUSH,
    SPECTRAL_SWORD,
    TOUCH_DAMAGE,
)
from spellwright.games.wizardry.queries import animals_of
from spellwright.games.wizardry.rules.plans import animal_points_left
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, verb_of
from spellwright.kernel.saying import Argument

FACT_NAMES: Final = ("pool", "left", "place", "damage", "claws", "spare", "rest")
_OWN: Final[Mapping[int, tuple[int, ...]]] = {
    words.ASK_SQUARE: (words.TO,),
    words.ASK_ANIMAL_SQUARE: (words.TO,),
    words.ASK_BODY_SQUARE: (words.TO,),
    words.ASK_WIND_SQUARE: (words.TO,),
    words.ASK_FLIGHT: (words.TO,),
    words.ASK_BALL_STEP: (words.TO, words.STAY),
    words.ASK_RETURN: (words.TO,),
    words.ASK_TARGET: (words.TARGET,),
    words.ASK_POINTS: (words.SPEND,),
    words.ASK_CURSE: (words.SPEND,),
    words.ASK_DART: (words.SPEND,),
    words.ASK_ENTANGLE: (words.SPEND,),
    words.ASK_PUSH: (words.SPEND,),
    words.ASK_REROLL: (words.SPEND,),
    words.ASK_COUNTER: (words.SPEND,),
    words.ASK_POISON: (words.SPEND,),
}
OWN_LABELS: Final = frozenset((question, verb) for question in _OWN for verb in _OWN[question])
"""Where one verb means different things to different questions, each says what it means."""


def question_facts(s: WizardryState, ask: Ask) -> dict[str, Argument]:
    seat = ask.seat
    own = animals_of(s, seat)
    animals = [entry for place in own for entry in s.animal_plans[place]]
    sword = DAMAGE[SPECTRAL_SWORD] if s.sword[seat] else 0
    return {
        "pool": s.pool[seat],
        "left": len(s.plan[seat]) + len(animals),
        "place": s.order.index(seat) + 1 if seat in s.order else 1,
        "damage": TOUCH_DAMAGE + sword,
        "claws": TOUCH_DAMAGE if sword and own else 0,
        "spare": sum([animal_points_left(s, place) for place in own]),
    }


def option_facts(ask: Ask, code: int) -> dict[str, Argument]:
    """What is left of something when these defence points are spent on it."""
    if verb_of(code) != words.SPEND:
        return {}
    points, amount = first_of(code), ask.args[-1] if ask.args else 0
    if ask.question == words.ASK_POINTS:
        source = ask.args[0]
        points = points // POINTS_EACH[source] * PER_POINT[source]
    elif ask.question in _SAVES:
        points *= PER_POINT[_SAVES[ask.question]]
    return {"rest": max(0, amount - points)}


_SAVES: Final = {words.ASK_CURSE: CURSE, words.ASK_PUSH: PUSH}
"""The spells that a point weakens by more than 1."""
