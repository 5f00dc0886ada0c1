"""Playing many games: the same results however many processes share the work.

>>> from spellwright.simulate import Run, Summary, play_run
>>> run = Run(game="reference", seats=2, settings={}, bots=("random",), seed=7, games=20)
>>> summary = Summary(run)
>>> for result in play_run(run):
...     summary.add(result)
>>> summary.finished
20
"""

from spellwright.simulate.one_game import play_one
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run
from spellwright.simulate.summary import Summary
from spellwright.simulate.workers import play_run

__all__ = ["GameResult", "Run", "Summary", "play_one", "play_run"]
