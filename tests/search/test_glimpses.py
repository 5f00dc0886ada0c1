"""A glimpse shows what a view shows, and whoever is asked with it leaves the state as it is."""

from __future__ import annotations

import pytest

from spellwright import registry
from spellwright.bots.lookup import bot_named
from spellwright.kernel.chance import FastChance
from spellwright.kernel.record import to_data

CHOICES = 150


@pytest.mark.parametrize("name", registry.GAME_IDS)
def test_the_guide_sees_its_view_and_changes_nothing(name: str) -> None:
    game, chance = registry.game(name), FastChance(3)
    state, guide = game.new(game.rules.usual_seats, seed=3, events=False), bot_named(game, "greedy")
    for _ in range(CHOICES):
        if state.over:
            break
        seat = state.asks[0].seat
        before, view, glimpse = state.fingerprint(), state.view(seat), state.glimpse(seat)
        assert to_data(glimpse.shown) == to_data(view.shown)
        assert glimpse.options == view.options
        assert glimpse.asked == view.asked
        assert glimpse.waiting == view.waiting
        code = guide.advise(glimpse, chance).code
        assert state.fingerprint() == before
        state.take(seat, code)
    assert state.choices
