"""Without a connection: nothing that was typed is lost, and pages do not all come back at once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from spellwright.server.speaking import say
from tests.browser.player import Player, script_says
from tests.browser.site import Site
from tests.browser.test_together import two_at_a_table

OFF: Final = "body[data-connection=off]"
ON: Final = "body[data-connection=on]"
PAUSES: Final = """async (tries) => {
  const { pause } = await import("/static/connection.js");
  return tries.map((count) => [pause(count, 0), pause(count, 1), pause(count), pause(count)]);
}"""
NO_SERVER: Final = """() => {
  window.tries = [];
  window.WebSocket = class extends EventTarget {
    static OPEN = 1;
    readyState = 3;
    constructor() {
      super();
      window.tries.push(Date.now());
      queueMicrotask(() => this.dispatchEvent(new CloseEvent("close", { code: 1006 })));
    }
    close() {}
  };
  dispatchEvent(new Event("offline"));
}"""
LONGEST: Final = 8_050


def write(player: Player, words: str) -> None:
    player.open_chat()
    player.page.fill("#say", words)
    player.page.click("#chat-form button")


def go_off(player: Player) -> None:
    player.context.set_offline(True)
    player.page.wait_for_selector(OFF)


@pytest.fixture
def table(browser: Browser, site: Site) -> Any:
    ann, ben = Player(browser, site.address), Player(browser, site.address)
    two_at_a_table(ann, ben)
    yield ann, ben
    ann.close()
    ben.close()


def test_words_and_choices_made_offline_arrive_once(table: tuple[Player, Player]) -> None:
    ann, ben = table
    go_off(ann)
    write(ann, "can you hear me")
    ann.page.wait_for_selector(f"#toast >> text={script_says('text-words-kept')}")
    assert ann.page.text_content("#connection") == str(script_says("text-connecting-kept"))
    before = ann.shown()
    chosen = ann.options()[0]
    ann.page.click(f'#prompt [data-option="{chosen}"]')
    ann.in_menu("[data-act=report]")
    ann.page.fill("#note", "the owl is upside down")
    ann.page.click("#report >> text=Send")
    assert ben.page.locator("#chat >> text=can you hear me").count() == 0
    ann.context.set_offline(False)
    ann.page.wait_for_selector(ON)
    ann.wait_for_news(before)
    thanks = str(script_says("text-reported", report="")).rstrip(" .")
    ann.page.wait_for_selector(f"#toast >> text={thanks}")
    ben.page.wait_for_selector("#chat >> text=can you hear me", state="attached")
    assert ann.page.text_content("#connection") == ""
    ben.frames()
    assert ben.page.locator("#chat >> text=can you hear me").count() == 1
    # Nothing waits any more: a break sends nothing again.
    go_off(ann)
    ann.context.set_offline(False)
    ann.page.wait_for_selector(ON)
    ann.frames()
    assert ben.page.locator("#chat >> text=can you hear me").count() == 1


def test_words_outlast_the_server_and_the_page(table: tuple[Player, Player], site: Site) -> None:
    ann, ben = table
    path = ann.page.url
    site.kill()
    ann.page.wait_for_selector(OFF)
    write(ann, "still here")
    ann.page.goto("about:blank")
    site.start()
    ann.page.goto(path)
    ben.page.wait_for_selector("#chat >> text=still here", state="attached")
    assert ben.page.locator("#chat >> text=still here").count() == 1


def test_words_that_are_refused_are_in_their_field_again(browser: Browser, site: Site) -> None:
    ann = Player(browser, site.address)
    page = ann.page
    ann.go("/tables/new?game=wizardry")
    page.click("text=Open the table")
    ann.skip_tour()
    for words in ("the owl is upside down", "and the toad is gone"):
        # Before the game there is no button for it.
        page.evaluate("() => document.getElementById('report').showModal()")
        page.fill("#note", words)
        go_off(ann)
        page.click("#report >> text=Send")
        page.wait_for_function("() => document.getElementById('note').value === ''")
        ann.context.set_offline(False)
        page.wait_for_selector(f"#toast >> text={say('refusal-nothing-to-report')}")
        assert page.input_value("#note") == words
    ann.close()


def test_a_form_that_cannot_be_sent_stays_as_it_was(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    player.new_table("wizardry")
    player.context.set_offline(True)
    page.fill("input.own-word", "hippogriff")
    page.click("text=Open the table")
    page.wait_for_selector(f"#toast >> text={script_says('text-unreached')}")
    page.click("text=Settings")
    page.fill("#your-name", "Ann")
    page.click("text=Save")
    page.wait_for_selector(f"#toast >> text={script_says('text-unreached')}")
    assert (page.input_value("#your-name"), page.input_value("input.own-word")) == (
        "Ann",
        "hippogriff",
    )
    player.context.set_offline(False)
    page.click("text=Save")
    page.wait_for_selector(".masthead .who >> text=Ann")
    player.close()


def test_waiting_grows_up_to_a_bound_and_is_left_to_chance(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    player.go("/")
    pauses = player.page.evaluate(PAUSES, [0, 1, 2, 3, 4, 50])
    assert [longest for _, longest, *_ in pauses] == [550, 1050, 2050, 4050, LONGEST, LONGEST]
    for shortest, longest, one, another in pauses:
        assert shortest < one < longest
        assert one != another
        # Even the shortest leaves the server a moment.
        assert 0 < shortest < longest / 10
    player.close()


def test_a_page_that_is_looked_at_again_does_not_wait(browser: Browser, site: Site) -> None:
    player = Player(browser, site.address)
    page = player.page
    page.clock.install()
    player.go("/")
    page.click("text=Play now")
    player.skip_tour()
    page.wait_for_selector(ON)
    page.clock.pause_at(page.evaluate("Date.now()") / 1_000 + 60)

    def tries() -> list[int]:
        made: list[int] = page.evaluate("window.tries")
        return made

    page.evaluate(NO_SERVER)
    page.wait_for_selector(OFF)
    assert tries() == []
    page.clock.run_for(60_000)
    made = tries()
    gaps = [later - earlier for earlier, later in pairwise(made)]
    assert 60_000 / LONGEST - 1 < len(made) < 60
    assert all(0 < gap <= LONGEST for gap in gaps)
    assert len(set(gaps)) > 1
    for event in ("dispatchEvent(new Event('online'))",) * 2 + (
        "document.dispatchEvent(new Event('visibilitychange'))",
    ):
        before = len(tries())
        page.evaluate(event)
        assert len(tries()) == before + 1
    player.close()
