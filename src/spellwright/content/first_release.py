"""What the numbers that the first release saved stand for: its keys, kept beside the tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from spellwright.kernel.naming import Namings
from spellwright.kernel.older import FirstRelease
from spellwright.kernel.option import Verbs
from spellwright.kernel.phrases import Lexicon

Keys = Mapping[str, Sequence[str]]


def first_release(folder: Path, namings: Callable[[Keys, Verbs], Namings]) -> FirstRelease:
    """Read `first_release.json`, and name its numbers as the states of today are named."""
    kept: dict[str, Any] = json.loads((folder / "first_release.json").read_text("utf-8"))
    lexicons: dict[str, list[str]] = kept["lexicons"]
    verbs = Verbs()
    for key, kinds in kept["verbs"]:
        verbs.add(key, key, *[Lexicon(kind, lexicons[kind]) for kind in kinds])
    return FirstRelease(namings(kept["keys"], verbs), lexicons, kept["endings"])
