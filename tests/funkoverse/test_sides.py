"""FV-21: three and four players, mixed games."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.columns import KINDS, kind
from spellwright.testing.funkoverse import Skirmish

TEAMS = ("harry J4, hermione J5, auror J6", "bellatrix A4, voldemort A5, death-eater A6")


def four(*shared: str) -> Skirmish:
    """Four players; the second player of a side leads the shared characters."""
    game = Skirmish(*TEAMS, seats=4)
    for name in shared:
        figure = game.figure(name)
        game.s.controller[figure] = 2 + figure // 3
    return game


@pytest.mark.rule("FV-21.1", "FV-21.9")
@pytest.mark.parametrize("seats", [3, 4])
def test_there_are_two_sides_of_one_or_two_players(seats: int) -> None:
    game = Skirmish.new(seats=seats, teams="example", items=False)
    game.answer("colour light")
    assert game.s.side[0] == game.s.side[2]
    assert game.s.side[1] != game.s.side[0]
    if seats == 4:
        assert game.s.side[3] == game.s.side[1]
    while game.asked()[1] == "share":
        game.answer(game.options()[0])
    assert {game.s.controller[figure] for figure in range(6)} == set(range(seats))


@pytest.mark.rule("FV-21.2")
def test_the_players_of_a_side_share_track_pool_turn_and_points() -> None:
    game = four("hermione", "death-eater")
    assert game.tokens("light", "gold") == [0, 0]
    game.answer("turn harry")
    assert game.asked() == (0, "action")
    game.answer("use protego", "target hermione", "end")
    game.answer("turn bellatrix", "end")
    game.answer("turn hermione")
    assert game.asked() == (2, "action")
    game.answer("use descendo")
    assert game.tokens("light", "gold") == [0, 2]  # Harry's token is back, hers is on the 2


@pytest.mark.rule("FV-21.3")
def test_the_player_who_leads_a_character_makes_its_choices() -> None:
    game = four("auror")
    game.answer("turn auror")
    assert game.asked() == (2, "action")


@pytest.mark.rule("FV-21.4", "FV-21.10")
def test_the_first_player_of_a_side_says_whom_the_partner_leads() -> None:
    game = Skirmish.new(seats=3, teams="example", items=False)
    game.answer("colour light")
    first = game.asked()[0]
    assert first == 0  # seats 1 and 3 form a side, seat 2 is alone
    names = game.offered("share")
    assert len(names) == 3
    game.answer(f"share {names[1]}")
    assert game.options() == [f"share {names[0]}", f"share {names[2]}", "keep"]
    game.answer(f"share {names[2]}")
    assert [game.s.controller[game.figure(name)] for name in names] == [0, 2, 2]
    assert game.asked()[1] == "place"


@pytest.mark.rule("FV-21.4", "FV-21.1")
def test_the_first_player_may_keep_two_and_with_two_characters_each_leads_one() -> None:
    game = Skirmish.new(seats=3, teams="example", items=False)
    game.answer("colour light")
    game.answer(game.options()[0])
    game.answer("keep")
    assert game.s.controller.count(2) == 1
    small = Skirmish.new(seats=3, teams="example", items=False, two=True)
    small.answer("colour light")
    small.answer(small.options()[0])
    assert small.asked()[1] == "place"
    assert sorted(seat for seat in small.s.controller if seat in (0, 2)) == [0, 2]


@pytest.mark.rule("FV-21.5")
def test_whose_characters_have_taken_fewer_turns_chooses_who_is_next() -> None:
    game = four("auror", "hermione")
    assert game.asked() == (0, "turn")  # equal: the first in seat order
    game.answer("turn harry", "end")
    game.answer("turn bellatrix", "end")
    assert game.asked() == (2, "turn")
    game.answer("turn auror", "end")


@pytest.mark.rule("FV-21.5")
def test_the_count_of_turns_begins_anew_each_round() -> None:
    game = four("auror")
    game.end_round()
    assert game.s.turns_taken == [0] * 4
    game.answer("turn bellatrix", "end")
    assert game.asked() == (0, "turn")


@pytest.mark.rule("FV-21.6")
def test_characters_of_different_players_are_allies() -> None:
    game = four("hermione")
    game.s.down[game.figure("hermione")] = 1
    game.answer("turn harry")
    assert "assist hermione" in game.options()


@pytest.mark.rule("FV-21.7", "FV-22.4")
def test_the_same_character_can_be_a_rival_but_not_an_ally() -> None:
    game = Skirmish.new(mix=True, items=False, two=True)
    game.answer("colour light", "pick harry")
    assert "harry" in game.offered("pick")  # the other side may take him, too
    game.answer("pick harry")
    assert "harry" not in game.offered("pick")
    game.answer("pick ron")
    game.answer("pick hermione")
    assert game.s.kind == [
        kind("harry"),
        kind("hermione"),
        -1,
        kind("harry"),
        kind("ron"),
        -1,
    ]
    assert game.s.called[0] == KINDS + kind("harry")
    assert game.s.called[3] == 2 * KINDS + kind("harry")
    assert game.s.called[1] == kind("hermione")


@pytest.mark.rule("FV-21.7")
def test_namesakes_are_told_apart() -> None:
    game = Skirmish("harry E5, auror", "harry F5, death-eater", options={"mix": True})
    assert game.options()[0] == "turn light-harry"
    game.answer("turn light-harry")
    assert game.offered("challenge") == ["dark-harry"]


@pytest.mark.rule("FV-21.8")
def test_three_characters_and_one_item_a_side_is_the_standard() -> None:
    game = Skirmish.new(teams="example")
    game.answer("colour light")
    assert game.s.size == 3
    assert game.asked()[1] == "item"
    small = Skirmish.new(teams="example", two=True, items=False)
    small.answer("colour light")
    assert small.s.size == 2
    assert small.s.kind.count(-1) == 2


@pytest.mark.rule("FV-21.10")
def test_the_first_player_in_seat_order_decides_for_the_side() -> None:
    game = Skirmish.new(seats=4, scenario="leaders")
    asked = set()
    while game.asked()[1] != "place":
        seat, question = game.asked()
        asked.add((seat, question))
        game.choose(seat, game.options(seat)[0])
    assert {seat for seat, _ in asked} == {0, 1}
    assert {"pick", "item", "holder", "share", "leader"} <= {question for _, question in asked}


@pytest.mark.rule("FV-21.10", "FV-17.6")
def test_the_order_of_returns_is_decided_by_the_first_player() -> None:
    game = Skirmish("harry track 1, auror track 1, hermione J5", "bellatrix A4, voldemort", seats=4)
    game.s.controller[game.figure("auror")] = game.s.controller[game.figure("harry")] = 2
    game.end_round(until="return-order")
    assert game.asked()[0] == 0
    game.answer("return auror")
    assert game.asked() == (2, "return")
