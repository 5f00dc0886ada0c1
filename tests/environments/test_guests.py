"""Players in files: classes of your own and networks that were learnt, by the door of every bot."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from spellwright.bots import bot_named, bot_names, bot_noun
from spellwright.bots.guests import INVITED, game_of, invite
from spellwright.environments.features import Features
from spellwright.environments.laws import positions
from spellwright.environments.learnt import forward, save_player
from spellwright.environments.observer import observer_for
from spellwright.environments.play import BEGUN, Play
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.refusal import Refused
from spellwright.laws.case import case_from
from spellwright.registry import GAME_IDS, game
from spellwright.simulate import Run, play_run

PROJECT: Final = Path(__file__).parents[2]
MINE: Final = f"{PROJECT}/examples/my_bot.py:Mine"


@pytest.fixture(autouse=True)
def _nobody_is_invited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INVITED, "{}")


def network(file: Path, id: str = "funkoverse", likes: int = 0, seed: int = 1) -> Path:
    """A player with random weights; one that likes an action prefers it to all others."""
    play = Play(game(id))
    features = Features(play.observer, len(BEGUN)).size
    luck = np.random.default_rng(seed)
    first = luck.normal(size=(features, 8)).astype(np.float32)
    last = luck.normal(size=(8, play.actions)).astype(np.float32)
    added = np.zeros(play.actions, np.float32)
    added[likes] = 1000 * bool(likes)
    layers = [(first, np.zeros(8, np.float32)), (last, added)]
    save_player(file, play.game, play.seats, play.settings, layers, "Knows nothing.")
    return file


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_view_gives_the_same_numbers_as_the_state(id: str) -> None:
    case = case_from(game(id).rules, 4)
    observer = observer_for(game(id), case.seats, case.options)
    sight = observer.of_views.sight()
    for number, state in enumerate(positions(observer, 4, 7, most=40)):
        seat = number % case.seats
        assert (sight.look_at(state.view(seat)) == observer.flat(state, seat)).all()


def test_a_class_of_your_own_plays() -> None:
    invite(MINE)
    run = Run("wizardry", 2, {}, (MINE, "random"), 3, 6)
    results = list(play_run(run))
    assert all(result.finished for result in results), results
    assert bot_noun(MINE) == "Mine"
    assert game_of(MINE) == ""


def test_nobody_plays_who_was_not_invited() -> None:
    """The name comes from a stranger: no file is looked at."""
    with pytest.raises(Refused) as refused:
        bot_named(game("wizardry"), MINE)
    assert refused.value.kind == "unknown-bot"
    assert MINE not in bot_names(game("wizardry"))


def test_what_is_no_player_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0", encoding="utf-8")
    plain = tmp_path / "plain.zip"
    with zipfile.ZipFile(plain, "w") as packed:
        packed.writestr("player.json", json.dumps({"player": "../x", "game": "duels"}))
    for name in (f"{broken}:Mine", f"{tmp_path}/none.py:Mine", f"{MINE}s", str(plain)):
        with pytest.raises(Refused) as refused:
            invite(name)
        assert refused.value.kind == "guest"


def test_a_learnt_player_plays_its_game_and_no_other(tmp_path: Path) -> None:
    name = str(network(tmp_path / "player.zip"))
    invite(name)
    assert game_of(name) == "funkoverse"
    assert name in bot_names(game("funkoverse"))
    with pytest.raises(Refused) as refused:
        bot_named(game("duels"), name)
    assert refused.value.kind == "guest"
    results = list(play_run(Run("funkoverse", 2, {}, (name, "random"), 3, 2)))
    assert all(result.finished for result in results), results


@pytest.mark.parametrize("id", ["funkoverse", "wizardry", "duels"])
def test_a_learnt_player_takes_what_its_network_likes(id: str, tmp_path: Path) -> None:
    name = str(network(tmp_path / "player.zip", id))
    invite(name)
    bot: Any = bot_named(game(id), name)
    play = Play(game(id))
    features = Features(play.observer, len(BEGUN))
    floats = np.zeros((1, features.size), np.float32)
    luck = FastChance(5)
    play.reset(seed=5)
    for _ in range(60):
        if play.done:
            break
        seat = play.seat
        code = advice_of(bot, play.state, seat, luck).code
        for action in play.actions_for(seat, code):
            features.fill_many(play.look(seat)[None], floats)
            liked = forward(bot._layers, floats)[0]
            assert liked[action] == max(liked[each] for each in play.legal(seat))
            play.step(seat, action)


def test_a_learnt_player_refuses_a_table_that_it_does_not_know(tmp_path: Path) -> None:
    name = str(network(tmp_path / "player.zip"))
    invite(name)
    state = game("funkoverse").new(seats=4, seed=1)
    bot = bot_named(game("funkoverse"), name)
    luck = FastChance(1)

    def play_on() -> None:
        while not state.over:
            seat = state.asks[0].seat
            state.take(seat, advice_of(bot, state, seat, luck).code)

    with pytest.raises(Refused) as refused:
        play_on()
    assert refused.value.kind == "guest"


def test_only_arrays_are_read(tmp_path: Path) -> None:
    """Weights with a program in them are refused, not run."""
    file = network(tmp_path / "player.zip")
    with zipfile.ZipFile(file) as packed:
        about = packed.read("player.json")
    hostile = tmp_path / "hostile.zip"
    array = np.empty(1, object)
    array[0] = {"a": "program"}
    np.savez(tmp_path / "weights.npz", weights_0=array, added_0=array, weights_1=array)
    with zipfile.ZipFile(hostile, "w") as packed:
        packed.writestr("player.json", about)
        packed.write(tmp_path / "weights.npz", "weights.npz")
    invite(str(hostile))
    with pytest.raises(Refused) as refused:
        bot_named(game("funkoverse"), str(hostile))
    assert refused.value.kind == "guest"
