"""A player against the levels: ratings that stand still, and what is made of points."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from spellwright.bots import bot_names
from spellwright.bots.guests import INVITED
from spellwright.cli.program import program
from spellwright.kernel.refusal import Refused
from spellwright.lab.gauntlet import (
    Bout,
    Gauntlet,
    bouts_of,
    known_ladders,
    ladder_of,
    play,
    rate_against,
)
from spellwright.lab.ratings import THE_GAME
from spellwright.registry import GAME_IDS, game
from spellwright.simulate.stop_sign import StopSign

LADDER = {"random": 400.0, "greedy": 1000.0}


def test_even_points_are_an_even_rating() -> None:
    rated = rate_against([Bout("greedy", 200, 100.0)], LADDER)
    assert rated is not None
    assert rated.rating == pytest.approx(1000, abs=1)
    assert 940 < rated.low < 965


def test_400_points_ahead_win_ten_games_of_eleven() -> None:
    rated = rate_against([Bout("greedy", 11_000, 10_000.0)], LADDER)
    assert rated is not None
    assert rated.rating == pytest.approx(1400, abs=3)


def test_who_always_wins_has_a_rating_with_a_wide_interval() -> None:
    few = rate_against([Bout("random", 10, 10.0)], LADDER)
    many = rate_against([Bout("random", 1000, 1000.0)], LADDER)
    assert few is not None
    assert many is not None
    assert 400 < few.rating < many.rating
    assert few.high - few.low > 300
    assert rate_against([], LADDER) is None


def has_ladder(id: str) -> bool:
    return game(id).rules.cooperative or id in known_ladders()


def test_levels_without_ratings_are_refused_with_a_sentence() -> None:
    for id in GAME_IDS:
        if not has_ladder(id):
            with pytest.raises(Refused) as refused:
                ladder_of(game(id))
            assert refused.value.kind == "ladder"


@pytest.mark.parametrize("id", [id for id in GAME_IDS if has_ladder(id)])
def test_every_level_of_the_ladder_is_a_bot(id: str) -> None:
    ladder = ladder_of(game(id))
    if game(id).rules.cooperative:
        assert list(ladder) == [THE_GAME]
    else:
        assert set(ladder) <= set(bot_names(game(id)))
        assert ladder["greedy"] == 1000
        assert list(ladder.values()) == sorted(ladder.values())


def test_the_stronger_player_has_the_higher_rating() -> None:
    found = {}
    for player in ("random", "greedy"):
        wish = Gauntlet(game("funkoverse"), player, ("novice",), 12)
        bouts = bouts_of(wish, list(play(wish, 1, StopSign())))
        rated = rate_against(bouts, ladder_of(wish.game))
        assert rated is not None
        found[player] = rated.rating
    assert found["greedy"] > found["random"] + 100


def test_where_all_play_together_the_game_is_the_rival() -> None:
    wish = Gauntlet(game("battle"), "greedy", (THE_GAME,), 4)
    (bout,) = bouts_of(wish, list(play(wish, 1, StopSign())))
    assert (bout.bot, bout.games) == (THE_GAME, 4)


def test_the_command_tells_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INVITED, "{}")
    words = ["lab", "gauntlet", "greedy", "--game", "funkoverse", "--bots", "random"]
    done = CliRunner().invoke(program, [*words, "--games", "4", "--json"], standalone_mode=False)
    data = json.loads(done.stdout)
    assert data["game"] == "funkoverse"
    assert data["player"] == "greedy"
    assert data["low"] < data["rating"] < data["high"]
    assert data["against"][0]["bot"] == "random"
    assert data["against"][0]["games"] == 4
