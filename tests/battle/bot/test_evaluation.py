"""The worth of a position."""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.bot import evaluate
from tests.battle.bot.games import GREEDY, play, wild_game
from tests.battle.fight import Fight


def test_heroes_agree_about_a_position_and_looking_changes_nothing() -> None:
    for state, seat, view, _ in wild_game(3, 5, 120, {"scenario": "game3"}):
        before = state.to_json()
        assert evaluate(state, 0) == evaluate(state, 1)
        assert isinstance(evaluate(view.shown, seat), float)
        assert state.to_json() == before


def test_control_wounds_and_tokens_count() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    even = evaluate(fight.s, 0)
    fight.s.control = 2
    assert evaluate(fight.s, 0) < even - 1
    fight.s.control = 0
    fight.s.health[1] = 2
    assert evaluate(fight.s, 0) < even - 1
    fight.s.health[1] = 10
    fight.s.row_attack[0] = 3
    assert evaluate(fight.s, 0) > even + 1


def test_the_end_of_a_game_is_worth_most() -> None:
    for seed, options in enumerate(({"scenario": "game1"}, {"scenario": "box4"})):
        state = play(GREEDY, 2, seed, options)
        assert evaluate(state, 0) == (100.0 if state.ending == words.WON else -100.0)
