"""Scripted people at pages: pairs who play any game at random, with the page of a table before each
of them.
"""

from __future__ import annotations

import asyncio
import html
import json
import re
import time
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from spellwright.bench.serving.players import PATIENCE, Tally, Visitor
from spellwright.bench.serving.socket import LONGEST_SHORT, Socket
from spellwright.kernel.chance import FastChance

_OPTION: Final = re.compile(r'data-option="([^"]*)"')


class PageTally(Tally):
    """What a run has seen so far; `latencies` are those from a choice to an update of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.choices = 0
        self.refused = 0
        """Choices that came too late: the page did not yet show what the other had done."""
        self.sizes: list[int] = []
        self.pages: list[float] = []
        """The seconds until a page was there."""
        self.seated = 0
        self.server_s = 0.0
        """The processor time of the server for all this."""
        self.players_s = 0.0


class _Step(msgspec.Struct):
    parts: dict[str, msgspec.Raw]
    """Only that with the options is read: a reader shares the computer with the server."""


class _Told(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    since: str = ""
    steps: list[_Step] = []
    asked: bool = False
    over: bool = False


_TOLD: Final = msgspec.json.Decoder(_Told)


class PageReader:
    """The page of one seat: as much of it as is needed to see what can be chosen."""

    def __init__(self, pair: PagePair, visitor: Visitor) -> None:
        self._pair = pair
        self.visitor = visitor
        self.socket: Socket | None = None
        self.is_asked = False
        self.is_over = False
        self.awaits_update = False
        self._prompt: dict[str, str] = {}

    async def open(self, port: int, table: str) -> None:
        """Fetch the page, and then its stream. It asks for all parts once more: a browser would
        read them from the page.
        """
        start = time.perf_counter()
        await self.visitor.get(f"/tables/{table}")
        self._pair.tally.pages.append(time.perf_counter() - start)
        path = f"/api/tables/{table}/stream?form=page"
        self.socket = Socket(
            path, self.visitor.cookie, self._hear, self._pair.fail, self.visitor.address
        )
        socket = self.socket
        await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)

    def options(self) -> list[str]:
        found = [html.unescape(text) for part in self._prompt.values() for text in _options(part)]
        return [text for text in found if len(_choice(text, 0)) <= LONGEST_SHORT]

    def _hear(self, message: bytes) -> None:
        told = _TOLD.decode(message)
        if told.type == "refusal":
            self._pair.refused()
            return
        if told.type != "page":
            return
        if not told.since:
            self._prompt = {}
        for step in told.steps:
            if "prompt" in step.parts:
                self._take(*msgspec.json.decode(step.parts["prompt"]))
        self.is_asked, self.is_over = told.asked, told.over
        self._pair.heard(self, len(message))

    def _take(self, gone: list[str], put: list[Any]) -> None:
        for key in gone:
            self._prompt.pop(key, None)
        for key, content, _ in put:
            if isinstance(content, str):
                self._prompt[key] = content
            elif content is not None:
                self._prompt[key] = _patched(self._prompt[key], *content)


def _options(part: str) -> list[str]:
    return _OPTION.findall(part)


def _patched(old: str, _: int, runs: list[Any]) -> str:
    """An element after a change, as the script of the page does it."""
    pieces = ["<" + piece for piece in old.replace("></", ">\0/").split("<")[1:]]
    taken = [run if isinstance(run, str) else "".join(pieces[slice(*run)]) for run in runs]
    return "".join(taken).replace("\0", "<")


def _choice(text: str, number: int) -> bytes:
    return json.dumps({"choose": text, "key": f"k{number}"}).encode()


class Program:
    """A seat that is played over the stream for programs."""

    def __init__(self, visitor: Visitor, port: int, table: str) -> None:
        self._port = port
        self._socket = Socket(
            f"/api/tables/{table}/stream",
            visitor.cookie,
            self._hear,
            self._end,
            visitor.address,
        )
        self._failure = ""
        self._known: list[str] = []
        self.options: list[str] = []
        self.is_over = False
        self.changed = asyncio.Event()

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self._socket, "127.0.0.1", self._port)

    def leave(self) -> None:
        self._socket.leave()

    def choose(self, text: str, number: int) -> None:
        self.options = []
        self._socket.say(_choice(text, number))

    def check(self) -> None:
        if self._failure:
            raise ConnectionError(self._failure)

    def _hear(self, message: bytes) -> None:
        view = json.loads(message).get("view")
        if view is not None:
            found = [text for asked in view["decisions"] for text in asked["options"]]
            self._known = [text for text in found if len(_choice(text, 0)) <= LONGEST_SHORT]
            self.is_over = view["outcome"] is not None
        # Refused: what was known of the position came too late.
        self.options = self._known
        self.changed.set()

    def _end(self, reason: str) -> None:
        self._failure = reason
        self.changed.set()


async def _first_asked(programs: list[Program]) -> Program | None:
    """The first that has to choose; None when the game is over."""
    until = time.perf_counter() + PATIENCE
    while True:
        for program in programs:
            program.check()
            if program.is_over:
                return None
            if program.options:
                return program
        waiting = [asyncio.create_task(program.changed.wait()) for program in programs]
        done, open_ones = await asyncio.wait(
            waiting, timeout=until - time.perf_counter(), return_when=asyncio.FIRST_COMPLETED
        )
        for task in open_ones:
            task.cancel()
        if not done:
            raise TimeoutError
        for program in programs:
            program.changed.clear()


class PagePair:
    """Two people at one table after the other. They have played for a while before it counts."""

    def __init__(
        self, port: int, game: str, tally: PageTally, ahead: int, seed: int, address: str
    ) -> None:
        self.tally = tally
        self._port = port
        self._game = game
        self._ahead = ahead
        self._chance = FastChance(seed)
        self._readers = [PageReader(self, Visitor(port, address)) for _ in range(2)]
        self._changed = asyncio.Event()
        self._failure = ""
        self._made = 0
        self._sent = 0.0
        self._chooser: PageReader | None = None

    async def begin(self) -> bool:
        """Sit down, play ahead and open the pages, if the server lets us."""
        with self.tally.counting_errors():
            table, ahead = await self._sit_down(), self._ahead
            # A game that is over on the way is not played as far the next time.
            while not await self._play_ahead(table, ahead):
                table, ahead = await self._sit_down(), ahead // 2
            await self._open_pages(table)
            self.tally.seated += 1
            return True
        self._leave()
        return False

    async def _sit_down(self) -> str:
        """Take the seats of a new table."""
        one, other = self._readers
        wish = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "person"}]}
        table: str = (await one.visitor.post("/api/tables", wish))["table"]["id"]
        await other.visitor.post(f"/api/tables/{table}/seats/1", {})
        self.tally.tables += 1
        return table

    async def _open_pages(self, table: str) -> None:
        self._leave()
        self._failure, self._sent, self._chooser = "", 0.0, None
        for reader in self._readers:
            reader.awaits_update = True
            await reader.open(self._port, table)
        await self._until_told()

    async def _play_ahead(self, table: str, ahead: int) -> bool:
        """Play over the stream for programs until the game is in full swing; whether it goes on."""
        programs = [Program(reader.visitor, self._port, table) for reader in self._readers]
        try:
            for program in programs:
                await program.open()
            for _ in range(ahead):
                asked = await _first_asked(programs)
                if asked is None:
                    return False
                self._made += 1
                asked.choose(self._any(asked.options), self._made)
            return await _first_asked(programs) is not None
        finally:
            for program in programs:
                program.leave()

    def _any(self, options: list[str]) -> str:
        return options[self._chance.below(len(options))]

    def _leave(self) -> None:
        for reader in self._readers:
            if reader.socket is not None:
                reader.socket.leave()

    async def play(self, until: float, times: Iterator[float]) -> None:
        """Choose at these times, until the time is over."""
        with self.tally.counting_errors():
            for at in times:
                await asyncio.sleep(min(at, until) - time.perf_counter())
                if self._failure:
                    raise ConnectionError(self._failure)
                if time.perf_counter() >= until:
                    break
                if any(reader.is_over for reader in self._readers):
                    # The next game begins at its beginning, as it does for people.
                    await self._open_pages(await self._sit_down())
                self._choose()
                await self._until_told()
        self._leave()

    def _choose(self) -> None:
        """Whoever is asked chooses; the page of the other shows it too, unless it is a secret."""
        for reader in self._readers:
            options = reader.options() if reader.is_asked else []
            if options:
                break
        else:
            return
        assert reader.socket is not None
        self._made += 1
        for each in self._readers:
            each.awaits_update = True
        self._changed.clear()
        self._chooser = reader
        self._sent = time.perf_counter()
        self.tally.choices += 1
        reader.socket.say(_choice(self._any(options), self._made))

    async def _until_told(self) -> None:
        """Until the page of who has chosen shows it, or both have come up."""
        await asyncio.wait_for(self._changed.wait(), PATIENCE)
        if self._failure:
            raise ConnectionError(self._failure)

    def heard(self, reader: PageReader, size: int) -> None:
        if reader.awaits_update and self._sent:
            self.tally.latencies.append(time.perf_counter() - self._sent)
            self.tally.sizes.append(size)
        reader.awaits_update = False
        told = [self._chooser] if self._chooser else self._readers
        if not any(each.awaits_update for each in told):
            self._changed.set()

    def refused(self) -> None:
        self.tally.refused += 1
        self._changed.set()

    def fail(self, reason: str) -> None:
        self._failure = self._failure or reason
        self._changed.set()
