"""What earlier releases left behind (`write_release.py`): one folder for each of them."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
RELEASES: Final = sorted(path for path in HERE.iterdir() if (path / "facts.json").exists())


def facts_of(release: Path) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads((release / "facts.json").read_text("utf-8"))
    return facts


def database_of(release: Path, folder: Path) -> Path:
    """A copy of a release's database that a test may change."""
    file = folder / "tables.db"
    file.write_bytes(gzip.decompress((release / "tables.db.gz").read_bytes()))
    return file
