"""Bots by name: the random one that plays every game, and those that a game brings with it."""

from spellwright.bots.finding import best_bot, bot_named, bot_names, bot_sentences, usual_bot

__all__ = ["best_bot", "bot_named", "bot_names", "bot_sentences", "usual_bot"]
