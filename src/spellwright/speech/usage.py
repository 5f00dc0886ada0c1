"""What the code says: the keys and arguments that it asks the catalogs for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from spellwright.kernel.outcome import ENDING_FACTS
from spellwright.kernel.phrases import Lexicon, Phrasebook
from spellwright.kernel.rules import Rules
from spellwright.kernel.saying import LIBRARY, Noun, Saying
from spellwright.speech.slips import Slip


class Use(NamedTuple):
    """One place where a message is asked for."""

    key: str
    args: frozenset[str]
    where: str


class Usage:
    """All that one domain asks for."""

    def __init__(self, domain: str) -> None:
        self.domain = domain
        self.uses: list[Use] = []
        self.families: list[Use] = []
        """Keys that are made of a prefix and the key of something."""
        self.terms: dict[str, frozenset[str]] = {}
        self.places: dict[str, Lexicon] = {}
        """By the name of an argument, a lexicon of what it can be."""

    def add_book(self, book: Phrasebook) -> None:
        for phrase in book.phrases:
            if phrase.domain != self.domain:
                continue
            given = frozenset([*phrase.places, *(ENDING_FACTS if book.kind == "ending" else ())])
            self.uses.append(Use(phrase.message, given, f"{book.kind} book"))
            for name, lexicon in zip(phrase.places, phrase.lexicons, strict=True):
                self.places.setdefault(name, lexicon)
                self.add_lexicon(lexicon)

    def add_own_labels(self, rules: Rules[Any]) -> None:
        """What questions call their own options, and what all questions may tell."""
        facts = frozenset(rules.fact_names)
        for n, use in enumerate(self.uses):
            if use.where == "question book":
                self.uses[n] = use._replace(args=use.args | facts)
        for question, verb in rules.own_labels:
            asked, chosen = rules.questions[question], rules.verbs.book[verb]
            given = facts | {*asked.places, *chosen.places}
            self.uses.append(Use(f"button-{asked.key}-{chosen.key}", given, "own labels"))

    def add_option_names(self, rules: Rules[Any]) -> None:
        for option in rules.game_options:
            self.uses.append(Use(option.name.key, frozenset(), f"option {option.id}"))

    def add_lexicon(self, lexicon: Lexicon) -> None:
        for noun in lexicon.nouns:
            if isinstance(noun, Noun) and noun.domain == self.domain:
                self.terms[f"-{noun.key}"] = frozenset(noun.args)
            elif isinstance(noun, Saying) and noun.domain == self.domain:
                self.uses.append(Use(noun.key, frozenset(noun.args), f"lexicon {lexicon.kind}"))

    def add_module(self, module: ModuleType) -> None:
        """The lexicons of a module, and its `ARGUMENTS`."""
        for value in vars(module).values():
            if isinstance(value, Lexicon):
                self.add_lexicon(value)
        self.places.update(getattr(module, "ARGUMENTS", {}))

    def add_code(self, files: Iterable[Path]) -> None:
        for file in files:
            for use, is_family in _calls(file):
                (self.families if is_family else self.uses).append(use)

    def add_script(self, files: Iterable[Path]) -> None:
        for file in files:
            self.uses += _script_calls(file)

    @property
    def keys(self) -> set[str]:
        return {use.key for use in self.uses}


def _calls(file: Path) -> Iterator[tuple[Use, bool]]:
    """The calls of `say`, and of `told`, which says it at once: with keys in full, one of two, or a
    prefix with something behind it.
    """
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id not in ("say", "told") or not node.args:
            continue
        where = f"{file.parent.name}/{file.name}:{node.lineno}"
        args = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
        yield from ((Use(key, args, where), family) for key, family in _keys(node.args[0], where))


def _keys(key: ast.expr, where: str) -> Sequence[tuple[str, bool]]:
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        return [(key.value, False)]
    if isinstance(key, ast.IfExp):
        return [*_keys(key.body, where), *_keys(key.orelse, where)]
    if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
        return [(str(key.values[0].value), True)]
    raise Slip(where, "a key stands in the call of say, in full or with what it begins with")


_SCRIPT_CALL: Final = re.compile(r"\bsay\(([^(){}]*\"[^(){}]*)(?:\{([^{}]*)\})?")
"""`say("key", { name, n: 1 })`, or with one of two keys."""


def _script_calls(file: Path) -> Iterator[Use]:
    text = file.read_text("utf-8")
    for call in _SCRIPT_CALL.finditer(text):
        line = text.count("\n", 0, call.start()) + 1
        given = (part.partition(":")[0].strip() for part in (call[2] or "").split(","))
        args = frozenset(name for name in given if name)
        for key in re.findall(r'"([^"]*)"', call[1]):
            yield Use(key, args, f"{file.parent.name}/{file.name}:{line}")


LIBRARY_PARTS: Final = (
    "*.py",
    "kernel/*.py",
    "search/*.py",
    "bots/*.py",
    "face/*.py",
    "content/*.py",
    "rules_reference/*.py",
    "simulate/*.py",
    "drawing/*.py",
    "environments/*.py",
    "new_game/*.py",
    "packs/*.py",
)
"""The code that speaks for any game."""


def library_usage(package: Path) -> Usage:
    """What is said about any game, by the kernel and the search."""
    usage = Usage(LIBRARY)
    usage.uses.append(Use("seat-without-name", frozenset({"number"}), "speech/speaker.py"))
    files = [file for part in LIBRARY_PARTS for file in package.glob(part)]
    usage.add_code(sorted(files))
    return usage


def site_usage(package: Path) -> Usage:
    """What the pages and the server say."""
    usage = Usage("site")
    usage.places["name"] = Lexicon("name", ["Anna", "Ben"])
    usage.add_code(sorted(package.glob("server/**/*.py")))
    return usage


def lab_usage(package: Path) -> Usage:
    """What the lab says, and the commands that show its findings."""
    usage = Usage("lab")
    usage.add_code(sorted([*package.glob("lab/**/*.py"), *package.glob("cli/lab_*.py")]))
    return usage


def script_usage(package: Path) -> Usage:
    """What the script in the browser says."""
    usage = Usage("script")
    usage.add_script(sorted(package.glob("server/static/*.js")))
    return usage


def cli_usage(package: Path) -> Usage:
    """What the command line and the terminal say; the commands of the lab have its catalog."""
    usage = Usage("cli")
    files = package.glob("cli/**/*.py")
    usage.add_code(sorted(file for file in files if not file.name.startswith("lab_")))
    return usage
