"""The worker processes: a worker that dies is replaced, and the thought is thought again."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from spellwright.kernel.state import State
from spellwright.server.bots.thinking import Thought, think

TRIES = 3


class BotWorkers:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self.thoughts = 0

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
        return self._pool

    async def think(self, state: State, bot: str, seat: int) -> Thought:
        """What a bot would choose for a seat, from nothing but what the seat may know."""
        seed = secrets.randbits(62)
        text = state.resample(seat, seed).to_json()
        arguments: tuple[Any, ...] = (state.game.id, bot, text, seat, seed)
        for _ in range(TRIES):
            try:
                loop = asyncio.get_running_loop()
                thought = await loop.run_in_executor(self._running_pool(), think, *arguments)
            except BrokenProcessPool:
                self.stop()
                continue
            self.thoughts += 1
            return thought
        raise RuntimeError(f"the bot {bot} of {state.game.id} dies whenever it thinks")

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
