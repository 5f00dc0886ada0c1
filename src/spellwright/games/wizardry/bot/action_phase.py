"""The action phase beside the entries: squares, creatures, the demon, balls."""

from __future__ import annotations

from spellwright.games.wizardry import lexicons, words
from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.bot.advice import best_option, wanted
from spellwright.games.wizardry.bot.danger import is_in_line
from spellwright.games.wizardry.bot.outlook import Outlook, stands
from spellwright.games.wizardry.bot.squares import (
    MARKERS,
    STRIKES,
    Footing,
    animal_place,
    blow_to,
    near_foe,
    no_marker,
)
from spellwright.games.wizardry.content.columns import (
    FLAME_TONGUE,
    LIGHTNING_BOLT,
    MAGIC_TOUCH,
    MOVE,
    RANGE,
    STORM,
    TRACKING_BALL,
    WRITES,
)
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.queries import bodies, sees, square_of
from spellwright.games.wizardry.rules.spells.abjuration import DEMON
from spellwright.games.wizardry.state import NOBODY
from spellwright.geometry.square import SQUARE_STEPS
from spellwright.kernel.bot import Advice, by_worth
from spellwright.kernel.option import FIRST, first_of, second_of, verb_of
from spellwright.kernel.saying import Argument, Saying, verbatim

# -- squares ---------------------------------------------------------------------------------------


def square(look: Outlook) -> Advice:
    """Choose a square, for many actions: ways, jumps, markers, the demon's aim."""
    action = look.args[0]
    if WRITES[action] == "square":
        strikes = STRIKES[action]
        return best_option(look, lambda q: strikes(look, q), say("hint-hurts-most", who=_foe(look)))
    if MARKERS[action] is not no_marker:
        marks = MARKERS[action]
        return best_option(look, lambda q: marks(look, q), say("hint-threatens", who=_foe(look)))
    return _best_footing(look, action)


def _best_footing(look: Outlook, action: int) -> Advice:
    footing = Footing(look)
    advice = best_option(look, lambda to: footing.go_to(action, to), verbatim(""))
    return Advice(advice.code, _why_there(look, first_of(advice.code)), advice.ranked)


def animal_square(look: Outlook) -> Advice:
    return best_option(
        look, lambda q: animal_place(look, q), say("hint-animal-closer", who=_foe(look))
    )


def body_square(look: Outlook) -> Advice:
    """Either body goes where the wizard would like to be, or stays if it is better off."""
    here = square_of(look.s, look.args[0])
    going = [option for option in look.options if verb_of(option) == words.TO]
    footing = Footing(look)
    worth = [footing.go_to(MOVE, first_of(option)) for option in going]
    best = going[worth.index(max(worth))] if going else words.STAY
    better = best != words.STAY and max(worth) > footing.stand(here)
    if better or words.STAY not in look.options:
        return Advice(best, say("hint-bodies-alike"))
    return Advice(words.STAY, say("hint-stay"))


def flight(look: Outlook) -> Advice:
    return _best_footing(look, MOVE)


def wind_square(look: Outlook) -> Advice:
    body = look.args[0]
    reason = say("hint-unwanted-place", body=lexicons.BODIES.noun(body))
    return best_option(look, lambda to: blow_to(look, body, to), reason)


def _why_there(look: Outlook, to: int) -> Saying:
    if look.foe == NOBODY:
        return say("hint-safest-square")
    if MAGIC_TOUCH in look.planned and to in look.s.board.adjacent[look.there]:
        return say("hint-within-touch", who=look.foe_name)
    steps = look.s.board.steps_to(look.there)
    if steps[to] < steps[look.here]:
        return say("hint-closer", who=look.foe_name)
    return say("hint-safer")


def _foe(look: Outlook) -> Argument:
    return lexicons.ANYBODY.noun(0) if look.foe == NOBODY else look.foe_name


# -- what to strike -------------------------------------------------------------------------------


def creature(look: Outlook) -> Advice:
    """Choose a foe's nearest animal; the demon only if there is none; never the bot's own."""
    worth = {look.seat: -1.0, DEMON: 0.0}
    steps = look.s.board.steps_to(look.here)
    ranked = by_worth(
        look.options,
        [
            worth.get(first_of(option), 1.0) - weights.TIE * steps[second_of(option)]
            for option in look.options
        ],
    )
    return Advice(ranked[0], say("hint-most-harm"), ranked)


def direction(look: Outlook) -> Advice:
    """Aim at as many foes as possible, never at the bot's own wizard.

    The demon's flame comes before all entries.
    """
    of_demon = look.s.carried_out[look.seat] == 0
    origin = look.s.demon if of_demon else look.here
    reason = say("hint-in-line", who=_foe(look)) if look.foes else say("hint-hurts-nobody")
    return best_option(look, lambda way: _flame(look, origin, way), reason)


def _flame(look: Outlook, origin: int, way: int) -> float:
    s = look.s
    (x, y), (dx, dy) = s.board.place[origin], SQUARE_STEPS[way]
    line = [
        s.board.number.get((x + n * dx, y + n * dy), -1) for n in range(1, RANGE[FLAME_TONGUE] + 1)
    ]
    struck = [q for q in line if q >= 0 and sees(s, origin, q)]
    foes = sum([1 + (foe == look.foe) for foe in look.foes if stands(s, foe) in struck])
    return foes - weights.OWN_STRIKE * (look.here in struck)


# -- the demon and the balls -----------------------------------------------------------------------


def demon_spell(look: Outlook) -> Advice:
    """Choose the spell that strikes the foe hardest from the demon's square, and spares the bot."""
    s, demon = look.s, look.s.demon
    spell = TRACKING_BALL
    if look.foe != NOBODY and sees(s, demon, look.there):
        if is_in_line(s, demon, look.there) and not is_in_line(s, demon, look.here):
            spell = FLAME_TONGUE
        else:
            spell = LIGHTNING_BOLT if look.is_adjacent else STORM
    reason = say("hint-demon-strikes", action=lexicons.ENTRIES.noun(spell), who=_foe(look))
    return wanted(look, words.CAST | spell << FIRST, reason)


def ball(look: Outlook) -> Advice:
    return best_option(look, lambda q: near_foe(look, q), say("hint-nearest", who=_foe(look)))


def ball_step(look: Outlook) -> Advice:
    """Roll the ball towards the nearest body of a foe."""
    s = look.s
    goals = [square_of(s, body) for body in bodies(s) if body >> 1 != look.seat]
    steps = [option for option in look.options if verb_of(option) == words.TO]
    if not goals or not steps:
        return wanted(look, words.STAY, say("hint-ball-no-target"))
    ways = [s.board.steps_to(goal) for goal in goals]
    nearest = min(steps, key=lambda option: min([way[first_of(option)] for way in ways]))
    return Advice(nearest, say("hint-ball-rolls", who=_foe(look)))
