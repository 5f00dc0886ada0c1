"""Bots: players that see what their seat sees, and nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple

from spellwright.kernel.chance import Chance
from spellwright.kernel.view import View


class Advice(NamedTuple):
    """What a bot would choose, and why in one sentence."""

    code: int
    reason: str


class Bot:
    """A player. `advise` is asked with the view of the seat whose decision it is."""

    name = "bot"
    about = ""
    """How it plays, in one sentence, for those who choose an opponent."""

    def advise(self, view: View[Any], chance: Chance) -> Advice:
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses any legal option, all equally likely."""

    name = "random"
    about = "Chooses anything that is legal: for a first look at the rules."

    def advise(self, view: View[Any], chance: Chance) -> Advice:
        return Advice(view.options[chance.below(len(view.options))], "A random choice.")
