"""Funkoverse in a real browser: Control from the first choice to the result, by clicks."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser

from spellwright.server.speaking import say
from tests.browser.player import Player
from tests.browser.site import Site

MOST_CHOICES: Final = 500
SOME_CHOICES: Final = 25
LOOKED_AT: Final = 20
WORTH_A_LOT: Final = ("claim ", "flip ", "take ", "challenge ", "target ")
"""What is chosen rather than anything else, so that the game gets on."""


def open_control(player: Player) -> None:
    """A short game of Control against the random bot."""
    player.new_table("funkoverse")
    player.page.select_option("[name=seat-1]", "bot:random")
    player.page.check("[name=option-scenario][value=control]")
    player.page.select_option("[name=option-round-cap]", "5")
    player.page.click("text=Open the table")
    player.page.wait_for_selector("#board")
    player.skip_tour()


def choose(player: Player, luck: Random) -> str:
    """What gets on, else a step to the middle, else anything; on the board where it lies there."""
    options = player.options()
    wanted = [option for option in options if option.startswith(WORTH_A_LOT)]
    moves = [option for option in options if option.startswith("move ")]
    if moves and not wanted:
        wanted = [min(moves, key=from_the_middle)]
    option = luck.choice(wanted or options)
    hide_stage(player)
    player.click(option)
    return option


def from_the_middle(option: str) -> int:
    """How far a move ends from F5."""
    square = option.split()[1]
    return max(abs("ABCDEFGHIJK".index(square[0]) - 5), abs(int(square[1:]) - 5))


def hide_stage(player: Player) -> None:
    """A click puts the challenge over the board away."""
    player.page.evaluate("document.querySelector('#clash > svg')?.parentElement.click()")


def play_control(browser: Browser, site: Site, enough: int) -> Player:
    """Until the game is over, or so many choices are made and one of them got on."""
    player, luck = Player(browser, site.address), Random(4)
    open_control(player)
    chosen: list[str] = []
    player.wait_until_asked()
    assert player.page.locator("#board .track").count() == 2
    assert player.page.locator("#board .control-area").count() == 3
    while not player.is_over and (len(chosen) < enough or not gets_on(chosen)):
        assert len(chosen) < MOST_CHOICES
        chosen.append(choose(player, luck))
        player.wait_until_asked()
        if len(chosen) == LOOKED_AT:
            assert player.violations() == []
    assert gets_on(chosen)
    return player


def gets_on(chosen: list[str]) -> bool:
    return any(option.startswith(WORTH_A_LOT) for option in chosen)


def is_told(player: Player) -> None:
    """How the game ended."""
    assert player.page.locator("#prompt .end .standing li").count() == 2
    assert player.violations() == []
    player.close()


@pytest.mark.long
def test_control_is_played_to_the_end(browser: Browser, site: Site) -> None:
    player = play_control(browser, site, MOST_CHOICES)
    assert "won" in player.question
    is_told(player)


def test_control_is_played_until_somebody_gives_up(browser: Browser, site: Site) -> None:
    player = play_control(browser, site, SOME_CHOICES)
    player.in_menu("[data-act=concede]")
    player.page.click("#concede [value=yes]")
    player.page.wait_for_selector("#prompt .end")
    assert player.question == str(say("headline-you-gave-up"))
    is_told(player)
