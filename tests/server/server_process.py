"""A real server process that can be killed, and players who talk to it over sockets."""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

SRC = Path(__file__).parents[2] / "src"
PATIENCE = 60.0
SEND_AGAIN = ("too-fast", "not-saved")


class ServerProcess:
    """`spellwright serve` on a free port, with its database in a folder."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        program: tuple[str, ...] = ("spellwright",),
        more: tuple[str, ...] = (),
    ) -> None:
        self._more = more
        self._folder = folder
        self._program = program
        self._database = database or f"sqlite:///{folder}/tables.db"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": f"{SRC}{os.pathsep}{SRC.parent}",
            "XDG_DATA_HOME": str(self._folder / "data"),
            "SPELLWRIGHT_SECRET": "a secret of tests",
        }
        where = ["--port", str(self.port), "--db", self._database]
        arguments = ["serve", *where, "--log-level", "critical", *self._more]
        self._process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", *self._program, *arguments],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.is_alive:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/health").raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def stop(self) -> None:
        """In order, as an operator does it."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)

    def kill_after(self, seconds: float) -> None:
        threading.Timer(seconds, self.kill).start()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()


class Player:
    """Chooses at random over the stream, and sends again what was not acknowledged."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self._server = server
        self._name = name
        self._cookie = ""
        self._table = ""
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}")
        self._sockets = ExitStack()
        self._stream: ClientConnection | None = None
        self._keys = itertools.count(1)
        self._unanswered: dict[str, str] | None = None
        self.acknowledged: list[tuple[str, str]] = []
        self.refused: list[dict[str, Any]] = []

    def open_table(self) -> str:
        seats = [{"kind": "me"}, {"kind": "person"}]
        wish = {"game": "wizardry", "seats": seats, "name": self._name}
        self._table = self._ask("POST", "/api/tables", wish)["table"]["id"]
        return self._table

    def sit_down(self, table: str) -> None:
        self._table = table
        self._ask("POST", f"/api/tables/{table}/seats/1", {"name": self._name})

    def choose_once(self, luck: random.Random) -> None:
        """One choice, if there is one to make; the server may die at any moment."""
        try:
            if self._unanswered is not None:
                self._send_unanswered()
                return
            decisions = self._ask("GET", f"/api/tables/{self._table}/view")["decisions"]
            if decisions:
                option = luck.choice(decisions[0]["options"])
                text = option if isinstance(option, str) else option["text"]
                self._unanswered = {"choose": text, "key": f"{self._name}-{next(self._keys)}"}
                self._send_unanswered()
        except (httpx.HTTPError, WebSocketException, OSError, EOFError):
            self.leave()

    def come_again(self) -> None:
        """After a restart: what was not acknowledged is sent again, with the same key."""
        self.leave()
        if self._unanswered is not None:
            self._send_unanswered()

    def move_to(self, server: ServerProcess) -> None:
        """Go on at another server of the same games."""
        self._server = server
        self._http.base_url = httpx.URL(f"http://127.0.0.1:{server.port}")
        self.come_again()

    def leave(self) -> None:
        self._sockets.close()
        self._stream = None

    def close(self) -> None:
        self.leave()
        self._http.close()

    def _send_unanswered(self) -> None:
        assert self._unanswered is not None
        sent = self._unanswered
        if self._stream is None:
            address = f"ws://127.0.0.1:{self._server.port}/api/tables/{self._table}/stream"
            headers = {"cookie": f"spellwright={self._cookie}"}
            opening = connect(address, additional_headers=headers, compression=None)
            self._stream = self._sockets.enter_context(opening)
        while True:
            self._stream.send(json.dumps(sent))
            answer = self._answer(self._stream, sent["key"])
            if answer.get("kind") not in SEND_AGAIN:
                break
            time.sleep(0.2)
        self._unanswered = None
        if "receipt" in answer:
            self.acknowledged.append((sent["key"], sent["choose"]))
        else:
            # Only where another server has carried the table on meanwhile.
            self.refused.append(answer)

    def _answer(self, stream: ClientConnection, key: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(stream.recv(timeout=PATIENCE))
            if message.get("key") == key or message.get("kind") == "too-fast":
                return message

    def _ask(self, method: str, path: str, document: Any = None) -> dict[str, Any]:
        answer = self._http.request(
            method,
            path,
            json=document,
        )
        self._cookie = answer.cookies.get("spellwright") or self._cookie
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found
