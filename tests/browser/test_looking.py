"""Everything can be asked what it is, others' things can be looked at, and nobody misses a turn."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from spellwright.face.scene import ENGLISH
from spellwright.registry import game
from tests.browser.player import PHONE, Player
from tests.browser.site import Site
from tests.browser.test_rooms import in_the_middle

LINES: Final = "#log li"
CENTRE: Final = """(part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
FOUND: Final = """(word) => {
    const cards = [...document.querySelectorAll("#board [data-card]")];
    cards.find((card) => card.textContent.includes(word))?.classList.add("found");
    return document.querySelectorAll("#board .found").length;
}"""


@pytest.mark.long
def test_the_log_is_a_story_and_names_in_it_can_be_looked_at(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    in_the_middle(player, "battle, four Heroes")
    assert page.locator("#log li.chapter").count() > 1
    assert page.locator("#log li.chapter svg").count() > 0
    assert page.locator("#log li.so").count() > 0
    # The newest line is in view, at the bottom.
    assert page.locator(LINES).last.is_visible()
    ends = page.eval_on_selector(
        "#log ol", "list => list.scrollHeight - list.scrollTop - list.clientHeight"
    )
    assert abs(ends) < 40
    # A clause is there for whoever points at its line.
    opacity = "line => getComputedStyle(line.querySelector('.clause')).opacity"
    line = page.locator("#log li:has(.clause)").last
    assert line.evaluate(opacity) == "0"
    line.hover()
    assert line.evaluate(opacity) == "1"
    name = page.locator("#log .name").last
    name.hover()
    page.wait_for_selector("#closer:not([hidden]) svg.large-card")
    assert (name.text_content() or "?") in (page.text_content("#closer") or "")
    # One person's turns alone.
    page.select_option("#log-of", "1")
    shown = page.eval_on_selector_all(
        LINES, "all => all.filter((one) => !one.hidden).map((one) => one.dataset.of)"
    )
    assert set(shown) <= {"1"}
    player.close()


@pytest.mark.long
def test_a_seat_shows_what_lies_open_before_it(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    in_the_middle(player, "battle, four Heroes")
    look_at_cards_of(player, 1)
    assert not player.violations()
    page.keyboard.press("Escape")
    assert page.locator("#things[open]").count() == 0
    # No note of the browser's own is left where somebody points.
    page.locator("#board [data-card]").first.hover()
    page.wait_for_selector("#closer:not([hidden])")
    assert (
        page.locator("#board [data-card] > title").count()
        < page.locator("#board [data-card]").count()
    )
    player.close()


def look_at_cards_of(player: Player, seat: int) -> None:
    """Plays on while nothing lies before another: a pile has been shuffled just now."""
    page = player.page
    for _ in range(20):
        page.click(f"[data-seat-things='{seat}']")
        page.wait_for_selector("#things[open] .seat-things dl")
        if page.locator("#things section .cards").count():
            return
        page.keyboard.press("Escape")
        player.tap(player.options()[0])
        player.wait_until_asked()
    raise AssertionError(page.text_content("#things"))


@pytest.mark.long
def test_a_finger_reads_before_it_plays(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address, PHONE, has_touch=True)
    page = player.page
    in_the_middle(player, "battle, four Heroes")
    card = page.locator("#tray .chosen [data-card][data-option]").first
    for _ in range(20):
        if card.count():
            break
        player.tap(player.options()[0])
        player.wait_until_asked()
    page.eval_on_selector("#tray .chosen .content", "all => (all.scrollLeft = 0)")
    option, before = card.get_attribute("data-option"), player.shown()
    x, y = card.evaluate(CENTRE)
    page.touchscreen.tap(x, y)
    page.wait_for_selector("#closer:not([hidden]) button")
    assert player.shown() == before
    assert option in player.options()
    page.tap("#closer button")
    player.wait_for_news(before)
    assert page.is_hidden("#closer")
    player.close()


@pytest.mark.long
def test_one_can_look_back_and_return(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    in_the_middle(player, "battle, four Heroes")
    for _ in range(3):
        player.tap(player.options()[0])
        player.wait_until_asked()
    page.keyboard.press(",")
    page.wait_for_selector("#past:not([hidden]) svg")
    page.keyboard.press(",")
    assert "2" in (page.text_content("#past p") or "")
    page.keyboard.press(".")
    page.keyboard.press(".")
    assert page.is_hidden("#past")
    page.keyboard.press(",")
    page.keyboard.press("Escape")
    assert page.is_hidden("#past")
    page.keyboard.press("?")
    page.wait_for_selector("#shortcuts[open]")
    player.close()


def test_what_has_just_come_under_the_pointer_is_not_clicked(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    in_the_middle(player, "wizardry")
    before, option = player.shown(), page.locator("#prompt .option").first
    page.evaluate("document.body.classList.add('settling')")
    option.click()
    player.frames()
    assert player.shown() == before
    page.evaluate("document.body.classList.remove('settling')")
    option.click()
    player.wait_for_news(before)
    player.close()


def test_the_theme_follows_the_system(browser: Browser, site: Site) -> None:
    for scheme, theme in (("light", "day"), ("dark", "night")):
        player = Player(browser, site.address, color_scheme=scheme)
        player.go("/")
        assert player.page.get_attribute("html", "data-theme") == theme
        player.close()


@pytest.mark.long
def test_the_pop_up_explains_the_keywords_of_what_it_shows(browser: Browser, site: Site) -> None:
    """By pointer, focus, and long press; on cards and in the words of a question."""
    player = Player(browser, site.address)
    page = player.page
    player.open_table("battle")
    player.wait_until_asked()
    glossary = {word.words[0]: word for word in game("battle").face.glossary.explained(ENGLISH)}
    term = glossary["Attack"]
    while not page.evaluate(FOUND, term.words[0]):
        player.tap(player.options()[0])
        player.wait_until_asked()
    page.keyboard.press("Escape")
    page.locator("#board .found").hover(force=True)
    page.wait_for_selector("#closer:not([hidden]) dl")
    assert term.says in (page.text_content("#closer dl") or "")
    assert term.clause in (page.text_content("#closer dl") or "")
    page.keyboard.press("Escape")
    assert page.is_hidden("#closer")
    # A sentence is asked about by resting on it, or by focus; the pop-up leaves its answers free.
    for ask in ("hover", "focus"):
        page.evaluate("() => (document.querySelector('#question').textContent = 'Stunned?')")
        page.evaluate("document.activeElement.blur()")
        getattr(page.locator("#question"), ask)()
        page.wait_for_selector("#closer:not([hidden]) dl")
        assert glossary["stunned"].says in (page.text_content("#closer dl") or "")
        closer = page.locator("#closer").bounding_box()
        answer = page.locator("#prompt .option").first.bounding_box()
        assert closer is not None
        assert answer is not None
        assert closer["x"] + closer["width"] <= answer["x"]
        page.mouse.move(600, 5)
        page.keyboard.press("Escape")
        assert page.is_hidden("#closer")
    phone = Player(
        browser,
        site.address,
        PHONE,
        has_touch=True,
        storage_state=player.context.storage_state(),
    )
    phone.page.goto(page.url)
    phone.wait_until_asked()
    phone.page.evaluate(FOUND, term.words[0])
    x, y = phone.page.locator("#board .found").evaluate(CENTRE)
    finger = phone.context.new_cdp_session(phone.page)
    touch = {"touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", **touch})
    phone.page.wait_for_selector("#closer:not([hidden]) dl")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert term.says in (phone.page.text_content("#closer dl") or "")
    phone.close()
    player.close()
