"""The domains whose sentences stand in catalogs, and what the code says in each."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import Final

import spellwright
from spellwright.cli.words import CLI
from spellwright.kernel.bot import RandomBot
from spellwright.kernel.phrases import Lexicon
from spellwright.kernel.saying import (
    LIBRARY,
    REPLAY,
    SAVED_GAME,
    SAVED_STATE,
    TABLE,
    Saying,
    say,
    verbatim,
)
from spellwright.lab.words import LAB
from spellwright.registry import GAME_IDS, SAMPLE_IDS, game
from spellwright.search.guide import RULE_OF_THUMB
from spellwright.search.levels import LEVELS
from spellwright.server.pages.script_words import SCRIPT
from spellwright.server.speaking import SITE
from spellwright.speech.speaker import has_words
from spellwright.speech.usage import (
    Usage,
    Use,
    cli_usage,
    lab_usage,
    library_usage,
    script_usage,
    site_usage,
)

PACKAGE: Final = Path(spellwright.__file__).parent
MOVED: Final = ("battle", "duels", "funkoverse", "talisman", "wizardry")
"""The games that speak from their catalogs."""
DOMAINS: Final = (LIBRARY, SITE, SCRIPT, CLI, LAB, *MOVED)


@cache
def usage_of(domain: str) -> Usage:
    if domain == LIBRARY:
        return _library()
    if domain == SITE:
        return site_usage(PACKAGE)
    if domain == CLI:
        return cli_usage(PACKAGE)
    if domain == LAB:
        return lab_usage(PACKAGE)
    if domain == SCRIPT:
        return script_usage(PACKAGE)
    usage, rules = Usage(domain), game(domain).rules
    for book in (rules.verbs.book, rules.questions, rules.events, rules.endings):
        usage.add_book(book)
    usage.add_own_labels(rules)
    usage.add_option_names(rules)
    folder = PACKAGE / "games" / domain
    for module in pkgutil.iter_modules([str(folder)]):
        usage.add_module(importlib.import_module(f"spellwright.games.{domain}.{module.name}"))
    usage.add_code(sorted(folder.rglob("*.py")))
    own = [f"bot-about-{name}" for name in game(domain).mind.bots()]
    said = [key for key in own if has_words(Saying(domain, key))]
    usage.uses += [Use(key, frozenset(), "bots/lookup.py") for key in said]
    if game(domain).face.prepares:
        usage.terms["-prepares"] = frozenset()
    return usage


def _library() -> Usage:
    """What is said about any game, with the names of the games and of the bots."""
    usage = library_usage(PACKAGE)
    usage.terms.update({f"-game-{id}": frozenset() for id in (*GAME_IDS, *SAMPLE_IDS)})
    usage.places["where"] = _places()
    things = (SAVED_STATE, SAVED_GAME, REPLAY, TABLE)
    usage.terms.update({f"-{each.key}": frozenset() for each in things})
    usage.places["what"] = Lexicon("thing", [each.key for each in things], things)
    bots = (RandomBot.name, RULE_OF_THUMB, *[level.name for level in LEVELS])
    usage.terms.update({f"-bot-{name}": frozenset() for name in bots})
    usage.uses += [Use(f"bot-about-{name}", frozenset(), "bots/lookup.py") for name in bots]
    return usage


def _places() -> Lexicon:
    """Where something is wrong: a refusal begins with it."""
    state = say("place-state")
    places = (state, say("place-field", where=state, name="phase"), verbatim("spells.toml, spell"))
    return Lexicon("place", [str(number) for number, _ in enumerate(places)], places)
