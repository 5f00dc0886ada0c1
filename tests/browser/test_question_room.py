"""The room of the question: what is pinned stays in sight, and a list that is cut says so, whatever
is asked and however wide the letters of a machine are.
"""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from spellwright.face.scene import Scene
from spellwright.registry import game, game_ids
from spellwright.server.pages.html import together
from spellwright.server.pages.options import option_parts
from tests.browser.player import PHONE, Player
from tests.browser.site import Site
from tests.browser.test_rooms import HIDDEN

SIZES: Final = ((1280, 720), (1366, 768), PHONE)
CHOICES: Final = 250
"""How much of a game is looked at for its largest questions."""
LINE: Final = 40
"""As many letters as an option is worth in the room that it takes."""
MOST_LINES: Final = 6
WIDER: Final = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("body, body * { letter-spacing: .035em; line-height: 1.5; }");
    document.adoptedStyleSheets.push(sheet);
}"""
"""Letters of another machine: about 5 % wider, and with more room between the lines."""
ASK: Final = """async ([says, options]) => {
    const prompt = document.getElementById("prompt");
    prompt.innerHTML = '<h2 id="question"></h2><p class="why"><a href="#">?</a></p>' + options;
    prompt.querySelector("h2").textContent = says;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
}"""
OVERFLOWS: Final = """() => {
    const prompt = document.getElementById("prompt");
    return prompt.scrollHeight - prompt.clientHeight;
}"""
LITTLE: Final = 6
"""Pixels by which the room as a whole may be too small: its padding."""


def largest_questions(id: str) -> dict[str, tuple[str, str]]:
    """By key: each kind of question where it is largest, with its options as they are drawn."""
    played, luck = game(id), random.Random(4)
    state: Any = played.new(played.rules.seats_for(played.rules.check_settings(None))[1], 4)
    found: dict[str, tuple[int, Scene[Any], str]] = {}
    while state.asks and state.choices < CHOICES:
        ask = state.asks[0]
        scene = Scene(state.view(ask.seat))
        decision = scene.decisions[0]
        says = scene.speaker.say(decision.says)
        size = len(says) + LINE * min(MOST_LINES, len(decision.options))
        key = played.rules.questions[ask.question].key
        if size > found.get(key, (0,))[0]:
            found[key] = (size, scene, says)
        state.choose(ask.seat, luck.choice(decision.options).text)
    return {key: (says, drawn(played.face, scene)) for key, (_, scene, says) in found.items()}


def drawn(face: Any, scene: Scene[Any]) -> str:
    return str(together(*[part for _, part in option_parts(face, scene)]))


@pytest.fixture(scope="module")
def questions() -> dict[str, dict[str, tuple[str, str]]]:
    return {id: largest_questions(id) for id in game_ids()}


@pytest.mark.parametrize("size", SIZES)
def test_what_is_pinned_stays_in_sight(
    browser: Browser,
    site: Site,
    size: tuple[int, int],
    questions: dict[str, dict[str, tuple[str, str]]],
) -> None:
    player = Player(browser, site.address, size)
    page = player.page
    player.open_table("talisman")
    player.wait_until_asked()
    page.evaluate("window.isDeaf = true")
    for is_wider in (False, True):
        if is_wider:
            page.evaluate(WIDER)
        for id in game_ids():
            for key, asked in questions[id].items():
                page.evaluate(ASK, list(asked))
                assert page.evaluate(HIDDEN) == [], (id, key, is_wider)
                assert page.evaluate(OVERFLOWS) <= LITTLE, (id, key, is_wider)
    player.close()
