"""The steps of ./check: what each runs, one after the other, and what came of it."""

from __future__ import annotations

import time

import programs
from environment import CHECK_LOCK, Environment, Unfit, say
from long_steps import LONG_STEPS
from step import FAILED, NOT_RUN, Step

HELP = """\
  ./check                  all steps that decide: {names}
  ./check all              these, and what takes long: {more}
  ./check STEP...          some of them
  ./check --fast           everything that decides but the tests and the rules"""

BIOME = "node_modules/@biomejs/biome/bin/biome"
STATIC = "../../src/spellwright/server/static"


STEPS = (
    Step("lint", "mistakes and style (ruff check)", [["ruff", "check"]]),
    Step("format", "layout of the code (ruff format)", [["ruff", "format", "--check"]]),
    Step("types", "types (mypy --strict)", [["mypy", "--strict", "src", "tests"]]),
    Step(
        "script",
        "the script of the pages (Biome, tsc --strict)",
        [
            ["node", BIOME, "check", "--error-on-warnings", "--config-path", ".", STATIC],
            ["node", "node_modules/typescript/bin/tsc", "--project", "."],
        ],
        programs.for_script,
        programs.SCRIPT_TOOLS,
    ),
    Step(
        "native",
        "what could be compiled still could be (mypyc, without C)",
        [["python", "tools/native/build.py", "--try"]],
    ),
    Step(
        "tests",
        "tests (pytest)",
        [["pytest", "-n", "2", "--dist", "worksteal"]],
        programs.for_tests,
    ),
    Step(
        "rules",
        "every clause of the rules is proved by a test (spellwright rules --coverage)",
        [["spellwright", "rules", "--coverage"]],
    ),
)
SLOW = ("tests", "rules")


def chosen(arguments: list[str]) -> list[Step]:
    if not arguments:
        return list(STEPS)
    if arguments == ["--fast"]:
        return [step for step in STEPS if step.name not in SLOW]
    known = {step.name: step for step in (*STEPS, *LONG_STEPS)}
    if arguments == ["all"]:
        return list(known.values())
    for name in arguments:
        if name not in known:
            raise Unfit(f"there is no step '{name}': name some of: {' '.join(known)}.")
    return [known[name] for name in arguments]


def outcome(step: Step, environment: Environment) -> str:
    started = time.monotonic()
    say(f"\n== {step.name}: {step.about}")
    came = step.outcome(environment)
    seconds = f" after {round(time.monotonic() - started)} s"
    say(f"== {step.name}: {came}{'' if came == NOT_RUN else seconds}")
    return came


def help_text() -> str:
    names, more = ([step.name for step in steps] for steps in (STEPS, LONG_STEPS))
    return HELP.format(names=" ".join(names), more=" ".join(more))


def main(environment: Environment, arguments: list[str]) -> int:
    if arguments[:1] in (["-h"], ["--help"]):
        say(help_text())
        return 0
    steps = chosen(arguments)
    environment.prepare(CHECK_LOCK)
    environment.enter()
    started = time.monotonic()
    outcomes = {step.name: outcome(step, environment) for step in steps}
    seconds = round(time.monotonic() - started)
    failed = [name for name, came in outcomes.items() if came == FAILED]
    not_run = [name for name, came in outcomes.items() if came == NOT_RUN]
    left_out = f" Not run here: {' '.join(not_run)}." if not_run else ""
    if failed:
        say(f"\nFailed after {seconds} s: {' '.join(failed)}.{left_out}")
        return 1
    say(f"\nAll is well: {len(steps) - len(not_run)} steps passed in {seconds} s.{left_out}")
    return 0
