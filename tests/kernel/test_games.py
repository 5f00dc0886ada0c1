"""A game's door: seats, options and versions are checked before anything begins."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from spellwright.kernel.game_option import GameOption, NumberOption
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Argument, say
from spellwright.registry import Game
from tests.kernel.toy_game import GAME


def test_a_new_game_has_the_fewest_seats_and_the_default_options() -> None:
    state = GAME.new()
    assert state.seats == 2
    assert state.settings == {"rounds": 3, "hexes": 1, "look": True}
    assert not state.over
    assert [decision.seat for decision in state.decisions] == [0, 1]


def test_options_that_are_given_are_kept() -> None:
    state = GAME.new(4, 1, {"hexes": 2, "look": False})
    assert state.settings == {"rounds": 3, "hexes": 2, "look": False}
    assert state.hexes == [2, 2, 2, 2]


def test_the_same_seed_is_the_same_game() -> None:
    assert GAME.new(3, 5) == GAME.new(3, 5)
    assert GAME.new(3, 5) != GAME.new(3, 6)


@pytest.mark.parametrize("seats", [1, 5, 0, -1, True, 2.0, "3", [2]])
def test_other_seat_counts_are_refused(seats: Any) -> None:
    with pytest.raises(Refused, match="Magpies is for 2–4 players, not") as refused:
        GAME.new(seats)
    assert refused.value.kind == "seats"


@pytest.mark.parametrize(
    ("options", "said", "clause"),
    [
        ({"hexs": 1}, "Magpies has no option “hexs”. Did you mean “hexes”?", ""),
        ({"quidditch": 1}, "Magpies has no option “quidditch”.", ""),
        ({3: 1}, "Magpies has no option “3”.", ""),
        ({"hexes": 3}, "The option “hexes” cannot be 3; it may be 1, 0, 2.", "MP-2"),
        ({"hexes": True}, "The option “hexes” cannot be True; it may be 1, 0, 2.", "MP-2"),
        ({"hexes": "1"}, "The option “hexes” cannot be “1”; it may be 1, 0, 2.", "MP-2"),
        ({"hexes": None}, "The option “hexes” cannot be None; it may be 1, 0, 2.", "MP-2"),
        ({"look": 1}, "The option “look” cannot be 1; it may be true, false.", "MP-3"),
        ({"look": [True]}, "The option “look” cannot be [True]; it may be true, false.", "MP-3"),
        (["hexes"], "Game options should be names with values.", ""),
        ("hexes", "Game options should be names with values.", ""),
    ],
)
def test_other_options_are_refused(options: Any, said: str, clause: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(2, 1, options)
    assert (refused.value.kind, refused.value.sentence, refused.value.clause) == (
        "options",
        said,
        clause,
    )


def test_an_option_describes_itself() -> None:
    assert GAME.game_options[2].to_data() == {
        "id": "look",
        "default": True,
        "values": [True, False],
        "clause": "MP-3",
        "name": "look",
        "label": "Whether the winner looks at the deck",
    }


GALLEONS = NumberOption("galleons", 50, 8, 500, "MP-4", "Galleons of a purse")


@pytest.mark.parametrize("value", [8, 9, 50, 347, 500])
def test_a_number_within_its_bounds_is_allowed(value: int) -> None:
    assert GALLEONS.allows(value)
    assert GALLEONS.read(f" {value} ") == value


@pytest.mark.parametrize("value", [7, 501, -50, 10**30, True, 50.0, "50", None, [50]])
def test_any_other_number_is_refused_with_the_bounds(value: Any) -> None:
    assert not GALLEONS.allows(value)
    args: dict[str, Argument] = {
        "option": "galleons",
        "value": say("value-quoted", text=value) if isinstance(value, str) else repr(value)[:40],
        "least": 8,
        "most": 500,
    }
    assert GALLEONS.fault(value) == say("refusal-option-number", **args)


@pytest.mark.parametrize("text", ["", "fifty", "5e1", "50.0", "0x32", "٥٠", "9" * 5000])
def test_a_text_that_is_no_number_stays_a_text_and_is_refused(text: str) -> None:
    assert GALLEONS.read(text) == text
    assert not GALLEONS.allows(GALLEONS.read(text))


def test_a_number_describes_itself_by_its_bounds() -> None:
    assert GALLEONS.default == 50
    assert GALLEONS.range_in_words == say("values-of-option", default="50", least=8, most=500)
    assert GALLEONS.to_data() == {
        "id": "galleons",
        "default": 50,
        "least": 8,
        "most": 500,
        "clause": "MP-4",
        "name": "galleons",
        "label": "Galleons of a purse",
    }


def test_a_number_is_tried_with_all_within_its_bounds_unless_it_says_otherwise() -> None:
    assert list(GALLEONS.sampled) == list(range(8, 501))
    assert NumberOption("galleons", 50, 8, 500, "", "", sampled=(8, 99)).sampled == (8, 99)


@pytest.mark.parametrize(
    ("text", "value"), [("Yes", True), ("on", True), ("False", False), ("maybe", "maybe")]
)
def test_yes_and_no_are_read_in_many_words(text: str, value: bool | str) -> None:
    assert GameOption("look", (True, False), "", "").read(text) == value


def test_procedures_are_known_by_name() -> None:
    names = {"Match", "Round", "Hexing", "CastHex", "Look"}
    assert names <= set(GAME.procedures)
    assert all(GAME.procedures[name].__name__ == name for name in names)


def test_events_can_be_switched_off_from_the_start() -> None:
    assert not GAME.new(2, 1, events=False).tells_events


def test_a_game_without_its_own_bots_or_limits_has_the_usual_ones() -> None:
    from tests.kernel.small_game import SmallGame, SmallProcedure

    rules = SmallGame(SmallProcedure)
    assert (dict(Game(rules).bots()), dict(rules.limits(2))) == ({}, {"Seat": (-1, 1)})


def test_games_are_a_package_and_their_list_has_a_name_of_its_own() -> None:
    code = (
        "import spellwright.games.wizardry.rulebook as book, spellwright as sw; "
        "assert book.RULES is sw.game('wizardry').rules; print(sw.all_games()[0].id)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "wizardry"


def test_an_option_is_tried_with_all_its_values_unless_it_says_otherwise() -> None:
    assert GameOption("rounds", (3, 5), "", "").sampled == (3, 5)
    assert GameOption("rounds", (300, 0, 5), "", "", sampled=(5,)).sampled == (5,)


def test_a_game_without_quick_settings_begins_with_the_defaults() -> None:
    assert GAME.check_settings(GAME.quick_settings) == GAME.new().settings
