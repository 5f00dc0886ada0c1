"""Before, beside and after a game in a real browser: forms, one device, building, looking back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.player import PHONE, WIDE, Player
from tests.browser.site import Site


def at_one_device(player: Player, game: str, **options: Any) -> str:
    """The id of a table at which Ann and Ben share this browser."""
    player.go("/")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]
    wish = {"game": game, "seats": seats, "name": "Ann", "options": options}
    answer = player.page.request.post(f"{player.address}/api/tables", data=wish)
    assert answer.ok, answer.text()
    id: str = answer.json()["table"]["id"]
    return id


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_new_table_is_a_choice_of_evening(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    player = Player(browser, site.address, size)
    page = player.page
    player.go("/tables/new?game=battle")
    assert page.locator(".offer").count() == 15
    assert page.is_hidden("[name=option-potion-tile]")
    page.check("[name=option-scenario][value=pack2]")
    assert page.is_visible("[name=option-potion-tile]"), "what matters for the scenario"
    assert page.is_hidden(
        "[name=option-shop-stack] + label, [name=option-shop-stack][type=checkbox]"
    )
    page.select_option("[name=option-solo]", "official")
    page.click("text=Open the table")
    page.wait_for_selector(".refused")
    assert page.is_checked("[name=option-scenario][value=pack2]"), "what was entered stays"
    assert page.input_value("[name=option-solo]") == "official"
    assert player.violations() == []
    assert not player.scrolls_sideways()
    player.close()


def test_the_lobby_changes_seats_and_calls_the_table_off(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    player.go("/tables/new?game=wizardry")
    page.click("text=Open the table")
    player.skip_tour()
    page.click(".lobby ~ .actions a")
    page.select_option("[name=seat-2]", "person")
    page.click("form.new-table .primary")
    page.wait_for_selector(".lobby")
    assert page.locator(".lobby li").count() == 3
    assert player.violations() == []
    page.click(".lobby ~ .actions button")
    page.wait_for_selector(".shelf")
    assert page.locator(".tables").count() == 0
    player.close()


def test_a_device_is_handed_over_covered(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    table = at_one_device(player, "wizardry")
    player.go(f"/tables/{table}?own_seat=0")
    player.skip_tour()
    player.wait_until_asked()
    player.tap(player.options()[0])
    page.wait_for_selector("#pass [data-pass='1']:not([hidden])")
    page.click("#pass [data-pass='1']")
    page.wait_for_selector(".hand-over")
    assert page.locator("[data-option]").count() == 0, "nobody's choices are there"
    assert player.violations() == []
    page.click("#i-am")
    player.wait_until_asked()
    assert page.get_attribute("body", "data-own") == "1"
    assert player.faults == []
    player.close()


def test_where_nobody_has_secrets_the_device_passes_by_itself(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    table = at_one_device(player, "funkoverse")
    player.go(f"/tables/{table}")
    player.skip_tour()
    player.wait_until_asked()
    own = page.get_attribute("body", "data-own")
    for _ in range(8):
        player.tap(player.options()[0])
        player.wait_until_asked()
        if page.get_attribute("body", "data-own") != own:
            break
    assert page.get_attribute("body", "data-own") != own
    assert page.locator(".hand-over").count() == 0
    player.close()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_group_is_built_on_one_page(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    player = Player(browser, site.address, size)
    page = player.page
    player.open_table("duels", groups="build")
    player.wait_until_asked()
    page.click("a[href*='/builder']")
    page.click("[data-change='add models harry-potter']")
    page.wait_for_selector(".piece.taken")
    assert "12 / 50" in (page.text_content(".totals") or "")
    page.fill("#find-piece", "patronus")
    assert page.locator("[data-shelf=spells] .piece:visible").count() < 5
    page.fill("#find-piece", "")
    page.click("[data-change=fill]")
    page.wait_for_function(
        "() => document.querySelector('#draft-text').value.includes('quests: b')"
    )
    page.fill("#draft-name", "Friends")
    page.click("#keep")
    page.click("#kept [data-compare]")
    page.wait_for_selector("#comparison table")
    assert player.violations() == []
    assert not player.scrolls_sideways()
    page.click("#enter")
    page.wait_for_url("**/tables/*?own_seat=0")
    player.wait_until_asked()
    assert not any(option.startswith("affiliation") for option in player.options())
    assert player.faults == []
    player.close()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_finished_game_is_watched_and_reviewed(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    player = Player(browser, site.address, size)
    page = player.page
    table = at_one_device(player, "duels")
    for key in range(60):
        view = page.request.get(f"{site.address}/api/tables/{table}/view").json()
        option = view["decisions"][0]["options"][0]
        choices = f"{site.address}/api/tables/{table}/choices?own_seat={view['seat']}"
        assert page.request.post(choices, data={"option": option, "key": f"k{key}"}).ok
    given_up = page.request.post(
        f"{site.address}/api/tables/{table}/concession?own_seat=1", data={"key": "k"}
    )
    assert given_up.ok
    player.go(f"/tables/{table}/replay?step=2&eyes=0")
    page.wait_for_selector("#moves [aria-current]")
    assert page.input_value("#step") == "2"
    assert page.locator("#tray .panel").count() > 0, "the hand of whose eyes one takes"
    page.click("#moves [data-step='5'], #moves [data-step='4']")
    page.wait_for_function("() => Number(document.getElementById('step').value) > 3")
    assert "step=" in page.url
    page.wait_for_selector("#story li.chapter, #story li.deed, #story li.so")
    page.select_option("[name=speed]", "0.5")
    before = int(page.input_value("#step"))
    page.click("[data-go=play]")
    page.wait_for_timeout(700)
    page.click("[data-go=play]")
    assert int(page.input_value("#step")) <= before + 2, (
        "slow, though the settings show all at once"
    )
    assert player.violations() == []
    player.go(f"/tables/{table}/review")
    page.wait_for_selector("body[data-review=there] .curve:visible")
    assert page.locator(".turning-moment").count() >= 1
    assert player.violations() == []
    assert not player.scrolls_sideways()
    assert player.faults == []
    player.close()
