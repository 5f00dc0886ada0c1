"""Choosing: the only way in. What is wrong is refused with kind, sentence and clause."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.kernel.decision import Ask
from spellwright.kernel.option import Option
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State
from spellwright.samples.tic_tac_toe import TicTacToe
from tests.kernel.toy_game import GAME, Magpies, MagpieState


def _state() -> MagpieState:
    state = GAME.new(3, seed=4)
    state.choose(1, state.decisions[1].options[0])
    return state


def test_an_option_its_text_and_its_code_are_the_same_choice() -> None:
    ends = []
    for attribute in ("code", "text", None):
        state = _state()
        option = state.decisions[0].options[2]
        state.choose(0, getattr(option, attribute) if attribute else option)
        ends.append(state.fingerprint())
    assert len(set(ends)) == 1


def test_the_options_of_a_decision_are_the_only_legal_choices() -> None:
    state = _state()
    legal = {option.text for option in state.decisions[0].options}
    refused = 0
    for card in range(24):
        fork = state.copy()
        if f"lay c{card}" in legal:
            fork.choose(0, f"lay c{card}")
            assert fork.choices == 2
        else:
            with pytest.raises(Refused):
                fork.choose(0, f"lay c{card}")
            refused += 1
    assert refused == 21


@pytest.mark.parametrize(
    ("seat", "option", "kind", "sentence", "clause"),
    [
        (1, "lay c3", "not-your-turn", "It isn't your turn", ""),
        (1, "lay c3", "not-your-turn", "waits for Player 1 and Player 3.", ""),
        (-1, "lay c3", "not-your-turn", "It isn't your turn", ""),
        (7, "lay c3", "not-your-turn", "It isn't your turn", ""),
        (0, "keep", "not-an-option", "You can't do that now.", "MP-1"),
        (0, "hex P2", "not-an-option", "You can't do that now.", "MP-1"),
        (0, "fly", "unreadable", "This game has no choice “fly”.", ""),
        (0, "", "unreadable", "This game has no choice “”.", ""),
        (0, "lay", "unreadable", "Write “lay <card>” instead of “lay”.", ""),
        (0, "lay c99", "unreadable", "There is no card “c99”.", ""),
        (0, -1, "not-an-option", "You can't do that now.", "MP-1"),
        (0, 200, "not-an-option", "You can't do that now.", "MP-1"),
        pytest.param(
            *(0, 10**5000 + 255, "not-an-option", "You can't do that now.", "MP-1"),
            id="an int too long to be written",
        ),
        (0, 99 << 8, "not-an-option", "You can't do that now.", "MP-1"),
        (0, True, "unreadable", "A choice should be an option, its text or its code.", ""),
        (0, None, "unreadable", "A choice should be an option, its text or its code.", ""),
        (0, 2.0, "unreadable", "A choice should be an option, its text or its code.", ""),
        (0, ["keep"], "unreadable", "A choice should be an option", ""),
        (0, Option(3, "keep", "Keep"), "not-an-option", "You can't do that now.", "MP-1"),
    ],
)
def test_a_wrong_choice_is_refused_and_changes_nothing(
    seat: int, option: Any, kind: str, sentence: str, clause: str
) -> None:
    state = _state()
    before, events = state.fingerprint(), repr(state.events)
    with pytest.raises(Refused) as refused:
        state.choose(seat, option)
    assert (refused.value.kind, refused.value.clause) == (kind, clause)
    assert sentence in refused.value.sentence
    assert state.fingerprint() == before
    assert repr(state.events) == events


def test_a_whole_number_that_is_not_an_int_is_no_choice() -> None:
    state = TicTacToe().new()
    code = state.decisions[0].options[1].code
    with pytest.raises(Refused, match="A choice should be"):
        state.choose(0, float(code))
    assert state.choices == 0


def test_after_the_end_nothing_is_left_to_choose() -> None:
    state = TicTacToe().new()
    for cell in ("a1", "a2", "b1", "b2", "c1"):
        state.choose(state.mover, f"mark {cell}")
    before = state.fingerprint()
    for seat in (-1, 0, 1):
        with pytest.raises(Refused, match="The game is over") as refused:
            state.choose(seat, "mark c3")
        assert refused.value.kind == "game-over"
    assert state.fingerprint() == before
    assert state.outcome is not None
    assert (state.outcome.how, state.outcome.winners, state.outcome.ranks) == ("line", (0,), (1, 2))


class Explaining(Magpies):
    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str, str]:
        return f"Seat {ask.seat} does not hold that.", "MP-9"


def test_a_game_can_say_why_not_and_under_which_clause() -> None:
    state = Explaining().new()
    with pytest.raises(Refused, match="Seat 0 does not hold that") as refused:
        state.choose(0, "keep")
    assert refused.value.clause == "MP-9"


def test_a_decision_is_plain_data_for_everybody() -> None:
    decision = _state().decisions[0]
    data = decision.to_data()
    assert data["seat"] == 0
    assert data["prompt"] == "Which card do you lay?"
    assert data["options"] == [option.text for option in decision.options]
    assert data["labels"] == [option.label for option in decision.options]
    assert repr(decision) == "Decision(seat=0, 'Which card do you lay?', 3 options)"


def test_a_refusal_is_one_printable_line_whatever_it_quotes() -> None:
    refused = Refused("kind", "Tabs\t, lines\n, \x1b[31mcolours\ud800 and “¿ünïcode?”")
    assert refused.sentence == "Tabs , lines ,  [31mcolours  and “¿ünïcode?”"
    assert str(refused) == refused.sentence
