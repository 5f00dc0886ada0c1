"""Before the first round: sides, characters, items, leaders."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.bot.outlook import Outlook
from spellwright.games.funkoverse.content.columns import ITEM_NAMES, KIND_NAMES, KINDS
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of


def _kind(option: int) -> int:
    """The kind that a word stands for, whichever side has it."""
    return first_of(option) % KINDS


def colour(look: Outlook) -> Advice:
    return Advice(look.options[0], "The map is the same for both sides.")


def pick(look: Outlook) -> Advice:
    best = max(look.options, key=lambda option: weights.KIND_WORTH[_kind(option)])
    return Advice(best, f"{KIND_NAMES[_kind(best)]} is the strongest of those who are left.")


def item(look: Outlook) -> Advice:
    best = max(look.options, key=lambda option: weights.ITEM_WORTH[first_of(option)])
    return Advice(best, f"{ITEM_NAMES[first_of(best)]} brings more.")


def holder(look: Outlook) -> Advice:
    best = max(look.options, key=lambda option: weights.HOLDER_WORTH[_kind(option)])
    return Advice(best, f"{KIND_NAMES[_kind(best)]} will have the most use for it.")


def leader(look: Outlook) -> Advice:
    best = max(look.options, key=lambda option: weights.STURDY[_kind(option)])
    return Advice(best, f"{KIND_NAMES[_kind(best)]} is hard to knock out and fights well.")


def share(look: Outlook) -> Advice:
    if words.KEEP in look.options:
        return Advice(words.KEEP, "One leads two characters and the other one.")
    best = max(look.options, key=lambda option: weights.KIND_WORTH[_kind(option)])
    return Advice(best, "Your partner shall have the strongest, you have the others.")
