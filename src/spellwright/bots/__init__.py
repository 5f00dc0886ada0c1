"""Bots by name: random, the levels that think ahead in every game, and those a game brings."""

from spellwright.bots.lookup import (
    bot_at_table,
    bot_named,
    bot_names,
    bot_noun,
    bot_sayings,
    bot_sentences,
    hint_bot,
    usual_bot,
)

__all__ = [
    "bot_at_table",
    "bot_named",
    "bot_names",
    "bot_noun",
    "bot_sayings",
    "bot_sentences",
    "hint_bot",
    "usual_bot",
]
