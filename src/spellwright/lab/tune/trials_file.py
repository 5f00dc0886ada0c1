"""The trials of a search on disk: one line for what is looked for, then one line a trial."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spellwright.kernel.refusal import Refused
from spellwright.lab.words import say


class TrialsFile:
    """A search goes on where its file ends: what was tried is not played again."""

    def __init__(self, path: Path, about: Mapping[str, Any]) -> None:
        self.path = path
        self._header = json.dumps(about, sort_keys=True, ensure_ascii=False) + "\n"
        self._known: set[str] = set()

    def read(self) -> list[tuple[dict[str, Any], list[float], str]]:
        """Figures, the means after each step, and what went wrong, if anything did."""
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.write_text(self._header, encoding="utf-8")
            return []
        try:
            text = self.path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            text = ""
        if not text.startswith(self._header):
            raise Refused("file", say("refusal-other-search", path=str(self.path)))
        found = []
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.path.write_text(whole, encoding="utf-8")
        for line in whole.splitlines()[1:]:
            match json.loads(line):
                case {"set": dict(figures), "measured": [*measured], "fault": str(fault)}:
                    found.append((figures, [float(one) for one in measured], fault))
                    self._known.add(line)
        return found

    def add(self, figures: Mapping[str, Any], measured: list[float], fault: str) -> None:
        row = {"set": dict(figures), "measured": measured, "fault": fault}
        line = json.dumps(row, sort_keys=True, ensure_ascii=False)
        if line not in self._known:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
