"""Our search against OpenSpiel's."""

from __future__ import annotations

import pytest

from spellwright.bench.open_spiel_bot import OpenSpielBot, PlayedOn
from spellwright.bench.versus import play_versus
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.registry import any_game


def test_the_adapter_plays_a_game_to_its_end() -> None:
    played = PlayedOn(any_game("reference").new(2, seed=1))
    other = played.clone()
    while not played.is_terminal():
        assert not played.is_chance_node()
        played.apply_action(played.legal_actions()[0])
    assert sorted(played.returns()) == [-1, 1]
    assert len(other.legal_actions(other.current_player())) == 9
    assert other.information_state_string() != played.clone().state


def test_open_spiel_finds_the_winning_mark() -> None:
    pytest.importorskip("open_spiel.python.algorithms.ismcts")
    game = any_game("reference")
    state = game.new(2, seed=1)
    for number, cell in enumerate(["a1", "b2", "a3", "c3"]):
        state.choose(number % 2, f"mark {cell}")
    bot = OpenSpielBot(game.mind, 0.2)
    assert game.rules.verbs.text(advice_of(bot, state, 0, FastChance(1)).code) == "mark a2"
    assert bot.simulations > 10


def test_both_play_on_the_same_deals() -> None:
    pytest.importorskip("open_spiel.python.algorithms.ismcts")
    data = play_versus(any_game("reference"), 2, 0.01).to_data()
    assert data["games"] == 2
    assert 0 <= data["our_points"] <= 2
    assert data["their_simulations_a_choice"] > 0
    assert data["our_iterations_a_choice"] > 10
