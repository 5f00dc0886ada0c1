"""A game that `spellwright new-game` has made, in a browser: played by clicks to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from spellwright.new_game import plan_for
from tests.browser.player import Player
from tests.browser.site import Site
from tests.new_game.made import MadeGame

NAME = "moor-lights"


@pytest.fixture(scope="module")
def made_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    game = MadeGame(plan_for(NAME, "2-4", True, "hexes"), tmp_path_factory.mktemp("made"))
    game.install()
    game.data.mkdir()
    running = Site(game.data, **game.environment)
    running.start()
    yield running
    running.stop()


@pytest.mark.long
def test_a_made_game_is_played_on_its_page(browser: Browser, made_site: Site) -> None:
    player = Player(browser, made_site.address)
    player.open_table(NAME, "greedy")
    player.wait_until_asked()
    assert player.violations() == []
    assert player.page.locator("#board [data-square]").count() == 37
    clicked = []
    while not player.is_over:
        options = player.options()
        clicked.append(options[-1])
        player.click(options[-1])
        player.wait_until_asked()
    assert [option.split()[0] for option in clicked] == ["play", "light"] * 4
    assert player.page.locator("#board [data-piece]").count() == 8
    player.close()
