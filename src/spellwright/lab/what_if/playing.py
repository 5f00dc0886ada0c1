"""Plays an experiment: all sets of figures side by side, until it is known well enough."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from spellwright.lab.what_if.differences import check_libraries
from spellwright.lab.what_if.experiment import Experiment
from spellwright.lab.what_if.findings import Finding, Variant, findings_of
from spellwright.lab.what_if.folder import ExperimentFolder
from spellwright.lab.what_if.measures import Measuring, Observed, is_about_winning
from spellwright.registry import any_game
from spellwright.simulate.crew import Crew
from spellwright.simulate.result import GameResult
from spellwright.simulate.sharing import play_shared
from spellwright.simulate.stop_sign import StopSign

PRECISION: Final = 0.01


class Playing:
    """An experiment that is being played, and what is known of it so far.

    Pairs are looked at in the order of their numbers, and at fixed numbers of pairs: so what comes
    out does not depend on who plays, nor on how fast.
    """

    def __init__(
        self,
        experiment: Experiment,
        folder: ExperimentFolder | None = None,
        precision: float = PRECISION,
    ) -> None:
        check_libraries()
        self.experiment = experiment
        self.folder = folder
        self.precision = experiment.until or precision
        self.variants = [Variant() for _ in experiment.variants]
        self.findings: list[list[Finding]] = [[] for _ in experiment.variants]
        self.looked = 0
        """How many pairs have been looked at."""
        self.played = 0
        """How many games were played or read."""
        self.expected = experiment.pairs * len(experiment.runs())
        """How many games it will be, as far as is known now."""
        self.reached = False
        """Whether all is known as well as was asked for."""
        paths = chain.from_iterable(experiment.variants)
        self._measuring = Measuring(any_game(experiment.game), paths, experiment.starts)
        self._observed: list[dict[int, Observed]] = [{} for _ in experiment.runs()]
        self._looks = list(experiment.looks())
        self._paired = 0

    def go(self, crew: Crew, stop: StopSign) -> Iterator[int]:
        """Play what is missing, and look on the way; each time that a game has ended, the number
        of pairs that have been looked at.
        """
        runs = self.experiment.runs()
        kept = self.folder.read() if self.folder is not None else [[] for _ in runs]
        for place, results in enumerate(kept):
            for result in results:
                if result.number < self.experiment.pairs:
                    self._take_in(place, result)
        self._look()
        missing = [
            [number for number in range(self.experiment.pairs) if number not in observed]
            for observed in self._observed
        ]
        if not self.is_done and any(missing):
            for place, result in play_shared(runs, missing, crew, stop):
                if self.folder is not None:
                    self.folder.add(place, result)
                self._take_in(place, result)
                self._look()
                yield self.looked
                if self.is_done:
                    break
        if not self.is_done:
            # It was stopped: what there is counts.
            self.looked = self._paired
            self._take_stock()

    @property
    def is_done(self) -> bool:
        return self.reached or self.looked == self.experiment.pairs

    def _take_in(self, place: int, result: GameResult) -> None:
        self.played += 1
        self._observed[place][result.number] = self._measuring.of(result)

    def _look(self) -> None:
        """Take stock whenever there are enough pairs for another look."""
        while not self.is_done and self._pair_up(self._next_look()):
            self.looked = self._paired
            if self.experiment.is_sequential or self.is_done:
                self._take_stock()

    def _next_look(self) -> int:
        return next(look for look in self._looks if look > self.looked)

    def _pair_up(self, wanted: int) -> bool:
        """Put games together as pairs, in their order; whether there are as many as are wanted."""
        while self._paired < wanted:
            if not all(self._paired in observed for observed in self._observed):
                return False
            before, *after = [observed[self._paired] for observed in self._observed]
            for variant, one in zip(self.variants, after, strict=True):
                variant.add((before, one))
            self._paired += 1
        return True

    def _take_stock(self) -> None:
        self.findings = findings_of(self.variants, self.experiment.is_sequential, self.precision)
        if self.experiment.until is not None:
            self._see_whether_reached(self.experiment.until)

    def _see_whether_reached(self, until: float) -> None:
        asked = [f for found in self.findings for f in found if self._is_asked(f.name)]
        self.reached = bool(asked) and all(finding.half <= until for finding in asked)
        widest = max(asked, key=lambda finding: finding.half, default=None)
        if widest is not None:
            pairs = self.looked
            if not self.reached:
                # An interval narrows with the root of the number of pairs.
                pairs = min(self.experiment.pairs, int(pairs * (widest.half / until) ** 2) + 1)
            self.expected = pairs * len(self._observed)

    def _is_asked(self, name: str) -> bool:
        wanted = self.experiment.measure
        if wanted:
            return name == wanted
        return is_about_winning(name) and not name.startswith("with-")
