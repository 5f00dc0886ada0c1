"""Luck is checked in the browser by our own hashes: compared here with Python's, on many inputs."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from spellwright.kernel.chance import SecretChance
from spellwright.kernel.fairness import commitment, made_word, mixed_seed
from tests.browser.player import Player
from tests.browser.site import Site

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
    made = [[secret, seat] for secret in secrets for seat in range(6)]
    assert run(player, "luck.js", "madeWord", made) == [made_word(str(s), int(n)) for s, n in made]
    seeds = run(player, "luck.js", "seedOf", [list(pair) for pair in pairs])
    assert seeds == [mixed_seed(*pair).hex() for pair in pairs]


def test_the_draws_are_those_of_the_kernel(player: Player) -> None:
    luck = random.Random(4)
    inputs = []
    for _ in range(20):
        chance = SecretChance(luck.randbytes(32))
        chance.record = []
        for _ in range(200):
            chance.below(luck.choice([1, 2, 6, 20, 52, 1000, 2**31 + 1, 2**32 - 1, 2**32]))
        chance.shuffled(list(range(40)))
        inputs.append([str(chance.state()[1]), [list(draw) for draw in chance.record]])
    assert run(player, "luck.js", "firstWrongDraw", inputs) == [0] * len(inputs)
    seed, draws = inputs[0]
    for wrong in (1, 77, len(draws)):
        bound, outcome = draws[wrong - 1]
        if bound > 1:
            edited = [*draws[: wrong - 1], [bound, (outcome + 1) % bound], *draws[wrong:]]
            assert run(player, "luck.js", "firstWrongDraw", [[seed, edited]]) == [wrong]
