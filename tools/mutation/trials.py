"""Tries the mutants of a game, each in a copy of the project, with the tests that run its line."""

from __future__ import annotations

import hashlib
import json
import os
import queue
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from mutation.mutants import Mutant, sample

CAUGHT: Final = "caught"
SURVIVED: Final = "survived"
UNDECIDED: Final = "undecided"
COPIED: Final = ("src", "tests", "docs", "pyproject.toml")
LEFT_BEHIND: Final = ("__pycache__", "*.so", "*.py[cod]")
MEMORY: Final = 4 << 30
"""A mutant that gathers things without end fails soon."""
SURE_SECONDS: Final = 5
PATIENCE: Final = 10
"""A test may take so many times as long as it took, and these seconds."""
PASSED: Final = 0


class Unfit(Exception):
    """Nothing can be tried; the text says why."""


@dataclass
class Verdict:
    key: str
    verdict: str
    by: str
    """The test that caught it."""
    tests: int
    """How many tests run the line."""
    seconds: float
    fingerprint: str


@dataclass
class Trial:
    mutant: Mutant
    diff: list[str]
    verdict: Verdict | None


@dataclass
class Result:
    game: str
    seed: int
    trials: list[Trial]
    left_out: list[str]
    """Tests that failed before anything was changed."""
    kept: int = 0
    """Verdicts of an earlier state of the files, with `--survivors`."""


