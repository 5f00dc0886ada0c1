"""Hogwarts Battle in a real browser: Game 1 with a bot, from the first choice to the result."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.site import Site

MOST_CHOICES: Final = 200
WITH_CARE: Final = 20
"""After so many choices the turns are ended at once, so that the game comes to an end soon."""


def open_game_1(player: Player) -> None:
    player.go("/tables/new?game=battle")
    player.page.select_option("[name=seat-1]", "bot:random")
    player.page.check("[name=option-scenario][value=game1]")
    player.page.click("text=Open the table")
    player.page.wait_for_selector("#board")
    player.skip_tour()


def choose(player: Player, luck: Random, made: int) -> str:
    options = player.options()
    option = "done" if made > WITH_CARE and "done" in options else luck.choice(options)
    player.tap(option)
    return option


def test_game_1_is_played_to_the_end(browser: Browser, site: Site) -> None:
    player, luck = Player(browser, site.address), Random(5)
    open_game_1(player)
    chosen: list[str] = []
    has_seen_event = False
    player.wait_until_asked()
    while not player.is_over:
        assert len(chosen) < MOST_CHOICES
        chosen.append(choose(player, luck, len(chosen)))
        player.wait_until_asked()
        has_seen_event = has_seen_event or player.page.locator("#clash .wide").count() > 0
        if len(chosen) == 12:
            assert player.page.locator("#board .hero").count() == 2
            assert player.page.locator("#board .control-track").count() == 1
            assert player.violations() == []
    assert has_seen_event
    assert any(word in player.question for word in ("win", "won", "lose", "lost"))
    assert "Influence gained" in (player.page.text_content("#prompt .statistics") or "")
    assert player.violations() == []
    player.close()
