"""Set-up: which profile to take, what to learn, how to turn the start area."""

from __future__ import annotations

from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.bot.outlook import Outlook
from spellwright.games.wizardry.lexicons import ENTRIES, say
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of


def profile(look: Outlook) -> Advice:
    """Choose a profile by chance: they are about equal, so nobody should know beforehand."""
    lot = look.luck() * sum(weights.PROFILE_WORTH)
    for option in look.options:
        lot -= weights.PROFILE_WORTH[first_of(option)]
        if lot < 0:
            break
    return Advice(option, say("hint-any-profile"))


def spell(look: Outlook) -> Advice:
    best = max(look.options, key=lambda option: weights.SPELL_WORTH[first_of(option)])
    return Advice(best, say("hint-best-spell", action=ENTRIES.noun(first_of(best))))


def orientation(look: Outlook) -> Advice:
    return Advice(look.any_option(), say("hint-any-orientation"))


def joining(look: Outlook) -> Advice:
    return Advice(look.any_option(), say("hint-any-joining"))


def unknown(look: Outlook) -> Advice:
    """A question of a pack, of which the player knows nothing."""
    return Advice(look.any_option(), say("hint-at-random"))


def real_body(look: Outlook) -> Advice:
    return Advice(look.any_option(), say("hint-at-random"))
