"""A table of Talisman at which one reads Polish, another English, and a bot plays with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from spellwright.kernel.saying import Noun, Saying
from spellwright.speech.language import ENGLISH, language
from spellwright.speech.speaker import Speaker
from tests.browser.player import PHONE, WIDE, Player
from tests.browser.site import Site
from tests.browser.test_catalogs_on_pages import LAPTOP, OVERFLOWING
from tests.browser.test_talisman import choose, hide_stage

GAME: Final = "talisman"
POLISH: Final = Speaker("pl")
IN_ENGLISH: Final = Speaker()
PLAYED: Final = 6
"""Choices of each of the two people after which the game is looked at."""
MOST_CHOICES: Final = 400
SIZES: Final = (WIDE, LAPTOP, PHONE)
PARTS: Final = "#moment, #board, #seats, #tray, #clash, #prompt, #log"
HEARD: Final = f"""() => {{
  const parts = [...document.querySelectorAll("{PARTS}")];
  const labelled = parts.flatMap((part) => [part, ...part.querySelectorAll("[aria-label], title")]);
  return [
    ...parts.map((part) => part.textContent),
    ...labelled.map((one) => one.getAttribute("aria-label") ?? one.textContent),
  ];
}}"""
"""All that is read on a table and by a screen reader, without the words of the site around it."""


def different_names() -> list[str]:
    """What spaces, cards and the like are called in English, and not in Polish."""
    found = []
    for key in language(ENGLISH).catalog(GAME).entries:
        if key.startswith(("-space-", "-card-", "-region-", "-faction-", "-ability-")):
            noun = Noun(GAME, key[1:])
            if IN_ENGLISH.name(noun) != POLISH.name(noun):
                found.append(IN_ENGLISH.name(noun))
    return found


def english_in(texts: list[str]) -> set[str]:
    names = "|".join(re.escape(name) for name in different_names())
    return {found for text in texts for found in re.findall(rf"\b(?:{names})\b", text)}


@pytest.fixture
def anna(browser: Browser, site: Site) -> Iterator[Player]:
    """Her browser asks for Polish; nothing is set."""
    player = Player(browser, site.address, locale="pl-PL")
    yield player
    player.close()


@pytest.fixture
def ben(browser: Browser, site: Site) -> Iterator[Player]:
    player = Player(browser, site.address, locale="en-GB")
    yield player
    player.close()


def sit_down(anna: Player, ben: Player) -> None:
    """Anna opens a table for herself, a bot and a guest, and Ben comes by her link."""
    anna.go("/")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "person"}]
    order: dict[str, Any] = {
        "game": GAME,
        "seats": seats,
        "name": "Anna",
        "options": {"round-limit": 10},
    }
    answer = anna.page.request.post(f"{anna.address}/api/tables", data=order)
    assert answer.ok, answer.text()
    anna.go(f"/tables/{answer.json()['table']['id']}")
    anna.skip_tour()
    ben.page.goto(anna.page.text_content(".lobby .invite") or "")
    ben.page.click("text=Take the seat")
    ben.skip_tour()


def play(anna: Player, ben: Player, choices: int) -> None:
    """Whoever is asked answers, until both have chosen so often or the game is over."""
    luck, left = Random(4), {anna: choices, ben: choices}
    while max(left.values()) > 0 and not (anna.is_over and ben.is_over):
        asked = [player for player in left if player.options()]
        if not asked:
            anna.page.wait_for_timeout(60)
            continue
        choose(asked[0], luck)
        left[asked[0]] -= 1


def log_of(player: Player) -> str:
    return player.page.inner_text("#log")


@pytest.mark.long
def test_each_reads_the_game_in_their_own_language(anna: Player, ben: Player) -> None:
    """From the first choice to the result."""
    sit_down(anna, ben)
    play(anna, ben, PLAYED)
    assert anna.page.get_attribute("html", "lang") == "pl"
    assert ben.page.get_attribute("html", "lang") == "en"
    anna.page.wait_for_function(
        "n => Number(document.body.dataset.shown) >= n", arg=max(anna.shown(), ben.shown())
    )
    began = Saying(GAME, "event-round-began", {"n": 1})
    for player, speaker, other in ((anna, POLISH, IN_ENGLISH), (ben, IN_ENGLISH, POLISH)):
        assert speaker.say(began) in log_of(player)
        assert other.say(began) not in log_of(player)
    assert_polish(anna)
    assert english_in(ben.page.evaluate(HEARD)) != set()
    play(anna, ben, MOST_CHOICES)
    for player, speaker in ((anna, POLISH), (ben, IN_ENGLISH)):
        player.page.wait_for_selector("#prompt .end")
        assert speaker.say(Saying(GAME, "moment-over")) in player.page.inner_text("#moment")
    assert_polish(anna)


def assert_polish(player: Player) -> None:
    """No English name is read, nothing is cut off, and axe-core finds nothing."""
    assert english_in(player.page.evaluate(HEARD)) == set()
    hide_stage(player)
    for wide, high in SIZES:
        player.page.set_viewport_size({"width": wide, "height": high})
        assert player.page.evaluate(OVERFLOWING) == []
        assert not player.scrolls_sideways()
        assert not player.scrolls_as_a_whole()
        assert player.violations() == []
    player.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


def test_a_table_in_polish(anna: Player) -> None:
    anna.open_table(GAME)
    anna.wait_until_asked()
    assert anna.question == POLISH.say(Saying(GAME, "question-side"))
    anna.tap(anna.options()[0])
    anna.wait_until_asked()
    assert english_in(anna.page.evaluate(HEARD)) == set()
    assert anna.page.evaluate(OVERFLOWING) == []
    assert anna.violations() == []


def test_the_books_of_other_games_say_that_they_are_in_english(anna: Player, ben: Player) -> None:
    """Talisman does not, and nobody who reads English is told."""
    for player, told in ((anna, 4), (ben, 0)):
        player.go("/")
        assert player.page.locator("article.book .in-english").count() == told
        assert player.page.locator("article.book:has(a[href$=talisman]) .in-english").count() == 0
    assert anna.violations() == []


def test_polish_can_be_chosen_in_the_settings(ben: Player) -> None:
    ben.go("/")
    headers = {"origin": ben.address}
    answer = ben.page.request.post(
        f"{ben.address}/language", form={"language": "pl"}, headers=headers
    )
    assert answer.ok
    ben.go(f"/how-to-play/{GAME}")
    assert ben.page.get_attribute("html", "lang") == "pl"
    title = POLISH.say(Saying(GAME, "tour-move-title"))
    assert title in ben.page.inner_text("main, body")


def test_pages_in_polish_fit_and_can_be_heard(anna: Player) -> None:
    """Rules, tour, luck, a new table and an error: in Polish, with room for it, and by axe-core."""
    of_game = (f"/rules/{GAME}", f"/how-to-play/{GAME}", f"/tables/new?game={GAME}")
    for path in (*of_game, "/luck", "/nowhere"):
        anna.go(path)
        assert anna.page.get_attribute("html", "lang") == "pl"
        assert anna.page.locator("main [lang=en]").count() == 0
        assert anna.violations() == []
        for wide, high in SIZES:
            anna.page.set_viewport_size({"width": wide, "height": high})
            assert anna.page.evaluate(OVERFLOWING) == [], (path, wide)
            assert not anna.scrolls_sideways(), (path, wide)
