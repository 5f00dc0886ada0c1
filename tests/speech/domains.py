"""The domains whose sentences stand in catalogs, and what the code says in each."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import Final

import spellwright
from spellwright.kernel.saying import LIBRARY
from spellwright.registry import game
from spellwright.speech.usage import Usage, library_usage

PACKAGE: Final = Path(spellwright.__file__).parent
MOVED: Final = ("funkoverse", "wizardry")
"""The games that speak from their catalogs."""
DOMAINS: Final = (LIBRARY, *MOVED)


@cache
def usage_of(domain: str) -> Usage:
    if domain == LIBRARY:
        return library_usage(PACKAGE)
    usage, rules = Usage(domain), game(domain).rules
    for book in (rules.verbs.book, rules.questions, rules.events, rules.endings):
        usage.add_book(book)
    folder = PACKAGE / "games" / domain
    for module in pkgutil.iter_modules([str(folder)]):
        usage.add_module(importlib.import_module(f"spellwright.games.{domain}.{module.name}"))
    usage.add_code(sorted(folder.rglob("*.py")))
    return usage
