"""On whom and where: the choices that abilities, items and challenges ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register
from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.attacks import best_strike, more_to_come
from spellwright.games.funkoverse.bot.basic_actions import arrive
from spellwright.games.funkoverse.bot.challenges import blow, chance, won
from spellwright.games.funkoverse.bot.outlook import Outlook
from spellwright.games.funkoverse.bot.reasons import why_attacked, why_there
from spellwright.games.funkoverse.bot.spells import HELP, gain_by_move
from spellwright.games.funkoverse.content.columns import (
    BASIC_DICE,
    COST,
    DICE,
    IS_CHALLENGE,
    ITEM_DICE,
    ITEM_SETS,
    SQUARES,
    TYPE,
    by_ability,
)
from spellwright.games.funkoverse.content.tables import TRACK
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.rules.movement import reach
from spellwright.games.funkoverse.state import FIGURES, IN_POOL, NOBODY, SIDE_OF, token
from spellwright.geometry.bits import numbers_of
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, second_of, verb_of

# -- on whom -----------------------------------------------------------------------------------


def target(look: Outlook) -> Advice:
    """Choose the target that the ability was meant for."""
    spell, figure = look.args[0], look.s.active
    if IS_CHALLENGE[spell]:
        best = best_strike(look.s, figure, spell, look.s.actions_left)[1]
        reason = why_attacked(look, best, DICE[spell])
    else:
        best = HELP[spell](look.footing, figure, spell)[1]
        if best == NOBODY:
            best = _any_target(look)
        reason = say("hint-serves-best", who=look.name(best))
    return Advice(words.TARGET | look.s.called[best] << FIRST, reason)


def _any_target(look: Outlook) -> int:
    """On whom to use what the player knows nothing about: the rival who is worth most to knock
    down, or the ally in the greatest danger.
    """
    s = look.s

    def worth(figure: int) -> float:
        if SIDE_OF[figure] == look.side:
            return look.footing.danger(figure, s.at[figure])
        return won(s, figure, s.active, 0)

    return max([look.figure_of(option) for option in look.options], key=worth)


def next_target(look: Outlook) -> Advice:
    return _attacked(look, DICE[look.args[0]])


def item_target(look: Outlook) -> Advice:
    return _attacked(look, ITEM_DICE[look.args[0]])


def _attacked(look: Outlook, dice: int) -> Advice:
    s, figure = look.s, look.s.active

    def worth(option: int) -> float:
        rival = look.figure_of(option)
        more = more_to_come(s, rival, figure, s.actions_left)
        return blow(s, rival, figure, dice, more)

    best = max(look.options, key=worth)
    return Advice(best, why_attacked(look, look.figure_of(best), dice))


def felix(look: Outlook) -> Advice:
    """Use luck where it changes much: for a knock-out, or on somebody hard to hit."""
    s, by = look.s, look.asked_figure()
    rival = s.called.index(look.args[1])
    dice = _likely_dice(look, by)
    sure = ITEM_SETS[s.item[look.side]]
    change = chance(s, rival, dice, sure) - chance(s, rival, dice)
    if change * won(s, rival, by, more_to_come(s, rival, by, s.actions_left)) < weights.DRINK:
        return Advice(words.SAVE, say("hint-save-for-later"))
    return Advice(words.DRINK, why_attacked(look, rival, dice, sure))


def _likely_dice(look: Outlook, figure: int) -> int:
    """The dice that the challenge is likely made with: that is not told, but a token may lie where
    it was just paid.
    """
    s = look.s
    return max(
        [
            DICE[spell]
            for spell in s.abilities_of[s.kind[figure]]
            if IS_CHALLENGE[spell] and s.tokens[token(look.side, TYPE[spell], COST[spell])]
        ],
        default=BASIC_DICE,
    )


# -- where -------------------------------------------------------------------------------------


def shift(look: Outlook) -> Advice:
    """Move rivals to where they least want to be."""
    footing = look.footing

    def harm(option: int) -> float:
        if option == words.DONE:
            return weights.NOT_WORTH_MOVING
        rival = look.figure_of(option)
        return footing.now(rival) - footing.settled(rival, second_of(option))

    best = max(look.options, key=harm)
    if best == words.DONE:
        return Advice(best, say("hint-all-well-placed"))
    return Advice(best, say("hint-unwanted-place", who=look.name(look.figure_of(best))))


def where(look: Outlook) -> Advice:
    """Where an ability leads somebody: the acting figure, an ally, or a rival."""
    return WAYS[look.args[0]](look, look.args[0])


def go(look: Outlook, figure: int, left: int) -> Advice:
    """The square that is best for a figure with this many actions left."""

    def worth(option: int) -> float:
        return arrive(look.footing, figure, _to(look, figure, option), left)

    best = max(look.options, key=worth)
    if best == words.STAY:
        return Advice(best, say("hint-stay", who=look.name(figure)))
    return Advice(best, why_there(look, figure, first_of(best)))


def _to(look: Outlook, figure: int, option: int) -> int:
    return look.s.at[figure] if option == words.STAY else first_of(option)


def _moved(look: Outlook, steps: int) -> int:
    """The figure that is moved: it is not told, but the squares lie around one of the figures."""
    s = look.s
    squares = sorted([first_of(option) for option in look.options if option != words.STAY])
    fits = [
        figure
        for figure in range(FIGURES)
        if s.at[figure] >= 0
        and figure != s.active
        and numbers_of(reach(s, figure, SIDE_OF[figure], steps)) == squares
    ]
    return fits[0] if fits else s.active


# -- where, by ability -------------------------------------------------------------------------

Way = Callable[[Outlook, int], Advice]
way: Final[Register[Way]] = Register("way")


@way("dash", "sneak")
def lead_itself(look: Outlook, _spell: int) -> Advice:
    return go(look, look.s.active, look.s.actions_left)


@way("accio")
def lead_the_fetched(look: Outlook, spell: int) -> Advice:
    s = look.s
    return go(look, max(HELP[spell](look.footing, s.active, spell)[1], 0), 0)


def lead_whoever_fits(look: Outlook, spell: int) -> Advice:
    """An ally goes where it is best, a rival where that is worst."""
    moved = _moved(look, SQUARES[spell])
    if SIDE_OF[moved] == look.side:
        return go(look, moved, 0)
    footing = look.footing
    best = max(look.options, key=lambda option: -footing.settled(moved, _to(look, moved, option)))
    return Advice(best, say("hint-unwanted-place", who=look.name(moved)))


WAYS: Final = by_ability(way, lead_whoever_fits)


def ally(look: Outlook) -> Advice:
    """King's Gambit: choose the ally who gains most by a move."""
    spell = look.args[0]

    def gain(option: int) -> float:
        if option == words.DONE:
            return weights.NOT_WORTH_MOVING
        return gain_by_move(look.footing, look.figure_of(option), spell)

    best = max(look.options, key=gain)
    if best == words.DONE:
        return Advice(best, say("hint-all-well-placed"))
    return Advice(best, say("hint-best-move", who=look.name(look.figure_of(best))))


# -- tokens ------------------------------------------------------------------------------------


def rival_token(look: Outlook) -> Advice:
    """The token that the rivals would have soonest, or of which they have no other."""
    s, rivals = look.s, 1 - look.side

    def harm(option: int) -> float:
        type = first_of(option)
        left = s.tokens[token(rivals, type, IN_POOL)]
        if verb_of(option) == words.DECREE:
            return -left
        place = second_of(option)
        return -place - left if place < TRACK else -TRACK - FIGURES

    return look.best(harm, say("hint-best-token"))
