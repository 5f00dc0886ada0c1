"""Finds a bot for a game by the bot's name."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Any, Final

from spellwright.kernel.bot import Bot, RandomBot
from spellwright.kernel.game import Game
from spellwright.kernel.refusal import Refused

RULE_OF_THUMB: Final = "greedy"


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that play a game, from the weakest to the strongest."""
    return tuple(_makers(game))


def bot_named(game: Game[Any], name: str) -> Bot:
    """A new bot of this name; refused with a suggestion if there is none."""
    makers = _makers(game)
    if name not in makers:
        near = difflib.get_close_matches(name, makers, 1)
        hint = f"do you mean «{near[0]}»?" if near else f"there is {', '.join(makers)}."
        raise Refused("unknown-bot", f"{game.name} has no bot «{name[:40]}»; {hint}")
    return makers[name]()


def best_bot(game: Game[Any]) -> Bot:
    """The strongest bot of a game: the one that gives hints."""
    return bot_named(game, bot_names(game)[-1])


def usual_bot(game: Game[Any]) -> str:
    """The name of the bot that plays where nobody has said which: the rule-of-thumb player."""
    return RULE_OF_THUMB if RULE_OF_THUMB in game.bots() else bot_names(game)[-1]


def bot_sentences(game: Game[Any]) -> dict[str, str]:
    """How each bot of a game plays, in one sentence, from the weakest to the strongest."""
    return {name: maker().about for name, maker in _makers(game).items()}


def _makers(game: Game[Any]) -> Mapping[str, Callable[[], Bot]]:
    """`random` first; a game lists its own bots from the weakest to the strongest."""
    own = {name: maker for name, maker in game.bots().items() if name != RandomBot.name}
    return {RandomBot.name: RandomBot, **own}
