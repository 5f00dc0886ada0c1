"""Every part of a table keeps its room, can be read where it lies, and can be hit by a finger."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.player import PHONE, Player
from tests.browser.site import Site

DESKTOPS: Final = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
SETTLED: Final = 150
"""Milliseconds after which a page has taken in its new size."""
POSITIONS: Final[dict[str, tuple[str, int, dict[str, Any], int]]] = {
    "wizardry": ("wizardry", 2, {}, 14),
    "funkoverse": ("funkoverse", 2, {}, 16),
    "duels": ("duels", 2, {}, 22),
    "battle, four Heroes": ("battle", 4, {"scenario": "game2"}, 24),
    "talisman, six racers": ("talisman", 6, {}, 6),
}
"""Game, seats, options, and how many choices lead to the middle of the game."""
OPEN: Final = """async (wish) => {
    const manners = { method: "POST", headers: { "content-type": "application/json" } };
    const answer = await fetch("/api/tables", { ...manners, body: JSON.stringify(wish) });
    return (await answer.json()).table.id;
}"""
TOO_SMALL: Final = """(least) => {
    const places = "#board, #tray, #seats, #prompt, #log, #moment, #pinned";
    const found = [];
    for (const one of document.querySelectorAll(":is(" + places + ") *")) {
        const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const box = one.getBoundingClientRect();
        if (!says || !box.width || one.closest(".unseen, [hidden], .large, desc, title")) continue;
        const scale = one instanceof SVGGraphicsElement ? one.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(one).fontSize) * scale;
        if (size < least - 0.1) found.push(`${one.textContent.trim()}: ${size.toFixed(1)}`);
    }
    return found;
}"""
OVERLAPPING: Final = """(part) => {
    const shown = [...document.querySelectorAll(part + " text")].filter((text) =>
        text.textContent.trim() && !text.closest(".large, .coordinates, .piece, .marks, .card"));
    const boxes = shown.map((text) => [text.textContent, text.getBoundingClientRect()]);
    const found = [];
    for (const [at, [one, a]] of boxes.entries())
        for (const [other, b] of boxes.slice(at + 1)) {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const less = Math.min(a.height, b.height);
            const isThere = a.width && b.width;
            if (isThere && wide > 3 && high > less * 0.45) found.push(`${one} / ${other}`);
        }
    return found;
}"""
PARTS: Final = ("#board", "#tray", "#seats", "#prompt", "#pinned", "div.side", "[data-act=undo]")
ROOMS: Final = """(parts) => Object.fromEntries(parts.map((part) => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    return [part, [x, y, width, height].map(Math.round)];
}))"""
TRAY_SCROLLS: Final = """() => {
    const shown = [...document.querySelectorAll("#tray .content")].filter((one) => one.clientWidth);
    return shown.some((one) => one.scrollWidth > one.clientWidth + 1);
}"""
TARGETS: Final = """() => {
    const board = document.getElementById("board").getBoundingClientRect();
    return [...document.querySelectorAll("#board [data-option]")]
        .filter((one) => !one.closest(".tag"))
        .map((one) => (one.querySelector(".light") ?? one).getBoundingClientRect())
        .map(({ width, height }) => Math.min(width, height));
}"""


def in_the_middle(player: Player, position: str) -> str:
    """Plays on until there is much to see; the path of the table."""
    game, seats, options, choices = POSITIONS[position]
    others = [{"kind": "bot", "bot": "random"}] * (seats - 1)
    player.go("/")
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}, *others]}
    path = f"/tables/{player.page.evaluate(OPEN, wish)}"
    player.go(path)
    player.skip_tour()
    for _ in range(choices):
        player.wait_until_asked()
        if player.is_over:
            break
        player.tap(player.options()[0])
    player.wait_until_asked()
    return path


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(position, marks=() if position == "funkoverse" else pytest.mark.long)
        for position in POSITIONS
    ],
)
def test_a_table_can_be_read_and_keeps_its_rooms(
    browser: Browser, site: Site, position: str
) -> None:
    player = Player(browser, site.address, DESKTOPS[0])
    page = player.page
    path = in_the_middle(player, position)
    for width, height in DESKTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLED)
        assert page.evaluate(TOO_SMALL, 12) == [], (width, height)
        assert page.evaluate(OVERLAPPING, "#board") == [], (width, height)
        rooms = page.evaluate(ROOMS, PARTS)
        assert rooms["#board"][3] >= 0.55 * height
        assert not player.scrolls_as_a_whole()
        assert not player.scrolls_sideways()
        x, y, wide, high = rooms["[data-act=undo]"]
        assert 0 < x < width - wide
        assert 0 < y < height - high
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_timeout(SETTLED)
    if position == "funkoverse":
        assert page.evaluate("48 * document.querySelector('#board > svg').getScreenCTM().a") >= 44
    if position in ("funkoverse", "duels"):
        assert not page.evaluate(TRAY_SCROLLS), "all cards are seen at once"
    rooms = page.evaluate(ROOMS, PARTS)
    # Nothing moves between a question and its answer, nor between that and the next question.
    for _ in range(3):
        if player.options():
            player.tap(player.options()[0])
            assert page.evaluate(ROOMS, PARTS) == rooms
            player.wait_until_asked()
            assert page.evaluate(ROOMS, PARTS) == rooms
    assert not player.violations()
    on_a_phone(browser, site, player, path)
    player.close()


def on_a_phone(browser: Browser, site: Site, player: Player, path: str) -> None:
    """The same table on a phone: what is asked about is large enough for a finger."""
    state: Any = player.context.storage_state()
    phone = Player(browser, site.address, PHONE, storage_state=state, has_touch=True)
    phone.go(path)
    phone.wait_until_asked()
    phone.page.wait_for_timeout(SETTLED)
    assert phone.page.evaluate(TOO_SMALL, 11) == []
    assert not phone.scrolls_sideways()
    assert not phone.scrolls_as_a_whole()
    targets = phone.page.evaluate(TARGETS)
    assert all(size >= 40 for size in targets), targets
    phone.page.click("#fold")
    assert phone.page.get_attribute("#fold", "aria-expanded") == "false"
    assert phone.page.evaluate(ROOMS, PARTS)["#board"][3] > 0.55 * PHONE[1]
    phone.close()
