"""The docs speak of files that are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parents[2]
PAGES: Final = sorted(
    page
    for page in [*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md")]
    if page.parent.name != "rules"
)
ROOTS: Final = (
    PROJECT,
    PROJECT / "src" / "spellwright",
    PROJECT / "src" / "spellwright" / "server",
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    own = [link for link in links if "://" not in link]
    assert [link for link in own if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("name", ["one_choice.md", "glossary.md"])
def test_files_that_are_named_are_there(name: str) -> None:
    text = (PROJECT / "docs" / name).read_text("utf-8")
    named = set(re.findall(r"`([\w/]+\.(?:py|js|md))`", text))
    assert len(named) > 15
    assert [file for file in sorted(named) if not _is_there(file)] == []


def _is_there(file: str) -> bool:
    if "NAME" in file or "GAME" in file:
        games = PROJECT / "src" / "spellwright" / "games"
        return all((games / id / file.partition("NAME/")[2]).exists() for id in ("battle", "duels"))
    if "/" not in file:
        return any(PROJECT.glob(f"src/**/{file}"))
    return any((root / file).exists() for root in ROOTS)
