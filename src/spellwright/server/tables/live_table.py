"""A table in play. A choice is on disk before anybody is told of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.fairness import Fairness, commitment, mixed_seed
from spellwright.kernel.game import Game
from spellwright.kernel.outcome import Outcome
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import Replay, replay_of
from spellwright.kernel.table import Table
from spellwright.server.store.log_writer import Entry, LogWriter
from spellwright.server.tables.place import BOT, Place

WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"

CHOICE: Final = "choice"
UNDO: Final = "undo"
CONCEDE: Final = "concede"


class Receipt:
    """What the sender of a choice is told: the number of its entry in the log."""

    __slots__ = ("number", "repeated")

    def __init__(self, number: int, repeated: bool) -> None:
        self.number = number
        self.repeated = repeated


class LiveTable:
    """One table: its places, its log and its game, which starts when every place is taken."""

    def __init__(
        self,
        id: str,
        game: Game[Any],
        settings: Mapping[str, Any],
        places: list[Place],
        entropy: str,
        *,
        host: str,
        public: bool,
        spectators: bool,
    ) -> None:
        self.id = id
        self.game = game
        self.settings = settings
        self.places = places
        self.entropy = entropy
        self.host = host
        self.public = public
        self.spectators = spectators
        self.table: Table[Any] | None = None
        self.entries = 0
        self.conceded: list[int] = []
        self.version = 0
        self.changed = asyncio.Condition()
        self._lock = asyncio.Lock()
        self._receipts: dict[tuple[int, str], int] = {}

    # -- what it is ------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.table is None:
            return WAITING
        return FINISHED if self.is_over else RUNNING

    @property
    def is_over(self) -> bool:
        return self.table is not None and (
            self.table.state.over or bool(self.winners_by_concession)
        )

    @property
    def winners_by_concession(self) -> list[int]:
        """The seats that are left when all others have given up."""
        left = [seat for seat in range(len(self.places)) if seat not in self.conceded]
        return left if self.conceded and len(left) == 1 else []

    def outcome(self) -> dict[str, Any] | None:
        """How it ended; None while it goes on."""
        end: Outcome | None = None if self.table is None else self.table.state.outcome
        if end is not None:
            return end.to_data()
        winners = self.winners_by_concession
        if not winners:
            return None
        ranks = [1 if seat in winners else 2 for seat in range(len(self.places))]
        sentence = "The others have given up."
        return {"how": "conceded", "sentence": sentence, "winners": winners, "ranks": ranks}

    @property
    def commitment(self) -> str:
        return commitment(self.entropy)

    def seat_of(self, session: str) -> int:
        """The seat of a session, or SPECTATOR."""
        for seat, place in enumerate(self.places):
            if session and place.session == session:
                return seat
        return SPECTATOR

    def seats_asked(self) -> list[int]:
        if self.table is None or self.is_over:
            return []
        return [ask.seat for ask in self.table.state.asks]

    def bot_to_move(self) -> int:
        """A bot's seat that has to choose, or SPECTATOR."""
        for seat in self.seats_asked():
            if self.places[seat].is_bot:
                return seat
        return SPECTATOR

    # -- what happens to it ----------------------------------------------------------------------

    def start_if_full(self) -> bool:
        """The game begins when nobody is missing; its seed is fixed by then."""
        if self.table is not None or any(place.is_free for place in self.places):
            return False
        words = [place.word for place in self.places]
        seed = mixed_seed(self.entropy, words)
        self.table = Table(self.game, len(self.places), seed, dict(self.settings))
        return True

    def replay(self) -> Replay:
        """The whole game with the secret behind its luck, once it is over."""
        if self.table is None or not self.is_over:
            raise Refused(
                "running", "The replay holds the seed: it comes out when the game is over."
            )
        replay = replay_of(self.table)
        words = [place.word for place in self.places]
        replay.fairness = Fairness(self.commitment, self.entropy, words)
        return replay

    async def choose(self, seat: int, text: str, key: str, writer: LogWriter) -> Receipt:
        """Check a choice, write it down, carry it out, tell everybody; a key works once."""
        async with self._lock:
            known = self._receipts.get((seat, key))
            if known is not None:
                return Receipt(known, True)
            table = self._running()
            code = table.state.legal(seat, text)
            entry = self._entry(CHOICE, seat, self.game.verbs.text(code), key)
            await writer.append(entry)
            table.choose(seat, code)
            return await self._done(entry)

    async def undo(self, seat: int, key: str, writer: LogWriter) -> Receipt:
        """Take back a seat's last choice; bots agree, people must not have chosen since."""
        async with self._lock:
            table = self._running()
            if not table.can_undo(seat, self._consenting()):
                table.undo(seat, self._consenting())
            entry = self._entry(UNDO, seat, "", key)
            await writer.append(entry)
            table.undo(seat, self._consenting())
            return await self._done(entry)

    async def concede(self, seat: int, key: str, writer: LogWriter) -> Receipt:
        """Give up: of two players the other wins; at a larger table a bot plays on."""
        async with self._lock:
            self._running()
            entry = self._entry(CONCEDE, seat, "", key)
            await writer.append(entry)
            self._give_up(seat)
            return await self._done(entry)

    def replay_entry(self, entry: Entry) -> None:
        """Carry out an entry of the log again, when the table is read from disk."""
        table = self._running()
        if entry.kind == CHOICE:
            table.choose(entry.seat, entry.text)
        elif entry.kind == UNDO:
            table.undo(entry.seat, self._consenting())
        else:
            self._give_up(entry.seat)
        self._receipts[entry.seat, entry.key] = entry.number
        self.entries = entry.number + 1
        self.version += 1

    def _running(self) -> Table[Any]:
        if self.table is None:
            raise Refused("waiting", "The game has not begun: a place is still free.")
        if self.is_over:
            raise Refused("game-over", "The game is over: nothing is left to choose.")
        return self.table

    def _consenting(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.is_bot]

    def _give_up(self, seat: int) -> None:
        self.conceded.append(seat)
        if not self.winners_by_concession:
            self.places[seat].kind = BOT
            self.places[seat].bot = STAND_IN

    def _entry(self, kind: str, seat: int, text: str, key: str) -> Entry:
        return Entry(self.id, self.entries, kind, seat, text, key, int(time.time()))

    async def _done(self, entry: Entry) -> Receipt:
        self._receipts[entry.seat, entry.key] = entry.number
        self.entries += 1
        await self.tell()
        return Receipt(entry.number, False)

    async def tell(self) -> None:
        """Wake everybody who watches; each works out what it may see."""
        self.version += 1
        async with self.changed:
            self.changed.notify_all()

    async def wait_for_change(self, seen: int, is_done: Callable[[], bool] = lambda: False) -> int:
        """The version of the table, once it differs from the one seen."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.version != seen or is_done())
        return self.version


STAND_IN: Final = "greedy"
"""Who plays on for a player who has given up at a larger table."""
