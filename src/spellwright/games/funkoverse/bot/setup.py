"""Before the first round: sides, characters, items, leaders."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.outlook import Outlook
from spellwright.games.funkoverse.content.columns import KIND_NAMED
from spellwright.games.funkoverse.lexicons import ITEM_LEXICON, KIND_LEXICON, say
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of


def _kind(option: int) -> int:
    """The kind that a word stands for, whichever side has it."""
    return KIND_NAMED[first_of(option)]


def colour(look: Outlook) -> Advice:
    return Advice(look.options[0], say("hint-any-side"))


def pick(look: Outlook) -> Advice:
    best = max(look.options, key=lambda option: weights.KIND_WORTH[_kind(option)])
    return Advice(best, say("hint-strongest", who=KIND_LEXICON.noun(_kind(best))))


def item(look: Outlook) -> Advice:
    best = max(look.options, key=lambda option: weights.ITEM_WORTH[first_of(option)])
    return Advice(best, say("hint-better-item", item=ITEM_LEXICON.noun(first_of(best))))


def holder(look: Outlook) -> Advice:
    best = max(look.options, key=lambda option: weights.CARRIES[_kind(option)])
    return Advice(best, say("hint-best-holder", who=KIND_LEXICON.noun(_kind(best))))


def leader(look: Outlook) -> Advice:
    best = max(look.options, key=lambda option: weights.LEADS[_kind(option)])
    return Advice(best, say("hint-best-leader", who=KIND_LEXICON.noun(_kind(best))))


def share(look: Outlook) -> Advice:
    if words.KEEP in look.options:
        return Advice(words.KEEP, say("hint-share-even"))
    best = max(look.options, key=lambda option: weights.KIND_WORTH[_kind(option)])
    return Advice(best, say("hint-share-strongest"))
