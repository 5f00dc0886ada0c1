"""The lab from Python and notebooks: `sw.lab.report(...)`, `sw.lab.what_if(...)`.

Games are played in worker processes, since a process has one set of figures and a notebook may have
loaded the game long ago. What comes back has data frames and charts, and shows itself.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from spellwright.content import Value as FigureValue
from spellwright.extras import need
from spellwright.kernel.game_option import Value
from spellwright.lab.chart_style import alone
from spellwright.lab.charts import Axis, Dot, dots
from spellwright.lab.report.making import Made, ReportRequest, make
from spellwright.lab.what_if.experiment import Experiment
from spellwright.lab.what_if.folder import ExperimentFolder
from spellwright.lab.what_if.measures import is_share, label_of
from spellwright.lab.what_if.playing import PRECISION, Playing
from spellwright.lab.what_if.telling import title_of, to_data, verdict
from spellwright.lab.words import say
from spellwright.registry import Game, any_game
from spellwright.simulate.figures import read_figures
from spellwright.simulate.processes import sensible_jobs
from spellwright.simulate.run import Recording, Run
from spellwright.simulate.stop_sign import StopSign
from spellwright.simulate.workers import crew_of, jobs_for

Figures = Mapping[str, FigureValue]
PAIRS: Final = 500
MOST_PAIRS: Final = 20_000
ALWAYS_OTHERS: Final = 2
"""With so many processes a run is never played in this one."""


class Chart:
    """A picture that shows itself in a notebook."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.svg, encoding="utf-8")


class WhatIfResult:
    """What an experiment has found."""

    def __init__(self, playing: Playing, game: Game) -> None:
        self.data = to_data(playing)
        """As `lab what-if --json`."""
        self._game = game
        self._playing = playing

    @property
    def table(self) -> Any:
        """All measures of all variants, as a data frame of pandas."""
        need("lab", "pandas", say("extra-frames"))
        import pandas

        rows = [
            {"variant": place, **measure}
            for place, variant in enumerate(self.data["variants"], 1)
            for measure in variant["measures"]
        ]
        return pandas.DataFrame(rows)

    def chart(self, variant: int = 1) -> Chart:
        """The differences of a variant in shares (who wins, how it ends), with their intervals."""
        found = [one for one in self._playing.findings[variant - 1] if is_share(one.name)]
        rows = [Dot(str(label_of(f.name)), f.difference, f.low, f.high) for f in found]
        figures = self._playing.experiment.variants[variant - 1]
        title = str(title_of(self._game, figures))
        axis = Axis(str(say("column-difference")), "+.1%")
        return Chart(alone(dots(rows, axis, title, middle=0.0)))

    def __repr__(self) -> str:
        variants = self._playing.experiment.variants
        return "\n".join(
            f"{title_of(self._game, figures)} {verdict(found)}"
            for figures, found in zip(variants, self._playing.findings, strict=True)
        )

    def _repr_html_(self) -> str:
        parts = []
        frame = self.table
        columns = ["label", "before", "after", "difference", "low", "high", "clear"]
        for place, figures in enumerate(self._playing.experiment.variants, 1):
            title = escape(str(title_of(self._game, figures)))
            told = escape(str(verdict(self._playing.findings[place - 1])))
            rows = frame[frame["variant"] == place][columns]
            shown = rows.to_html(index=False, float_format="{:.3f}".format, border=0)
            parts.append(f"<h4>{title}</h4><p>{told}</p>{shown}")
        return "".join(parts)


class ReportResult:
    """A report: its page, its figures, and all its tables."""

    def __init__(self, made: Made) -> None:
        self.page = made.page
        self.data = made.to_data()
        """As `lab report --json`."""

    def frame(self, name: str) -> Any:
        """A table of the run (`games`, `seats`, `usage` …, see docs/lab.md), as a data frame."""
        need("lab", "pandas", say("extra-frames"))
        import pandas

        return pandas.read_parquet(self.page.parent / "data" / f"{name}.parquet")

    @property
    def content(self) -> Any:
        """How often everything was offered and chosen, and how its use goes with winning."""
        need("lab", "pandas", say("extra-frames"))
        import pandas

        return pandas.DataFrame(self.data["content"])

    def __repr__(self) -> str:
        return f"ReportResult({str(self.page)!r}, {self.data['games']} games)"

    def _repr_html_(self) -> str:
        page = escape(self.page.read_text("utf-8"), quote=True)
        return f'<iframe sandbox srcdoc="{page}" width="100%" height="600"></iframe>'


def what_if(
    game: str | Game,
    *variants: Figures,
    pairs: int | None = None,
    until: float | None = None,
    measure: str = "",
    starts: Sequence[str] = (),
    bots: str | Sequence[str] = "greedy",
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: int = 0,
    setup: str = "bots",
    precision: float = PRECISION,
    jobs: int | None = None,
    ray: str = "",
    out: str | Path | None = None,
) -> WhatIfResult:
    """Play the same deals and luck with the figures of the tables and with each variant.

    A variant is given as `{"abilities.fiendfyre.cost": 3}`.
    """
    known = _game(game)
    experiment = Experiment(
        known.id,
        known.rules.usual_seats if seats is None else seats,
        dict(options or {}),
        _names(bots),
        seed,
        tuple(_read(known, figures) for figures in variants),
        pairs or (PAIRS if until is None else MOST_PAIRS),
        until,
        measure,
        tuple(starts),
        setup,
    )
    folder = None if out is None else ExperimentFolder(Path(out), experiment)
    playing = Playing(experiment, folder, precision)
    games = experiment.pairs * len(experiment.runs())
    with crew_of(jobs_for(jobs, ray, games), ray) as crew:
        for _ in playing.go(crew, StopSign()):
            pass
    if folder is not None:
        folder.write(to_data(playing))
        folder.write_tables(complete=playing.is_done)
    return WhatIfResult(playing, known)


def report(
    game: str | Game,
    *,
    games: int = 1000,
    bots: str | Sequence[str] = "greedy",
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    figures: Figures | None = None,
    seed: int = 0,
    setup: str = "bots",
    jobs: int | None = None,
    ray: str = "",
    out: str | Path | None = None,
) -> ReportResult:
    """Play many games and write the report; without `out`, into a new folder of the system's."""
    known = _game(game)
    run = Run(
        game=known.id,
        seats=known.rules.usual_seats if seats is None else seats,
        settings=dict(options or {}),
        bots=_names(bots),
        seed=seed,
        games=games,
        figures=_read(known, figures or {}),
        recording=Recording(setup),
    )
    folder = Path(tempfile.mkdtemp(prefix="spellwright-report-")) if out is None else Path(out)
    processes = None if ray else max(ALWAYS_OTHERS, jobs or sensible_jobs(games))
    made = make(ReportRequest(run, folder), processes, ray)
    assert made is not None
    return ReportResult(made)


def _game(game: str | Game) -> Game:
    return any_game(game) if isinstance(game, str) else game


def _names(bots: str | Sequence[str]) -> tuple[str, ...]:
    return tuple(bots.split(",")) if isinstance(bots, str) else tuple(bots)


def _read(game: Game, figures: Figures) -> dict[str, FigureValue]:
    return read_figures(game, [f"{path}={value}" for path, value in figures.items()])
