"""The keywords that a closer look explains, by the clauses that define them."""

from __future__ import annotations

from typing import Final

from spellwright.face.glossary import Glossary, of_lexicons
from spellwright.games.duels.content.rows import TRAITS
from spellwright.games.duels.lexicons import DOMAIN, TRAIT_NAMES, TRAIT_TEXTS
from spellwright.kernel.phrases import named, texts

CLAUSES: Final = {
    "impact": "WD-26.2",
    "clash": "WD-1.9",
    "faced-clash": "WD-22.20",
    "individual-clash": "WD-21.7",
    "clash-card": "WD-20.3",
    "advantage": "WD-23.5",
    "disadvantage": "WD-23.6",
    "empower": "WD-29.9",
    "power-marker": "WD-30.1",
    "mastery": "WD-28.5",
    "defense": "WD-22.19",
    "cunning": "WD-30.2",
    "upkeep": "WD-32.1",
    "cooldown": "WD-31.1",
    "innate-spell": "WD-28.2",
    "combat-spell": "WD-22.1",
    "reaction": "WD-33.2",
    "burning": "WD-38.6b",
    "poison": "WD-38.8b",
    "slow": "WD-38.9a",
    "push": "WD-38.10b",
    "concealment": "WD-38.7",
    "challenge": "WD-7.8",
    "mystery": "WD-7.3",
    "nexus": "WD-12.4",
    "arrival-space": "WD-12.19",
    "lock": "WD-35.5",
    "quest-point": "WD-1.3",
    "difficult": "WD-6.5",
    "impassable": "WD-6.6",
    "obscuring": "WD-6.10",
    "dangerous": "WD-6.11",
}
KEYWORDS: Final = named(DOMAIN, "keyword", list(CLAUSES))
MEANINGS: Final = texts(DOMAIN, "glossary", list(CLAUSES))
glossary: Final = Glossary(
    of_lexicons(KEYWORDS, MEANINGS, list(CLAUSES.values())),
    of_lexicons(TRAIT_NAMES, TRAIT_TEXTS, [row["clause"] for row in TRAITS]),
)
