"""Words stay where they belong, measured with the fonts that the browser really has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from spellwright.drawing.card import face
from spellwright.drawing.card_content import Card
from spellwright.drawing.card_shape import LARGE, SMALL, Shape
from spellwright.drawing.element import group, moved
from spellwright.drawing.picture import finished
from spellwright.drawing.stage import Stage, stage_svg
from spellwright.drawing.stage_side import Modifier, Side
from spellwright.face.scene import ENGLISH
from spellwright.games.battle.content.columns import THINGS
from spellwright.games.battle.picture.cards import thing_card
from spellwright.games.duels.content import tables as duels
from spellwright.games.duels.picture import cards as of_duels
from spellwright.games.funkoverse.content import tables
from spellwright.games.funkoverse.picture import cards as of_funkoverse
from spellwright.games.talisman.content import tables as talisman
from spellwright.games.talisman.content.columns import CARDS
from spellwright.games.talisman.picture import cards as of_talisman
from tests.browser.player import PHONE, WIDE, Player
from tests.browser.site import Site

Kind = tuple[Callable[[int], Card], list[Any]]
KINDS: Final[list[Kind]] = [
    (partial(thing_card, ENGLISH), list(range(THINGS))),
    (partial(of_duels.clash_card, ENGLISH), duels.CLASH_CARDS),
    (partial(of_duels.quest_card, ENGLISH), duels.QUESTS),
    (partial(of_duels.spell_card, ENGLISH), duels.SPELLS),
    (partial(of_duels.potion_card, ENGLISH), duels.POTIONS),
    (partial(of_duels.artifact_card, ENGLISH), duels.ARTIFACTS),
    (partial(of_duels.attack_card, ENGLISH), duels.ATTACKS),
    (partial(of_duels.character_card, ENGLISH), duels.CHARACTERS),
    (partial(of_funkoverse.character_card, ENGLISH), tables.CHARACTERS),
    (partial(of_funkoverse.item_card, ENGLISH), tables.ITEMS),
    (partial(of_talisman.encounter_card, ENGLISH), CARDS),
    (partial(of_talisman.spell_card, ENGLISH), talisman.SPELLS),
    (partial(of_talisman.side_card, ENGLISH), talisman.SIDES),
]
OUT_OF_CARDS: Final = """([width, height]) =>
  [...document.querySelectorAll(".one")].flatMap((card) => {
    const start = card.getScreenCTM();
    const [right, bottom] = [start.e + width * start.a, start.f + height * start.d];
    const coins = [...card.querySelectorAll("circle")].map((coin) => coin.getBoundingClientRect());
    const isOut = (text) => {
      const box = text.getBoundingClientRect();
      const middle = (box.top + box.bottom) / 2;
      const isUnder = (coin) => box.right > coin.left + 1 && box.left < coin.right - 1
        && middle > coin.top && middle < coin.bottom;
      const isLow = text !== foot && middle + box.height / 4 > foot.getBoundingClientRect().top;
      return box.right > right || box.bottom > bottom || isLow || coins.some(isUnder);
    };
    const own = [...card.querySelectorAll("text:not([stroke])")];
    const foot = own.at(-1);
    return own.filter(isOut).map((text) => `${card.dataset.title}: ${text.textContent}`);
  })"""
OUT_OF_SPACES: Final = """() =>
  [...document.querySelectorAll("#board .space")].flatMap((space) => {
    const tile = space.querySelector("rect").getBoundingClientRect();
    const isOut = (text) => {
      const box = text.getBoundingClientRect();
      return box.width && (box.left < tile.left || box.right > tile.right);
    };
    return [...space.querySelectorAll("text")].filter(isOut).map((text) => text.textContent);
  })"""
OUT_OF_COVERS: Final = """() =>
  [...document.querySelectorAll(".cover")].flatMap((cover) => {
    const frame = cover.querySelectorAll("rect")[1].getBoundingClientRect();
    const isOut = (text) => {
      const box = text.getBoundingClientRect();
      return box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom;
    };
    return [...cover.querySelectorAll("text")].filter(isOut).map((text) => text.textContent);
  })"""


def all_cards() -> list[Card]:
    return [drawn(number) for drawn, rows in KINDS for number in range(len(rows))]


@pytest.mark.parametrize("shape", [SMALL, LARGE], ids=["small", "large"])
def test_the_words_of_every_card_stay_on_it_and_clear_of_its_figures(
    browser: Browser, shape: Shape
) -> None:
    cards = all_cards()
    assert len(cards) > 500
    in_row = 20
    drawn = [
        group(
            face(one, shape),
            class_="one",
            data_title=one.title,
            transform=moved(n % in_row * (shape.width + 10), n // in_row * (shape.height + 10)),
        )
        for n, one in enumerate(cards)
    ]
    high = (len(cards) // in_row + 1) * (shape.height + 10)
    picture = finished(
        in_row * (shape.width + 10), high, *drawn, title="Cards", description="All of them"
    )
    page = browser.new_page()
    page.set_content(picture)
    assert page.evaluate(OUT_OF_CARDS, [shape.width, shape.height]) == []
    page.close()


def test_a_card_in_its_large_form_says_everything() -> None:
    assert [one.title for one in all_cards() if " …</text>" in face(one, LARGE)] == []


def test_every_number_on_every_small_card_has_its_label() -> None:
    for one in all_cards():
        for figure in one.figures:
            assert f">{escape(figure.label)}</text>" in face(one, SMALL), one.title


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_titles_stay_on_their_books_and_names_on_their_spaces(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    player = Player(browser, site.address, size)
    player.go("/")
    assert player.page.locator(".cover text").count() > 5
    assert player.page.evaluate(OUT_OF_COVERS) == []
    player.page.click("form:has(input[value=talisman]) button")
    player.page.wait_for_selector("#board .space text")
    assert player.page.evaluate(OUT_OF_SPACES) == []
    player.close()


@pytest.mark.parametrize("size", [WIDE, (1280, 720), PHONE])
def test_all_of_the_menu_can_be_reached(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    """In the game with the longest one; giving up without scrolling."""
    player = Player(browser, site.address, size)
    player.open_table("talisman")
    player.wait_until_asked()
    page = player.page
    page.click("[popovertarget=menu]")
    giving_up = page.locator("#menu [data-act=concede]").bounding_box()
    assert giving_up is not None
    assert giving_up["y"] + giving_up["height"] < size[1]
    for one in page.locator("#menu :is(a, button, label)").all():
        one.click(trial=True, timeout=1_000)
    assert player.violations() == []
    assert not player.scrolls_as_a_whole()
    player.close()


BETWEEN_AMOUNT_AND_NAME: Final = """() =>
  [...document.querySelectorAll("#clash .stage-side")].map((side) => {
    const texts = [...side.querySelectorAll(".modifier text")];
    const [amount, name] = texts.map((text) => text.getBoundingClientRect());
    return Math.max(amount.left - name.right, name.left - amount.right);
  })"""
"""How far apart on each side of the wide and the narrow drawing; 0 where it is not seen."""


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_both_sides_of_a_stage_are_seen(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    """Also on a phone, whose page hides parts that are not asked for; and no amount lies over the
    name behind it.
    """
    player = Player(browser, site.address, size)
    player.open_table("talisman")
    player.wait_until_asked()
    help_of = Modifier("the chance to win, before rerolls and Spells", "100 %", "", "")
    ann, ben = [Side(name, None, "star", name[:1], (), (help_of,), "7") for name in ("Ann", "Ben")]
    strip = stage_svg(Stage("fight", "Fight", "TA-11.5", ann, ben))
    player.page.evaluate("svg => document.querySelector('#clash').innerHTML = svg", strip)
    seen = player.page.evaluate(BETWEEN_AMOUNT_AND_NAME)
    wide, narrow = seen[:2], seen[2:]
    assert all(gap > 0 for gap in (narrow if size == PHONE else wide)), seen
    player.close()
