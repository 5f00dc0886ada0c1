"""A hint in a real browser: asked for by a key, beside its question, with reasons in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.player import PHONE, WIDE, Player
from tests.browser.site import Site
from tests.browser.test_rooms import ROOMS

LONG_QUESTION = """words => {
  const question = document.getElementById("question");
  question.textContent = words;
  return question.scrollHeight - question.clientHeight;
}"""
ASKED = ("#prompt", "#question", "#pinned", "#prompt .options.pinned", "#prompt .on-board")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_hint_stays_beside_its_question(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    player = Player(browser, site.address, size)
    player.open_table("funkoverse", scenario="control")
    player.wait_until_asked()
    while not any(option.startswith("move ") for option in player.options()):
        player.tap(player.options()[0])
        player.wait_until_asked()
    before = player.page.evaluate(ROOMS, ASKED)
    player.page.keyboard.press("h")
    player.page.wait_for_selector("#hint details")
    # Nothing that is asked moves for it, nor is covered by it.
    if size == WIDE:
        assert player.page.evaluate(ROOMS, ASKED) == before
        ends = player.page.locator(".asking").bounding_box()
        hint = player.page.locator("#hint").bounding_box()
        assert ends is not None
        assert hint is not None
        assert hint["y"] >= ends["y"] + ends["height"]
    hinted = player.page.locator(".hinted").first.get_attribute("data-option")
    assert hinted in player.options()
    # By keys: the list opens at it.
    player.page.keyboard.press("/")
    assert player.page.evaluate("document.activeElement.dataset.option") == hinted
    move = player.page.locator(f'#prompt [data-option="{hinted}"]')
    headline = player.page.inner_text("#hint strong")
    # The move comes first; the reasons are there for who opens them.
    label = move.evaluate("one => [...one.childNodes].find(n => n.nodeType === 3).data")
    assert headline.removeprefix("“").startswith(label)
    assert not player.page.locator("#hint details").evaluate("one => one.open")
    marked = player.page.eval_on_selector_all(".hinted", "all => all.map(o => o.dataset.option)")
    assert set(marked) == {hinted}
    assert player.violations() == []
    assert not player.scrolls_as_a_whole()
    player.tap(hinted)
    player.page.wait_for_function("!document.getElementById('hint')?.textContent")
    assert player.faults == []
    player.close()


def test_a_long_question_is_read_without_scrolling_on_a_phone(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address, PHONE)
    player.open_table("funkoverse", scenario="control")
    player.wait_until_asked()
    assert player.page.evaluate(LONG_QUESTION, "What do you do next? " * 40) <= 0
    assert player.violations() == []
    player.close()
