"""A program that plays at a running server over its JSON interface, as any language can.

spellwright serve                                             in one terminal
python examples/api_bot.py http://127.0.0.1:8000 funkoverse   in another

It needs nothing but Python. It opens a table against a bot, asks what its seat sees, and chooses
until the game is over.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.error
import urllib.request
import uuid
from http.cookiejar import CookieJar
from typing import Any, Final

TOO_FAST: Final = 429


class TooFast(Exception):
    """The server asks for a little patience."""


class Server:
    """One visitor of a server: the cookie that it gives says who we are."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._open = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(CookieJar())
        ).open

    def ask(self, path: str, data: Any = None) -> Any:
        """GET, or POST with data; a refusal is raised with its sentence."""
        while True:
            try:
                return self._ask(path, data)
            except TooFast:
                time.sleep(1)

    def _ask(self, path: str, data: Any) -> Any:
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(
            self.address + path,
            body,
            {"Content-Type": "application/json", "Accept": "application/json"},
        )
        try:
            with self._open(request, timeout=60) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            if error.code == TOO_FAST:
                raise TooFast from None
            raise RuntimeError(f"{error.code}: {error.read().decode()[:500]}") from None
        return json.loads(text) if text else None


def choose(view: dict[str, Any], luck: random.Random) -> str:
    """What to do: here is where your player thinks. `view["shown"]` is all that the seat sees."""
    options: list[str] = view["decisions"][0]["options"]
    return luck.choice(options)


def play(server: Server, table: str, luck: random.Random, pause: float, most: int) -> None:
    """Choose whenever the seat is asked, until the game is over, or so many times."""
    choices = 0
    while choices < most:
        view: dict[str, Any] = server.ask(f"/api/tables/{table}/view")
        if view["outcome"] is not None:
            print(f"over after {choices} choices: {view['outcome']['sentence']}")
            return
        if not view["decisions"]:
            time.sleep(pause)
            continue
        # The key makes it safe to send a choice again when an answer was lost.
        key = uuid.uuid4().hex
        option = choose(view, luck)
        server.ask(f"/api/tables/{table}/choices", {"option": option, "key": key})
        choices += 1
    print(f"left after {choices} choices")


def main() -> None:
    parser = argparse.ArgumentParser(description="Play at a running server.")
    parser.add_argument("address", help="http://127.0.0.1:8000")
    parser.add_argument("game", nargs="?", default="funkoverse")
    parser.add_argument("--bot", default="random", help="who takes the other seat")
    parser.add_argument("--options", default="{}", help="options of the game, as JSON")
    parser.add_argument("--seed", type=int, default=1, help="of our own choices")
    parser.add_argument("--pause", type=float, default=0.2, help="seconds between two looks")
    parser.add_argument("--choices", type=int, default=100_000, help="when it leaves")
    wanted = parser.parse_args()
    server = Server(wanted.address)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": wanted.bot}]
    wish = {
        "game": wanted.game,
        "seats": seats,
        "options": json.loads(wanted.options),
        "name": "Api bot",
    }
    opened = server.ask("/api/tables", wish)
    table = opened["table"]["id"]
    print(f"watch: {server.address}/tables/{table}")
    play(server, table, random.Random(wanted.seed), wanted.pause, wanted.choices)


if __name__ == "__main__":
    main()
