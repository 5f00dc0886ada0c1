"""What a worker process does: read a position that hides nothing from its seat, and choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spellwright.bots import bot_at_table, hint_bot
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.registry import game as find_game

HINT: Final = "hint"
"""Asks for the bot that gives hints, whichever it is."""


class Job(NamedTuple):
    """What is to be thought about. The state was resampled: it holds no secret of other seats."""

    game: str
    bot: str
    state: str
    seat: int
    seed: int


class Thought(NamedTuple):
    """The text of an option, and why in a few sentences."""

    text: str
    reason: str


Think = Callable[[Job, Callable[[], bool]], Thought]


def think(job: Job, stopped: Callable[[], bool]) -> Thought:
    """What a bot would choose; as soon as it is stopped, whatever it has come to."""
    game = find_game(job.game)
    bot = hint_bot(stopped) if job.bot == HINT else bot_at_table(game, job.bot, stopped)
    advice = advice_of(bot, game.from_json(job.state), job.seat, FastChance(job.seed))
    return Thought(game.verbs.text(advice.code), advice.reason)
