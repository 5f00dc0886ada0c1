"""Writes a new game from the files in `template`.

A template is the file itself with `.txt` after its name, and two things more: `@name@` stands for
what follows from the plan, and lines between `%% if board` (or `%% if not board`) and `%% end` are
there only if it is so; `%% else` may stand between them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.saying import say
from spellwright.new_game.plan import Plan

TEMPLATE: Final = Path(__file__).parent / "template"
NEIGHBOURS: Final = {
    "": ("", "", ""),
    "squares": ("c4", "b3", "c3"),
    "hexes": ("h2", "h3", "h1"),
    "ring": ("r1", "r3", "r2"),
}
"""Two places, and one that touches both: for the tests."""


def make_game(plan: Plan, folder: Path) -> list[Path]:
    """Write the files of a new game into an empty folder; what was written, in order."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refused("folder", say("refusal-game-folder", folder=str(folder)))
    texts = dict(texts_of(plan))
    try:
        for name, text in texts.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except OSError as error:
        why = str(error.strerror)
        raise Refused("folder", say("refusal-game-write", folder=str(folder), why=why)) from None
    return [folder / name for name in texts]


def texts_of(plan: Plan) -> Iterator[tuple[str, str]]:
    """The files of a game by their paths, each with its text."""
    words = _words(plan)
    for template in sorted(TEMPLATE.rglob("*.txt")):
        name = template.relative_to(TEMPLATE).as_posix().removesuffix(".txt")
        if name == "package/board.py" and not plan.board:
            continue
        name = re.sub("^package/", f"src/{plan.package}/", name)
        lines = _chosen(template.read_text(encoding="utf-8").splitlines(), _truths(plan))
        text = _filled("".join(f"{line}\n" for line in lines), words)
        yield _filled(name, words), _with_sorted_imports(text) if name.endswith(".py") else text


def _truths(plan: Plan) -> set[str]:
    """The conditions that hold."""
    held = {"hidden": plan.hidden, "range": plan.least < plan.most, "board": bool(plan.board)}
    return {plan.board, *[name for name, is_so in held.items() if is_so]}


def _words(plan: Plan) -> dict[str, str]:
    one, two, between = NEIGHBOURS[plan.board]
    take = ("play", "played", "plays", "Play") if plan.hidden else ("take", "took", "takes", "Take")
    return {
        "id": plan.id,
        "package": plan.package,
        "title": plan.title,
        "Class": plan.class_name,
        "prefix": plan.prefix,
        "least": str(plan.least),
        "most": str(plan.most),
        "HAND": "HAND" if plan.hidden else "ROW",
        "shape": plan.board,
        **dict(zip(("take", "took", "takes", "Take"), take, strict=True)),
        "one": one,
        "two": two,
        "between": between,
    }


def _chosen(lines: list[str], truths: set[str]) -> Iterator[str]:
    """The lines whose conditions are true."""
    open_conditions: list[bool] = []
    for line in lines:
        match line.split() if line.startswith("%%") else []:
            case ["%%", "if", "not", name]:
                open_conditions.append(name not in truths)
            case ["%%", "if", name]:
                open_conditions.append(name in truths)
            case ["%%", "else"]:
                open_conditions[-1] = not open_conditions[-1]
            case ["%%", "end"]:
                open_conditions.pop()
            case _ if all(open_conditions):
                yield line


def _filled(text: str, words: dict[str, str]) -> str:
    def word(found: re.Match[str]) -> str:
        if found[1] not in words:
            raise RulesError(f"the template asks for @{found[1]}@")
        return words[found[1]]

    return re.sub(r"@(\w+)@", word, text)


def _with_sorted_imports(text: str) -> str:
    """Names of an import stand in the order of linters: constants, classes, functions."""

    def kind(name: str) -> tuple[int, str]:
        return (0 if name.isupper() else 1 if name[0].isupper() else 2), name

    def line(found: re.Match[str]) -> str:
        return f"from {found[1]} import {', '.join(sorted(found[2].split(', '), key=kind))}"

    return re.sub(r"^from (\S+) import (.+)$", line, text, flags=re.MULTILINE)
