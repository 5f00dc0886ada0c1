"""The keywords that a closer look explains, by the clauses that define them."""

from __future__ import annotations

from typing import Final

from spellwright.face.glossary import Glossary, of_lexicons
from spellwright.games.talisman.lexicons import DOMAIN
from spellwright.kernel.phrases import named, texts

CLAUSES: Final = {
    "magic": "TA-3.4",
    "might": "TA-3.4",
    "life": "TA-3.9",
    "fate": "TA-4.1",
    "galleon": "TA-10.1",
    "trophy": "TA-14.2",
    "enemy": "TA-11.9",
    "follower": "TA-16.9",
    "object": "TA-16.1",
    "spell": "TA-17.1",
    "observer": "TA-8.15",
    "event": "TA-8.15",
    "hallow": "TA-24.1",
    "ferret": "TA-18.4",
    "advantage": "TA-9.2",
    "evade": "TA-15.2",
    "quest": "TA-22.1",
    "barrier": "TA-21.4",
    "gates": "TA-23.3",
    "order": "TA-3.1",
    "death-eater": "TA-3.1",
}
KEYWORDS: Final = named(DOMAIN, "keyword", list(CLAUSES))
MEANINGS: Final = texts(DOMAIN, "glossary", list(CLAUSES))
glossary: Final = Glossary(
    of_lexicons(KEYWORDS, MEANINGS, list(CLAUSES.values())),
)
