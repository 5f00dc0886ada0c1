"""The laws, checked along with a run."""

from __future__ import annotations

import pytest

from spellwright.samples.tic_tac_toe import TicTacToe
from spellwright.simulate.law_checks import LawCheck, broken_laws


@pytest.mark.parametrize("number", [0, 1])
def test_a_lawful_game(number: int) -> None:
    assert broken_laws(LawCheck(), "reference", 7, number) == ""


def test_a_broken_law_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TicTacToe, "faults", lambda *_: ["a mark is missing"])
    told = broken_laws(LawCheck(2, {}), "reference", 7, 1)
    assert told.startswith("reference, seed 7, 2 seats")
    assert "components are conserved: a mark is missing" in told
    assert "\n" not in told
