"""Squares to start on, to return to and to put control markers on."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot.basic_actions import arrive
from spellwright.games.funkoverse.bot.outlook import Outlook
from spellwright.games.funkoverse.bot.targets import go
from spellwright.games.funkoverse.bot.terrain import FAR, steps_from, steps_to
from spellwright.games.funkoverse.content.columns import POINTS_FOR_RETURN
from spellwright.games.funkoverse.lexicons import say
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of


def place(look: Outlook) -> Advice:
    """Choose the square with the shortest ways to the prizes."""
    return go(look, look.asked_figure(), 0)


def flag(look: Outlook) -> Advice:
    """Come home: that brings points."""
    figure = look.asked_figure()
    home = [option for option in look.options if option != words.STAY]
    best = max(home, key=lambda option: arrive(look.footing, figure, first_of(option), 0))
    points = POINTS_FOR_RETURN[look.s.scenario]
    return Advice(best, say("hint-come-home", who=look.name(figure), home=points))


def return_order(look: Outlook) -> Advice:
    return Advice(look.options[0], say("hint-room-for-all"))


def move_or_stay(look: Outlook) -> Advice:
    """Voldemort's move when he comes back at once, and Draco's move when he slips away."""
    return go(look, look.asked_figure(), 0)


def claim(look: Outlook) -> Advice:
    """Put the marker where the rivals have the longest way to flip it."""
    s = look.s
    from_home = steps_to(s.board, s.board.start_bits[1 - look.side])
    rivals = [steps_from(s.board, s.at[rival]) for rival in look.rivals]

    def away(option: int) -> tuple[int, int]:
        square = first_of(option)
        return min([steps[square] for steps in rivals], default=FAR), from_home[square]

    best = max(look.options, key=away)
    return Advice(best, say("hint-far-from-rivals"))
