"""Seats that depend on the options, and options whose value is a text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from spellwright.kernel.game_option import GameOption, TextOption, Value
from spellwright.kernel.refusal import Refused
from spellwright.laws.case import case_from
from spellwright.samples.tic_tac_toe import TicTacToe


def _fault(text: str) -> str:
    return "" if text.startswith("ok") else "It should begin with ok."


class Choosy(TicTacToe):
    """Tic-tac-toe that one may watch alone, but not together with the text."""

    seats: ClassVar[tuple[int, int]] = (1, 2)
    game_options: ClassVar[tuple[GameOption, ...]] = (
        GameOption("alone", (False, True), "", "One seat."),
        GameOption("odd", (False, True), "", "Not alone."),
        TextOption("note", "", "A note.", _fault),
    )

    def seats_for(self, settings: Mapping[str, Value]) -> tuple[int, int]:
        return (1, 1) if settings["alone"] else (2, 2)

    def check_settings(self, options: Any) -> dict[str, Value]:
        settings = super().check_settings(options)
        if settings["alone"] and settings["odd"]:
            raise Refused("options", "Nobody is odd alone.")
        return settings


def test_the_options_say_how_many_seats_a_game_has() -> None:
    game = Choosy()
    assert game.new().seats == 2
    assert game.new(options={"alone": True}).seats == 1
    with pytest.raises(Refused) as refused:
        game.new(1)
    assert refused.value.kind == "seats"
    assert "with these options" in refused.value.sentence


def test_a_saved_state_with_seats_that_its_options_forbid_is_refused() -> None:
    game = Choosy()
    text = game.new().to_json().replace('"alone":false', '"alone":true')
    with pytest.raises(Refused) as refused:
        game.from_json(text)
    assert refused.value.kind == "seats"


@pytest.mark.parametrize(("value", "word"), [("no", "begin with ok"), (3, "no text")])
def test_a_text_option_is_checked_by_its_game(value: str | int, word: str) -> None:
    game = Choosy()
    assert game.check_settings({"note": "ok then"})["note"] == "ok then"
    assert game.check_settings({})["note"] == ""
    with pytest.raises(Refused) as refused:
        game.check_settings({"note": value})
    assert word in refused.value.sentence


def test_cases_of_the_laws_take_only_options_and_seats_that_go_together() -> None:
    game = Choosy()
    cases = [case_from(game, seed) for seed in range(40)]
    assert {(case.options["alone"], case.options["odd"]) for case in cases} == {
        (False, False),
        (False, True),
        (True, False),
    }
    assert all(case.seats == (1 if case.options["alone"] else 2) for case in cases)
    with pytest.raises(Refused):
        case_from(game, 1, options={"alone": True, "odd": True})
