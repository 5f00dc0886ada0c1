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
    "wizardry": ("wizardry", 2, {}, 16),
    "funkoverse": ("funkoverse", 2, {}, 18),
    "duels": ("duels", 2, {}, 30),
    "battle, four Heroes": ("battle", 4, {"scenario": "game2"}, 18),
    "talisman, six racers": ("talisman", 6, {}, 8),
}
"""Game, seats, options, and how many choices lead to the middle of the game."""
OPEN: Final = """async (wish) => {
    const manners = { method: "POST", headers: { "content-type": "application/json" } };
    const answer = await fetch("/api/tables", { ...manners, body: JSON.stringify(wish) });
    return (await answer.json()).table.id;
}"""
PLAY: Final = """async ([table, choices]) => {
    const headers = { "content-type": "application/json" };
    for (let made = 0; made < choices; ) {
        const view = await (await fetch(`/api/tables/${table}/view`)).json();
        if (view.outcome) return;
        const option = view.decisions[0]?.options[0];
        if (option !== undefined) {
            const choice = { option: option.text ?? option, key: crypto.randomUUID() };
            const body = JSON.stringify(choice);
            const path = `/api/tables/${table}/choices`;
            made += (await fetch(path, { method: "POST", headers, body })).ok;
        }
        await new Promise((done) => setTimeout(done, 20));
    }
}"""
"""Chooses the first option again and again, without the page of the table."""
TOO_SMALL: Final = """(least) => {
    const places = "#board, #tray, #seats, #prompt, #log, #moment, #pinned";
    const found = [];
    for (const one of document.querySelectorAll(":is(" + places + ") *")) {
        const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const box = one.getBoundingClientRect();
        if (!says || !box.width || one.closest(".unseen, [hidden], .large, desc, title")) continue;
        const drawn = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
        // The root of the area: the same for letters that are turned, as on a piece that lies.
        const scale = drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : 1;
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
HIDDEN: Final = """() => {
    const prompt = document.getElementById("prompt");
    const list = prompt.querySelector(":scope > .options:not(.pinned)");
    const says = prompt.querySelector(".more-below");
    const isSaid = says && !says.hidden && says.getBoundingClientRect().height > 0;
    const room = prompt.getBoundingClientRect();
    const found = [];
    for (const option of prompt.querySelectorAll("button.option")) {
        if (option.closest("details:not([open])")) continue;
        const { top, bottom } = option.getBoundingClientRect();
        const inList = list?.contains(option);
        const end = inList ? list.getBoundingClientRect().bottom : room.bottom;
        if (bottom > end + 2 && !(inList && isSaid)) found.push(option.textContent);
        if (end > room.bottom + 1) found.push(`list ends below: ${option.textContent}`);
        if (!inList && top < room.top) found.push(`above: ${option.textContent}`);
    }
    return found;
}"""
"""Options below a fold that nothing tells of."""
FIGURES: Final = """() => [...document.querySelectorAll("#seats > .seat")].every((seat) => {
    const room = seat.getBoundingClientRect();
    return [...seat.querySelectorAll("dd")].some((figure) => {
        const box = figure.getBoundingClientRect();
        return box.width && box.bottom <= room.bottom && box.right <= room.right;
    });
})"""
"""Whether every seat shows a figure whole, over the board."""
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
    return [...document.querySelectorAll("#board :is([data-option], [data-shortcut])")]
        .filter((one) => !one.closest(".tag"))
        .map((one) => (one.querySelector(".reach, .light") ?? one).getBoundingClientRect())
        .map(({ width, height }) => Math.min(width, height));
}"""


def in_the_middle(player: Player, position: str) -> str:
    """Plays on until there is much to see; the path of the table."""
    game, seats, options, choices = POSITIONS[position]
    others = [{"kind": "bot", "bot": "random"}] * (seats - 1)
    player.go("/")
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}, *others]}
    table = player.page.evaluate(OPEN, wish)
    player.page.evaluate(PLAY, [table, choices])
    path = f"/tables/{table}"
    player.go(path)
    player.skip_tour()
    player.wait_until_asked()
    return path


@pytest.mark.parametrize("position", POSITIONS)
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
        assert page.evaluate(HIDDEN) == [], (width, height)
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
    assert phone.page.evaluate(FIGURES), "what each seat has is in sight beside the question"
    assert not phone.scrolls_sideways()
    assert not phone.scrolls_as_a_whole()
    targets = phone.page.evaluate(TARGETS)
    assert all(size >= 40 for size in targets), targets
    phone.page.click("#fold")
    assert phone.page.get_attribute("#fold", "aria-expanded") == "false"
    assert phone.page.evaluate(ROOMS, PARTS)["#board"][3] > 0.55 * PHONE[1]
    phone.close()
