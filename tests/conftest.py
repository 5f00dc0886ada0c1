"""Settings for all tests."""

from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import settings

from tests.server.postgres import new_database, programs, running_postgres
from tests.shared.time_budget import TimeBudget, read_budgets

# A failure must come again tomorrow, and a slow machine is not a failure.
settings.register_profile("check", derandomize=True, deadline=None)
settings.load_profile("check")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="show what each folder of tests took")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(TimeBudget(read_budgets()), "time-budget")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL of the tests' own, from the first test that wants one to the last."""
    folder = programs()
    if folder is None:
        pytest.skip("NOT RUN: no PostgreSQL is found; install Debian's `postgresql` for this.")
    with running_postgres(folder) as address:
        yield address


NUMBERS = count(1)


@pytest.fixture(scope="module")
def postgres(postgres_server: str) -> str:
    """An empty database there, for the tests of one file."""
    return new_database(postgres_server, f"tests_{next(NUMBERS)}")
