"""Wizarding Duels in a real browser: ready-made Groups, from the first choice to the result."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.site import Site

MOST_CHOICES: Final = 400
SOON: Final = ("stop", "end", "pass", "keep", "done")
"""What is mostly chosen, so that the game gets on."""
ATTACK: Final = "attack "
FIGHTS: Final = (ATTACK, "do attack")


def open_duel(player: Player) -> None:
    """A duel against the random bot; Groups are ready-made unless somebody asks for others."""
    player.go("/tables/new?game=duels")
    player.page.select_option("[name=seat-1]", "bot:random")
    player.page.click("text=Open the table")
    player.page.wait_for_selector("#board")
    player.skip_tour()


def choose(player: Player, luck: Random) -> str:
    """An attack if there is one, else anything that is legal."""
    options = player.options()
    fights = [option for option in options if option.startswith(FIGHTS)]
    if fights:
        player.tap(fights[0])
        return fights[0]
    soon = [option for option in options if option in SOON]
    option = luck.choice(soon if soon and luck.random() < 0.8 else options)
    player.tap(option)
    return option


def test_a_duel_is_played_to_the_end(browser: Browser, site: Site) -> None:
    player, luck = Player(browser, site.address), Random(2)
    open_duel(player)
    assert player.page.locator("#board .square").count() > 60
    chosen: list[str] = []
    clashes = 0
    player.wait_until_asked()
    while not player.is_over:
        assert len(chosen) < MOST_CHOICES
        chosen.append(choose(player, luck))
        player.wait_until_asked()
        clashes += player.page.locator("#clash [data-stage]").count() > 0
        if len(chosen) == 30:
            assert player.page.locator("#board .model").count() >= 2
            assert player.violations() == []
    assert any(option.startswith("to ") for option in chosen)
    # The luck of a live table is its own: it may be that nobody comes near enough to fight.
    assert clashes or not any(option.startswith(ATTACK) for option in chosen)
    assert player.page.locator("#prompt .end .standing li").count() == 2
    assert player.violations() == []
    assert player.faults == []
    player.close()
