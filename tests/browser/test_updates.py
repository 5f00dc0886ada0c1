"""What a page is told bit by bit comes to the same as the page that is opened anew."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player, better
from tests.browser.site import Site

PARTS = ("board", "seats", "tray", "prompt", "log", "position")
WRITTEN = """
names => names.map(name => {
  const copy = document.querySelector(`[data-part=${name}]`).cloneNode(true);
  for (const mark of copy.querySelectorAll('.since')) mark.remove();
  for (const line of copy.querySelectorAll('.fresh')) line.classList.remove('fresh');
  for (const one of copy.querySelectorAll('[data-moved]')) one.removeAttribute('data-moved');
  for (const one of copy.querySelectorAll('[class=""]')) one.removeAttribute('class');
  for (const one of copy.querySelectorAll('#thinking, .until')) one.textContent = '';
  return copy.innerHTML;
})
"""
CHOICES = 12
LATER = ("battle", "funkoverse", "talisman")


@pytest.mark.parametrize(
    "game",
    [
        "wizardry",
        "duels",
        *[pytest.param(each, marks=pytest.mark.long) for each in LATER],
    ],
)
def test_a_page_that_was_told_what_changed_is_the_page(
    browser: Browser, site: Site, game: str
) -> None:
    player = Player(browser, site.address)
    player.open_table(game, "greedy")
    for _ in range(CHOICES):
        player.wait_until_asked()
        options = player.options()
        if not options:
            break
        player.tap(options[better(options)])
    player.wait_until_asked()
    told = player.page.evaluate(WRITTEN, list(PARTS))
    player.page.reload()
    player.wait_until_asked()
    anew = player.page.evaluate(WRITTEN, list(PARTS))
    for name, was, now in zip(PARTS, told, anew, strict=True):
        assert was == now, name
    patches = [frame for frame in player.received if '"steps":' in frame]
    assert sum(len(frame) for frame in patches) < len(patches) * 40_000
    player.close()
