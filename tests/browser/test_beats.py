"""Beats in the browser: one after the other, none left out, and a way to the end of them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.test_asking import play_until
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

SENT: Final = """() => {
  const send = WebSocket.prototype.send;
  window.sent = [];
  WebSocket.prototype.send = function (text) {
    window.sent.push(text);
    send.call(this, text);
  };
}"""
MANY: Final = 4
"""So many beats last long enough to act in their midst."""
AT_ONCE: Final = 100
"""Milliseconds within which two things are shown together."""


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


def test_what_is_undone_is_seen_to_go_back(browser: Browser, site: Site) -> None:
    player = at_battle(browser, site, pace="normal")
    page = player.page
    play_until(player, lambda: any(o.startswith("play ") for o in player.options()), "done")
    card = next(option for option in player.options() if option.startswith("play "))
    before = page.eval_on_selector_all("#log li", "all => all.length")
    board = page.inner_text("#board")
    player.tap(card)
    player.wait_until_asked()
    assert page.eval_on_selector_all("#log li", "all => all.length") > before
    shown = player.shown()
    page.keyboard.press("u")
    page.wait_for_selector("#banner.back:not([hidden])")
    assert page.text_content("#banner") == page.text_content("#news"), "it is read out, too"
    player.wait_for_news(shown)
    player.wait_until_asked()
    assert card in player.options()
    assert page.eval_on_selector_all("#log li", "all => all.length") == before
    assert page.inner_text("#board") == board
    player.close()


def test_who_acts_early_is_shown_the_rest_and_chooses_nothing(browser: Browser, site: Site) -> None:
    player = at_battle(browser, site, pace="relaxed")
    page = player.page
    page.evaluate(WATCH)
    page.evaluate(SENT)
    waiting = 0
    while waiting < MANY:
        player.wait_until_asked()
        end_turn(player)
        waiting = int(page.inner_text("#more") or 0)
    page.evaluate("window.sent.length = 0")
    seen = player.shown()
    page.keyboard.press(page.inner_text("#prompt button.option kbd"))
    player.wait_for_news(seen)
    # All beats are shown by now, and no choice was sent: nothing more comes in.
    assert player.shown() >= seen + waiting
    assert page.query_selector("body.playing, body.past, body.sending") is None
    lines = page.eval_on_selector_all("#log li", "all => all.map(one => one.textContent)")
    assert page.evaluate("window.sent") == []
    page.reload()
    player.wait_until_asked()
    fresh = page.eval_on_selector_all("#log li", "all => all.map(one => one.textContent)")
    assert fresh == lines
    player.close()


def test_a_question_comes_with_its_cause(browser: Browser, site: Site) -> None:
    """It waits neither for a rest after that, nor for what is said beside the game."""
    player = at_battle(browser, site, pace="normal")
    page = player.page
    page.evaluate(WATCH)
    page.evaluate(
        """() => new MutationObserver(() => {
          window.asked = performance.now();
        }).observe(document.querySelector("#prompt"), { childList: true })"""
    )
    end_turn(player)
    page.evaluate("document.getElementById('say').value = 'well played'")
    page.eval_on_selector("#chat-form", "form => form.requestSubmit()")
    player.wait_until_asked()
    last, _ = told(player)[-1]
    assert abs(page.evaluate("window.asked") - last) < AT_ONCE
    player.close()
