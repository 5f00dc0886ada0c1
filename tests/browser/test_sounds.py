"""Sounds in a real browser: off until somebody wants them; then my turn, dice, cards and hits."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.test_asking import play_until
from tests.browser.test_board import SHOW, SPELL, picture

LISTEN: Final = """
window.heard = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) {
    window.heard.push(kind === OscillatorNode ? "tone" : "noise");
    return start.apply(this, when);
  };
}
"""
"""Notes what is played: tones for turns and hits, noises for dice and cards."""


def heard(player: Player) -> list[str]:
    found: list[str] = player.page.evaluate("window.heard.splice(0)")
    return found


def listening(browser: Browser, site: Site, sound: str) -> Player:
    player = Player(browser, site.address)
    player.context.add_init_script(LISTEN)
    player.context.add_init_script(f"if (origin !== 'null') localStorage.sound = '{sound}'")
    return player


def test_nothing_is_heard_unless_somebody_wants_it(browser: Browser, site: Site) -> None:
    player = listening(browser, site, "")
    player.open_table("wizardry")
    player.wait_until_asked()
    player.page.evaluate(SHOW, [picture(3, 1, None), picture(4, 2, SPELL)])
    assert heard(player) == []
    player.close()


def test_turns_dice_cards_and_hits_have_sounds_of_their_own(browser: Browser, site: Site) -> None:
    player = listening(browser, site, "yes")
    player.open_table("wizardry")
    player.wait_until_asked()
    assert heard(player) == ["tone", "tone"], "my turn: two tones"
    player.page.evaluate(SHOW, [picture(3, 1, None), picture(3, 2, None)])
    assert heard(player) == ["noise"] * 4, "a die falls and comes to rest"
    player.page.evaluate(SHOW, [picture(3, 1, None), picture(3, 1, SPELL)])
    assert heard(player) == ["noise"], "a card turns"
    player.close()


def test_what_matters_is_heard_with_its_banner(browser: Browser, site: Site) -> None:
    player = listening(browser, site, "yes")
    player.page.add_init_script("""
        addEventListener("DOMContentLoaded", () => {
          const banner = document.getElementById("banner");
          if (banner) new MutationObserver(() => {
            if (banner.textContent) window.heardAtBanner = window.heard.slice();
          }).observe(banner, { childList: true });
        });
    """)
    player.open_table("battle", scenario="game1")
    play_until(player, lambda: bool(player.page.evaluate("window.heardAtBanner")), "done")
    assert "tone" in player.page.evaluate("window.heardAtBanner")
    player.close()
