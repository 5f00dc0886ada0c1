"""Who may use whom: the table in `docs/architecture.md` against every import of the package."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parents[2]
PACKAGE: Final = PROJECT / "src" / "spellwright"
DOCS: Final = PROJECT / "docs" / "architecture.md"
TOP: Final = ("__init__", "__main__", "__version__")
"""The package itself, which offers what is below it."""


@cache
def allowed() -> dict[str, set[str]]:
    """By the name of a part, the parts that it may use."""
    rows = re.findall(r"^\| `(\w+)` \|[^|]*\|([^|]*)\|$", DOCS.read_text("utf-8"), re.MULTILINE)
    return {part: set(re.findall(r"`(\w+)`", uses)) for part, uses in rows}


@cache
def used() -> dict[str, dict[str, str]]:
    """By the name of a part, the parts that it uses, each with one place where it does."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for file in sorted(PACKAGE.rglob("*.py")):
        inside = file.relative_to(PACKAGE)
        part = inside.parts[0].removesuffix(".py")
        for module in _imports(file):
            other = module.split(".")[1] if "." in module else "__init__"
            if other != part:
                found[part].setdefault(other, f"{inside} imports {module}")
    return found


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if _is_ours(alias.name))
        elif isinstance(node, ast.ImportFrom) and _is_ours(str(node.module)):
            if node.module == "spellwright":
                yield from (f"spellwright.{alias.name}" for alias in node.names)
            else:
                yield str(node.module)


def _is_ours(module: str) -> bool:
    return module.partition(".")[0] == "spellwright"


def test_the_table_names_every_part() -> None:
    parts = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert set(allowed()) == parts - {*TOP, "__pycache__", "py"}


@pytest.mark.parametrize("part", sorted(allowed()))
def test_arrows_point_where_the_table_says(part: str) -> None:
    uses = {other: where for other, where in used()[part].items() if other not in TOP}
    assert [where for other, where in uses.items() if other not in allowed()[part]] == []
    assert allowed()[part] == set(uses), "the table names what is not used"


def test_no_arrow_leads_back() -> None:
    """Parts can be put in an order in which each uses only earlier ones."""
    left = {part: set(uses) for part, uses in allowed().items()}
    while left:
        free = {part for part, uses in left.items() if not uses & set(left)}
        assert free, f"these use each other: {sorted(left)}"
        left = {part: uses for part, uses in left.items() if part not in free}


def test_no_game_knows_another() -> None:
    games = PACKAGE / "games"
    crossing = [
        f"{file.relative_to(games)} imports {module}"
        for game in games.iterdir()
        if game.is_dir()
        for file in sorted(game.rglob("*.py"))
        for module in _imports(file)
        if module.startswith("spellwright.games.") and module.split(".")[2] != game.name
    ]
    assert crossing == []


def test_rules_know_neither_bots_nor_drawings() -> None:
    """What is simulated loads neither; the bots know the rules, and drawings may know both."""
    games = PACKAGE / "games"
    found = [
        f"{file.relative_to(games)} imports {module}"
        for folder in ("rules", "content")
        for file in sorted(games.glob(f"*/{folder}/**/*.py"))
        for module in _imports(file)
        if re.search(r"\.(bot|picture|face|mind)\b", module)
        or module.startswith("spellwright.drawing")
    ]
    assert found == []
