"""What came out of the trials, for people and for programs."""

from __future__ import annotations

import json

from mutation.trials import CAUGHT, SURVIVED, UNDECIDED, Result, Trial


def as_text(result: Result) -> str:
    caught, survived, undecided, untried = _counts(result)
    tried = caught + survived
    share = f"{100 * caught / tried:.0f} %" if tried else "none"
    lines = []
    for trial in result.trials:
        if trial.verdict and trial.verdict.verdict != CAUGHT:
            lines += [*_survivor(trial), ""]
    lines.append(
        f"{result.game}, seed {result.seed}: {caught} of {tried} mutants caught ({share}),"
        f" {survived} survived, {undecided} undecided, {untried} not tried yet"
    )
    if result.kept:
        lines.append(f"{result.kept} verdicts are from before the last change of the files.")
    if result.left_out:
        lines.append("left out, as they failed before anything was changed:")
        lines += [f"  {test}" for test in result.left_out]
    return "\n".join(lines)


def as_json(result: Result) -> str:
    caught, survived, undecided, untried = _counts(result)
    return json.dumps(
        {
            "game": result.game,
            "seed": result.seed,
            "caught": caught,
            "survived": survived,
            "undecided": undecided,
            "not_tried": untried,
            "left_out": result.left_out,
            "mutants": [
                {
                    "file": trial.mutant.file,
                    "line": trial.mutant.line,
                    "in": trial.mutant.where,
                    "change": trial.mutant.change,
                    "diff": trial.diff,
                    "verdict": trial.verdict.verdict if trial.verdict else None,
                    "by": trial.verdict.by if trial.verdict else None,
                    "tests": trial.verdict.tests if trial.verdict else None,
                }
                for trial in result.trials
            ],
        },
        indent=2,
    )


def _counts(result: Result) -> tuple[int, int, int, int]:
    verdicts = [trial.verdict.verdict for trial in result.trials if trial.verdict]
    untried = len(result.trials) - len(verdicts)
    return verdicts.count(CAUGHT), verdicts.count(SURVIVED), verdicts.count(UNDECIDED), untried


def _survivor(trial: Trial) -> list[str]:
    mutant, verdict = trial.mutant, trial.verdict
    assert verdict is not None
    place = f" in {mutant.where}" if mutant.where else ""
    if verdict.verdict == UNDECIDED:
        why = "undecided: its tests took too long"
    elif verdict.tests:
        why = f"survived {verdict.tests} tests"
    else:
        why = "survived: no test runs this line"
    return [
        f"{mutant.file}:{mutant.line}{place}: {mutant.change}; {why}",
        *(f"    {line}" for line in trial.diff),
    ]
