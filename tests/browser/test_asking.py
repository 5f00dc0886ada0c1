"""What is asked, in a real browser: shortcuts by one click, pinned places, keys that work."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.browser.player import PHONE, Player
from tests.browser.site import Site
from tests.browser.test_rooms import HIDDEN

LAPTOP = (1366, 768)
PLAY_ALL = '#prompt [data-shortcut="play-all"]'
WAY = '#board [data-shortcut^="go-"]'
PINNED = "#prompt .pinned .option"
MOST = 90


def play_until(player: Player, is_there: Callable[[], bool], *beginnings: str) -> None:
    """Choose what begins so, or the first option, until something is there."""
    for _ in range(MOST):
        player.wait_until_asked()
        if is_there():
            return
        options = player.options()
        liked = [o for word in beginnings for o in options if o.startswith(word)]
        player.tap((liked or options)[0])
    raise AssertionError(player.question)


def shows(player: Player, selector: str) -> Callable[[], bool]:
    return lambda: player.page.locator(selector).count() > 0


def place(player: Player, selector: str) -> tuple[float, float]:
    box = player.page.locator(selector).last.bounding_box()
    assert box is not None
    return box["x"], box["y"]


def test_all_cards_are_played_by_one_click(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address, LAPTOP)
    player.open_table("battle", scenario="game1")
    play_until(player, shows(player, PLAY_ALL), "done", "begin")
    hand = player.page.locator("#tray [data-option^='play ']").count()
    assert hand >= 2
    assert player.violations() == []
    player.page.wait_for_selector("body:not(.settling)")
    before = player.shown()
    player.page.click(PLAY_ALL)
    player.wait_for_news(before)
    player.wait_until_asked()
    left = player.page.locator("#tray [data-option^='play ']").count()
    assert left < hand - 1
    assert player.faults == []
    player.close()


def test_a_move_is_one_click_on_where_it_ends(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address, LAPTOP)
    player.open_table("duels")
    play_until(player, shows(player, WAY), "group", "model")
    way = player.page.locator(WAY).last
    square = way.get_attribute("data-square")
    player.page.wait_for_selector("body:not(.settling)")
    before = player.shown()
    way.click(force=True)
    player.wait_for_news(before)
    player.wait_until_asked()
    # The whole move is made: something stands there now, and the next action is asked.
    assert player.page.locator(f'#board [data-square="{square}"]').count() == 1
    assert player.page.locator('#prompt [data-option="do move"]').count() == 0
    assert player.faults == []
    player.close()


def test_what_ends_a_turn_keeps_its_place_and_its_key(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address, LAPTOP)
    player.open_table("battle", scenario="game1")
    play_until(player, shows(player, PLAY_ALL), "done", "begin")
    end = place(player, PINNED)
    player.click(next(o for o in player.options() if o.startswith("play ")))
    play_until(player, shows(player, PINNED))
    assert place(player, PINNED) == end
    assert player.page.inner_text(f"{PINNED} kbd") == "0"
    # A digit works although the board was clicked last.
    player.page.click("#board", position={"x": 3, "y": 3})
    before = player.shown()
    player.page.keyboard.press("0")
    player.wait_for_news(before)
    assert player.faults == []
    player.close()


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_all_that_can_be_planned_is_seen_at_one_look(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    player = Player(browser, site.address, size, has_touch=size == PHONE)
    page = player.page
    player.open_table("wizardry")
    play_until(player, lambda: any(o.startswith("plan ") for o in player.options()), "turn")
    tiles = page.locator("#prompt .tile")
    assert tiles.count() >= 8
    assert page.evaluate(HIDDEN) == []
    assert page.is_hidden("#prompt .more-below")
    for tile in tiles.all():
        box = tile.bounding_box()
        assert box is not None
        assert box["height"] >= 40
        assert "point" in tile.inner_text()
    # One tap enters it; what it does is told to who rests on it.
    label = tiles.first.get_attribute("aria-label") or ""
    assert len(label) > len(tiles.first.inner_text()) + 20
    before = player.shown()
    page.wait_for_selector("body:not(.settling)", state="attached")
    (tiles.first.tap if size == PHONE else tiles.first.click)()
    player.wait_for_news(before)
    assert "My plan" in page.inner_text("#tray") or "MY PLAN" in page.inner_text("#tray")
    assert player.violations() == []
    player.close()


def test_no_option_hides_without_saying_so(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address, LAPTOP)
    player.open_table("duels")
    play_until(player, lambda: "do move" in player.options(), "group", "model")
    hidden = player.page.evaluate(
        """() => {
          const list = document.querySelector("#prompt > .options");
          const isCut = list.scrollHeight - list.clientHeight >= 8;
          return isCut && document.querySelector("#prompt .more-below").hidden;
        }"""
    )
    assert not hidden
    box = player.page.locator(PINNED).first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= LAPTOP[1]
    assert player.violations() == []
    player.close()
