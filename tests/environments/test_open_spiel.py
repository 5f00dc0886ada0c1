"""OpenSpiel's own simulation, playthroughs and search with all five games."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import spellwright as sw
from spellwright.environments.luck import KnownLuck, LuckWanted
from spellwright.environments.position import CHANCE, Position, terms_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.refusal import Refused
from spellwright.registry import GAME_IDS, game
from tests.environments.playthroughs import FOLDER

EVERY = pytest.mark.parametrize("id", GAME_IDS)


def played(id: str, seed: int, actions: int, **terms: Any) -> Iterator[Position]:
    """The positions of a random game, with chance as a player."""
    position = Position(terms_of(game(id), **terms))
    luck = FastChance(seed)
    while not position.is_over and position.steps < actions:
        yield position
        if position.player == CHANCE:
            position.apply(luck.below(position.wanted))
        else:
            legal = position.legal()
            position.apply(legal[luck.below(len(legal))])


# -- chance as a player, without OpenSpiel ---------------------------------------------------------


@EVERY
def test_a_position_holds_no_luck_to_come(id: str) -> None:
    """Copies of one position go different ways by what chance chooses after them, and only so."""
    met = set()
    for number, position in enumerate(played(id, 3, 600)):
        if position.player == CHANCE and position.state is not None:
            one, same, other = position.copy(), position.copy(), position.copy()
            for each, outcome in ((one, 0), (same, 0), (other, position.wanted - 1)):
                each.apply(outcome)
            assert pickle.dumps(one) == pickle.dumps(same)
            met.add(pickle.dumps(one) != pickle.dumps(other))
            if True in met:
                break
        elif position.state is not None and number % 5 == 0:
            assert position.state.chance == FastChance(0)
    assert True in met


@EVERY
def test_a_resampled_position_looks_the_same_and_can_be_played(id: str) -> None:
    for number, position in enumerate(played(id, 5, 60)):
        if position.player == CHANCE or number % 9:
            continue
        for seat in range(position.terms.seats):
            other = position.resampled(seat, number)
            assert (other.row(seat) == position.row(seat)).all()
            assert other.recall[seat] == position.recall[seat]
            if other.player == seat:
                assert other.legal() == position.legal()
            other.apply(other.legal()[0])


def test_a_shuffle_is_one_outcome_and_a_roll_has_exactly_its_faces() -> None:
    with pytest.raises(LuckWanted) as wanted:
        KnownLuck([]).roll(6)
    assert wanted.value.outcomes == 6
    assert [KnownLuck([face]).roll(6) for face in range(6)] == [1, 2, 3, 4, 5, 6]
    with pytest.raises(LuckWanted) as wanted:
        KnownLuck([], streams=50).shuffled(list(range(60)))
    assert wanted.value.outcomes == 50
    orders = {tuple(KnownLuck([n], streams=50).shuffled(list(range(60)))) for n in range(50)}
    assert len(orders) == 50


def test_what_a_player_did_and_saw_is_recalled() -> None:
    """Two ways to the same position are different information states."""
    for position in played("funkoverse", 1, 400):
        if position.player != CHANCE and len(position.legal()) > 1:
            one, other = position.copy(), position.copy()
            one.apply(position.legal()[0])
            other.apply(position.legal()[1])
            assert one.recall[position.player] != other.recall[position.player]
            break
    else:
        pytest.fail("nobody had a choice")


# -- with OpenSpiel --------------------------------------------------------------------------------


@EVERY
@pytest.mark.rl
def test_random_simulation_with_serialisation(id: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(
        sw.env(id, api="open_spiel", limit=60), num_sims=1, serialize=True, verbose=False
    )


@EVERY
@pytest.mark.rl
def test_playthroughs_come_out_the_same(id: str) -> None:
    """`python tests/environments/playthroughs.py` writes them anew; read the difference."""
    from absl import flags
    from open_spiel.python.algorithms.generate_playthrough import replay

    flags.FLAGS.mark_as_parsed()
    sw.env(id, api="open_spiel")
    kept, now = replay(str(FOLDER / f"{id}.txt"))
    assert now.splitlines() == kept.splitlines()


@EVERY
@pytest.mark.rl
def test_the_search_of_open_spiel_plays_by_resampled_states(id: str) -> None:
    import numpy as np
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    spiel = sw.env(id, api="open_spiel", limit=30)
    luck = np.random.RandomState(1)
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(luck.choice(len(state.chance_outcomes()))))
    evaluator = RandomRolloutEvaluator(1, luck)
    bot = ISMCTSBot(spiel, evaluator, uct_c=1.4, max_simulations=4, random_state=luck)
    resampled = 0
    before = type(state).resample_from_infostate

    def counted(self: Any, player: int, sampler: Any) -> Any:
        nonlocal resampled
        resampled += 1
        return before(self, player, sampler)

    type(state).resample_from_infostate = counted
    try:
        assert bot.step(state) in state.legal_actions()
    finally:
        type(state).resample_from_infostate = before
    assert resampled >= 4 or len(state.legal_actions()) == 1


@pytest.mark.rl
def test_options_and_seats_reach_the_game() -> None:
    import pyspiel

    spiel = sw.env("wizardry", api="open_spiel", seats=3, options={"hits": 3})
    assert spiel.num_players() == 3
    assert dict(spiel.terms.settings)["hits"] == 3
    named = pyspiel.load_game("spellwright_wizardry(players=3,options=hits:3;mirror:True)")
    assert named.num_players() == 3
    assert dict(named.terms.settings) == {**dict(spiel.terms.settings), "mirror": True}
    assert pyspiel.load_game(str(spiel)).num_players() == 3
    with pytest.raises(Refused, match="no option"):
        sw.env("wizardry", api="open_spiel", options={"weather": "fine"})


@pytest.mark.rl
def test_a_game_can_go_to_another_process() -> None:
    spiel = sw.env("wizardry", api="open_spiel", seats=3, options={"hits": 3}, limit=40)
    again = pickle.loads(pickle.dumps(spiel))
    assert str(again) == str(spiel)
    assert again.terms == spiel.terms


@pytest.mark.rl
def test_a_clone_goes_its_own_way_and_a_saved_state_comes_back() -> None:
    import pyspiel

    spiel = sw.env("battle", api="open_spiel")
    state = spiel.new_initial_state()
    while state.move_number() < 30 or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[-1][0])
        else:
            state.apply_action(state.legal_actions()[0])
    assert not state.is_terminal()
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))
    assert str(again) == before
    assert again.legal_actions() == state.legal_actions()
    assert again.history() == state.history()
