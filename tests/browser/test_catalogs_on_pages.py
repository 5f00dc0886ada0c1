"""Every word on a page is from a catalog, and fits though it is longer: read in a language that
nobody speaks, whose letters all have accents.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from spellwright.registry import GAME_IDS
from spellwright.speech import pseudo
from tests.browser.player import PHONE, Player, better
from tests.browser.site import Site

LAPTOP: Final = (1280, 720)
ANN: Final = "Žöŕà"
"""A name that looks like the language, so that it is not taken for a word of ours."""
PLAYED: Final = 14
"""Choices after which a game is under way."""
IN_ENGLISH: Final = r"""() => {
  const unread = "script, style, [lang=en], code, kbd, textarea, input, #find-option";
  const isOurs = (word) =>
    /^[A-Z]{2}-[A-Z0-9.:]+$/.test(word) || /^(\w-)+\w?$/.test(word) ||
    /^P?\d?:?[a-z]{1,2}\d+$/.test(word) ||
    /^[A-Z]?\d/.test(word) || /^[0-9a-f]{8,}$/.test(word) || /^[a-z0-9]{10}$/.test(word) ||
    /^(Spellwright|JSON|OpenAPI|POST|GET|Pseudo|English|Polski|BRUTE)$/.test(word) ||
    word.length < 3 || /^[A-Z]{3}$/.test(word) || word === "and";
  const plain = (text) => text.split(/[^\p{L}\p{N}:-]+/u)
    .filter((word) => /[aceilnorsuyz]{1}/i.test(word) && !isOurs(word));
  const found = [];
  const told = (what, text) => {
    const words = plain(text);
    if (words.length) found.push(`${what}: ${text.trim().slice(0, 90)} [${words.slice(0, 4)}]`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(unread)) continue;
    told(`<${parent.localName} ${parent.getAttribute("class") ?? ""}>`, node.textContent);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    if (element.closest(unread.replace(", textarea, input", ""))) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      told(`${element.localName}@${name}`, element.getAttribute(name) ?? "");
  }
  told("title", document.title);
  return [...new Set(found)];
}"""
OVERFLOWING: Final = r"""() => {
  const LABELS = "button, label, summary, h1, h2, h3, th, legend, select, dt";
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const found = [];
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const one of document.querySelectorAll(LABELS)) {
    if (!isShown(one) || one.closest(".unseen, .skip, svg")) continue;
    const style = getComputedStyle(one);
    if (style.textOverflow === "ellipsis" && one.title) continue;
    if (one.scrollWidth > one.clientWidth + 2 && style.display !== "inline")
      found.push(`<${one.localName}> ${one.textContent.trim().slice(0, 60)}`);
  }
  return [...new Set(found)];
}"""


@pytest.fixture(scope="module")
def pseudo_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("pseudo"), SPELLWRIGHT_PSEUDO_LANGUAGE="yes")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def reader(browser: Browser, pseudo_site: Site) -> Iterator[Player]:
    """Somebody who reads the language that nobody speaks."""
    player = Player(browser, pseudo_site.address, LAPTOP)
    player.go("/")
    for path, value in (("language", pseudo.CODE), ("name", ANN)):
        headers = {"origin": pseudo_site.address}
        form: dict[str, Any] = {path: value}
        player.page.request.post(f"{player.address}/{path}", form=form, headers=headers)
    yield player
    player.close()


def faults(player: Player, what: str) -> list[str]:
    """What is not from a catalog, or does not fit, on a laptop and on a phone."""
    found: list[str] = []
    for size in (LAPTOP, PHONE):
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        found += [f"{what}: {one}" for one in player.page.evaluate(IN_ENGLISH)]
        found += [f"{what}, {size[0]}: {one}" for one in player.page.evaluate(OVERFLOWING)]
    player.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    return found


def told(found: list[str]) -> str:
    """Each fault once, with the first place where it was seen."""
    first = {one.partition(": ")[2]: one for one in reversed(found)}
    return "\n".join(reversed(first.values()))


def new_table(player: Player, game: str, *others: dict[str, str]) -> str:
    """A table with this reader at it; its id."""
    seats: list[dict[str, str]] = [{"kind": "me"}, *others]
    order: dict[str, Any] = {"game": game, "seats": seats}
    answer = player.page.request.post(
        f"{player.address}/api/tables", data=order, headers={"origin": player.address}
    )
    table: str = answer.json()["table"]["id"]
    return table


NOWHERE: Final = "/nowhere"
BOT: Final = {"kind": "bot", "bot": "random"}


def lay_open(player: Player) -> None:
    """Everything that is folded."""
    player.page.eval_on_selector_all("details", "all => all.forEach(one => one.open = true)")


def faults_of_pages(player: Player, paths: list[str]) -> list[str]:
    found: list[str] = []
    for path in paths:
        answer = player.page.goto(player.address + path)
        assert answer is not None
        assert answer.ok or path == NOWHERE, f"{path}: {answer.status}"
        lay_open(player)
        found += faults(player, path)
    return found


def test_pages_around_the_table(reader: Player) -> None:
    waiting = new_table(reader, "wizardry", {"kind": "person"})
    pages = ["/", f"/tables/{waiting}", f"/tables/{waiting}/arrangement", "/luck"]
    pages += ["/rules/wizardry", "/how-to-play/battle", NOWHERE]
    found = faults_of_pages(reader, pages)
    assert not found, told(found)


def test_the_pages_for_new_tables(reader: Player) -> None:
    found = faults_of_pages(reader, [f"/tables/new?game={game}" for game in GAME_IDS])
    assert not found, told(found)


def played(player: Player, game: str) -> str:
    table = new_table(player, game, BOT)
    player.go(f"/tables/{table}")
    player.skip_tour()
    for _ in range(PLAYED):
        player.wait_until_asked()
        if player.is_over:
            break
        player.tap(player.options()[better(player.options())])
    return table


@pytest.mark.parametrize(
    "game",
    [pytest.param(id, marks=() if id == "battle" else pytest.mark.long) for id in GAME_IDS],
)
def test_a_table_in_the_middle_of_a_game(reader: Player, game: str) -> None:
    """With menu, settings, help, a hint and chat; then its end, and the replay."""
    table = played(reader, game)
    page = reader.page
    found = faults(reader, f"{game}, the table")
    for part in ("menu", "settings"):
        page.evaluate("id => document.getElementById(id).showPopover()", part)
        found += faults(reader, f"{game}, {part}")
        page.evaluate("id => document.getElementById(id).hidePopover()", part)
    page.evaluate("document.getElementById('tour').showModal()")
    found += faults(reader, f"{game}, help")
    page.keyboard.press("Escape")
    if not reader.is_over:
        page.keyboard.press("h")
        page.wait_for_function("() => document.querySelector('#hint')?.textContent.trim()")
        found += faults(reader, f"{game}, a hint")
        page.eval_on_selector("[data-side=talk]", "one => one.click()")
        page.fill("#say", ANN)
        page.press("#say", "Enter")
        found += faults(reader, f"{game}, chat")
        page.request.post(
            f"{reader.address}/api/tables/{table}/concession",
            data={"key": "0" * 32},
            headers={"origin": reader.address},
        )
        page.wait_for_selector("#prompt .end")
    found += faults(reader, f"{game}, the end")
    reader.go(f"/tables/{table}/replay")
    page.wait_for_function("() => document.querySelector('#board svg')")
    found += faults(reader, f"{game}, the replay")
    assert not found, told(found)
