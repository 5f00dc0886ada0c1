"""What a worker process does: read a position that hides nothing from its seat, and choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spellwright.bots import bot_at_table, hint_bot
from spellwright.kernel.bot import Bot, advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.saying import Saying
from spellwright.registry import game as find_game

HINT: Final = "hint"
"""Asks for the bot that gives hints, whichever it is."""
MOST_REMEMBERED: Final = 16
"""Bots that think ahead remember some ten thousand positions each."""


class Job(NamedTuple):
    """What is to be thought about. The state was resampled: it holds no secret of other seats."""

    game: str
    bot: str
    state: str
    seat: int
    seed: int
    table: str = ""
    """The table of the seat; nothing is remembered for a seat that is at no table."""

    @property
    def mind(self) -> SeatedBot:
        return SeatedBot(self.table, self.seat, self.bot)


class SeatedBot(NamedTuple):
    """A bot in its seat at a table, which goes on from what it thought there before."""

    table: str
    seat: int
    bot: str


class Thought(NamedTuple):
    """The text of an option, and why in a few sentences."""

    text: str
    reason: str | Saying


Think = Callable[[Job, Callable[[], bool]], Thought]


class Memory:
    """The bots that a process remembers; the bot whose last question is longest ago is forgotten
    first.

    What a bot remembers is kept by what its seat sees: it stays true when choices are taken back.
    """

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._most = most
        self._bots: dict[SeatedBot, Bot] = {}

    def __len__(self) -> int:
        return len(self._bots)

    def think(self, job: Job, stopped: Callable[[], bool]) -> Thought:
        """What a bot would choose; if it is stopped, what it has come to by then."""
        game = find_game(job.game)
        # A bot that fails is not put back.
        bot = self._bots.pop(job.mind, None) or new_bot(job, stopped)
        advice = advice_of(bot, game.from_json(job.state), job.seat, FastChance(job.seed))
        if job.table:
            self._bots[job.mind] = bot
        if len(self._bots) > self._most:
            del self._bots[next(iter(self._bots))]
        return Thought(game.rules.verbs.text(advice.code), advice.reason)


def new_bot(job: Job, stopped: Callable[[], bool]) -> Bot:
    game = find_game(job.game)
    return hint_bot(game, stopped) if job.bot == HINT else bot_at_table(game, job.bot, stopped)


_OF_THIS_PROCESS: Final = Memory()


def think(job: Job, stopped: Callable[[], bool]) -> Thought:
    """Think in a worker process, which is always stopped in the same way."""
    return _OF_THIS_PROCESS.think(job, stopped)
