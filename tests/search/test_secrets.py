"""A bot never knows more than its seat: what lies behind a position changes nothing."""

from __future__ import annotations

import pytest

from spellwright.bots import bot_named
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.observation_key import observation_key
from spellwright.kernel.state import State
from spellwright.registry import Game, all_games, any_game
from spellwright.search.levels import Level
from spellwright.search.player import Thinker

QUICK = Level("quick", 8, 0.0, 0)
SETTINGS = {"wizardry": {"secret-spells": True}}
PLACES = (3, 30, 75)
"""After so many choices, in preparation and in the middle of the game, as far as a game goes."""


def positions(game: Game) -> list[State]:
    """Positions of a game by the rules of thumb in which somebody has a choice."""
    state: State = game.new(seed=3, options=SETTINGS.get(game.id), events=False)
    bot, luck = bot_named(game, "greedy"), FastChance(3)
    found: list[State] = []
    while len(found) < len(PLACES) and not state.over:
        ask = state.asks[-1]
        if state.choices >= PLACES[len(found)] and len(state.options(ask)) > 1:
            found.append(state.copy())
        state.choose(ask.seat, advice_of(bot, state, ask.seat, luck).code)
    return found


@pytest.mark.parametrize("game", [*all_games(), any_game("night-owls")], ids=lambda game: game.id)
def test_a_poisoned_secret_changes_nothing(game: Game) -> None:
    """Whatever its seat cannot see, decks, hands, plans or the luck to come, a thinker chooses the
    same for the same reasons.
    """
    found = positions(game)
    assert found
    poisoned = 0
    for state in found:
        seat = state.asks[-1].seat
        truths = [state, *[state.resample(seat, seed=100 + number) for number in range(3)]]
        assert len({observation_key(truth, seat) for truth in truths}) == 1
        poisoned += len({truth.to_json() for truth in truths}) - 1
        advice = {
            advice_of(Thinker(game.mind, QUICK), truth, seat, FastChance(5)) for truth in truths
        }
        assert len(advice) == 1
    assert poisoned
