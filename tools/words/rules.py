"""Which clauses of a translated rules text are missing, and which translate an older English one.

python tools/words/rules.py --lang pl              lists them
python tools/words/rules.py --lang pl --stamp ID…  writes that these are up to date; all, if no
                                                   ID is named
"""

from __future__ import annotations

import argparse
import re
import sys

from spellwright.rules_reference import rules_of
from spellwright.rules_reference.library import rules_folder, translations
from spellwright.rules_reference.translation import stale_clauses


def stamp(language: str, game: str, ids: list[str]) -> None:
    """Put the digest of the English clause of today behind each translated one."""
    path = rules_folder() / language / f"{game}.md"
    english = {clause.id: clause.digest for clause in rules_of(game).clauses}

    def stamped(match: re.Match[str]) -> str:
        line, id = match[0], match[1]
        if id not in english or (ids and id not in ids):
            return line
        return re.sub(r"\s*<!-- [0-9a-f]{8} -->", "", line).rstrip() + f" <!-- {english[id]} -->"

    text = path.read_text(encoding="utf-8")
    path.write_text(
        re.sub(r"^- \*\*(\S+)\*\*.*$", stamped, text, flags=re.MULTILINE), encoding="utf-8"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lang", required=True)
    parser.add_argument("--stamp", nargs="*", metavar="ID")
    wanted = parser.parse_args()
    found: list[str] = []
    for language, game in translations():
        if language == wanted.lang:
            if wanted.stamp is not None:
                stamp(language, game, wanted.stamp)
                rules_of.cache_clear()
            found += stale_clauses(language, game)
    print("\n".join(found) or "Every clause is there, and up to date.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
