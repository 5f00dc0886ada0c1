"""Beats in the browser: one after the other, none left out, and a way to the end of them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.test_battle import open_game_1

WATCH: Final = """
window.told = [];
const log = document.querySelector("[data-part=log]");
new MutationObserver((records) => {
  const lines = records.flatMap((record) => [...record.addedNodes]).length;
  if (lines) window.told.push([performance.now(), lines]);
}).observe(log, { childList: true });
"""
"""Notes when lines join the log, and how many."""
LEAST_REST: Final = 550
"""Milliseconds between two beats at the normal pace, with room for a clock that is not exact."""


def at_battle(browser: Browser, site: Site, **more: Any) -> Player:
    """A table at which the bot's turn follows on the end of one's own."""
    player = Player(browser, site.address, **more)
    open_game_1(player)
    player.wait_until_asked()
    return player


def end_turn(player: Player) -> None:
    """On to the first choice that makes more than one beat."""
    for _ in range(40):
        player.wait_until_asked()
        player.page.evaluate("window.told.length = 0")
        player.page.eval_on_selector_all(
            "#prompt details", "all => all.map(one => one.open = true)"
        )
        option = player.options()[-1]
        player.page.eval_on_selector(f'#prompt [data-option="{option}"]', "one => one.click()")
        player.page.wait_for_timeout(400)
        if player.page.query_selector("body.playing"):
            return
    raise AssertionError("no choice made more than one beat")


def told(player: Player) -> list[tuple[float, int]]:
    found: list[tuple[float, int]] = player.page.evaluate("window.told")
    return found


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_happens_is_shown_one_after_the_other(
    browser: Browser, site: Site, motion: str
) -> None:
    player = at_battle(browser, site, pace="normal", reduced_motion=motion)
    player.page.evaluate(WATCH)
    end_turn(player)
    assert player.page.is_visible("#skip")
    player.wait_until_asked()
    shown = told(player)
    assert len(shown) > 1
    for (one, _), (other, _) in pairwise(shown):
        assert other - one >= LEAST_REST
    assert not player.page.is_visible("#skip")
    # All that was heard is on the page: whoever opens it now sees the same.
    lines = player.page.eval_on_selector_all("#log li", "all => all.map(one => one.textContent)")
    player.page.reload()
    player.wait_until_asked()
    fresh = player.page.eval_on_selector_all("#log li", "all => all.map(one => one.textContent)")
    assert fresh == lines
    player.close()


def test_a_key_skips_to_now(browser: Browser, site: Site) -> None:
    player = at_battle(browser, site, pace="relaxed")
    player.page.evaluate(WATCH)
    end_turn(player)
    player.page.keyboard.press("s")
    assert not player.page.is_visible("#skip")
    assert player.page.query_selector("body.playing, body.past") is None
    player.close()


def test_at_the_instant_pace_nothing_waits(browser: Browser, site: Site) -> None:
    player = at_battle(browser, site, pace="instant")
    for _ in range(6):
        player.wait_until_asked()
        if player.is_over:
            break
        player.tap(player.options()[-1])
        assert player.page.query_selector("body.playing") is None
    player.close()
