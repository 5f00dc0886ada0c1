"""Over plain HTTP from another device: browsers hide there what they offer on https and localhost.

The address is a name that only this browser knows; all traffic stays on the loopback.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from spellwright.games.duels.groups.group import READY_MADE
from spellwright.games.duels.groups.text import group_text
from spellwright.server.speaking import say
from tests.browser.player import PHONE, Player, script_says
from tests.browser.site import Site
from tests.browser.test_duels import open_duel
from tests.browser.test_together import give_up, two_at_a_table


@pytest.fixture
def address(site: Site) -> str:
    return site.address.replace("127.0.0.1", "spellwright.test")


@pytest.fixture
def ann(browser: Browser, address: str) -> Iterator[Player]:
    player = Player(browser, address)
    yield player
    player.close()


def pasted(player: Player, field: str) -> str:
    """What the clipboard holds, as a person finds out."""
    player.page.fill(field, "")
    player.page.focus(field)
    player.page.keyboard.press("Control+V")
    return player.page.input_value(field)


def test_two_people_play_watch_and_check(browser: Browser, ann: Player, address: str) -> None:
    ben = Player(browser, address, PHONE)
    table = two_at_a_table(ann, ben)
    for player in (ann, ben):
        assert player.page.evaluate("[isSecureContext, typeof crypto.randomUUID]") == [
            False,
            "undefined",
        ]
    ann.click(ann.options()[0])
    ben.wait_until_asked()
    ben.tap(ben.options()[0])
    ann.open_chat()
    ann.page.fill("#say", "well met")
    ann.page.click("#chat-form button")
    ben.page.wait_for_selector("#chat >> text=well met", state="attached")
    ann.in_menu(f"text={say('button-copy-my-link')}")
    ann.page.wait_for_selector(f"#toast >> text={script_says('text-link-copied')}")
    assert pasted(ann, "#say").startswith(f"{address}/seat/")
    give_up(ann)
    ben.page.wait_for_selector(f"#prompt .end >> text={say('headline-you')}")
    ben.go(f"{table}/replay")
    ben.page.click(f"text={say('title-was-it-fair')}")
    ben.page.click("#verify")
    ben.page.wait_for_selector(f"#verdict >> text={script_says('luck-is-proved')}")
    ben.close()


def test_a_text_is_copied_inside_a_dialog(ann: Player) -> None:
    open_duel(ann, "build")
    text = group_text(READY_MADE[2])
    ann.page.click("text=My Groups")
    ann.page.fill("#prepared-text", text)
    ann.page.click("#prepared-copy")
    ann.page.wait_for_selector(f"#prepared-said >> text={script_says('text-copied')}")
    ann.page.fill("#prepared-name", "")
    assert pasted(ann, "#prepared-text") == text


def test_what_needs_https_says_so(ann: Player) -> None:
    ann.go("/")
    ann.page.click("text=Settings")
    assert ann.page.is_disabled("#settings [name=notify]")
    assert str(script_says("note-needs-https")) in (ann.page.text_content("#settings") or "")
