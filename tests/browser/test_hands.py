"""What fingers, the mouse and keys do at a table, and what they never do by mistake."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, CDPSession

from tests.browser.player import PHONE, Player
from tests.browser.site import Site
from tests.browser.test_asking import play_until
from tests.browser.test_looking import CENTRE

LONG: Final = 700
"""Milliseconds that a finger rests on a card which is read."""
COVER: Final = """([x, y]) => {
  const svg = document.querySelector("#board > svg");
  const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
  const piece = document.createElementNS(svg.namespaceURI, "circle");
  for (const [name, value] of Object.entries({ id: "cover", cx: at.x, cy: at.y, r: 9 }))
    piece.setAttribute(name, value);
  svg.append(piece);
}"""
"""Lays a piece that can't be chosen over the board."""
READ: Final = 1000
"""Milliseconds after which a pop-up would be there."""
CARD: Final = "#tray .chosen [data-card][data-option]"


def touch(finger: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    at: list[dict[str, Any]] = [{"x": x, "y": y} for x, y in points]
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def has_cards(player: Player) -> bool:
    return player.page.locator(CARD).count() > 0


def test_a_long_press_reads_a_card_and_plays_nothing(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address, PHONE, has_touch=True)
    page = player.page
    player.open_table("battle", scenario="game1")
    play_until(player, lambda: has_cards(player), "done")
    page.wait_for_selector("body:not(.settling)", state="attached")
    options, shown = player.options(), player.shown()
    place = page.locator(CARD).first.evaluate(CENTRE)
    finger = page.context.new_cdp_session(page)
    touch(finger, "touchStart", place)
    page.wait_for_timeout(LONG)
    assert page.is_visible("#closer"), "it is read while the finger rests"
    touch(finger, "touchEnd")
    player.frames()
    assert page.is_visible("#closer")
    assert (player.options(), player.shown()) == (options, shown)
    assert page.query_selector("body.sending") is None
    player.close()


def test_a_new_question_explains_itself_only_when_asked(browser: Browser, site: Site) -> None:
    """The page moves the focus to it for those who listen; nothing covers the options by that."""
    player = Player(browser, site.address)
    page = player.page
    player.open_table("talisman")
    for _ in range(6):
        player.wait_until_asked()
        player.press(0)
    player.wait_until_asked()
    page.wait_for_timeout(READ)
    assert page.evaluate("document.activeElement.id") == "question"
    assert page.is_hidden("#closer")
    player.close()


def test_digits_work_whatever_was_clicked_last(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    player.open_table("battle", scenario="game1")
    for clicked in ("#log ol", "#moment", "#tray", "#seats", "#board", "[data-side=log]"):
        play_until(player, lambda: page.locator("#prompt button.option kbd").count() > 0)
        page.locator(f"{clicked}:not(body)").first.click(position={"x": 2, "y": 2}, force=True)
        page.keyboard.press("Escape")
        before = player.shown()
        page.keyboard.press(page.locator("#prompt button.option:visible kbd").first.inner_text())
        player.wait_for_news(before)
    # But who writes, writes.
    play_until(player, lambda: page.locator("#prompt button.option kbd").count() > 0)
    player.open_chat()
    page.click("#say")
    before = player.shown()
    page.keyboard.type("1")
    player.frames()
    assert page.input_value("#say") == "1"
    assert player.shown() == before
    player.close()


def test_a_key_that_is_held_chooses_once(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    player.open_table("funkoverse", scenario="control")
    play_until(player, lambda: any(o.startswith("place ") for o in player.options()))
    choices = len(player.options())
    before = player.shown()
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    key = page.locator("#prompt button.option:visible kbd").first.inner_text()
    page.keyboard.down(key)
    player.wait_for_news(before)
    for _ in range(3):
        page.keyboard.down(key)
        player.frames()
    page.keyboard.up(key)
    assert len(player.options()) == choices - 1
    player.close()


def test_a_piece_stands_for_the_space_that_it_covers(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    player.open_table("funkoverse", scenario="control")
    play_until(player, lambda: any(o.startswith("place ") for o in player.options()))
    square = page.locator("#board [data-option^='place ']").first
    wanted = square.get_attribute("data-option")
    x, y = square.evaluate(CENTRE)
    page.evaluate(COVER, [x, y])
    assert page.evaluate(f"document.elementFromPoint({x}, {y}).id") == "cover"
    page.wait_for_selector("body:not(.settling)", state="attached")
    before = player.shown()
    page.mouse.click(x, y)
    player.wait_for_news(before)
    assert wanted not in player.options()
    assert player.faults == []
    player.close()


def test_a_new_name_stays_on_the_page(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    player.open_table("wizardry")
    player.wait_until_asked()
    url = page.url
    player.in_menu("text=Settings")
    page.fill("#your-name", "Nymphadora")
    page.click("#settings .name-form button")
    page.wait_for_load_state()
    player.wait_until_asked()
    assert page.url == url
    player.in_menu("text=Settings")
    assert page.input_value("#your-name") == "Nymphadora"
    player.close()
