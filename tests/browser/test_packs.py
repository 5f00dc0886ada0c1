"""A table with a pack in play, in a browser: its character is seen, picked and used by clicks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.site import Site
from tests.packs.test_funkoverse import FILES, written


@pytest.fixture(scope="module")
def site_with_a_pack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Both abilities are the Owl's: one of them can be used wherever it stands."""
    abilities = FILES["abilities.toml"].replace('"harry"', '"owl"')
    pack = written(tmp_path_factory.mktemp("frost"), **{"abilities.toml": abilities})
    running = Site(tmp_path_factory.mktemp("data"), SPELLWRIGHT_PACKS=str(pack))
    running.start()
    yield running
    running.stop()


@pytest.mark.long
def test_a_card_of_a_pack_is_seen_and_played(browser: Browser, site_with_a_pack: Site) -> None:
    player = Player(browser, site_with_a_pack.address)
    player.new_table("funkoverse")
    player.page.select_option("[name=seat-1]", "bot:greedy")
    player.page.check("[name=option-scenario][value='frost.pond']")
    player.page.click("text=Open the table")
    player.page.wait_for_selector("#board")
    player.skip_tour()
    used: list[str] = []
    for _ in range(60):
        player.wait_until_asked()
        options = player.options()
        ours = [option for option in options if "frost." in option]
        if "pick frost.owl" in options:
            assert "Owl" in player.page.locator("main").inner_text()
        player.click((ours or options)[0])
        used += ours[:1]
        if used and used[-1].startswith("use "):
            break
    assert "pick frost.owl" in used
    assert [option for option in used if option.startswith("use frost.")]
    assert player.violations() == []
    player.close()
