"""One worker process: it thinks about one job at a time, and can be told to stop."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.synchronize import Event
from typing import Final

from spellwright.server.bots.thinking import Job, Think, Thought

JOIN_SECONDS: Final = 2.0


class WorkerDied(Exception):
    """The process is gone, and its thought with it."""


class BotFailed(Exception):
    """The bot made a mistake, and said so; its process lives."""


class Worker:
    """A worker process. It is made, asked and ended from threads, since each of these has
    to wait.
    """

    def __init__(self, context: SpawnContext, think: Think) -> None:
        self._pipe, its_end = context.Pipe()
        self._stop = context.Event()
        arguments = (think, self._stop, its_end)
        self._process = context.Process(target=_work, args=arguments, daemon=True)
        self._process.start()
        its_end.close()

    def ask(self, job: Job) -> Thought:
        """Wait for a thought. The worker must be idle."""
        self._stop.clear()
        try:
            self._pipe.send(job)
            answer: Thought | str = self._pipe.recv()
        except (EOFError, OSError):
            raise WorkerDied from None
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    def stop_thinking(self) -> None:
        """Ask the bot for what it has come to; a bot that thinks ahead obeys at once."""
        self._stop.set()

    def kill(self) -> None:
        """End the process; whoever waits for its thought hears that it died."""
        self._process.kill()
        self._process.join(JOIN_SECONDS)


def _work(think: Think, stop: Event, pipe: Connection) -> None:
    """What the process does until nobody sends it jobs any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(_answer(think, pipe.recv(), stop.is_set))


def _answer(think: Think, job: Job, stopped: Callable[[], bool]) -> Thought | str:
    try:
        return think(job, stopped)
    except Exception as error:  # noqa: BLE001 - a bot's mistake must not end its process
        return f"{type(error).__name__}: {error}"
