"""Records golden games: see `golden.py`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from spellwright.testing.golden import record_anew, record_golden

USAGE = "python -m spellwright.testing record FOLDER... | NAME.json game_id=GAME [OPTION=VALUE...]"


def main(arguments: list[str]) -> int:
    if arguments[:1] != ["record"] or len(arguments) < 2:
        print(USAGE, file=sys.stderr)
        return 2
    first, *rest = arguments[1:]
    if first.endswith(".json"):
        words = [word.partition("=") for word in rest]
        record_golden(Path(first), **{name: _value(text) for name, _, text in words})
    else:
        for folder in (first, *rest):
            record_anew(Path(folder))
    return 0


def _value(text: str) -> Any:
    return json.loads(text) if text in ("true", "false") or text.isdigit() else text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
