"""Games that packages from outside bring, found by their entry points before they are loaded.

The group is `spellwright.games`; the name of an entry point is the id of the game, its value the
package. `rules.md` in the package is its rules text, the folder `locale` has its catalogs.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

ENTRY_POINTS: Final = "spellwright.games"


@cache
def brought_packages() -> Mapping[str, str]:
    """By the id of a game, its package."""
    found: dict[str, str] = {}
    for brought in sorted(entry_points(group=ENTRY_POINTS)):
        found.setdefault(brought.name, brought.value)
    return found


def folder_of(package: str) -> Path | None:
    """Where a package lies; None if there is none of this name."""
    try:
        found = importlib.util.find_spec(package)
    except ModuleNotFoundError:
        return None
    places = None if found is None else found.submodule_search_locations
    return Path(places[0]) if places else None


def brought_files(name: str) -> dict[str, Path]:
    """By the id of a game from outside, a file or folder of its package, where it has one."""
    folders = {id: folder_of(package) for id, package in brought_packages().items()}
    paths = {id: folder / name for id, folder in folders.items() if folder is not None}
    return {id: path for id, path in paths.items() if path.exists()}
