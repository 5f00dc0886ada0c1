"""What a search has found, for programs and as a picture."""

from __future__ import annotations

import math
import shlex
from typing import Any, Final

from spellwright.lab.charts import Axis, Point, scatter
from spellwright.lab.figures import as_set
from spellwright.lab.tune.search import COMPLETE, Search, Searching, Trial
from spellwright.lab.words import say
from spellwright.simulate.seeds import derived_seed

CONFIRMING: Final = 1000


def to_data(searching: Searching) -> dict[str, Any]:
    """The stable shape of `lab tune --json`, and more."""
    best = searching.best
    return {
        **searching.search.to_data(),
        "games": searching.spent,
        "trials": [_trial_data(trial) for trial in searching.trials],
        "best": None if best is None else _trial_data(best),
        "confirm": "" if best is None else confirming(searching.search, best),
    }


def _trial_data(trial: Trial) -> dict[str, Any]:
    return {
        "set": trial.figures,
        "value": trial.value if math.isfinite(trial.value) else None,
        "measured": trial.measured if math.isfinite(trial.measured) else None,
        "games": trial.games,
        "state": trial.state,
    }


def confirming(search: Search, trial: Trial) -> str:
    """The command that confirms a trial on fresh luck."""
    today = {one.path: one.today for one in search.ranges}
    figures = {path: value for path, value in trial.figures.items() if today[path] != value}
    words = [f"spellwright lab what-if {search.game}", as_set(figures or trial.figures)]
    fresh = derived_seed(search.seed, "confirm") % 10**6
    words += [f"--seed {fresh} --pairs {CONFIRMING} --bots {','.join(search.bots)}"]
    words += [f"--seats {search.seats}"]
    words += [
        f"--option {shlex.quote(f'{id}={str(value).lower()}')}"
        for id, value in search.settings.items()
    ]
    words += [f"--setup {search.setup}"] if search.setup != "bots" else []
    if search.goal.measure.startswith("with-"):
        words += [f"--with {shlex.quote(search.goal.measure.removeprefix('with-'))}"]
    return " ".join(words)


def picture(searching: Searching, title: str) -> str:
    """What was tried: with one figure its values across, with several the trials in their order."""
    search = searching.search
    one = search.ranges[0] if len(search.ranges) == 1 and search.ranges[0].is_numeric else None
    across = Axis(one.path if one else str(say("axis-trial")), "d")
    up = Axis(str(search.goal.label), ".1%" if search.goal.is_share else ",.1f")
    best = searching.best
    points = []
    for place, trial in enumerate(searching.trials, 1):
        if math.isfinite(trial.measured):
            x = float(trial.figures[one.path]) if one else float(place)
            is_best = best is not None and trial.figures == best.figures
            name = str(say("mark-best")) if is_best else ""
            points.append(Point(x, trial.measured, name, _series(trial)))
    return scatter(points, across, up, title, middle=search.goal.wanted)


def _series(trial: Trial) -> str:
    return str(say("state-complete") if trial.state == COMPLETE else say("state-given-up"))
