"""The worker processes: a worker that dies is replaced, and the thought is thought again.

A thought that nobody waits for any more is stopped. A worker that does not stop in time is ended
and replaced, so no bot can keep the others waiting.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from spellwright.kernel.state import State
from spellwright.server.bots.fair_queue import FairQueue
from spellwright.server.bots.thinking import MOST_REMEMBERED, Job, SeatedBot, Think, Thought, think
from spellwright.server.bots.worker import Worker, WorkerDied

LOG = logging.getLogger(__name__)

TRIES: Final = 3
LONGEST_SECONDS: Final = 60.0
"""A worker that thinks for longer counts as stuck."""
GRACE_SECONDS: Final = 1.0
"""The time that a stopped thought may take to end."""


class Assignment(NamedTuple):
    """The asker whose thought a worker is busy with, and since when."""

    asker: str
    since: float


class BotWorkers:
    def __init__(
        self, workers: int, think: Think = think, longest: float = LONGEST_SECONDS
    ) -> None:
        self._think = think
        self._longest = longest
        self._context = multiprocessing.get_context("spawn")
        # One thread waits for each worker, and one more ends a worker that is stuck.
        self._threads = ThreadPoolExecutor(2 * workers, thread_name_prefix="bots")
        self._places = FairQueue(workers)
        self._most_noted = workers * MOST_REMEMBERED
        self._idle: list[Worker] = []
        self._asked_last: dict[SeatedBot, Worker] = {}
        self._busy: set[Worker] = set()
        self._errands: set[asyncio.Task[None]] = set()
        self.thoughts = 0

    async def think(
        self, state: State, bot: str, seat: int, table: str = "", asker: str = ""
    ) -> Thought:
        """What a bot would choose for a seat, from nothing but what the seat may know. At a table
        it goes on from what it thought there before, where it can. Askers share the workers.
        """
        seed = secrets.randbits(62)
        text = state.resample(seat, seed).to_json()
        job = Job(state.rules.id, bot, text, seat, seed, table)
        for _ in range(TRIES):
            try:
                thought = await self._ask_one(job, asker)
            except WorkerDied:
                LOG.warning("a worker died while the bot %s of %s thought", bot, job.game)
                continue
            self.thoughts += 1
            return thought
        raise RuntimeError(f"the bot {bot} of {job.game} dies whenever it thinks")

    async def _ask_one(self, job: Job, asker: str) -> Thought:
        """Let one worker think; its place is free again when it is idle or gone."""
        await self._places.take(asker)
        loop = asyncio.get_running_loop()
        place = Assignment(asker, loop.time())
        try:
            worker = self._take_idle(job.mind) or await self._start_one()
        except BaseException:
            self._give_back(place)
            raise
        self._busy.add(worker)
        self._note(job.mind, worker)
        asked = loop.run_in_executor(self._threads, worker.ask, job)
        try:
            return await asyncio.wait_for(asyncio.shield(asked), self._longest)
        except TimeoutError:
            raise WorkerDied from None
        finally:
            self._see_to(worker, asked, place)

    def _take_idle(self, mind: SeatedBot) -> Worker | None:
        """The worker that remembers this mind, if it is idle: nobody waits for a memory."""
        known = self._asked_last.get(mind)
        if known is not None and known in self._idle:
            self._idle.remove(known)
            return known
        return self._idle.pop() if self._idle else None

    def _note(self, mind: SeatedBot, worker: Worker) -> None:
        self._asked_last.pop(mind, None)
        self._asked_last[mind] = worker
        if len(self._asked_last) > self._most_noted:
            del self._asked_last[next(iter(self._asked_last))]

    async def _start_one(self) -> Worker:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, Worker, self._context, self._think)

    def _give_back(self, place: Assignment) -> None:
        self._places.give_back(place.asker, asyncio.get_running_loop().time() - place.since)

    def _see_to(self, worker: Worker, asked: asyncio.Future[Thought], place: Assignment) -> None:
        task = asyncio.create_task(self._bring_back(worker, asked, place))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _bring_back(
        self, worker: Worker, asked: asyncio.Future[Thought], place: Assignment
    ) -> None:
        """Make a worker idle, or see it off if it died or does not stop."""
        try:
            if not asked.done():
                worker.stop_thinking()
                await asyncio.wait({asked}, timeout=GRACE_SECONDS)
            if asked.done() and not isinstance(asked.exception(), WorkerDied):
                self._idle.append(worker)
            else:
                await asyncio.get_running_loop().run_in_executor(self._threads, worker.kill)
                await asyncio.wait({asked})
                asked.exception()
        finally:
            self._busy.discard(worker)
            self._give_back(place)

    async def stop(self) -> None:
        """End all workers; whoever still waits for a thought hears that its worker died."""
        for worker in [*self._idle, *self._busy]:
            worker.kill()
        self._idle.clear()
        await asyncio.gather(*self._errands, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
