"""The search: Optuna says what to try next, a crew plays it, all trials on the same luck.

A trial is played in steps of growing size. After each step Optuna compares it with the trials
before it at the same step (successive halving): those that lag behind are given up early, and the
budget goes to those that may be best.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from spellwright.content import Value as FigureValue
from spellwright.extras import need
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.lab.tune.goal import Goal
from spellwright.lab.tune.ranges import Range, combinations
from spellwright.lab.tune.trials_file import TrialsFile
from spellwright.lab.what_if.measures import CHOSEN, Measuring, Observed
from spellwright.lab.words import say
from spellwright.registry import any_game
from spellwright.simulate.crew import Crew
from spellwright.simulate.run import Recording, Run
from spellwright.simulate.seeds import derived_seed
from spellwright.simulate.sharing import play_shared
from spellwright.simulate.stop_sign import StopSign

STEPS: Final = 3
"""A trial is played in so many steps, each of them as long as all before it together."""
COMPLETE: Final = "complete"
GIVEN_UP: Final = "given-up"
FAILED: Final = "failed"

Figures = dict[str, FigureValue]
Games = Generator[tuple[int, Observed], None, None]


@dataclass(frozen=True)
class Search:
    """What is looked for, where, and for how many games in all."""

    game: str
    seats: int
    settings: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: int | str
    ranges: tuple[Range, ...]
    goal: Goal
    budget: int
    each: int
    """How many games a trial has that is played to its end."""
    setup: str = "bots"

    def __post_init__(self) -> None:
        if self.budget < self.each:
            raise Refused("games", say("refusal-budget", budget=self.budget, each=self.each))
        self.run_with({})

    def run_with(self, figures: Figures) -> Run:
        return Run(
            game=self.game,
            seats=self.seats,
            settings=self.settings,
            bots=self.bots,
            seed=self.seed,
            games=self.each,
            figures=figures,
            recording=Recording(self.setup, weighed=0),
        )

    def steps(self) -> list[int]:
        """The numbers of games after which a trial is compared with the others."""
        return [max(1, self.each >> (STEPS - 1 - step)) for step in range(STEPS)]

    def to_data(self) -> dict[str, Any]:
        return {
            "format": "spellwright tune 1",
            "game": self.game,
            "edition": str(any_game(self.game).rules.edition_for(self.settings)),
            "seats": self.seats,
            "settings": dict(self.settings),
            "bots": list(self.bots),
            "seed": self.seed,
            "ranges": {one.path: list(one.values) for one in self.ranges},
            "target": self.goal.text,
            "each": self.each,
            "setup": self.setup,
        }


class Trial(NamedTuple):
    """Figures that were tried, and what came of it."""

    figures: Figures
    games: int
    measured: float
    value: float
    """How far from the goal: the less, the better."""
    state: str
    """`complete`, `given-up` because others were better, or `failed`."""


@dataclass
class Score:
    """What is known of one set of figures: the mean after each step, as far as it was played."""

    measured: list[float] = field(default_factory=list)
    found: dict[int, Observed] = field(default_factory=dict)
    fault: str = ""


class Searching:
    """A search that is going on."""

    def __init__(self, search: Search, file: TrialsFile | None = None) -> None:
        need("lab", "optuna", say("extra-tuning"))
        self.search = search
        self.trials: list[Trial] = []
        self.spent = 0
        self._file = file
        self._known: dict[tuple[FigureValue, ...], Score] = {}
        game = any_game(search.game)
        paths = [one.path for one in search.ranges]
        starts = [search.goal.measure.removeprefix("with-")]
        self._measuring = Measuring(game, paths, starts)
        if search.goal.measure.startswith(CHOSEN):
            self._measuring.watch(search.goal.measure.removeprefix(CHOSEN))

    @property
    def best(self) -> Trial | None:
        """The best of those that were played to their end."""
        done = [trial for trial in self.trials if trial.state == COMPLETE]
        return min(done, key=lambda trial: trial.value, default=None)

    def go(self, crew: Crew, stop: StopSign) -> Iterator[int]:
        """Try figures until the budget is spent; after each game, how many were played."""
        import optuna

        optuna.logging.set_verbosity(optuna.logging.WARNING)
        study = optuna.create_study(sampler=self._sampler(), pruner=self._pruner())
        if all(one.today in one.values for one in self.search.ranges):
            study.enqueue_trial({one.path: one.today for one in self.search.ranges})
        if self._tries_everything:
            for values in itertools.product(*[one.values for one in self.search.ranges]):
                paths = [one.path for one in self.search.ranges]
                study.enqueue_trial(dict(zip(paths, values, strict=True)), skip_if_exists=True)
        if self._file is not None:
            for figures, measured, fault in self._file.read():
                self._known[self._key(figures)] = Score(measured, {}, fault)
        everything = combinations(self.search.ranges)
        seen: set[tuple[FigureValue, ...]] = set()
        idle = 0
        while not stop.is_up and len(seen) < everything and idle < everything + 100:
            trial = study.ask()
            figures = self._suggested(trial)
            key = self._key(figures)
            if key in seen:
                # It comes out as before, and costs nothing; the sampler learns that it is known.
                idle += 1
                before = next(t for t in self.trials if self._key(t.figures) == key)
                _tell(study, trial, before)
                continue
            if self.spent + self.search.steps()[0] > self.search.budget:
                return
            yield from self._try(study, trial, figures, crew, stop)
            seen.add(key)

    def _try(
        self, study: Any, trial: Any, figures: Figures, crew: Crew, stop: StopSign
    ) -> Iterator[int]:
        goal, steps, state = self.search.goal, self.search.steps(), COMPLETE
        played = self._known.setdefault(self._key(figures), Score())
        source = self._games(figures, crew, stop)
        value = measured = math.nan
        games = 0
        for step, until in enumerate(steps):
            if self.spent + until - games > self.search.budget:
                state = GIVEN_UP
                break
            if step >= len(played.measured) and not played.fault:
                yield from self._play(played, until, source)
                if stop.is_up and step >= len(played.measured):
                    source.close()
                    return
            if played.fault:
                state = FAILED
                break
            self.spent += until - games
            games = until
            measured = played.measured[step]
            value = goal.distance(measured)
            trial.report(value, step)
            if step + 1 < len(steps) and trial.should_prune():
                state = GIVEN_UP
                break
        source.close()
        self.trials.append(Trial(figures, games, measured, value, state))
        _tell(study, trial, self.trials[-1])
        if self._file is not None:
            self._file.add(figures, played.measured, played.fault)

    def _play(self, played: Score, until: int, games: Games) -> Iterator[int]:
        """Play the games of one step; workers wait where they are until the next."""
        found = played.found
        try:
            while not all(number in found for number in range(until)):
                number, observed = next(games, (-1, None))
                if observed is None:
                    return
                found[number] = observed
                yield self.spent + len(found)
        except Refused as refusal:
            played.fault = str(refusal)
            return
        observed_so_far = [found[number] for number in range(until)]
        good = [one for one in observed_so_far if not one.failed]
        if len(good) < until:
            played.fault = str(say("fact-game-failed"))
        played.measured.append(self.search.goal.measured(good))

    def _games(self, figures: Figures, crew: Crew, stop: StopSign) -> Games:
        run = self.search.run_with(self._changed(figures))
        for _, result in play_shared([run], [range(run.games)], crew, stop):
            yield result.number, self._measuring.of(result)

    def _suggested(self, trial: Any) -> Figures:
        figures: Figures = {}
        for one in self.search.ranges:
            if one.is_numeric and one.values == tuple(range(int(one.values[0]), _last(one) + 1)):
                figures[one.path] = trial.suggest_int(one.path, int(one.values[0]), _last(one))
            else:
                figures[one.path] = trial.suggest_categorical(one.path, one.values)
        return figures

    def _changed(self, figures: Figures) -> Figures:
        """Without what the tables say anyway."""
        today = {one.path: one.today for one in self.search.ranges}
        return {path: value for path, value in figures.items() if value != today[path]}

    def _key(self, figures: Figures) -> tuple[FigureValue, ...]:
        return tuple(figures[one.path] for one in self.search.ranges)

    @property
    def _tries_everything(self) -> bool:
        """Whether the budget allows for everything: then nothing is left out, nor given up."""
        return combinations(self.search.ranges) * self.search.each <= self.search.budget

    def _sampler(self) -> Any:
        import optuna

        seed = derived_seed(self.search.seed, "tune") % 2**32
        return optuna.samplers.TPESampler(seed=seed, n_startup_trials=8)

    def _pruner(self) -> Any:
        import optuna

        if self._tries_everything:
            return optuna.pruners.NopPruner()
        return optuna.pruners.SuccessiveHalvingPruner(min_resource=1, reduction_factor=2)


def _last(one: Range) -> int:
    return int(one.values[-1])


def _tell(study: Any, trial: Any, done: Trial) -> None:
    """Let Optuna know what came of a trial."""
    from optuna.trial import TrialState

    if done.state == FAILED or not math.isfinite(done.value):
        study.tell(trial, state=TrialState.FAIL)
    elif done.state == COMPLETE:
        study.tell(trial, done.value)
    else:
        study.tell(trial, state=TrialState.PRUNED)
