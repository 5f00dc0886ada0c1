"""What a sensible player does."""

from __future__ import annotations

import pytest

from spellwright.testing.funkoverse import Skirmish
from tests.funkoverse.bot.games import advice_for, advised


def best(game: Skirmish) -> str:
    return advised(game.s, game.s.asks[0].seat)


def follow(game: Skirmish, choices: int) -> list[str]:
    """So many choices of greedy for whoever is asked."""
    chosen = []
    for _ in range(choices):
        chosen.append(best(game))
        game.answer(chosen[-1])
    return chosen


# -- points ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["flags", "control", "leaders", "territory"])
def test_it_takes_a_point_marker_that_is_at_hand(scenario: str) -> None:
    marker = {"flags": "F9", "control": "F9", "leaders": "A5", "territory": "A5"}[scenario]
    game = Skirmish(f"harry {marker}", "voldemort", scenario=scenario)
    assert any(choice.startswith("take ") for choice in follow(game, 2))


def test_it_walks_to_a_point_marker_and_takes_it() -> None:
    game = Skirmish("harry C10, auror I4", "voldemort", scenario="leaders")
    game.s.marker_cooldown[1], game.s.marker_side[1] = 4, 0
    game.turn("auror")
    moved, taken = follow(game, 2)
    assert moved.startswith("move ")
    assert taken in ("take C", "take D")


def test_it_claims_an_area_it_stands_in() -> None:
    game = Skirmish("auror E2", "voldemort")
    game.s.marker_cooldown, game.s.marker_side = [4] * 4, [0] * 4
    game.refresh()
    assert "claim 3" in follow(game, 2)


def test_it_never_flips_its_own_control_marker() -> None:
    game = Skirmish("auror F5", "voldemort")
    game.s.control[1], game.s.control_at[1] = 0, game.s.at[0]
    game.refresh()
    assert "flip 2" in game.options()
    assert "flip 2" not in follow(game, 2)


def test_it_flips_a_marker_of_the_rivals() -> None:
    game = Skirmish("auror F8", "voldemort")
    game.s.control[0], game.s.control_at[0] = 1, game.s.at[0]
    game.refresh()
    assert "flip 1" in follow(game, 2)


def test_a_control_marker_is_put_where_the_rivals_have_far_to_go() -> None:
    game = Skirmish("auror F5", "voldemort A5")
    game.answer("claim 2")
    assert best(game) == "place G5"


def test_it_goes_to_the_rival_flag_and_comes_home_from_it() -> None:
    game = Skirmish("auror C6", "voldemort K3 exhausted", scenario="flags")
    game.s.marker_cooldown, game.s.marker_side = [4] * 4, [0] * 4
    game.refresh()
    while game.asked()[1] == "action":
        game.answer(best(game))
    assert game.asked()[1] == "flag"
    assert best(game).startswith("place ")


def test_it_enters_the_scoring_area() -> None:
    game = Skirmish("auror G9", "voldemort A1 exhausted", scenario="territory")
    game.s.marker_cooldown, game.s.marker_side = [4] * 4, [0] * 4
    game.refresh()
    while game.asked()[1] == "action" and game.s.round == 1:
        game.answer(best(game))
    assert game.points() == (2, 0)


# -- fighting --------------------------------------------------------------------------------------


def test_it_knocks_out_whoever_lies_next_to_it() -> None:
    game = Skirmish("auror E4", "death-eater D4 down, voldemort", scenario="first-game")
    assert best(game) == "challenge death-eater"
    assert str(advice_for(game.s, 0).reason) == "You knock out the Death Eater 48 % of the time."


def test_of_two_rivals_it_attacks_the_one_that_is_down() -> None:
    game = Skirmish("auror E4", "death-eater D4 down, bellatrix F4", scenario="first-game")
    assert best(game) == "challenge death-eater"


def test_it_does_not_waste_a_challenge_on_somebody_a_loyal_friend_protects() -> None:
    game = Skirmish("auror E4 down, hermione E3", "death-eater D4", first="dark")
    assert "challenge auror" in game.options()
    assert best(game) != "challenge auror"
    assert "challenge auror" not in follow(game, 1)


def test_it_attacks_the_rival_leader_first() -> None:
    game = Skirmish(
        "auror E4",
        "death-eater D4, bellatrix F4",
        scenario="leaders",
        leaders=("auror", "bellatrix"),
    )
    assert best(game) == "challenge bellatrix"


def test_the_one_who_can_knock_out_takes_the_turn() -> None:
    game = Skirmish("hermione, auror E4", "death-eater D4 down", scenario="first-game")
    assert best(game) == "turn auror"


def test_it_gets_up_when_a_rival_is_near() -> None:
    game = Skirmish("auror E5 down, harry K7", "death-eater F5")
    assert best(game) == "turn auror"
    game.turn("auror")
    assert best(game) == "rally"


def test_it_helps_an_ally_up() -> None:
    game = Skirmish("auror E4, harry E3 down", "death-eater D3", scenario="first-game")
    game.turn("auror")
    assert "assist harry" in follow(game, 2)


def test_fiendfyre_is_for_somebody_in_range() -> None:
    game = Skirmish("harry D4", "voldemort F4", scenario="first-game", first="dark")
    assert best(game) == "use fiendfyre"


def test_luck_is_not_drunk_for_six_dice() -> None:
    game = Skirmish(
        "hermione E4", "voldemort F4", first="dark", items=("", "felix-felicis voldemort")
    )
    game.do("voldemort", "use fiendfyre")
    assert game.asked()[1] == "felix"
    assert best(game) == "save"


def test_luck_is_drunk_for_a_knock_out() -> None:
    game = Skirmish("harry E5", "bellatrix F5 down", items=("felix-felicis harry", ""))
    game.do("harry", "challenge bellatrix")
    assert best(game) == "drink"


def test_a_rival_that_obeys_attacks_its_own_side() -> None:
    game = Skirmish("auror E4, harry E3 down", "bellatrix C4", scenario="first-game", first="dark")
    game.do("bellatrix", "use imperio")
    while game.asked()[1] == "target":
        game.answer(best(game))
    assert game.asked()[1] == "controlled"
    assert best(game) == "challenge harry"


def test_the_dagger_comes_before_a_plain_challenge() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5", items=("dagger harry", ""))
    game.s.marker_cooldown, game.s.marker_side = [4] * 4, [0] * 4
    game.s.control = [0, 0, 0]
    game.s.control_at = [area[0] for area in game.s.board.areas]
    game.put_token("light", "blue", 0, 4)
    game.turn("harry")
    assert best(game) == "use-item dagger"
