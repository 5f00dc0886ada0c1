"""Whole games in real browsers, with the server killed in the middle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from spellwright.server.speaking import say
from tests.browser.player import PHONE, Player, better
from tests.browser.site import Site

MOST_CHOICES = 600
SMALL = 560
"""The height of a phone on which every part of the page has to scroll."""
SECRETS = 4
"""Planned entries; after them plans stay empty, so that the game ends soon. Later in a game an
entry may be told to another rightly: to whoever has cast Clairvoyance.
"""


def open_table(host: Player, second_seat: str) -> str:
    """A short game by the form for new tables; the path of the table."""
    host.go("/tables/new?game=wizardry")
    host.page.select_option("[name=seat-1]", second_seat)
    host.page.select_option("[name=option-hits]", "1")
    host.page.select_option("[name=option-turn-cap]", "10")
    host.page.click("text=Open the table")
    host.page.wait_for_selector("#board")
    host.skip_tour()
    return host.page.url.removeprefix(host.address)


def kill_and_start(site: Site, *players: Player) -> None:
    """The pages find the server again by themselves, and are told everything anew."""
    shown = [player.shown() for player in players]
    site.kill()
    for player in players:
        player.page.wait_for_selector("body[data-connection=off]")
    site.start()
    for player, before in zip(players, shown, strict=True):
        player.page.wait_for_selector("body[data-connection=on]")
        player.wait_for_news(before)


def choose(player: Player, by: Callable[[int], None], other: Player, secrets: int) -> bool:
    """Whether the choice was a secret one: then the other browser receives not a single byte."""
    options = player.options()
    number = 0 if secrets < SECRETS else better(options)
    is_secret = options[number].startswith(("plan ", "write "))
    heard = other.frames() if is_secret else 0
    by(number)
    if is_secret:
        other.frames()
        assert other.received[heard:] == []
    return is_secret


def pair_at_a_table(browser: Browser, site: Site) -> tuple[Player, Player, str]:
    """Who opened a table, who was invited, and the path of the table."""
    host, guest = Player(browser, site.address), Player(browser, site.address)
    table = open_table(host, "person")
    guest.page.goto(host.page.text_content(".lobby .invite") or "")
    return host, guest, table


def take_seat(guest: Player) -> None:
    guest.page.press(f"text={say('button-take-seat')}", "Enter")
    guest.skip_tour()


def play(clicker: Player, typist: Player, secrets: dict[Player, int], enough: int) -> None:
    """One by clicking, one by keys alone, until the game is over or each has planned so much.

    Neither receives a word of the other's plan.
    """
    ways: dict[Player, Callable[[int], None]] = {
        clicker: lambda number: clicker.click(clicker.options()[number]),
        typist: typist.press,
    }
    for _ in range(MOST_CHOICES):
        if clicker.is_over or min(secrets[clicker], secrets[typist]) >= enough:
            break
        one, other = (clicker, typist) if clicker.options() else (typist, clicker)
        if one.options():
            secrets[one] += choose(one, ways[one], other, secrets[one])
    assert min(secrets[clicker], secrets[typist]) >= min(enough, SECRETS)


@pytest.mark.long
def test_two_browsers_play_a_whole_game_through_a_kill(browser: Browser, site: Site) -> None:
    clicker, typist, table = pair_at_a_table(browser, site)
    take_seat(typist)
    secrets = {clicker: 0, typist: 0}
    play(clicker, typist, secrets, enough=SECRETS)
    assert not clicker.is_over
    kill_and_start(site, clicker, typist)
    play(clicker, typist, secrets, enough=MOST_CHOICES)
    for player in (clicker, typist):
        player.page.wait_for_selector("#prompt .end")
        assert not player.violations()
    replay_is_fair(clicker, table)
    clicker.close()
    typist.close()


def test_a_game_goes_on_after_a_kill(browser: Browser, site: Site) -> None:
    clicker, typist, _ = pair_at_a_table(browser, site)
    take_seat(typist)
    prepare(clicker, typist)
    secrets = {clicker: 0, typist: 0}
    play(clicker, typist, secrets, enough=1)
    kill_and_start(site, clicker, typist)
    play(clicker, typist, secrets, enough=3)
    clicker.close()
    typist.close()


def prepare(*players: Player) -> None:
    """Quickly on to the first plan."""
    for _ in range(MOST_CHOICES):
        for player in players:
            options = player.options()
            if any(option.startswith("plan ") for option in options):
                return
            if options:
                player.tap(options[0])


def test_from_the_invitation_to_the_replay_it_is_for_everybody(
    browser: Browser, site: Site
) -> None:
    host, guest, table = pair_at_a_table(browser, site)
    assert not host.violations()
    assert not guest.violations()
    take_seat(guest)
    guest.wait_until_asked()
    guest.tap(guest.options()[0])
    guest.in_menu("[data-act=concede]")
    guest.page.click("#concede [value=yes]")
    for player in (host, guest):
        player.page.wait_for_selector("#prompt .end")
        assert not player.violations()
    replay_is_fair(host, table)
    host.close()
    guest.close()


def replay_is_fair(player: Player, table: str) -> None:
    """Step, scrub, look through other eyes, and check the luck."""
    page = player.page
    player.go(f"{table}/replay")
    page.wait_for_selector("#board svg")
    page.click("[data-go=on]")
    page.wait_for_function("() => document.getElementById('where').textContent.startsWith('1 of')")
    page.click("[data-go=last]")
    page.select_option("[name=eyes]", "0")
    page.wait_for_selector("#board svg")
    page.click("text=Was the luck fair?")
    page.click("#verify")
    page.wait_for_function("() => document.getElementById('verdict').textContent.startsWith('Yes')")
    assert not player.violations()


def test_a_bot_game_on_a_phone(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address, PHONE)
    open_table(player, "bot:greedy")
    for _ in range(MOST_CHOICES):
        player.wait_until_asked()
        if player.is_over:
            break
        if options := player.options():
            player.tap(options[better(options)])
        assert not player.scrolls_sideways()
    assert player.is_over
    assert not player.violations()
    for height in (PHONE[1], SMALL):
        player.page.set_viewport_size({"width": PHONE[0], "height": height})
        for tab in ("Players", "Log", "Chat", "Choice"):
            player.page.click(f".tabs >> text={tab}")
            assert not player.violations()
    player.close()


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
@pytest.mark.parametrize("theme", ["night", "day"])
def test_every_page_is_for_everybody(
    browser: Browser, site: Site, size: tuple[int, int], theme: str
) -> None:
    """axe-core finds nothing, and nothing scrolls sideways."""
    player = Player(browser, site.address, size)
    player.context.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    for path in (
        "/",
        "/tables/new?game=wizardry",
        "/how-to-play/wizardry",
        "/tables/nowhere",
        "/api",
    ):
        player.go(path)
        assert not player.violations()
        assert not player.scrolls_sideways()
    player.go("/")
    player.page.click("text=Settings")
    assert not player.violations()
    player.page.keyboard.press("Escape")
    player.page.click("text=Play now")
    player.page.wait_for_selector("dialog[open]")
    assert not player.violations()
    player.skip_tour()
    player.wait_until_asked()
    assert not player.violations()
    player.page.keyboard.press("w")
    player.page.wait_for_selector("#drawer:not([hidden])")
    assert not player.violations()
    player.page.fill("#drawer-find", "lightning")
    player.page.wait_for_selector("#drawer-body >> text=about “lightning”")
    assert not player.violations()
    assert not player.scrolls_sideways()
    player.close()


def test_the_rules_are_for_everybody(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    player.go("/rules/wizardry")
    assert not player.violations()
    player.page.fill("#find-rule", "lightning")
    assert player.page.locator("main .clauses li:visible").count() < 40
    player.close()
