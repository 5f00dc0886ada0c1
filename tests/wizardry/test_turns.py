"""FW-4: the turn and its phases."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.rulebook import RULES
from spellwright.testing.wizardry import Duel


def order_of(duel: Duel, *keys: str) -> list[str]:
    """In which order events of these kinds were told."""
    told = [RULES.events[event.kind].key for event in duel.story]
    return [key for key in told if key in keys]


@pytest.mark.rule("FW-4.1")
def test_a_turn_has_a_planning_an_initiative_and_an_action_phase() -> None:
    duel = Duel("young", "aged")
    assert duel.asked() == (0, "entry")
    duel.plans(["move", "initiative"], ["move"])
    assert duel.asked() == (0, "opportunity")
    duel.do("move", "to P1:e6")
    phases = ("locked", "committed", "goes-first", "carried-out")
    assert order_of(duel, *phases) == [
        "locked",
        "locked",
        "committed",
        "committed",
        "goes-first",
        "carried-out",
    ]


@pytest.mark.rule("FW-4.1")
def test_turn_follows_turn() -> None:
    duel = Duel("young", "aged")
    duel.plans(["move"], [])
    duel.do("move", "to P1:e6")
    assert duel.told("turn-began") == [(2,)]
    assert duel.asked() == (0, "entry")
    duel.plans([], [])
    assert duel.told("turn-began") == [(2,), (3,)]


@pytest.mark.rule("FW-4.2")
def test_this_turn_lasts_until_the_end_of_turn_steps_are_finished() -> None:
    """The circle of this turn still keeps out poison, which works when the action phase is over."""
    duel = Duel("young", "young", spells=[["circle-of-protection"], []])
    duel.s.poison[0] = [1]
    duel.load(6, 1)
    duel.plans(["circle-of-protection"], [])
    duel.do("circle-of-protection")
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-4.2")
def test_this_turn_is_over_when_the_next_one_begins() -> None:
    duel = Duel("young", "young", spells=[["circle-of-protection"], []])
    duel.s.poison[0] = [1]
    duel.load(6, 1, 6, 1)
    duel.plans(["circle-of-protection"], [])
    duel.do("circle-of-protection")
    duel.plans([], [])
    assert duel.s.turn == 3
    assert duel.s.hits == [1, 0]


@pytest.mark.rule("FW-4.2")
def test_next_turn_is_the_whole_following_turn() -> None:
    """Stoneskin works in the next turn to its last entry, and no longer."""
    duel = Duel("young", "aged", spells=[["stoneskin"], []])
    duel.place(1, "P1:e6")
    duel.plans(["stoneskin"], [])
    duel.do("stoneskin")
    duel.plans(["move"], ["move", "magic-touch"])
    duel.abandon("move")
    duel.abandon("move")
    duel.do("magic-touch", "target P1")
    assert (duel.s.turn, duel.s.hits) == (3, [0, 0])
    duel.plans([], ["magic-touch"])
    duel.do("magic-touch", "target P1")
    assert duel.s.hits == [1, 0]


@pytest.mark.rule("FW-4.3")
def test_all_wizards_take_part_in_every_turn() -> None:
    duel = Duel("young", "aged", "greybeard")
    assert [ask.seat for ask in duel.s.asks] == [0, 1, 2]
    duel.plans(["move"], ["move"], ["move"])
    duel.do("move", "to P1:e6")
    duel.do("move", "to P2:e6")
    duel.do("move", "to P3:e6")
    assert duel.s.turn == 2
    assert [ask.seat for ask in duel.s.asks] == [0, 1, 2]


@pytest.mark.rule("FW-4.3")
def test_a_defeated_wizard_takes_no_part_in_later_turns() -> None:
    duel = Duel("young", "young", "aged")
    duel.place(1, "P1:e6")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch", "initiative"], [], [])
    duel.do("magic-touch", "target P2")
    assert duel.s.turn == 2
    assert [ask.seat for ask in duel.s.asks] == [0, 2]
