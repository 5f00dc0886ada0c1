"""Talisman in a real browser: ten rounds from the first choice to the result."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Browser

from tests.browser.player import PHONE, Player
from tests.browser.site import Site

MOST_CHOICES: Final = 250
CALM: Final = ("keep-all", "wait-turn", "done", "pass", "keep", "no")
"""What ends a question at once; chosen often, so that the game gets on."""
LOOKED_AT: Final = 12
RELOADED_AT: Final = 16


def open_race(player: Player) -> None:
    """A short game against the random bot."""
    player.go("/tables/new?game=talisman")
    player.page.select_option("[name=seat-1]", "bot:random")
    player.page.select_option("[name=option-round-limit]", "10")
    player.page.click("text=Open the table")
    player.page.wait_for_selector("#board")
    player.skip_tour()


def choose(player: Player, luck: Random) -> str:
    """A space on the board where one is lit, else what ends the question, else anything."""
    options = player.options()
    walks = [option for option in options if option.startswith("walk ")]
    calm = [option for option in CALM if option in options]
    option = luck.choice(walks or calm[:1] or options)
    hide_stage(player)
    if walks:
        player.click(option)
    else:
        player.tap(option)
    return option


def hide_stage(player: Player) -> None:
    """A click puts the fight over the board away."""
    player.page.evaluate("document.querySelector('#clash > svg')?.parentElement.click()")


def look_at_a_space(player: Player) -> None:
    """A space tells its whole text to a pointer that rests on it, or on a piece that covers it."""
    for space, text in (("out-1", "Hogsmeade"), ("hall", "Great Hall")):
        player.page.locator(f'#board [data-square="{space}"]').hover(force=True)
        player.page.wait_for_selector(f"#closer:not([hidden]) >> text={text}")
        player.page.mouse.move(2, 2)
        player.page.wait_for_selector("#closer", state="hidden")


def test_a_race_of_ten_rounds(browser: Browser, site: Site) -> None:
    player, luck = Player(browser, site.address), Random(4)
    open_race(player)
    chosen: list[str] = []
    player.wait_until_asked()
    assert player.page.locator("#board .space").count() == 49
    while not player.is_over:
        assert len(chosen) < MOST_CHOICES
        chosen.append(choose(player, luck))
        player.wait_until_asked()
        if len(chosen) == LOOKED_AT:
            assert player.violations() == []
            assert player.page.locator("#tray .race").count() == 1
            hide_stage(player)
            player.page.mouse.move(2, 2)
            look_at_a_space(player)
        if len(chosen) == RELOADED_AT:
            asked = player.question
            player.page.reload()
            player.wait_until_asked()
            assert player.question == asked
    assert any(option.startswith("walk ") for option in chosen)
    assert "won" in player.question
    assert player.page.locator("#prompt .end .standing li").count() == 2
    assert player.violations() == []
    player.close()


def test_the_own_part_fits_on_a_phone(browser: Browser, site: Site) -> None:
    player, luck = Player(browser, site.address, PHONE), Random(5)
    open_race(player)
    player.wait_until_asked()
    for _ in range(4):
        player.tap(luck.choice(player.options()))
        player.wait_until_asked()
    player.page.evaluate("document.body.dataset.tab = 'tray'")
    assert player.page.locator("#tray .cards").first.is_visible()
    assert not player.scrolls_sideways()
    assert not player.scrolls_as_a_whole()
    player.close()
