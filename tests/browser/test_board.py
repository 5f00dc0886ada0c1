"""The board up close, and what moves on it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from spellwright.drawing.card import card
from spellwright.drawing.card_content import Card
from spellwright.drawing.die import Die, die
from spellwright.drawing.element import group, moved
from spellwright.drawing.look import SEATS
from spellwright.drawing.picture import finished
from spellwright.drawing.stage import Stage, stage_svg
from spellwright.drawing.stage_side import Modifier, Side
from tests.browser.player import PHONE, WIDE, Player
from tests.browser.site import Site

SCALE = "Number(getComputedStyle(document.getElementById('board')).getPropertyValue('--zoom') || 1)"
SHOW = """async ([first, second]) => {
    const { move, values } = await import("/static/motion.js");
    const place = document.getElementById("clash");
    place.innerHTML = first;
    const before = values();
    place.innerHTML = second;
    const took = move(before);
    return [took, [...place.querySelectorAll("[data-moved]")].map((part) => part.dataset.key)];
}"""


def at_a_table(browser: Browser, site: Site, size: tuple[int, int] = WIDE, **more: Any) -> Player:
    player = Player(browser, site.address, size, **more)
    player.go("/")
    player.page.click("text=Play now")
    player.skip_tour()
    player.wait_until_asked()
    return player


def at_a_still_table(
    browser: Browser, site: Site, size: tuple[int, int] = WIDE, game: str = "wizardry"
) -> Player:
    """Where nothing comes in and no time passes, but what a test lets pass."""
    player = Player(browser, site.address, size)
    player.page.clock.install()
    player.go("/")
    player.page.click(f"form:has(input[value={game}]) button")
    player.skip_tour()
    player.wait_until_asked()
    player.stand_still()
    return player


def scale(player: Player) -> float:
    found: float = player.page.evaluate(SCALE)
    return found


def shift(player: Player) -> tuple[float, float]:
    """How far the board was moved, in pixels."""
    x, y = player.page.evaluate(
        "['x', 'y'].map(a => parseFloat(getComputedStyle(document.getElementById('board'))"
        ".getPropertyValue(`--zoom-${a}`)))"
    )
    return x, y


def test_keys_and_the_wheel_zoom_and_a_double_click_shows_the_whole(
    browser: Browser, site: Site
) -> None:
    player = at_a_table(browser, site)
    page = player.page
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert scale(player) == pytest.approx(1.25**2)
    page.keyboard.press("-")
    assert scale(player) == pytest.approx(1.25)
    page.keyboard.press("z")
    assert scale(player) == 1
    box = page.locator("#board").bounding_box()
    assert box is not None
    x, y = box["x"] + 30, box["y"] + 30
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    assert scale(player) == 1
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function(f"() => {SCALE} > 1.5")
    assert not player.violations()
    page.mouse.dblclick(x, y)
    page.wait_for_function(f"() => {SCALE} === 1")
    player.close()


def test_who_drags_the_board_moves_it_and_chooses_nothing(browser: Browser, site: Site) -> None:
    player = at_a_table(browser, site)
    page, options = player.page, player.options()
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.wait_for_function(f"() => {SCALE} > 1.5")
    x, y = shift(player)
    box = page.locator("#board").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] - 60, middle[1] - 40, steps=4)
    page.mouse.up()
    assert shift(player) == pytest.approx((x - 60, y - 40))
    player.frames()
    assert player.options() == options
    player.close()


TOUCH = """([x, y]) => {
    const board = document.getElementById("board");
    const touch = (kind, id, dx) => board.dispatchEvent(new PointerEvent(kind, {
        pointerId: id, pointerType: "touch", bubbles: true, button: kind === "pointermove" ? -1 : 0,
        clientX: x + dx, clientY: y }));
"""
DOUBLE_TAP = f"""{TOUCH}
    for (const kind of ["pointerdown", "pointerup", "pointerdown", "pointerup"]) touch(kind, 1, 0);
}}"""
PINCH = f"""{TOUCH}
    touch("pointerdown", 1, -20);
    touch("pointerdown", 2, 20);
    for (const wide of [30, 40, 50, 60])
        for (const id of [1, 2]) touch("pointermove", id, id === 1 ? -wide : wide);
    touch("pointerup", 1, -60);
    touch("pointerup", 2, 60);
}}"""


def test_two_fingers_pinch_and_a_double_tap_shows_the_whole(browser: Browser, site: Site) -> None:
    player = at_a_table(browser, site, PHONE, has_touch=True)
    page = player.page
    box = page.locator("#board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.keyboard.press("z")
    page.evaluate(PINCH, [x, y])
    assert scale(player) == pytest.approx(3, rel=0.05)
    assert not player.scrolls_sideways()
    page.evaluate(DOUBLE_TAP, [box["x"] + 6, box["y"] + 6])
    assert scale(player) == 1
    page.tap("#zoom")
    assert scale(player) > 2
    assert page.get_attribute("#zoom", "aria-pressed") == "true"
    player.close()


# -- what moves ------------------------------------------------------------------------------------

SPELL = Card("Stupefy", "Spell", "#c2455a", "spark", "Stun one foe.", "WD-4.2")


def picture(face: int, roll: int, shown: Card | None) -> str:
    drawn = group(
        group(die(Die("die", face, roll), 40), transform=moved(40, 40)),
        group(card(shown, "top"), transform=moved(100, 10)),
    )
    return finished(300, 200, drawn, title="Test", description="Test")


def clash(result: str, *, is_open: bool = False, about: tuple[str, ...] = ()) -> str:
    left = Side("Ann", SEATS[0], "owl", "A", (Die("a", 3),), (Modifier("Height", "+1"),), "4")
    right = Side("Ben", SEATS[1], "wand", "B", (SPELL,))
    return stage_svg(Stage("c1", "A clash", "WD-7", left, right, result, is_open, about=about))


def test_dice_tumble_and_cards_turn_when_they_change(browser: Browser, site: Site) -> None:
    player = at_a_table(browser, site, reduced_motion="no-preference", pace="normal")

    def moving(first: str, second: str) -> tuple[float, list[str]]:
        took, keys = player.page.evaluate(SHOW, [first, second])
        return took, keys

    same = picture(3, 1, None)
    assert moving(same, same) == (0, [])
    assert moving(same, picture(3, 2, None))[1] == ["die"]
    took, keys = moving(same, picture(3, 1, SPELL))
    assert (keys, took > 0) == (["card top"], True)
    player.page.wait_for_function("() => !document.querySelector('#clash [data-motion=gone]')")
    assert "die" in moving("", same)[1]
    arrived = moving(clash(""), clash("Ann wins."))[1]
    assert arrived == ["c1-result"]
    player.page.evaluate("localStorage.setItem('pace', 'instant')")
    assert moving(same, picture(4, 2, SPELL))[0] == 0
    player.close()


def test_a_game_goes_on_while_things_move(browser: Browser, site: Site) -> None:
    """What comes in meanwhile waits; who is quicker than the motion loses nothing by it."""
    player = at_a_table(browser, site, reduced_motion="no-preference")
    player.page.evaluate("localStorage.setItem('pace', 'normal')")
    for _ in range(3):
        player.wait_until_asked()
        if options := player.options():
            player.tap(options[0])
    player.page.evaluate("document.getElementById('say').value = 'still here'")
    player.page.eval_on_selector("#chat-form", "form => form.requestSubmit()")
    player.page.wait_for_selector("#chat >> text=still here", state="attached")
    player.close()


def test_with_reduced_motion_nothing_travels(browser: Browser, site: Site) -> None:
    player = at_a_table(browser, site)
    took, keys = player.page.evaluate(SHOW, [picture(3, 1, None), picture(4, 2, SPELL)])
    assert (took, keys) == (0, ["die", "card top"])
    player.close()


def test_a_card_is_shown_large_to_who_points_at_it(browser: Browser, site: Site) -> None:
    player = at_a_still_table(browser, site)
    page = player.page
    show_stage(player, picture(1, 1, SPELL))
    page.hover("[data-card=top]")
    assert page.is_hidden("#closer")
    page.clock.run_for(300)
    page.wait_for_selector("#closer:not([hidden]) svg .large, #closer:not([hidden]) svg g")
    assert "Stupefy" in (page.text_content("#closer") or "")
    page.keyboard.press("Escape")
    assert page.is_hidden("#closer")
    player.close()


def test_on_a_phone_the_whole_board_is_seen_and_nothing_lies_over_it(
    browser: Browser, site: Site
) -> None:
    player = at_a_still_table(browser, site, PHONE, "funkoverse")
    # A long question, as when all squares are offered.
    player.page.evaluate(
        "document.querySelector('#prompt').insertAdjacentHTML('beforeend', '<p>x</p>'.repeat(30))"
    )
    player.page.keyboard.press("z")
    picture, board, zoom = [
        player.page.eval_on_selector(part, "part => part.getBoundingClientRect().toJSON()")
        for part in ("#board > svg", "#board", "#zoom")
    ]
    assert picture["top"] >= board["top"] - 1
    assert picture["bottom"] <= board["bottom"] + 1
    assert zoom["top"] >= board["bottom"]
    player.close()


def show_stage(player: Player, drawn: str) -> None:
    page = player.page
    page.evaluate("svg => document.getElementById('clash').innerHTML = svg", drawn)
    page.evaluate("async () => (await import('/static/clash.js')).showClash('', 0)")
    assert page.is_visible("#clash")


def show_lasting_stage(player: Player, result: str = "") -> None:
    """Something is to be decided in it, and nothing on the board."""
    remove = "all => all.forEach(one => one.remove())"
    player.page.eval_on_selector_all("#board [data-option]", remove)
    show_stage(player, clash(result, is_open=True))


LIT: Final = """(places) => {
    const board = document.querySelector("#board > svg");
    const { x, y, width, height } = board.getBoundingClientRect();
    for (const one of board.querySelectorAll("[data-option]")) one.remove();
    for (const place of places) {
        const at = board.createSVGPoint();
        [at.x, at.y] = [x + width / 2, y + height * place];
        const { x: left, y: top } = at.matrixTransform(board.getScreenCTM().inverse());
        const square = `<rect x="${left}" y="${top}" width="9" height="9" data-option="to"/>`;
        board.insertAdjacentHTML("beforeend", square);
    }
}"""
"""Squares that can be chosen, in the middle of the board and so far down."""


def test_a_stage_gives_way_to_squares_that_can_be_chosen(browser: Browser, site: Site) -> None:
    player = at_a_still_table(browser, site)
    page = player.page
    page.eval_on_selector("#board [data-square]", "square => (square.dataset.option = 'to a1')")
    show_stage(player, clash("", is_open=True))
    page.clock.run_for(1_000)
    assert page.is_visible("#clash")
    page.clock.run_for(2_000)
    assert page.is_hidden("#clash")
    player.close()


def test_a_stage_never_lies_over_what_is_asked_about(browser: Browser, site: Site) -> None:
    """It moves to the other end of the board, or between; where it is in the way everywhere, it
    goes.
    """
    player = at_a_still_table(browser, site)
    page = player.page
    page.evaluate(LIT, [0.05])
    show_stage(player, clash("", is_open=True))
    assert page.eval_on_selector("#clash", "one => one.classList.contains('low')")
    page.evaluate(LIT, [0.9])
    show_stage(player, clash("", is_open=True))
    assert not page.eval_on_selector("#clash", "one => one.classList.contains('low')")
    page.clock.run_for(1_000)
    assert page.is_visible("#clash")
    page.evaluate(LIT, [0.05, 0.9])
    show_stage(player, clash("", is_open=True))
    page.clock.run_for(1_000)
    assert page.is_visible("#clash")
    page.evaluate(LIT, [0.05, 0.5, 0.9])
    show_stage(player, clash("", is_open=True))
    page.clock.run_for(50)
    assert page.is_hidden("#clash")
    player.close()


def test_a_stage_leaves_those_who_meet_in_sight(browser: Browser, site: Site) -> None:
    player = at_a_still_table(browser, site)
    page = player.page
    stand = """(place) => {
        const board = document.querySelector("#board > svg");
        for (const one of board.querySelectorAll("[data-option], #ann")) one.remove();
        const { x, y, width, height } = board.getBoundingClientRect();
        const at = new DOMPoint(x + width / 2, y + height * place);
        const { x: left, y: top } = at.matrixTransform(board.getScreenCTM().inverse());
        const shape = `x="${left}" y="${top}" width="9" height="9"`;
        const piece = `<rect id="ann" data-piece="ann" ${shape}/>`;
        board.insertAdjacentHTML("beforeend", piece);
    }"""
    is_over = """() => {
        const [one, other] = ["#clash", "#ann"].map((part) =>
            document.querySelector(part).getBoundingClientRect());
        return one.bottom > other.top && one.top < other.bottom;
    }"""
    for place in (0.05, 0.5, 0.9):
        page.evaluate(stand, place)
        show_stage(player, clash("", is_open=True, about=("ann",)))
        assert not page.evaluate(is_over), place
    player.close()


def test_a_banner_leaves_what_can_be_chosen_in_sight(browser: Browser, site: Site) -> None:
    player = at_a_still_table(browser, site)
    page = player.page
    told = """async () => {
        const banner = document.getElementById("banner");
        Object.assign(banner, { hidden: false, textContent: "A round ends." });
        (await import("/static/room.js")).makeRoom(banner);
        const one = banner.getBoundingClientRect();
        const other = document.querySelector("#board [data-option]").getBoundingClientRect();
        return one.bottom > other.top && one.top < other.bottom;
    }"""
    for place in (0.05, 0.22, 0.5, 0.85):
        page.evaluate(LIT, [place])
        assert not page.evaluate(told), place
    player.close()


def test_one_key_puts_a_stage_away_wherever_the_focus_is(browser: Browser, site: Site) -> None:
    player = at_a_still_table(browser, site)
    show_lasting_stage(player)
    player.page.focus("#question")
    player.page.keyboard.press("Escape")
    assert player.page.is_hidden("#clash")
    player.close()


def test_a_stage_that_is_over_gives_way_when_it_was_read(browser: Browser, site: Site) -> None:
    player = at_a_still_table(browser, site)
    page = player.page
    show_lasting_stage(player)
    page.clock.run_for(60_000)
    assert page.is_visible("#clash"), "something is still to be decided in it"
    show_stage(player, clash("Ann wins."))
    page.clock.run_for(6_000)
    assert page.is_visible("#clash")
    page.hover("#clash")
    page.clock.run_for(20_000)
    assert page.is_visible("#clash"), "somebody looks at it"
    page.mouse.move(0, 0)
    page.clock.run_for(3_000)
    assert page.is_hidden("#clash")
    player.close()


@pytest.mark.parametrize(("size", "strip"), [(WIDE, "wide"), (PHONE, "narrow")])
def test_a_stage_fits_the_page_and_can_be_hidden(
    browser: Browser, site: Site, size: tuple[int, int], strip: str
) -> None:
    player = at_a_still_table(browser, site, size)
    page = player.page
    show_lasting_stage(player, "Ann wins.")
    page.clock.resume()
    assert page.is_visible(f"#clash .{strip}")
    assert page.locator("#clash > svg:visible").count() == 1
    assert not player.violations()
    assert not player.scrolls_sideways()
    page.click("#clash")
    assert page.is_hidden("#clash")
    assert page.is_visible("#board svg")
    player.close()
