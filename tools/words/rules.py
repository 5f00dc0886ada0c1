"""Which clauses of a translated rules text are missing, and which translate an older English one;
the same for pages of docs.

python tools/words/rules.py --lang pl              lists them
python tools/words/rules.py --lang pl --stamp ID…  writes that these clauses or pages
                                                   (`luck.md`) are up to date; all, if none is named
"""

from __future__ import annotations

import argparse
import re
import sys

from spellwright.rules_reference import rules_of
from spellwright.rules_reference.library import (
    docs_folder,
    docs_page,
    rules_folder,
    translated_pages,
    translations,
)
from spellwright.rules_reference.translation import is_stale, stale_clauses


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


def stamp_page(language: str, name: str) -> None:
    """Put the digest of the English page of today before a translated one."""
    stamped = f"<!-- {docs_page(name).digest} -->\n{docs_page(name, language).text}"
    (docs_folder() / language / name).write_text(stamped, encoding="utf-8")


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
    for language, name in translated_pages():
        if language == wanted.lang:
            if wanted.stamp is not None and (not wanted.stamp or name in wanted.stamp):
                stamp_page(language, name)
            if is_stale(language, name):
                found.append(f"{name}: the English page has changed since it was translated")
    print("\n".join(found) or "Every clause and page is there, and up to date.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
