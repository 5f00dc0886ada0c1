"""The page of a report in a browser: by day and by night, on a phone, on paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from spellwright.lab.report.findings import findings_of
from spellwright.lab.report.page import page_of
from tests.browser.player import AXE, PHONE, WIDE
from tests.lab.planted import planted

pytestmark = pytest.mark.lab
GROUND = "getComputedStyle(document.body).backgroundColor"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    found = findings_of(planted(folder / "run", 80))
    better = findings_of(planted(folder / "better", 60, seed=2))
    page = folder / "index.html"
    page.write_text(page_of(found, better, "spellwright lab report wizardry"), encoding="utf-8")
    return page


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, browser: Browser, file: Path) -> Iterator[Page]:
    width, height = WIDE
    shown = browser.new_page(
        viewport={"width": width, "height": height}, color_scheme=request.param
    )
    asked: list[str] = []
    shown.on("request", lambda request: asked.append(request.url))
    shown.goto(file.as_uri())
    yield shown
    assert asked == [file.as_uri()]
    shown.close()


def test_axe_finds_nothing(page: Page) -> None:
    page.eval_on_selector_all("details", "all => all.forEach(one => one.open = true)")
    page.evaluate(AXE)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    told = [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]
    assert told == []


def test_the_colours_follow_the_system(browser: Browser, file: Path) -> None:
    grounds, letters = set(), set()
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        shown = browser.new_page(color_scheme=scheme)
        shown.goto(file.as_uri())
        grounds.add(shown.evaluate(GROUND))
        first = "getComputedStyle(document.querySelector('.chart svg text')).fill"
        letters.add(shown.evaluate(first))
        shown.close()
    assert len(grounds) == len(letters) == 2


def test_on_a_phone_only_charts_and_tables_scroll_sideways(browser: Browser, file: Path) -> None:
    width, height = PHONE
    shown = browser.new_page(viewport={"width": width, "height": height})
    shown.goto(file.as_uri())
    shown.eval_on_selector_all("details", "all => all.forEach(one => one.open = true)")
    assert shown.evaluate("document.documentElement.scrollWidth <= innerWidth")
    smallest = """Math.min(...[...document.querySelectorAll('.chart text')].map(
        one => parseFloat(getComputedStyle(one).fontSize)
            * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b)))"""
    assert shown.evaluate(smallest) >= 11
    shown.close()


def test_it_prints_on_white_without_what_is_closed(browser: Browser, file: Path) -> None:
    shown = browser.new_page(color_scheme="dark")
    shown.goto(file.as_uri())
    shown.emulate_media(media="print", color_scheme="dark")
    assert shown.evaluate(GROUND) == "rgb(255, 255, 255)"
    assert shown.evaluate("getComputedStyle(document.querySelector('nav')).display") == "none"
    ink = "getComputedStyle(document.querySelector('.chart svg text')).fill"
    assert shown.evaluate(ink) in ("rgb(43, 34, 25)", "rgb(106, 96, 81)")
    assert len(shown.pdf()) > 20_000
    shown.close()
