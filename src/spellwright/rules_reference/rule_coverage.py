"""Which clauses of a game's rules the tests prove."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.rules_reference.clause_id import natural_order, prefix_of
from spellwright.rules_reference.library import games_with_rules, rules_of, source_checkout
from spellwright.rules_reference.marked_tests import MarkedTests, read_marked_tests
from spellwright.rules_reference.reference import RulesReference

MOST_CLAUSES: Final = 3
"""A test names the one to three clauses that it really shows."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the tests prove of one game's rules."""

    game: str
    clauses: int
    """How many clauses there are to prove."""
    proofs: Mapping[str, tuple[str, ...]]
    """The names of the tests for each proved clause."""
    unproved: tuple[str, ...]
    not_for_programs: Mapping[str, str]
    errors: tuple[str, ...]
    """Marks that cannot be counted, as sentences."""
    warnings: tuple[str, ...]

    @property
    def proved(self) -> int:
        return len(self.proofs)

    @property
    def is_complete(self) -> bool:
        return not self.unproved and not self.errors

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "clauses": self.clauses,
            "proved": self.proved,
            "unproved": list(self.unproved),
            "not_for_programs": dict(self.not_for_programs),
            "errors": list(self.errors),
            "warnings": list(self.warnings),
        }

    def report(self) -> str:
        """The coverage in words for people, one finding on each line."""
        proved, clauses, excused = self.proved, self.clauses, self.not_for_programs
        found = [say("coverage-proved", game=self.game, n=proved, all=clauses)]
        if self.unproved:
            found.append(say("coverage-unproved", clauses=", ".join(self.unproved)))
        found += [say("coverage-excused", clause=key, why=why) for key, why in excused.items()]
        found += [say("coverage-error", sentence=sentence) for sentence in self.errors]
        found += [say("coverage-warning", sentence=sentence) for sentence in self.warnings]
        return "\n".join(map(str, found))


def coverage(game: str, tests_dir: Path | None = None) -> Coverage:
    """Measures a game's rules against the tests of the source checkout, or of another folder."""
    reference = rules_of(game)
    prefixes = {rules_of(other).prefix for other in games_with_rules()}
    return measure(reference, read_marked_tests(_existing(tests_dir)), prefixes)


def measure(reference: RulesReference, marked: MarkedTests, prefixes: set[str]) -> Coverage:
    """Measures a rules text against tests; `prefixes` are those of all games' ids."""
    to_be_proved = reference.to_be_proved
    excused = reference.not_for_programs
    proofs: dict[str, tuple[str, ...]] = {}
    for clause_id in to_be_proved:
        tests = [test.name for test in marked.tests if test.proves and clause_id in test.clauses]
        if tests:
            proofs[clause_id] = tuple(dict.fromkeys(tests))
    unproved = [key for key in to_be_proved if key not in proofs and key not in excused]
    return Coverage(
        game=reference.game,
        clauses=len(to_be_proved),
        proofs=proofs,
        unproved=tuple(unproved),
        not_for_programs={key: excused[key] for key in sorted(excused, key=natural_order)},
        errors=(
            *marked.problems,
            *_wrong_names(reference, marked, prefixes),
            *_wrong_excuses(reference, proofs),
        ),
        warnings=tuple(_overloaded(reference, marked)),
    )


def _existing(tests_dir: Path | None) -> Path:
    if tests_dir is None:
        project = source_checkout()
        if project is None:
            raise Refused(
                "no_tests",
                say("refusal-no-tests"),
            )
        tests_dir = project / "tests"
    if not tests_dir.is_dir():
        raise Refused("no_tests", say("refusal-no-test-folder", folder=str(tests_dir)))
    return tests_dir.resolve()


def _wrong_names(reference: RulesReference, marked: MarkedTests, prefixes: set[str]) -> list[str]:
    known = {clause.id for clause in reference.clauses}
    errors = []
    for test in marked.tests:
        for name in test.clauses:
            if prefix_of(name) not in prefixes:
                errors.append(f"{test.name} names «{name}», which begins as no game's clauses do.")
            elif prefix_of(name) == reference.prefix and name not in known:
                errors.append(
                    f"{test.name} names «{name}», which is no clause of {reference.game}."
                )
    return errors


def _wrong_excuses(reference: RulesReference, proofs: Mapping[str, tuple[str, ...]]) -> list[str]:
    errors = []
    for name in reference.not_for_programs:
        if name not in reference.to_be_proved:
            errors.append(f"«{name}» is listed as not for programs, but is no clause to be proved.")
        elif name in proofs:
            errors.append(f"{name} is listed as not for programs, but {proofs[name][0]} proves it.")
    return errors


def _overloaded(reference: RulesReference, marked: MarkedTests) -> list[str]:
    return [
        f"{test.name} names {len(test.clauses)} clauses: "
        f"a test names the one to {MOST_CLAUSES} that it really shows."
        for test in marked.tests
        if len(test.clauses) > MOST_CLAUSES
        and any(prefix_of(name) == reference.prefix for name in test.clauses)
    ]
