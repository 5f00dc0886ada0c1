"""Many positions of every game, always the same ones: all of it can be read, nothing lies over
another thing, no option is lost, and on a phone what is asked about can be hit and is in sight.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from spellwright.kernel.chance import FastChance
from spellwright.registry import game_ids
from spellwright.server.pages.keyed_list import KeyedList
from spellwright.server.pages.page_parts import Parts
from tests.browser.player import PHONE, Player
from tests.browser.site import Site
from tests.browser.test_question_room import WIDER
from tests.browser.test_rooms import DESKTOPS, HIDDEN, OVERLAPPING, TARGETS, TOO_SMALL
from tests.server.test_keyed_elements import parts_of, table_of

SEATS: Final = 4
EVERY: Final = 17
"""How many choices lie between two positions."""
SHOW: Final = """async (parts) => {
    window.isDeaf = true;
    for (const [name, html] of Object.entries(parts))
        document.querySelector(`[data-part=${name}]`).innerHTML = html;
    const panels = [...document.querySelectorAll("#tray > .panel")];
    const asked = panels.find((one) => one.querySelector("[data-option]")) ?? panels[0];
    asked?.classList.add("chosen");
    document.getElementById("clash").hidden = true;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
}"""
TAKEN_IN: Final = """async (width) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    while (innerWidth !== width) await frame();
    for (let more = 0; more < 3; more++) await frame();
}"""
"""Until the page has taken in its new size, however busy the machine is."""
IN_SIGHT: Final = """() => {
    const { top, bottom, left, right } = document.getElementById("board").getBoundingClientRect();
    const all = [...document.querySelectorAll("#board :is([data-option], [data-shortcut])")]
        .map((one) => (one.querySelector(".light") ?? one).getBoundingClientRect())
        .filter((box) => box.width);
    const seen = all.filter((box) => box.top < bottom - 8 && box.bottom > top + 8
        && box.left < right - 8 && box.right > left + 8);
    return !all.length || seen.length > 0;
}"""
"""Whether something that can be chosen on the board is seen, if anything can."""


def positions(id: str, count: int) -> Iterator[tuple[int, Parts]]:
    """What the player sees who is asked, after so many choices by a seed."""
    table, luck = table_of(id, SEATS), FastChance(11)
    assert table.table is not None
    for place in range(count * EVERY):
        state = table.table.state
        if not state.asks:
            return
        ask = state.asks[luck.below(len(state.asks))]
        if place % EVERY == EVERY - 1:
            yield place, parts_of(table, ask.seat)
        options = state.options(ask)
        table.table.choose(ask.seat, options[luck.below(len(options))])


def drawn(part: KeyedList) -> str:
    return "".join(str(one.html) for one in part)


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize(
    ("count", "sizes", "letters"),
    [
        (2, DESKTOPS[:1], (False,)),
        pytest.param(20, DESKTOPS, (False, True), marks=pytest.mark.long),
    ],
    ids=["few", "many"],
)
def test_a_position_can_be_read_and_chosen_in(
    browser: Browser,
    site: Site,
    id: str,
    count: int,
    sizes: tuple[tuple[int, int], ...],
    letters: tuple[bool, ...],
) -> None:
    player = Player(browser, site.address, sizes[0])
    page = player.page
    player.open_table(id)
    player.wait_until_asked()
    found = []
    for is_wider in letters:
        if is_wider:
            page.evaluate(WIDER)
        for place, parts in positions(id, count):
            html = {name: drawn(part) for name, part in parts.items()}
            page.evaluate(SHOW, html)
            for width, height in (*sizes, PHONE):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(TAKEN_IN, width)
                faults = [*page.evaluate(HIDDEN)]
                if not is_wider:
                    least = 11 if (width, height) == PHONE else 12
                    faults += page.evaluate(TOO_SMALL, least)
                    faults += page.evaluate(OVERLAPPING, "#board")
                if player.scrolls_sideways() or player.scrolls_as_a_whole():
                    faults.append("the page scrolls")
                found += [(place, width, height, is_wider, fault) for fault in faults]
            assert page.evaluate(IN_SIGHT), (id, place)
            targets = page.evaluate(TARGETS)
            assert all(size >= 40 for size in targets), (id, place, targets)
    assert found == []
    player.close()
