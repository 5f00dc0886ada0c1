"""People who use a server: each has a session of their own and one shared way to the server."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from spellwright.server.services import Services
from spellwright.server.sessions import COOKIE

METRICS_TOKEN = "for the operator"
KEYS = itertools.count()
Json = dict[str, Any]


class Person:
    """A browser or a program: keeps the cookie that it was given."""

    def __init__(self, client: TestClient[Litestar], name: str = "") -> None:
        self._client = client
        self.name = name
        self.cookie = ""

    def headers(self, extra: dict[str, str] | None = None) -> dict[str, str]:
        cookie = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        return {**cookie, **(extra or {})}

    def ask(self, method: str, path: str, **request: Any) -> httpx.Response:
        self._client.cookies.clear()
        headers = self.headers(request.pop("headers", None))
        answer = self._client.request(
            method, path, headers=headers, follow_redirects=False, **request
        )
        self.cookie = answer.cookies.get(COOKIE) or self.cookie
        self._client.cookies.clear()
        return answer

    def get(self, path: str, **request: Any) -> httpx.Response:
        return self.ask("GET", path, **request)

    def post(self, path: str, document: Any = None, **request: Any) -> httpx.Response:
        return self.ask("POST", path, json={} if document is None else document, **request)

    def figures(self) -> str:
        """What the operator reads."""
        headers = {"authorization": f"Bearer {METRICS_TOKEN}"}
        return self.get("/metrics", headers=headers).text

    def look_at(self, path: str) -> httpx.Response:
        """As a browser does."""
        return self.get(path, headers={"accept": "text/html"})

    # -- at a table ------------------------------------------------------------------------------

    def open_table(self, *seats: str, game: str = "reference", **wish: Any) -> Json:
        """A table with seats such as "me", "person" and "bot random"."""
        wishes = [dict(zip(("kind", "bot"), seat.split(), strict=False)) for seat in seats]
        answer = self.post(
            "/api/tables", {"game": game, "seats": wishes, "name": self.name, **wish}
        )
        assert answer.status_code == 201, answer.text
        opened: Json = answer.json()
        return opened

    def sit_down(self, table: str, seat: int) -> httpx.Response:
        return self.post(f"/api/tables/{table}/seats/{seat}", {"name": self.name})

    def give_word(self, table: str, word: str = "abracadabra") -> httpx.Response:
        """As the page does when it has kept the commitment."""
        return self.post(f"/api/tables/{table}/word", {"word": word})

    def facts(self, table: str) -> Json:
        facts: Json = self.get(f"/api/tables/{table}").json()
        return facts

    def view(self, table: str) -> Json:
        view: Json = self.get(f"/api/tables/{table}/view").json()
        return view

    def choose(self, table: str, option: str, key: str = "") -> httpx.Response:
        document = {"option": option, "key": key or new_key()}
        return self.post(f"/api/tables/{table}/choices", document)

    def act(self, table: str, act: str, key: str = "") -> httpx.Response:
        return self.post(f"/api/tables/{table}/{act}", {"key": key or new_key()})

    def answer(self, table: str, *, allow: bool, key: str = "") -> httpx.Response:
        """Whether another may take a choice back."""
        document = {"allow": allow, "key": key or new_key()}
        return self.post(f"/api/tables/{table}/undo/answers", document)

    @contextmanager
    def socket(self, path: str, **headers: str) -> Iterator[Socket]:
        self._client.cookies.clear()
        with self._client.websocket_connect(path, headers=self.headers(headers)) as session:
            yield Socket(session)

    @contextmanager
    def page(self, table: str, seen: str = "", **headers: str) -> Iterator[Page]:
        """The stream of a table's page."""
        self._client.cookies.clear()
        path = f"/api/tables/{table}/stream?form=page&seen={seen}"
        with self._client.websocket_connect(path, headers=self.headers(headers)) as session:
            yield Page(session)


class Socket:
    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def send(self, document: Any) -> None:
        self.session.send_text(json.dumps(document))

    def receive(self) -> Json:
        document: Json = json.loads(self.session.receive_text(timeout=20))
        return document

    def receive_until(self, name: str) -> Json:
        """The next message that has a field."""
        while name not in (message := self.receive()):
            pass
        return message

    def receive_type(self, name: str) -> Json:
        """The next message of a type."""
        while (message := self.receive())["type"] != name:
            pass
        return message


class Page(Socket):
    """The stream of a page, which takes in the steps that it is told."""

    def __init__(self, session: WebSocketTestSession) -> None:
        super().__init__(session)
        self.parts: dict[str, dict[str, str]] = {}
        """By part, the elements in their order by their keys."""
        self.seen = ""

    def receive(self) -> Json:
        message = super().receive()
        if message["type"] == "page":
            assert message["since"] in ("", self.seen)
            if not message["since"]:
                self.parts = {}
            for step in message["steps"]:
                for name, change in step["parts"].items():
                    self.parts[name] = changed(self.parts.get(name, {}), *change)
            self.seen = message["seen"]
        return message

    def news(self) -> dict[str, str]:
        """The parts as one text each, after the next message that changes some."""
        while not self.receive().get("steps"):
            pass
        return self.shown()

    def shown(self) -> dict[str, str]:
        return {name: "".join(part.values()) for name, part in self.parts.items()}


def changed(part: dict[str, str], gone: list[str], put: list[Any]) -> dict[str, str]:
    """A part after a change, as the script of the page does it."""
    elements = [(key, html) for key, html in part.items() if key not in gone]
    for key, html, before in put:
        old = dict(elements)
        elements = [(other, text) for other, text in elements if other != key]
        place = [other for other, _ in elements].index(before) + 1 if before else 0
        content = html if isinstance(html, str) else old[key]
        if isinstance(html, list | tuple):
            content = patched(old[key], *html)
        elements.insert(place, (key, content))
    return dict(elements)


def patched(old: str, count: int, runs: list[Any]) -> str:
    """An element after a change, as the script of the page does it."""
    pieces = ["<" + piece for piece in old.replace("></", ">\0/").split("<")[1:]]
    assert len(pieces) == count
    taken = [run if isinstance(run, str) else "".join(pieces[run[0] : run[1]]) for run in runs]
    return "".join(taken).replace("\0", "<")


class House:
    """A running server and the people who come to it."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    def person(self, name: str = "") -> Person:
        return Person(self.client, name)

    @property
    def services(self) -> Services:
        services: Services = self.client.app.state.services
        return services

    def in_loop(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Call a coroutine function in the server's own loop."""
        with self.client.portal() as portal:
            return portal.call(work, *arguments)

    def two_at_a_table(self, **wish: Any) -> tuple[Person, Person, str]:
        ann, ben = self.person("Ann"), self.person("Ben")
        table = ann.open_table("me", "person", **wish)["table"]["id"]
        assert ben.sit_down(table, 1).status_code == 201
        return ann, ben, table


def new_key() -> str:
    return f"k{next(KEYS)}"


def play_to_the_end(ann: Person, ben: Person, table: str) -> None:
    """The shortest game of tic-tac-toe: Ann wins."""
    for person, cell in ((ann, "a3"), (ben, "a1"), (ann, "b3"), (ben, "b1"), (ann, "c3")):
        answer = person.choose(table, f"mark {cell}")
        assert answer.status_code == 201, answer.text
