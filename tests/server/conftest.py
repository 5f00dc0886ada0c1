"""A server for each test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest
from litestar.testing import TestClient

from spellwright.registry import any_game
from spellwright.server.app import make_app
from tests.server.people import METRICS_TOKEN, House


class OpenHouse(Protocol):
    """Starts a server on the test's database; again, it finds what the last one left."""

    def __call__(self, **settings: Any) -> AbstractContextManager[House]: ...


@pytest.fixture
def open_house(tmp_path: Path) -> OpenHouse:
    @contextmanager
    def start(**settings: Any) -> Iterator[House]:
        address = f"sqlite:///{tmp_path}/tables.db"
        settings = {"find_game": any_game, "metrics_token": METRICS_TOKEN, **settings}
        app = make_app(address, "a secret of tests", **settings)
        with TestClient(app) as client:
            yield House(client)

    return start


@pytest.fixture
def house(open_house: OpenHouse) -> Iterator[House]:
    with open_house() as house:
        yield house
