"""The worth of a position: the chance to win, the same for everybody."""

from __future__ import annotations

from spellwright.games.battle import mind
from spellwright.games.battle.bot import is_settled
from spellwright.games.battle.bot.evaluation import work_left
from spellwright.testing.battle import Fight
from tests.battle.bot.games import GREEDY, play, wild_game
from tests.shared.bot_games import RANDOM


def worth(fight: Fight) -> float:
    return mind.evaluate(fight.s, 0)


def test_heroes_agree_about_a_position_and_looking_changes_nothing() -> None:
    for state, seat, view, _ in wild_game(3, 5, 120, {"scenario": "game3"}):
        before = state.to_json()
        assert 0 <= mind.evaluate(state, 0) == mind.evaluate(state, 1) <= 1
        assert 0 <= mind.evaluate(view.shown, seat) <= 1
        assert state.to_json() == before


def test_control_wounds_cards_and_tokens_count() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    even = worth(fight)
    fight.s.control = 2
    assert worth(fight) < even
    fight.s.control = 0
    fight.s.health[1] = 2
    assert worth(fight) < even
    fight.s.health[1] = 10
    fight.pile(1, "albus-dumbledore")
    assert worth(fight) > even
    fight.pile(1)
    fight.s.row_attack[0] = 3
    assert worth(fight) > even


def test_foes_of_the_stack_count_without_being_seen() -> None:
    fight = Fight("harry", "ron", scenario="game3", foes=["draco-malfoy"])
    work, even = work_left(fight.s), worth(fight)
    fight.s.villain_stack.append(fight.s.row[0])
    assert work_left(fight.s) > work + 4
    assert worth(fight) < even
    assert work_left(fight.s.view(0).shown) == work_left(fight.s)


def test_the_end_of_a_game_is_certain() -> None:
    assert mind.evaluate(play(GREEDY, 2, 0, {"scenario": "game1"}), 0) == 1
    assert mind.evaluate(play(RANDOM, 2, 0, {"scenario": "game1"}), 1) == 0


def test_a_position_is_settled_at_the_first_action_of_a_turn() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.hand(0, "alohomora")
    fight.refresh()
    assert is_settled(fight.s)
    fight.play("alohomora")
    assert not is_settled(fight.s)
