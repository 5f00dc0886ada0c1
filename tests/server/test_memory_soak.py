"""Memory stays flat under hours of bot play; outside ./check, since it takes its time.

SPELLWRIGHT_SOAK_MINUTES=30 pytest -m soak -s tests/server/test_memory_soak.py
"""

from __future__ import annotations

import os
import time
from typing import Any

import httpx
import pytest

from spellwright.bench.serving.report import RunningServer, running_server

MINUTES = float(os.environ.get("SPELLWRIGHT_SOAK_MINUTES", "30"))
TABLES = 12
GAMES = ("wizardry", "battle", "talisman")
MOST_GROWTH = 1.15
SAMPLES_AT_LEAST = 15
LOOK_SECONDS = 2.0


class BotTable:
    """Somebody opens a table with bots, gives up at once, and does so again when it is over."""

    def __init__(self, port: int, number: int) -> None:
        # An address of its own, as a proxy would tell it: everybody has a share of the workers.
        headers = {"x-forwarded-for": f"198.51.100.{number}"}
        address = f"http://127.0.0.1:{port}"
        self._http = httpx.Client(base_url=address, headers=headers, timeout=60)
        self._game = GAMES[number % len(GAMES)]
        # Half of them think, half of them play on quickly: many tables end.
        self._bot = {"kind": "bot", "bot": "random"} if number % 2 else {"kind": "bot"}
        self.opened = 0
        self._table = ""

    def look(self) -> None:
        facts = self._ask("GET", f"/api/tables/{self._table}") if self._table else None
        if facts is None or facts["status"] == "finished":
            self._open()

    def _open(self) -> None:
        wish = {"game": self._game, "seats": [{"kind": "me"}, self._bot, self._bot]}
        self._table = self._ask("POST", "/api/tables", wish)["table"]["id"]
        self._ask("POST", f"/api/tables/{self._table}/concession", {"key": "k"})
        self.opened += 1

    def _ask(self, method: str, path: str, document: object = None) -> dict[str, Any]:
        answer = self._http.request(method, path, json=document)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    def close(self) -> None:
        self._http.close()


@pytest.mark.soak
def test_memory_is_flat_under_bot_play() -> None:
    """The end lies at most 15 % above the mark at a third of the time."""
    with running_server() as server:
        tables = [BotTable(server.port, number) for number in range(TABLES)]
        samples = play(server, tables)
        for table in tables:
            table.close()
    mark, end = samples[len(samples) // 3], samples[-1]
    assert sum(table.opened for table in tables) > TABLES
    assert end <= MOST_GROWTH * mark, samples


def play(server: RunningServer, tables: list[BotTable]) -> list[float]:
    """What the server and its workers held, minute by minute or more often."""
    start, samples = time.monotonic(), list[float]()
    pause = min(60.0, 60 * MINUTES / SAMPLES_AT_LEAST)
    while (passed := time.monotonic() - start) < 60 * MINUTES:
        for table in tables:
            table.look()
        if passed >= pause * len(samples):
            samples.append(server.memory_now())
            opened = sum(table.opened for table in tables)
            load = os.getloadavg()[0]
            print(f"{passed:5.0f} s {samples[-1]:6.1f} MB {opened} tables, load {load:.1f}")
        time.sleep(LOOK_SECONDS)
    return [*samples, server.memory_now()]
