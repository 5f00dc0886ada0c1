"""Which entry is carried out now, and which is given up."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import lexicons, words
from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.bot.outlook import Outlook
from spellwright.games.wizardry.bot.squares import Footing
from spellwright.games.wizardry.bot.targets import blows_out, touch_defeats
from spellwright.games.wizardry.bot.urgency import (
    APPROACHES,
    FIZZLES,
    GIVES_UP,
    HARMFUL,
    HARMLESS,
    IDLE,
    IMPOSSIBLE,
    LATER,
    NEVER,
    STRIKES,
    WAITS,
    WINS,
    Urgency,
    spell_urgency,
)
from spellwright.games.wizardry.content.columns import (
    BASIC,
    MAGIC_TOUCH,
    MOVE,
    ORDER,
    PUFF_OF_WIND,
    RUN,
)
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.rules.entries import blowable, reachable, touchable
from spellwright.games.wizardry.state import NOBODY, NOWHERE
from spellwright.kernel.bot import Advice, by_worth
from spellwright.kernel.option import FIRST, first_of, verb_of

WAYS: Final = (MOVE, RUN)
DOING: Final = (words.DO, words.ANIMAL_DO)
DOING_INSTEAD: Final = {words.ABANDON: words.DO, words.ANIMAL_ABANDON: words.ANIMAL_DO}
NO_USE: Final = Urgency(HARMFUL, say("hint-no-opponent"))
ANIMAL_TOUCH: Final = Urgency(STRIKES - 3, say("hint-animal-touches"))


def choose_entry(look: Outlook) -> Advice:
    """The most urgent option; the first of equals."""
    urgencies: dict[int, Urgency] = {}
    ways = Ways(look)
    for option in look.options:
        verb = verb_of(option)
        if verb in DOING:
            urgencies[option] = _carry_out(look, ways, option)
        else:
            doing = urgencies.get(option - verb | DOING_INSTEAD[verb])
            urgencies[option] = _give_up(look, words.action_in(option), doing)
    ranked = by_worth(look.options, [urgencies[option].degree for option in look.options])
    best = urgencies[ranked[0]]
    then = () if best.square == NOWHERE else (words.TO | best.square << FIRST,)
    return Advice(ranked[0], best.reason, ranked, then)


def _carry_out(look: Outlook, ways: Ways, option: int) -> Urgency:
    verb, action = verb_of(option), words.action_in(option)
    if look.foe == NOBODY:
        return ways.urgency(action) if verb == words.DO and action in WAYS else NO_USE
    if verb == words.ANIMAL_DO:
        return (
            ANIMAL_TOUCH if action == MAGIC_TOUCH else _animal_way(look, first_of(option), action)
        )
    if action >= BASIC:
        return _cast(look, action)
    if action == MAGIC_TOUCH:
        return _touch(look)
    if action == PUFF_OF_WIND:
        return _puff(look)
    return ways.urgency(action)


def _give_up(look: Outlook, action: int, doing: Urgency | None) -> Urgency:
    """Harmful entries are given up first, then those not possible now; the rest never."""
    if doing is not None and doing.degree == FIZZLES:
        return Urgency(WAITS, doing.reason)
    if doing is not None:
        return Urgency(GIVES_UP if doing.degree <= HARMFUL else NEVER, doing.reason)
    degree = HARMLESS / 2 if _may_become_possible(look, action) else IMPOSSIBLE
    return Urgency(degree, say("hint-not-possible", action=lexicons.ENTRIES.noun(action)))


def _may_become_possible(look: Outlook, action: int) -> bool:
    """A final spell waits for all others, a touch for a foe who comes near."""
    if ORDER[action] == "last":
        return len(look.planned) > 1
    return action == MAGIC_TOUCH and not any(ORDER[other] == "last" for other in look.planned)


# -- basic actions ---------------------------------------------------------------------------------


class Ways:
    """The Moves and Runs of one position."""

    __slots__ = ("_footing", "_look")

    def __init__(self, look: Outlook) -> None:
        self._look = look
        self._footing: Footing | None = None

    def urgency(self, action: int) -> Urgency:
        look = self._look
        ends = reachable(look.s, action, look.here)
        if not ends:
            return Urgency(HARMLESS, say("hint-only-double-moves"))
        footing = self._footing
        if footing is None:
            footing = self._footing = Footing(look)
        worths = [footing.go_to(action, end, action) for end in ends]
        best = max(worths)
        to, gain = ends[worths.index(best)], best - footing.stand(look.here, action)
        if gain < weights.NOT_WORTH_MOVING:
            return Urgency(HARMFUL, say("hint-every-square-worse"))
        if look.foe == NOBODY:
            return Urgency(IDLE, say("hint-safer-square"), to)
        if MAGIC_TOUCH in look.planned and not look.is_adjacent:
            nearer = APPROACHES + (action == RUN)
            return Urgency(nearer, say("hint-approach", who=look.foe_name), to)
        if footing.lacks(look.here):
            return Urgency(APPROACHES, say("hint-get-sight", who=look.foe_name), to)
        return Urgency(IDLE + min(gain, IDLE), say("hint-better-square"), to)


def _touch(look: Outlook) -> Urgency:
    for body in touchable(look.s, look.seat, look.here):
        if touch_defeats(look, body >> 1):
            return Urgency(WINS, say("hint-touch-defeats", who=lexicons.WIZARDS.noun(body >> 1)))
    return Urgency(STRIKES - 2, say("hint-touch-now", who=look.foe_name))


def _puff(look: Outlook) -> Urgency:
    for body in blowable(look.s, look.seat):
        if blows_out(look, body):
            return Urgency(WINS, say("hint-wind-out", body=lexicons.BODIES.noun(body)))
    return Urgency(IDLE, say("hint-wind-helps"))


def _cast(look: Outlook, spell: int) -> Urgency:
    """A waiting Dispel takes the spell that is missed least, after everything else."""
    urgency = spell_urgency(look, spell)
    if not look.s.dispel or urgency.degree < HARMLESS:
        return urgency
    degree = LATER - urgency.degree * LATER / WINS / 2
    return Urgency(degree, say("hint-feed-dispel", action=lexicons.ENTRIES.noun(spell)))


# -- the animal ------------------------------------------------------------------------------------


def _animal_way(look: Outlook, here: int, action: int) -> Urgency:
    steps = look.s.board.steps_to(look.there)
    if steps[here] <= 1:
        return Urgency(HARMFUL, say("hint-animal-stays"))
    if min([steps[end] for end in reachable(look.s, action, here)]) < steps[here]:
        return Urgency(APPROACHES - 1, say("hint-animal-approaches", who=look.foe_name))
    return Urgency(HARMFUL, say("hint-animal-strays"))
