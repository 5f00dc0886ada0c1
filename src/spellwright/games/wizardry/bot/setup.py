"""Set-up: who to be, what to learn, how to turn the start area."""

from __future__ import annotations

from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.bot.outlook import Outlook
from spellwright.games.wizardry.content.columns import NAMES
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of


def profile(look: Outlook) -> Advice:
    """The profiles come close to each other, so nobody shall know beforehand."""
    lot = look.luck() * sum(weights.PROFILE_WORTH)
    for option in look.options:
        lot -= weights.PROFILE_WORTH[first_of(option)]
        if lot < 0:
            break
    return Advice(option, "All three can win; a surprise is worth something too.")


def spell(look: Outlook) -> Advice:
    best = max(look.options, key=lambda option: weights.SPELL_WORTH[first_of(option)])
    return Advice(best, f"{NAMES[first_of(best)]} has won more duels than the others.")


def orientation(look: Outlook) -> Advice:
    return Advice(look.any_option(), "Every side has its advantages.")


def joining(look: Outlook) -> Advice:
    return Advice(look.any_option(), "Both places are alike.")


def real_body(look: Outlook) -> Advice:
    return Advice(look.any_option(), "Nobody can guess what is left to chance.")
