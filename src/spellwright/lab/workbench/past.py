"""What a folder holds: reports, experiments and runs of earlier days."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from spellwright.kernel.saying import Saying
from spellwright.lab.words import say

MOST: Final = 200
LARGEST: Final = 1 << 24
PAGE: Final = "index.html"


class Past(NamedTuple):
    name: str
    kind: str
    """`report`, `what-if` or `run`."""
    about: dict[str, Any]
    when: float

    @property
    def told(self) -> Saying:
        """What it is, in a sentence."""
        game = str(self.about.get("game", ""))
        if self.kind == "what-if":
            sets = [
                ", ".join(f"{path}={value}" for path, value in one.get("set", {}).items())
                for one in self.about.get("variants", [])
                if isinstance(one, dict)
            ]
            return say("past-what-if", game=game, figures=" / ".join(sets))
        games = int(self.about.get("games", 0) or 0)
        if self.kind == "report":
            return say("past-report", game=game, games=games)
        return say("past-run", game=game, games=games)


def past_in(folder: Path) -> list[Past]:
    """The newest first; only folders right inside are looked at."""
    found = []
    for place in sorted(folder.iterdir()) if folder.is_dir() else []:
        if place.is_dir() and not place.is_symlink():
            for file, kind in (
                ("report.json", "report"),
                ("what-if.json", "what-if"),
                ("run.json", "run"),
            ):
                about = _read(place / file)
                if about is not None:
                    found.append(Past(place.name, kind, about, (place / file).stat().st_mtime))
                    break
    return sorted(found, key=lambda one: -one.when)[:MOST]


def page_in(folder: Path, name: str) -> str | None:
    """The page of a report; None if there is none of that name."""
    if all(one.name != name or one.kind != "report" for one in past_in(folder)):
        return None
    page = folder / name / PAGE
    if not page.is_file() or page.stat().st_size > LARGEST:
        return None
    return page.read_text("utf-8")


def _read(file: Path) -> dict[str, Any] | None:
    try:
        if file.stat().st_size > LARGEST:
            return None
        data = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return data if isinstance(data, dict) else None
