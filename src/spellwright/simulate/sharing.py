"""Shares the games of one or several runs among the workers of a crew.

Games are dealt out in chunks that grow until one takes a fraction of a second, so quick games cost
little talk and slow ones are reported soon. Several runs keep in step, so that game 17 of all of
them is played at about the same time. The games of a worker that died are played again by another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.simulate.crew import Batch, Crew, Numbers, Worker
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run
from spellwright.simulate.stop_sign import StopSign

LARGEST_CHUNK: Final = 4096
CHUNKS_AHEAD: Final = 2
"""A worker has one chunk to play and one waiting, so that it never waits for us."""
CHUNKS_APART: Final = 4
"""By so many chunks one run may be ahead of another."""
LOOK_UP_SECONDS: Final = 0.1
"""How often we look up from waiting to see the stop sign."""
MOST_LOSSES: Final = 3
"""A game with which so many workers in turn have died is not tried again."""


def play_shared(
    runs: Sequence[Run], numbers: Sequence[Numbers], crew: Crew, sign: StopSign
) -> Iterator[tuple[int, GameResult]]:
    """Games of several runs as they come in, each with the place of its run."""
    sharing = _Sharing(runs, numbers, crew)
    try:
        sharing.deal()
        while sharing.busy:
            if sign.is_up and not sharing.closed:
                sharing.closed = True
                crew.stop()
            for worker, played in crew.wait(sharing.busy, LOOK_UP_SECONDS):
                deck = sharing.deck_of(worker)
                yield from [(deck.place, result) for result in sharing.take_in(worker, played)]
            sharing.deal()
    finally:
        sharing.end()


class _Deck:
    """The games of one run that are not dealt out yet, and the workers who play them."""

    def __init__(self, place: int, run: Run, numbers: Numbers) -> None:
        self.place = place
        self.run = run
        self.workers: list[Worker] = []
        self.next = 0
        self.size = 1
        self.again: list[Numbers] = []
        self.losses: dict[int, int] = {}
        self._numbers = numbers

    @property
    def is_empty(self) -> bool:
        return self.next >= len(self._numbers) and not self.again

    @property
    def idle(self) -> Worker | None:
        return next((worker for worker in self.workers if not worker.chunks), None)

    def draw(self) -> Numbers:
        if self.again:
            return self.again.pop()
        chunk = self._numbers[self.next : self.next + self.size]
        self.next += len(chunk)
        return chunk

    def learn(self, games: int, seconds: float, wished: float) -> None:
        if games == self.size and seconds < wished / 2:
            self.size = min(LARGEST_CHUNK, self.size * 2)

    def lose(self, worker: Worker) -> None:
        """The worker has died: the games that it was sent are dealt out again."""
        self.workers.remove(worker)
        for chunk in worker.chunks:
            self.again.append(chunk)
            for number in chunk:
                self.losses[number] = self.losses.get(number, 0) + 1
        worker.chunks.clear()
        if max(self.losses.values(), default=0) >= MOST_LOSSES:
            raise Refused("worker", say("refusal-workers-died"))


class _Sharing:
    def __init__(self, runs: Sequence[Run], numbers: Sequence[Numbers], crew: Crew) -> None:
        self.crew = crew
        self.closed = False
        self.decks = [
            _Deck(place, run, wanted)
            for place, (run, wanted) in enumerate(zip(runs, numbers, strict=True))
        ]
        self._share = max(1, -(-crew.size // len(runs)))

    @property
    def busy(self) -> list[Worker]:
        return [worker for deck in self.decks for worker in deck.workers if worker.chunks]

    def deck_of(self, worker: Worker) -> _Deck:
        return next(deck for deck in self.decks if worker in deck.workers)

    def take_in(self, worker: Worker, played: Batch | None) -> list[GameResult]:
        deck = self.deck_of(worker)
        if played is None:
            deck.lose(worker)
            return []
        if played.fault:
            raise Refused("figures", played.fault)
        worker.chunks.popleft()
        deck.learn(len(played.results), played.seconds, self.crew.chunk_seconds)
        return played.results

    def deal(self) -> None:
        """Give work to all who may play now; hire where that is worth it."""
        if self.closed:
            return
        full: set[int] = set()
        while len(self.busy) < self.crew.size:
            decks = [deck for deck in self._in_step() if deck.place not in full]
            few = [deck for deck in decks if len(deck.workers) < self._share or deck.idle]
            deck = min(few or decks, key=lambda deck: deck.next, default=None)
            if deck is None:
                break
            worker = deck.idle or self._hired(deck)
            if worker is None:
                full.add(deck.place)
            else:
                worker.send(deck.draw())
        left = self._in_step()
        waiting = [deck.next for deck in left if not any(w.chunks for w in deck.workers)]
        for deck in left:
            if deck.next > min(waiting, default=deck.next):
                continue
            for worker in deck.workers:
                if 0 < len(worker.chunks) < CHUNKS_AHEAD and not deck.is_empty:
                    worker.send(deck.draw())

    def _in_step(self) -> list[_Deck]:
        """The runs with games left, without those that are too far ahead."""
        left = [deck for deck in self.decks if not deck.is_empty]
        slowest = min([deck.next for deck in left], default=0)
        return [deck for deck in left if deck.next - slowest <= CHUNKS_APART * deck.size]

    def _hired(self, deck: _Deck) -> Worker | None:
        worker = self.crew.hire(deck.run, len(self.decks), first=not deck.workers)
        if worker is not None:
            deck.workers.append(worker)
        return worker

    def end(self) -> None:
        for deck in self.decks:
            for worker in deck.workers:
                worker.end()
