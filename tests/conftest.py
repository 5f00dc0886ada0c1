"""Settings for all tests."""

import pytest
from hypothesis import settings

from tests.shared.time_budget import TimeBudget, read_budgets

# A failure must come again tomorrow, and a slow machine is not a failure.
settings.register_profile("check", derandomize=True, deadline=None)
settings.load_profile("check")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="show what each folder of tests took")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(TimeBudget(read_budgets()), "time-budget")
