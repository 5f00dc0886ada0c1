"""The steps of ./check: what each runs, one after the other, and what came of it."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import programs
from environment import CHECK_LOCK, Environment, Unfit, say

HELP = """\
  ./check                  all steps
  ./check STEP...          some of: {names}
  ./check --fast           everything but the tests and the rules"""

Command = Sequence[str]
BIOME = "node_modules/@biomejs/biome/bin/biome"
STATIC = "../../src/spellwright/server/static"


@dataclass(frozen=True)
class Step:
    """Commands that must end well; `prepare` gets what they need, or says that they cannot run."""

    name: str
    about: str
    commands: Sequence[Command]
    prepare: Callable[[Environment], bool] = lambda _: True
    folder: Path = Path()

    def passes(self, environment: Environment) -> bool:
        if not self.prepare(environment):
            return True
        codes = [subprocess.call(command, cwd=self.folder) for command in self.commands]
        return not any(codes)


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
    Step("tests", "tests (pytest)", [["pytest", "-n", "2"]], programs.for_tests),
    Step(
        "rules",
        "every clause of the rules is proved by a test (spellwright rules --coverage)",
        [["spellwright", "rules", "--coverage"]],
    ),
)
NAMES = [step.name for step in STEPS]
SLOW = ("tests", "rules")


def chosen(arguments: list[str]) -> list[Step]:
    if not arguments:
        return list(STEPS)
    if arguments == ["--fast"]:
        return [step for step in STEPS if step.name not in SLOW]
    for name in arguments:
        if name not in NAMES:
            raise Unfit(f"there is no step '{name}': name some of: {' '.join(NAMES)}.")
    return [STEPS[NAMES.index(name)] for name in arguments]


def passes(step: Step, environment: Environment) -> bool:
    started = time.monotonic()
    say(f"\n== {step.name}: {step.about}")
    passed = step.passes(environment)
    seconds = round(time.monotonic() - started)
    say(f"== {step.name}: {'passed in' if passed else 'FAILED after'} {seconds} s")
    return passed


def main(environment: Environment, arguments: list[str]) -> int:
    if arguments[:1] in (["-h"], ["--help"]):
        say(HELP.format(names=" ".join(NAMES)))
        return 0
    steps = chosen(arguments)
    environment.prepare(CHECK_LOCK)
    environment.enter()
    started = time.monotonic()
    failed = [step.name for step in steps if not passes(step, environment)]
    seconds = round(time.monotonic() - started)
    if failed:
        say(f"\nFailed after {seconds} s: {' '.join(failed)}")
        return 1
    say(f"\nAll is well: {len(steps)} steps passed in {seconds} s.")
    return 0
