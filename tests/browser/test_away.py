"""A player who is away, in real browsers: a bot plays on, and the owner takes the seat back."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from spellwright.server.speaking import say
from tests.browser.player import Player
from tests.browser.site import Site

SECONDS: Final = 2
MOST: Final = 40
OFFER: Final = "#prompt [data-stand-in='1']"
BACK: Final = "#prompt [data-act=come-back]"


def ben_is_asked(browser: Browser, site: Site) -> tuple[Player, Player, str]:
    """Ann and Ben at a table that waits a little for everybody; its path."""
    ann, ben = Player(browser, site.address), Player(browser, site.address)
    ann.go("/")
    seats = [{"kind": "me"}, {"kind": "person"}]
    wish = {"game": "wizardry", "seats": seats, "name": "Ann", "away_after": SECONDS}
    table = ann.page.request.post(f"{ann.address}/api/tables", data=wish).json()["table"]["id"]
    ann.go(f"/tables/{table}")
    ann.skip_tour()
    ben.page.goto(ann.page.text_content(".lobby .invite") or "")
    ben.page.click("text=Take the seat")
    ben.skip_tour()
    ann.wait_until_asked()
    ann.tap(ann.options()[0])
    ben.wait_until_asked()
    return ann, ben, f"/tables/{table}"


@pytest.mark.parametrize("returns", ["by the page", "by a button"])
def test_a_bot_plays_for_who_is_away_until_they_return(
    browser: Browser, site: Site, returns: str
) -> None:
    ann, ben, path = ben_is_asked(browser, site)
    assert ann.page.is_hidden(OFFER), "not before the time of the table is over"
    if returns == "by the page":
        ben.page.goto("about:blank")
    ann.page.wait_for_selector(OFFER)
    assert not ann.violations()
    ann.page.click(OFFER)
    # The bot chooses for Ben, and everybody is told who plays.
    ann.wait_until_asked()
    ann.page.wait_for_selector(f"#prompt >> text={say('text-bot-plays-for', name='Guest')}")
    if returns == "by the page":
        ben.go(path)
    else:
        ben.page.wait_for_selector(BACK)
        assert not ben.violations()
        ben.page.click(BACK)
    ben.page.wait_for_selector(BACK, state="detached")
    ann.page.wait_for_selector(
        f"#prompt >> text={say('text-bot-plays-for', name='Guest')}", state="detached"
    )
    # He is asked again, and what he chooses counts.
    for _ in range(MOST):
        if ben.options():
            break
        if ann.options():
            ann.tap(ann.options()[0])
        ben.frames()
    ben.tap(ben.options()[0])
    assert (ann.faults, ben.faults) == ([], [])
    ann.close()
    ben.close()


def test_where_nobody_is_to_be_replaced_nothing_is_offered(browser: Browser, site: Site) -> None:
    ann = Player(browser, site.address)
    ann.open_table("wizardry")
    ann.wait_until_asked()
    ann.page.wait_for_timeout(SECONDS * 1000)
    assert ann.page.locator("[data-stand-in]").count() == 0
    ann.close()
