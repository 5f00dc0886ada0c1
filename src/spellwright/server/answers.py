"""What was answered lately: an act that is sent again with its key is answered, not done again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

MOST_KEPT: Final = 10_000

Answer = TypeVar("Answer")


class RecentAnswers(Generic[Answer]):
    """Answers to acts that no log remembers, such as words in the chat. A sender whose connection
    broke cannot know whether these came through, and sends them again.
    """

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._acts: dict[tuple[str, str], asyncio.Task[Answer]] = {}

    async def once(
        self, session: str, key: str, act: Callable[[], Coroutine[Any, Any, Answer]]
    ) -> Answer:
        """Do an act, or say what came of it; the act goes on if the asker is cut off meanwhile."""
        place = (session, key)
        task = self._acts.get(place)
        if task is None:
            task = self._acts[place] = asyncio.create_task(act())
            task.add_done_callback(lambda done: self._forget_failure(place, done))
            if len(self._acts) > self._most:
                del self._acts[next(iter(self._acts))]
        return await asyncio.shield(task)

    def _forget_failure(self, place: tuple[str, str], done: asyncio.Task[Answer]) -> None:
        """A refused act may be tried again."""
        if done.cancelled() or done.exception() is not None:
            self._acts.pop(place, None)
