"""Appends the keys that have no number for good yet to `numbering.toml` of each game.

    python tools/numbering.py [GAME …]

Run it after adding rows to the tables of the box. It never moves or removes a key: a row
that is gone keeps its place, so that no other number changes.
"""

from __future__ import annotations

import sys
from pathlib import Path

from spellwright.content.numbering import FILE, listed_keys, used_numberings
from spellwright.registry import GAME_IDS, game

HEAD = "# The numbers of rows: tools/numbering.py appends new keys, and nothing is ever moved.\n"


def written(folder: Path) -> str:
    """The file as it should be, for the tables that were read."""
    parts = [HEAD]
    for kind, keys in used_numberings(folder).items():
        listed = list(listed_keys(folder, kind))
        listed += [key for key in keys if key not in listed]
        parts.append(f"{kind} = [\n" + "".join(f'  "{key}",\n' for key in listed) + "]\n")
    return "\n".join(parts)


def main() -> None:
    for id in sys.argv[1:] or GAME_IDS:
        folder = game(id).tables
        assert folder is not None
        if used_numberings(folder):
            (folder / FILE).write_text(written(folder), encoding="utf-8")


if __name__ == "__main__":
    main()
