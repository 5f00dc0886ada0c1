"""Finds a bot for a game by the bot's name."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Final

from spellwright.bots.guests import guest_makers, is_guest, label_of, why_not
from spellwright.kernel.bot import Bot, RandomBot
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import LIBRARY, Noun, Saying, say, verbatim
from spellwright.registry import Game
from spellwright.search.budget import Budget, Stopped, never
from spellwright.search.guide import RULE_OF_THUMB
from spellwright.search.levels import HINT_SECONDS, LEVELS, Level
from spellwright.search.mind import Makers
from spellwright.search.player import Thinker
from spellwright.speech.speaker import has_words

WEAKER: Final = LEVELS[:2]
"""Levels that play worse than a game's own bots."""
STRONGER: Final = LEVELS[2:]


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that play a game, from the weakest to the strongest."""
    return tuple(_makers(game))


def bot_named(game: Game, name: str) -> Bot:
    """A new bot of this name, which plays the same whenever its luck is the same."""
    makers = _makers(game)
    if name not in makers:
        if refused := why_not(game, name):
            raise refused
        near = difflib.get_close_matches(name, makers, 1)
        said = say("refusal-no-bot", game=game.noun, bot=name[:40], bots=tuple(makers))
        if near:
            said = say("refusal-no-bot-near", game=game.noun, bot=name[:40], near=near[0])
        raise Refused("unknown-bot", said)
    return makers[name]()


def bot_at_table(game: Game, name: str, stopped: Stopped = never) -> Bot:
    """A new bot of this name that keeps nobody waiting, and ends its thoughts when told to."""
    level = next((level for level in LEVELS if level.name == name), None)
    if level is None:
        return bot_named(game, name)
    mind = game.mind
    return Thinker(mind, level, Budget(level.iterations_for(mind), level.seconds, stopped))


def hint_bot(game: Game, stopped: Stopped = never) -> Bot:
    """The bot that gives hints: the strongest, with the patience of somebody who waits for it."""
    return Thinker(game.mind, LEVELS[-1], Budget(LEVELS[-1].iterations, HINT_SECONDS, stopped))


def usual_bot(game: Game) -> str:
    """The name of the bot that plays where nobody has said which: the rule-of-thumb player."""
    own = _own(game)
    return RULE_OF_THUMB if RULE_OF_THUMB in own else [RandomBot.name, *own][-1]


def bot_sayings(game: Game) -> dict[str, Saying]:
    """How each bot of a game plays, in one sentence, from the weakest to the strongest."""
    return {name: _about(game, name) for name in _makers(game)}


def bot_sentences(game: Game) -> dict[str, str]:
    """As `bot_sayings`, in the words used when no language was asked for."""
    return {name: str(says) for name, says in bot_sayings(game).items()}


def bot_noun(name: str) -> Noun | str:
    """The name of a bot, for use in a saying; a game of another package may bring its own."""
    if is_guest(name):
        return label_of(name)
    noun = Noun(LIBRARY, f"bot-{name}")
    return noun if has_words(noun) else name


def _about(game: Game, name: str) -> Saying:
    """A game has words for its own bots, in its catalog or in the bot itself."""
    for domain in (game.id, LIBRARY):
        if has_words(said := Saying(domain, f"bot-about-{name}")):
            return said
    return verbatim(_makers(game)[name]().about)


def _own(game: Game) -> Makers:
    """The bots that a game brings, from the weakest to the strongest."""
    return {name: maker for name, maker in game.mind.bots().items() if name != RandomBot.name}


def _makers(game: Game) -> Makers:
    return {
        RandomBot.name: RandomBot,
        **_thinkers(game, WEAKER),
        **_own(game),
        **_thinkers(game, STRONGER),
        **guest_makers(game),
    }


def _thinkers(game: Game, levels: tuple[Level, ...]) -> Makers:
    def maker(level: Level) -> Callable[[], Bot]:
        return lambda: Thinker(game.mind, level, Budget(level.iterations_for(game.mind)))

    return {level.name: maker(level) for level in levels}
