"""A campaign in a real browser: begun from the form, its page on a wide screen and on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Browser

from spellwright.kernel.saying import Saying
from spellwright.server.speaking import say
from tests.browser.player import PHONE, WIDE, Player
from tests.browser.site import Site


def test_a_campaign_is_begun_lost_and_gone_on_with(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    player.go("/tables/new?game=battle")
    page.select_option("[name=seat-0]", "me")
    page.select_option("[name=seat-1]", "none")
    page.select_option("[name=option-solo]", "two-heroes")
    page.select_option("[name=campaign]", "easy")
    assert page.locator("[name=option-carried]").count() == 0
    assert player.violations() == []
    page.click(f"text={say('button-open-table')}")
    page.wait_for_selector("#board")
    player.skip_tour()
    lose(player)
    assert player.violations() == []
    page.click(f"#prompt a:text-is('{say('link-campaign')}')")
    page.wait_for_selector(".path")
    assert page.locator(".path li").count() == 8
    assert page.text_content(".path .next strong") == str(
        Saying("battle", "campaign-year", {"n": 1})
    )
    lost_once = say("mark-chapter-tried", how="next", n=1)
    assert page.text_content(".path .next .quiet") == str(lost_once)
    assert page.locator(".results tbody tr").count() == 1
    assert page.locator(".panel .picture").count() == 2
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert not player.scrolls_sideways()
        for theme in ("night", "day"):
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            assert player.violations() == []
    page.click(f"button:text-is('{say('button-chapter-again')}')")
    page.wait_for_selector("#board")
    assert re.search(r"/tables/\w+$", page.url)
    player.go("/")
    assert str(say("campaign-line", n=0, all=8)) in (page.text_content("main") or "")
    player.close()


def lose(player: Player) -> None:
    """Both Heroes do nothing, until the Villains have won."""
    player.wait_until_asked()
    while not player.is_over:
        options = player.options()
        player.tap("done" if "done" in options else options[0])
        player.wait_until_asked()
