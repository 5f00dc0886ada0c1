"""The keywords that a closer look explains, by the clauses that define them."""

from __future__ import annotations

from typing import Final

from spellwright.face.glossary import Glossary, of_lexicons
from spellwright.games.battle.content.saying import DOMAIN
from spellwright.kernel.phrases import named, texts

CLAUSES: Final = {
    "attack": "HB-10.4",
    "influence": "HB-6.5",
    "health": "HB-14.1",
    "stunned": "HB-14.3",
    "control": "HB-11.6",
    "dark-arts": "HB-4.1",
    "villain": "HB-5.4",
    "creature": "HB-5.4",
    "horcrux": "HB-16.2",
    "encounter": "HB-17.2",
    "ally": "HB-7.31",
    "item": "HB-7.31",
    "detention": "HB-20.3",
    "banish": "HB-18.1",
    "reward": "HB-10.1",
    "proficiency": "HB-6.12",
    "patronus": "HB-12.2",
    "charm": "HB-19.1",
    "house-die": "HB-15.3",
    "ingredient": "HB-7.3",
}
KEYWORDS: Final = named(DOMAIN, "keyword", list(CLAUSES))
MEANINGS: Final = texts(DOMAIN, "glossary", list(CLAUSES))
glossary: Final = Glossary(
    of_lexicons(KEYWORDS, MEANINGS, list(CLAUSES.values())),
)
