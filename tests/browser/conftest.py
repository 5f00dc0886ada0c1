"""Debian's Chromium and a server for the browser tests. Without a Chromium they are not run."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.site import Site

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
MANNERS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # A name that is neither localhost nor https, and still leads to this machine alone.
    "--host-resolver-rules=MAP spellwright.test 127.0.0.1",
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file: while Playwright runs, no other test in the process can use asyncio."""
    if CHROMIUM is None:
        pytest.skip("NOT RUN: no Chromium is found; install Debian's `chromium` for these tests.")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=MANNERS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("site"))
    running.start()
    yield running
    running.stop()
