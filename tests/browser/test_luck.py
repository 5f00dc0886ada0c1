"""Luck is checked in the browser by our own hashes: compared here with Python's, on many inputs."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Route

from spellwright.kernel.chance import SecretChance
from spellwright.kernel.fairness import commitment, made_word, mixed_seed
from spellwright.server.speaking import say
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.test_together import give_up, two_at_a_table

LENGTHS = [*range(70), 111, 119, 120, 127, 128, 129, 191, 255, 256, 257, 383, 384, 1000, 4096]
RUN = """async ([file, name, inputs]) => {
  const module = await import(`/static/${file}`);
  const { fromHex, toHex } = await import("/static/bytes.js");
  const read = (value) => (value && value.bytes !== undefined ? fromHex(value.bytes) : value);
  const said = (value) => (value instanceof Uint8Array ? toHex(value) : value);
  return inputs.map((one) => {
    const values = one.map((value) => {
      if (!value?.options) return read(value);
      const options = Object.entries(value.options);
      return Object.fromEntries(options.map(([name, one]) => [name, read(one)]));
    });
    return said(module[name](...values));
  });
}"""


@pytest.fixture
def player(browser: Browser, site: Site) -> Iterator[Player]:
    one = Player(browser, site.address.replace("127.0.0.1", "spellwright.test"))
    one.go("/")
    yield one
    one.close()


def run(player: Player, file: str, name: str, inputs: list[list[Any]]) -> list[Any]:
    found: list[Any] = player.page.evaluate(RUN, [file, name, inputs])
    return found


def raw(data: bytes) -> dict[str, str]:
    return {"bytes": data.hex()}


def test_sha256_is_that_of_python(player: Player) -> None:
    luck = random.Random(1)
    inputs = [luck.randbytes(length) for length in LENGTHS for _ in range(3)]
    said = run(player, "sha256.js", "sha256", [[raw(data)] for data in inputs])
    assert said == [hashlib.sha256(data).hexdigest() for data in inputs]


def test_blake2b_is_that_of_python(player: Player) -> None:
    luck = random.Random(2)
    inputs, expected = [], []
    for length in LENGTHS:
        for _ in range(4):
            data, size = luck.randbytes(length), luck.randrange(1, 65)
            key = luck.randbytes(luck.choice([0, 1, 31, 32, 63, 64]))
            person = "spellwright word"[: luck.randrange(17)]
            options = {"size": size, "key": raw(key), "person": person}
            inputs.append([raw(data), {"options": options}])
            keyed = hashlib.blake2b(data, digest_size=size, key=key, person=person.encode())
            expected.append(keyed.hexdigest())
    assert run(player, "blake2b.js", "blake2b", inputs) == expected


def test_the_formulas_are_those_of_the_kernel(player: Player) -> None:
    luck = random.Random(3)
    secrets = [luck.randbytes(32).hex() for _ in range(30)]
    said = ["", "abracadabra", "Zürich ✨", "0", " a b "]
    words = [luck.choices(said, k=luck.randrange(1, 7)) for _ in secrets]
    pairs = list(zip(secrets, words, strict=True))
    one = [[secret] for secret in secrets]
    assert run(player, "luck.js", "commitment", one) == [commitment(secret) for secret in secrets]
    made = [(secret, seat) for secret in secrets for seat in range(6)]
    assert run(player, "luck.js", "madeWord", [list(one) for one in made]) == [
        made_word(*one) for one in made
    ]
    seeds = run(player, "luck.js", "seedOf", [list(pair) for pair in pairs])
    assert seeds == [mixed_seed(*pair).hex() for pair in pairs]


def test_the_draws_are_those_of_the_kernel(player: Player) -> None:
    luck = random.Random(4)
    inputs: list[tuple[str, list[list[int]]]] = []
    for _ in range(20):
        chance = SecretChance(luck.randbytes(32))
        chance.record = []
        for _ in range(200):
            chance.below(luck.choice([1, 2, 6, 20, 52, 1000, 2**31 + 1, 2**32 - 1, 2**32]))
        chance.shuffled(list(range(40)))
        inputs.append((str(chance.state()[1]), [list(draw) for draw in chance.record]))
    checked = run(player, "luck.js", "firstWrongDraw", [list(one) for one in inputs])
    assert checked == [0] * len(inputs)
    seed, draws = inputs[0]
    for wrong in (1, 77, len(draws)):
        bound, outcome = draws[wrong - 1]
        if bound > 1:
            edited = [*draws[: wrong - 1], [bound, (outcome + 1) % bound], *draws[wrong:]]
            assert run(player, "luck.js", "firstWrongDraw", [[seed, edited]]) == [wrong]


LINES = "all => all.map(line => line.dataset.ok)"
PROVED = ["proved"] * 6 + ["unknown"]


def verdict(player: Player) -> list[str]:
    """What the page of a replay says about each part of the luck."""
    player.page.click(f"text={say('title-was-it-fair')}")
    player.page.click("#verify")
    player.page.wait_for_selector("#verdict li")
    lines: list[str] = player.page.eval_on_selector_all("#verdict li", LINES)
    return lines


def test_each_person_checks_the_luck_with_what_their_browser_kept(
    browser: Browser, site: Site
) -> None:
    address = site.address.replace("127.0.0.1", "spellwright.test")
    ann, ben, eve = (Player(browser, address) for _ in range(3))
    table = two_at_a_table(ann, ben)
    give_up(ann)
    ben.page.wait_for_selector("#prompt .end")
    for player in (ann, ben, eve):
        player.go(f"{table}/replay")
    assert verdict(ann) == verdict(ben) == PROVED
    # Eve comes when all is over: she learns what follows, and what she cannot know.
    assert verdict(eve) == [
        "unknown",
        "proved",
        "unknown",
        *PROVED[3:],
    ]
    assert not ann.violations()
    for player in (ann, ben, eve):
        player.close()


def edited(player: Player, change: str) -> list[str]:
    """What is said about the replay of this page, changed, or about another promise kept."""
    script = f"""async () => {{
      const table = document.body.dataset.table;
      const {{ checkLuck, keptOf }} = await import("/static/luck.js");
      const replay = await (await fetch(`/tables/${{table}}/replay.json`)).json();
      let kept = keptOf(table);
      {change};
      return checkLuck(replay, kept).map((line) => String(line.ok));
    }}"""
    lines: list[str] = player.page.evaluate(script)
    return lines


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ("kept.commitment = 'a'.repeat(64)", [0]),
        ("kept.word = 'another'", [2]),
        ("replay.fairness.entropy = 'b'.repeat(64)", [1, 3, 4]),
        ("replay.fairness.words[1] = 'steered'", [3, 4]),
        ("replay.fairness.own = []", [2, 3]),
        ("replay.seed = 'c'.repeat(64)", [4, 5]),
        ("replay.draws += ' 6:3 6:3 6:3 6:3 6:3 6:3 6:3 6:3 6:3 6:3 6:3 6:3 6:3'", [5]),
        ("delete replay.draws", []),
        ("delete replay.fairness.own", [2]),
    ],
)
def test_every_lie_is_found(finished: Player, change: str, wrong: list[int]) -> None:
    lines = edited(finished, change)
    assert [place for place, line in enumerate(lines) if line == "false"] == wrong


def test_old_replays_say_what_cannot_be_checked(finished: Player) -> None:
    lines = edited(finished, "delete replay.draws; delete replay.fairness.own; kept = {}")
    assert lines == ["null", "true", "null", "null", "true", "null", "null"]
    assert edited(finished, "delete replay.fairness") == ["null"]


def test_a_replay_in_a_file_is_checked_by_the_page_about_luck(finished: Player) -> None:
    with finished.page.expect_download() as loading:
        finished.page.click(f"text={say('link-download')}")
    finished.page.click("text=Was the luck fair?")
    finished.page.click(f"text={say('link-what-it-proves-and-not')}")
    finished.page.set_input_files("#luck-file", loading.value.path())
    finished.page.wait_for_selector("#verdict li")
    assert finished.page.eval_on_selector_all("#verdict li", LINES) == PROVED
    assert not finished.violations()
    assert not finished.scrolls_sideways()


def test_a_file_that_is_chosen_before_the_script_is_there_is_checked(finished: Player) -> None:
    page, held = finished.page, list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/luck_page*.js*", hold)
    page.goto(f"{finished.address}/luck", wait_until="commit")
    page.set_input_files(
        "#luck-file", FilePayload(name="game.json", mimeType="application/json", buffer=b"no game")
    )
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.wait_for_selector("#verdict:not(:empty)")
    page.unroute("**/luck_page*.js*")


@pytest.fixture(scope="module")
def finished(browser: Browser, site: Site) -> Iterator[Player]:
    """At the replay of a game against a bot, with luck in it, that was given up at once."""
    player = Player(browser, site.address)
    player.new_table("talisman")
    player.page.select_option("[name=seat-1]", "bot:random")
    word = player.page.input_value(".own-word")
    assert len(word) == 16
    player.page.fill(".own-word", "hocus pocus")
    player.page.click(f"text={say('button-open-table')}")
    player.skip_tour()
    player.wait_until_asked()
    give_up(player)
    player.page.wait_for_selector("#prompt .end")
    player.page.click(f"text={say('link-watch-again')}")
    player.page.wait_for_selector("#board svg")
    assert "hocus pocus" in (player.page.text_content("main") or "")
    yield player
    player.close()
