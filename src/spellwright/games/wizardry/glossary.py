"""The keywords that a closer look explains, by the clauses that define them."""

from __future__ import annotations

from typing import Final

from spellwright.face.glossary import Glossary, of_lexicons
from spellwright.games.wizardry.lexicons import DOMAIN
from spellwright.kernel.phrases import named, texts

CLAUSES: Final = {
    "hit": "FW-14.1",
    "action-point": "FW-5.9",
    "defence-point": "FW-9.2",
    "initiative": "FW-6.2",
    "entry": "FW-5.8",
    "plan": "FW-5.7",
    "poison": "FW-12.1",
    "entangled": "FW-20.2",
    "fizzle": "FW-10.5",
    "out-of-bounds": "FW-2.12",
    "illusion": "FW-21.19",
    "fog": "FW-17.4",
    "animal": "FW-13.4",
    "demon": "FW-13.13",
    "tracking-ball": "FW-13.23",
    "line-of-sight": "FW-2.14",
}
KEYWORDS: Final = named(DOMAIN, "keyword", list(CLAUSES))
MEANINGS: Final = texts(DOMAIN, "glossary", list(CLAUSES))
glossary: Final = Glossary(
    of_lexicons(KEYWORDS, MEANINGS, list(CLAUSES.values())),
)
