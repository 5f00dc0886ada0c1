"""A balanced set-up: the lab answers the set-up questions, so that all choices come up.

In the first answer of each seat to a question the options take turns, with every combination of the
seats; the order is drawn by lot, question by question, so that answers to different questions meet
in every way. Later answers to the same question are drawn by lot. Bots play the game that follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spellwright.kernel.chance import FastChance
from spellwright.kernel.decision import Ask
from spellwright.registry import Game
from spellwright.simulate.seeds import derived_seed


class BalancedSetup:
    def __init__(self, game: Game, run_seed: int | str, seed: int, turn: int) -> None:
        self._questions = game.study.setup_questions
        self._book = game.rules.questions
        self._run_seed = run_seed
        self._turn = turn
        self._lot = FastChance(derived_seed(seed, "set-up"))
        self._asked: Counter[tuple[int, str]] = Counter()

    def answers(self, ask: Ask) -> bool:
        """Whether the lab answers this question."""
        return self._book[ask.question].key in self._questions

    def choose(self, ask: Ask, options: Sequence[int]) -> int:
        key = self._book[ask.question].key
        times = self._asked[ask.seat, key]
        self._asked[ask.seat, key] += 1
        if times:
            return options[self._lot.below(len(options))]
        block, place = divmod(self._turn // len(options) ** ask.seat, len(options))
        lot = FastChance(derived_seed(self._run_seed, "set-up", key, ask.seat, block))
        chosen: int = lot.shuffled(list(options))[place]
        return chosen
