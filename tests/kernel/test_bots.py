"""Bots see what their seat sees."""

from __future__ import annotations

from collections import Counter

import pytest

from spellwright.kernel.bot import Bot, RandomBot
from spellwright.kernel.chance import FastChance
from spellwright.kernel.saying import as_saying
from tests.kernel.toy_game import GAME


def test_the_random_bot_chooses_every_option_of_its_view() -> None:
    view, luck = GAME.new(2, seed=1).view(1), FastChance(3)
    advice = [RandomBot().advise(view, luck) for _ in range(300)]
    counts = Counter(given.code for given in advice)
    assert sorted(counts) == sorted(view.options)
    assert min(counts.values()) > 70
    assert {as_saying(given.reason).key for given in advice} == {"hint-random"}


def test_a_bot_must_know_what_to_do() -> None:
    with pytest.raises(NotImplementedError):
        Bot().advise(GAME.new(2, seed=1).view(1), FastChance(3))
