"""Wizarding Duels in a real browser: from the first choice to the result, and Groups as text."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Browser

from spellwright.games.duels.groups.group import READY_MADE
from spellwright.games.duels.groups.text import group_text
from tests.browser.player import PHONE, Player
from tests.browser.site import Site

MOST_CHOICES: Final = 400
SOON: Final = ("stop", "end", "pass", "keep", "done")
"""What is mostly chosen, so that the game gets on."""
ATTACK: Final = "attack "
FIGHTS: Final = (ATTACK, "do attack")


def open_duel(player: Player, groups: str = "ready") -> None:
    """A duel against the random bot; Groups are ready-made unless somebody asks for others."""
    player.new_table("duels")
    player.page.select_option("[name=seat-1]", "bot:random")
    player.page.check(f"[name=option-groups][value={groups}]")
    player.page.click("text=Open the table")
    player.page.wait_for_selector("#board")
    player.skip_tour()
    player.wait_until_asked()


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
    chosen: list[str] = []
    clashes = 0
    player.wait_until_asked()
    while not player.is_over:
        assert len(chosen) < MOST_CHOICES
        chosen.append(choose(player, luck))
        player.wait_until_asked()
        clashes += player.page.locator("#clash [data-stage]").count() > 0
        if len(chosen) == 30:
            # Whoever chooses the Map sees pictures of Maps first.
            assert player.page.locator("#board .square").count() > 60
            assert player.page.locator("#board .model").count() >= 2
            assert player.violations() == []
            assert not player.scrolls_as_a_whole()
    assert any(option.startswith("to ") for option in chosen)
    # The luck of a live table is its own: it may be that nobody comes near enough to fight.
    assert clashes or not any(option.startswith(ATTACK) for option in chosen)
    assert player.page.locator("#prompt .end .standing li").count() == 2
    assert player.violations() == []
    assert player.faults == []
    player.close()


def test_a_group_is_kept_by_the_browser_and_entered_from_its_text(
    browser: Browser, site: Site
) -> None:
    player = Player(browser, site.address, PHONE)
    page, text = player.page, group_text(READY_MADE[2])
    open_duel(player, "build")
    page.click("text=My Groups")
    page.fill("#prepared-text", text)
    page.fill("#prepared-name", "Friends")
    page.click("#prepared-keep")
    assert page.text_content("#prepared-said") == "Friends is kept."
    assert player.violations() == []
    assert not player.scrolls_sideways()
    assert not player.scrolls_as_a_whole()
    page.reload()
    page.click("text=My Groups")
    page.click("#prepared-kept >> text=Friends")
    assert page.input_value("#prepared-text") == text
    page.click("#prepared-enter")
    page.wait_for_selector("#question:has-text('Potion')")
    page.click("text=My Groups")
    page.click("#prepared-enter")
    page.wait_for_selector("#question:not(:has-text('Potion'))")
    page.click("text=My Groups")
    page.click("#prepared-kept >> text=On the table")
    assert page.input_value("#prepared-name") == "Hogwarts: Harry Potter and 3 more"
    assert "potions: " in page.input_value("#prepared-text")
    assert page.is_disabled("#prepared-enter")
    page.click('[aria-label="Forget Friends"]')
    assert page.locator("#prepared-kept li").count() == 1
    assert player.faults == []
    player.close()
