"""Makes a report: plays what is missing, reads it back, and writes the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from spellwright.lab.chart_style import check_libraries as check_charts
from spellwright.lab.report.findings import Findings, findings_of
from spellwright.lab.report.page import page_of
from spellwright.lab.report.run_data import RunData
from spellwright.lab.statistics import check_libraries as check_statistics
from spellwright.simulate import GameResult, Run, play_run
from spellwright.simulate.data_folder import DataFolder
from spellwright.simulate.stop_sign import StopSign
from spellwright.simulate.workers import jobs_for

PAGE: Final = "index.html"
FIGURES: Final = "report.json"
Watched = Callable[[Iterable[GameResult], int], Iterator[GameResult]]
"""Passes results on, and shows how many of so many there are."""


@dataclass(frozen=True)
class ReportRequest:
    """What is to be reported: a recorded run, and how many games of better players beside it."""

    run: Run
    out: Path
    better: str = ""
    better_games: int = 200
    line: str = ""
    """The command that makes the same report."""

    def check(self) -> None:
        """Refuse what cannot be played before anything is: a bot that nobody knows."""
        list(self.parts())

    def parts(self) -> Iterator[tuple[str, Run]]:
        yield "data", self.run
        if self.better:
            yield "better", replace(self.run, bots=(self.better,), games=self.better_games)


@dataclass(frozen=True)
class Made:
    findings: Findings
    better: Findings | None
    page: Path

    def to_data(self) -> dict[str, Any]:
        """The stable shape of `spellwright lab report --json`."""
        better = None if self.better is None else self.better.to_data()
        return {**self.findings.to_data(), "page": str(self.page), "better": better}


def make(
    request: ReportRequest,
    jobs: int | None = None,
    ray: str = "",
    stop: StopSign | None = None,
    watched: Watched = lambda results, _: iter(results),
) -> Made | None:
    """The report; None if it was stopped before a single game was over.

    Stopped later, it tells of what was played. The same request goes on from there.
    """
    check_statistics()
    check_charts()
    sign = stop or StopSign()
    found = []
    for name, run in request.parts():
        _play(DataFolder(request.out / name, run), jobs, ray, sign, watched)
        data = RunData(request.out / name)
        if data.count:
            found.append(findings_of(data))
    if not found or found[0].data.about["bots"] != list(request.run.bots):
        return None
    made = Made(found[0], found[1] if len(found) > 1 else None, request.out / PAGE)
    made.page.write_text(page_of(made.findings, made.better, request.line), encoding="utf-8")
    figures = json.dumps(made.to_data(), indent=1, ensure_ascii=False) + "\n"
    (request.out / FIGURES).write_text(figures, encoding="utf-8")
    return made


def _play(folder: DataFolder, jobs: int | None, ray: str, stop: StopSign, watched: Watched) -> None:
    """Play what is missing, and write the tables."""
    run = folder.run
    kept = {result.number: result for result in folder.journal.read() if result.number < run.games}
    left = [number for number in range(run.games) if number not in kept]
    results = play_run(run, jobs_for(jobs, ray, len(left)), left, stop, ray)
    for result in watched(results, len(left)):
        folder.journal.add(result)
        kept[result.number] = result
    folder.write(list(kept.values()), complete=len(kept) == run.games)