class Trials:
    def __init__(self, project: Path, game: str, seed: int, limit: int) -> None:
        self.project = project
        self.game = game
        self.seed = seed
        self.limit = limit
        self.rules = Path("src/spellwright/games") / game / "rules"
        self.tests = Path("tests") / game
        for folder in (self.rules, self.tests):
            if not (project / folder).is_dir():
                raise Unfit(f"there is no folder {folder}: name a game by its id.")
        self.kept = project / "build" / "mutate"
        self.kept.mkdir(parents=True, exist_ok=True)
        self.verdicts = self.kept / f"{game}-{seed}.jsonl"

    def run(
        self, count: int, jobs: int, minutes: int | None, survivors: bool, file: str | None
    ) -> Result:
        if file is not None and not (self.project / self.rules / file).is_file():
            raise Unfit(f"there is no file {file} in {self.rules}.")
        with tempfile.TemporaryDirectory(prefix="mutate-") as scratch:
            first = Path(scratch) / "0"
            self._copy(self.project, first)
            fingerprint = self._fingerprint(first)
            lines = self._lines_of_tests(first, fingerprint)
            copies = [first]
            for number in range(1, jobs):
                copies.append(Path(scratch) / str(number))
                shutil.copytree(first, copies[-1])
            sources = {
                path.relative_to(first / self.rules).as_posix(): path.read_bytes()
                for path in (first / self.rules).rglob("*.py")
            }
            wanted = sample(sources, self.seed, count, file)
            known = self._known(fingerprint, survivors)
            new = [mutant for mutant in wanted if mutant.key not in known]
            for verdict in self._try_all(new, copies, lines, fingerprint, minutes):
                known[verdict.key] = verdict
            trials = [Trial(one, one.diff(sources[one.file]), known.get(one.key)) for one in wanted]
            left_out = [test for test, entry in lines.items() if entry["failed"]]
            old = sum(1 for one in known.values() if one.fingerprint != fingerprint)
            return Result(self.game, self.seed, trials, left_out, old)

    # The copy

    def _copy(self, source: Path, target: Path) -> None:
        target.mkdir()
        for name in COPIED:
            if (source / name).is_dir():
                ignored = shutil.ignore_patterns(*LEFT_BEHIND)
                shutil.copytree(source / name, target / name, ignore=ignored)
            elif (source / name).exists():
                shutil.copy(source / name, target / name)

    def _fingerprint(self, copy: Path) -> str:
        """What the verdicts rest on: the whole package and the game's tests."""
        found = hashlib.sha256()
        for folder in (copy / "src", copy / self.tests, copy / "tests" / "shared"):
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    found.update(str(path.relative_to(copy)).encode())
                    found.update(path.read_bytes())
        return found.hexdigest()[:16]

    # Which tests run which lines

    def _lines_of_tests(self, copy: Path, fingerprint: str) -> dict[str, Any]:
        kept = self.kept / f"{self.game}-tests.json"
        if kept.exists():
            found: dict[str, Any] = json.loads(kept.read_text())
            if found["fingerprint"] == fingerprint:
                return dict(found["tests"])
        _say("watching which tests run which lines …")
        report = copy / "watched.json"
        done = self._pytest(
            copy,
            [str(self.tests)],
            {"MUTATE_WATCH": str(report), "MUTATE_RULES": str(copy / self.rules)},
            None,
        )
        if not report.exists() or not (tests := json.loads(report.read_text())):
            raise Unfit(f"the tests of {self.game} cannot be run:\n{done.stdout}{done.stderr}")
        kept.write_text(json.dumps({"fingerprint": fingerprint, "tests": tests}))
        return dict(tests)

    # What is known already

    def _known(self, fingerprint: str, survivors: bool) -> dict[str, Verdict]:
        latest: dict[str, Verdict] = {}
        if self.verdicts.exists():
            for line in self.verdicts.read_text().splitlines():
                verdict = Verdict(**json.loads(line))
                latest[verdict.key] = verdict
        return {
            key: verdict
            for key, verdict in latest.items()
            if verdict.fingerprint == fingerprint or (survivors and verdict.verdict == CAUGHT)
        }

    # Trying

    def _try_all(
        self,
        mutants: list[Mutant],
        copies: list[Path],
        lines: dict[str, Any],
        fingerprint: str,
        minutes: int | None,
    ) -> list[Verdict]:
        free: queue.Queue[Path] = queue.Queue()
        for copy in copies:
            free.put(copy)
        end = time.monotonic() + 60 * minutes if minutes else float("inf")
        found: list[Verdict] = []

        def one(mutant: Mutant) -> Verdict | None:
            if time.monotonic() > end:
                return None
            copy = free.get()
            try:
                return self._try(mutant, copy, lines, fingerprint)
            finally:
                free.put(copy)

        with ThreadPoolExecutor(len(copies)) as pool:
            trials = {pool.submit(one, mutant): mutant for mutant in mutants}
            try:
                for trial in as_completed(trials):
                    verdict = trial.result()
                    if verdict is None:
                        continue
                    found.append(verdict)
                    with self.verdicts.open("a") as kept:
                        kept.write(json.dumps(asdict(verdict)) + "\n")
                    mutant = trials[trial]
                    _say(
                        f"{len(found)} of {len(mutants)}: {verdict.verdict} in"
                        f" {verdict.seconds:.0f} s: {mutant.file}:{mutant.line}: {mutant.change}"
                    )
            except KeyboardInterrupt:
                pool.shutdown(cancel_futures=True)
                _say("stopped; the same command goes on from here")
        return found

    def _try(self, mutant: Mutant, copy: Path, lines: dict[str, Any], fingerprint: str) -> Verdict:
        tests = {
            test: SURE_SECONDS + PATIENCE * entry["seconds"]
            for test, entry in sorted(lines.items(), key=lambda pair: pair[1].get("seconds", 0))
            if not entry["failed"] and _runs(entry["lines"], mutant)
        }
        if not tests:
            return Verdict(mutant.key, SURVIVED, "", 0, 0.0, fingerprint)
        path = copy / self.rules / mutant.file
        source = path.read_bytes()
        listed = copy / "listed.json"
        listed.write_text(json.dumps(tests))
        files = sorted({test.partition("::")[0] for test in tests})
        started = time.monotonic()
        _replace(path, mutant.applied(source))
        try:
            done = self._pytest(copy, ["-x", *files], {"MUTATE_TESTS": str(listed)}, self.limit)
            verdict = SURVIVED if done.returncode == PASSED else CAUGHT
            match = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
            by = match[1] if match else "" if verdict == SURVIVED else "the game cannot be loaded"
        except subprocess.TimeoutExpired:
            verdict, by = UNDECIDED, ""
        finally:
            _replace(path, source)
        seconds = round(time.monotonic() - started, 1)
        return Verdict(mutant.key, verdict, by, len(tests), seconds, fingerprint)

    def _pytest(
        self, copy: Path, arguments: list[str], settings: dict[str, str], limit: int | None
    ) -> subprocess.CompletedProcess[str]:
        environment = {
            **os.environ,
            **settings,
            "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{Path(__file__).resolve().parents[1]}",
            # The plugins that happen to be installed take longer to load than most tests.
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }
        plugins = ("-p", "mutation.watch", "-p", "no:cacheprovider")
        shown = ("-q", "-rfE", "--tb=line")
        command = [sys.executable, "-m", "pytest", *shown, *plugins, *arguments]
        return subprocess.run(
            command,
            check=False,
            cwd=copy,
            env=environment,
            capture_output=True,
            text=True,
            timeout=limit,
            preexec_fn=_bound_memory,
        )


def _runs(lines: dict[str, list[int]], mutant: Mutant) -> bool:
    """Whether a test runs the statement; what runs with the import concerns every test."""
    if not mutant.where:
        return True
    return any(mutant.first <= line <= mutant.last for line in lines.get(mutant.file, ()))


def _replace(path: Path, source: bytes) -> None:
    """Without what was compiled from it: a change within a second would not be noticed."""
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
        compiled.unlink()
    path.write_bytes(source)


def _bound_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
