"""An experiment on disk: a folder of data for each set of figures, and `what-if.json`.

`before` is the run with the figures of the tables, `variant-1`, `variant-2` … are the others; each
is a folder as `sim --out` writes it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from spellwright.kernel.refusal import Refused
from spellwright.lab.what_if.experiment import Experiment
from spellwright.lab.words import say
from spellwright.simulate.data_folder import DataFolder
from spellwright.simulate.result import GameResult

ABOUT: Final = "what-if.json"
ASKED: Final = ("game", "edition", "seats", "settings", "bots", "seed", "setup")


class ExperimentFolder:
    """Goes on where it ends: games that are there are not played again."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        if folder.exists() and not folder.is_dir():
            raise Refused("file", say("refusal-no-folder", path=str(folder)))
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder
        self._about = experiment.to_data()
        self._check()
        names = ["before", *[f"variant-{n + 1}" for n in range(len(experiment.variants))]]
        runs = experiment.runs()
        self._arms = [DataFolder(folder / name, run) for name, run in zip(names, runs, strict=True)]
        self._kept: list[list[GameResult]] = [[] for _ in runs]
        self.write({})

    def _check(self) -> None:
        """Refuse a folder that holds anything else."""
        file = self.path / ABOUT
        if not file.exists():
            if any(self.path.iterdir()):
                raise Refused("file", say("refusal-other-folder", path=str(self.path)))
            return
        try:
            found = json.loads(file.read_text("utf-8"))
        except ValueError:
            found = None
        if _asked(found) != _asked(json.loads(json.dumps(self._about))):
            raise Refused("file", say("refusal-other-experiment", path=str(self.path)))

    def read(self) -> list[list[GameResult]]:
        """The games so far, for each set of figures."""
        self._kept = [arm.journal.read() for arm in self._arms]
        return [results[:] for results in self._kept]

    def add(self, place: int, result: GameResult) -> None:
        self._arms[place].journal.add(result)
        self._kept[place].append(result)

    def write(self, found: dict[str, Any]) -> None:
        """Write what was found."""
        text = json.dumps({**self._about, **found}, indent=1, ensure_ascii=False)
        (self.path / ABOUT).write_text(text + "\n", encoding="utf-8")

    def write_tables(self, *, complete: bool) -> None:
        """Write the tables of all runs."""
        for arm, results in zip(self._arms, self._kept, strict=True):
            arm.write(results, complete=complete)


def _asked(about: Any) -> Any:
    """What an experiment asks, without what was found."""
    match about:
        case {"format": str(), "variants": [*variants], **rest}:
            asked = {name: rest.get(name) for name in ASKED}
            editions = [one.get("edition") for one in variants if isinstance(one, dict)]
            return {**asked, "variants": editions}
    return None
