"""Experiments that the page has started: one plays, the last ones are remembered."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from spellwright.kernel.refusal import Refused
from spellwright.lab.what_if.experiment import Experiment, Figures
from spellwright.lab.what_if.folder import ExperimentFolder
from spellwright.lab.what_if.measures import label_of
from spellwright.lab.what_if.playing import Playing
from spellwright.lab.what_if.telling import number, title_of, to_data, verdict
from spellwright.lab.words import say
from spellwright.registry import Game
from spellwright.simulate.processes import Processes
from spellwright.simulate.stop_sign import StopSign

MOST_PAIRS: Final = 20_000
REMEMBERED: Final = 20
MOST_POINTS: Final = 200
"""So many looks of an experiment are kept for its picture."""


class Trial:
    """One experiment, in a thread of its own; its games are played in other processes."""

    def __init__(self, name: str, game: Game, experiment: Experiment, out: Path, jobs: int) -> None:
        self.name = name
        self.game = game
        self.experiment = experiment
        self.fault = ""
        self.history: list[list[list[float]]] = [[] for _ in experiment.variants]
        self._folder = ExperimentFolder(out, experiment)
        self._playing = Playing(experiment, self._folder)
        self._stop = StopSign()
        self._jobs = jobs
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    @property
    def is_running(self) -> bool:
        return self._thread.is_alive()

    def stop(self) -> None:
        self._stop.is_up = True

    def wait(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        try:
            looked = 0
            with Processes(self._jobs) as crew:
                for pairs in self._playing.go(crew, self._stop):
                    if pairs > looked:
                        looked = pairs
                        self._remember(pairs)
            self._remember(self._playing.looked)
            self._folder.write(to_data(self._playing))
            self._folder.write_tables(complete=self._playing.is_done)
        except Refused as refusal:
            self.fault = str(refusal)
        except Exception as error:  # noqa: BLE001 - the page says what went wrong
            self.fault = f"{type(error).__name__}: {error}"

    def _remember(self, pairs: int) -> None:
        """How the interval of who wins has closed so far."""
        for points, found in zip(self.history, self._playing.findings, strict=True):
            if found and (not points or points[-1][0] != pairs):
                points.append([pairs, found[0].difference, found[0].low, found[0].high])
                if len(points) > MOST_POINTS:
                    del points[1::2]

    def to_data(self) -> dict[str, Any]:
        """What the page shows, in words where it shows words."""
        playing = self._playing
        variants = []
        for figures, one, found, history in zip(
            self.experiment.variants,
            playing.variants,
            playing.findings,
            self.history,
            strict=True,
        ):
            variants.append(
                {
                    "title": str(title_of(self.game, figures)),
                    "pairs": str(say("fact-pairs", pairs=one.pairs, identical=one.identical)),
                    "verdict": str(verdict(found)) if found else "",
                    "history": history[:],
                    "rows": [
                        {
                            "label": str(label_of(finding.name)),
                            "before": number(finding.name, finding.before),
                            "after": number(finding.name, finding.after),
                            "difference": number(finding.name, finding.difference, signed=True),
                            "low": number(finding.name, finding.low, signed=True),
                            "high": number(finding.name, finding.high, signed=True),
                            "clear": str(say("mark-clear")) if finding.clear else "",
                        }
                        for finding in found
                    ],
                }
            )
        return {
            "name": self.name,
            "running": self.is_running,
            "fault": self.fault,
            "played": playing.played,
            "expected": playing.expected,
            "variants": variants,
        }


class Trials:
    def __init__(self, folder: Path, jobs: int) -> None:
        self._folder = folder
        self._jobs = jobs
        self._trials: dict[str, Trial] = {}
        self._lock = threading.Lock()

    def start(
        self, game: Game, variants: Sequence[Figures], bots: str, pairs: int, seed: int
    ) -> Trial:
        if not 1 <= pairs <= MOST_PAIRS:
            raise Refused("pairs", say("refusal-pairs", most=MOST_PAIRS))
        experiment = Experiment(
            game.id,
            game.rules.usual_seats,
            {},
            tuple(bots.split(",")),
            seed,
            tuple(variants),
            pairs,
            watched=True,
        )
        with self._lock:
            if any(trial.is_running for trial in self._trials.values()):
                raise Refused("busy", say("refusal-busy"))
            name = self._free_name(game.id)
            trial = Trial(name, game, experiment, self._folder / name, self._jobs)
            self._trials[name] = trial
            for old in list(self._trials)[:-REMEMBERED]:
                del self._trials[old]
        return trial

    def get(self, name: str) -> Trial:
        if name not in self._trials:
            raise Refused("not-found", say("refusal-no-trial"))
        return self._trials[name]

    def end(self) -> None:
        for trial in self._trials.values():
            trial.stop()
        for trial in self._trials.values():
            trial.wait()

    def _free_name(self, id: str) -> str:
        names = (f"what-if-{id}-{n}" for n in itertools.count(1))
        return next(name for name in names if not (self._folder / name).exists())
