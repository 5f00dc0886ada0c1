"""The keywords that a closer look explains, by the clauses that define them."""

from __future__ import annotations

from typing import Final

from spellwright.face.glossary import Glossary, of_lexicons
from spellwright.games.funkoverse.content.columns import (
    STATUS_CLAUSES,
    TRAIT,
    TRAIT_CLAUSES,
    TRAIT_KEYS,
)
from spellwright.games.funkoverse.lexicons import (
    DOMAIN,
    STATUS_LEXICON,
    STATUS_TEXTS,
    TRAIT_LEXICON,
    TRAIT_TEXTS,
)
from spellwright.kernel.phrases import named, texts

CLAUSES: Final = {
    "challenge": "FV-11.12",
    "success": "FV-11.9",
    "critical": "FV-11.9",
    "defense": "FV-11.5",
    "knocked-down": "FV-12.1",
    "knocked-out": "FV-12.6",
    "exhausted": "FV-9.4",
    "cooldown": "FV-5.7",
    "ability-token": "FV-6.6",
    "finesse": "FV-6.1",
    "force": "FV-6.1",
    "cunning": "FV-6.1",
    "leadership": "FV-6.1",
    "rally": "FV-10.6",
    "assist": "FV-10.5",
    "interact": "FV-18.3",
    "point-marker": "FV-18.3",
    "control-marker": "FV-19.12",
    "leader": "FV-19.21",
    "flag": "FV-19.3",
    "scoring-area": "FV-19.26",
    "basic-character": "FV-2.7",
    "range": "FV-11.4",
}
KEYWORDS: Final = named(DOMAIN, "keyword", list(CLAUSES))
MEANINGS: Final = texts(DOMAIN, "glossary", list(CLAUSES))
_TRAIT_CLAUSES: Final = [TRAIT_CLAUSES[TRAIT.index(n)] for n in range(len(TRAIT_KEYS))]
glossary: Final = Glossary(
    of_lexicons(KEYWORDS, MEANINGS, list(CLAUSES.values())),
    of_lexicons(TRAIT_LEXICON, TRAIT_TEXTS, _TRAIT_CLAUSES),
    of_lexicons(STATUS_LEXICON, STATUS_TEXTS, STATUS_CLAUSES),
)
