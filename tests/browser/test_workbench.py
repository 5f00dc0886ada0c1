"""The workbench in a real browser."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response, Route, expect

from tests.browser.player import AXE
from tests.browser.site import PATIENCE, free_port


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder, port = tmp_path_factory.mktemp("bench"), free_port()
    words = ("lab", "open", "--folder", str(folder), "--port", str(port), "--no-browser")
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "spellwright", *words], stdout=log, stderr=log
        )
    until = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=2).close()
            break
        except OSError:
            if time.monotonic() > until or process.poll() is not None:
                raise RuntimeError(Path(folder / "log").read_text()) from None
            time.sleep(0.1)
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait(PATIENCE)


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    made = browser.new_page(viewport={"width": 1280, "height": 720})
    faults: list[str] = []
    made.on("pageerror", lambda error: faults.append(str(error)))
    yield made
    made.close()
    assert faults == []


def test_a_figure_is_edited_tried_and_exported(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("link", name="Hogwarts Battle").click()
    expect(page.locator("#try")).to_be_disabled()
    page.fill('[data-path="rules.match.hand"]', "7")
    expect(page.locator("#changes")).to_contain_text("rules.match.hand=7")
    page.click("#add")
    page.fill('[data-path="rules.match.hand"]', "4")
    page.fill("#pairs", "60")
    page.select_option("#bots", "random")
    page.click("#try")
    expect(page.locator("#found table")).to_have_count(2, timeout=60_000)
    expect(page.locator("#found .funnel")).to_have_count(2)
    expect(page.locator("#stop")).to_be_hidden(timeout=60_000)
    page.click("text=Export")
    expect(page.locator("#line")).to_contain_text("--set rules.match.hand=7 --or --set")
    expect(page.locator("#patch")).to_contain_text("+hand = 4")
    page.goto(address)
    page.click(".past a")
    expect(page.locator("table.found")).to_have_count(2)


def test_a_value_that_the_table_does_not_allow_is_told(page: Page, address: str) -> None:
    page.goto(f"{address}/game/wizardry")
    with page.expect_response(is_about_9999) as answered:
        page.fill('[data-path="rules.match.hits"]', "9999")
    assert answered.value.status == 400
    expect(page.locator("#said")).to_contain_text("rules.match.hits")


def is_about_9999(answer: Response) -> bool:
    """The page has asked before, when it was opened."""
    return answer.url.endswith("/export") and "9999" in (answer.request.post_data or "")


def test_an_answer_that_comes_late_does_not_hide_what_is_wrong_now(
    page: Page, address: str
) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        if "9999" in (route.request.post_data or ""):
            route.continue_()
        else:
            held.append(route)

    page.route("**/export", hold)
    page.goto(f"{address}/game/wizardry")
    page.fill('[data-path="rules.match.hits"]', "9999")
    said = page.locator("#said")
    expect(said).to_contain_text("rules.match.hits")
    assert len(held) == 1
    with page.expect_response("**/export"):
        held[0].continue_()
    page.wait_for_load_state("networkidle")
    expect(said).to_contain_text("rules.match.hits")


@pytest.mark.parametrize("path", ["/", "/game/funkoverse"])
@pytest.mark.parametrize("width", [1440, 390])
def test_everybody_can_read_it(page: Page, address: str, path: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(address + path)
    page.evaluate(AXE)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    assert [one["id"] for one in found["violations"]] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
