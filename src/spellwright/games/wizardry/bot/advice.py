"""Small ways to turn a preference into advice."""

from __future__ import annotations

from collections.abc import Callable

from spellwright.games.wizardry.bot.outlook import Outlook
from spellwright.kernel.bot import Advice, by_worth
from spellwright.kernel.option import first_of
from spellwright.kernel.saying import Saying


def wanted(look: Outlook, code: int, reason: Saying) -> Advice:
    """This option, or the first one if it is not open."""
    return Advice(code if code in look.options else look.options[0], reason)


def best_option(look: Outlook, worth: Callable[[int], float], reason: Saying) -> Advice:
    """The option whose first argument is worth most; the first of equals."""
    ranked = by_worth(look.options, [worth(first_of(option)) for option in look.options])
    return Advice(ranked[0], reason, ranked)
