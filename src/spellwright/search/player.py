"""The thinker: a computer player of a level."""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.knowledge import Knowledge
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.kernel.view import View
from spellwright.search.budget import Budget
from spellwright.search.guide import Guide
from spellwright.search.levels import Level
from spellwright.search.mcts import Search
from spellwright.search.mind import Mind
from spellwright.search.reasons import reason_for

PERCENT: Final = 100


class Thinker(Bot):
    """Thinks ahead with `Search`, as long as its budget lasts.

    It belongs to one seat of one game: what it thought before one choice helps with the next.
    """

    thinks_ahead = True

    def __init__(self, mind: Mind, level: Level, budget: Budget | None = None) -> None:
        self._mind = mind
        self._level = level
        self._budget = Budget(level.iterations) if budget is None else budget
        self._search: Search | None = None
        self.iterations = 0
        """The iterations of all its `thoughts` so far."""
        self.thoughts = 0

    def weigh(self, asked: Ask, view: View[Any], chance: Chance) -> Advice:
        if not isinstance(view, Knowledge):
            name = self._level.name
            raise Refused("knowledge", say("refusal-needs-knowledge", bot=name))
        if self._level.blunders and chance.below(PERCENT) < self._level.blunders:
            return Advice(view.options[chance.below(len(view.options))], say("hint-felt-right"))
        return self._think(view, chance)

    def _think(self, knowledge: Knowledge[Any], chance: Chance) -> Advice:
        if self._search is None:
            self._search = Search(self._mind, knowledge.shown.seats)
        findings = self._search.think(knowledge, self._budget, chance.word())
        self.iterations += findings.iterations
        self.thoughts += 1
        place = findings.best
        code = findings.root.tried[place]
        thumb, why = Guide(self._mind, chance, knowledge.shown.seats).reason(knowledge)
        told = reason_for(knowledge, findings, place)
        if why is not None and code == thumb:
            return Advice(code, say("hint-and-chances", hint=why, chances=told))
        return Advice(code, told)
